import { describe, expect, test } from 'vitest'
import { SEGMENT, type State } from '../01-classes/state.ts'
import { retreat } from '../05-movement/retreat.ts'
import { type Drawn, far, fleets, type Laid, PASS, placeOf, refused, say, work } from '../whole/battle.fixture.ts'
import { testSquadrons } from './break-off.ts'

const ENEMY: readonly Drawn[] = [far(), far({ at: [60, 98] }), far({ at: [70, 98] })]
/** One squadron of so many ships, and two others out of the way. */
const squadron = (ships: readonly Laid[], nations?: readonly [string, string]): State =>
  fleets(
    [
      { ships: ships.map((ship, i) => ({ at: [10, 40 - 2 * i] as const, ...ship })) },
      far({ at: [90, 5] }),
      far({ at: [95, 5] }),
    ],
    ENEMY,
    nations === undefined ? {} : { nations },
  )
const hurt: Laid = { mainLoss: 2 }
const gone: Laid = { end: 1 }
const sound: Laid = {}
const isTested = (ships: readonly Laid[]): boolean => {
  const state = squadron(ships)
  try {
    return work(state, [1], testSquadrons).types.includes('SquadronTested')
  } catch {
    return false
  }
}

describe('what brings a test about', () => {
  test('FP-BRK-A half of the ships, rounded down, with two main classes lost', () => {
    expect([isTested([hurt, hurt, sound, sound]), isTested([hurt, sound, sound, sound])]).toEqual([true, false])
    expect([isTested([hurt, hurt, sound, sound, sound]), isTested([hurt, sound, sound, sound, sound])]).toEqual([
      true,
      false,
    ])
    expect(isTested([{ mainLoss: 1 }, { mainLoss: 1 }])).toBe(false)
  })
  test('FP-BRK-B a quarter of them, rounded down, destroyed', () => {
    const fleet = (lost: number): Laid[] => Array.from({ length: 9 }, (_, i) => (i < lost ? gone : sound))
    expect([isTested(fleet(1)), isTested(fleet(2))]).toEqual([false, true])
  })
  test('FP-R41 FP-DMG-GREEN-E one at least: an untouched squadron of one or two is not tested', () => {
    expect([isTested([sound]), isTested([hurt]), isTested([gone, sound])]).toEqual([false, true, true])
  })
  test('FP-R42 by what it began with; the destroyed do not count as crippled, nor who has no guns', () => {
    // four began: one is gone, which is a quarter; the gone one had lost guns too, and is counted once
    const state = squadron([{ end: 1, mainLoss: 3 }, sound, sound, sound])
    state.squadrons[0]!.destroyed = 1
    expect(work(state, [], testSquadrons).types).toEqual([])
    expect(isTested([{ is: 'AK', mainLoss: 5 }, sound])).toBe(false)
    expect(isTested([{ is: 'MTB', mainLoss: 5 }, sound])).toBe(false)
  })
  test('FP-R43 once when it becomes true, and again for each further ship; once if both come of one hit', () => {
    const state = squadron([hurt, hurt, sound, gone])
    expect(work(state, [1], testSquadrons).types).toEqual(['SquadronTested', 'SquadronHeld'])
    expect(work(state, [], testSquadrons).types).toEqual([])
    state.ships[2]!.mainLoss = 2
    expect(work(state, [1], testSquadrons).types).toEqual(['SquadronTested', 'SquadronHeld'])
  })
  test('nobody is asked who has no ship left', () => {
    expect(work(squadron([gone, gone]), [], testSquadrons).types).toEqual([])
  })
})

describe('Matrix 3', () => {
  const breaks = (nation: string, die: number): boolean => {
    const state = squadron([hurt], [nation, 'OTH'])
    work(state, [die], testSquadrons)
    return state.squadrons[0]!.brokenOff === 1
  }
  test.each([
    ['JAP', 5],
    ['GBR', 4],
    ['USA', 4],
    ['DEU', 4],
    ['FRA', 3],
    ['ITA', 3],
    ['RUS', 3],
  ])('FP-BRK-C %s breaks off on %i or more', (nation, score) => {
    expect([breaks(nation, score - 1), breaks(nation, score)]).toEqual([false, true])
  })
  test('FP-BRK-D FP-R44 one more for each friend that has broken off within 90 cm of it when it failed, for good', () => {
    const state = fleets(
      [
        { ships: [{ at: [10, 40], ...hurt }] },
        { ships: [{ at: [46, 40] }] },
        { ships: [{ at: [47, 40] }] },
        far({ at: [90, 5] }),
        far({ at: [95, 5] }),
      ],
      [...ENEMY, far({ at: [10, 42] })],
    )
    work(state, [4], testSquadrons)
    expect(state.squadrons.map(({ shaken }) => shaken)).toEqual([0, 1, 0, 0, 0, 0, 0, 0, 0])
    // a 3 would hold; shaken it does not, wherever the first has gone since
    state.ships[0]!.berth = 2
    state.ships[1]!.mainLoss = 2
    work(state, [3], testSquadrons)
    expect(state.squadrons[1]!.brokenOff).toBe(1)
  })
  test('FP-BRK-H it is tested at once, in the enemy’s turn too, and moves in its own segment B', () => {
    const state = fleets(
      [{ ships: [{ at: [10, 40] }] }],
      [{ ships: [{ is: 'CA', at: [10, 45], mainLoss: 2 }] }, far(), far()],
    )
    // 1 SB to hit at short range does it in any case; S: dice that change nothing but fires
    const { types } = say(
      state,
      0,
      [{ type: 'FireBattery', ship: 0, battery: 'main', target: 1 }],
      [4, 1, 1, 1, 1, 1, 6],
    )
    expect(types).toContain('SquadronBroke')
    expect(state.squadrons[1]!.brokenOff).toBe(1)
    expect(placeOf(state, 1)).toEqual([10, 45, 0])
  })
})

describe('the retreat', () => {
  function fleeing(ships: readonly Laid[]): State {
    const state = squadron(ships)
    state.squadrons[0]!.brokenOff = 1
    return state
  }
  test('FP-BRK-E FP-R45 at full rate to its own edge, in segment B, for good', () => {
    const state = fleeing([{ at: [20, 40], on: 270 }])
    state.segment = SEGMENT.change
    say(state, 0, [PASS], [6, 6])
    // the first side’s edge is the western one: 8 inches
    expect(placeOf(state, 0)).toEqual([12, 40, 270])
    expect(state.segment).toBe(SEGMENT.controlled)
  })
  test('FP-R46 it neither fires nor goes its own way', () => {
    const state = fleeing([{ at: [50, 90] }])
    const fire = { type: 'FireBattery', ship: 0, battery: 'main', target: 3 } as const
    expect(refused(state, 0, fire)).toBe('FP-R46: her squadron breaks off, and neither turns nor fires')
  })
  test('FP-BRK-G FP-R49 at the edge she is off the table, and not destroyed; the squadron counts as broken off', () => {
    const state = fleeing([
      { at: [5, 40], on: 270 },
      { at: [9, 50], on: 270 },
    ])
    work(state, [], desk => retreat(desk, 0))
    expect(state.ships.slice(0, 2).map(({ berth, end }) => [berth, end])).toEqual([
      [2, 0],
      [0, 0],
    ])
    state.ships[1]!.did = 0
    work(state, [], desk => retreat(desk, 0))
    expect(state.ships[1]!.berth).toBe(2)
    expect(state.squadrons[0]!.brokenOff).toBe(1)
  })
  test('FP-R48 FP-H24-courses round what is in the way, or short of it', () => {
    const state = fleeing([
      { at: [20, 40], on: 270 },
      { at: [12.5, 40], on: 0, stopped: 1 },
    ])
    work(state, [], desk => retreat(desk, 0))
    const [east, north] = placeOf(state, 0)
    expect(east).toBeLessThan(20)
    expect(east >= 14 || north !== 40).toBe(true)
  })
  test('ships without any rate stay, and those of another side are not moved', () => {
    const state = fleeing([{ at: [20, 40], stopped: 1 }])
    work(state, [], desk => retreat(desk, 0))
    expect(placeOf(state, 0)).toEqual([20, 40, 0])
    work(state, [], desk => retreat(desk, 1))
  })
})
