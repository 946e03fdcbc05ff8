import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

// Rules learn of places through one door, `measured.ts`: only there a board is asked how things lie to each other.

const QUESTIONS = /\bboard\.(?:distance|bearing|within|band|arcsHolding|lineBlocked|fouls)\b/
/** What is no rule: tests, what a table shows, offers and says, and what a captain thinks. */
const NO_RULE = /\.(?:test|fixture)\.ts$|^(?:table|captain)\/|\/(?:offers|reckon|words|plan)\.ts$/

test.each(['grand-fleets', 'fear-god', 'firepower', 'fleet-action'])(
  'no rule of %s reads places past its door',
  book => {
    const room = new URL(`../../src/rulesets/${book}/`, import.meta.url)
    const asking = readdirSync(room, { recursive: true, encoding: 'utf8' })
      .filter(file => file.endsWith('.ts') && !NO_RULE.test(file))
      .filter(file => QUESTIONS.test(readFileSync(new URL(file, room), 'utf8')))
    expect(asking).toEqual(['measured.ts'])
  },
)
