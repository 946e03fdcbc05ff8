import { crewTest } from '../00-tests/0-tests.ts'
import { FLASHOVER, SUNK, sheetAt } from '../02-data-sheet/state.ts'
import { R } from '../book/register.ts'
import { type FleetDesk, powerFailed } from '../events/events.ts'
import { flooded, wreckTest } from './10-2-damage.ts'
import { SETTLED, VOID } from './10-costs.ts'

// 10.U The results of the Underwater Critical Damage Table that stand in no other. Nothing protects against them.

/**
 * Bulkheads: Flotation falls by all the CV. At 0 a Wreck Test ends the matter, one way or the other (R13); above 0 a flashover
 * stops there, and a Crew Test that fails lets the whole result come again (R12).
 */
export function bulkheads(desk: FleetDesk, ship: number, c: number): number {
  const why = R['FA-10.U-bulkheads']
  const poor = sheetAt(desk.state, ship).card.poorUnderwaterProtection ? -1 : 0
  const { floodOnce } = desk.state.fixed.switches
  for (let again = false; ; again = true) {
    if (flooded(desk, ship, c, why)) return wreckTest(desk, ship, SUNK) ? c : SETTLED
    if (desk.state.ships[ship]!.sort === FLASHOVER || (again && floodOnce)) return c
    if (crewTest(desk, ship, poor, why)) return c
  }
}

/** Power failure, until it is repaired (R62). A ship without power has none to lose (FA-H56). All CV is used. */
export function power(desk: FleetDesk, ship: number, c: number): number {
  if (desk.state.ships[ship]!.dark > 0) return VOID
  powerFailed(desk, { ship }, R['FA-10.U-power'])
  return c
}
