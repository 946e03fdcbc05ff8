import { sidesWriting } from './8-written.ts'
import { R } from './book.ts'
import { type GrandFleetsDesk, opportunityGiven } from './events.ts'
import { isInPlay, PHASE, phaseNow, type Seen } from './state.ts'

/** 3, 4, 5 Ships in play, side by side: counted once, when a phase begins (R5). */
export function numbersOf(state: Seen): readonly [number, number] {
  const numbers: [number, number] = [0, 0]
  for (let ship = 0; ship < state.ships.length; ship++) {
    if (isInPlay(state, ship)) numbers[state.ships[ship]!.seat as 0 | 1]++
  }
  return numbers
}

/** 3 ratio, R4 More than twice as many act two at a time, more than three times as many three, and so on. */
export const batchOf = (more: number, fewer: number): number =>
  fewer === 0 ? more : Math.max(1, Math.ceil(more / fewer) - 1)

/** Ships of a side that have not yet acted in this phase. */
export function waitingOf(state: Seen, seat: number): number {
  if ((state.passed & (1 << seat)) !== 0) return 0
  let count = 0
  for (let ship = 0; ship < state.ships.length; ship++) {
    const { acted, seat: whose } = state.ships[ship]!
    if (whose === seat && acted === 0 && isInPlay(state, ship)) count++
  }
  return count
}

const RULES = [R['GF-3-alternate'], R['GF-4-alternate'], R['GF-5-alternate']] as const

/** 3, 4, 5, R2 Sides take turns; when one has no ship left to act, the other goes on with all of its own. False when nobody has. */
export function nextOpportunity(desk: GrandFleetsDesk): boolean {
  const { state } = desk
  const turn = state.acting < 0 ? state.first : 1 - state.acting
  const seat = waitingOf(state, turn) > 0 ? turn : 1 - turn
  const waiting = waitingOf(state, seat)
  if (waiting === 0) return false
  const alone = waitingOf(state, 1 - seat) === 0
  const most = alone ? waiting : seat === state.first ? state.batch : 1
  opportunityGiven(desk, seat, Math.min(most, waiting), RULES[phaseNow(state)] ?? R['GF-3-alternate'])
  return true
}

/** Is somebody's word wanted in this phase, or to place a ship before the first (2.13)? */
export function isAwaited(state: Seen): boolean {
  if (state.deploying !== 0) return state.over === 0
  if (state.fixed.switches.simultaneous) return state.over === 0 && sidesWriting(state).length > 0
  return state.over === 0 && state.acting >= 0 && state.due > 0 && waitingOf(state, state.acting) > 0
}

/** May this side give orders now: in its opportunity, or (8) as long as it has not said that it is ready? */
export const mayOrder = (state: Seen, seat: number): boolean =>
  state.fixed.switches.simultaneous ? sidesWriting(state).includes(seat) : state.acting === seat

export const isAttackPhase = (state: Seen): boolean =>
  phaseNow(state) === PHASE.gunfire || phaseNow(state) === PHASE.torpedo
