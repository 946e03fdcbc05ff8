import type { Ruleset } from '#kernel/ruleset/index.ts'
import { CARD, type Card } from './01-classes/ship.ts'
import type { State } from './01-classes/state.ts'
import { copy, write } from './01-classes/state-copy.ts'
import { cardOf, entriesOf } from './13-points/conversion.ts'
import { MARKET } from './13-points/fleet.ts'
import { standsOf } from './13-points/stands.ts'
import { OPTIONS } from './book/options.ts'
import { BOOK, R } from './book/register.ts'
import { TABLES } from './book/tables.ts'
import { AIR_TABLES } from './book/tables-air.ts'
import { CELLS } from './events/cells.ts'
import { apply, type Event, vocabulary } from './events/events.ts'
import { attackIn, tell } from './events/tell.ts'
import { nameOf } from './events/words.ts'
import { GAME } from './game.ts'
import { COMMAND, type Command } from './orders/orders.ts'
import { refuse } from './orders/refusals.ts'
import { resolve } from './orders/resolve.ts'
import { DUEL } from './procedures/duel.ts'
import { PROCEDURES } from './procedures/procedures.ts'

/** Firepower (AlienStarGames). */
export const FIREPOWER: Ruleset<State, Command, Event, Card> = {
  id: 'firepower',
  title: 'Firepower',
  // PERIOD-A: its three periods
  years: { from: 1895, to: 1945 },
  // 4: whole battles; 5: stands go by their class, retreats under SCATTER, battles that have time to be fought; 6: who came with aircraft alone and has none left may have won
  revision: 6,
  digestedSince: 2,
  register: BOOK,
  asides: [['T0', 'The beginning of a player’s turn, before segment A']],
  options: OPTIONS,
  procedures: PROCEDURES,
  tables: [...TABLES, ...AIR_TABLES],
  effects: CELLS,
  // DMG-A the coloured dice
  together: [R['FP-DMG-RED-A'], R['FP-DMG-BLUE-A'], R['FP-DMG-GREEN-A'], R['FP-DMG-WHITE-A']],
  cards: CARD,
  card: cardOf,
  entries: entriesOf,
  stands: standsOf,
  market: MARKET,
  commands: COMMAND,
  refuse,
  resolve,
  vocabulary,
  apply,
  copy,
  write,
  tell,
  nameOf,
  attackIn,
  score: () => null,
  duel: DUEL,
  game: GAME,
}
