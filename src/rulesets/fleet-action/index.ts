import type { Ruleset } from '#kernel/ruleset/index.ts'
import { cardOf } from './02-data-sheet/2-data-sheet.ts'
import { CARD, type Card } from './02-data-sheet/ship.ts'
import type { State } from './02-data-sheet/state.ts'
import { copy, write } from './02-data-sheet/state-copy.ts'
import { standsOf } from './09-air/stand-facts.ts'
import { ASIDES } from './book/asides.ts'
import { OPTIONS } from './book/options.ts'
import { BOOK } from './book/register.ts'
import { TABLES } from './book/tables.ts'
import { apply, type Event, vocabulary } from './events/events.ts'
import { tell } from './events/tell.ts'
import { nameOf } from './events/words.ts'
import { GAME } from './game.ts'
import { COMMAND, type Command, ORDERS } from './orders/orders.ts'
import { refuse } from './orders/refusals.ts'
import { resolve } from './orders/resolve.ts'
import { DUEL } from './procedures/duel.ts'
import { PROCEDURES } from './procedures/procedures.ts'

/** The d20 fleet action sheets, under a neutral name (R70: their title is not printed). */
export const FLEET_ACTION: Ruleset<State, Command, Event, Card> = {
  id: 'fleet-action',
  title: 'Fleet action',
  years: { from: 1885, to: 1945 },
  without: [],
  // 5: markers that meet, who withdraws aims no torpedoes, submarines, mines, collisions out of control, aircraft
  revision: 5,
  digestedSince: 2,
  register: BOOK,
  asides: ASIDES,
  options: OPTIONS,
  procedures: PROCEDURES,
  tables: TABLES,
  cards: CARD,
  card: cardOf,
  stands: standsOf,
  commands: COMMAND,
  refuse,
  resolve,
  vocabulary,
  apply,
  copy,
  write,
  tell,
  nameOf,
  attackIn: ORDERS.attack,
  score: () => null,
  duel: DUEL,
  game: GAME,
}
