import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { angleOff, wrap } from './heading.ts'
import { type Board, type Hull, hexSheet, openSea, type Place, type Sector, type Station } from './index.ts'

const MILES = 24
const SEA = openSea({ width: MILES * 1000, height: MILES * 1000, unit: 1000 })
/** Mirrored east for west, a sheet with an odd number of columns is the same sheet; turned by half, one with an even number. */
const ODD = hexSheet({ columns: MILES + 1, rows: MILES })
const EVEN = hexSheet({ columns: MILES, rows: MILES })

/** A way to turn or mirror a whole board: where a place goes, and a heading; mirrored, port is starboard. */
interface Symmetry {
  readonly place: (at: Place) => Place
  readonly heading: (tenths: number) => number
  readonly mirrors: boolean
}
const symmetry = (place: Symmetry['place'], turn: number, mirrors = false): Symmetry => ({
  place,
  heading: tenths => wrap(turn + (mirrors ? -tenths : tenths)),
  mirrors,
})
const WIDTH = MILES * 1000
const half = ({ x, y }: Place): number => 0 - 2 * y - x
const hexAt = (x: number, height: number): Place => ({ x, y: (0 - height - x) / 2 + 0 })

type Case = readonly [name: string, board: Board, to: Symmetry, kept: boolean]
/** `kept`: the board itself lies as before, so that its edges do. */
const CASES: readonly Case[] = [
  ['the open sea, turned by a quarter', SEA, symmetry(({ x, y }) => ({ x: y, y: WIDTH - x }), 900), true],
  ['the open sea, turned by half', SEA, symmetry(({ x, y }) => ({ x: WIDTH - x, y: WIDTH - y }), 1800), true],
  ['the open sea, mirrored', SEA, symmetry(({ x, y }) => ({ x: WIDTH - x, y }), 0, true), true],
  ['the open sea, mirrored in its diagonal', SEA, symmetry(({ x, y }) => ({ x: y, y: x }), 900, true), true],
  ['hexes, turned by a sixth', EVEN, symmetry(({ x, y }) => ({ x: 0 - y, y: x + y }), 600), false],
  ['hexes, turned by half', EVEN, symmetry(at => hexAt(MILES - 1 - at.x, 2 * MILES - 1 - half(at)), 1800), true],
  ['hexes, mirrored', ODD, symmetry(at => hexAt(MILES - at.x, half(at)), 0, true), true],
]

const SIXTHS = [0, 600, 1200, 1800, 2400, 3000].map((from): Sector => ({ from, to: from + 600 }))
const ASPECTS: readonly Sector[] = [
  { from: 3300, to: 300 },
  { from: 300, to: 1500 },
  { from: 1500, to: 2100 },
  { from: 2100, to: 3300 },
]
/** The same sectors with port and starboard exchanged, in the same order. */
const exchanged = (sectors: readonly Sector[]): Sector[] =>
  sectors.map(({ from, to }) => ({ from: wrap(-to), to: wrap(-from) }))

const mile = fc.double({ min: 2, max: MILES - 4, noNaN: true })
const plot = fc.record({ east: mile, north: mile })
const stationsOn = (board: Board): fc.Arbitrary<Station> =>
  fc
    .tuple(plot, fc.integer({ min: 0, max: 3600 / board.grain - 1 }))
    .map(([at, heading]) => ({ ...board.nearest(at), heading: heading * board.grain }))
/** Ships as large as models are at sea, and some as long as islands, so that lines are stopped now and then. */
const hullsOn = (board: Board): fc.Arbitrary<Hull> =>
  fc
    .tuple(stationsOn(board), fc.constantFrom(105, 600, 3000))
    .map(([at, length]) => ({ ...at, length, width: Math.round(length / 3) }))
const fleetOn = (board: Board): fc.Arbitrary<Hull[]> => fc.array(hullsOn(board), { minLength: 3, maxLength: 14 })

const moved = <S extends Station>(to: Symmetry, station: S): S => ({
  ...station,
  ...to.place(station),
  heading: to.heading(station.heading),
})

/** All that a rule can ask of a pair of ships among others. */
function between(board: Board, ships: readonly Hull[], from: number, to: number, mirrors: boolean) {
  const [one, other] = [ships[from]!, ships[to]!]
  const limits = [2, 5, 9, 14].map(miles => miles * board.unit)
  const sectors = [...SIXTHS, ...ASPECTS]
  return {
    range: board.distance(one, other),
    band: board.band(one, other, limits),
    arcs: board.arcsHolding(one, other, mirrors ? exchanged(sectors) : sectors),
    blocked: board.lineBlocked(
      one,
      other,
      ships.filter((_, i) => i !== from && i !== to),
    ),
    fouls: board.fouls(one, other),
  }
}

describe.each(CASES)('%s', (_name, board, to, kept) => {
  test('ranges, bands, arcs, lines of fire and who lies on whom stay as they were, for all pairs of a fleet', () => {
    fc.assert(
      fc.property(fleetOn(board), ships => {
        const there = ships.map(ship => moved(to, ship))
        for (let from = 0; from < ships.length; from++) {
          for (let target = 0; target < ships.length; target++) {
            if (from === target) continue
            expect(between(board, there, from, target, to.mirrors)).toEqual(between(board, ships, from, target, false))
          }
        }
      }),
      { numRuns: 60 },
    )
  })

  test('a ship that steers alike comes to the like place, and leaves the board where she would have', () => {
    const leg = fc.tuple(fc.integer({ min: -3, max: 3 }), fc.integer({ min: 0, max: 6 }))
    fc.assert(
      fc.property(stationsOn(board), fc.array(leg, { minLength: 1, maxLength: 4 }), (start, legs) => {
        let [here, there] = [start, moved(to, start)]
        for (const [sixths, miles] of legs) {
          const turn = 600 * sixths
          here = { ...here, heading: wrap(here.heading + turn) }
          there = { ...there, heading: wrap(there.heading + (to.mirrors ? -turn : turn)) }
          here = { ...here, ...board.advance(here, miles * board.unit) }
          there = { ...there, ...board.advance(there, miles * board.unit) }
          expect(there).toEqual(moved(to, here))
          if (kept) expect(board.onBoard(there)).toBe(board.onBoard(here))
        }
      }),
    )
  })
})

describe.each([
  ['the open sea', SEA],
  ['hexes', EVEN],
] as const)('%s', (_name, board) => {
  const place = stationsOn(board)
  const same = (a: Place, b: Place): boolean => a.x === b.x && a.y === b.y

  test('range is the same both ways, and nought only to oneself', () => {
    fc.assert(
      fc.property(place, place, (a, b) => {
        expect(board.distance(a, b)).toBe(board.distance(b, a))
        expect(board.distance(a, b) === 0).toBe(same(a, b))
        expect(board.within(a, b, 0)).toBe(same(a, b))
      }),
    )
  })

  test('no way round is shorter', () => {
    const miles = fc.integer({ min: 0, max: 20 })
    fc.assert(
      fc.property(place, place, place, miles, miles, (a, b, c, one, other) => {
        // rounded to whole lengths each of the three may be off by a half
        const slack = board.grain === 1 ? 1 : 0
        expect(board.distance(a, c)).toBeLessThanOrEqual(board.distance(a, b) + board.distance(b, c) + slack)
        const near = board.within(a, b, one * board.unit) && board.within(b, c, other * board.unit)
        if (near) expect(board.within(a, c, (one + other) * board.unit)).toBe(true)
      }),
      { numRuns: 1000 },
    )
  })

  test.each([
    ['sixths', SIXTHS],
    ['aspects', ASPECTS],
  ])('arcs cover the circle: every place is in one of the %s, in two only on their border', (_arcs, sectors) => {
    fc.assert(
      fc.property(place, place, (from, at) => {
        fc.pre(board.distance(from, at) > board.unit / 10)
        const mask = board.arcsHolding(from, at, sectors)
        const held = sectors.flatMap((_, i) => ((mask & (1 << i)) !== 0 ? [i] : []))
        expect([1, 2]).toContain(held.length)
        if (held.length === 1) return
        const [one, other] = held.map(i => sectors[i]!)
        const border = wrap(one!.to) === wrap(other!.from) ? one!.to : one!.from
        const off = angleOff(wrap(board.bearing(from, at) - from.heading), wrap(border))
        // On the open sea a place is a length across: so many tenths of a degree as seen from there, and one of rounding.
        const breadth = board.grain > 1 ? 0 : Math.ceil((1800 / Math.PI) * (1 / board.distance(from, at))) + 1
        expect(off).toBeLessThanOrEqual(breadth)
      }),
      { numRuns: 500 },
    )
  })
})
