import { describe, expect, test } from 'vitest'
import type { BattleFacts } from '#kernel/facts/index.ts'
import type { Scene, State } from '../01-ships/state.ts'
import { hasTarget } from '../04-gunfire/4-5-legality.ts'
import { GAME } from '../game.ts'
import type { Command } from '../orders/orders.ts'
import { refuse } from '../orders/refusals.ts'
import { resolve } from '../orders/resolve.ts'
import { battle, begin } from '../whole/battle.fixture.ts'
import { boat, idOf, inPhase, off, play } from '../whole/bench.fixture.ts'
import { lightIn } from './9-7-light.ts'
import { inSight, milesNow } from './9-9-visibility.ts'

/** Coronel's clock: 18:48, sunset at 18:50. */
const DUSK: Partial<BattleFacts> = { begins: 1128, sunset: 1130, visibilityMiles: 15 }
/** Half an hour before a sunrise at 06:00, which is in turn 3. */
const DAWN: Partial<BattleFacts> = { begins: 330, sunrise: 360, visibilityMiles: 15 }
const scene = (changes: Partial<Scene>): Scene => ({
  turns: 10,
  begins: 0,
  sides: ['', ''],
  crews: [],
  sea: 0,
  visibility: 15,
  sunrise: null,
  sunset: null,
  flagships: [],
  terms: [],
  ...changes,
})
/** Two boats so many miles apart, the second on a true bearing from the first, in some turn. */
function apart(
  miles: number,
  bearing: number,
  { turn = 1, facts = {}, options = { visibility: 'scenario', timeOfDay: 'on' } as Record<string, string> } = {},
): State {
  const state = battle([{ card: boat(), east: 12, north: 9 }], [{ card: boat(), east: 12, north: 9 }], {
    options,
    facts: { sea: { width: 60, height: 60, state: 'calm' }, ...facts },
  })
  Object.assign(state.ships[0]!, { x: 30_000, y: 30_000 })
  Object.assign(state.ships[1]!, off({ x: 30_000, y: 30_000 }, bearing, miles))
  return inPhase(state, turn, 'gunfire')
}
const seen = (...of: Parameters<typeof apart>): boolean => inSight(apart(...of), 0, 1)

describe('9.7 the clock', () => {
  test('GF-9.7-clock twelve minutes a turn, from the scenario’s start', () => {
    const state = apart(3, 0, { turn: 6, facts: DUSK })
    expect(GAME.present.chart(state).clock.time).toBe('19:48, night, visibility 3 nm')
  })

  test('GF-9.7-light the turn that holds sunset and four more are evening twilight, then it is night (Coronel)', () => {
    const lights = [1, 5, 6, 10].map(turn => lightIn(scene({ begins: 1128, sunset: 1130 }), turn))
    expect(lights).toEqual(['evening twilight', 'evening twilight', 'night', 'night'])
    // sunset at 19:00 falls into turn 2, which lasts from 19:00 to 19:12
    expect([1, 2, 6, 7].map(turn => lightIn(scene({ begins: 1128, sunset: 1140 }), turn))).toEqual([
      'day',
      'evening twilight',
      'evening twilight',
      'night',
    ])
  })

  test('GF-9.7-light the turn that holds sunrise and the four before it are morning twilight', () => {
    // 04:00, sunrise 06:00 in turn 11
    const dawn = scene({ begins: 240, sunrise: 360 })
    expect([6, 7, 11, 12].map(turn => lightIn(dawn, turn))).toEqual([
      'night',
      'morning twilight',
      'morning twilight',
      'day',
    ])
  })

  test.each([
    ['noon', 720, 'day'],
    ['sunset', 1080, 'evening twilight'],
    ['an hour after', 1140, 'night'],
    ['midnight', 0, 'night'],
    ['before dawn', 300, 'night'],
    ['dawn', 312, 'morning twilight'],
    ['sunrise', 360, 'morning twilight'],
    ['after sunrise', 372, 'day'],
  ])('GF-9.7-light both are known: %s', (_title, begins, light) => {
    expect(lightIn(scene({ begins, sunrise: 360, sunset: 1080 }), 1)).toBe(light)
  })

  test('GF-9.7-light nobody knows either: it is day; without the option as well', () => {
    expect(lightIn(scene({}), 5)).toBe('day')
    expect(milesNow(apart(3, 0, { turn: 9, facts: DUSK, options: { visibility: 'scenario' } }))).toBe(15)
  })
})

describe('9.7, 9.9 what is seen', () => {
  test.each([
    [15, true],
    [15.001, false],
  ])('GF-9.9-effect by day to the visibility: %f miles, %s', (miles, isSeen) => {
    expect(seen(miles, 90, { facts: { visibilityMiles: 15 } })).toBe(isSeen)
  })

  test('GF-9.9-effect beyond it no attack may be declared; she who sees nobody is spent without penalty', () => {
    const facts = { visibilityMiles: 6 }
    const fire: Command = { type: 'FireGuns', ship: 0, batteries: [{ battery: 0, target: 1 }], lightGuns: [] }
    const by = (state: State, command: Command): string | null => {
      const refusal = refuse(Object.assign(state, { acting: 0, due: 1 }), { seat: 0, command })
      return refusal === null ? null : idOf(refusal.why)
    }
    expect(by(apart(7, 90, { facts }), fire)).toBe('GF-9.9-effect')
    expect(hasTarget(apart(7, 90, { facts }), 0)).toBe(false)
    expect(by(apart(6, 90, { facts }), fire)).toBeNull()
    expect(by(apart(7, 90, { facts, options: {} }), fire)).toBeNull()
    const launch: Command = { type: 'LaunchTorpedoes', ship: 0, target: 1, tubes: [1] }
    const tubes = { label: '', range: 9, dmg: 1, groups: [{ arcs: 'PORT+STBD', tubes: 1 }] }
    const armed = battle(
      [{ card: boat({ torpedoes: tubes }), east: 4, north: 9 }],
      [{ card: boat(), east: 11, north: 9 }],
      { options: { visibility: 'scenario' }, facts },
    )
    expect(by(inPhase(armed, 1, 'torpedo'), launch)).toBe('GF-9.9-effect')
  })

  test.each([
    [8, 0, true],
    [8.001, 0, false],
    [15, 270, true],
    [15.001, 270, false],
    [14.9, 226, true],
    [14.9, 224, false],
    [14.9, 314, true],
    [14.9, 316, false],
    [15, 90, false],
  ])(
    'GF-9.7-light GF-9.7-silhouette evening twilight halves it, not before the western sky: %f miles bearing %i, %s',
    (miles, bearing, isSeen) => {
      expect(seen(miles, bearing, { facts: DUSK })).toBe(isSeen)
    },
  )

  test.each([
    [15, 90, true],
    [14.9, 46, true],
    [14.9, 44, false],
    [14.9, 134, true],
    [15, 270, false],
    [8, 270, true],
  ])('GF-9.7-silhouette in the morning before the eastern sky: %f miles bearing %i, %s', (miles, bearing, isSeen) => {
    expect(seen(miles, bearing, { facts: DAWN })).toBe(isSeen)
  })

  test('GF-9.7-silhouette on hexes the same quarter of the sky', () => {
    const state = apart(3, 0, { facts: DUSK, options: { timeOfDay: 'on', board: 'hexes' } })
    Object.assign(state.ships[0]!, { x: 30, y: -40 })
    Object.assign(state.ships[1]!, { x: 18, y: -34 })
    expect(inSight(state, 0, 1)).toBe(true)
    expect(inSight(state, 1, 0)).toBe(false)
    Object.assign(state.ships[1]!, { x: 30, y: -48 })
    expect(inSight(state, 0, 1)).toBe(true)
    Object.assign(state.ships[1]!, { x: 30, y: -49 })
    expect(inSight(state, 0, 1)).toBe(false)
  })

  test.each([
    ['any ship', {}, 3],
    ['she burns', { fires: 1 }, 6],
    ['she fired last turn', { flashed: 6 }, 5],
    ['she fired the turn before', { flashed: 5 }, 3],
    ['both', { fires: 2, flashed: 6 }, 6],
  ])('GF-9.7-light at night, %s: %j seen at %i miles', (_title, changes, miles) => {
    for (const [at, isSeen] of [
      [miles, true],
      [miles + 0.001, false],
    ] as const) {
      const state = apart(at, 270, { turn: 7, facts: DUSK })
      Object.assign(state.ships[1]!, changes)
      expect(inSight(state, 0, 1)).toBe(isSeen)
    }
  })

  test('GF-9.7-light never farther at night than by day', () => {
    const state = apart(4, 270, { turn: 7, facts: { ...DUSK, visibilityMiles: 2 } })
    state.ships[1]!.fires = 1
    expect([milesNow(state), inSight(state, 0, 1)]).toEqual([2, false])
  })

  test('GF-9.7-light whoever fires is remembered, while the option asks for it', () => {
    const fire: Command = { type: 'FireGuns', ship: 0, batteries: [{ battery: 0, target: 1 }], lightGuns: [] }
    const fired = (options: Record<string, string>): number => {
      const state = Object.assign(apart(3, 90, { turn: 4, options }), { acting: 0, due: 2 })
      play(state, [1, 1, 1, 1], desk => resolve(desk, { seat: 0, command: fire }))
      return state.ships[0]!.flashed
    }
    expect([fired({ timeOfDay: 'on' }), fired({})]).toEqual([4, 0])
  })

  test.each([
    [1, 6],
    [2, 6],
    [3, 9],
    [4, 9],
    [5, 12],
    [7, 12],
    [8, 15],
    [9, 15],
    [10, 24],
  ])('GF-9.9-visibility by a die: %i is %i miles', (face, miles) => {
    const state = battle([{ card: boat(), east: 1, north: 1 }], [{ card: boat(), east: 20, north: 9 }], {
      options: { visibility: 'die' },
    })
    begin(state, [face, 9, 1])
    expect(state.visibility).toBe(miles)
  })

  test('GF-9.9-visibility by the scenario, or of no account', () => {
    expect(apart(3, 0, { facts: DUSK, options: { visibility: 'scenario' } }).visibility).toBe(15)
    expect(apart(3, 0, { facts: DUSK, options: {} }).visibility).toBe(0)
  })
})
