import { describe, expect, test } from 'vitest'
import type { Ship, State } from '../01-ships/state.ts'
import { launchOf, torpedoModifier } from '../05-torpedoes/5-torpedoes.ts'
import { endPhase } from '../06-criticals/6-end-phase.ts'
import { resolve } from '../orders/resolve.ts'
import { boat, fleet, HEXES, IRON_DUKE, inPhase, MOLTKE, pair, play, SEA, sumOf } from '../whole/bench.fixture.ts'
import { costOfMile, mayPivot, milesAhead, movementPoints, straightOn } from './3-movement.ts'

const steamOn = (state: State, ship: number): void => {
  play(state, [], desk => resolve(desk, { seat: ship, command: { type: 'SteamOn', ship } }))
}
const nextPhase = (state: State, faces: readonly number[]): void => {
  play(state, faces, desk => resolve(desk, { seat: -1, command: { type: 'NextPhase' } }))
}

describe('3.24 speed markers', () => {
  test.each([
    [0, 1],
    [1, 1],
    [2, 0],
    [3, 0],
    [4, -1],
    [5, -1],
    [6, -2],
    [9, -2],
  ])('GF-3.24-marker %i miles ahead: %i on the dice, as firer and as target', (forward, modifier) => {
    const state = pair(boat(), boat())
    state.ships[0]!.forward = forward
    expect(sumOf(state).total).toBe(modifier)
    state.ships[0]!.forward = -1
    state.ships[1]!.forward = forward
    expect(sumOf(state).total).toBe(modifier)
  })

  test('GF-3.24-marker a finished move puts it down: Iron Duke’s four miles are yellow, Moltke’s five as well', () => {
    const state = inPhase(pair(IRON_DUKE, MOLTKE), 1, 'movement')
    steamOn(state, 0)
    steamOn(state, 1)
    expect(state.ships.map(({ forward }) => forward)).toEqual([4, 5])
    // yellow, yellow, a large target abeam
    expect(sumOf(inPhase(state, 1, 'gunfire')).lines).toEqual({
      'GF-4.2-own-speed': -1,
      'GF-4.2-target-speed': -1,
      'GF-4.2-l': 1,
    })
  })

  test('GF-3.24-life it counts for guns and for torpedoes, at both ends', () => {
    const state = pair(IRON_DUKE, boat(), { range: 3 })
    state.ships[0]!.forward = 4
    state.ships[1]!.forward = 6
    expect(sumOf(state).total).toBe(2 - 1 - 2)
    expect(play(state, [], desk => torpedoModifier(desk, launchOf(state, 0, 1))).value).toBe(-1 - 2)
  })

  test('GF-3.24-life it goes in the End Phase, and not before', () => {
    const state = inPhase(pair(IRON_DUKE, MOLTKE), 1, 'movement')
    steamOn(state, 0)
    steamOn(state, 1)
    nextPhase(state, [2, 1])
    nextPhase(state, [2, 1])
    expect(state.ships.map(({ forward }) => forward)).toEqual([4, 5])
    nextPhase(state, [])
    expect(state.ships.map(({ forward }) => forward)).toEqual([-1, -1])
  })

  test('GF-3.24-life a ship without a marker has none taken off', () => {
    const state = inPhase(pair(IRON_DUKE, MOLTKE), 1, 'end')
    expect(play(state, [], desk => endPhase(desk, 0)).events).toEqual([])
  })

  test('GF-R47 before the first Movement Phase there is no marker', () => {
    const state = pair(boat(), boat())
    expect(state.ships.map(({ forward }) => forward)).toEqual([-1, -1])
    expect(sumOf(state).total).toBe(0)
  })

  test('GF-R47 a ship that could not move a mile is green', () => {
    const state = inPhase(pair(boat(), boat()), 1, 'movement')
    state.ships[0]!.floods = 4
    steamOn(state, 0)
    steamOn(state, 1)
    expect(state.ships[0]!.forward).toBe(0)
    // green, yellow
    expect(sumOf(inPhase(state, 1, 'gunfire')).lines).toEqual({ 'GF-4.2-own-speed': 1, 'GF-4.2-target-speed': -1 })
  })

  test('GF-R47 a ship that was not moved at all is green once the Movement Phase is over', () => {
    const state = inPhase(pair(boat(), boat()), 1, 'movement')
    steamOn(state, 1)
    nextPhase(state, [2, 1])
    expect(sumOf(state).lines).toEqual({ 'GF-4.2-own-speed': 1, 'GF-4.2-target-speed': -1 })
  })

  test.each([
    // Moltke has 5 points; the mile costs 2, 3, 4 with engine and floods
    [1, 0, 2],
    [0, 1, 2],
    [1, 1, 1],
    [0, 2, 1],
    [1, 2, 1],
    [0, 4, 1],
    [0, 5, 0],
  ])('GF-R12 engine %i and floods %i: miles are counted, not the points paid for them', (engine, floods, miles) => {
    const state = inPhase(pair(MOLTKE, boat()), 1, 'movement')
    Object.assign(state.ships[0]!, { engine, floods })
    steamOn(state, 0)
    expect(state.ships[0]!.forward).toBe(miles)
  })
})

describe('6.2 what criticals do to a move', () => {
  test('GF-6.22-engine a mile costs one more: two miles are four points', () => {
    const state = pair(IRON_DUKE, boat())
    expect(costOfMile(state, 0)).toBe(1)
    state.ships[0]!.engine = 1
    expect(2 * costOfMile(state, 0)).toBe(4)
    expect(milesAhead(state, 0)).toBe(2)
    expect(mayPivot(state, 0)).toBe(true)
  })

  test('GF-6.25-flood each marker makes a mile cost one more: two make it three', () => {
    const state = pair(IRON_DUKE, boat())
    state.ships[0]!.floods = 2
    expect(costOfMile(state, 0)).toBe(3)
    expect(milesAhead(state, 0)).toBe(1)
    expect(mayPivot(state, 0)).toBe(true)
  })

  test('GF-6.25-cumulative a ship that cannot pay for a mile stays where she is, but may turn', () => {
    const state = pair(IRON_DUKE, boat())
    state.ships[0]!.floods = 4
    expect([costOfMile(state, 0), movementPoints(state, 0), milesAhead(state, 0)]).toEqual([5, 4, 0])
    expect(mayPivot(state, 0)).toBe(true)
    state.ships[0]!.floods = 30
    expect(milesAhead(state, 0)).toBe(0)
  })

  test('GF-6.28-rudder no turning, but straight ahead as before', () => {
    const state = pair(IRON_DUKE, boat())
    state.ships[0]!.rudder = 1
    expect(mayPivot(state, 0)).toBe(false)
    expect(milesAhead(state, 0)).toBe(4)
  })

  test.each([
    [0, 5, 3],
    [8, 4, 2],
    [15, 2, 1],
  ])('GF-6.21-bridge straight ahead only, at half speed rounded up: %#', (lost, speed, half) => {
    const state = inPhase(pair(MOLTKE, boat()), 2, 'movement')
    state.ships[0]!.lost = lost
    expect(movementPoints(state, 0)).toBe(speed)
    state.ships[0]!.bridge = inPhase(pair(MOLTKE, boat()), 2, 'torpedo').now
    expect(movementPoints(state, 0)).toBe(half)
    expect(mayPivot(state, 0)).toBe(false)
  })

  // Two models 0.6 mile long and 0.2 wide (480 feet): bows on to a broadside they touch 0.4 mile apart.
  const ahead = (miles: number, other: Partial<Ship>): { x: number; y: number } => {
    const state = fleet(SEA, [
      { card: boat(), seat: 0, x: 30_000, y: 30_000 },
      { card: boat(), seat: 1, x: 30_000, heading: 900, ...other },
    ])
    const { x, y } = straightOn(state, 0, [{ ahead: miles * 1000 }])
    return { x, y }
  }

  test('GF-6.21-overlap a ship that would end on another is moved back just clear of her', () => {
    expect(ahead(3, { y: 33_000 })).toEqual({ x: 30_000, y: 32_600 })
    expect(ahead(3, { y: 33_399 })).toEqual({ x: 30_000, y: 32_999 })
    // past her centre as well
    expect(ahead(3, { y: 32_900 })).toEqual({ x: 30_000, y: 32_500 })
  })

  test('GF-6.21-overlap one clear of her, or of a ship that has sunk, goes the whole way', () => {
    expect(ahead(3, { y: 33_400 })).toEqual({ x: 30_000, y: 33_000 })
    expect(ahead(3, { y: 31_500 })).toEqual({ x: 30_000, y: 33_000 })
    expect(ahead(3, { x: 30_400, y: 33_000 })).toEqual({ x: 30_000, y: 33_000 })
    expect(ahead(3, { y: 33_000, lost: 9 })).toEqual({ x: 30_000, y: 33_000 })
  })

  test('GF-6.21-overlap on hexes back along her path to the first free hex', () => {
    const onto = (...taken: number[]): { x: number; y: number } => {
      const state = fleet(HEXES, [
        { card: boat(), seat: 0, heading: 600 },
        ...taken.map(n => ({ card: boat(), seat: 1, x: n, y: -n })),
      ])
      const { x, y } = straightOn(state, 0, [{ ahead: 3 }])
      return { x, y }
    }
    expect(onto(4)).toEqual({ x: 3, y: -3 })
    expect(onto(3)).toEqual({ x: 2, y: -2 })
    expect(onto(3, 2)).toEqual({ x: 1, y: -1 })
    expect(onto(2, 1)).toEqual({ x: 3, y: -3 })
    expect(onto(3, 2, 1)).toEqual({ x: 0, y: 0 })
  })

  test('GF-6.21-overlap what she has then gone sets her speed marker', () => {
    // 5 points, half 3: to be moved back to one mile, which is green (R14)
    const state = inPhase(
      fleet(HEXES, [
        { card: MOLTKE, seat: 0, bridge: 99 },
        { card: boat(), seat: 1, y: -3 },
        { card: boat(), seat: 1, y: -2 },
      ]),
      2,
      'movement',
    )
    expect(milesAhead(state, 0)).toBe(3)
    expect(straightOn(state, 0, [{ ahead: milesAhead(state, 0) }])).toMatchObject({ x: 0, y: -1, forward: 1 })
  })

  test('GF-6.21-bridge half the points are spent at the cost that engine and floods ask', () => {
    const state = inPhase(pair(MOLTKE, boat()), 2, 'movement')
    Object.assign(state.ships[0]!, { engine: 1, bridge: state.now + 2 })
    // 5 points, half 3, a mile costs 2
    steamOn(state, 0)
    expect(state.ships[0]!.forward).toBe(1)
  })
})
