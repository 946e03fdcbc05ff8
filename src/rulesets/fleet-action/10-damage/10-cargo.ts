import { cvTest } from '../00-tests/0-tests.ts'
import { sheetAt } from '../02-data-sheet/state.ts'
import { R } from '../book/register.ts'
import { low } from '../book/tables.ts'
import { type FleetDesk, fittingLost, trackRose } from '../events/events.ts'
import { SETTLED, VOID } from './10-costs.ts'
import { explode } from './10-magazine.ts'

/** 10.S The cargo goes, all of it (H36); fuel burns and ammunition may explode, by the CV of the hit itself (R23). */
export function loseCargo(desk: FleetDesk, ship: number, c: number): number {
  if (desk.state.ships[ship]!.cargo === 0) return VOID
  fittingLost(desk, { ship, fitting: 'cargo' }, R['FA-10.S-cargo'])
  const { kind, points } = sheetAt(desk.state, ship).card.cargo!
  const { cv } = desk.state.ships[ship]!
  if (kind === 'fuel') burn(desk, ship, points, cv)
  if (kind === 'ammunition' && ignites(desk, ship, cv)) {
    // R22: a d6 of blast for each point
    explode(desk, ship, points)
    return SETTLED
  }
  return c
}

/** 10.S Fuel: a fire at once, and a Fire Test for each point, which may light one more. */
function burn(desk: FleetDesk, ship: number, points: number, cv: number): void {
  const why = R['FA-10.S-cargo-fuel']
  desk.reckoning.begin('CV, to be thrown or less', cv, why).beside('points of fuel, a die each', points, why)
  const lit = points === 0 ? 0 : desk.dice.count(points, low(cv), why)
  trackRose(desk, { ship, track: 'fires', by: 1 + lit }, why)
}

/** 10.S Ammunition: a Fire Test, and a second one if the first fails on a ship that burns. */
function ignites(desk: FleetDesk, ship: number, cv: number): boolean {
  const why = R['FA-10.S-cargo-ammo']
  return cvTest(desk, cv, why) || (desk.state.ships[ship]!.fires > 0 && cvTest(desk, cv, why))
}
