import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Place, pivot } from '#kernel/geometry/index.ts'
import type { Card } from '../01-ships/ship.ts'
import { type Seen, type State, type Still, sheetAt } from '../01-ships/state.ts'
import type { Move } from '../03-movement/3-2-track.ts'
import { refuseMove, walk } from '../03-movement/3-movement.ts'
import { ARC } from '../04-gunfire/4-1-arcs.ts'
import { study } from '../captain/study.ts'
import { allSights, isFoul, isMasked } from '../measured.ts'
import { battle, type Stationed } from './battle.fixture.ts'
import { boat, IRON_DUKE, MOLTKE } from './bench.fixture.ts'

/** Where a place and a heading go when the whole table is turned or mirrored; mirrored, port is starboard. */
interface Symmetry {
  readonly place: (at: Place) => Place
  readonly turn: number
  readonly mirrors: boolean
}
const MILES = 24
const WIDTH = MILES * 1000
const half = ({ x, y }: Place): number => 0 - 2 * y - x
const hexAt = (x: number, height: number): Place => ({ x, y: (0 - height - x) / 2 + 0 })

type Case = readonly [name: string, board: string, columns: number, to: Symmetry, kept: boolean]
/** `kept`: the table lies as before, so that what leaves it does. A sheet that is mirrored must have an odd number of columns. */
const CASES: readonly Case[] = [
  [
    'turned by a quarter',
    'open sea',
    24,
    { place: ({ x, y }) => ({ x: y, y: WIDTH - x }), turn: 900, mirrors: false },
    true,
  ],
  ['mirrored', 'open sea', 24, { place: ({ x, y }) => ({ x: WIDTH - x, y }), turn: 0, mirrors: true }, true],
  [
    'turned by a sixth',
    'hexes',
    24,
    { place: ({ x, y }) => ({ x: 0 - y, y: x + y }), turn: 600, mirrors: false },
    false,
  ],
  [
    'turned by half',
    'hexes',
    24,
    { place: at => hexAt(MILES - 1 - at.x, 2 * MILES - 1 - half(at)), turn: 1800, mirrors: false },
    true,
  ],
  ['mirrored', 'hexes', 25, { place: at => hexAt(MILES - at.x, half(at)), turn: 0, mirrors: true }, true],
]

const EXCHANGED = [
  ['A', 'B'],
  ['C', 'D'],
  ['E', 'F'],
  ['STBD', 'PORT'],
  ['FWD', 'FWD'],
  ['AFT', 'AFT'],
] as const
/** The same arcs with port and starboard exchanged. */
function exchanged(arcs: number): number {
  let mask = 0
  for (const [one, other] of EXCHANGED) {
    if ((arcs & ARC[one]) !== 0) mask |= ARC[other]
    if ((arcs & ARC[other]) !== 0) mask |= ARC[one]
  }
  return mask
}
const seenSo = (sight: Still, mirrors: boolean): Still =>
  mirrors ? { ...sight, arcs: exchanged(sight.arcs), from: exchanged(sight.from) } : sight

const CARDS: readonly Card[] = [
  IRON_DUKE,
  MOLTKE,
  boat({ size: 'S', lengthFt: 400 }),
  boat({ size: 'VS', lengthFt: 270 }),
]
const mile = fc.double({ min: 3, max: MILES - 5, noNaN: true })
const ship = fc.record({
  card: fc.constantFrom(...CARDS),
  east: mile,
  north: mile,
  heading: fc.integer({ min: 0, max: 359 }),
})
const fleet = fc.array(ship, { minLength: 2, maxLength: 5 })

function seaOf(one: Stationed[], other: Stationed[], board: string, columns: number): State {
  const sea = { width: columns, height: MILES, state: 'calm' } as const
  // models as large as miles, so that some lie in the way of others
  const state = battle(one, other, { options: { board }, facts: { sea } })
  return { ...state, fixed: { ...state.fixed, modelMilesPerFoot: 1 / 500 } }
}
function turned(state: State, { place, turn, mirrors }: Symmetry): State {
  return {
    ...state,
    ships: state.ships.map(each => ({
      ...each,
      ...place(each),
      heading: pivot(mirrors ? 0 - each.heading : each.heading, turn),
    })),
  }
}

const pairs = (state: Seen): [number, number][] =>
  state.ships.flatMap((_, from) =>
    state.ships.flatMap((_, to) => (from === to ? [] : [[from, to] as [number, number]])),
  )

const TRACKS: readonly Move['track'][] = [
  [],
  [{ ahead: 3 }],
  [{ pivot: 600 }, { ahead: 2 }],
  [{ ahead: 1 }, { pivot: -1200 }, { ahead: 1 }],
  [{ pivot: 1800 }],
]
const legsOf = (track: Move['track'], unit: number, mirrors: boolean): Move['track'] =>
  track.map(leg => ('ahead' in leg ? { ahead: leg.ahead * unit } : { pivot: mirrors ? 0 - leg.pivot : leg.pivot }))

describe.each(CASES)('a battle %s, on %s', (_name, board, columns, to, kept) => {
  test('GF-4.12-bearing-mounts GF-4.13-band GF-4.14-lof-size who sees, reaches and masks whom stays as it was', () => {
    let masked = 0
    fc.assert(
      fc.property(fleet, fleet, (one, other) => {
        const here = seaOf(one, other, board, columns)
        const there = turned(here, to)
        expect(allSights(there)).toEqual(allSights(here).map(sight => seenSo(sight, to.mirrors)))
        for (const [from, target] of pairs(here)) {
          for (const weapon of ['guns', 'torpedoes'] as const) {
            const blocked = isMasked(here, from, target, weapon)
            masked += Number(blocked)
            expect(isMasked(there, from, target, weapon)).toBe(blocked)
          }
        }
      }),
      { numRuns: 60 },
    )
    expect(masked).toBeGreaterThan(20)
  })

  test('GF-3.2-geometry GF-3.22-end a ship may go where she might have gone, and lies as she would have', () => {
    fc.assert(
      fc.property(fleet, fleet, (one, other) => {
        const here = seaOf(one, other, board, columns)
        const there = turned(here, to)
        const { unit } = here.fixed.board
        here.ships.forEach((_, i) => {
          for (const track of TRACKS) {
            const [legs, turnedLegs] = [legsOf(track, unit, false), legsOf(track, unit, to.mirrors)]
            const [end, turnedEnd] = [walk(here, i, legs, true), walk(there, i, turnedLegs, true)]
            expect({ x: turnedEnd.x, y: turnedEnd.y }).toEqual(to.place(end))
            expect(turnedEnd.cost).toBe(end.cost)
            expect(isFoul(there, i, turnedEnd)).toBe(isFoul(here, i, end))
            if (!kept) continue
            const [order, turnedOrder] = [legs, turnedLegs].map(
              (each): Move => ({ type: 'Move', ship: i, track: each }),
            )
            expect(refuseMove(there, turnedOrder!)).toEqual(refuseMove(here, order!))
          }
        })
      }),
      { numRuns: 40 },
    )
  })

  test('what one ship is expected to do to another stays as it was', () => {
    fc.assert(
      fc.property(fleet, fleet, (one, other) => {
        const here = seaOf(one, other, board, columns)
        const all = here.ships.map((_, i) => i)
        const [corner, turnedCorner] = [study(here, all), study(turned(here, to), all)]
        for (const [from, target] of pairs(here)) {
          // her turrets in echelon are others in a mirror
          if (to.mirrors && sheetAt(here, from).card === MOLTKE) continue
          expect(turnedCorner.threat(from, target)).toBeCloseTo(corner.threat(from, target), 9)
        }
      }),
      { numRuns: 10 },
    )
  })
})
