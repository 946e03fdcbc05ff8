import { isReady } from '#kernel/order/index.ts'
import { no, type Refusal, UMPIRE } from '#kernel/ruleset/index.ts'
import { turnAt } from '#kernel/turn/index.ts'
import { isSunk, PHASE, phaseNow, type Seen, TURN } from '../01-ships/state.ts'
import { refuseOutOfTurn } from '../07-divisions/7-1-divisions.ts'
import { sidesWriting, WRITING } from '../08-simultaneous/8-written.ts'
import { R } from '../book/register.ts'

// Whose word is wanted, and for whom: what all orders are asked.

const afterTheEnd = (state: Seen): Refusal | null =>
  state.over > 0 ? no(R['GF-2.2-length'], 'the battle is over') : null

const PHASES = ['movement', 'gunfire', 'torpedo', 'end'] as const

/** 2.2 Is an order of this phase given now? */
export function isNow(state: Seen, when: string): boolean {
  const now = PHASES[phaseNow(state)]!
  return when === 'attack' ? now === 'gunfire' || now === 'torpedo' : now === when
}

export const refusePhase = (state: Seen, when: string): Refusal | null =>
  isNow(state, when)
    ? null
    : no(R['GF-2.2-order'], `this is the ${PHASES[phaseNow(state)]!} phase, not the ${when} phase`)

/** 3, 4, 5 Each ship has one turn in a phase, when her side has an opportunity. */
const TURN_RULE = [R['GF-3-alternate'], R['GF-4-alternate'], R['GF-5-alternate'], R['GF-2.24-end']] as const

export function refuseShip(state: Seen, seat: number, ship: number): Refusal | null {
  const it = state.ships[ship]
  if (it === undefined) return no(R['GF-0.23-card'], `there is no ship ${ship}`)
  if (it.seat !== seat) return no(R['GF-0.1-sides'], 'that ship is not yours')
  if (isSunk(state, ship)) return no(R['GF-1.4-sunk'], 'that ship has sunk')
  if (it.away > 0) return no(R['GF-3.23-leave'], 'that ship has left the board')
  const why = TURN_RULE[phaseNow(state)]!
  if (it.acted > 0) return no(why, 'that ship has had its turn in this phase')
  if (state.fixed.scene.turns === 0) return null
  if (state.fixed.switches.simultaneous) return afterTheEnd(state) ?? refuseReady(state, seat)
  return state.acting === seat ? refuseOutOfTurn(state, ship) : (afterTheEnd(state) ?? no(why, 'it is not your turn'))
}

/** 8 Who has said that he is ready writes no more. */
const refuseReady = (state: Seen, seat: number): Refusal | null =>
  isReady(state.passed, seat) ? no(WRITING[phaseNow(state)]!, 'your side is ready') : null

/** 3, 4, 5 no pass: a side that lets an opportunity go by has no other in this phase. */
const PASS_RULE = [R['GF-3-nopass'], R['GF-4-nopass'], R['GF-5-nopass'], R['GF-2.24-end']] as const
export function refusePass(state: Seen, seat: number): Refusal | null {
  const why = PASS_RULE[phaseNow(state)]!
  if (state.fixed.scene.turns === 0 || phaseNow(state) === PHASE.end) return no(why, 'there is nothing to pass')
  if (!state.fixed.switches.simultaneous)
    return state.acting === seat ? afterTheEnd(state) : no(why, 'it is not your turn')
  const refusal = afterTheEnd(state) ?? refuseReady(state, seat)
  if (refusal !== null || sidesWriting(state).includes(seat)) return refusal
  return no(WRITING[phaseNow(state)]!, 'your side has nothing to write')
}

export const refuseConceding = (state: Seen, seat: number): Refusal | null =>
  seat === 0 || seat === 1 ? afterTheEnd(state) : no(R['GF-0.1-sides'], 'only a side can concede')

/** 2.2 In a duel the umpire turns the phases; a whole battle he only begins. */
export function refuseTurning(state: Seen, seat: number): Refusal | null {
  if (state.deploying !== 0) return no(R['GF-2.13-order'], 'there are ships to be placed')
  const may = state.fixed.scene.turns === 0 || turnAt(TURN, state.now) === 0
  return seat === UMPIRE && may ? null : no(R['GF-2.2-order'], 'the phases turn by themselves')
}
