import type { Ruleset } from '#kernel/ruleset/index.ts'
import { BOOK } from './book.ts'
import { COMMAND, type Command } from './commands.ts'
import { cardOf } from './conversion.ts'
import { DUEL } from './duel.ts'
import { apply, type Event } from './events.ts'
import { OPTIONS } from './options.ts'
import { PROCEDURES } from './procedures.ts'
import { refuse } from './refusals.ts'
import { resolve } from './resolve.ts'
import { CARD, type Card } from './ship.ts'
import { copy, type State, write } from './state.ts'
import { TABLES } from './tables.ts'
import { attackIn, nameOf, tell } from './tell.ts'
import { vocabulary } from './vocabulary.ts'

/** Firepower (AlienStarGames). */
export const FIREPOWER: Ruleset<State, Command, Event, Card> = {
  id: 'firepower',
  title: 'Firepower',
  // PERIOD-A: its three periods
  years: { from: 1895, to: 1945 },
  revision: 2,
  digestedSince: 2,
  register: BOOK,
  asides: [['T0', 'The beginning of a player’s turn, before segment A']],
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
  score: () => null,
  duel: DUEL,
}
