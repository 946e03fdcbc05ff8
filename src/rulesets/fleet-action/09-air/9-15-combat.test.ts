import { describe, expect, test } from 'vitest'
import { work } from '#kernel/desk/index.ts'
import type { State } from '../02-data-sheet/state.ts'
import { type Played, pair, play, ship } from '../whole/bench.fixture.ts'
import { COMBAT, dogfightOf, type Fight, interceptOf, isEngaged } from './9-15-combat.ts'
import { divers, fighterBombers, fighters, flying, sheet } from './air.fixture.ts'
import type { Stand } from './sky.ts'
import type { StandSheet } from './stand.ts'

function two(one: StandSheet, other: StandSheet, marks: readonly Partial<Stand>[] = []): State {
  return flying(pair(ship(), ship()), [
    { seat: 0, stands: [{ sheet: one, ...marks[0] }] },
    { seat: 1, stands: [{ sheet: other, ...marks[1] }] },
  ])
}
const fought = (
  state: State,
  way: Fight['way'],
  faces: readonly number[],
  choices: readonly number[] = [],
): Played<number> => play(state, faces, desk => work(COMBAT, desk, { stand: 0, target: 1, way }), choices)
const left = (state: State): number[] => state.sky.stands.map(({ aircraft }) => aircraft)

describe('9.15 Aircraft fight aircraft', () => {
  test('FA-9.15-avail who may intercept, and by which factor each fights', () => {
    const factors = (of: StandSheet, stand: Partial<Stand> = {}) => {
      const state = two(of, fighters(), [stand])
      return [interceptOf(state, 0), dogfightOf(state, 0)]
    }
    expect(factors(fighters())).toEqual([8, 8])
    expect(factors(fighterBombers())).toEqual([null, 3])
    expect(factors(fighterBombers(), { loaded: 0 })).toEqual([6, 6])
    expect(factors(divers())).toEqual([null, 2])
    expect(factors(divers(), { loaded: 0 })).toEqual([null, 2])
  })

  test('FA-9.15-dice FA-R35 dice by aircraft, and each hits at 8', () => {
    const state = two(fighters({ aircraft: 7 }), divers())
    // 8 against 5 hit points: −2, so 8 saves. Then two dice in reply: 2 against 4 is +1
    const { throws } = fought(state, 'intercept', [7, 8, 20, 8, 7, 8, 1, 4])
    expect(throws.map(([rule, sides, faces]) => [rule, sides, faces.length])).toEqual([
      ['FA-9.15-dice', 20, 3],
      ['FA-9.15-save', 10, 2],
      ['FA-9.15-dice', 20, 2],
      ['FA-9.15-save', 10, 1],
    ])
    expect(left(state)).toEqual([6, 3])
  })

  test('FA-H29 an interceptor fires first, and only those who are left reply', () => {
    const state = two(fighters(), divers({ aircraft: 2 }))
    // both fall, and nobody replies
    fought(state, 'intercept', [20, 20, 1, 1])
    expect([left(state), state.sky.stands[1]!.where]).toEqual([[4, 0], 6])
  })

  test('FA-H29 in a dogfight both fire at once, with all that they began with', () => {
    const state = two(fighters({ aircraft: 2 }), fighters({ aircraft: 2 }))
    // one die each; both hit; ACF 8 against 4: −2
    fought(state, 'dogfight', [8, 8, 7, 7])
    expect(left(state)).toEqual([1, 1])
  })

  test('FA-9.15-mods crew, and flak markers of both', () => {
    const state = two(fighters({ CQ: 1, aircraft: 2 }), divers({ aircraft: 2 }), [{ flak: 1 }, { flak: 2 }])
    // +1 −3: 10 hits; the reply −3: 11
    const { sum } = fought(state, 'intercept', [10, 10, 11, 10])
    expect(sum.slice(0, 2)).toEqual([
      ['FA-9.15-mods', 1],
      ['FA-9.15-mods', -3],
    ])
    expect(left(state)).toEqual([2, 2])
  })

  test('FA-9.15-save the difference of factor and hit points is graded', () => {
    // 8 against 4: 2 less; against 5, 2; against 7, 1; against 8, nothing; against 9, one more; against 16, 3 more
    const least = [
      [4, 8],
      [5, 8],
      [7, 7],
      [8, 6],
      [9, 5],
      [11, 4],
      [16, 3],
    ] as const
    for (const [hitPoints, face] of least) {
      const at = (save: number): number => {
        const quiet = { acf: { intercept: null, dogfight1: null, dogfight2: null, strafe: 0, antiShip: 0 } }
        const state = two(fighters({ aircraft: 1 }), sheet('four-engined bomber', { hitPoints, ...quiet }))
        fought(state, 'intercept', [20, save])
        return left(state)[1]!
      }
      expect([hitPoints, at(face), at(face - 1)]).toEqual([hitPoints, 4, 3])
    }
  })

  test('FA-R55 the owner of a loaded fighter-bomber says whether it fights, before any die', () => {
    const fights = two(fighters({ aircraft: 2 }), fighterBombers({ aircraft: 2 }))
    // Dogfight 2: 3 against 4 hit points is +1
    fought(fights, 'dogfight', [7, 8, 4], [0])
    expect([left(fights), fights.sky.stands[1]!.loaded]).toEqual([[1, 2], 1])
    const away = two(fighters({ aircraft: 2 }), fighterBombers({ aircraft: 2 }))
    fought(away, 'intercept', [8, 10], [1])
    expect([left(away), away.sky.stands[1]!.loaded]).toEqual([[2, 2], 1])
    const bare = two(fighters({ aircraft: 2 }), fighterBombers({ aircraft: 2 }))
    fought(bare, 'intercept', [8, 10], [2])
    expect([left(bare), bare.sky.stands[1]!.loaded, dogfightOf(bare, 1)]).toEqual([[2, 2], 0, 6])
  })

  test('FA-H29 within 12.5 cm', () => {
    const at = (x: number) =>
      isEngaged(
        two(fighters(), divers(), [
          { x: 0, y: 0 },
          { x, y: 0 },
        ]),
        0,
        1,
      )
    expect([at(1250), at(1251)]).toEqual([true, false])
  })
})
