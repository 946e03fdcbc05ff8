import { fight } from '#game/skirmish/index.ts'
import { Desk } from '#kernel/desk/index.ts'
import { Dice, Seeded } from '#kernel/dice/index.ts'
import type { Hash } from '#kernel/hash/index.ts'
import type { Book } from '#rulesets/index.ts'
import { anyDuels, bookOf, type Named, termsOf } from '../conformance/battle.ts'
import { fought } from '../conformance/conform.ts'
import { keptNames } from '../conformance/kept.ts'
import { type Block, type Case, feedState } from './case.ts'
import { optionsAt } from './options.ts'

const DUELS = 10_000
const IN_A_BLOCK = 1000
/** One duel in so many is fought a second time with someone listening. */
const HEARD = 50

/** The nth duel of a book: any two ships of its years on any terms, the options in turn. */
export function duelsOf(book: Book): (nth: number) => Named {
  const any = anyDuels(book, keptNames())
  return nth => ({ ...any(nth), options: optionsAt(book, nth) })
}

export const duelNamed = ({ ships, terms, options, seed }: Named): string =>
  `duel ${seed}: ${ships.join(' v ')} ${JSON.stringify(terms)} ${JSON.stringify(options)}`

/** Blocks of duels fought silently, and beside each a block of those that are heard as well. */
export function duelBlocks(book: Book): Block[] {
  const starts = Array.from({ length: DUELS / IN_A_BLOCK }, (_, i) => i * IN_A_BLOCK)
  return starts.flatMap(from => {
    const range = `${from}-${from + IN_A_BLOCK - 1}`
    return [
      { name: range, cases: () => casesOf(book, from, 1, feedSilent) },
      { name: `${range}, heard`, cases: () => casesOf(book, from, HEARD, feedHeard) },
    ]
  })
}

function casesOf(book: Book, from: number, step: number, feed: (named: Named, hash: Hash) => void): Case[] {
  const duel = duelsOf(book)
  return Array.from({ length: IN_A_BLOCK / step }, (_, i) => {
    const named = duel(from + i * step)
    return { name: duelNamed(named), feed: hash => feed(named, hash) }
  })
}

function feedSilent(named: Named, hash: Hash): void {
  const book = bookOf(named)
  const { cards, terms, options } = termsOf(named)
  const state = book.duel.setup(cards, terms, options)
  const desk = new Desk(state, new Dice(new Seeded(named.seed)), book.duel.decider)
  const orders = fight(book, desk)
  const { winner, turns } = book.duel.result(desk.state)
  hash.word(winner).word(turns).word(orders)
  feedState(book, desk.state, hash)
}

const feedHeard = (named: Named, hash: Hash): void => {
  hash.text(fought(named).text)
}
