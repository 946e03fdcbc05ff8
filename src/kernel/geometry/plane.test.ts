import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { angleOff, reciprocal, wrap } from './heading.ts'
import type { Place } from './place.ts'
import { advance, bearing, distance, distanceSquared, within } from './plane.ts'

const MILE = 1000
const whole = fc.integer({ min: -1_000_000, max: 1_000_000 })
const place = fc.record({ x: whole, y: whole })
const heading = fc.integer({ min: 0, max: 3599 })
const turned = ({ x, y }: Place): Place => ({ x: y, y: 0 - x })
const mirrored = ({ x, y }: Place): Place => ({ x: 0 - x, y })

describe('range', () => {
  test('four miles by the rule are four miles, and a thousandth more is more', () => {
    expect(within({ x: 0, y: 0 }, { x: 0, y: 4 * MILE }, 4 * MILE)).toBe(true)
    expect(within({ x: 0, y: 0 }, { x: 0, y: 4 * MILE + 1 }, 4 * MILE)).toBe(false)
    expect(within({ x: 0, y: 0 }, { x: 3 * MILE, y: 4 * MILE }, 5 * MILE)).toBe(true)
    expect(within({ x: 0, y: 0 }, { x: 1, y: 5 * MILE }, 5 * MILE)).toBe(false)
  })

  test('no range reaches nothing', () => {
    expect(within({ x: 0, y: 0 }, { x: 0, y: 0 }, 0)).toBe(true)
    expect(within({ x: 0, y: 0 }, { x: 0, y: 0 }, -1)).toBe(false)
  })

  test('is the same both ways, turned and mirrored', () => {
    fc.assert(
      fc.property(place, place, (a, b) => {
        const there = distanceSquared(a, b)
        expect(distanceSquared(b, a)).toBe(there)
        expect(distanceSquared(turned(a), turned(b))).toBe(there)
        expect(distanceSquared(mirrored(a), mirrored(b))).toBe(there)
      }),
    )
  })
})

describe('advance', () => {
  test.each([
    [0, 1750, { x: 0, y: 1750 }],
    [900, 1750, { x: 1750, y: 0 }],
    [300, 1000, { x: 500, y: 866 }],
    [300, 1, { x: 1, y: 1 }],
    [2100, 1, { x: -1, y: -1 }],
    [2250, 1000, { x: -707, y: -707 }],
  ])('on heading %i for %i', (on, length, end) => expect(advance({ x: 0, y: 0 }, on, length)).toEqual(end))

  test('turns and mirrors with the board', () => {
    fc.assert(
      fc.property(place, heading, fc.integer({ min: 0, max: 100_000 }), (from, on, length) => {
        const end = advance(from, on, length)
        expect(advance(turned(from), wrap(on + 900), length)).toEqual(turned(end))
        expect(advance(mirrored(from), wrap(-on), length)).toEqual(mirrored(end))
      }),
    )
  })

  test('arrives within a length of where it should', () => {
    fc.assert(
      fc.property(place, heading, fc.integer({ min: 0, max: 100_000 }), (from, on, length) => {
        expect(Math.abs(distance(from, advance(from, on, length)) - length)).toBeLessThanOrEqual(1)
      }),
    )
  })
})

describe('bearing', () => {
  test.each([
    [0, 5, 0],
    [5, 5, 450],
    [5, 0, 900],
    [0, -5, 1800],
    [-5, 0, 2700],
    [-5, 5, 3150],
    [-1, 100_000, 0],
    [1, 1000, 1],
    [3, 4, 369],
    [-4, -3, 2331],
  ])('of a place %i east and %i north is %i', (x, y, tenths) => expect(bearing({ x: 0, y: 0 }, { x, y })).toBe(tenths))

  test('finds the heading that was steered', () => {
    fc.assert(
      fc.property(place, heading, fc.integer({ min: 2000, max: 1_000_000 }), (from, on, length) => {
        expect(bearing(from, advance(from, on, length))).toBe(on)
      }),
    )
  })

  test('turns and mirrors with the board, and is reciprocal', () => {
    fc.assert(
      fc.property(place, place, (a, b) => {
        fc.pre(distanceSquared(a, b) > 0)
        const there = bearing(a, b)
        expect(bearing(turned(a), turned(b))).toBe(wrap(there + 900))
        expect(bearing(mirrored(a), mirrored(b))).toBe(wrap(-there))
        expect(bearing(b, a)).toBe(reciprocal(there))
        expect(angleOff(there, bearing(b, a))).toBe(1800)
      }),
    )
  })
})
