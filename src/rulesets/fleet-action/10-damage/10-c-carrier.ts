import { first, second } from '#kernel/table/index.ts'
import { cvTest } from '../00-tests/0-tests.ts'
import { type Seen, sheetAt } from '../02-data-sheet/state.ts'
import { WHERE } from '../09-air/sky.ts'
import { aboardOf, deckAt, standAt } from '../09-air/standing.ts'
import { R } from '../book/register.ts'
import { fuel as fuelMarks, low, step } from '../book/tables.ts'
import { deckFell, type FleetDesk, standDestroyed, trackRose } from '../events/events.ts'
import { isHeld } from './10-4-armour.ts'
import { HELD, SETTLED, stepsFor, VOID } from './10-costs.ts'
import { explode } from './10-magazine.ts'

// 10.C The results of the Carrier and Air Base Critical Damage Table that stand in no other. See 10-rows.ts.

/** Rows 15 and 16 H, one for each point; and a flight-deck catapult with each result, paid or not (R8). */
export function airOperations(desk: FleetDesk, ship: number, c: number): number {
  const why = R['FA-10.C-airops']
  const { h, catapults } = deckAt(desk.state, ship)
  if (h + catapults === 0) return VOID
  if (isHeld(desk, ship, 'flight deck')) return HELD
  const lost = stepsFor(c, 1, h)
  if (lost > 0) deckFell(desk, { ship, track: 'h', by: lost }, why)
  if (catapults > 0) deckFell(desk, { ship, track: 'catapults', by: 1 }, why)
  return lost
}

/** Rows 17 and 18 RRR, one for each 2; then each stand that is refuelled or rearmed in the hangar, by the CV on arrival (R11). */
export function inHangar(desk: FleetDesk, ship: number, c: number): number {
  const why = R['FA-10.C-hangar']
  const { rrr } = deckAt(desk.state, ship)
  const stands = armingOf(desk.state, ship)
  if (rrr + stands.length === 0) return VOID
  if (isHeld(desk, ship, 'flight deck')) return HELD
  const lost = stepsFor(c, 2, rrr)
  if (lost > 0) deckFell(desk, { ship, track: 'rrr', by: lost }, why)
  for (const stand of stands) if (cvTest(desk, c, why)) standDestroyed(desk, { stand, ship }, why)
  return 2 * lost
}

export const armingOf = (state: Seen, ship: number): number[] =>
  aboardOf(state, ship).filter(stand => standAt(state, stand).where === WHERE.arming)

/** Rows 19 and 20 Fuel and ammunition: a Fire, and a Carrier Fuel Explosion Test. All CV is used. */
export function fuel(desk: FleetDesk, ship: number, c: number): number {
  if (isHeld(desk, ship, 'flight deck')) return HELD
  trackRose(desk, { ship, track: 'fires', by: 1 }, R['FA-10.C-fuel'])
  return fuelTest(desk, ship, c) ? SETTLED : c
}

/** H13 After the Fire of the row: she explodes at the steps of the CV and of her fires, or burns more; whether she is gone. */
export function fuelTest(desk: FleetDesk, ship: number, c: number): boolean {
  const why = R['FA-H13']
  const { card } = sheetAt(desk.state, ship)
  const sum = desk.reckoning.begin('explodes at this or less', 0, why).plus('step of the CV', step(c), why)
  sum.plus('step of her fires', step(desk.state.ships[ship]!.fires), why)
  sum.plus('poor carrier safety', card.poorCarrierSafety ? 1 : 0, why).beside('or less burns more, the CV', c, why)
  const thrown = desk.dice.count(1, fuelMarks(sum.total, Math.min(20, c)), why)
  if (first(thrown) > 0) {
    explode(desk, ship, card.air!.H, why)
    return true
  }
  if (second(thrown) > 0) trackRose(desk, { ship, track: 'fires', by: 1 }, why)
  return false
}

/** 10.U row 20, R60 Whoever had H: above it on the d20 her weapons are hit, at it or under it fuel and ammunition. */
export function isFuelHit(desk: FleetDesk, ship: number): boolean {
  const { air } = sheetAt(desk.state, ship).card
  if (air === undefined) return false
  const why = R['FA-10.U-20-carrier']
  desk.reckoning.begin('original H, to be thrown or less', air.H, why)
  return desk.dice.count(1, low(air.H), why) === 1
}
