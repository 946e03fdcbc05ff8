import { describe, expect, test } from 'vitest'
import type { State } from '../01-ships/state.ts'
import type { Move } from '../03-movement/3-2-track.ts'
import type { Command } from '../orders/orders.ts'
import { refuse } from '../orders/refusals.ts'
import { battle, begin, fight, type Stationed } from '../whole/battle.fixture.ts'
import { boat, idOf } from '../whole/bench.fixture.ts'

const ON = { floatingBoard: 'on' }
/** Two Blues and a Grey on a sea of 24 by 18 miles; Blue's first ship is the one that goes over the edge. */
function scene(
  first: Omit<Stationed, 'card'>,
  options: Record<string, string> = ON,
  grey = { east: 12, north: 9 },
): State {
  const state = battle(
    [
      { card: boat(), ...first },
      { card: boat(), east: 12, north: 12 },
    ],
    [{ card: boat(), ...grey }],
    { options },
  )
  begin(state)
  return state
}
const move = (...track: Move['track']): Command => ({ type: 'Move', ship: 0, track })
const go = (state: State, choices: number[], ...track: Move['track']) =>
  fight(state, [], [[0, move(...track)]], choices).map(({ type }) => type)

describe('9.2 floating the board', () => {
  test.each([
    ['east', { east: 23, north: 9, heading: 90 }, [-1, 0], [24_000, 9000]],
    ['west', { east: 1, north: 9, heading: 270 }, [1, 0], [0, 9000]],
    ['north', { east: 6, north: 17, heading: 0 }, [0, -1], [6000, 18_000]],
    ['south', { east: 6, north: 1, heading: 180 }, [0, 1], [6000, 0]],
  ] as const)('GF-9.2-float over the %s edge: everything goes a mile the other way', (_edge, first, by, end) => {
    const state = scene(first)
    state.smoke = [5000, 5000]
    expect(go(state, [1], { ahead: 2000 }).slice(0, 2)).toEqual(['BoardFloated', 'ShipMoved'])
    expect([state.ships[0]!.x, state.ships[0]!.y, state.ships[0]!.away]).toEqual([...end, 0])
    expect([state.ships[1]!.x, state.ships[1]!.y]).toEqual([12_000 + 1000 * by[0], 12_000 + 1000 * by[1]])
    expect([state.ships[2]!.x, state.ships[2]!.y]).toEqual([12_000 + 1000 * by[0], 9000 + 1000 * by[1]])
    expect(state.smoke).toEqual([5000 + 1000 * by[0], 5000 + 1000 * by[1]])
  })

  test('GF-9.2-float her owner says how far, as long as nobody is pushed off, or lets her go', () => {
    const far = scene({ east: 23, north: 9, heading: 90 })
    go(far, [12], { ahead: 2000 })
    expect(far.ships.map(({ x }) => x)).toEqual([13_000, 0, 0])
    expect(() => go(scene({ east: 23, north: 9, heading: 90 }), [13], { ahead: 2000 })).toThrow(/may not be chosen/)
    const gone = scene({ east: 23, north: 9, heading: 90 })
    expect(go(gone, [0], { ahead: 2000 })).toContain('ShipLeft')
    expect(gone.ships[0]!.away).toBeGreaterThan(0)
  })

  test('GF-9.2-float smoke may be pushed off, and is gone', () => {
    const state = scene({ east: 23, north: 9, heading: 90 })
    state.smoke = [500, 9000, 3000, 9000]
    go(state, [1], { ahead: 2000 })
    expect(state.smoke).toEqual([2000, 9000])
  })

  test('GF-9.2-float she goes her whole way, out and back again', () => {
    const state = scene({ east: 23.5, north: 9, heading: 90 })
    go(state, [1], { ahead: 1000 }, { pivot: 600 }, { ahead: 1000 })
    // half a mile out, then a mile on 150: half a mile on, 866 thousandths south; all of it a mile to the west
    expect(state.ships[0]).toMatchObject({ x: 24_000, y: 8134, heading: 1500, forward: 2, away: 0 })
  })

  test('GF-9.2-limit somebody would be pushed off the other side: she leaves, and nobody is asked', () => {
    const state = scene({ east: 23, north: 9, heading: 90 }, ON, { east: 0, north: 9 })
    expect(go(state, [], { ahead: 2000 })).toContain('ShipLeft')
  })

  test('GF-9.2-limit without the option she leaves', () => {
    expect(go(scene({ east: 23, north: 9, heading: 90 }, {}), [], { ahead: 2000 })).toContain('ShipLeft')
  })

  test('GF-3.21-total GF-3.22-end a move over the edge is paid for to its end, and may not end on another', () => {
    const why = (state: State, ...track: Move['track']): string | null => {
      const refusal = refuse(state, { seat: 0, command: move(...track) })
      return refusal === null ? null : idOf(refusal.why)
    }
    const state = scene({ east: 23, north: 9, heading: 90 })
    expect(why(state, { ahead: 2000 }, { ahead: 2000 }, { ahead: 2000 })).toBe('GF-3.21-total')
    const met = scene({ east: 23, north: 9, heading: 90 }, ON, { east: 22, north: 9 })
    expect(why(met, { ahead: 2000 }, { pivot: 1800 })).toBe('GF-3.21-total')
    Object.assign(met.ships[2]!, { x: 24_500, y: 9000 })
    expect(why(met, { ahead: 1500 })).toBe('GF-3.22-end')
  })

  test.each([
    ['north', { x: 4, y: -19, heading: 0 }, 1, [0, 1]],
    ['south', { x: 4, y: -2, heading: 1800 }, 1, [0, -1]],
    ['west', { x: 0, y: -5, heading: 3000 }, 1, [1, 0]],
    ['west', { x: 0, y: -5, heading: 3000 }, 2, [2, -1]],
    ['east', { x: 23, y: -20, heading: 600 }, 1, [-1, 0]],
    ['east', { x: 23, y: -20, heading: 600 }, 2, [-2, 1]],
  ] as const)('GF-9.2-float on hexes over the %s edge from %j: %i away', (_edge, at, miles, by) => {
    const state = scene({ east: 12, north: 1 }, { ...ON, board: 'hexes' })
    Object.assign(state.ships[0]!, at)
    const { x, y } = state.ships[2]!
    go(state, [miles], { ahead: 1 })
    expect(state.ships[0]!.away).toBe(0)
    expect(state.fixed.board.onBoard(state.ships[0]!)).toBe(true)
    expect([state.ships[2]!.x - x, state.ships[2]!.y - y]).toEqual(by)
  })
})
