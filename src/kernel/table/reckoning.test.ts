import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Cite } from '#kernel/book/index.ts'
import { Reckoning } from './reckoning.ts'

const lines = fc.array(fc.record({ value: fc.integer({ min: -9, max: 9 }), why: fc.nat(50) }), { minLength: 1 })
const [a, b, c] = [3 as Cite, 4 as Cite, 5 as Cite]

function reckon(reckoning: Reckoning, lines: readonly { value: number; why: number }[]): number {
  const [base, ...rest] = lines
  reckoning.begin('to hit', base!.value, base!.why as Cite)
  for (const { value, why } of rest) reckoning.add(value, why as Cite)
  return reckoning.total
}

describe('a reckoning', () => {
  test('is the sum of its lines, whether or not anyone reads them', () => {
    fc.assert(
      fc.property(lines, lines => {
        const total = lines.reduce((sum, { value }) => sum + value, 0)
        const heard = new Reckoning()
        const sums = heard.listen()
        expect(reckon(heard, lines)).toBe(total)
        expect(reckon(new Reckoning(), lines)).toBe(total)
        expect(sums.map(sum => sum.total)).toEqual([total])
        expect(sums[0]!.lines.reduce((sum, { value }) => sum + value, 0)).toBe(total)
      }),
      { seed: 4 },
    )
  })

  test('keeps its lines in order, with their rules; a line of nothing leaves no footnote', () => {
    const reckoning = new Reckoning()
    const sums = reckoning.listen()
    reckoning.begin('to hit', 8, a).add(0, b).plus('by night', -2, c)
    expect(reckoning.total).toBe(6)
    expect(sums).toEqual([
      {
        of: 'to hit',
        total: 6,
        lines: [
          { value: 8, why: a },
          { value: -2, why: c, says: 'by night' },
        ],
        at: 0,
        throws: 0,
      },
    ])
  })

  test('keeps unlike sums apart, each where it was made', () => {
    const reckoning = new Reckoning()
    const events: string[] = []
    const sums = reckoning.listen(events)
    reckoning.begin('to hit', 8, a)
    reckoning.thrown()
    events.push('hit')
    expect(reckoning.begin('dice', 2, b).add(1, c).total).toBe(3)
    expect(sums.map(({ of, total, at, throws }) => [of, total, at, throws])).toEqual([
      ['to hit', 8, 0, 0],
      ['dice', 3, 1, 1],
    ])
  })

  test('a figure beside a sum is told and not added', () => {
    const reckoning = new Reckoning()
    const sums = reckoning.listen()
    expect(reckoning.begin('armour less penetration', 8, a).plus('penetration', -3, a).beside('dice', 2, b).total).toBe(
      5,
    )
    expect(sums[0]).toMatchObject({ total: 5 })
    expect(sums[0]!.lines.at(-1)).toEqual({ value: 2, why: b, says: 'dice', beside: true })
  })

  test.each([
    [-4, 1, [-4, 5]],
    [130, 100, [130, -30]],
    [40, 40, [40]],
  ])('%i kept within 1 and 100 is %i', (value, total, values) => {
    const reckoning = new Reckoning()
    const sums = reckoning.listen()
    expect(reckoning.begin('chance', value, a).within(1, 100, b).total).toBe(total)
    expect(sums[0]!.lines.map(line => line.value)).toEqual(values)
    expect(new Reckoning().begin('chance', value, a).within(1, 100, b).total).toBe(total)
  })

  test('begins again from nothing', () => {
    const reckoning = new Reckoning()
    reckoning.begin('to hit', 8, a).add(5, b)
    expect(reckoning.begin('to hit', 2, a).add(1, b).total).toBe(3)
  })

  test('keeps nothing while nobody listens', () => {
    const reckoning = new Reckoning()
    reckoning.begin('to hit', 8, a).plus('by night', 1, b).beside('dice', 2, b).settle('cannot fail')
    reckoning.again()
    expect(reckoning.footnotes).toBeNull()
    expect(reckoning.thrown()).toEqual([])
  })
})

describe('a throw is made on', () => {
  const listening = (): Reckoning => {
    const reckoning = new Reckoning()
    reckoning.listen()
    return reckoning
  }
  const on = (reckoning: Reckoning): string[] => reckoning.thrown().map(({ of }) => of)

  test('all sums since the throw before it, and on those only', () => {
    const reckoning = listening()
    reckoning.begin('column', 3, a)
    reckoning.begin('to hit', 8, a)
    expect(on(reckoning)).toEqual(['column', 'to hit'])
    expect(on(reckoning)).toEqual([])
  })

  test('no sum that was settled without dice', () => {
    const reckoning = listening()
    reckoning.begin('to hit', 8, a).settle('cannot fail')
    expect(reckoning.footnotes![0]!.settled).toBe('cannot fail')
    expect(on(reckoning)).toEqual([])
  })

  test('the last one again, where the rule throws once more', () => {
    const reckoning = listening()
    reckoning.begin('to hit', 8, a)
    reckoning.thrown()
    reckoning.again()
    expect(on(reckoning)).toEqual(['to hit'])
  })
})

test('what is made apart nobody else hears', () => {
  const reckoning = new Reckoning()
  const sums = reckoning.listen()
  reckoning.begin('to hit', 8, a)
  const apart = reckoning.apart(() => reckoning.begin('to hit', 5, b))
  expect(apart.map(({ total }) => total)).toEqual([5])
  expect(sums.map(({ total }) => total)).toEqual([8])
  expect(reckoning.thrown()).toEqual(sums)
  const quiet = new Reckoning()
  expect(quiet.apart(() => quiet.begin('to hit', 5, b))).toHaveLength(1)
  expect(quiet.footnotes).toBeNull()
})
