import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { EAST, NORTH, RADIUS } from './compass.ts'
import { wrap } from './heading.ts'
import { hullsOverlap, hullsWithin, lineCrosses, linesCross } from './hull.ts'
import type { Hull, Place } from './place.ts'

const near = fc.integer({ min: -400, max: 400 })
const place = fc.record({ x: near, y: near })
const hull = fc.record({
  x: near,
  y: near,
  heading: fc.integer({ min: 0, max: 3599 }),
  length: fc.integer({ min: 1, max: 300 }),
  width: fc.integer({ min: 1, max: 100 }),
})
const turned = ({ x, y }: Place): Place => ({ x: y, y: 0 - x })
const mirrored = ({ x, y }: Place): Place => ({ x: 0 - x, y })
const turnedHull = (h: Hull): Hull => ({ ...h, ...turned(h), heading: wrap(h.heading + 900) })
const mirroredHull = (h: Hull): Hull => ({ ...h, ...mirrored(h), heading: wrap(-h.heading) })
const shifted = <P extends Place>(p: P, by: Place): P => ({ ...p, x: p.x + by.x, y: p.y + by.y })

/** 120 long and 40 wide, heading east, so that its sides lie at x = ±60 and y = ±20. */
const SHIP: Hull = { x: 0, y: 0, heading: 900, length: 120, width: 40 }

describe('line of fire', () => {
  test.each([
    ['through the middle', -1000, 0, 1000, 0, true],
    ['across the deck', 0, -1000, 0, 1000, true],
    ['just inside a corner', 59, -1000, 59, 1000, true],
    ['along a side', -1000, 20, 1000, 20, false],
    ['along the bow', 60, -1000, 60, 1000, false],
    ['over one corner only', 40, 40, 80, 0, false],
    ['over two corners', -60, -20, 60, 20, true],
    ['clear of it', -1000, 21, 1000, 21, false],
    ['stopping short', -1000, 0, -60, 0, false],
    ['ending inside', -1000, 0, -59, 0, true],
    ['wholly inside', -10, 0, 10, 5, true],
    ['no line at all', 0, 0, 0, 0, false],
  ])('%s', (_, ax, ay, bx, by, crossed) => expect(lineCrosses({ x: ax, y: ay }, { x: bx, y: by }, SHIP)).toBe(crossed))

  test('a hull without breadth stops nothing', () => {
    expect(lineCrosses({ x: 0, y: -100 }, { x: 0, y: 100 }, { ...SHIP, width: 0 })).toBe(false)
  })

  test('a third ship on the line, bows on and broadside on', () => {
    const from = { x: 0, y: 0 }
    const to = { x: 3000, y: 4000 }
    const between = { x: 1500, y: 2000, length: 105, width: 35 }
    expect(lineCrosses(from, to, { ...between, heading: 369 })).toBe(true)
    expect(lineCrosses(from, to, { ...between, x: 1522, heading: 369 })).toBe(false)
    expect(lineCrosses(from, to, { ...between, x: 1522, heading: 1269 })).toBe(true)
  })

  test('is the same from either end, turned, mirrored and shifted', () => {
    fc.assert(
      fc.property(place, place, hull, place, (a, b, h, by) => {
        const crossed = lineCrosses(a, b, h)
        expect(lineCrosses(b, a, h)).toBe(crossed)
        expect(lineCrosses(turned(a), turned(b), turnedHull(h))).toBe(crossed)
        expect(lineCrosses(mirrored(a), mirrored(b), mirroredHull(h))).toBe(crossed)
        expect(lineCrosses(a, b, { ...h, heading: wrap(h.heading + 1800) })).toBe(crossed)
        expect(lineCrosses(shifted(a, by), shifted(b, by), shifted(h, by))).toBe(crossed)
      }),
    )
  })

  test('agrees with clipping: exactly for upright ships, to a tenth of a length for others', () => {
    fc.assert(
      fc.property(place, place, hull, (a, b, h) => {
        const upright = { ...h, heading: 0 }
        expect(lineCrosses(a, b, upright)).toBe(clips(a, b, upright, 0))
        const crossed = lineCrosses(a, b, h)
        if (clips(a, b, h, -0.1)) expect(crossed).toBe(true)
        if (crossed) expect(clips(a, b, h, 0.1)).toBe(true)
      }),
      { numRuns: 1000 },
    )
  })

  test('is exact at the ends of its reach', () => {
    const far = 2_000_000
    const great = { x: 0, y: 0, heading: 0, length: 100_000, width: 100_000 }
    expect(lineCrosses({ x: 50_000, y: -far }, { x: 50_000, y: far }, great)).toBe(false)
    expect(lineCrosses({ x: 49_999, y: -far }, { x: 50_000, y: far }, great)).toBe(true)
    const small = { x: -far, y: -far, heading: 450, length: 2, width: 1 }
    expect(lineCrosses({ x: -far, y: -far }, { x: far, y: far }, small)).toBe(true)
    expect(lineCrosses({ x: 1 - far, y: -far }, { x: far, y: far - 1 }, small)).toBe(false)
  })
})

/** A second opinion: how much of the line lies inside the box, grown by a margin, in the ship's own frame. */
const clips = (a: Place, b: Place, h: Hull, margin: number): boolean => {
  const [east, north] = [EAST[h.heading]! / RADIUS, NORTH[h.heading]! / RADIUS]
  const frame = ({ x, y }: Place) => [(x - h.x) * east + (y - h.y) * north, (x - h.x) * north - (y - h.y) * east]
  const [start, end, half] = [frame(a), frame(b), [h.length / 2 + margin, h.width / 2 + margin]]
  let [low, high] = [0, 1]
  for (const axis of [0, 1]) {
    const run = end[axis]! - start[axis]!
    if (run === 0 && Math.abs(start[axis]!) >= half[axis]!) return false
    if (run === 0) continue
    const bounds = [(-half[axis]! - start[axis]!) / run, (half[axis]! - start[axis]!) / run]
    low = Math.max(low, Math.min(...bounds))
    high = Math.min(high, Math.max(...bounds))
  }
  return low < high && (a.x !== b.x || a.y !== b.y)
}

describe('overlap', () => {
  test('alongside and bow to stern is clear; a length closer is not', () => {
    expect(hullsOverlap(SHIP, { ...SHIP, y: 40 })).toBe(false)
    expect(hullsOverlap(SHIP, { ...SHIP, y: 39 })).toBe(true)
    expect(hullsOverlap(SHIP, { ...SHIP, x: -120 })).toBe(false)
    expect(hullsOverlap(SHIP, { ...SHIP, x: -119 })).toBe(true)
  })

  test('crossed hulls overlap though no corner lies in the other', () => {
    expect(hullsOverlap(SHIP, { ...SHIP, heading: 0 })).toBe(true)
  })

  test('a slanting ship may lie in the corner that its box would fill', () => {
    expect(hullsOverlap(SHIP, { ...SHIP, x: 85, y: 45, heading: 3150 })).toBe(false)
    expect(hullsOverlap(SHIP, { ...SHIP, x: 85, y: 45, heading: 450 })).toBe(true)
  })

  test('is the same both ways, turned and mirrored', () => {
    fc.assert(
      fc.property(hull, hull, (a, b) => {
        const overlap = hullsOverlap(a, b)
        expect(hullsOverlap(b, a)).toBe(overlap)
        expect(hullsOverlap(turnedHull(a), turnedHull(b))).toBe(overlap)
        expect(hullsOverlap(mirroredHull(a), mirroredHull(b))).toBe(overlap)
      }),
    )
  })

  test('agrees with intervals for upright ships', () => {
    fc.assert(
      fc.property(hull, hull, fc.boolean(), fc.boolean(), (a, b, aEast, bEast) => {
        const one = { ...a, heading: aEast ? 900 : 0 }
        const other = { ...b, heading: bEast ? 900 : 0 }
        const wide = (h: Hull) => (h.heading === 900 ? h.length : h.width)
        const high = (h: Hull) => (h.heading === 900 ? h.width : h.length)
        const apart = 2 * Math.abs(a.x - b.x) >= wide(one) + wide(other)
        expect(hullsOverlap(one, other)).toBe(!apart && 2 * Math.abs(a.y - b.y) < high(one) + high(other))
      }),
    )
  })
})

describe('how far apart two hulls are', () => {
  // bows and sterns at x = ±60, sides at y = ±20
  test.each([
    ['bow to stern, 80 between them', { x: 200, y: 0 }, 80],
    ['side by side, 60 between them', { x: 0, y: 100 }, 60],
    ['overlapping', { x: 30, y: 10 }, 0],
  ])('%s', (_, at, gap) => {
    const other = { ...SHIP, ...at }
    expect(hullsWithin(SHIP, other, gap)).toBe(true)
    if (gap > 0) expect(hullsWithin(SHIP, other, gap - 1)).toBe(false)
  })

  test('lying across another is no distance at all', () => {
    expect(hullsWithin(SHIP, { ...SHIP, heading: 0 }, 0)).toBe(true)
  })

  test('is the same from either, wherever they lie and whatever way round', () => {
    fc.assert(
      fc.property(hull, hull, fc.integer({ min: 0, max: 300 }), (one, other, apart) => {
        const answer = hullsWithin(one, other, apart)
        expect(hullsWithin(other, one, apart)).toBe(answer)
        expect(hullsWithin(turnedHull(one), turnedHull(other), apart)).toBe(answer)
        if (answer) expect(hullsWithin(one, other, apart + 1)).toBe(true)
      }),
    )
  })
})

test('lines cross where they have a point in common that is no end of either', () => {
  const [o, e, n, far] = [
    { x: 0, y: 0 },
    { x: 10, y: 10 },
    { x: 0, y: 10 },
    { x: 10, y: 0 },
  ] as const
  expect(linesCross(o, e, n, far)).toBe(true)
  expect(linesCross(o, n, far, e)).toBe(false)
  expect(linesCross(o, e, o, far)).toBe(false)
})
