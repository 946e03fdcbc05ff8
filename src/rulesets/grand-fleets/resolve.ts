import type { Order } from '#kernel/ruleset/index.ts'
import { turnAt } from '#kernel/turn/index.ts'
import { deploy } from './2-13-deployment.ts'
import { begin, nextPhase, proceed } from './2-sequence.ts'
import { milesAhead, move } from './3-movement.ts'
import { fireGuns } from './4-gunfire.ts'
import { launchTorpedoes } from './5-torpedoes.ts'
import { R } from './book.ts'
import type { Command } from './commands.ts'
import { type GrandFleetsDesk, shipActed, shipSteamed, sideConceded, sidePassed } from './events.ts'
import { phaseNow, TURN } from './state.ts'

/** An order that was not refused is carried out; then the battle goes on until another is wanted. */
export function resolve(desk: GrandFleetsDesk, order: Order<Command>): void {
  carryOut(desk, order)
  proceed(desk)
}

function carryOut(desk: GrandFleetsDesk, { seat, command }: Order<Command>): void {
  switch (command.type) {
    case 'SteamOn':
      shipSteamed(desk, command.ship, milesAhead(desk.state, command.ship), R['GF-3.24-marker'])
      return shipActed(desk, command.ship, R['GF-H1-duel'])
    case 'Deploy':
      return deploy(desk, command)
    case 'Move':
      return move(desk, command)
    case 'FireGuns':
      return fireGuns(desk, command)
    case 'LaunchTorpedoes':
      return launchTorpedoes(desk, command)
    case 'StandBy':
      return shipActed(desk, command.ship, R['GF-R6'])
    case 'Pass':
      return sidePassed(desk, seat, PASS[phaseNow(desk.state)]!)
    case 'Concede':
      return sideConceded(desk, seat, R['GF-2.2-length'])
    case 'NextPhase':
      return turnAt(TURN, desk.state.now) === 0 ? begin(desk) : nextPhase(desk)
  }
}
const PASS = [R['GF-3-nopass'], R['GF-4-nopass'], R['GF-5-nopass']] as const
