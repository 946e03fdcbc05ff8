import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Board, hexSheet, openSea, type Place } from './index.ts'

const SEA = openSea({ width: 24_000, height: 18_000, unit: 1000 })
const SHEET = hexSheet({ columns: 18, rows: 24 })
const BOARDS: [string, Board][] = [
  ['open sea', SEA],
  ['hex sheet', SHEET],
]

const placesOf = (board: Board): fc.Arbitrary<Place> =>
  fc
    .record({ east: fc.double({ min: 1, max: 15, noNaN: true }), north: fc.double({ min: 1, max: 17, noNaN: true }) })
    .map(plot => board.nearest(plot))

describe.each(BOARDS)('%s', (_, board) => {
  const place = placesOf(board)

  test('bands are bounded above, limits included', () => {
    const from = board.nearest({ east: 5, north: 2 })
    const limits = [4, 8, 12].map(miles => miles * board.unit)
    const bands = [0, 4, 5, 8, 10, 12, 13].map(miles =>
      board.band(from, board.advance({ ...from, heading: 0 }, miles * board.unit), limits),
    )
    expect(bands).toEqual([0, 0, 1, 1, 2, 2, 3])
  })

  test('a place is found again from its plot', () => {
    fc.assert(
      fc.property(place, at => {
        expect(board.nearest(board.plot(at))).toEqual(at)
      }),
    )
  })

  test('range is the same both ways, and a ship reaches as far as she steams', () => {
    fc.assert(
      fc.property(place, place, fc.integer({ min: 0, max: 5 }), (a, b, miles) => {
        const range = board.distance(a, b)
        expect(board.distance(b, a)).toBe(range)
        expect(board.within(a, b, range + 1)).toBe(true)
        expect(board.within(a, b, range - 1)).toBe(false)
        const end = board.advance({ ...a, heading: 1800 }, miles * board.unit)
        expect(board.distance(a, end)).toBe(miles * board.unit)
        if (miles > 0) expect(board.bearing(a, end)).toBe(1800)
      }),
    )
  })

  test('a third ship half-way stops the line, and two ships may not lie in one place', () => {
    const from = board.nearest({ east: 4, north: 4 })
    const half = board.advance({ ...from, heading: 600 }, 2 * board.unit)
    const to = board.advance({ ...half, heading: 600 }, 2 * board.unit)
    const third = { ...half, heading: 600, length: 105, width: 35 }
    expect(board.lineBlocked(from, to, [])).toBe(false)
    expect(board.lineBlocked(from, to, [third])).toBe(true)
    expect(board.lineBlocked(from, half, [{ ...third, ...to }])).toBe(false)
    expect(board.fouls(third, { ...third, heading: 0 })).toBe(true)
    expect(board.fouls(third, { ...third, ...to })).toBe(false)
  })

  test('a ship dead ahead is in the arcs on both bows', () => {
    const from = { ...board.nearest({ east: 4, north: 4 }), heading: 1200 }
    const arcs = [
      { from: 3000, to: 0 },
      { from: 0, to: 600 },
      { from: 600, to: 1200 },
    ]
    expect(board.arcsHolding(from, board.advance(from, 3 * board.unit), arcs)).toBe(0b011)
  })
})

describe('edges', () => {
  test('a centre on the edge of the sea is on the board', () => {
    expect(SEA.onBoard({ x: 0, y: 18_000 })).toBe(true)
    expect(SEA.onBoard({ x: 24_000, y: 0 })).toBe(true)
    expect(SEA.onBoard({ x: -1, y: 0 })).toBe(false)
    expect(SEA.onBoard({ x: 0, y: 18_001 })).toBe(false)
  })

  test('each column of the sheet has its rows, odd ones half a hex up', () => {
    for (let x = 0; x < 18; x++) {
      let rows = 0
      for (let y = -60; y <= 60; y++) if (SHEET.onBoard({ x, y })) rows++
      expect(rows).toBe(24)
    }
    expect(SHEET.onBoard({ x: 0, y: 0 })).toBe(true)
    expect(SHEET.onBoard({ x: 1, y: 0 })).toBe(false)
    expect(SHEET.onBoard({ x: 11, y: -29 })).toBe(true)
    expect(SHEET.onBoard({ x: 11, y: -30 })).toBe(false)
    expect(SHEET.onBoard({ x: 18, y: -10 })).toBe(false)
  })

  test('a point on the chart falls into the hex that covers it', () => {
    expect(SHEET.nearest({ east: 0, north: 0.49 })).toEqual({ x: 0, y: 0 })
    expect(SHEET.nearest({ east: 0.1, north: 0.51 })).toEqual({ x: 0, y: -1 })
    expect(SHEET.nearest({ east: 0.87, north: 0.1 })).toEqual({ x: 1, y: -1 })
  })

  test('boards too large to be exact are refused, and so is half a hex', () => {
    expect(() => openSea({ width: 2_000_001, height: 1, unit: 1 })).toThrow(RangeError)
    expect(() => hexSheet({ columns: 300, rows: 201 })).toThrow(RangeError)
    expect(() => SHEET.advance({ x: 0, y: 0, heading: 300 }, 1)).toThrow(RangeError)
    expect(() => SHEET.advance({ x: 0, y: 0, heading: 600 }, 1.5)).toThrow(RangeError)
  })
})
