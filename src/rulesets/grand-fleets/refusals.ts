import type { Cite } from '#kernel/book/index.ts'
import { type Order, type Refusal, UMPIRE } from '#kernel/ruleset/index.ts'
import { turnAt } from '#kernel/turn/index.ts'
import { refuseDeploy } from './2-13-deployment.ts'
import { refuseMove } from './3-movement.ts'
import { hasTarget, refuseFire, refuseLaunch } from './4-5-legality.ts'
import { refuseOutOfTurn } from './7-1-divisions.ts'
import { refuseFreeFire } from './7-3-fire.ts'
import { sidesWriting, WRITING } from './8-written.ts'
import { R } from './book.ts'
import type { Command } from './commands.ts'
import { isSunk, PHASE, phaseNow, type Seen, TURN } from './state.ts'

const no = (why: Cite, reason: string): Refusal => ({ why, reason })

/** Why an order may not be given, or null. Each refusal names its rule. */
export function refuse(state: Seen, order: Order<Command>): Refusal | null {
  const { command, seat } = order
  switch (command.type) {
    case 'NextPhase':
      return refuseTurning(state, seat)
    case 'Concede':
      return seat === 0 || seat === 1 ? afterTheEnd(state) : no(R['GF-0.1-sides'], 'only a side can concede')
    case 'Pass':
      return refusePass(state, seat)
    case 'Deploy':
      return refuseDeploy(state, seat, command)
    default:
      return refuseShip(state, seat, command.ship) ?? refuseDeed(state, command)
  }
}

const afterTheEnd = (state: Seen): Refusal | null =>
  state.over > 0 ? no(R['GF-2.2-length'], 'the battle is over') : null

type Deed = Exclude<Command, { type: 'NextPhase' | 'Concede' | 'Pass' | 'Deploy' }>
const PHASE_OF = {
  SteamOn: 'movement',
  Move: 'movement',
  FireGuns: 'gunfire',
  LaunchTorpedoes: 'torpedo',
  StandBy: 'attack',
} as const
const PHASES = ['movement', 'gunfire', 'torpedo', 'end'] as const

function refuseDeed(state: Seen, command: Deed): Refusal | null {
  const now = PHASES[phaseNow(state)]!
  const wants = PHASE_OF[command.type]
  if (wants === 'attack' ? now !== 'gunfire' && now !== 'torpedo' : now !== wants)
    return no(R['GF-2.2-order'], `this is the ${now} phase, not the ${wants} phase`)
  switch (command.type) {
    case 'SteamOn':
      return state.fixed.scene.turns === 0 ? null : no(R['GF-3.2-ahead'], 'a move is given leg by leg')
    case 'Move':
      return refuseMove(state, command)
    case 'FireGuns':
      return refuseFire(state, command) ?? refuseFreeFire(state, command)
    case 'LaunchTorpedoes':
      return refuseLaunch(state, command)
    case 'StandBy':
      return refuseStandBy(state, command.ship)
  }
}

/** R6 A ship without a legal attack may be named and is spent; one that has a target must attack, or her side passes. Where nobody takes turns (8) she may hold her fire. */
function refuseStandBy(state: Seen, ship: number): Refusal | null {
  if (state.fixed.switches.simultaneous || !hasTarget(state, ship)) return null
  return no(R['GF-R6'], 'she has a target: let her attack, or pass, which ends the phase for your side')
}

/** 3, 4, 5 Each ship has one turn in a phase, when her side has an opportunity. */
const TURN_RULE = [R['GF-3-alternate'], R['GF-4-alternate'], R['GF-5-alternate'], R['GF-2.24-end']] as const

function refuseShip(state: Seen, seat: number, ship: number): Refusal | null {
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
  (state.passed & (1 << seat)) === 0 ? null : no(WRITING[phaseNow(state)]!, 'your side is ready')

/** 3, 4, 5 no pass: a side that lets an opportunity go by has no other in this phase. */
const PASS_RULE = [R['GF-3-nopass'], R['GF-4-nopass'], R['GF-5-nopass'], R['GF-2.24-end']] as const
function refusePass(state: Seen, seat: number): Refusal | null {
  const why = PASS_RULE[phaseNow(state)]!
  if (state.fixed.scene.turns === 0 || phaseNow(state) === PHASE.end) return no(why, 'there is nothing to pass')
  if (!state.fixed.switches.simultaneous)
    return state.acting === seat ? afterTheEnd(state) : no(why, 'it is not your turn')
  const refusal = afterTheEnd(state) ?? refuseReady(state, seat)
  if (refusal !== null || sidesWriting(state).includes(seat)) return refusal
  return no(WRITING[phaseNow(state)]!, 'your side has nothing to write')
}

/** 2.2 In a duel the umpire turns the phases; a whole battle he only begins. */
function refuseTurning(state: Seen, seat: number): Refusal | null {
  if (state.deploying !== 0) return no(R['GF-2.13-order'], 'there are ships to be placed')
  const may = state.fixed.scene.turns === 0 || turnAt(TURN, state.now) === 0
  return seat === UMPIRE && may ? null : no(R['GF-2.2-order'], 'the phases turn by themselves')
}
