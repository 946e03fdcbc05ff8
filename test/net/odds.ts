import { canonical } from '#kernel/desk/index.ts'
import type { Odds } from '#kernel/odds/index.ts'
import type { Book } from '#rulesets/index.ts'
import type { Block } from './case.ts'
import { QUESTIONS, type Question } from './questions.ts'
import { opened } from './worked.ts'

const BUDGET = 1_000_000

/** The answer, which must be exact: a sample hides small changes. */
function answered(book: Book, [procedure, given, ask, options = {}, rarest = 0]: Question): Odds {
  const odds = opened(book, procedure, given, options).odds(ask.split(','), { budget: BUDGET, runs: 1, rarest })
  if (!odds.exact) throw new Error('it is too wide to walk')
  return odds
}

/** One block a question. */
export const oddsBlocks = (book: Book): Block[] =>
  (QUESTIONS[book.id] ?? []).map((question, i) => {
    const name = `${i} ${question[0]}`
    const words = `${name}: ${JSON.stringify(question.slice(1))}`
    return { name, cases: () => [{ name: words, feed: hash => void hash.text(canonical(answered(book, question))) }] }
  })
