import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Cite } from '#kernel/book/index.ts'
import { type Footnote, Reckoning } from './reckoning.ts'

const lines = fc.array(fc.record({ value: fc.integer({ min: -9, max: 9 }), why: fc.nat(50) }), { minLength: 1 })

function reckon(reckoning: Reckoning, lines: readonly { value: number; why: number }[]): number {
  const [base, ...rest] = lines
  reckoning.begin(base!.value, base!.why as Cite)
  for (const { value, why } of rest) reckoning.add(value, why as Cite)
  return reckoning.total
}

describe('a reckoning', () => {
  test('is the sum of its lines, whether or not anyone reads them', () => {
    fc.assert(
      fc.property(lines, lines => {
        const total = lines.reduce((sum, { value }) => sum + value, 0)
        const heard = new Reckoning()
        heard.footnotes = []
        expect(reckon(heard, lines)).toBe(total)
        expect(reckon(new Reckoning(), lines)).toBe(total)
        expect(heard.footnotes.reduce((sum, { value }) => sum + value, 0)).toBe(total)
      }),
      { seed: 4 },
    )
  })

  test('keeps its lines in order, with their rules; a line of nothing leaves no footnote', () => {
    const reckoning = new Reckoning()
    const footnotes: Footnote[] = []
    reckoning.footnotes = footnotes
    reckoning
      .begin(8, 3 as Cite)
      .add(0, 4 as Cite)
      .add(-2, 5 as Cite)
      .add(1, 6 as Cite)
    expect(reckoning.total).toBe(7)
    expect(footnotes).toEqual([
      { value: 8, why: 3 },
      { value: -2, why: 5 },
      { value: 1, why: 6 },
    ])
  })

  test('begins again from nothing', () => {
    const reckoning = new Reckoning()
    reckoning.begin(8, 3 as Cite).add(5, 4 as Cite)
    expect(reckoning.begin(2, 3 as Cite).add(1, 4 as Cite).total).toBe(3)
  })

  test('keeps no lines while nobody listens', () => {
    const reckoning = new Reckoning()
    reckoning.begin(8, 3 as Cite)
    expect(reckoning.footnotes).toBeNull()
  })
})
