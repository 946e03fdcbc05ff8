import type { Order } from '#kernel/ruleset/index.ts'
import { nextPhase } from './8-1-phases.ts'
import { R } from './book.ts'
import type { Command } from './commands.ts'
import {
  crewDrafted,
  type FearGodDesk,
  fireDeclared,
  firefightingOrdered,
  magazinesFlooded,
  shipActed,
} from './events.ts'
import { ROLES } from './ship.ts'

/** An order that was not refused is carried out. */
export function resolve(desk: FearGodDesk, { command }: Order<Command>): void {
  switch (command.type) {
    case 'FireGuns': {
      const { ship, batteries } = command
      for (const { battery, target, shell } of batteries) {
        fireDeclared(desk, ship, target, battery, shell, R['FGDN-8.1-simultaneous'])
      }
      return shipActed(desk, ship, R['FGDN-8.1-simultaneous'])
    }
    case 'DraftCrew':
      return crewDrafted(
        desk,
        command.ship,
        command.from === null ? -1 : ROLES.indexOf(command.from),
        R['FGDN-8.2-draft'],
      )
    case 'FloodMagazines':
      return magazinesFlooded(desk, command.ship, R['FGDN-8.2-flood-magazines'])
    case 'FightFires':
      return firefightingOrdered(desk, command.ship, Number(command.on), R['FGDN-8.2-fire-major'])
    case 'NextPhase':
      return nextPhase(desk)
  }
}
