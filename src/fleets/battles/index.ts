import type { BattleFacts } from '#kernel/facts/index.ts'
import { fold, type Missing, nearest } from '../names.ts'
import { CORONEL } from './coronel.ts'
import { DESTROYERS_AT_JUTLAND } from './destroyers-at-jutland.ts'
import { DOGGER_BANK } from './dogger-bank.ts'
import { RUN_TO_THE_SOUTH } from './run-to-the-south.ts'

export { pickFleet } from './pick-fleet.ts'
export { type Brought, PICK_UP, pickUp } from './pick-up.ts'

/** Every battle of the library, by date. */
export const BATTLES: readonly BattleFacts[] = [CORONEL, DOGGER_BANK, RUN_TO_THE_SOUTH, DESTROYERS_AT_JUTLAND]

/** Finds a battle by its id or its title, whatever the case, hyphens and accents: `coronel`, `Dogger Bank`. */
export function battleNamed(id: string): BattleFacts | Missing {
  const names = BATTLES.map(battle => ({ battle, name: battle.id, keys: [fold(battle.id), fold(battle.title)] }))
  const typed = fold(id)
  const found = names.find(({ keys }) => keys.includes(typed))
  return found?.battle ?? { unknown: id, near: nearest(typed, names) }
}
