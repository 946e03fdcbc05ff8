import { displayNames } from '#fleets/index.ts'
import type { Header } from '#game/journal/index.ts'
import type { Terms } from '#game/skirmish/index.ts'
import { chosenOptions, type Options, type Plain } from '#kernel/desk/index.ts'
import { covers } from '#kernel/ruleset/index.ts'
import { type Book, bookNamed } from '#rulesets/index.ts'
import { found } from './kept.ts'

/** A duel in words: what golden journals and the conformance suite are made of. */
export interface Named {
  readonly book: string
  readonly ships: readonly [string, string]
  readonly terms: Readonly<Record<string, Plain>>
  readonly options: Options
  readonly seed: number
}

export function bookOf(named: Named): Book {
  const book = bookNamed(named.book)
  if (book === undefined) throw new Error(`there is no book ${named.book}`)
  return book
}

export function cardOf(book: Book, name: string): Plain {
  const ship = found(name)
  if ('unknown' in ship) throw new Error(`there is no ship ${name}`)
  return book.card(ship.facts, ship.ship).card
}

export function termsOf(named: Named): Terms<Plain> {
  const book = bookOf(named)
  const [one, other] = named.ships
  return {
    cards: [cardOf(book, one), cardOf(book, other)],
    terms: book.duel.terms.read(named.terms),
    options: chosenOptions(book.options, named.options),
  }
}

export function headerOf(named: Named): Header {
  const { cards, terms, options } = termsOf(named)
  const { id, revision } = bookOf(named)
  return { straddle: 1, book: id, revision, options, battle: { kind: 'duel', terms }, cards, seed: named.seed }
}

/** Some duel of this book, chosen by a number: any two ships, now and then an option away from its standard. */
export const anyDuel = (book: Book, seed: number): Named => anyDuels(book)(seed)

/** The same for many numbers: to look up a book's ships and terms takes longer than most duels. */
export function anyDuels(book: Book, among = displayNames()): (seed: number) => Named {
  const names = among.filter(name => {
    const ship = found(name)
    return 'facts' in ship && covers(book, ship.facts, ship.ship)
  })
  const { properties } = book.duel.terms.json as unknown as { properties: Record<string, Term> }
  return seed => {
    const pick: Pick = (list, salt) => list[mix(seed, salt) % list.length]!
    const options: Record<string, string> = {}
    book.options.forEach(({ name, values }, i) => {
      if (mix(seed, 100 + i) % 3 === 0) options[name] = pick(values, 200 + i)
    })
    return { book: book.id, ships: [pick(names, 1), pick(names, 2)], terms: anyTerms(properties, pick), options, seed }
  }
}
type Pick = <T>(list: readonly T[], salt: number) => T

interface Term {
  readonly type?: string
  readonly enum?: readonly Plain[]
  readonly default?: Plain
  readonly minimum?: number
  readonly maximum?: number
}

/** Terms that a book's own schema allows: any word of a list, any of a few shares of a number's standard, or of its most where that is none. */
function anyTerms(properties: Readonly<Record<string, Term>>, pick: Pick): Record<string, Plain> {
  const any = ({ type, enum: words, default: standard, minimum, maximum }: Term, salt: number): Plain => {
    if (words !== undefined) return pick(words, salt)
    if (typeof standard !== 'number') return pick([true, false], salt)
    const shares = standard === 0 ? [0, 0, 0, 0.25, 0.5, 0.75] : [0.125, 0.25, 0.5, 0.75, 1, 1.5]
    const share = (standard === 0 && minimum === 0 ? maximum! : standard) * pick(shares, salt)
    const within = Math.min(maximum ?? share, Math.max(minimum ?? share, share))
    return type === 'integer' ? Math.round(within) : within
  }
  return Object.fromEntries(Object.entries(properties).map(([name, term], i) => [name, any(term, 10 + i)]))
}

/** A number from a number, with no pattern in it. */
export function mix(seed: number, salt: number): number {
  let h = Math.imul(seed ^ (salt * 0x9e3779b9), 0x85ebca6b)
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35)
  return (h ^ (h >>> 16)) >>> 0
}
