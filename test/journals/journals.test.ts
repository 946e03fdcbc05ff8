import { readFileSync, statSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { verify } from '#game/journal/index.ts'
import { BOOKS, bookNamed } from '#rulesets/index.ts'
import { GOLDEN, goldenText } from './golden.ts'
import { GOLDEN_BATTLES } from './golden-battles.ts'

// A difference here is a change of a rule, or of the order of its questions: a new revision. Believe it; then npm run bless.
describe.each(Object.entries(GOLDEN))('golden journal %s', (name, named) => {
  const kept = readFileSync(new URL(`./${name}.jsonl`, import.meta.url), 'utf8')

  test('verifies', () => {
    expect(verify(kept, bookNamed)).toMatchObject({ ok: true })
  })

  test('opens under a later revision of its book, by its events', () => {
    const later = (id: string) => {
      const book = bookNamed(id)
      return book && { ...book, revision: book.revision + 1 }
    }
    const rows = kept.split('\n').length - 3
    expect(verify(kept, later)).toEqual({ ok: true, rows, older: rows, dice: expect.objectContaining({ strange: 0 }) })
  })

  test('is fought again to the byte', () => {
    expect(goldenText(named)).toBe(kept)
  })
})

test.each(BOOKS.filter(({ game }) => game !== undefined).map(book => [book.id, book] as const))(
  '%s: every option is away from its standard in some golden battle, and their journals are small',
  (id, { options }) => {
    const battles = Object.entries(GOLDEN_BATTLES).filter(([, { book }]) => book === id)
    const standard = options.filter(option => battles.every(([, golden]) => (golden.options[option.name] ?? option.standard) === option.standard))
    expect(standard.map(({ name }) => name)).toEqual([])
    for (const [name] of battles) expect(statSync(new URL(`./${name}.jsonl`, import.meta.url)).size, name).toBeLessThan(60_000)
  },
)
