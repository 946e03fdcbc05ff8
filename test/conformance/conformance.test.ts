import { describe, expect, test } from 'vitest'
import { BOOKS } from '#rulesets/index.ts'
import { anyDuel } from './battle.ts'
import { fault } from './conform.ts'

// What every book must prove. A thousand battles with fresh seeds: npm run soak.
describe.each(BOOKS.map(book => [book.id, book] as const))('%s', (_, book) => {
  test('thirty duels hold in every way', () => {
    const faults = Array.from({ length: 30 }, (_, seed) => anyDuel(book, seed))
      .map(named => [named, fault(named)] as const)
      .filter(([, sentence]) => sentence !== null)
    expect(faults).toEqual([])
  }, 60_000)
})
