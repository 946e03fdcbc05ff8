import type { BattleFacts } from '#kernel/facts/index.ts'
import { fold, type Missing, nearest } from '../names.ts'
import { CONVOY_SC_7 } from './convoy-sc-7.ts'
import { CORONEL } from './coronel.ts'
import { DENMARK_STRAIT } from './denmark-strait.ts'
import { DESTROYERS_AT_JUTLAND } from './destroyers-at-jutland.ts'
import { DOGGER_BANK } from './dogger-bank.ts'
import { EASTERN_SOLOMONS } from './eastern-solomons.ts'
import { FORCE_Z } from './force-z.ts'
import { NORTH_CAPE } from './north-cape.ts'
import { RIVER_PLATE } from './river-plate.ts'
import { RUN_TO_THE_SOUTH } from './run-to-the-south.ts'
import { SAVO_ISLAND } from './savo-island.ts'
import { TSUSHIMA } from './tsushima.ts'

export { isOfService, pickFleet } from './pick-fleet.ts'
export { type Brought, PICK_UP, pickUp } from './pick-up.ts'

/** Every battle of the library, by date. */
export const BATTLES: readonly BattleFacts[] = [
  TSUSHIMA,
  CORONEL,
  DOGGER_BANK,
  RUN_TO_THE_SOUTH,
  DESTROYERS_AT_JUTLAND,
  RIVER_PLATE,
  CONVOY_SC_7,
  DENMARK_STRAIT,
  FORCE_Z,
  SAVO_ISLAND,
  NORTH_CAPE,
  EASTERN_SOLOMONS,
]

/** Finds a battle by its id or its title, whatever the case, hyphens and accents: `coronel`, `Dogger Bank`. */
export function battleNamed(id: string): BattleFacts | Missing {
  const names = BATTLES.map(battle => ({ battle, name: battle.id, keys: [fold(battle.id), fold(battle.title)] }))
  const typed = fold(id)
  const found = names.find(({ keys }) => keys.includes(typed))
  return found?.battle ?? { unknown: id, near: nearest(typed, names) }
}
