import { describe, expect, test } from 'vitest'
import type { Ship, State } from '../01-ships/state.ts'
import { refuse } from '../orders/refusals.ts'
import { battle, begin, fight } from '../whole/battle.fixture.ts'
import { boat, IRON_DUKE, idOf } from '../whole/bench.fixture.ts'
import type { Move } from './3-2-track.ts'
import { movementPoints, refuseMove, walk } from './3-movement.ts'

type Track = Move['track']
const MILE = 1000
/** Iron Duke heading north in the middle of the sea, a boat far away. */
const alone = (changes: Partial<Ship> = {}, options: Record<string, string> = {}): State => {
  const state = battle([{ card: IRON_DUKE, east: 12, north: 9 }], [{ card: boat(), east: 2, north: 2 }], { options })
  begin(state, [9, 1])
  Object.assign(state.ships[0]!, changes)
  return state
}
const why = (state: State, track: Track): string | null => {
  const refusal = refuse(state, { seat: 0, command: { type: 'Move', ship: 0, track } })
  return refusal === null ? null : idOf(refusal.why)
}
const moved = (state: State, track: Track): Ship => {
  fight(state, [], [[0, { type: 'Move', ship: 0, track }]])
  return state.ships[0]!
}

describe('3.1, 3.2 movement points and what they buy', () => {
  test.each<[string, Track, number, number]>([
    ['GF-3.2-cost 7 inches at 4 to the mile (E21)', [{ ahead: 1750 }], 2, 2],
    ['GF-3.2-cost a mile', [{ ahead: MILE }], 1, 1],
    ['GF-3.2-cost a mile and a bit', [{ ahead: 1001 }], 2, 2],
    ['GF-3.21-pivot 45 degrees', [{ pivot: 450 }], 1, 0],
    ['GF-3.21-pivot 60 degrees to port', [{ pivot: -600 }], 1, 0],
    ['GF-3.21-pivot 61 degrees', [{ pivot: 610 }], 2, 0],
    ['GF-3.21-pivot 180 degrees', [{ pivot: 1800 }], 3, 0],
    ['GF-3.21-pivot 360 degrees', [{ pivot: 3600 }], 6, 0],
    ['GF-3.21-total GF-R11 (E24)', [{ ahead: 1750 }, { pivot: 600 }, { ahead: MILE }, { pivot: 300 }], 5, 3],
    ['GF-3.24-marker (E25)', [{ ahead: 2 * MILE }, { pivot: 450 }, { ahead: MILE }], 4, 3],
    ['GF-R10 two legs of half a mile are two miles', [{ ahead: 500 }, { ahead: 500 }], 2, 2],
  ])('%s: %j costs %i, %i ahead', (_title, track, cost, forward) => {
    expect(walk(alone(), 0, track)).toMatchObject({ cost, forward })
  })

  test('GF-3.2-geometry ahead along the heading, pivots about the centre, in any order', () => {
    expect(moved(alone(), [{ ahead: 2 * MILE }])).toMatchObject({ x: 12_000, y: 11_000, heading: 0 })
    expect(moved(alone(), [{ pivot: 900 }, { ahead: 2 * MILE }])).toMatchObject({ x: 14_000, y: 9000, heading: 900 })
    expect(moved(alone(), [{ ahead: MILE }, { pivot: -900 }, { ahead: MILE }])).toMatchObject({
      x: 11_000,
      y: 10_000,
      heading: 2700,
    })
    expect(moved(alone(), [])).toMatchObject({ x: 12_000, y: 9000, heading: 0, forward: 0 })
  })
  test('GF-3.2-ahead there is no going astern', () => {
    expect(why(alone(), [{ ahead: -1 } as never])).not.toBeUndefined()
    expect(walk(alone(), 0, [{ pivot: 1800 }, { ahead: MILE }])).toMatchObject({ y: 8000, cost: 4 })
  })

  test('GF-3.1-mp four points undamaged, three damaged, two crippled; what is over is refused', () => {
    expect([0, 8, 16].map(lost => movementPoints(alone({ lost }), 0))).toEqual([4, 3, 2])
    expect(why(alone(), [{ ahead: 4 * MILE }])).toBeNull()
    expect(why(alone(), [{ ahead: 4 * MILE }, { pivot: 10 }])).toBe('GF-3.21-total')
    expect(why(alone({ lost: 8 }), [{ ahead: 4 * MILE }])).toBe('GF-3.21-total')
  })
  test('GF-3.11-expanded GF-R36 4-5-4 by the game turn, the row by the level (E19)', () => {
    const at = (turn: number, lost = 0): number =>
      movementPoints(alone({ lost }, { expandedSpeed: 'on' }), 0) + turn - turn
    const by = (turn: number, lost = 0): number => {
      const state = alone({ lost }, { expandedSpeed: 'on' })
      state.now = turn * 4
      return movementPoints(state, 0)
    }
    expect(at(1)).toBe(4)
    expect([1, 2, 3, 4, 5].map(turn => by(turn))).toEqual([4, 5, 4, 4, 5])
    expect([1, 2, 3].map(turn => by(turn, 16))).toEqual([2, 1, 2])
  })
  test('GF-R13 engine and every flood add a point to each mile, none to pivots', () => {
    expect(walk(alone({ engine: 1 }), 0, [{ ahead: 2 * MILE }]).cost).toBe(4)
    expect(walk(alone({ floods: 2 }), 0, [{ ahead: MILE }]).cost).toBe(3)
    expect(walk(alone({ engine: 1, floods: 2 }), 0, [{ ahead: MILE }, { pivot: 600 }]).cost).toBe(5)
  })
  test('GF-R14 without a bridge: straight ahead, half the points, rounded up; standing still is allowed', () => {
    const blind = { bridge: 99 }
    expect(why(alone(blind), [{ ahead: 2 * MILE }])).toBeNull()
    expect(why(alone(blind), [])).toBeNull()
    expect(why(alone(blind), [{ ahead: 3 * MILE }])).toBe('GF-3.21-total')
    expect(why(alone(blind), [{ pivot: 100 }])).toBe('GF-6.21-bridge')
    expect(why(alone({ ...blind, lost: 8 }), [{ ahead: 2 * MILE }])).toBeNull()
    expect(why(alone({ rudder: 1 }), [{ pivot: 100 }])).toBe('GF-6.28-rudder')
  })
})

describe('3.2 on hexes', () => {
  const hexes = (): State => alone({}, { board: 'hexes' })
  test('GF-3.2-hex GF-3.21-hex whole hexes and sixty degrees (E22)', () => {
    expect(why(hexes(), [{ ahead: 2 }, { pivot: 600 }, { ahead: 1 }])).toBeNull()
    expect(why(hexes(), [{ pivot: 300 }])).toBe('GF-3.21-hex')
    const end = walk(hexes(), 0, [{ ahead: 3 }])
    const { x, y } = hexes().ships[0]!
    expect([end.x, end.y, end.cost]).toEqual([x, y - 3, 3])
  })
  test('GF-2.13-hex-facing a ship lies in one hex and faces a side of it', () => {
    const state = battle(
      [{ card: boat(), east: 5.2, north: 6.9, heading: 100 }],
      [{ card: boat(), east: 20, north: 2 }],
      {
        options: { board: 'hexes' },
      },
    )
    expect(state.ships[0]!.heading).toBe(1200)
    expect(Number.isInteger(state.ships[0]!.x) && Number.isInteger(state.ships[0]!.y)).toBe(true)
  })
})

describe('3.22, 3.23 other ships and the edge', () => {
  const beside = (north: number, options = {}): State => {
    const state = battle([{ card: IRON_DUKE, east: 12, north: 9 }], [{ card: boat(), east: 12, north }], { options })
    begin(state, [9, 1])
    return state
  }
  test('GF-3.22-through passing through is free', () => {
    expect(moved(beside(10), [{ ahead: 3 * MILE }])).toMatchObject({ y: 12_000 })
    expect(moved(beside(10, { board: 'hexes' }), [{ ahead: 3 }]).acted).toBe(1)
  })
  test('GF-3.22-end nobody ends on another', () => {
    expect(why(beside(10), [{ ahead: MILE }])).toBe('GF-3.22-end')
    expect(why(beside(10, { board: 'hexes' }), [{ ahead: 1 }])).toBe('GF-3.22-end')
    expect(refuseMove(beside(10), { type: 'Move', ship: 0, track: [{ ahead: 2 * MILE }] })).toBeNull()
  })
  test('GF-R51 two that lie on each other where the battle opens may stay, but not end another move so', () => {
    const state = beside(10)
    Object.assign(state.ships[0]!, { x: state.ships[1]!.x, y: state.ships[1]!.y + 20 })
    expect(refuseMove(state, { type: 'Move', ship: 0, track: [] })).toBeNull()
    expect(why(state, [{ ahead: 10 }])).toBe('GF-3.22-end')
  })
  test('GF-3.23-leave GF-R42 past the edge she is out at once; on it she is still there', () => {
    const state = beside(2)
    state.ships[0]!.y = 15_000
    const edge = walk(state, 0, [{ ahead: 3 * MILE }])
    expect(edge).toMatchObject({ y: 18_000, leaves: false })
    fight(state, [], [[0, { type: 'Move', ship: 0, track: [{ ahead: 3001 }] }]])
    expect(state.ships[0]!.away).toBeGreaterThan(0)
    expect(state.over).toBe(1)
  })
  test('GF-3.23-leave who has left neither acts nor is a target', () => {
    const state = battle(
      [
        { card: boat(), east: 12, north: 17 },
        { card: boat(), east: 10, north: 14 },
      ],
      [{ card: boat(), east: 12, north: 14 }],
    )
    begin(state)
    fight(
      state,
      [9, 1],
      [
        [0, { type: 'Move', ship: 0, track: [{ ahead: 2 * MILE }] }],
        [1, { type: 'Move', ship: 2, track: [] }],
        [0, { type: 'Move', ship: 1, track: [] }],
      ],
    )
    const fire = { type: 'FireGuns', ship: 2, batteries: [{ battery: 0, target: 0 }], lightGuns: [] } as const
    state.acting = 1
    expect(idOf(refuse(state, { seat: 1, command: fire as never })!.why)).toBe('GF-3.23-leave')
    state.acting = 0
    expect(idOf(refuse(state, { seat: 0, command: { type: 'StandBy', ship: 0 } })!.why)).toBe('GF-3.23-leave')
  })
})
