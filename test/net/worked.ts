import { chosenOptions, type Options, type Plain } from '#kernel/desk/index.ts'
import { BadInput, type Opened } from '#kernel/ruleset/index.ts'
import type { Book } from '#rulesets/index.ts'
import { worked } from '../conformance/actions.ts'
import { mix } from '../conformance/battle.ts'
import { type Action, ownOf, type Pick } from '../conformance/own.ts'
import { cardOf } from '../conformance/whole.ts'
import { type Block, type Case, written } from './case.ts'
import { optionsAt } from './options.ts'
import { QUESTIONS } from './questions.ts'

const SEEDS = 10
const ACTIONS = 500
const IN_A_BLOCK = 100

/** A procedure of a book with its situation set up; its ships are the book's own or the library's. */
export function opened(book: Book, procedure: string, given: Plain, options: Options): Opened {
  const card = (name: string): unknown => book.cards.read(cardOf(book, name))
  const setting = { options: chosenOptions(book.options, options), card }
  return book.procedures.find(({ name }) => name === procedure)!.open(given, setting)
}

/** Result, events, throws with their meanings, and the sums behind them. */
const caseOf = (book: Book, { procedure, given, options }: Action, seed: number): Case => ({
  name: `${procedure}, seed ${seed}: ${JSON.stringify([given, options])}`,
  feed: hash => void hash.text(answered(book, { procedure, given, options }, seed)),
})

/** What it comes to; what the rules forbid, or an option cannot be honoured in, is refused in a sentence. */
function answered(book: Book, { procedure, given, options }: Action, seed: number): string {
  try {
    return written(book, worked(opened(book, procedure, given, options), seed))
  } catch (thrown) {
    if (thrown instanceof BadInput) return thrown.message
    throw thrown
  }
}

/** Every procedure as its example and as the questions give it, the options in turn; and actions where a book has some. */
export function workedBlocks(book: Book): Block[] {
  const procedures = book.procedures.map(({ name, example }, nth): Block => {
    const asked = (QUESTIONS[book.id] ?? []).filter(([procedure]) => procedure === name).map(([, given]) => given)
    const some = (given: Plain, which: number): Case[] =>
      Array.from({ length: SEEDS }, (_, i) => {
        const seed = (nth * 10 + which) * SEEDS + i
        return caseOf(book, { procedure: name, given, options: optionsAt(book, seed) }, seed)
      })
    return { name, cases: () => [example, ...asked].flatMap(some) }
  })
  return [...procedures, ...actionBlocks(book)]
}

function actionBlocks(book: Book): Block[] {
  const { anyAction } = ownOf(book)
  if (anyAction === null) return []
  const action = (seed: number): Case => {
    let salt = 0
    const pick: Pick = list => list[mix(seed, salt++) % list.length]!
    return caseOf(book, anyAction(pick), seed)
  }
  return Array.from({ length: ACTIONS / IN_A_BLOCK }, (_, i) => {
    const from = i * IN_A_BLOCK
    const cases = (): Case[] => Array.from({ length: IN_A_BLOCK }, (_, nth) => action(from + nth))
    return { name: `actions ${from}-${from + IN_A_BLOCK - 1}`, cases }
  })
}
