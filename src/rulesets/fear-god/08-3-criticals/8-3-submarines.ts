import { PERISCOPE, SURFACE, ZONES } from '../02-ships/conditions.ts'
import { type Seen, sheetAt, turnOf } from '../02-ships/state.ts'
import { comes } from '../book/chance.ts'
import { R } from '../book/register.ts'
import { BROACHES, HALF_UP, UP_OR_DOWN } from '../book/tables.ts'
import {
  brokenIn,
  cellsLost,
  depthChanged,
  depthControlLost,
  type FearGodDesk,
  fusesBlown,
  passingHit,
  passingMended,
  solutionsLost,
} from '../events/events.ts'
import { boatOf } from './8-3-hull.ts'

/** 8.3 Battery: D6 × 5 per cent of her greatest endurance, shared by charged and spent cells in proportion. */
export function hitCells(desk: FearGodDesk, ship: number): void {
  const why = R['FGDN-8.3-battery']
  const { endurance } = sheetAt(desk.state, ship).card.boat!
  const { charged, spent } = boatOf(desk.state, ship)
  desk.reckoning.begin('endurance, of which each point of the die takes 5 per cent', endurance, why)
  const lost = Math.min(charged + spent, Math.floor((endurance * 5 * desk.dice.one(6, why)) / 100))
  if (lost === 0) return
  const ofSpent = Math.floor((lost * spent) / (charged + spent))
  cellsLost(desk, { ship, charged: lost - ofSpent, spent: ofSpent }, why)
}

/** 8.3 Switchboard: out for D6/2 turns, rounded up. */
export function hitSwitchboard(desk: FearGodDesk, ship: number): void {
  const why = R['FGDN-8.3-switchboard']
  fusesBlown(desk, { ship, until: turnOf(desk.state) + desk.dice.row(HALF_UP, 0, why) }, why)
}
/** 8.3 Without a switchboard: no torpedoes, no change of depth or course, no propulsion. */
export const isPowerless = (state: Seen, ship: number): boolean => {
  for (const boat of state.annex.boats) if (boat.ship === ship) return boat.fuses >= turnOf(state)
  return false
}

/** 8.3 Bridge: firing solutions are lost; submerged she comes to periscope depth, and on a 1 she broaches this turn. */
export function hitControlRoom(desk: FearGodDesk, ship: number): void {
  const why = R['FGDN-8.3-bridge-sub']
  solutionsLost(desk, { ship }, why)
  const { zone } = boatOf(desk.state, ship)
  if (zone === SURFACE) return
  const broaches = desk.dice.count(1, BROACHES, why) > 0
  depthChanged(desk, { ship, zone: broaches ? SURFACE : PERISCOPE, broached: Number(broaches) }, why)
}

/** 8.3 Rudder of a submerged boat. */
export const loseDepthControl = (desk: FearGodDesk, ship: number): void =>
  depthControlLost(desk, { ship }, R['FGDN-8.3-rudder-sub'])

/** 8.3 Before each Plotting Phase: by 5 per cent for each knot a zone up or down, never past crush depth. One that has broached dives again, unless it comes up once more. */
export function driftDepth(desk: FearGodDesk, ship: number): void {
  const { zone, broached, adrift } = boatOf(desk.state, ship)
  if (zone === SURFACE && broached === 0) return
  const why = R['FGDN-8.3-rudder-sub']
  const knots = Math.floor(desk.state.ships[ship]!.speed / 10)
  desk.reckoning.begin('chance in a hundred, five for each knot', adrift > 0 ? 5 * knots : 0, why)
  const drifts = comes(desk, why)
  const up = drifts && desk.dice.count(1, UP_OR_DOWN, why) > 0
  if (broached > 0) {
    if (!up) depthChanged(desk, { ship, zone: PERISCOPE, broached: 0 }, why)
    return
  }
  if (!drifts) return
  const crush = ZONES.indexOf(sheetAt(desk.state, ship).card.boat!.crush)
  const to = up ? zone - 1 : Math.max(zone, Math.min(crush, zone + 1))
  if (to !== zone) depthChanged(desk, { ship, zone: to, broached: Number(to === SURFACE) }, why)
}

/** 8.1.2 Minor column: what this loses comes back after D6 turns, one die for each critical (R76). */
export function passing(desk: FearGodDesk, ship: number, act: () => void): void {
  const before = brokenIn(desk.state, ship)
  act()
  for (const [system, index, count] of brokenIn(desk.state, ship)) {
    const had = before.find(([of, which]) => of === system && which === index)?.[2] ?? 0
    if (count === had) continue
    const why = R['FGDN-8.1.2-sub-minor-clear']
    return passingHit(desk, { ship, system, index, turn: turnOf(desk.state) + desk.dice.one(6, why) }, why)
  }
}

/** What has passed works again, unless it was mended before. */
export function mendPassing(desk: FearGodDesk, ship: number, amount: number): void {
  const system = Math.floor(amount / 100)
  const index = amount % 100
  const broken = brokenIn(desk.state, ship).some(([of, which]) => of === system && which === index)
  if (broken) passingMended(desk, { ship, system, index }, R['FGDN-8.1.2-sub-minor-clear'])
}

export const mayChangeDepth = (state: Seen, ship: number): boolean => !isPowerless(state, ship)
export const mayFireTorpedoes = (state: Seen, ship: number): boolean => !isPowerless(state, ship)
/** H42 Is she still working out a new firing solution? */
export const isUnsolved = (state: Seen, ship: number): boolean =>
  state.annex.boats.some(boat => boat.ship === ship && boat.unsolved >= turnOf(state))
