import type { Event } from '#kernel/desk/index.ts'
import type { Ruleset } from '#kernel/ruleset/index.ts'
import { FEAR_GOD } from './fear-god/index.ts'
import { FIREPOWER } from './firepower/index.ts'
import { FLEET_ACTION } from './fleet-action/index.ts'
import { GRAND_FLEETS } from './grand-fleets/index.ts'

/** Any book, where nobody asks which. */
// biome-ignore lint/suspicious/noExplicitAny: each book has its own state, commands and cards; whoever holds a Book gives back only what it got from it
export type Book = Ruleset<any, any, Event & any, any>

/** The books in the house, all at once; `shelf` opens one at a time. Nobody else names them all. */
export const BOOKS: readonly Book[] = [FEAR_GOD, FIREPOWER, FLEET_ACTION, GRAND_FLEETS]

export const bookNamed = (id: string): Book | undefined => BOOKS.find(book => book.id === id)
