import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Hex, hexDistance, slant, slantIn, step } from './hex.ts'

const axial = fc.integer({ min: -40, max: 40 })
const hex = fc.record({ x: axial, y: axial })
const key = ({ x, y }: Hex): string => `${x},${y}`

describe('hexes', () => {
  test.each([
    ['N', 0, 0, -1],
    ['NE', 1, 1, -1],
    ['SE', 2, 1, 0],
    ['S', 3, 0, 1],
    ['SW', 4, -1, 1],
    ['NW', 5, -1, 0],
    ['N again', 6, 0, -1],
    ['NW from below', -1, -1, 0],
  ])('a step %s (%i)', (_, direction, x, y) => expect(step({ x: 0, y: 0 }, direction)).toEqual({ x, y }))

  test('four hexes are four miles', () => {
    expect(hexDistance({ x: 2, y: 3 }, step({ x: 2, y: 3 }, 1, 4))).toBe(4)
    expect(hexDistance({ x: 0, y: 0 }, { x: 2, y: 2 })).toBe(4)
    expect(hexDistance({ x: 0, y: 0 }, { x: 4, y: -4 })).toBe(4)
  })

  test('distance is the least number of steps', () => {
    const from = { x: 3, y: -5 }
    const seen = new Set([key(from)])
    let rim: Hex[] = [from]
    for (let steps = 0; steps <= 12; steps++) {
      for (const at of rim) expect(hexDistance(from, at)).toBe(steps)
      const next: Hex[] = []
      for (const at of rim)
        for (let d = 0; d < 6; d++) {
          const to = step(at, d)
          if (!seen.has(key(to))) next.push(to)
          seen.add(key(to))
        }
      rim = next
      expect(rim.length).toBe(6 * (steps + 1))
    }
  })

  test('distance is the same both ways', () => {
    fc.assert(
      fc.property(hex, hex, (a, b) => {
        expect(hexDistance(a, b)).toBe(hexDistance(b, a))
      }),
    )
  })

  test('a slant leads there in one sextant only', () => {
    fc.assert(
      fc.property(hex, hex, (from, to) => {
        const { sextant, ahead, aside } = slant(from, to)
        expect(step(step(from, sextant, ahead), sextant + 1, aside)).toEqual(to)
        expect(ahead + aside).toBe(hexDistance(from, to))
        const fits = [0, 1, 2, 3, 4, 5].map(s => slantIn(s, to.x - from.x, to.y - from.y))
        expect(fits.filter(way => way.ahead > 0 && way.aside >= 0).length).toBe(hexDistance(from, to) > 0 ? 1 : 0)
      }),
    )
  })
})
