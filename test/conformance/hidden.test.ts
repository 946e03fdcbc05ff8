import { describe, expect, test } from 'vitest'
import type { Options } from '#kernel/desk/index.ts'
import { BOOKS, type Book } from '#rulesets/index.ts'
import { keepsSecrets } from './hidden.ts'

// Non-interference: change what is hidden from someone, and nothing that he sees or is told changes, until it is revealed.
const games = BOOKS.filter(book => book.game !== undefined)

/** Options of each book under which something is hidden; all of them where something always is. */
const HIDING: Readonly<Record<string, readonly string[]>> = {
  firepower: BOOKS.find(({ id }) => id === 'firepower')!.options.map(({ name }) => name),
  'fleet-action': [],
  'fear-god': BOOKS.find(({ id }) => id === 'fear-god')!.options.map(({ name }) => name),
  'grand-fleets': ['hiddenDeployment', 'simultaneous'],
}

const optionSets = (book: Book): readonly Options[] => [
  {},
  ...book.options.map(({ name, values, standard }) => ({ [name]: values.find(value => value !== standard)! })),
]

describe.each(games.map(book => [book.id, book] as const))('%s', (id, book) => {
  test('what is hidden makes no difference to whoever may not know it, and is revealed in the end', () => {
    const hiding = optionSets(book).flatMap(options => {
      const kept = [0, 1].flatMap(seat =>
        [seat, 'public' as const].map(viewer => keepsSecrets(book, options, seat, viewer)),
      )
      for (const { hidden, learned } of kept) expect(learned !== null, JSON.stringify(options)).toBe(hidden > 0)
      return kept.some(({ hidden }) => hidden > 0) ? Object.keys(options) : []
    })
    expect(hiding).toEqual(HIDING[id] ?? [])
  }, 60_000)
})

test.each(games.filter(({ id }) => (HIDING[id] ?? []).length > 1).map(book => [book.id, book] as const))(
  '%s: two secrets at once are kept as well as one',
  (id, book) => {
    const options = Object.fromEntries(
      (HIDING[id] ?? []).map(name => {
        const { values, standard } = book.options.find(option => option.name === name)!
        return [name, values.find(value => value !== standard)!]
      }),
    )
    for (const seat of [0, 1]) expect(keepsSecrets(book, options, seat, seat).hidden).toBeGreaterThan(0)
  },
)
