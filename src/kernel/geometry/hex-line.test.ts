import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Hex, hexDistance, step } from './hex.ts'
import { between, hexLineBlocked } from './hex-line.ts'

const HERE = { x: 0, y: 0 }
const axial = fc.integer({ min: -12, max: 12 })
const hex = fc.record({ x: axial, y: axial })
const key = ({ x, y }: Hex): string => `${x},${y}`
const keys = (hexes: readonly Hex[]): string[] => hexes.map(key).sort()
const pairKeys = (pairs: readonly (readonly Hex[])[]): string[] => pairs.map(pair => keys(pair).join(' ')).sort()
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

describe('between', () => {
  test('agrees with clipping in fractions, for every line up to nine hexes', () => {
    for (const to of around({ x: 7, y: 0 }).filter(at => hexDistance(HERE, at) <= 9)) {
      const { crossed, pairs } = between(HERE, to)
      const hexes = around(to)
      expect(keys(crossed)).toEqual(keys(hexes.filter(at => contact(to, at) === 'inside')))
      expect(keys(pairs.flat())).toEqual(keys(hexes.filter(at => contact(to, at) === 'edge')))
    }
  })

  test('a straight row crosses each hex of it and nothing else', () => {
    const { crossed, pairs } = between(HERE, { x: 4, y: 0 })
    expect(crossed).toEqual([1, 2, 3].map(x => ({ x, y: 0 })))
    expect(pairs).toEqual([])
  })

  test('a slant row runs along edges and through every second hex', () => {
    const { crossed, pairs } = between(HERE, { x: 2, y: -4 })
    expect(crossed).toEqual([{ x: 1, y: -2 }])
    expect(pairs).toEqual([
      [
        { x: 0, y: -1 },
        { x: 1, y: -1 },
      ],
      [
        { x: 1, y: -3 },
        { x: 2, y: -3 },
      ],
    ])
  })

  test('neighbours have nothing between, nor has a hex and itself', () => {
    for (let d = 0; d < 6; d++) expect(between(HERE, step(HERE, d))).toEqual({ crossed: [], pairs: [] })
    expect(between(HERE, HERE)).toEqual({ crossed: [], pairs: [] })
  })

  test('goes in order, from hex to touching hex', () => {
    fc.assert(
      fc.property(hex, hex, (a, b) => {
        const { crossed, pairs } = between(a, b)
        fc.pre(pairs.length === 0 && hexDistance(a, b) > 0)
        const way = [a, ...crossed, b]
        for (let i = 1; i < way.length; i++) expect(hexDistance(way[i - 1]!, way[i]!)).toBe(1)
      }),
    )
  })

  test('is the same from either end, turned and mirrored', () => {
    fc.assert(
      fc.property(hex, hex, (a, b) => {
        const { crossed, pairs } = between(a, b)
        for (const [same, image] of [
          [between(b, a), (at: Hex) => at],
          [between(turned(a), turned(b)), turned],
          [between(mirrored(a), mirrored(b)), mirrored],
        ] as const) {
          expect(keys(same.crossed)).toEqual(keys(crossed.map(image)))
          expect(pairKeys(same.pairs)).toEqual(pairKeys(pairs.map(pair => pair.map(image))))
        }
      }),
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
    expect(keys(between(HERE, { x: 1, y: -5 }).crossed)).toEqual(['0,-1', '0,-2', '1,-3', '1,-4'])
  })

  test('says what `between` says', () => {
    fc.assert(
      fc.property(hex, hex, fc.array(hex, { maxLength: 80 }), (a, b, ships) => {
        const { crossed, pairs } = between(a, b)
        const taken = new Set(ships.map(key))
        const blocked = [...crossed.map(at => [at]), ...pairs].some(group => group.every(at => taken.has(key(at))))
        expect(hexLineBlocked(a, b, ships)).toBe(blocked)
      }),
      { numRuns: 1000 },
    )
  })
})
