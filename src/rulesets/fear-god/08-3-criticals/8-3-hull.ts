import type { Cite } from '#kernel/book/index.ts'
import type { Boat } from '../02-ships/annex.ts'
import { INTERMEDIATE_I, SHALLOW, SURFACE } from '../02-ships/conditions.ts'
import { isAfloat, type Seen, turnOf } from '../02-ships/state.ts'
import { CHANCE, comes } from '../book/chance.ts'
import { R } from '../book/register.ts'
import { depthChanged, type FearGodDesk, hullDeformed, shipDestroyed, shipSinking } from '../events/events.ts'

export const boatOf = (state: Seen, ship: number): Readonly<Boat> =>
  state.annex.boats.find(boat => boat.ship === ship) as Readonly<Boat>
export const isSubmerged = (state: Seen, ship: number): boolean => isBelow(state, ship, SURFACE)
/** Is she a boat that lies deeper than that zone? */

export const isBelow = (state: Seen, ship: number, zone: number): boolean => {
  for (const boat of state.annex.boats) if (boat.ship === ship) return boat.zone > zone
  return false
}

/** 8.3 Hull Penetration: to Intermediate I she surfaces by half and sinks in D10 × 2 turns, on the surface without that half (R109); deeper she is lost. */
export function penetrateHull(desk: FearGodDesk, ship: number, why: Cite): void {
  if (!isAfloat(desk.state, ship)) return
  const { zone } = boatOf(desk.state, ship)
  const rises = zone === SURFACE || (zone <= INTERMEDIATE_I && desk.dice.chance(50, R['FGDN-8.3-hullpen']))
  if (!rises) return shipDestroyed(desk, { ship }, why)
  if (zone !== SURFACE) depthChanged(desk, { ship, zone: SURFACE, broached: 0 }, R['FGDN-8.3-hullpen'])
  shipSinking(desk, { ship, turn: turnOf(desk.state) + 2 * desk.dice.one(10, R['FGDN-8.3-hullpen']) }, why)
}

/** 8.3 Hull Deformation: the third is a penetration. */
export function deformHull(desk: FearGodDesk, ship: number): void {
  const { deformed } = boatOf(desk.state, ship)
  hullDeformed(desk, { ship }, deformed === 0 ? R['FGDN-8.3-hulldef-1'] : R['FGDN-8.3-hulldef-2'])
  if (deformed + 1 >= 3) penetrateHull(desk, ship, R['FGDN-8.3-hulldef-3'])
}

/** 8.3 Chance that a deformed hull fails at her depth: 25 per cent for each zone below Intermediate I, then 30 below Shallow. */
export function hullRisk({ deformed, zone }: Readonly<Pick<Boat, 'deformed' | 'zone'>>): number {
  if (deformed === 0) return 0
  return deformed === 1 ? 25 * Math.max(0, zone - INTERMEDIATE_I) : 30 * Math.max(0, zone - SHALLOW)
}

/** R68 In the Resolution Phase of each Tactical Turn. */
export function testHull(desk: FearGodDesk, ship: number): void {
  const boat = boatOf(desk.state, ship)
  const why = boat.deformed === 1 ? R['FGDN-8.3-hulldef-1'] : R['FGDN-8.3-hulldef-2']
  desk.reckoning.begin(CHANCE, hullRisk(boat), why).beside('dents in her hull', boat.deformed, why)
  if (comes(desk, why)) penetrateHull(desk, ship, why)
}
