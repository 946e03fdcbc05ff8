import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Hex, hexDistance, step } from './hex.ts'
import { hexLineBlocked } from './hex-line.ts'

const HERE = { x: 0, y: 0 }
const axial = fc.integer({ min: -12, max: 12 })
const hex = fc.record({ x: axial, y: axial })
const key = ({ x, y }: Hex): string => `${x},${y}`
const keys = (hexes: readonly Hex[]): string[] => hexes.map(key).sort()
const turned = ({ x, y }: Hex): Hex => ({ x: 0 - y, y: x + y })
const mirrored = ({ x, y }: Hex): Hex => ({ x: 0 - x, y: x + y })

type Fraction = readonly [number, number]
const less = (a: Fraction, b: Fraction): boolean => a[0] * b[1] < b[0] * a[1]

/**
 * A second opinion: a hex is where no two of its three axes differ by more than one. Clip the line against those three
 * strips in fractions: 'inside' if a stretch of it lies within, 'edge' if a stretch lies on the rim only.
 */
const contact = (to: Hex, at: Hex): 'inside' | 'edge' | 'clear' => {
  const axes = ({ x, y }: Hex) => [x - y, 2 * y + x, -2 * x - y] as const
  const run = axes(to)
  const centre = axes(at)
  let low: Fraction = [0, 1]
  let high: Fraction = [1, 1]
  let rim = false
  for (let k = 0; k < 3; k++) {
    const speed = Math.abs(run[k]!)
    const middle = Math.sign(run[k]!) * centre[k]!
    if (speed === 0) {
      if (Math.abs(centre[k]!) > 1) return 'clear'
      rim ||= Math.abs(centre[k]!) === 1
      continue
    }
    if (less(low, [middle - 1, speed])) low = [middle - 1, speed]
    if (less([middle + 1, speed], high)) high = [middle + 1, speed]
  }
  if (!less(low, high)) return 'clear'
  return rim ? 'edge' : 'inside'
}

const around = (to: Hex): Hex[] => {
  const hexes: Hex[] = []
  const reach = hexDistance(HERE, to) + 2
  for (let x = -reach; x <= reach; x++) for (let y = -reach; y <= reach; y++) hexes.push({ x, y })
  return hexes.filter(at => key(at) !== key(HERE) && key(at) !== key(to))
}

describe('the hexes of a line', () => {
  const lines = around({ x: 7, y: 0 }).filter(at => hexDistance(HERE, at) <= 9)

  test('a ship stops it where clipping in fractions finds it inside her hex, for every line up to nine hexes', () => {
    for (const to of lines) {
      const stopping = around(to).filter(at => hexLineBlocked(HERE, to, [at]))
      expect(keys(stopping)).toEqual(keys(around(to).filter(at => contact(to, at) === 'inside')))
    }
  })

  test('two ships stop it where it runs along the edge between them, for every such line up to nine hexes', () => {
    for (const to of lines) {
      const beside = around(to).filter(at => contact(to, at) === 'edge')
      for (const one of beside)
        for (const other of beside) expect(hexLineBlocked(HERE, to, [one, other])).toBe(hexDistance(one, other) === 1)
    }
  })

  test('a straight row crosses each hex of it and nothing else', () => {
    const to = { x: 4, y: 0 }
    expect(around(to).filter(at => hexLineBlocked(HERE, to, [at]))).toEqual([1, 2, 3].map(x => ({ x, y: 0 })))
  })

  test('neighbours have nothing between, nor has a hex and itself', () => {
    for (let d = 0; d < 6; d++) expect(hexLineBlocked(HERE, step(HERE, d), around(step(HERE, d)))).toBe(false)
    expect(hexLineBlocked(HERE, HERE, around(HERE))).toBe(false)
  })

  test('is the same from either end, turned and mirrored', () => {
    fc.assert(
      fc.property(hex, hex, fc.array(hex, { maxLength: 12 }), (a, b, ships) => {
        const blocked = hexLineBlocked(a, b, ships)
        expect(hexLineBlocked(b, a, ships)).toBe(blocked)
        expect(hexLineBlocked(turned(a), turned(b), ships.map(turned))).toBe(blocked)
        expect(hexLineBlocked(mirrored(a), mirrored(b), ships.map(mirrored))).toBe(blocked)
      }),
      { numRuns: 1000 },
    )
  })
})

describe('line of fire', () => {
  const to = { x: 2, y: -4 }
  const [left, right, middle] = [
    { x: 0, y: -1 },
    { x: 1, y: -1 },
    { x: 1, y: -2 },
  ] as const
  const fartherRight = { x: 2, y: -3 }

  test.each([
    ['no ship', [], false],
    ['one ship beside an edge', [left], false],
    ['one ship on each side of different edges', [left, fartherRight], false],
    ['ships on both sides of one edge', [right, left], true],
    ['a ship in the hex between two edges', [middle], true],
    ['ships at the two ends only', [HERE, to], false],
    ['ships beyond and behind', [step(to, 0), step(HERE, 3), { x: 3, y: -6 }, { x: -1, y: 2 }], false],
  ] as const)('%s', (_, ships, blocked) => expect(hexLineBlocked(HERE, to, ships)).toBe(blocked))

  test('a corner touched stops nothing', () => {
    // Four steps north and one north-east: the line meets one corner of each of these two hexes.
    expect(hexLineBlocked(HERE, { x: 1, y: -5 }, [{ x: 1, y: -2 }])).toBe(false)
    expect(hexLineBlocked(HERE, { x: 1, y: -5 }, [{ x: 0, y: -3 }])).toBe(false)
    for (const at of [0, 1, 2, 3].map(i => ({ x: i >> 1, y: -1 - i })))
      expect(hexLineBlocked(HERE, { x: 1, y: -5 }, [at])).toBe(true)
  })

  test('many ships stop it where one of them does, or two', () => {
    fc.assert(
      fc.property(hex, hex, fc.array(hex, { maxLength: 20 }), (a, b, ships) => {
        const alone = ships.some(one => hexLineBlocked(a, b, [one]))
        const together = ships.some(one => ships.some(other => hexLineBlocked(a, b, [one, other])))
        expect(hexLineBlocked(a, b, ships)).toBe(alone || together)
      }),
      { numRuns: 1000 },
    )
  })
})
