import { once, type Steps, until } from '#kernel/desk/index.ts'
import { isGone, type Seen, type State, seatInTurn } from '../01-classes/state.ts'
import { nameFlag } from '../02-command/flagships.ts'
import { throwForConditions } from '../06-conditions/throw.ts'
import { runMarkers } from '../11-torpedoes/torpedoes.ts'
import { R } from '../book/register.ts'
import { type Event, type FirepowerDesk, firstTurnSettled, rateHalved, turnBegan } from '../events/events.ts'
import { interrupt } from './interrupt.ts'
import { isAsked, nextSegment } from './segments.ts'
import { endByTime } from './victory.ts'

/** What the winner of the first die may do. */
const TAKE = 0
const GIVE = 1

/** P6, P7 Light, weather and the sun are thrown for where they are not given, then who has the first turn. */
export function begin(desk: FirepowerDesk): void {
  throwForConditions(desk)
  throwForFirst(desk)
  if (desk.state.fixed.theatre !== null) beginTurn(desk, desk.state.now)
}

/** SEQ-A, R116 Each throws a die, equal dice again; the higher takes the first turn or gives it away. Once, before turn 1. @internal */
export function throwForFirst(desk: FirepowerDesk): void {
  while (throwTwo(desk) > 0);
}

/** One die each: 1 if they are equal, and nothing is settled yet. */
function throwTwo(desk: FirepowerDesk): number {
  const one = desk.dice.one(6, R['FP-SEQ-A'])
  const other = desk.dice.one(6, R['FP-R116'])
  if (one === other) return 1
  const higher = one > other ? 0 : 1
  const gives = desk.choose(higher, (1 << TAKE) | (1 << GIVE), higher, R['FP-SEQ-A']) === GIVE
  firstTurnSettled(desk, { first: gives ? 1 - higher : higher }, R['FP-SEQ-A'])
  return 0
}
export const FIRST_TURN: Steps<State, Event, unknown> = [once(() => 1), until(throwTwo)]

/** T0 A player's turn: his hit engine rooms halve their ships' rate once more (R76), and a fleet may have a new flagship (R29). */
function beginTurn(desk: FirepowerDesk, now: number): void {
  const seat = now % 2 === 0 ? desk.state.first : 1 - desk.state.first
  turnBegan(desk, { now, seat }, R['FP-SEQ-A'])
  halveRates(desk, seat)
  if (desk.state.fixed.theatre !== null) nameFlag(desk, seat)
}

function halveRates(desk: FirepowerDesk, seat: number): void {
  if (desk.state.fixed.switches.halvedOnce) return
  for (let ship = 0; ship < desk.state.ships.length; ship++) {
    const { seat: owner, engines } = desk.state.ships[ship]!
    if (owner === seat && engines === 1 && !isGone(desk.state, ship)) rateHalved(desk, { ship }, R['FP-R76'])
  }
}

/** H1 Of a duel: segments F and G, then T0 of the other player. */
export function endTurn(desk: FirepowerDesk): void {
  runMarkers(desk, seatInTurn(desk.state))
  beginTurn(desk, desk.state.now + 1)
}

/** 3.2 A battle goes on by itself until somebody's word is wanted, or it is over. */
export function proceed(desk: FirepowerDesk): void {
  if (desk.state.fixed.theatre === null || desk.state.first < 0) return
  interrupt(desk)
  while (desk.state.over === 0 && !isAsked(desk.state)) goOn(desk)
}

/** The next segment, or after the last the other player's turn. */
export function goOn(desk: FirepowerDesk): void {
  if (nextSegment(desk)) return interrupt(desk)
  endByTime(desk)
  if (desk.state.over === 0) beginTurn(desk, desk.state.now + 1)
}

/** Whose word is wanted: before the first turn of every side that has not written its orders (SETUP-E). */
export function sidesAsked(state: Seen): readonly number[] {
  if (state.over > 0) return []
  if (state.first >= 0) return [seatInTurn(state)]
  return [0, 1].filter(seat => (state.ready & (1 << seat)) === 0)
}
