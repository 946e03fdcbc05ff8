import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Sector } from './arcs.ts'
import { EAST, NORTH } from './compass.ts'
import { wrap } from './heading.ts'
import type { Place, Station } from './place.ts'
import { advance, arcsHolding, distanceSquared } from './plane.ts'

const sector = (from: number, to: number): Sector => ({ from: from * 10, to: to * 10 })
const SIXTHS = [0, 60, 120, 180, 240, 300].map(from => sector(from, from + 60))
const ASPECTS = [sector(330, 30), sector(30, 150), sector(150, 210), sector(210, 330)]
const QUARTERS = [sector(315, 45), sector(45, 135), sector(135, 225), sector(225, 315)]
const BOTH = [...SIXTHS, ...ASPECTS]

const whole = fc.integer({ min: -30_000, max: 30_000 })
const place = fc.record({ x: whole, y: whole })
const heading = fc.integer({ min: 0, max: 3599 })
const station = fc.record({ x: whole, y: whole, heading })
const tenths = fc.integer({ min: 0, max: 3600 })
const sectors = fc.array(fc.record({ from: tenths, to: tenths }), { minLength: 1, maxLength: 12 })
const turned = ({ x, y }: Place): Place => ({ x: y, y: 0 - x })
const mirrored = ({ x, y }: Place): Place => ({ x: 0 - x, y })
const held = (from: Station, to: Place, among: readonly Sector[]): number[] => {
  const mask = arcsHolding(from, to, among)
  return among.flatMap((_, i) => (mask & (1 << i) ? [i] : []))
}

/** A second opinion, line by line: between the two by cross products, or one of them through the target's unit square. */
const holds = (from: Station, to: Place, sector: Sector): boolean => {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const past = (line: number) => dx * NORTH[line]! - dy * EAST[line]!
  const ahead = (line: number) => dx * EAST[line]! + dy * NORTH[line]! >= 0
  const onLine = (line: number) => 2 * Math.abs(past(line)) <= Math.abs(EAST[line]!) + Math.abs(NORTH[line]!)
  const [first, last] = [wrap(from.heading + sector.from), wrap(from.heading + sector.to)]
  const [pastFirst, shortOfLast] = [past(first) > 0, past(last) < 0]
  if (first === last || [first, last].some(line => onLine(line) && ahead(line))) return true
  return wrap(last - first) <= 1800 ? pastFirst && shortOfLast : pastFirst || shortOfLast
}

describe('sector', () => {
  test('wider than half the circle, and all round', () => {
    const stern = [sector(150, 210), sector(210, 150), sector(0, 180), sector(180, 0), sector(0, 360)]
    const at = (x: number, y: number) => held({ x: 0, y: 0, heading: 0 }, { x, y }, stern)
    expect(at(0, -1000)).toEqual([0, 2, 3, 4])
    expect(at(0, 1000)).toEqual([1, 2, 3, 4])
    expect(at(1000, 0)).toEqual([1, 2, 4])
    expect(at(-1000, -1000)).toEqual([1, 3, 4])
  })

  test('a ship dead abeam to port bears in one sixth and one aspect', () => {
    expect(held({ x: 0, y: 0, heading: 300 }, advance({ x: 0, y: 0 }, 3000, 4000), BOTH)).toEqual([4, 9])
  })

  test('every place is in its own arcs, all of them', () => {
    expect(held({ x: 7, y: 7, heading: 1 }, { x: 7, y: 7 }, BOTH)).toEqual(BOTH.map((_, i) => i))
  })
})

describe('on the line', () => {
  const lines = [0, 300, 600, 1200, 1500, 1800, 2100, 2400, 3000, 3300]

  test('a place steered to along the line is in both neighbouring arcs', () => {
    fc.assert(
      fc.property(station, fc.constantFrom(...lines), fc.integer({ min: 100, max: 30_000 }), (from, line, length) => {
        const to = advance(from, wrap(from.heading + line), length)
        const edges = (i: number) => BOTH[i]!.from === line || BOTH[i]!.to % 3600 === line
        expect(BOTH.flatMap((_, i) => (edges(i) ? [i] : [])).every(i => held(from, to, BOTH).includes(i))).toBe(true)
      }),
    )
  })

  test('a length or more to the side of the line is in one arc', () => {
    const from = { x: 0, y: 0, heading: 0 }
    expect(held(from, { x: 0, y: 9000 }, SIXTHS)).toEqual([0, 5])
    expect(held(from, { x: 1, y: 9000 }, SIXTHS)).toEqual([0])
    expect(held(from, { x: -1, y: 9000 }, SIXTHS)).toEqual([5])
    expect(held(from, { x: 5000, y: 5000 }, QUARTERS)).toEqual([0, 1])
    expect(held(from, { x: 5001, y: 5000 }, QUARTERS)).toEqual([0, 1])
    expect(held(from, { x: 5002, y: 5000 }, QUARTERS)).toEqual([1])
  })

  test('the line does not run on behind the ship', () => {
    expect(held({ x: 0, y: 0, heading: 0 }, { x: 0, y: -9000 }, SIXTHS)).toEqual([2, 3])
  })
})

describe('arcs', () => {
  test.each([
    ['sixths', SIXTHS],
    ['aspects', ASPECTS],
    ['quarters', QUARTERS],
  ])('%s cover the circle once, their lines twice', (_, partition) => {
    fc.assert(
      fc.property(station, place, (from, to) => {
        fc.pre(distanceSquared(from, to) > 100)
        const arcs = held(from, to, partition)
        const [one, two] = arcs
        expect([1, 2]).toContain(arcs.length)
        if (two !== undefined) expect([1, partition.length - 1]).toContain(two - one!)
      }),
    )
  })

  test('turn with the board and mirror with it', () => {
    fc.assert(
      fc.property(station, place, sectors, (from, to, among) => {
        const mask = arcsHolding(from, to, among)
        expect(arcsHolding({ ...turned(from), heading: wrap(from.heading + 900) }, turned(to), among)).toBe(mask)
        const flipped = among.map(s => ({ from: wrap(-s.to), to: wrap(-s.from) }))
        expect(arcsHolding({ ...mirrored(from), heading: wrap(-from.heading) }, mirrored(to), flipped)).toBe(mask)
      }),
    )
  })

  test('agree with cross products against each line, near and far', () => {
    const near = fc.integer({ min: -20, max: 20 })
    fc.assert(
      fc.property(station, fc.oneof(place, fc.record({ x: near, y: near })), sectors, (from, way, among) => {
        const to = { x: from.x + way.x, y: from.y + way.y }
        expect(held(from, to, among)).toEqual(among.flatMap((sector, i) => (holds(from, to, sector) ? [i] : [])))
      }),
      { numRuns: 2000 },
    )
  })

  test('what a sector does not hold, the rest of the circle does', () => {
    fc.assert(
      fc.property(station, place, tenths, tenths, (from, to, one, other) => {
        fc.pre(wrap(one) !== wrap(other))
        const halves = [
          { from: one, to: other },
          { from: other, to: one },
        ]
        expect(arcsHolding(from, to, halves)).not.toBe(0)
      }),
    )
  })
})
