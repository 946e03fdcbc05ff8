import type { Order } from '#kernel/ruleset/index.ts'
import { R } from './book.ts'
import type { Command } from './commands.ts'
import { depthCharge } from './depth-charges.ts'
import { type FirepowerDesk, shipSteamed } from './events.ts'
import { attackOf, fireBattery } from './gunfire.ts'
import { endTurn, throwForFirst } from './sequence.ts'
import { moveRate } from './state.ts'
import { launchTorpedo } from './torpedoes.ts'

/** An order that was not refused is carried out. */
export function resolve(desk: FirepowerDesk, { command }: Order<Command>): void {
  switch (command.type) {
    case 'ThrowForFirst':
      return throwForFirst(desk)
    case 'Steam':
      return shipSteamed(desk, command.ship, moveRate(desk.state, command.ship), R['FP-H1-duel'])
    case 'FireBattery':
      return fireBattery(desk, attackOf(command.ship, command.target, command.battery))
    case 'LaunchTorpedo':
      return launchTorpedo(desk, command.ship, command.target)
    case 'DropDepthCharges':
      return depthCharge(desk, { firer: command.ship, target: command.target })
    case 'EndTurn':
      return endTurn(desk)
  }
}
