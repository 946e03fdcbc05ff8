import { aircraftNamed, type Missing, shipNamed } from '#fleets/index.ts'
import { BadOption, chosenOptions, type Options, type Plain, refuseUnheeded } from '#kernel/desk/index.ts'
import type { ShipFacts } from '#kernel/facts/index.ts'
import {
  BadInput,
  type Carded,
  covers,
  Forbidden,
  type Named,
  type Opened,
  type Setting,
  yearOf,
} from '#kernel/ruleset/index.ts'
import { BOOKS, type Book, bookNamed } from '#rulesets/index.ts'
import { saidRule } from './cite.ts'
import { optionPairs } from './input.ts'

export function findBook(id: string): Book {
  const book = bookNamed(id)
  if (book !== undefined) return book
  throw new BadInput(`there is no book ${JSON.stringify(id)}; there are ${BOOKS.map(each => each.id).join(', ')}`)
}

interface FoundShip {
  readonly facts: ShipFacts
  readonly ship: string
}
/** Of several ships of one name the one that the book has a card for, if it is the only one. */
export function findFacts(name: string, book?: Book): FoundShip {
  const found = shipNamed(name)
  if (!('unknown' in found)) return found
  const fit = book && found.several?.filter(({ facts, ship }) => covers(book, facts, ship))
  if (fit?.length === 1) return fit[0]!
  if (found.several !== undefined) throw new BadInput(`${name} is the name of several ships: ${choiceOf(found)}`)
  const near = found.near.length > 0 ? `; did you mean ${found.near.join(' or ')}?` : ''
  throw new BadInput(`there is no ship ${JSON.stringify(name)} in the library${near}`)
}

/** "Scharnhorst (1906), armoured cruiser (DEU), or …" */
const choiceOf = ({ near, several = [] }: Missing): string =>
  near.map((name, i) => `${name}, ${several[i]!.facts.kind} (${several[i]!.facts.nation})`).join(', or ')

// biome-ignore lint/suspicious/noExplicitAny: a card is its book's own affair
export const findCard = (book: Book, name: string): Carded<any> => cardIn(book, findFacts(name, book))

/** Every way in which a book lists a ship or a type of aircraft. */
export function findEntries(book: Book, name: string): readonly Carded<unknown>[] {
  const type = aircraftNamed(name)
  if ('unknown' in type) {
    const found = findFacts(name, book)
    const usual = cardIn(book, found)
    return book.entries?.(found.facts, found.ship) ?? [usual]
  }
  const stands = book.stands?.(type) ?? []
  if (stands.length === 0) throw new BadInput(`${book.title} has no cards for aircraft like ${type.name}`)
  return stands
}

/** The card of a ship that was found, if the book is for such ships. */
// biome-ignore lint/suspicious/noExplicitAny: a card is its book's own affair
export function cardIn(book: Book, { facts, ship }: FoundShip): Carded<any> {
  if (book.without?.includes(facts.kind))
    throw new BadInput(`${book.title} has no cards for ships like ${ship}: ${facts.kind}`)
  const { from, to } = book.years
  if (!covers(book, facts, ship))
    throw new BadInput(`${book.title} is for ships of ${from} to ${to}; ${ship} is of ${yearOf(facts, ship)}`)
  return book.card(facts, ship)
}

export function findProcedure(book: Book, name: string): Named<unknown> {
  const procedure = book.procedures.find(each => each.name === name)
  if (procedure !== undefined) return procedure
  const names = book.procedures.map(each => each.name).join(', ')
  throw new BadInput(`${book.id} has no procedure ${JSON.stringify(name)}; it has ${names}`)
}

/** A procedure in a situation. What the rules forbid is refused as they refuse it at the table, with the rule. */
export function openProcedure(book: Book, procedure: Named<unknown>, given: unknown, options: Options): Opened {
  heedAll(book, options, 'alone')
  try {
    return procedure.open(given, settingOf(book, options, yearIn(given)))
  } catch (thrown) {
    if (!(thrown instanceof Forbidden)) throw thrown
    const { why, reason } = thrown.refusal
    throw new BadInput(`${reason} (${saidRule(book, why)})`)
  }
}

/** As typed; what is not is as the battle is meant, or the standard. */
export function findOptions(book: Book, pairs: readonly string[], meant: Options = {}): Options {
  try {
    return chosenOptions(book.options, { ...meant, ...optionPairs(pairs) })
  } catch (thrown) {
    if (thrown instanceof BadOption) throw new BadInput(`--option: ${thrown.message}`)
    throw thrown
  }
}

/** What would be passed over in silence where one rule is worked, or in a duel, is refused. */
export function heedAll(book: Book, options: Options, where: 'alone' | 'duel'): void {
  try {
    refuseUnheeded(book.options, options, where)
  } catch (thrown) {
    if (thrown instanceof BadOption) throw new BadInput(thrown.message)
    throw thrown
  }
}

/** Ships are looked up as they were in a year that was named. */
export const settingOf = (book: Book, options: Options, year = 0): Setting<unknown> => ({
  options,
  card: name => cardInYear(book, name, year),
})

/** The year that a situation names: 0, where it names none. */
export function yearIn(given: unknown): number {
  const { year } = (given ?? {}) as { readonly year?: unknown }
  return typeof year === 'number' ? year : 0
}

/** Nobody is anywhere before she is there. */
export function cardInYear(book: Book, name: string, year: number): Plain {
  const found = findFacts(name, book)
  const since = yearOf(found.facts, found.ship)
  if (year > 0 && year < since)
    throw new BadInput(`year: in ${year} there was no ${found.ship} yet; she is of ${since}`)
  return cardIn(book, found).card
}
