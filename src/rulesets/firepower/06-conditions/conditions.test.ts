import { describe, expect, test } from 'vitest'
import type { State } from '../01-classes/state.ts'
import { attackOf } from '../07-gunfire/gunfire.ts'
import { toHit } from '../07-gunfire/to-hit.ts'
import { far, fleets, refused, work } from '../whole/battle.fixture.ts'
import { roll } from '../whole/bench.fixture.ts'
import { throwForConditions } from './throw.ts'

const thrown = (faces: readonly number[], options = {}, facts = {}): State => {
  const state = fleets([far()], [far({ at: [50, 2] })], { options: { conditions: 'thrown', ...options }, facts })
  work(state, faces, throwForConditions)
  return state
}
const found = ({ light, weather }: State): readonly [number, number] => [light, weather]

describe('Matrix 6', () => {
  // day 0, night 1, dusk 2, dawn 3; good 0, bad 1
  test.each([
    [1, [0, 0]],
    [4, [0, 0]],
    [5, [0, 1]],
    [6, [0, 1]],
    [7, [1, 0]],
    [8, [1, 1]],
  ] as const)('FP-ENV-C FP-R11 a d12 of %i', (face, is) => {
    expect(found(thrown([face]))).toEqual(is)
  })
  test.each([
    [9, [2, 0]],
    [10, [2, 1]],
    [11, [3, 0]],
    [12, [3, 1]],
  ] as const)('FP-ENV-C FP-ENV-F a d12 of %i; the sun is thrown for as well', (face, is) => {
    expect(found(thrown([face, 1]))).toEqual(is)
  })
  test('FP-R11 by option one d6, always day, or two', () => {
    expect(found(thrown([6], { conditionsDie: 'd6' }))).toEqual([0, 1])
    expect(found(thrown([6, 6, 3], { conditionsDie: '2d6' }))).toEqual([3, 1])
    expect(found(thrown([1, 1], { conditionsDie: '2d6' }))).toEqual([0, 0])
  })
  test('FP-R11 before LATE a night is thrown again, but by option', () => {
    expect(found(thrown([7, 8, 5], {}, { year: 1916 }))).toEqual([0, 1])
    expect(found(thrown([7], { nightAgain: 'off' }, { year: 1916 }))).toEqual([1, 0])
    expect(found(thrown([7]))).toEqual([1, 0])
  })
  test('FP-R15 FP-H22-light not thrown for where the battle has it: by its clock, or by hand', () => {
    const at = (begins: number, options = {}): readonly [number, number, number] => {
      const state = fleets([far()], [far({ at: [50, 2] })], { options, facts: { begins, sunrise: 360, sunset: 1140 } })
      work(state, [], throwForConditions)
      return [state.light, state.weather, state.sun]
    }
    expect([at(720), at(1140), at(1229), at(1230), at(269), at(270), at(359)]).toEqual([
      [0, 0, -1],
      [2, 0, 3],
      [2, 0, 3],
      [1, 0, -1],
      [1, 0, -1],
      [3, 0, 1],
      [3, 0, 1],
    ])
    expect(at(720, { conditions: 'night' })).toEqual([1, 0, -1])
  })
})

describe('the sun', () => {
  test.each([
    [1, 0],
    [2, 0],
    [3, 1],
    [4, 2],
    [5, 2],
    [6, 3],
  ])('FP-ENV-A FP-R12 a %i, the table’s long side across', (face, edge) => {
    const wide = { sea: { width: 45, height: 30, state: 'calm' as const } }
    expect(thrown([9, face], {}, wide).sun).toBe(edge)
    // a table that stands upright is turned: its long sides are west and east
    const tall = { sea: { width: 30, height: 45, state: 'calm' as const } }
    expect(thrown([9, face], {}, tall).sun).toBe((edge + 3) % 4)
  })
  const pair = (light: number, sun: number): State => {
    const state = fleets([{ ships: [{ at: [30, 50] }] }], [{ ships: [{ at: [40, 50] }] }])
    state.light = light
    state.sun = sun
    return state
  }
  const lines = (state: State, from: number, to: number): string[] =>
    roll(state, [], desk => toHit(desk, attackOf(from, to, 'main'))).lines.map(([id]) => id)
  test('FP-ENV-B FP-R13 FP-EX-4 who is between a shooter and the sun is silhouetted for her, and not the other way', () => {
    for (const light of [2, 3]) {
      expect(lines(pair(light, 1), 0, 1)).toContain('FP-HIT-P2')
      expect(lines(pair(light, 1), 1, 0)).not.toContain('FP-HIT-P2')
      // FP-ENV-F dusk and dawn cost one as well
      expect(lines(pair(light, 1), 0, 1)).toContain('FP-HIT-N4')
    }
    expect(lines(pair(2, 3), 0, 1)).not.toContain('FP-HIT-P2')
    expect(lines(pair(2, 3), 1, 0)).toContain('FP-HIT-P2')
  })
  test('FP-ENV-B at dusk and dawn only', () => {
    for (const light of [0, 1]) expect(lines(pair(light, 1), 0, 1)).not.toContain('FP-HIT-P2')
  })
  test('FP-ENV-D FP-ENV-E bad weather costs one, night two and asks for radar or flares', () => {
    const rain = pair(0, -1)
    rain.weather = 1
    expect(lines(rain, 0, 1)).toContain('FP-HIT-N3')
    const night = pair(1, -1)
    expect(lines(night, 0, 1)).toContain('FP-HIT-N6')
    const fire = { type: 'FireBattery', ship: 0, battery: 'main', target: 1 } as const
    expect(refused(night, 0, fire)).toBe('FP-HIT-NIGHT: at night she needs radar or flares')
  })
})
