import type { Cite } from '#kernel/book/index.ts'
import { work } from '#kernel/desk/index.ts'
import { passes } from '../00-tests/0-tests.ts'
import { BERTH, isLost, RESOLVE, type Seen, sheetAt, WRECK } from '../02-data-sheet/state.ts'
import { loseBerths } from '../09-air/losses.ts'
import { R } from '../book/register.ts'
import { step } from '../book/tables.ts'
import {
  type FleetDesk,
  shipAbandoned,
  shipLost,
  shipRallied,
  shipWithdrew,
  squadronBroke,
  squadronCounted,
} from '../events/events.ts'
import { testAirSquadrons, testStands } from './6-7-air-morale.ts'
import { END_PHASE, teamsOf } from './6-7-end-phase.ts'

/** 6.7 The End Phase: damage control and fires, then morale of ships, of stands, of squadrons. */
export function endPhase(desk: FleetDesk): void {
  const { ships } = desk.state
  // H33: who was abandoned a turn ago is a wreck now
  for (let ship = 0; ship < ships.length; ship++) {
    if (isSound(desk.state, ship) && ships[ship]!.resolve === RESOLVE.abandoned)
      shipLost(desk, { ship, end: WRECK }, R['FA-H33'])
  }
  for (let ship = 0; ship < ships.length; ship++) {
    if (isSound(desk.state, ship)) work(END_PHASE, desk, { target: ship }, teamsOf(desk.state, ship))
  }
  for (let ship = 0; ship < ships.length; ship++) if (isSound(desk.state, ship)) testShip(desk, ship)
  // what burnt out in this phase takes its aircraft with it before their squadrons are counted
  loseBerths(desk)
  testStands(desk)
  for (let squadron = 0; squadron < desk.state.squadrons.length; squadron++) testSquadron(desk, squadron)
  testAirSquadrons(desk)
}
const isSound = (state: Seen, ship: number): boolean => !isLost(state, ship) && state.ships[ship]!.berth !== BERTH.away

/** 12.3, R38 What has befallen her in this turn, cause by cause: Structure or Flotation at a third or less, or at nothing. */
export function causesOf(state: Seen, ship: number): number {
  const { s, f, sBefore, fBefore } = state.ships[ship]!
  const { card, isStand } = sheetAt(state, ship)
  if (isStand) return 0
  const crossed = (now: number, before: number, whole: number): number =>
    whole === 0 ? 0 : Number(3 * now <= whole && 3 * before > whole) + Number(now === 0 && before > 0)
  return crossed(s, sBefore, card.S) + crossed(f, fBefore, card.F)
}

/** 12.3, H33 A test for each cause; one that fails sends her off, two leave her abandoned. Who withdraws may find heart again. */
export function testShip(desk: FleetDesk, ship: number, causes = causesOf(desk.state, ship)): void {
  const { resolve, squadron } = desk.state.ships[ship]!
  if (resolve === RESOLVE.abandoned || sheetAt(desk.state, ship).card.isLand) return
  let failed = 0
  for (let cause = 0; cause < causes; cause++) if (!shipHolds(desk, ship, R['FA-12.3-roll'])) failed++
  if (failed > 1) return shipAbandoned(desk, { ship }, R['FA-H33'])
  if (failed === 1 && resolve === RESOLVE.steady) return shipWithdrew(desk, { ship }, R['FA-H33'])
  const mayRally = causes === 0 && resolve === RESOLVE.withdrawing && desk.state.squadrons[squadron]?.broken === 0
  if (mayRally && shipHolds(desk, ship, R['FA-H33'])) shipRallied(desk, { ship }, R['FA-H33'])
}

/** 12.3, R39 d10 and Crew Quality, or the Command Value of whoever commands the squadron from her; fires count against her. */
export function shipHolds(desk: FleetDesk, ship: number, why: Cite): boolean {
  const { cq, flag, cmdv, fires } = desk.state.ships[ship]!
  const words = flag > 0 ? 'Command Value' : 'Crew Quality'
  const sum = desk.reckoning.begin('ship morale, added to the d10', flag > 0 ? cmdv : cq, why, words)
  sum.plus('fires', -step(fires), R['FA-12.3-roll'])
  return passes(desk, sum.total, why)
}

/** R40 Members sunk, wrecked, abandoned, or off the table. */
export const goneFrom = (state: Seen, squadron: number): number =>
  state.ships.filter(
    (each, ship) =>
      each.squadron === squadron &&
      (isLost(state, ship) || each.berth === BERTH.away || each.resolve === RESOLVE.abandoned),
  ).length

/** 12.5, R40 At half of its ships or fewer, in a turn in which it has lost one: d10 and Command Value. */
function testSquadron(desk: FleetDesk, squadron: number): void {
  const { gone: before, size, broken } = desk.state.squadrons[squadron]!
  const gone = goneFrom(desk.state, squadron)
  if (gone === before) return
  squadronCounted(desk, { squadron, gone }, R['FA-R40'])
  if (broken > 0 || gone === size || 2 * (size - gone) > size) return
  if (squadronHolds(desk, squadron)) return
  squadronBroke(desk, { squadron }, R['FA-12.5-trigger'])
  for (let ship = 0; ship < desk.state.ships.length; ship++) {
    const { squadron: hers, resolve } = desk.state.ships[ship]!
    if (hers === squadron && isSound(desk.state, ship) && resolve === RESOLVE.steady)
      shipWithdrew(desk, { ship }, R['FA-H33'])
  }
}

/** 12.5, R2 */
export function squadronHolds(desk: FleetDesk, squadron: number): boolean {
  const why = R['FA-12.5-roll']
  const sum = desk.reckoning.begin(
    'squadron morale, added to the d10',
    commandOf(desk.state, squadron),
    why,
    'Command Value',
  )
  return passes(desk, sum.total, why)
}
/** H19 The Command Value of its commander. */
export const commandOf = (state: Seen, squadron: number): number =>
  state.ships.find(({ squadron: of, flag }) => of === squadron && flag > 0)?.cmdv ?? 0
