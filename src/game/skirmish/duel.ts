import type { Desk, Event, Options, Plain } from '#kernel/desk/index.ts'
import type { Ruleset } from '#kernel/ruleset/index.ts'

/** A duel's terms: two cards, what the book wants to know about range and aspect, the options. */
export interface Terms<Card> {
  readonly cards: readonly [Card, Card]
  readonly terms: Plain
  readonly options: Options
}

/** Fight a duel to its end in place, by standing orders, nobody listening. Returns how many orders it took. */
export function fight<S, C, E extends Event, Card>(book: Ruleset<S, C, E, Card>, desk: Desk<S, E>): number {
  let orders = 0
  for (;;) {
    const order = book.duel.next(desk.state)
    if (order === null) return orders
    book.resolve(desk, order)
    orders++
  }
}
