import { cvTest } from '../00-tests/0-tests.ts'
import { isLost, SUNK, sheetAt } from '../02-data-sheet/state.ts'
import { R } from '../book/register.ts'
import { TOPS } from '../book/tables.ts'
import { type FleetDesk, fittingLost, screenGone, trackFell, trackRose } from '../events/events.ts'
import { flooded, ruinOnLand, wreckTest } from './10-2-damage.ts'
import { isHeld } from './10-4-armour.ts'
import { HELD, SETTLED, sizeCost, stepsFor, VOID } from './10-costs.ts'
import { slow } from './10-rows.ts'

// 10.S The results of the Structural Critical Damage Table that stand in no other. See 10-rows.ts.

/** Rows 1 and 2 Flotation falls by all the CV; at 0, now or before, a Wreck Test, and failing it she goes down with no marker. */
export function hull(desk: FleetDesk, ship: number, c: number): number {
  if (isHeld(desk, ship, 'belt')) return HELD
  const why = R['FA-10.S-hull']
  if (sheetAt(desk.state, ship).card.isLand) {
    const { s } = desk.state.ships[ship]!
    if (s > 0) trackFell(desk, { ship, track: 's', by: Math.min(c, s) }, why)
    ruinOnLand(desk, ship)
  } else if (flooded(desk, ship, c, why)) wreckTest(desk, ship, SUNK)
  return isLost(desk.state, ship) ? SETTLED : c
}

/** Row 3 A second die: optics and radar, or spotting top and masts. */
export function tops(desk: FleetDesk, ship: number, c: number): number {
  return desk.dice.row(TOPS, 0, R['FA-R45']) === 'optics' ? optics(desk, ship, c) : masts(desk, ship, c)
}

/** The Gunnery Modifier, one for each 5, with no floor; search radar goes with it, paid or not (R16). All CV is used. */
function optics(desk: FleetDesk, ship: number, c: number): number {
  const why = R['FA-10.S-optics']
  const lost = Math.floor(c / 5)
  if (lost > 0) trackFell(desk, { ship, track: 'gm', by: lost }, why)
  if (desk.state.ships[ship]!.searchRadar > 0) fittingLost(desk, { ship, fitting: 'searchRadar' }, why)
  return c
}

/** Spotting Distance, one band for each 4. */
function masts(desk: FleetDesk, ship: number, c: number): number {
  const { sd } = desk.state.ships[ship]!
  if (sd === 0 || sheetAt(desk.state, ship).card.isLand) return VOID
  const bands = stepsFor(c, 4, sd)
  if (bands > 0) trackFell(desk, { ship, track: 'sd', by: bands }, R['FA-10.S-masts'])
  return 4 * bands
}

/** Row 5 Fire Control, one for each point. */
export function fireControl(desk: FleetDesk, ship: number, c: number): number {
  const { fc } = desk.state.ships[ship]!
  if (fc === 0) return VOID
  if (isHeld(desk, ship, 'conning tower')) return HELD
  const lost = stepsFor(c, 1, fc)
  trackFell(desk, { ship, track: 'fc', by: lost }, R['FA-10.S-firecontrol'])
  return lost
}

/** Rows 7 to 9 Speed; the first such hit ends her smoke, paid or not (R17). */
export function engineRoom(desk: FleetDesk, ship: number, c: number): number {
  const { speed, smoke } = desk.state.ships[ship]!
  // R17: while she can make smoke there is something to lose, though no knot is left
  if (speed === 0 && (smoke === 0 || sheetAt(desk.state, ship).card.isLand)) return VOID
  if (isHeld(desk, ship, 'belt')) return HELD
  const used = speed === 0 ? 0 : slow(desk, ship, c, 0, R['FA-10.S-engine'])
  if (smoke > 0) fittingLost(desk, { ship, fitting: 'smoke' }, R['FA-10.S-engine'])
  if (desk.state.ships[ship]!.screen > 0) screenGone(desk, { ship }, R['FA-H23'])
  return used
}

/** Row 12, R15 One thing at a time: searchlights 3; ship planes 4, with a Fire Test by the CV on arrival; all gunnery radar 5. */
export function sensors(desk: FleetDesk, ship: number, c: number): number {
  const { searchlights, radar } = desk.state.ships[ship]!
  // 10.C: on a carrier’s ladder there are no planes
  const planes = sheetAt(desk.state, ship).isCarrier ? 0 : desk.state.ships[ship]!.planes
  const why = R['FA-10.S-sensors']
  const fitting = searchlights > 0 ? 'searchlights' : planes > 0 ? 'planes' : radar > 0 ? 'radar' : null
  if (fitting === null) return VOID
  const cost = { searchlights: 3, planes: 4, radar: 5 }[fitting]
  if (c < cost) return 0
  fittingLost(desk, { ship, fitting }, why)
  if (fitting === 'planes' && cvTest(desk, c, why)) trackRose(desk, { ship, track: 'fires', by: 1 }, why)
  return cost
}

/** Row 13 A fire for each step; too little lights none (R18). All CV is used. */
export function fire(desk: FleetDesk, ship: number, c: number): number {
  const least = desk.state.fixed.switches.shortFire ? 1 : 0
  const fires = Math.max(least, Math.floor(c / sizeCost(desk.state, ship)))
  if (fires > 0) trackRose(desk, { ship, track: 'fires', by: fires }, R['FA-10.S-fire'])
  return c
}
