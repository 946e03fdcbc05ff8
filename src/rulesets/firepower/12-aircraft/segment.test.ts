import { describe, expect, test } from 'vitest'
import { copy } from '../01-classes/state-copy.ts'
import { INCH } from '../book/lengths.ts'
import { refuse } from '../orders/refusals.ts'
import { resolve } from '../orders/resolve.ts'
import { battle, roll, ruleIdOf, typesOf } from '../whole/bench.fixture.ts'
import { flying, tabled } from './air.fixture.ts'
import { beginAircraft, endAircraft, hasAircraft } from './segment.ts'
import { FLIGHT } from './sky.ts'
import { withWaves } from './stands.ts'

type State = ReturnType<typeof tabled>
const waiting = { status: FLIGHT.waiting }
const begun = (state: State, faces: readonly number[]) => typesOf(roll(state, faces, beginAircraft).events)
const fly = (state: State, stand: number, x: number, y: number, seat = 0) =>
  refuse(state, { seat, command: { type: 'FlyStand', stand, x: Math.round(x * INCH), y: Math.round(y * INCH) } })
const why = (refusal: ReturnType<typeof refuse>) => (refusal === null ? null : ruleIdOf(refusal.why))

describe('arrival', () => {
  /** Which faces bring a wave on. */
  const arrivesOn = (setting: Parameters<typeof tabled>[1]) =>
    [1, 2, 3, 4, 5, 6].filter(face => {
      const state = flying(tabled(['BB', 'BB'], setting), [{ of: 'TB', ...waiting }])
      return begun(state, [face]).includes('WaveArrived')
    })

  test('FP-AIR-B on 5 or more; on 6 in bad weather, at dusk, at dawn, and when both are', () => {
    expect(arrivesOn({})).toEqual([5, 6])
    expect(arrivesOn({ weather: 'bad' })).toEqual([6])
    expect(arrivesOn({ light: 'dusk' })).toEqual([6])
    expect(arrivesOn({ light: 'dawn' })).toEqual([6])
    expect(arrivesOn({ light: 'dusk', weather: 'bad' })).toEqual([6])
  })

  test('FP-AIR-B the sum names the rule', () => {
    const state = flying(tabled(['BB', 'BB'], { weather: 'bad' }), [{ of: 'TB', ...waiting }])
    expect(roll(state, [5], beginAircraft).lines).toEqual([['FP-AIR-B', -6]])
  })

  test('FP-R100 one die a waiting wave in each own segment, in its order, and none for one that has come', () => {
    const state = flying(tabled(['BB', 'BB']), [
      { of: 'TB', ...waiting },
      { of: 'TB', ...waiting },
      { of: 'AS', seat: 1, ...waiting },
    ])
    expect(begun(state, [4, 5])).toEqual(['AircraftReadied', 'WaveAwaited', 'WaveArrived'])
    expect(begun(state, [6])).toEqual(['AircraftReadied', 'WaveArrived'])
    state.now++
    expect(begun(state, [5])).toEqual(['AircraftReadied', 'WaveArrived'])
    expect(state.sky.stands.map(({ status }) => status)).toEqual([1, 1, 1])
  })

  test('FP-SETUP-F a wave may hold any number of any class, and comes as a whole', () => {
    const state = withWaves(tabled(['BB', 'BB']), [
      {
        seat: 0,
        name: 'Strike',
        stands: [
          { of: 0, grade: 0, name: 'A' },
          { of: 2, grade: 0, name: 'B' },
          { of: 4, grade: 0, name: 'C' },
        ],
      },
    ])
    begun(state, [6])
    expect(state.sky.stands.map(({ status }) => status)).toEqual([1, 1, 1])
  })

  test('FP-AIR-A a stand has one class of the five for the whole game, and needs no orders', () => {
    const state = flying(tabled(['BB', 'BB']), [{ of: 'AS' }, { of: 'FB' }, { of: 'TB' }, { of: 'HB' }, { of: 'KM' }])
    roll(state, [], beginAircraft)
    expect(state.fixed.wings.stands.map(({ of }) => of)).toEqual([0, 1, 2, 3, 4])
    expect(copy(state).fixed.wings).toBe(state.fixed.wings)
  })

  test('FP-AIR-C at night nothing is thrown, nothing flies, nothing is asked', () => {
    const state = flying(tabled(['BB', 'BB'], { light: 'night' }), [{ of: 'TB' }, { of: 'TB', ...waiting }])
    expect(begun(state, [])).toEqual([])
    expect([hasAircraft(state, 0), why(fly(state, 0, 48, 31))]).toEqual([false, 'FP-AIR-C'])
    const raid = { type: 'AttackFromAir' as const, stands: [0], target: 1 }
    expect(why(refuse(state, { seat: 0, command: raid }))).toBe('FP-AIR-C')
  })

  test('FP-R101 not before LATE', () => {
    const early = flying(tabled(['BB', 'BB'], { period: 'MIDDLE' }), [{ of: 'TB' }, { of: 'TB', ...waiting }])
    expect(begun(early, [])).toEqual([])
    expect([hasAircraft(early, 0), why(fly(early, 0, 48, 31))]).toEqual([false, 'FP-R101'])
  })

  test('a battle without aircraft hears nothing of them', () => {
    expect(begun(battle(['BB', 'BB']) as State, [])).toEqual([])
  })
})

describe('flight', () => {
  test('FP-AIR-D up to 18 inches any way, twice that for large models', () => {
    const at = (dx: number, dy: number, options = {}) =>
      why(fly(flying(tabled(['BB', 'BB'], { options }), [{ of: 'TB' }]), 0, 48 + dx, 30 + dy))
    expect([at(18, 0), at(-18, 0), at(0, 18), at(18.001, 0)]).toEqual([null, null, null, 'FP-AIR-D'])
    expect([at(36, 0, { models: '1/700' }), at(36.001, 0, { models: '1/700' })]).toEqual([null, 'FP-AIR-D'])
  })

  test('FP-SCALE-B aircraft fly twice as far where models are large', () => {
    const state = flying(tabled(['BB', 'BB'], { options: { models: '1/600' } }), [{ of: 'TB' }])
    expect([fly(state, 0, 48 + 36, 30), why(fly(state, 0, 48 + 36.1, 30))]).toEqual([null, 'FP-AIR-D'])
  })

  test('FP-AIR-D once in a segment, before it fights, and not off the table', () => {
    const state = flying(tabled(['BB', 'BB']), [{ of: 'TB' }, { of: 'TB', fought: 1 }])
    expect(why(fly(state, 1, 48, 31))).toBe('FP-AIR-F')
    expect(why(fly(flying(tabled(['BB', 'BB']), [{ of: 'TB', x: 0 }]), 0, 0, 61))).toBe('FP-AIR-D')
    roll(state, [], desk =>
      resolve(desk, { seat: 0, command: { type: 'FlyStand', stand: 0, x: 50 * INCH, y: 30 * INCH } }),
    )
    expect([state.sky.stands[0]!.x, why(fly(state, 0, 48, 31))]).toEqual([50 * INCH, 'FP-AIR-D'])
  })

  test('FP-R100 a wave enters at any point of its own edge and flies on at once', () => {
    const state = flying(tabled(['BB', 'BB']), [
      { of: 'TB', ...waiting },
      { of: 'TB', seat: 1, ...waiting },
    ])
    begun(state, [6])
    expect(why(fly(state, 0, 18, 2))).toBe(null)
    expect(why(fly(state, 0, 18, 60))).toBe(null)
    expect(why(fly(state, 0, 18.01, 30))).toBe('FP-AIR-D')
    state.now++
    begun(state, [6])
    expect([fly(state, 1, 78, 2, 1), why(fly(state, 1, 77.9, 2, 1))]).toEqual([null, 'FP-AIR-D'])
    // from its second turn on it flies from where it is: the middle of the edge, as it was not flown on
    state.now++
    begun(state, [])
    expect([why(fly(state, 0, 18, 2)), fly(state, 0, 18, 30)]).toEqual(['FP-AIR-D', null])
  })

  test('FP-R99 aircraft act in their owner’s segment E', () => {
    const state = flying(tabled(['BB', 'BB']), [{ of: 'TB' }, { of: 'TB', seat: 1 }])
    expect(why(fly(state, 1, 48, 31, 1))).toBe('FP-SEQ-A')
    expect(why(fly(state, 1, 48, 31, 0))).toBe('FP-SEQ-A')
    state.segment = 4
    expect(why(fly(state, 0, 48, 31))).toBe('FP-R99')
  })

  test('FP-H51-locked a stand that is locked in a fight stays; and its fight is fought, if nobody works it', () => {
    const state = flying(tabled(['BB', 'BB']), [
      { of: 'AS', locked: 1 },
      { of: 'AS', seat: 1, locked: 0 },
    ])
    expect(why(fly(state, 0, 48, 31))).toBe('FP-H51-locked')
    roll(state, [], beginAircraft)
    // 3 against 3: it goes on
    expect(typesOf(roll(state, [3, 3], endAircraft).events)).toEqual(['FightContinued'])
    expect(typesOf(roll(state, [], endAircraft).events)).toEqual([])
    // in the other player's turn it is fought again: R102 both players' turns count
    state.now++
    roll(state, [], beginAircraft)
    expect(typesOf(roll(state, [1, 6, 1], endAircraft).events)).toEqual(['FightWon', 'WinnerWeakened'])
  })

  test.each([
    ['a stand that is not there', 9, 'FP-AIR-A'],
    ['another’s stand', 1, 'FP-SEQ-A'],
    ['a stand that waits', 2, 'FP-AIR-B'],
    ['a stand that is lost', 3, 'FP-AIR-H'],
    ['a kamikaze that is spent', 4, 'FP-AIR-H'],
  ])('%s does not fly', (_, stand, rule) => {
    const state = flying(tabled(['BB', 'BB']), [
      { of: 'TB' },
      { of: 'TB', seat: 1 },
      { of: 'TB', ...waiting },
      { of: 'TB', status: FLIGHT.destroyed },
      { of: 'KM', status: FLIGHT.spent },
    ])
    expect(why(fly(state, stand, 48, 31))).toBe(rule)
  })
})
