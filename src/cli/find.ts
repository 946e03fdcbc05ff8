import { shipNamed } from '#fleets/index.ts'
import { BadOption, chosenOptions, type Options } from '#kernel/desk/index.ts'
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

export function findFacts(name: string): { readonly facts: ShipFacts; readonly ship: string } {
  const found = shipNamed(name)
  if (!('unknown' in found)) return found
  const near = found.near.length > 0 ? `; did you mean ${found.near.join(' or ')}?` : ''
  throw new BadInput(`there is no ship ${JSON.stringify(name)} in the library${near}`)
}

// biome-ignore lint/suspicious/noExplicitAny: a card is its book's own affair
export function findCard(book: Book, name: string): Carded<any> {
  const { facts, ship } = findFacts(name)
  const { from, to } = book.years
  if (!covers(book.years, facts, ship))
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
  try {
    return procedure.open(given, settingOf(book, options))
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

export const settingOf = (book: Book, options: Options): Setting<unknown> => ({
  options,
  card: name => findCard(book, name).card,
})
