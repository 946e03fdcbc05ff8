import type { Ruleset } from '#kernel/ruleset/index.ts'
import { cardOf } from './10-conversion.ts'
import { BOOK, R } from './book.ts'
import { DUEL } from './duel.ts'
import { EFFECTS } from './effects.ts'
import { apply, type Event, vocabulary } from './events.ts'
import { GAME } from './game.ts'
import { OPTIONS } from './options.ts'
import { COMMAND, type Command } from './orders.ts'
import { PROCEDURES } from './procedures.ts'
import { refuse } from './refusals.ts'
import { resolve } from './resolve.ts'
import { DEPTH_CHARGES } from './s15-depth-charges.ts'
import { CARD, type Card } from './ship.ts'
import { copy, type State, write } from './state.ts'
import { TABLES } from './tables.ts'
import { CRITICALS, STERN_RUDDER } from './tables-criticals.ts'
import { tell } from './tell.ts'
import { name } from './words.ts'

/** Fear God & Dread Nought 1.1 (the 2011 supplement). */
export const FEAR_GOD: Ruleset<State, Command, Event, Card> = {
  id: 'fear-god',
  title: 'Fear God & Dread Nought 1.1',
  // The World War I member of its family: its tables' first two eras, up to 1907 and up to 1924.
  years: { from: 1890, to: 1924 },
  // 3: whole battles; 4: dead reckoning for one turn, silhouettes and star shells, mines below the belt;
  // 5: boats dive, aircraft and airships fly, depth charges, mines; battles end when contact is lost
  revision: 5,
  digestedSince: 3,
  register: BOOK,
  options: OPTIONS,
  procedures: PROCEDURES,
  tables: [...TABLES, ...CRITICALS, STERN_RUDDER, DEPTH_CHARGES],
  effects: EFFECTS,
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
  nameOf: name,
  // what is ordered is told when it is done
  attackIn: () => null,
  score: why => (why === R['FGDN-H1-hits'] ? { one: 'hit', many: 'hits' } : null),
  duel: DUEL,
  game: GAME,
}
