import { describe, expect, test } from 'vitest'
import { Hash, Words } from '#kernel/hash/index.ts'
import { BOOKS, type Book } from '#rulesets/index.ts'
import { anyDuel } from './battle.ts'
import { fought } from './conform.ts'

const digestOf = (book: Book, state: object): string => {
  const words = new Words()
  book.write(state, words, book.revision)
  return words.feed(new Hash()).hex()
}

interface Leaf {
  readonly path: string
  readonly change: (state: never) => void
}
/** Every number of a state that may change, with a way to change it; and every list, made longer. */
function leaves(value: unknown, path: readonly (string | number)[] = []): Leaf[] {
  const into = (state: unknown): Record<string | number, unknown> =>
    path.slice(0, -1).reduce((at, key) => (at as Record<string | number, unknown>)[key], state) as never
  const set = (to: unknown) => (state: never) => {
    into(state)[path.at(-1)!] = to
  }
  if (typeof value === 'number') return [{ path: path.join('.'), change: set(value + 1) }]
  if (typeof value !== 'object' || value === null) throw new Error(`${path.join('.')} is no number`)
  const inner = Object.entries(value)
    .filter(([key]) => path.length > 0 || key !== 'fixed')
    .flatMap(([key, each]) => leaves(each, [...path, key]))
  if (!Array.isArray(value) || typeof value[0] !== 'number') return inner
  return [...inner, { path: `${path.join('.')} longer`, change: set([...value, 0]) }]
}

// A field that a book forgets to write would not be guarded by any digest.
describe.each(BOOKS.map(book => [book.id, book] as const))('%s', (_, book) => {
  test('every number of a state that may change is in its digest', () => {
    let met = 0
    for (const seed of [3, 8, 13]) {
      const end = fought(anyDuel(book, seed)).session.state as object
      const digest = digestOf(book, end)
      expect(digestOf(book, book.copy(end) as object)).toBe(digest)
      for (const { path, change } of leaves(end)) {
        const other = book.copy(end) as never
        change(other)
        expect(digestOf(book, other), path).not.toBe(digest)
        met++
      }
    }
    expect(met).toBeGreaterThan(60)
  })
})
