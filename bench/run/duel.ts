import { shipNamed } from '#fleets/index.ts'
import type { Terms } from '#game/skirmish/index.ts'
import { chosenOptions, type Plain } from '#kernel/desk/index.ts'
import { type Book, bookNamed } from '#rulesets/index.ts'

/** The battle that every row fights. */
export const SHIPS = ['Iron Duke', 'Derfflinger'] as const
export const SEED = 1914

// biome-ignore lint/suspicious/noExplicitAny: a card is its book's own affair
export function cardOf(book: Book, name: string): any {
  const found = shipNamed(name, { year: 1916, nation: 'GBR' })
  if ('unknown' in found) throw new Error(`the library has no ${name}`)
  return book.card(found.facts, found.ship).card
}

/** The two ships under a book; what `given` leaves out of range and aspect is as the book has it. */
export function duelOf(id: string, given: Plain = {}): { book: Book; terms: Terms<Plain> } {
  const book = bookNamed(id)
  if (book === undefined) throw new Error(`there is no book ${id}`)
  const cards = [cardOf(book, SHIPS[0]), cardOf(book, SHIPS[1])] as const
  return { book, terms: { cards, terms: book.duel.terms.read(given), options: chosenOptions(book.options, {}) } }
}
