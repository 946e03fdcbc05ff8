import { describe, expect, test } from 'vitest'
import type { Ship } from '../01-ships/state.ts'
import { isSunk, type State } from '../01-ships/state.ts'
import { suffer } from '../04-gunfire/4-3-damage.ts'
import { resolve } from '../orders/resolve.ts'
import { boat, IRON_DUKE, idOf, inPhase, MOLTKE, pair, play, told, wants, withHull } from '../whole/bench.fixture.ts'
import { endPhase } from './6-end-phase.ts'

/** Moltke in the End Phase of turn 1, as ship 1. */
const worn = (ship: Partial<Ship>, options = {}): State => {
  const state = inPhase(pair(IRON_DUKE, MOLTKE, { options }), 1, 'end')
  Object.assign(state.ships[1]!, ship)
  return state
}
const end = (state: State, faces: readonly number[], choices: readonly number[] = []) =>
  play(state, faces, desk => endPhase(desk, 1), choices)

describe('2.24 the End Phase', () => {
  test('GF-R42 GF-3.23-leave a ship that has left the board burns and floods no more, and cannot sink', () => {
    const left = worn({ fires: 3, floods: 2, engine: 1, away: 5, lost: 21 })
    const { events, throws } = end(left, [])
    expect([events, throws]).toEqual([[], []])
    expect(isSunk(left, 1)).toBe(false)
  })

  test('GF-2.24-end speed markers are taken off, and what criticals ask for is thrown for', () => {
    const state = inPhase(pair(IRON_DUKE, MOLTKE), 1, 'torpedo')
    Object.assign(state.ships[0]!, { forward: 4, engine: 1 })
    Object.assign(state.ships[1]!, { forward: 0, fires: 1 })
    // the engine is repaired on 6, the fire put out on 7; ship by ship
    const { events, throws } = play(state, [6, 7], desk => resolve(desk, { seat: -1, command: { type: 'NextPhase' } }))
    expect(throws).toEqual([
      ['GF-6.22-repair', [6]],
      ['GF-6.23-roll', [7]],
    ])
    expect(events.map(({ type, why }) => [type, idOf(why)])).toEqual([
      ['PhaseBegan', 'GF-2.2-order'],
      ['ShipSteamed', 'GF-3.24-life'],
      ['MarkerRemoved', 'GF-6.22-repair'],
      ['ShipSteamed', 'GF-3.24-life'],
      ['MarkerRemoved', 'GF-6.23-roll'],
    ])
    expect(state.ships.map(({ forward }) => forward)).toEqual([-1, -1])
  })

  test('GF-2.24-end a ship that sank has no marker to take off, and throws nothing', () => {
    const state = inPhase(pair(IRON_DUKE, withHull(boat(), 1, 1, 1)), 1, 'torpedo')
    Object.assign(state.ships[1]!, { forward: 4, fires: 2 })
    const harm = { target: 1, arcs: 0, column: 'gunfire', locations: true } as const
    expect(told(play(state, [], desk => suffer(desk, harm, 3)).events)).toEqual(['BoxesLost 3', 'ShipSunk'])
    expect(state.ships[1]!.forward).toBe(-1)
    play(state, [], desk => resolve(desk, { seat: -1, command: { type: 'NextPhase' } }))
  })
})

describe('repairs', () => {
  test.each([
    ['GF-6.22-repair', 'engine'],
    ['GF-6.26-right', 'list'],
    ['GF-6.28-repair', 'rudder'],
  ] as const)('%s the %s marker is off on 6 and more', (rule, marker) => {
    for (const face of [1, 5]) {
      const state = worn({ [marker]: 1 })
      expect(end(state, [face]).events).toEqual([])
      expect(state.ships[1]![marker]).toBe(1)
    }
    for (const face of [6, 10]) {
      const state = worn({ [marker]: 1 })
      const { events, throws } = end(state, [face])
      expect(events.map(({ type, why }) => [type, idOf(why)])).toEqual([['MarkerRemoved', rule]])
      expect(throws).toEqual([[rule, [face]]])
      expect(state.ships[1]![marker]).toBe(0)
    }
  })

  test('GF-6.22-repair also in the turn of the hit, when the End Phase comes', () => {
    const state = inPhase(pair(IRON_DUKE, MOLTKE), 1, 'torpedo')
    state.ships[1]!.engine = 1
    play(state, [6], desk => resolve(desk, { seat: -1, command: { type: 'NextPhase' } }))
    expect(state.ships[1]!.engine).toBe(0)
  })
  test('GF-6.26-right one die, and only for a ship that lists', () => {
    expect(end(worn({}), []).events).toEqual([])
  })
  test('GF-6.28-repair without it she still may not turn', () => {
    const state = worn({ rudder: 1 })
    end(state, [5])
    expect(state.ships[1]!.rudder).toBe(1)
  })
})

describe('6.23 fires', () => {
  test.each([
    // the die, boxes lost (each throws a location that hits nothing), fires left
    [1, 3, 1],
    [2, 2, 1],
    [3, 2, 1],
    [4, 1, 1],
    [5, 1, 1],
    [6, 1, 1],
    [7, 0, 0],
    [8, 0, 0],
    [9, 0, 0],
    [10, 0, 0],
  ])('GF-6.23-roll a %i: %i boxes, %i fires left', (face, boxes, left) => {
    const state = worn({ fires: 1 })
    end(state, [face, ...Array(boxes).fill(9)])
    expect(state.ships[1]).toMatchObject({ lost: boxes, fires: left })
  })

  test('GF-6.23-roll a die for each marker', () => {
    const state = worn({ fires: 4 })
    // 3 + 1 boxes, two put out
    const { throws } = end(state, [1, 7, 5, 10, 9, 9, 9, 9])
    expect(throws).toEqual([
      ['GF-6.23-roll', [1, 7, 5, 10]],
      ['GF-4.32-location', [9, 9, 9, 9]],
    ])
    expect(state.ships[1]).toMatchObject({ lost: 4, fires: 2 })
  })

  test('GF-6.23-roll the damage throws for locations, criticals included', () => {
    const state = worn({ fires: 1 })
    // 2 boxes: a 15 cm mount, a critical of 8, Flooding
    end(state, [2, 3, 10, 4, 4], [5])
    expect(state.ships[1]).toMatchObject({ lost: 2, mounts: [1, 1, 1, 2, 6, 5], floods: 1 })
  })

  test('GF-R19 the owner picks any mount of the type, whatever its arcs', () => {
    const wanted = wants(worn({ fires: 1 }), [4, 1], desk => endPhase(desk, 1))
    expect(wanted.choice).toMatchObject({ seat: 1, among: 0b1111 })
    const both = wants(worn({ fires: 1 }), [4, 2], desk => endPhase(desk, 1))
    expect(both.choice).toMatchObject({ seat: 1, among: 0b110000 })
  })

  test('GF-R19 criticals are read on the gunfire column', () => {
    const state = worn({ fires: 1 })
    // 5 + 6 = 11: Bridge by gunfire, Fire by torpedo
    end(state, [4, 10, 5, 6])
    expect(state.ships[1]).toMatchObject({ fires: 1, bridge: 10 })
  })

  test('GF-R15 a Bridge hit by fire in the End Phase of turn 1 lasts to the Torpedo Phase of turn 2', () => {
    const state = worn({ fires: 1 })
    end(state, [4, 10, 5, 6])
    expect(state.ships[1]!.bridge).toBe(10)
  })

  test('GF-R35 a ship that burns out throws for no location, and not for her floods', () => {
    const state = inPhase(pair(IRON_DUKE, withHull(boat(), 1, 1, 1)), 1, 'end')
    Object.assign(state.ships[1]!, { lost: 1, fires: 1, floods: 2 })
    const { throws } = end(state, [2])
    expect(throws).toEqual([['GF-6.23-roll', [2]]])
    expect(isSunk(state, 1)).toBe(true)
  })
})

describe('6.25 floods', () => {
  test.each([
    [1, 3, 1],
    [2, 2, 1],
    [3, 2, 1],
    [4, 1, 1],
    [6, 1, 1],
    [7, 0, 0],
    [10, 0, 0],
  ])('GF-6.25-roll a %i: %i boxes, %i floods left', (face, boxes, left) => {
    const state = worn({ floods: 1 })
    end(state, [face])
    expect(state.ships[1]).toMatchObject({ lost: boxes, floods: left })
  })

  test('GF-6.25-nolocation the damage throws for no location', () => {
    const state = worn({ floods: 2 })
    const { throws, events } = end(state, [1, 3])
    expect(throws).toEqual([['GF-6.25-roll', [1, 3]]])
    expect(told(events)).toEqual(['BoxesLost 5'])
  })

  test('GF-R18 unless the switch is set', () => {
    const state = worn({ floods: 1 }, { floodLocations: 'on' })
    const { throws } = end(state, [3, 9, 9])
    expect(throws.map(([rule]) => rule)).toEqual(['GF-6.25-roll', 'GF-4.32-location'])
  })

  test('GF-6.25-cumulative each marker is thrown for', () => {
    const state = worn({ floods: 5 })
    // 3 + 2 + 1 boxes, two contained
    end(state, [1, 2, 4, 9, 10])
    expect(state.ships[1]).toMatchObject({ lost: 6, floods: 3 })
  })

  test('GF-6.25-roll water alone may sink her', () => {
    const state = worn({ floods: 1, lost: 20 })
    end(state, [1])
    expect(state.ships[1]!.lost).toBe(22)
    expect(isSunk(state, 1)).toBe(true)
  })
})

describe('R17 the order', () => {
  test('GF-R17 speed marker, engine, list, rudder, fires, floods', () => {
    const state = worn({ forward: 5, engine: 1, list: 1, rudder: 1, fires: 1, floods: 1 })
    const { throws, events } = end(state, [6, 6, 6, 7, 7])
    expect(throws.map(([rule]) => rule)).toEqual([
      'GF-6.22-repair',
      'GF-6.26-right',
      'GF-6.28-repair',
      'GF-6.23-roll',
      'GF-6.25-roll',
    ])
    expect(told(events)).toEqual([
      'ShipSteamed -1',
      'MarkerRemoved engine 1',
      'MarkerRemoved list 1',
      'MarkerRemoved rudder 1',
      'MarkerRemoved fires 1',
      'MarkerRemoved floods 1',
    ])
  })

  test('GF-R17 a flood that a fire makes waits a turn', () => {
    const state = worn({ fires: 1, floods: 1 })
    // a box, a critical of 8, Flooding; then one die for the one flood that was there
    const { throws } = end(state, [4, 10, 4, 4, 7])
    expect(throws.at(-1)).toEqual(['GF-6.25-roll', [7]])
    expect(state.ships[1]).toMatchObject({ floods: 1 })
  })

  test('GF-R17 so does one that was not there at all, an engine, and another fire', () => {
    const state = worn({ fires: 2 })
    // two boxes, two criticals: 8 Flooding, 9 Fire
    end(state, [4, 4, 10, 10, 4, 4, 4, 5])
    expect(state.ships[1]).toMatchObject({ floods: 1, fires: 3 })
    const engine = worn({ fires: 1 })
    end(engine, [4, 10, 1, 2])
    expect(engine.ships[1]!.engine).toBe(1)
  })

  test('GF-R17 a sunk ship has no End Phase', () => {
    expect(end(worn({ lost: 22, fires: 3, floods: 3, engine: 1 }), []).events).toEqual([])
  })

  test('GF-R17 every ship has hers when the phase begins', () => {
    const state = inPhase(pair(IRON_DUKE, MOLTKE), 1, 'torpedo')
    state.ships[0]!.engine = 1
    state.ships[1]!.fires = 1
    play(state, [6, 7], desk => resolve(desk, { seat: -1, command: { type: 'NextPhase' } }))
    expect(state.ships.map(({ engine, fires }) => [engine, fires])).toEqual([
      [0, 0],
      [0, 0],
    ])
  })
})
