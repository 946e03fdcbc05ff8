import type { Event } from '#kernel/desk/index.ts'
import type { Hash } from '#kernel/hash/index.ts'
import type { Order } from '#kernel/ruleset/index.ts'
import type { Book } from '#rulesets/index.ts'
import { fought } from '../conformance/conform.ts'
import { battleFought, battleNamed, battlesOf } from './battles.ts'
import type { Block } from './case.ts'
import { duelNamed, duelsOf } from './duels.ts'

const OF_EACH = 20
// No multiples of five: options go in turns of five.
const DUELS_APART = 501
const BATTLES_APART = 7

/** A duel or a battle that was fought, to be looked at row by row. */
export interface Fought {
  readonly start: never
  readonly rows: readonly { readonly order: Order<unknown>; readonly events: readonly Event[] }[]
  readonly isBattle: boolean
}

/** Some duels and battles, one block each: what is said of them may change on purpose, and then each change is to be seen. */
export function journalBlocks(book: Book, feed: (book: Book, fought: Fought, hash: Hash) => void): Block[] {
  const block = (name: string, fight: () => Fought): Block => ({
    name: name.split(':')[0]!,
    cases: () => [{ name, feed: hash => feed(book, fight(), hash) }],
  })
  const duel = duelsOf(book)
  const duels = Array.from({ length: OF_EACH }, (_, i) => duel(i * DUELS_APART))
  const battles = battlesOf(book).filter(({ seed }) => seed % BATTLES_APART === 0 && seed < OF_EACH * BATTLES_APART)
  return [
    ...duels.map(named => block(duelNamed(named), () => asFought(fought(named), false))),
    ...battles.map(fight => block(battleNamed(fight), () => asFought(battleFought(book, fight), true))),
  ]
}

const asFought = (
  { start, session }: { readonly start: unknown; readonly session: { readonly rows: Fought['rows'] } },
  isBattle: boolean,
): Fought => ({ start: start as never, rows: session.rows, isBattle })
