import { angleOff } from '#kernel/geometry/index.ts'
import type { Seen } from '../02-ships/state.ts'
import { isSubmerged } from '../08-3-criticals/8-3-hull.ts'
import { ALONGSIDE, isStopped, pickUp, roomIn } from '../08-4-repairs/8-6-rescue.ts'
import type { FearGodDesk } from '../events/events.ts'
import { bearingTo, yardsBetween } from '../measured.ts'

/** H33 Tenths of a degree off the wind's eye within which a ship lies upwind of the men. */
const UPWIND = 900
/** H33 Men saved that are worth a point. */
const MEN_A_POINT = 10

/** 8.6, H33 In Resolution every ship that lies stopped upwind of men in the water picks some of them up, as far as she has room. */
export function rescueAll(desk: FearGodDesk): void {
  const { ships, annex, fixed } = desk.state
  for (let ship = 0; ship < ships.length; ship++) {
    const room = roomIn(desk.state, ship) - rescuedBy(desk.state, ship)
    if (room <= 0 || !isStopped(desk.state, ship) || isSubmerged(desk.state, ship)) continue
    const group = annex.survivors.findIndex(men => men.count > 0 && reaches(desk.state, ship, men.ship))
    if (group >= 0) pickUp(desk, group, ship, fixed.scene.seaState, room)
  }
}

/** The men drift where their ship went down. */
function reaches(state: Seen, ship: number, lost: number): boolean {
  if (lost < 0) return false
  return yardsBetween(state, lost, ship) <= ALONGSIDE && angleOff(bearingTo(state, lost, ship), state.wind) <= UPWIND
}

function rescuedBy({ annex: { rescued } }: Seen, ship: number): number {
  let men = 0
  for (let at = 0; at < rescued.length; at += 2) if (rescued[at] === ship) men += rescued[at + 1]!
  return men
}

/** 8.6, H33 Points of a side for men that its ships have saved, whoever's they were. */
export function pointsForRescue(state: Seen, seat: number): number {
  const { rescued } = state.annex
  let men = 0
  for (let at = 0; at < rescued.length; at += 2) if (state.ships[rescued[at]!]!.seat === seat) men += rescued[at + 1]!
  return Math.floor(men / MEN_A_POINT)
}
