import type { Order } from '#kernel/ruleset/index.ts'
import { nextPhase } from './8-1-phases.ts'
import { R } from './book.ts'
import type { Command } from './commands.ts'
import { type FearGodDesk, fireDeclared, shipActed } from './events.ts'
import { act } from './s2-orders.ts'
import { resolveInBattle } from './s2-sequence.ts'

/** An order that was not refused is carried out. */
export function resolve(desk: FearGodDesk, order: Order<Command>): void {
  if (desk.state.fixed.field === null) resolveInDuel(desk, order)
  else resolveInBattle(desk, order)
}

function resolveInDuel(desk: FearGodDesk, { command }: Order<Command>): void {
  switch (command.type) {
    case 'FireGuns': {
      const { ship, batteries } = command
      for (const { battery, target, shell } of batteries) {
        fireDeclared(desk, { ship, target, battery, shell }, R['FGDN-8.1-simultaneous'])
      }
      return shipActed(desk, { ship }, R['FGDN-8.1-simultaneous'])
    }
    case 'DraftCrew':
    case 'FloodMagazines':
    case 'FightFires':
    case 'PurgeStores':
    case 'FloodHolds':
      return act(desk, command)
    case 'NextPhase':
      return nextPhase(desk)
  }
}
