import type { Header } from '#game/journal/index.ts'
import { Session } from '#game/session/index.ts'
import type { Terms } from '#game/skirmish/index.ts'
import type { Event, Plain } from '#kernel/desk/index.ts'
import { Seeded } from '#kernel/dice/index.ts'
import type { Book } from '#rulesets/index.ts'
import { SEED } from './duel.ts'

// biome-ignore lint/suspicious/noExplicitAny: state, commands and cards are the book's own affair
export type Listening = Session<any, any, Event, any>

export const headerOf = (book: Book, { cards, terms, options }: Terms<Plain>): Header => ({
  straddle: 1,
  book: book.id,
  revision: book.revision,
  options,
  battle: { kind: 'duel', terms },
  cards,
  seed: SEED,
})

/** Makes sessions in which every row is kept: duel `battle` of the bench's seed, about to begin. Set up once, as a sweep is. */
export function sessionMaker(book: Book, terms: Terms<Plain>): (battle: number) => Listening {
  const start = book.duel.setup(terms.cards as readonly [unknown, unknown], terms.terms, terms.options)
  return battle => new Session(book, book.copy(start), new Seeded(SEED, battle), book.duel.decider)
}

/** Fight a duel in a session, by standing orders, to its end. */
export function fightListening(book: Book, session: Listening): void {
  for (;;) {
    const order = book.duel.next(session.state)
    if (order === null) return
    const row = session.take(order)
    if ('reason' in row) throw new Error(`the standing order was refused: ${row.reason}`)
  }
}
