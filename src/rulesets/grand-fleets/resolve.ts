import type { Order } from '#kernel/ruleset/index.ts'
import { turnAt } from '#kernel/turn/index.ts'
import { deploy } from './2-13-deployment.ts'
import { isAwaited } from './2-activation.ts'
import { begin, nextPhase, proceed } from './2-sequence.ts'
import { milesAhead } from './3-movement.ts'
import { carryOutDivision, orderDivision } from './7-5-together.ts'
import { reveal } from './8-simultaneous.ts'
import { WRITING, wordsOf } from './8-written.ts'
import { act } from './act.ts'
import { R } from './book.ts'
import type { Command } from './commands.ts'
import { type GrandFleetsDesk, shipActed, shipSteamed, sideConceded, sidePassed } from './events.ts'
import { orderWritten } from './events-7.ts'
import { phaseNow, TURN } from './state.ts'

/** An order that was not refused is carried out, or written down; then the battle goes on until another is wanted. */
export function resolve(desk: GrandFleetsDesk, order: Order<Command>): void {
  carryOut(desk, order)
  proceed(desk)
}

function carryOut(desk: GrandFleetsDesk, { seat, command }: Order<Command>): void {
  switch (command.type) {
    case 'SteamOn':
      shipSteamed(desk, { ship: command.ship, forward: milesAhead(desk.state, command.ship) }, R['GF-3.24-marker'])
      return shipActed(desk, { ship: command.ship }, R['GF-H1-duel'])
    case 'Deploy':
      return deploy(desk, command)
    case 'Pass':
      return pass(desk, seat)
    case 'Concede':
      return sideConceded(desk, { seat }, R['GF-2.2-length'])
    case 'NextPhase':
      return turnPhase(desk)
    default:
      if (desk.state.fixed.switches.simultaneous)
        return orderWritten(desk, { ship: command.ship, order: wordsOf(command) }, WRITING[phaseNow(desk.state)]!)
      return desk.state.divisions.length > 0 ? orderDivision(desk, command) : act(desk, command)
  }
}

/** 3, 4, 5 A side has no more to say in this phase; by 8 it is ready, and when all are, everything is done together. */
function pass(desk: GrandFleetsDesk, seat: number): void {
  const { simultaneous } = desk.state.fixed.switches
  if (!simultaneous && desk.state.written.length > 0) carryOutDivision(desk)
  sidePassed(desk, { seat }, (simultaneous ? WRITING : PASS)[phaseNow(desk.state)]!)
  if (simultaneous && !isAwaited(desk.state)) reveal(desk)
}
const PASS = [R['GF-3-nopass'], R['GF-4-nopass'], R['GF-5-nopass']] as const

/** 2.2 The umpire begins a battle; in a duel he turns every phase, and what is written is done (8). */
function turnPhase(desk: GrandFleetsDesk): void {
  if (turnAt(TURN, desk.state.now) === 0) return begin(desk)
  if (desk.state.written.length > 0) reveal(desk)
  nextPhase(desk)
}
