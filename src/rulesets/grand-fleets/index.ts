import type { Ruleset } from '#kernel/ruleset/index.ts'
import { cardOf } from './10-conversions.ts'
import { BOOK } from './book.ts'
import { DUEL } from './duel.ts'
import { apply, type Event, vocabulary } from './events.ts'
import { GAME } from './game.ts'
import { OPTIONS } from './options.ts'
import { COMMAND, type Command } from './orders.ts'
import { PROCEDURES } from './procedures.ts'
import { refuse } from './refusals.ts'
import { resolve } from './resolve.ts'
import { CARD, type Card } from './ship.ts'
import { copy, type State, write } from './state.ts'
import { TABLES } from './tables.ts'
import { attackIn, score, tell } from './tell.ts'
import { nameOf } from './words.ts'

/** Grand Fleets (Majestic Twelve Games, d10 edition). */
export const GRAND_FLEETS: Ruleset<State, Command, Event, Card> = {
  id: 'grand-fleets',
  title: 'Grand Fleets',
  // 0: surface actions of these years
  years: { from: 1890, to: 1940 },
  // 2: a ship that sinks is told so, and loses her speed marker
  // 4: who has left burns no more; fire without guns is refused; casemates keep both aims; cards have reloads
  revision: 4,
  digestedSince: 2,
  register: BOOK,
  options: OPTIONS,
  procedures: PROCEDURES,
  tables: TABLES,
  cards: CARD,
  card: cardOf,
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
  score,
  duel: DUEL,
  game: GAME,
}
