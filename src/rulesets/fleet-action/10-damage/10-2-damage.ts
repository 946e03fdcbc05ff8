import type { Cite } from '#kernel/book/index.ts'
import { passes } from '../00-tests/0-tests.ts'
import { DESTROYED, SUNK, sheetAt, WRECK } from '../02-data-sheet/state.ts'
import { R } from '../book/register.ts'
import { step } from '../book/tables.ts'
import { type FleetDesk, shipLost, trackFell } from '../events/events.ts'
import { isInFoulWeather } from '../measured.ts'

/** H6 A hit's damage points: guns take Structure, torpedoes Flotation; what Structure cannot absorb passes on to Flotation. */
export function takeIP(desk: FleetDesk, ship: number, ip: number, first: 's' | 'f', why: Cite): void {
  const onLand = sheetAt(desk.state, ship).card.isLand
  let flood = ip
  if (first === 's' || onLand) {
    const taken = Math.min(ip, desk.state.ships[ship]!.s)
    if (taken > 0) trackFell(desk, { ship, track: 's', by: taken }, why)
    flood -= taken
  }
  if (onLand) return ruinOnLand(desk, ship)
  if (flood > 0 && flooded(desk, ship, flood, why)) wreckTest(desk, ship, WRECK)
}

/** Flotation falls, to 0 at the least; whether it is 0 now. */
export function flooded(desk: FleetDesk, ship: number, points: number, why: Cite): boolean {
  const { f } = desk.state.ships[ship]!
  if (f > 0) trackFell(desk, { ship, track: 'f', by: Math.min(points, f) }, why)
  return f <= points
}

/** H34, R44 Without Structure a battery or an installation on land is destroyed; an air base makes a Wreck Test. */
export function ruinOnLand(desk: FleetDesk, ship: number): void {
  if (desk.state.ships[ship]!.s > 0) return
  if (sheetAt(desk.state, ship).isCarrier) wreckTest(desk, ship, DESTROYED)
  else shipLost(desk, { ship, end: DESTROYED }, R['FA-H34'])
}

/** 10.2 What helps and hinders her: crew, teams that are left (R64), fires, and two kinds of poor design (R65). */
export function wreckModifier(desk: FleetDesk, ship: number): number {
  const { cq, dc, fires } = desk.state.ships[ship]!
  const { poorCarrierSafety, poorUnderwaterProtection } = sheetAt(desk.state, ship).card
  const why = R['FA-10.2-roll']
  const sum = desk.reckoning.begin('Wreck Test, added to the d10', cq, why, 'Crew Quality')
  sum.plus('damage control teams', step(dc), why).plus('fires', -step(fires), why)
  sum.plus('poor carrier safety', poorCarrierSafety ? -1 : 0, why)
  return sum.plus('poor underwater protection', poorUnderwaterProtection ? -1 : 0, why).total
}

/** 10.2 A Wreck Test; in foul weather a success is thrown once more (R53). Failed, she ends as `end`: a wreck (R14), or sunk. */
export function wreckTest(desk: FleetDesk, ship: number, end: number): boolean {
  const modifier = wreckModifier(desk, ship)
  const mark = desk.state.fixed.switches.wreckMark
  const afloat = passes(desk, modifier, R['FA-10.2-roll'], mark) && weathers(desk, ship, modifier, mark)
  if (!afloat) shipLost(desk, { ship, end }, end === SUNK ? R['FA-10.2-fail-crit'] : R['FA-10.2-fail'])
  return afloat
}

/** R53 In foul weather what was passed is thrown once more. */
function weathers(desk: FleetDesk, ship: number, modifier: number, mark: number): boolean {
  if (!isInFoulWeather(desk.state, ship)) return true
  desk.reckoning.again()
  return passes(desk, modifier, R['FA-10.2-weather'], mark)
}
