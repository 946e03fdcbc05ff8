import type { Frozen } from '#kernel/desk/index.ts'
import { FIRE_CONTROL, MOUNT, STRENGTH, SYSTEMS } from './conditions.ts'
import type { RepairEvent } from './events.ts'
import { type Seen, type State, sheetAt } from './state.ts'
import { clock, groupName, plural, she } from './words.ts'

/** What is mended, and what breaks, in one sentence. */
export function tellRepair(event: RepairEvent, state: Frozen<State>): string {
  switch (event.type) {
    case 'BattleEnded':
      return she(
        state,
        event.ship,
        `has come out of the battle${event.pumped > 0 ? ` and pumps out ${plural(event.pumped, 'point', 'points')}` : ''}`,
      )
    case 'RepairTried':
      return she(
        state,
        event.ship,
        `${event.mended > 0 ? 'has mended' : 'has not mended'} her ${systemName(state, event.ship, event.system, event.index)} after ${event.hours} hours`,
      )
    case 'PatchTested':
      return she(state, event.ship, event.popped > 0 ? 'loses the patch over her holes' : 'keeps her patch')
    case 'UnjamBegun':
      return she(state, event.ship, `works at her rudder until ${clock(state, event.turn)}`)
    case 'UnjamTried':
      return she(state, event.ship, event.freed > 0 ? 'frees her rudder' : 'cannot free her rudder')
    case 'SystemBroke':
      return she(
        state,
        event.ship,
        `breaks down: ${systemName(state, event.ship, event.system, event.index)}${event.count > 1 ? ` (${event.count})` : ''}`,
      )
    case 'AircraftSalvaged':
      return she(state, event.ship, `finds ${event.count} of her wrecked aircraft worth mending`)
    case 'AircraftMended':
      return she(state, event.ship, `has mended ${event.count} aircraft`)
  }
}

/** A system in words: a mount by its group, fire control by its battery. */
export function systemName(state: Seen, ship: number, system: number, index: number): string {
  if (system === MOUNT) return `mount, ${groupName(state, ship, index)}`
  const word = SYSTEMS[system]!
  if (system !== FIRE_CONTROL && system !== STRENGTH) return word
  return `${word}, ${sheetAt(state, ship).batteries[index]!.name}`
}
