import { describe, expect, test } from 'vitest'
import { clockwiseOf, EAST, NORTH, nearestWhole, RADIUS } from './compass.ts'
import { wrap } from './heading.ts'

const ALL = Array.from({ length: 3600 }, (_, t) => t)

/** A second opinion: each sine from its own series, at another precision, with π from Machin's formula. */
const sineOf = (tenths: number): number => {
  const one = 2n ** 160n
  const arctan = (x: bigint): bigint => {
    let sum = 0n
    for (let power = one / x, n = 1n, sign = 1n; power > 0n; power /= x * x, n += 2n, sign = -sign) {
      sum += (sign * power) / n
    }
    return sum
  }
  const angle = ((16n * arctan(5n) - 4n * arctan(239n)) * BigInt(tenths)) / 1800n
  let sum = 0n
  for (let term = angle, n = 2n; term !== 0n; n += 2n) {
    sum += term
    term = (-term * angle * angle) / (one * one * n * (n + 1n))
  }
  return Number((sum * BigInt(RADIUS) * 2n + one) / (one * 2n))
}

describe('compass', () => {
  test.each([
    [0, 0, 1_000_000_000],
    [1, 1_745_328, 999_998_477],
    [150, 258_819_045, 965_925_826],
    [300, 500_000_000, 866_025_404],
    [450, 707_106_781, 707_106_781],
    [600, 866_025_404, 500_000_000],
    [900, 1_000_000_000, 0],
    [1800, 0, -1_000_000_000],
    [2700, -1_000_000_000, 0],
    [3300, -500_000_000, 866_025_404],
  ])('heading %i is %i east, %i north', (heading, east, north) => {
    expect([EAST[heading], NORTH[heading]]).toEqual([east, north])
  })

  test('every sine is the nearest whole number', () => {
    for (let t = 0; t <= 900; t++) expect(EAST[t]).toBe(sineOf(t))
  })

  test('a quarter turn is exact', () => {
    for (const t of ALL) {
      expect(EAST[wrap(t + 900)]).toBe(NORTH[t])
      expect(NORTH[wrap(t + 900)]! + EAST[t]!).toBe(0)
    }
  })

  test('mirror images are exact', () => {
    for (const t of ALL) {
      expect(EAST[wrap(-t)]! + EAST[t]!).toBe(0)
      expect(NORTH[wrap(-t)]).toBe(NORTH[t])
      expect(EAST[wrap(900 - t)]).toBe(NORTH[t])
    }
  })

  test('each heading lies clockwise of the one before', () => {
    for (const t of ALL) {
      const next = wrap(t + 1)
      expect(EAST[next]! * (NORTH[t]! / RADIUS) - NORTH[next]! * (EAST[t]! / RADIUS)).toBeGreaterThan(1_745_000)
    }
  })

  test('the half-way line holds equal legs exactly, on squares and on hexes', () => {
    for (let n = 1; n < 100; n++) {
      expect(clockwiseOf(450, 900, n, n)).toBe(0)
      expect(clockwiseOf(300, 600, n, n)).toBe(0)
    }
  })

  test.each([
    [500_000_000, 1],
    [-500_000_000, -1],
    [499_999_999, 0],
    [-499_999_999, 0],
    [2_500_000_000, 3],
    [8_000_000 * RADIUS - RADIUS / 2 - 1, 7_999_999],
    [8_000_000 * RADIUS - RADIUS / 2, 8_000_000],
  ])('%i billionths round to %i, halves away from nought', (value, whole) => {
    expect(nearestWhole(value)).toBe(whole)
  })
})
