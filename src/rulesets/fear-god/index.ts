import type { Ruleset } from '#kernel/ruleset/index.ts'
import { CARD, type Card } from './02-ships/ship.ts'
import type { State } from './02-ships/state.ts'
import { copy } from './02-ships/state-copy.ts'
import { write } from './02-ships/state-digest.ts'
import { EFFECTS } from './08-3-criticals/effects.ts'
import { cardOf } from './10-conversion/10-conversion.ts'
import { DEPTH_CHARGES } from './below/s15-depth-charges.ts'
import { ASIDES } from './book/asides.ts'
import { OPTIONS } from './book/options.ts'
import { BOOK, R } from './book/register.ts'
import { TABLES } from './book/tables.ts'
import { CRITICALS, STERN_RUDDER } from './book/tables-criticals.ts'
import { apply, type Event, vocabulary } from './events/events.ts'
import { tell } from './events/tell.ts'
import { name } from './events/words.ts'
import { GAME } from './game.ts'
import { COMMAND, type Command } from './orders/orders.ts'
import { refuse } from './orders/refusals.ts'
import { resolve } from './orders/resolve.ts'
import { DUEL } from './procedures/duel.ts'
import { PROCEDURES } from './procedures/procedures.ts'

/** Fear God & Dread Nought 1.1 (the 2011 supplement). */
export const FEAR_GOD: Ruleset<State, Command, Event, Card> = {
  id: 'fear-god',
  title: 'Fear God & Dread Nought 1.1',
  // The World War I member of its family: its tables' first two eras, up to 1907 and up to 1924.
  years: { from: 1890, to: 1924 },
  // 3: whole battles; 4: dead reckoning for one turn, silhouettes and star shells, mines below the belt;
  // 5: boats dive, aircraft and airships fly, depth charges, mines; battles end when contact is lost
  // 6: depth charges in Reaction Fire, ships that come damaged, holds from the next Intermediate Turn on, blasts of fires
  // 7: lost firing solutions cost torpedoes; a flooded hold is safe, and one that burns empty can be flooded
  // 8: men in the water whom nobody saw go down must be looked for
  revision: 8,
  digestedSince: 3,
  register: BOOK,
  asides: ASIDES,
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
