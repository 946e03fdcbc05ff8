import type { Ruleset } from '#kernel/ruleset/index.ts'
import { cardOf } from './2-data-sheet.ts'
import { apply } from './apply.ts'
import { ASIDES } from './asides.ts'
import { BOOK } from './book.ts'
import { COMMAND, type Command } from './commands.ts'
import { DUEL } from './duel.ts'
import type { Event } from './events.ts'
import { OPTIONS } from './options.ts'
import { PROCEDURES } from './procedures.ts'
import { refuse } from './refusals.ts'
import { resolve } from './resolve.ts'
import { CARD, type Card } from './ship.ts'
import { copy, type State, write } from './state.ts'
import { TABLES } from './tables.ts'
import { attackIn, nameOf, tell } from './tell.ts'
import { vocabulary } from './vocabulary.ts'

/** The d20 fleet action sheets, under a neutral name (R70: their title is not printed). */
export const FLEET_ACTION: Ruleset<State, Command, Event, Card> = {
  id: 'fleet-action',
  title: 'Fleet action',
  years: { from: 1885, to: 1945 },
  revision: 2,
  digestedSince: 2,
  register: BOOK,
  asides: ASIDES,
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
