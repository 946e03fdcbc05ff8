import type { Cite } from '#kernel/book/index.ts'
import { BERTH, isLost } from '../02-data-sheet/state.ts'
import { R } from '../book/register.ts'
import { type FleetDesk, standDestroyed, standLeft } from '../events/events.ts'
import { aboardOf } from './standing.ts'

/** H14 What is aboard goes with its ship. */
export function loseAboard(desk: FleetDesk, ship: number, why: Cite): void {
  for (const stand of aboardOf(desk.state, ship)) standDestroyed(desk, { stand, ship }, why)
}

/** FA-H75 What is aboard a ship that is lost is lost with her; what is aboard one that leaves the table is off it. */
export function loseBerths(desk: FleetDesk): void {
  for (let ship = 0; ship < desk.state.ships.length; ship++) {
    if (isLost(desk.state, ship)) loseAboard(desk, ship, R['FA-H75-decks'])
    else if (desk.state.ships[ship]!.berth === BERTH.away)
      for (const stand of aboardOf(desk.state, ship)) standLeft(desk, { stand }, R['FA-H42'])
  }
}
