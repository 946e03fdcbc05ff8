import { describe, expect, test } from 'vitest'
import type { Options } from '#kernel/desk/index.ts'
import { INCH } from '../book/lengths.ts'
import { AIR_CLASSES, type AirClass, airFactor } from '../book/tables-air.ts'
import { refuse } from '../orders/refusals.ts'
import { roll, ruleIdOf, typesOf } from '../whole/bench.fixture.ts'
import { type Flying, flying, tabled } from './air.fixture.ts'
import { dogfight } from './dogfight.ts'

const pair = (
  own: Omit<Flying, 'of'> & { of: AirClass },
  other: Omit<Flying, 'of'> & { of: AirClass },
  options: Options = {},
) => flying(tabled(['BB', 'BB'], { options }), [own, { seat: 1, ...other }])
const fight = (state: ReturnType<typeof pair>, faces: readonly number[]) =>
  roll(state, faces, desk => dogfight(desk, { stand: 0, target: 1 }))
const why = (state: ReturnType<typeof pair>, stand = 0, target = 1, seat = 0) => {
  const refusal = refuse(state, { seat, command: { type: 'Dogfight', stand, target } })
  return refusal === null ? null : ruleIdOf(refusal.why)
}

describe('Matrix 12, aircraft against aircraft', () => {
  /** As printed: row by row AS, FB, TB, HB, KM against AS, FB, TB, HB, KM. */
  const PRINTED = [
    [0, 1, 2, 3, 2],
    [0, 0, 1, 2, 1],
    [0, 0, 0, 1, 2],
    [0, 0, 0, 0, 0],
    [0, 1, 2, 1, 0],
  ]
  test('FP-AIR-G every cell, each in its own row and the enemy’s column', () => {
    AIR_CLASSES.forEach((of, row) => {
      AIR_CLASSES.forEach((against, column) => {
        const { lines } = fight(pair({ of }, { of: against }), [3, 3])
        const factors = [PRINTED[row]![column]!, PRINTED[column]![row]!].filter(factor => factor !== 0)
        expect(lines).toEqual(factors.map(factor => ['FP-AIR-G', factor]))
      })
    })
  })

  test('FP-R17 TB and KM, KM and FB, TB and HB look odd and stay; by option they are nothing', () => {
    expect([airFactor(2, 4, false), airFactor(4, 1, false), airFactor(4, 2, false), airFactor(4, 3, false)]).toEqual([
      2, 1, 2, 1,
    ])
    const { lines } = fight(pair({ of: 'TB' }, { of: 'KM' }, { oddFactors: 'nothing' }), [3, 3])
    expect(lines).toEqual([])
  })
})

describe('a dogfight', () => {
  test('FP-AIR-G both throw a die and add their factors: the checklist’s fifth example', () => {
    // AS 3 + 2 = 5, TB 2 + 0 = 2: three apart is no result
    const { events, lines } = fight(pair({ of: 'AS' }, { of: 'TB' }), [3, 2])
    expect(typesOf(events)).toEqual(['FightContinued'])
    expect(lines).toEqual([['FP-AIR-G', 2]])
  })

  test('FP-AIR-H three apart goes on, four apart wins, either way', () => {
    // AS against AS has no factors
    const outcome = (own: number, other: number) => {
      const decided = Math.abs(own - other) >= 4
      const state = pair({ of: 'AS' }, { of: 'AS' })
      fight(state, decided ? [own, other, 1] : [own, other])
      return state.sky.stands.map(({ status }) => status)
    }
    expect([outcome(5, 2), outcome(2, 5), outcome(5, 1), outcome(1, 5)]).toEqual([
      [1, 1],
      [1, 1],
      [1, 2],
      [2, 1],
    ])
  })

  test('FP-R103 by option a difference of three wins', () => {
    const state = pair({ of: 'AS' }, { of: 'AS' }, { dogfight: 'three' })
    fight(state, [5, 2, 1])
    expect(state.sky.stands[1]!.status).toBe(2)
    const even = pair({ of: 'AS' }, { of: 'AS' }, { dogfight: 'three' })
    fight(even, [5, 3])
    expect(even.sky.stands[1]!.status).toBe(1)
  })

  test('FP-AIR-I the winner’s die: 1 and 2 nothing, 3 and 4 one, 5 and 6 two', () => {
    const losses = [1, 2, 3, 4, 5, 6].map(die => {
      const state = pair({ of: 'AS' }, { of: 'AS' })
      fight(state, [6, 1, die])
      return state.sky.stands[0]!.losses
    })
    expect(losses).toEqual([0, 0, 1, 1, 2, 2])
  })

  test('FP-AIR-I it is the winner’s, also if he did not begin it', () => {
    const state = pair({ of: 'AS' }, { of: 'AS' })
    fight(state, [1, 6, 6])
    expect(state.sky.stands.map(({ losses }) => losses)).toEqual([0, 2])
  })

  test('FP-R104 minuses add up, for good, and lower the die of every later fight', () => {
    const state = pair({ of: 'AS', losses: 1 }, { of: 'AS' })
    fight(state, [6, 1, 3])
    expect(state.sky.stands[0]!.losses).toBe(2)
    const later = pair({ of: 'AS', losses: 2, flak: 1 }, { of: 'AS' })
    // 6 − 2 − 1 = 3 against 1
    const { events, lines } = fight(later, [6, 1])
    expect(typesOf(events)).toEqual(['FightContinued'])
    expect(lines).toEqual([
      ['FP-R104', -2],
      ['FP-AA-D', -1],
    ])
  })

  test('FP-PLUS-C by option a plus stand has +1 and a minus stand −1 against other aircraft', () => {
    const signs = (options: Options) =>
      fight(pair({ of: 'AS', grade: 1 }, { of: 'AS', grade: -1 }, options), [3, 3]).lines
    expect(signs({ grades: 'on' })).toEqual([
      ['FP-PLUS-C', 1],
      ['FP-PLUS-C', -1],
    ])
    expect(signs({})).toEqual([])
  })
})

describe('pairing', () => {
  test('FP-AIR-E within 4 inches of each other, exactly 4 included; H50 from centre to centre', () => {
    const at = (inches: number) => why(pair({ of: 'AS' }, { of: 'TB', x: Math.round((48 + inches) * INCH) }))
    expect([at(4), at(4.001)]).toEqual([null, 'FP-AIR-E'])
  })

  test('FP-R2 by option engagement is doubled for large models', () => {
    const far = { of: 'TB', x: 56 * INCH } as const
    expect(why(pair({ of: 'AS' }, far, { models: '1/700' }))).toBe('FP-AIR-E')
    expect(why(pair({ of: 'AS' }, far, { models: '1/700', doubled: 'all' }))).toBe(null)
  })

  test('FP-AIR-F any two that are near, each once: a stand that has fought is done, on either side', () => {
    const state = flying(tabled(['BB', 'BB']), [
      { of: 'AS' },
      { of: 'AS' },
      { of: 'TB', seat: 1 },
      { of: 'TB', seat: 1 },
    ])
    expect([why(state, 0, 2), why(state, 0, 3), why(state, 1, 2)]).toEqual([null, null, null])
    roll(state, [6, 1, 1], desk => dogfight(desk, { stand: 0, target: 2 }))
    expect([why(state, 0, 3), why(state, 1, 2), why(state, 1, 3)]).toEqual(['FP-R102', 'FP-AIR-H', null])
  })

  test('FP-R102 an undecided pair stays locked, and fights nobody else', () => {
    const state = flying(tabled(['BB', 'BB']), [
      { of: 'AS' },
      { of: 'AS' },
      { of: 'AS', seat: 1 },
      { of: 'AS', seat: 1 },
    ])
    roll(state, [3, 3], desk => dogfight(desk, { stand: 0, target: 2 }))
    expect(state.sky.stands.map(({ locked }) => locked)).toEqual([2, -1, 0, -1])
    for (const stand of state.sky.stands) stand.fought = 0
    expect([why(state, 0, 3), why(state, 1, 2), why(state, 0, 2)]).toEqual(['FP-R102', 'FP-R102', null])
    // they have come apart on the table: it is still their fight
    state.sky.stands[2]!.x = 90 * INCH
    expect(why(state, 0, 2)).toBe(null)
    roll(state, [6, 1, 1], desk => dogfight(desk, { stand: 0, target: 2 }))
    expect(state.sky.stands[0]!.locked).toBe(-1)
  })

  test('FP-AIR-F refused: one’s own side, oneself, a stand that is not there, one that waits', () => {
    const state = flying(tabled(['BB', 'BB']), [{ of: 'AS' }, { of: 'AS' }, { of: 'TB', seat: 1, status: 0 }])
    expect([why(state, 0, 1), why(state, 0, 0), why(state, 0, 9), why(state, 0, 2), why(state, 9, 0)]).toEqual([
      'FP-AIR-E',
      'FP-AIR-E',
      'FP-AIR-A',
      'FP-AIR-B',
      'FP-AIR-A',
    ])
    expect(why(state, 2, 0, 1)).toBe('FP-SEQ-A')
  })
})
