import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fractionsOf, fractionValue, gcd, lcm } from './fraction.ts'

const positive = fc.bigInt({ min: 1n, max: 10n ** 30n })

describe('common measure and multiple', () => {
  test.each([
    [12n, 18n, 6n, 36n],
    [7n, 5n, 1n, 35n],
    [6n, 36n, 6n, 36n],
    [36n, 6n, 6n, 36n],
    [1n, 9n, 1n, 9n],
    [10n ** 40n, 15n * 10n ** 38n, 5n * 10n ** 38n, 3n * 10n ** 40n],
  ])('of %d and %d', (a, b, measure, multiple) => {
    expect(gcd(a, b)).toBe(measure)
    expect(lcm(a, b)).toBe(multiple)
  })

  test('their product is the product of the two', () => {
    fc.assert(
      fc.property(positive, positive, (a, b) => {
        expect(gcd(a, b) * lcm(a, b)).toBe(a * b)
        expect([a % gcd(a, b), b % gcd(a, b), lcm(a, b) % a, lcm(a, b) % b]).toEqual([0n, 0n, 0n, 0n])
      }),
      { seed: 8 },
    )
  })
})

describe('a fraction', () => {
  test.each([
    [6n, 16n, '3/8'],
    [0n, 12n, '0/1'],
    [12n, 12n, '1/1'],
    [7n, 10n, '7/10'],
    [2n ** 200n, 2n ** 203n, '1/8'],
  ])('%d of %d in lowest terms', (part, whole, text) => {
    expect(fractionsOf(whole)(part)).toBe(text)
  })

  test('of wholes made of dice, and of others, is in lowest terms and of the same value', () => {
    const power = fc.integer({ min: 0, max: 40 }).map(BigInt)
    const wholes = fc
      .tuple(power, power, power, fc.constantFrom(1n, 7n, 97n, 101n, 10_007n, 101n ** 3n))
      .map(([twos, threes, fives, odd]) => 2n ** twos * 3n ** threes * 5n ** fives * odd)
    fc.assert(
      fc.property(wholes, wholes, fc.bigInt({ min: 1n, max: 10n ** 6n }), (whole, other, times) => {
        const written = fractionsOf(whole)
        for (const part of [gcd(whole, other), (gcd(whole, other) * times) % whole, whole, whole - 1n, 0n]) {
          const [above, below] = written(part).split('/').map(BigInt) as [bigint, bigint]
          expect(above * whole).toBe(below * part)
          expect(gcd(above, below)).toBe(1n)
        }
      }),
      { seed: 10, numRuns: 300 },
    )
  })

  test.each([
    [3n, 8n, 0.375],
    [0n, 7n, 0],
    [1n, 3n, 1 / 3],
    [3n * 10n ** 500n, 8n * 10n ** 500n, 0.375],
    [10n ** 2000n, 3n * 10n ** 2000n, 1 / 3],
    [10n ** 2000n - 1n, 10n ** 2000n, 1],
    [1n, 10n ** 300n, 1e-300],
    [1n, 10n ** 2000n, 0],
    [10n ** 600n, 10n ** 620n, 1e-20],
  ])('%#: as a number, even when its parts are no numbers any more', (part, whole, value) => {
    const got = fractionValue(part, whole)
    expect(Math.abs(got - value)).toBeLessThanOrEqual(4 * Number.EPSILON * value)
  })
})
