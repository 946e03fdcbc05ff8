import type { Ruleset } from '#kernel/ruleset/index.ts'
import { CARD, type Card } from './01-ships/ship.ts'
import { copy, type State, write } from './01-ships/state.ts'
import { cardOf } from './10-conversions/10-conversions.ts'
import { OPTIONS } from './book/options.ts'
import { BOOK } from './book/register.ts'
import { TABLES } from './book/tables.ts'
import { apply, type Event, vocabulary } from './events/events.ts'
import { attackIn, score, tell } from './events/tell.ts'
import { nameOf } from './events/words.ts'
import { GAME } from './game.ts'
import { COMMAND, type Command } from './orders/orders.ts'
import { refuse } from './orders/refusals.ts'
import { resolve } from './orders/resolve.ts'
import { DUEL } from './procedures/duel.ts'
import { PROCEDURES } from './procedures/procedures.ts'

/** Grand Fleets (Majestic Twelve Games, d10 edition). */
export const GRAND_FLEETS: Ruleset<State, Command, Event, Card> = {
  id: 'grand-fleets',
  title: 'Grand Fleets',
  // 0: surface actions of these years
  years: { from: 1890, to: 1940 },
  // 1.21 has no type for them
  without: ['aircraft carrier', 'submarine', 'motor torpedo boat', 'merchant'],
  // 2: a ship that sinks is told so, and loses her speed marker
  // 4: who has left burns no more; fire without guns is refused; casemates keep both aims; cards have reloads
  revision: 5,
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
