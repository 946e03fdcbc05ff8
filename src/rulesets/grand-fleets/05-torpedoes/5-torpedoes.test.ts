import { describe, expect, test } from 'vitest'
import { work } from '#kernel/desk/index.ts'
import type { Card, Size } from '../01-ships/ship.ts'
import { isSunk, type State } from '../01-ships/state.ts'
import type { Command } from '../orders/orders.ts'
import { refuse } from '../orders/refusals.ts'
import { resolve } from '../orders/resolve.ts'
import {
  boat,
  fleet,
  HEXES,
  IRON_DUKE,
  idOf,
  inPhase,
  MOLTKE,
  off,
  pair,
  play,
  SEA,
  told,
  wants,
} from '../whole/bench.fixture.ts'
import type { LaunchTorpedoes } from './5-torpedoes.ts'
import { launchOf, TORPEDOES, torpedoModifier } from './5-torpedoes.ts'

const CENTRE = { x: 30_000, y: 30_000 }

/** A boat with long torpedoes of two points each: two tubes to port, three to starboard. */
const TUBES = {
  label: 'tubes',
  range: 20,
  dmg: 2,
  groups: [
    { arcs: 'PORT', tubes: 2 },
    { arcs: 'STBD', tubes: 3 },
  ],
}
const BOAT: Card = boat({ torpedoes: TUBES })

const launch = (tubes: number[], target = 1, ship = 0): Command & LaunchTorpedoes => ({
  type: 'LaunchTorpedoes',
  ship,
  target,
  tubes,
})
const torpedoPhase = (state: State): State => inPhase(state, 1, 'torpedo')
const refusedBy = (state: State, command: Command & LaunchTorpedoes): string | null => {
  const refusal = refuse(state, { seat: state.ships[command.ship]!.seat, command })
  return refusal === null ? null : idOf(refusal.why)
}
function give(
  state: State,
  command: Command & LaunchTorpedoes,
  faces: readonly number[],
  choices: readonly number[] = [],
) {
  expect(refuse(state, { seat: state.ships[command.ship]!.seat, command })).toBe(null)
  return play(state, faces, desk => resolve(desk, { seat: state.ships[command.ship]!.seat, command }), choices)
}
const sumAt = (state: State) => {
  const { value, sum } = play(state, [], desk => torpedoModifier(desk, launchOf(state, 0, 1)))
  return { total: value, lines: Object.fromEntries(sum) }
}

describe('5 a ship’s turn to launch', () => {
  test('GF-5-tie each side throws, the higher launches first; equal dice again', () => {
    const state = inPhase(pair(IRON_DUKE, MOLTKE), 1, 'gunfire')
    const { throws } = play(state, [6, 6, 2, 9], desk => resolve(desk, { seat: -1, command: { type: 'NextPhase' } }))
    expect(new Set(throws.map(([rule]) => rule))).toEqual(new Set(['GF-5-tie']))
    expect(state.first).toBe(1)
  })

  test('GF-5.11-one-target any number of ready tubes that bear', () => {
    const state = torpedoPhase(pair(BOAT, boat(), { range: 3 }))
    expect(refusedBy(state, launch([0, 1]))).toBe(null)
    expect(refusedBy(state, launch([0, 3]))).toBe(null)
    expect(refusedBy(state, launch([0, 0]))).not.toBe(null)
    expect(refusedBy(state, launch([]))).not.toBe(null)
    const { throws } = give(state, launch([0, 3]), [1, 2, 3])
    expect(throws.map(([, faces]) => faces)).toEqual([[1, 2, 3]])
  })

  test('GF-5.11-one-target tubes that do not bear stay loaded', () => {
    const state = torpedoPhase(pair(BOAT, boat(), { range: 3 }))
    expect(refusedBy(state, launch([1, 3]))).not.toBe(null)
    expect(refusedBy(torpedoPhase(pair(BOAT, boat(), { range: 3, sees: 270 })), launch([2, 0]))).toBe(null)
    expect(refusedBy(torpedoPhase(pair(BOAT, boat(), { range: 3, sees: 0 })), launch([2, 0]))).not.toBe(null)
  })

  test('GF-5.11-one-target a ship that has launched launches no more in this phase', () => {
    const state = torpedoPhase(pair(BOAT, boat(), { range: 3 }))
    give(state, launch([0, 1]), [1])
    expect(refusedBy(state, launch([0, 1]))).not.toBe(null)
  })

  test.each([
    [4.999, null],
    [5, null],
    [5.001, 'GF-5.12-range'],
  ])('GF-5.12-range Iron Duke’s torpedoes at %f miles: %s', (range, rule) => {
    expect(refusedBy(torpedoPhase(pair(IRON_DUKE, MOLTKE, { range })), launch([0, 1]))).toBe(rule)
  })

  test('GF-1.61-torp-range one range, counted in hexes on hexes', () => {
    const at = (y: number): State =>
      torpedoPhase(
        fleet(HEXES, [
          { card: IRON_DUKE, seat: 0, heading: 600 },
          { card: MOLTKE, seat: 1, y },
        ]),
      )
    // bow to the north-east, the target due north: on the port bow, in A, C and PORT
    expect(refusedBy(at(-5), launch([1, 0]))).toBe(null)
    expect(refusedBy(at(-6), launch([1, 0]))).toBe('GF-5.12-range')
  })

  test('GF-5.12-range no bands: the same dice and damage near and far but for the range itself', () => {
    const { dmg, column } = launchOf(pair(BOAT, boat(), { range: 1 }), 0, 1)
    expect([dmg, column]).toEqual([2, 'torpedo'])
    expect(launchOf(pair(BOAT, boat(), { range: 19 }), 0, 1)).toMatchObject({ dmg: 2, column: 'torpedo' })
  })

  test.each(['VS', 'S', 'M', 'L', 'VL'] as const)('GF-5.13-lof a %s ship on the line masks it', size => {
    const state = (between: Size): State =>
      torpedoPhase(
        fleet(SEA, [
          { card: { ...BOAT, size: 'VL' }, seat: 0, ...CENTRE, heading: 2700 },
          { card: boat({ size: 'VL' }), seat: 1, ...off(CENTRE, 0, 6) },
          { card: boat({ size: between }), seat: 0, ...off(CENTRE, 0, 3), heading: 900 },
        ]),
      )
    expect(refusedBy(state(size), launch([0, 1]))).toBe('GF-5.13-lof')
  })

  test('GF-5.13-lof a ship beside the line does not', () => {
    const state = torpedoPhase(
      fleet(SEA, [
        { card: BOAT, seat: 0, ...CENTRE, heading: 2700 },
        { card: boat(), seat: 1, ...off(CENTRE, 0, 6) },
        { card: boat(), seat: 0, ...off(CENTRE, 20, 3), heading: 0 },
      ]),
    )
    expect(refusedBy(state, launch([0, 1]))).toBe(null)
  })

  test('GF-1.63-torp-boxes one box, one torpedo: what is spent is gone', () => {
    const state = torpedoPhase(pair(BOAT, boat(), { range: 3 }))
    give(state, launch([0, 2]), [1, 1])
    expect(state.ships[0]!.tubes).toEqual([2, 1])
    state.ships[0]!.acted = 0
    expect(refusedBy(state, launch([0, 2]))).toBe('GF-1.63-torp-boxes')
    give(state, launch([0, 1]), [1])
    state.ships[0]!.acted = 0
    expect(refusedBy(state, launch([0, 1]))).toBe('GF-1.63-torp-boxes')
  })

  test('GF-1.63-torp-boxes a ship without torpedoes launches none', () => {
    expect(refusedBy(torpedoPhase(pair(boat(), boat(), { range: 1 })), launch([1]))).toBe('GF-1.63-torp-boxes')
  })

  test('GF-5.2-spent hit or miss, even where nothing can hit', () => {
    const state = torpedoPhase(pair(BOAT, boat({ size: 'VS' }), { range: 12 }))
    Object.assign(state.ships[0]!, { forward: 6, fires: 1 })
    const { events, throws } = give(state, launch([0, 3]), [])
    // −3 for the range, −2 for speed, −1 for the fire, −1 for the size
    expect(throws).toEqual([])
    expect(told(events)).toEqual(['TorpedoesSpent 1 3', 'ShipActed'])
    expect(state.ships[0]!.tubes).toEqual([2, 0])
  })

  test('GF-5.2-spent from several groups at once', () => {
    const trained: Card = boat({
      torpedoes: { ...TUBES, groups: ['PORT+STBD', 'STBD'].map(arcs => ({ arcs, tubes: 3 })) },
    })
    const state = torpedoPhase(pair(trained, boat(), { range: 3 }))
    const { events } = give(state, launch([2, 1]), [1, 1, 1])
    expect(told(events)).toEqual(['TorpedoesSpent 0 2', 'TorpedoesSpent 1 1', 'ShipActed'])
    expect(state.ships[0]!.tubes).toEqual([1, 2])
  })
})

describe('5.2 to hit', () => {
  test('GF-5.2-dice one die for each torpedo, 8 and more', () => {
    const state = torpedoPhase(pair(BOAT, boat(), { range: 3 }))
    const { value } = play(state, [7, 8, 10], desk => TORPEDOES[0]!.act(desk, launchOf(state, 0, 1), 3))
    expect(value).toBe(2)
  })

  test('GF-5.2-dice is the rule that the throw cites', () => {
    const state = torpedoPhase(pair(BOAT, boat(), { range: 3 }))
    const { throws } = play(state, [7], desk => TORPEDOES[0]!.act(desk, launchOf(state, 0, 1), 1))
    expect(throws).toEqual([['GF-5.2-dice', [7]]])
  })

  test('GF-5.2-dice no rate of fire and no over-concentration', () => {
    const armed: Card = { ...IRON_DUKE, guns: IRON_DUKE.guns.map(gun => ({ ...gun, rof: 3 })) }
    const state = torpedoPhase(pair(armed, boat(), { range: 5 }))
    state.ships[1]!.splashes = [2, 3, 4]
    expect(sumAt(state)).toEqual({ total: -1, lines: { 'GF-5.2-range-mods': -1 } })
  })

  test.each([
    [0, 1],
    [0.5, 1],
    [1, 1],
    [1.001, 0],
    [2, 0],
    [3, 0],
    [3.001, -1],
    [4, -1],
    [6, -1],
    [6.001, -2],
    [7, -2],
    [10, -2],
    [10.001, -3],
    [11, -3],
    [19, -3],
  ])('GF-5.2-range-mods at %f miles: %i', (range, value) => {
    expect(sumAt(pair(BOAT, boat(), { range })).total).toBe(value)
  })

  test.each([
    [1, 1],
    [2, 0],
    [3, 0],
    [4, -1],
    [6, -1],
    [7, -2],
    [10, -2],
    [11, -3],
  ])('GF-5.2-range-mods at %i hexes: %i', (range, value) => {
    const state = fleet(HEXES, [
      { card: BOAT, seat: 0 },
      { card: boat(), seat: 1, x: range },
    ])
    expect(sumAt(state).total).toBe(value)
  })

  test('GF-R27 fractions of a mile count as the next step', () => {
    expect([1, 1.01, 3.01, 6.01, 10.01].map(range => sumAt(pair(BOAT, boat(), { range })).total)).toEqual([
      1, 0, -1, -2, -3,
    ])
  })

  test.each([
    [0, 6, -1],
    [4, 4, -2],
    [6, 6, -4],
    [2, 1, 1],
  ])('GF-5.2-speed firer %i miles, target %i: %i', (own, other, total) => {
    const state = pair(BOAT, boat(), { range: 3 })
    state.ships[0]!.forward = own
    state.ships[1]!.forward = other
    expect(sumAt(state).total).toBe(total)
  })

  test('GF-5.2-speed is the line that is cited', () => {
    const state = pair(BOAT, boat(), { range: 3 })
    state.ships[0]!.forward = 4
    expect(Object.keys(sumAt(state).lines)).toEqual(['GF-5.2-speed'])
  })

  test.each([
    ['VS', [-1, -1, -1, -1]],
    ['S', [-1, 0, -1, 0]],
    ['M', [0, 0, 0, 0]],
    ['L', [0, 1, 0, 1]],
    ['VL', [1, 1, 1, 1]],
  ] as const)('GF-5.2-size a %s target from ahead, starboard, astern, port: %j', (size, values) => {
    const totals = [0, 90, 180, 270].map(isSeen => sumAt(pair(BOAT, boat({ size }), { range: 3, isSeen })).total)
    expect(totals).toEqual(values)
  })

  test('GF-5.2-size is the line that is cited', () => {
    expect(Object.keys(sumAt(pair(BOAT, boat({ size: 'VL' }), { range: 3 })).lines)).toEqual(['GF-5.2-size'])
  })

  test('GF-5-default fires and a list spoil the aim as they do that of guns', () => {
    const state = pair(BOAT, boat(), { range: 3 })
    Object.assign(state.ships[0]!, { fires: 2, list: 1 })
    expect(sumAt(state).total).toBe(-4)
  })

  test('GF-5-default very low totals are thrown as with guns', () => {
    const state = torpedoPhase(pair(BOAT, boat(), { range: 3 }))
    state.ships[0]!.fires = 3
    const { value } = play(state, [10, 9, 10, 5, 6], desk => TORPEDOES[0]!.act(desk, launchOf(state, 0, 1), 3))
    expect(value).toBe(1)
  })

  test('GF-5-default the mount that is lost must bear on whoever launched', () => {
    // Moltke sees the launching ship on 320 degrees: in A and PORT, so groups 0 and 1 of her turrets
    const state = torpedoPhase(pair(BOAT, MOLTKE, { range: 3, isSeen: 320 }))
    const wanted = wants(state, [8, 1, 9], desk => work(TORPEDOES, desk, launchOf(state, 0, 1), 1))
    expect(wanted.choice).toMatchObject({ seat: 1, among: 0b11 })
  })
})

describe('5.3 damage', () => {
  test('GF-5.3-armor armour is no help and no die is thrown for it', () => {
    const thick = boat({ armor: { belt: 40, end: 40, deck: 40 } })
    const state = torpedoPhase(pair(BOAT, thick, { range: 3 }))
    // hit; two locations; the certain critical: 4 + 4 = 8, Flooding
    const { throws } = give(state, launch([0, 1]), [8, 5, 6, 4, 4])
    expect(throws.slice(1).map(([rule]) => rule)).toEqual(['GF-4.32-location', 'GF-6.1-roll'])
    expect(state.ships[1]).toMatchObject({ lost: 2, floods: 1 })
  })

  test('GF-1.62-torp-dmg each hit costs as many boxes as the card says', () => {
    const state = torpedoPhase(pair(IRON_DUKE, MOLTKE, { range: 3 }))
    // large abeam +1: 7 hits; two hits of 5 boxes; ten locations; two criticals of 8, Flooding
    give(state, launch([0, 2]), [7, 7, ...Array(10).fill(9), 4, 4, 4, 4])
    expect(state.ships[1]).toMatchObject({ lost: 10, floods: 2 })
  })

  test('GF-R20 the damage value is boxes; the dice are those for the locations', () => {
    const state = torpedoPhase(pair(BOAT, boat(), { range: 3 }))
    const { throws } = give(state, launch([0, 1]), [8, 5, 5, 4, 4])
    expect(throws[1]).toEqual(['GF-4.32-location', [5, 5]])
    expect(state.ships[1]!.lost).toBe(2)
  })

  test('GF-5.3-critical each hit is one for certain, on the torpedo column, and each location 10 one more', () => {
    const state = torpedoPhase(pair(BOAT, boat(), { range: 3 }))
    // one hit; locations 10 and 5; two criticals: 5 + 6 = 11 Fire (Bridge by gunfire), 2 + 3 = 5 Engine (Rudder by gunfire)
    const { throws } = give(state, launch([0, 1]), [8, 10, 5, 5, 6, 2, 3])
    expect(throws.at(-1)).toEqual(['GF-6.1-roll', [5, 6, 2, 3]])
    expect(state.ships[1]).toMatchObject({ lost: 2, fires: 1, engine: 1, bridge: -1, rudder: 0 })
  })

  test('GF-5.3-critical two hits, two for certain', () => {
    const state = torpedoPhase(pair(BOAT, boat(), { range: 3 }))
    give(state, launch([0, 2]), [8, 9, 5, 5, 5, 5, 3, 3, 3, 4])
    // 6 Rudder, 7 List
    expect(state.ships[1]).toMatchObject({ lost: 4, rudder: 1, list: 1 })
  })

  test('GF-R21 a location 10 of a torpedo is read on the torpedo column', () => {
    const state = torpedoPhase(pair(BOAT, boat(), { range: 3 }))
    // both criticals 11: Fire, Fire
    give(state, launch([0, 1]), [8, 10, 5, 5, 6, 5, 6])
    expect(state.ships[1]).toMatchObject({ fires: 2, bridge: -1 })
  })

  test('GF-5.3-critical a miss is nothing', () => {
    const state = torpedoPhase(pair(BOAT, boat(), { range: 3 }))
    const { events } = give(state, launch([0, 1]), [7])
    expect(told(events)).toEqual(['TorpedoesSpent 1 1', 'ShipActed'])
  })

  test.each(['off', 'on'])(
    'GF-R35 a ship sunk by torpedoes throws for neither location nor critical (anti-flash doors %s)',
    antiFlash => {
      const state = torpedoPhase(pair(BOAT, boat(), { range: 3, options: { antiFlash } }))
      state.ships[1]!.lost = 6
      // two hits of two boxes each, three boxes left
      give(state, launch([0, 2]), [8, 8])
      expect(isSunk(state, 1)).toBe(true)
      expect(state.ships[1]!.lost).toBe(9)
    },
  )
})
