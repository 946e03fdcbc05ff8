import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { shareOf } from './share.ts'

describe('a share', () => {
  // The last four from R. G. Newcombe, Two-sided confidence intervals for the single proportion (1998), method 3.
  test.each([
    [10, 10, 0.722, 1],
    [0, 10, 0, 0.278],
    [5, 10, 0.237, 0.763],
    [97, 100, 0.915, 0.99],
    [81, 263, 0.2553, 0.3662],
    [15, 148, 0.0624, 0.1605],
    [0, 20, 0, 0.1611],
    [1, 29, 0.0061, 0.1718],
  ])('%i of %i has the Wilson interval that is printed', (count, tried, low, high) => {
    const share = shareOf(count, tried)
    const digits = Number.isInteger(low * 1000) && Number.isInteger(high * 1000) ? 3 : 4
    expect([share.low, share.high].map(end => Number(end.toFixed(digits)))).toEqual([low, high])
    expect(share.p).toBe(count / tried)
  })

  test('one of one: 1 ÷ (1 + 1.96²), by hand', () => {
    expect(shareOf(1, 1).low).toBeCloseTo(1 / 4.8415, 4)
    expect(shareOf(1, 1)).toMatchObject({ p: 1, error: 0, high: 1 })
  })

  test('of nothing tried may be anything', () => {
    expect(shareOf(0, 0)).toEqual({ p: 0, error: 0, low: 0, high: 1 })
  })

  test('lies within its interval, that within 0 and 1; what did not come is its mirror image', () => {
    const cases = fc.integer({ min: 1, max: 1e12 }).chain(tried => fc.tuple(fc.nat({ max: tried }), fc.constant(tried)))
    fc.assert(
      fc.property(cases, ([count, tried]) => {
        const { p, low, high } = shareOf(count, tried)
        expect(0 <= low && low <= p && p <= high && high <= 1 && low < high).toBe(true)
        const rest = shareOf(tried - count, tried)
        expect([1 - rest.high, 1 - rest.low]).toEqual([expect.closeTo(low, 12), expect.closeTo(high, 12)])
      }),
      { seed: 13, numRuns: 500 },
    )
  })
})
