import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Sector } from './arcs.ts'
import { clockwiseOf } from './compass.ts'
import { wrap } from './heading.ts'
import { type Hex, hexDistance, slant, step } from './hex.ts'
import { HEX_REACH, hexArcsHolding, hexBearing } from './hex-arcs.ts'
import type { Station } from './place.ts'

const sector = (from: number, to: number): Sector => ({ from: from * 10, to: to * 10 })
const SIXTHS = [0, 60, 120, 180, 240, 300].map(from => sector(from, from + 60))
const ASPECTS = [sector(330, 30), sector(30, 150), sector(150, 210), sector(210, 330)]
const BOTH = [...SIXTHS, ...ASPECTS]
const HERE = { x: 0, y: 0 }

const axial = fc.integer({ min: -40, max: 40 })
const hex = fc.record({ x: axial, y: axial })
const direction = fc.integer({ min: 0, max: 5 })
const tenths = fc.integer({ min: 0, max: 3600 })
const sectors = fc.array(fc.record({ from: tenths, to: tenths }), { minLength: 1, maxLength: 12 })
const turned = ({ x, y }: Hex): Hex => ({ x: 0 - y, y: x + y })
const mirrored = ({ x, y }: Hex): Hex => ({ x: 0 - x, y: x + y })
const held = (facing: number, to: Hex, among: readonly Sector[]): number[] => {
  const mask = hexArcsHolding({ ...HERE, heading: 600 * facing }, to, among)
  return among.flatMap((_, i) => (mask & (1 << i) ? [i] : []))
}
const disc = (radius: number): Hex[] => {
  const hexes: Hex[] = []
  for (let x = -radius; x <= radius; x++)
    for (let y = -radius; y <= radius; y++) {
      if (hexDistance(HERE, { x, y }) <= radius && (x !== 0 || y !== 0)) hexes.push({ x, y })
    }
  return hexes
}

describe('dividing lines', () => {
  test('no rounding puts any hex within reach on the wrong side of any line but its own', () => {
    let doubtful = 0
    for (let m = 2; m < HEX_REACH; m++)
      for (let n = 1; n < m && m + n <= HEX_REACH; n++)
        for (let line = 1; line < 300; line++) {
          // Each sine is off by a half at most, the sum by half of m + n.
          if (2 * Math.abs(clockwiseOf(line, 600, m, n)) <= m + n) doubtful++
        }
    expect(doubtful).toBe(0)
  })

  test('lines at 60° run through every hex of the six straight rows, and through no other', () => {
    for (const to of disc(24))
      for (let facing = 0; facing < 6; facing++) {
        const { aside } = slant(HERE, to)
        expect(held(facing, to, SIXTHS).length).toBe(aside === 0 ? 2 : 1)
      }
    expect(held(0, { x: 0, y: -7 }, SIXTHS)).toEqual([0, 5])
    expect(held(0, { x: 5, y: 0 }, SIXTHS)).toEqual([1, 2])
  })

  test('lines at 30, 150, 210 and 330° halve only every second hex of the slant rows', () => {
    for (let facing = 0; facing < 6; facing++) {
      const expected = new Map<string, number[]>()
      const lines = [
        [0, [0, 1]],
        [2, [1, 2]],
        [3, [2, 3]],
        [5, [0, 3]],
      ] as const
      for (const [k, arcs] of lines)
        for (let n = 1; n <= 12; n++) {
          const { x, y } = step(step(HERE, facing + k, n), facing + k + 1, n)
          expected.set(`${x},${y}`, [...arcs])
        }
      for (const to of disc(24)) {
        const arcs = held(facing, to, ASPECTS)
        const line = expected.get(`${to.x},${to.y}`)
        if (line) expect(arcs).toEqual(line)
        else expect(arcs.length).toBe(1)
      }
    }
  })

  test('a ship dead abeam to port bears in one sixth and one aspect', () => {
    expect(held(0, step(step(HERE, 4, 3), 5, 3), BOTH)).toEqual([4, 9])
  })

  test('the ship’s own hex is in every arc', () => {
    expect(held(2, HERE, BOTH).length).toBe(BOTH.length)
  })
})

describe('arcs', () => {
  test('any sector agrees with the bearing, away from its lines', () => {
    fc.assert(
      fc.property(hex, direction, tenths, tenths, (to, facing, from, until) => {
        fc.pre(to.x !== 0 || to.y !== 0)
        const over = wrap(hexBearing(HERE, to) - 600 * facing - from)
        const width = wrap(until - from - 1) + 1
        fc.pre(over > 0 && over !== width && width < 3600)
        expect(held(facing, to, [{ from, to: until }])).toEqual(over < width ? [0] : [])
      }),
      { numRuns: 1000 },
    )
  })

  test('turn with the sheet and mirror with it', () => {
    fc.assert(
      fc.property(hex, hex, direction, sectors, (a, b, facing, among) => {
        const from: Station = { ...a, heading: 600 * facing }
        const mask = hexArcsHolding(from, b, among)
        expect(hexArcsHolding({ ...turned(a), heading: wrap(from.heading + 600) }, turned(b), among)).toBe(mask)
        const flipped = among.map(s => ({ from: wrap(-s.to), to: wrap(-s.from) }))
        expect(hexArcsHolding({ ...mirrored(a), heading: wrap(-from.heading) }, mirrored(b), flipped)).toBe(mask)
      }),
    )
  })
})

describe('bearing', () => {
  test.each([
    [0, -3, 0],
    [1, -2, 300],
    [2, -2, 600],
    [2, -1, 900],
    [1, 0, 1200],
    [-2, 1, 2700],
    [-1, -1, 3300],
    [1, -3, 191],
  ])('of hex (%i, %i) is %i', (x, y, there) => expect(hexBearing(HERE, { x, y })).toBe(there))

  test('turns and mirrors with the sheet, and is reciprocal', () => {
    fc.assert(
      fc.property(hex, hex, (a, b) => {
        fc.pre(hexDistance(a, b) > 0)
        const there = hexBearing(a, b)
        expect(hexBearing(turned(a), turned(b))).toBe(wrap(there + 600))
        expect(hexBearing(mirrored(a), mirrored(b))).toBe(wrap(-there))
        expect(hexBearing(b, a)).toBe(wrap(there + 1800))
      }),
    )
  })
})
