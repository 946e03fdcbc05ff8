import { describe, expect, test } from 'vitest'
import { chosenOptions } from '#kernel/desk/index.ts'
import type { Odds } from '#kernel/odds/index.ts'
import { BOOKS } from '#rulesets/index.ts'
import { cardOf } from './battle.ts'

const EFFORT = { budget: 40_000, runs: 1 }

/** The chances of one field's values, whatever else was asked with it. */
function marginals(odds: Odds, field: string): ReadonlyMap<string, number> {
  const chances = new Map<string, number>()
  for (const { outcome, p } of odds.outcomes) {
    const value = String(outcome[field])
    chances.set(value, (chances.get(value) ?? 0) + p)
  }
  return chances
}

// A field that names too few of the fields on which its fate depends would merge what is not equal: then it has other chances
// alone than in company.
describe.each(BOOKS.map(book => [book.id, book] as const))('%s', (_, book) => {
  const setting = { options: chosenOptions(book.options, {}), card: (name: string) => cardOf(book, name) }

  test.each(book.procedures.map(procedure => [procedure.name, procedure] as const))(
    'the odds of %s do not hang on what else is asked',
    (_, procedure) => {
      const opened = procedure.open(procedure.example, setting)
      // Some procedures may go on and on, and are sampled.
      if (!opened.odds(procedure.fields.slice(0, 1), EFFORT).exact) return
      let compared = 0
      procedure.fields.forEach((field, i) => {
        const alone = opened.odds([field], EFFORT)
        if (!alone.exact) return
        const company = procedure.fields[(i + 1) % procedure.fields.length]!
        const together = opened.odds([field, company], EFFORT)
        if (!together.exact) return
        compared++
        const expected = marginals(alone, field)
        const chances = marginals(together, field)
        expect([...chances.keys()].sort(), field).toEqual([...expected.keys()].sort())
        for (const [value, p] of chances)
          expect(p, `${field} ${value} beside ${company}`).toBeCloseTo(expected.get(value)!, 12)
      })
      expect(compared).toBeGreaterThan(0)
    },
    60_000,
  )
})
