import { z } from 'zod'
import type { Frozen } from '#kernel/desk/index.ts'
import { angleOff } from '#kernel/geometry/index.ts'
import { word } from '#kernel/order/index.ts'
import { no, type Refusal } from '#kernel/ruleset/index.ts'
import { index } from '../../schema.ts'
import type { Size } from '../02-ships/ship.ts'
import { isInPlay, type Seen } from '../02-ships/state.ts'
import { isSubmerged } from '../08-3-criticals/8-3-hull.ts'
import { ALONGSIDE, isStopped, pickUp, roomIn, sightedAs } from '../08-4-repairs/8-6-rescue.ts'
import { FRESH, type Survivors } from '../08-4-repairs/survivors.ts'
import { R } from '../book/register.ts'
import { type FearGodDesk, searchedInVain, survivorsSighted } from '../events/events.ts'
import { sightNow, sightOf } from '../light/s12-light.ts'
import { bearingTo, yardsBetween } from '../measured.ts'
import { isBlind } from '../sailing/s1-movement.ts'

/** 8.6, H43 In Plotting: a ship looks out for men in the water, at the end of the turn. */
const search = z.strictObject({ type: z.literal('Search'), ship: index })
export type Search = z.infer<typeof search>
export const SEARCH = word<Search>(search, { kind: 16, to: () => [], from: () => ({}) })

/** H43 Tenths of a knot above which nobody is made out in the water. */
export const SEARCH_SPEED = 150
/** 8.6, H43 Eighths of the sight at which men are made out, by the size that they count as; half, since they leave no wake, is taken off already. */
const EIGHTHS: Readonly<Partial<Record<Size, number>>> = { C: 4, D: 3, E: 2, G: 1 }

/** H33 Tenths of a degree off the wind's eye within which a ship lies upwind of the men. */
const UPWIND = 900
/** H33 Men saved that are worth a point. */
const MEN_A_POINT = 10

/** 8.6 Yards within which men are found by whoever looks for them. */
export const foundWithin = (state: Seen, { count }: Frozen<Survivors>): number =>
  (sightNow(state) * EIGHTHS[sightedAs(count)]!) >> 3

/** 8.6 Groups that a side knows of only by hearsay, and must look for. */
export const missingFor = ({ annex }: Seen, seat: number): number[] =>
  [...annex.survivors.keys()].filter(group => {
    const { ship, count, known } = annex.survivors[group]!
    return ship >= 0 && count > 0 && known !== FRESH && (known & (1 << seat)) === 0
  })

export function refuseSearch(state: Seen, { ship }: Search): Refusal | null {
  const why = R['FGDN-8.6-search']
  if (isBlind(state, ship)) return no(R['FGDN-R62'], 'without a bridge she takes no orders')
  if (isSubmerged(state, ship)) return no(R['FGDN-H34-diving'], 'she is submerged')
  return missingFor(state, state.ships[ship]!.seat).length > 0 ? null : no(why, 'there is nobody to be looked for')
}

/** 8.6 In Resolution: who saw a loss knows of its survivors, who searched finds others, and who lies by them picks them up. */
export function rescueAll(desk: FearGodDesk): void {
  if (desk.state.annex.survivors.length === 0) return
  settleSeen(desk)
  for (const { ship } of SEARCH.in(desk.state.plotted)) if (isInPlay(desk.state, ship)) searchWith(desk, ship)
  pickUpAll(desk)
}

/** 8.6, H43 Sides that had her in sight when she was lost need not look for her men. */
function settleSeen(desk: FearGodDesk): void {
  const { survivors } = desk.state.annex
  for (let group = 0; group < survivors.length; group++) {
    const { known, ship } = survivors[group]!
    if (known !== FRESH || ship < 0) continue
    const sides = [0, 1].reduce((bits, seat) => bits | (Number(isSeenBy(desk.state, seat, ship)) << seat), 0)
    survivorsSighted(desk, { group, sides, by: -1 }, R['FGDN-H43-search'])
  }
}
const isSeenBy = (state: Seen, seat: number, lost: number): boolean =>
  state.ships.some(
    (it, ship) =>
      it.seat === seat &&
      isInPlay(state, ship) &&
      !isSubmerged(state, ship) &&
      yardsBetween(state, ship, lost) <= sightOf(state, ship, lost),
  )

/** 8.6, H43 All that are near enough, unless she is too fast, or has dived. */
function searchWith(desk: FearGodDesk, ship: number): void {
  const { seat, speed } = desk.state.ships[ship]!
  const why = R['FGDN-8.6-search']
  const isFast = speed > SEARCH_SPEED
  const near = isFast || isSubmerged(desk.state, ship) ? [] : missingFor(desk.state, seat).filter(isNear)
  for (const group of near) survivorsSighted(desk, { group, sides: 1 << seat, by: ship }, why)
  if (near.length === 0) searchedInVain(desk, { ship, fast: Number(isFast) }, R['FGDN-H43-search'])

  function isNear(group: number): boolean {
    const men = desk.state.annex.survivors[group]!
    return yardsBetween(desk.state, men.ship, ship) <= foundWithin(desk.state, men)
  }
}

/** 8.6, H33 In Resolution every ship that lies stopped upwind of men of whom her side knows picks some of them up, as far as she has room. */
function pickUpAll(desk: FearGodDesk): void {
  const { ships, annex, fixed } = desk.state
  for (let ship = 0; ship < ships.length; ship++) {
    const room = roomIn(desk.state, ship) - rescuedBy(desk.state, ship)
    if (room <= 0 || !isStopped(desk.state, ship) || isSubmerged(desk.state, ship)) continue
    const group = annex.survivors.findIndex(
      men => men.count > 0 && (men.known & (1 << ships[ship]!.seat)) !== 0 && reaches(desk.state, ship, men.ship),
    )
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
  return pointsFor(men)
}
export const pointsFor = (men: number): number => Math.floor(men / MEN_A_POINT)
