import type { Order } from '#kernel/ruleset/index.ts'
import { nextPhase } from './2-sequence.ts'
import { milesAhead } from './3-movement.ts'
import { fireGuns } from './4-gunfire.ts'
import { launchTorpedoes } from './5-torpedoes.ts'
import { R } from './book.ts'
import type { Command } from './commands.ts'
import { type GrandFleetsDesk, shipActed, shipSteamed } from './events.ts'

/** An order that was not refused is carried out. */
export function resolve(desk: GrandFleetsDesk, { command }: Order<Command>): void {
  switch (command.type) {
    case 'SteamOn':
      shipSteamed(desk, command.ship, milesAhead(desk.state, command.ship), R['GF-3.24-marker'])
      return shipActed(desk, command.ship, R['GF-H1-duel'])
    case 'FireGuns':
      return fireGuns(desk, command)
    case 'LaunchTorpedoes':
      return launchTorpedoes(desk, command)
    case 'NextPhase':
      return nextPhase(desk)
  }
}
