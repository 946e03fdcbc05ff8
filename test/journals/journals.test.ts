import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { verify } from '#game/journal/index.ts'
import { bookNamed } from '#rulesets/index.ts'
import { fought } from '../conformance/conform.ts'
import { GOLDEN } from './golden.ts'

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
    expect(verify(kept, later)).toEqual({ ok: true, rows, older: rows })
  })

  test('is fought again to the byte', () => {
    expect(fought(named).text).toBe(kept)
  })
})
