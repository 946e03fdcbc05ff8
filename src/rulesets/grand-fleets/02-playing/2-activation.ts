import { isInPlay, PHASE, phaseNow, type Seen } from '../01-ships/state.ts'
import { divisionsWith } from '../07-divisions/7-1-divisions.ts'
import { sidesWriting } from '../08-simultaneous/8-written.ts'
import { R } from '../book/register.ts'
import { type GrandFleetsDesk, opportunityGiven } from '../events/events.ts'

/** 3, 4, 5 Ships of a side in play, or its divisions (7.2): counted once, when a phase begins (R5). */
export function numberOf(state: Seen, seat: number): number {
  if (state.divisions.length > 0) return divisionsWith(state, seat, () => true)
  let number = 0
  for (let ship = 0; ship < state.ships.length; ship++) {
    if (state.ships[ship]!.seat === seat && isInPlay(state, ship)) number++
  }
  return number
}

/** 3 ratio, R4 More than twice as many act two at a time, more than three times as many three, and so on. */
export const batchOf = (more: number, fewer: number): number =>
  fewer === 0 ? more : Math.max(1, Math.ceil(more / fewer) - 1)

/** Ships of a side, or divisions (7.2), that have not yet acted in this phase. */
export function waitingOf(state: Seen, seat: number): number {
  if ((state.passed & (1 << seat)) !== 0) return 0
  if (state.divisions.length > 0) return divisionsWith(state, seat, ship => state.ships[ship]!.acted === 0)
  let count = 0
  for (let ship = 0; ship < state.ships.length; ship++) {
    const { acted, seat: whose } = state.ships[ship]!
    if (whose === seat && acted === 0 && isInPlay(state, ship)) count++
  }
  return count
}

/** Whose turn comes: the other side's, the first's to begin with; his who alone has ships left; -1 when nobody has. */
function nextSide(state: Seen): number {
  const turn = state.acting < 0 ? state.first : 1 - state.acting
  if (waitingOf(state, turn) > 0) return turn
  return waitingOf(state, 1 - turn) > 0 ? 1 - turn : -1
}

const RULES = [R['GF-3-alternate'], R['GF-4-alternate'], R['GF-5-alternate']] as const

/** 3, 4, 5, R2 Sides take turns; when one has no ship left to act, the other goes on with all of its own. False when nobody has. */
export function nextOpportunity(desk: GrandFleetsDesk): boolean {
  const { state } = desk
  const seat = nextSide(state)
  if (seat < 0) return false
  const waiting = waitingOf(state, seat)
  const alone = waitingOf(state, 1 - seat) === 0
  const most = alone ? waiting : seat === state.first ? state.batch : 1
  opportunityGiven(desk, { seat, ships: Math.min(most, waiting) }, RULES[phaseNow(state)] ?? R['GF-3-alternate'])
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
