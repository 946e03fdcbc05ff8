import { describe, expect, test } from 'vitest'
import { work } from '#kernel/desk/index.ts'
import { MANOEUVRE, OPEN, SEGMENT, type State } from '../01-classes/state.ts'
import { type Drawn, far, fleets, PASS, refused, say } from '../whole/battle.fixture.ts'
import { card, roll } from '../whole/bench.fixture.ts'
import { CONTROL_THROW, changeOrders, throwsForControl } from './control.ts'
import { passFlags } from './flagships.ts'
import { throwForControl } from './initiative.ts'

const ENEMY: readonly Drawn[] = [far({ at: [50, 98] })]
/** Squadron 1 of the first side, its flagship so many inches east of the fleet flagship in squadron 0. */
function detached(east: number, changes: Partial<Drawn> = {}, setting: Parameters<typeof fleets>[2] = {}): State {
  return fleets(
    [{ ships: [{ at: [10, 10] }] }, { ...changes, ships: changes.ships ?? [{ at: [10 + east, 10] }] }],
    ENEMY,
    setting,
  )
}
/** What a control throw of squadron 1 is made with: rules and figures, the score that is asked for first. */
function sum(state: State) {
  const { lines } = roll(state, [6], desk => work(CONTROL_THROW, desk, { squadron: 1 }))
  return lines
}
const kept = (state: State, die: number): number => {
  roll(state, [die], desk => work(CONTROL_THROW, desk, { squadron: 1 }))
  return state.squadrons[1]!.controlled
}
/** No radio, so that nothing but what a test is about counts. */
const MUTE = card('BB', { radio: false })
const mute = (east: number, changes: Partial<Drawn> = {}, worn: object = {}) =>
  detached(east, { ...changes, ships: [{ is: MUTE, at: [10 + east, 10], ...worn }] })

describe('Matrix 2, the score', () => {
  test('FP-ORD-D 2 or more, 4 or more where the formation is OPEN or the movement MANOEUVRE', () => {
    expect(sum(mute(5))).toEqual([['FP-ORD-D', -2]])
    expect(sum(mute(5, { formation: OPEN }))[0]).toEqual(['FP-ORD-D', -4])
    expect(sum(mute(5, { movement: MANOEUVRE }))[0]).toEqual(['FP-ORD-D', -4])
    expect(sum(mute(5, { movement: MANOEUVRE, formation: OPEN }))[0]).toEqual(['FP-ORD-D', -4])
  })
  test('FP-ORD-E the die and the modifiers at the score obey, below it they do not', () => {
    expect([kept(mute(5), 1), kept(mute(5), 2)]).toEqual([0, 1])
  })
  test('FP-ORD-M3 FP-ORD-M4 FP-R34 OPEN and MANOEUVRE each cost one more: together 4 or more with −2', () => {
    const both = mute(5, { movement: MANOEUVRE, formation: OPEN })
    expect(sum(both)).toEqual([
      ['FP-ORD-D', -4],
      ['FP-ORD-M3', -1],
      ['FP-ORD-M4', -1],
    ])
    expect([kept(both, 5), kept(both, 6)]).toEqual([0, 1])
  })
})

describe('Matrix 2, modifiers', () => {
  test('FP-ORD-M1 FP-R39 −1 beyond 90 cm, which are 36 inches, from flagship to flagship; exactly there nothing', () => {
    expect(sum(mute(36))).toEqual([['FP-ORD-D', -2]])
    expect(sum(mute(36.1))).toContainEqual(['FP-ORD-M1', -1])
  })
  test.each(['list', 'speedLoss', 'mainLoss', 'fires', 'engines', 'powerOut'] as const)(
    'FP-ORD-M2 FP-R35 a flagship with %s is damaged',
    what => {
      expect(sum(mute(5, {}, { [what]: 5 }))).toContainEqual(['FP-ORD-M2', -1])
    },
  )
  test('FP-ORD-M2 FP-R35 squadron’s flagship and fleet flagship count once together; other ships not', () => {
    const state = mute(5, {}, { fires: 3 })
    state.ships[0]!.list = 5
    expect(sum(state).filter(([id]) => id === 'FP-ORD-M2')).toEqual([['FP-ORD-M2', -1]])
    const two = detached(5, {
      ships: [
        { is: MUTE, at: [15, 10] },
        { is: MUTE, at: [15, 8], fires: 6 },
      ],
    })
    expect(sum(two)).toEqual([['FP-ORD-D', -2]])
  })
  test('FP-ORD-M5 FP-R36 −2 in bad weather, or where a ship with more than 6 fire points lies between the flagships; once', () => {
    const rain = mute(20)
    rain.weather = 1
    expect(sum(rain)).toContainEqual(['FP-ORD-M5', -2])
    const smoke = (fires: number, north: number): State => {
      const state = fleets(
        [
          { ships: [{ at: [10, 10] }] },
          { ships: [{ is: MUTE, at: [30, 10] }] },
          { ships: [{ at: [20, north], on: 90, fires }] },
        ],
        ENEMY,
      )
      return state
    }
    expect(sum(smoke(7, 10))).toContainEqual(['FP-ORD-M5', -2])
    expect(sum(smoke(6, 10))).toEqual([['FP-ORD-D', -2]])
    // 1.2 inches off: a model a seventh of 1.3 inches broad lies beside an inch of the line
    expect(sum(smoke(7, 12))).toEqual([['FP-ORD-D', -2]])
    const both = smoke(7, 10)
    both.weather = 1
    expect(sum(both).filter(([id]) => id === 'FP-ORD-M5')).toEqual([['FP-ORD-M5', -2]])
  })
  test('FP-ORD-M6 FP-R37 +3 with radio or radar on the squadron’s flagship, once; radio in LATE, radar with power', () => {
    expect(sum(detached(5))).toContainEqual(['FP-ORD-M6', 3])
    const radar = card('BB', { radio: false, radar: 1939 })
    expect(sum(detached(5, { ships: [{ is: radar, at: [15, 10] }] }))).toContainEqual(['FP-ORD-M6', 3])
    const dark = detached(5, { ships: [{ is: radar, at: [15, 10], powerOut: 1 }] })
    expect(sum(dark).map(([id]) => id)).not.toContain('FP-ORD-M6')
    const old = { facts: { year: 1916 } }
    expect(sum(detached(5, {}, old))).toEqual([['FP-ORD-D', -2]])
    expect(sum(detached(5, {}, { ...old, options: { radio: 'from-1914' } }))).toContainEqual(['FP-ORD-M6', 3])
  })
  test('FP-ORD-M7 FP-R38 +1 for the Japanese before 1944', () => {
    const in_ = (year: number) => sum(detached(5, {}, { nations: ['JAP', 'USA'], facts: { year } }))
    expect(in_(1943)).toContainEqual(['FP-ORD-M7', 1])
    expect(in_(1944).map(([id]) => id)).not.toContain('FP-ORD-M7')
  })
  test('FP-ORD-M8 FP-R38 FP-ENV-E −1 for Americans at night from 1939 to 1945', () => {
    const by = (light: number, year: number) => {
      const state = detached(5, {}, { nations: ['USA', 'JAP'], facts: { year } })
      state.light = light
      return sum(state).map(([id]) => id)
    }
    expect(by(1, 1942)).toContain('FP-ORD-M8')
    expect(by(0, 1942)).not.toContain('FP-ORD-M8')
    expect(by(1, 1938)).not.toContain('FP-ORD-M8')
  })
})

describe('changing orders', () => {
  const change = { type: 'ChangeOrders', squadron: 1, movement: 'intercept' } as const
  function inA(state: State): State {
    state.segment = SEGMENT.change
    return state
  }
  test('FP-ORD-A FP-R31 one attempt a turn, of one order, whether it succeeds or not', () => {
    const state = inA(mute(5))
    const { types } = say(state, 0, [change], [1, 6])
    expect(types.slice(0, 2)).toEqual(['ChangeTried', 'ChangeMissed'])
    expect(state.squadrons[1]!.movement).toBe(0)
    expect(state.changed).toBe(1)
    expect(refused(inA(state), 0, change)).toBe('FP-ORD-A: one order has been changed in this turn, or tried')
    const both = { ...change, formation: 'open' } as const
    expect(refused(inA(mute(5)), 0, both)).toBe('FP-ORD-A: one order at a time: movement or formation')
  })
  test('FP-ORD-B FP-R31 thrown for by the orders that are still in force, and apart from the control throw', () => {
    const state = inA(mute(5, { formation: OPEN }))
    // 4 or more with −1: a 5 does; then control by the new orders, still OPEN: 4 or more with −1 again
    const { types } = say(state, 0, [{ ...change }], [5, 5])
    expect(types).toContain('OrdersChanged')
    expect(state.squadrons[1]!.movement).toBe(1)
    expect(state.squadrons[1]!.controlled).toBe(1)
  })
  test('FP-R32 the flag squadron takes its orders without a throw', () => {
    const state = inA(mute(5))
    say(state, 0, [{ type: 'ChangeOrders', squadron: 0, formation: 'scatter' }], [6])
    expect(state.squadrons[0]!.formation).toBe(2)
    expect(state.ships[0]!.formation).toBe(2)
  })
  test('FP-C3-D an order that it has is no change; no other squadron, no other side', () => {
    const state = inA(mute(5))
    const same = { type: 'ChangeOrders', squadron: 1, movement: 'engage' } as const
    expect(refused(state, 0, same)).toBe('FP-C3-D: those are its orders')
    expect(refused(state, 0, { type: 'ChangeOrders', squadron: 1 })).toBe('FP-C3-D: those are its orders')
    expect(refused(state, 0, { ...change, squadron: 9 })).toBe('FP-SETUP-D: there is no squadron 9')
    expect(refused(state, 0, { ...change, squadron: 2 })).toBe('FP-SETUP-D: that squadron is not yours')
    expect(refused(state, 1, { ...change, squadron: 2 })).toBe('FP-SEQ-A: it is not your turn')
  })
  test('FP-C3-A without a fleet flagship nobody changes orders', () => {
    const state = inA(mute(5))
    state.flags[0] = -1
    expect(refused(state, 0, change)).toBe('FP-R29: there is no fleet flagship to change it')
  })
  test('FP-R45 a squadron that was forced to break off takes no orders and throws for no control', () => {
    const state = inA(mute(5))
    state.squadrons[1]!.brokenOff = 1
    expect(refused(state, 0, change)).toBe('FP-R45: that squadron takes no more orders')
    expect(throwsForControl(state, 1)).toBe(false)
  })
  test('an attempt is worked by itself as well', () => {
    const state = mute(5)
    expect(roll(state, [2], desk => changeOrders(desk, { squadron: 1, movement: 1, formation: 0 })).value).toBe(1)
  })
})

describe('when control is thrown for', () => {
  test('FP-ORD-C FP-R33 every squadron but the flag squadron, after segment A and before B', () => {
    const state = fleets(
      [{ ships: [{ at: [10, 10] }] }, { ships: [{ at: [20, 10] }] }, { ships: [{ at: [30, 10] }] }],
      ENEMY,
    )
    state.segment = SEGMENT.change
    const { types } = say(state, 0, [PASS], [6, 6])
    expect(types.filter(type => type === 'ControlSettled')).toHaveLength(2)
    expect(types.indexOf('ControlSettled')).toBeGreaterThan(types.indexOf('SegmentBegan'))
    expect(state.segment).toBe(SEGMENT.controlled)
  })
  test('FP-ORD-C the flag squadron is always under control, also one that has just become it', () => {
    const state = mute(5)
    state.squadrons[0]!.controlled = 0
    roll(state, [6], desk => throwForControl(desk, 0))
    expect(state.squadrons[0]!.controlled).toBe(1)
  })
  test('FP-R29 without a fleet flagship every squadron throws, and both M1 and M2 count against it', () => {
    const state = mute(5)
    state.flags[0] = -1
    expect(throwsForControl(state, 0)).toBe(true)
    expect(sum(state)).toEqual([
      ['FP-ORD-D', -2],
      ['FP-ORD-M1', -1],
      ['FP-ORD-M2', -1],
    ])
  })
  test('FP-R127 a squadron whose flagship is still outside throws for nothing', () => {
    const state = mute(5)
    state.ships[1]!.berth = 1
    expect(throwsForControl(state, 1)).toBe(false)
  })
})

describe('flagships', () => {
  const line = (changes: object[] = []): State =>
    fleets(
      [
        { ships: [0, 1, 2].map(i => ({ at: [10, 20 - 2 * i] as const, ...changes[i] })) },
        { ships: [{ at: [30, 10] }] },
      ],
      ENEMY,
    )
  test.each([
    ['sunk', { end: 1 }],
    ['gone from the table', { berth: 2 }],
    ['hit in her command', { initiative: 6 }],
    ['with more than 8 fire points', { fires: 9 }],
  ])('FP-R30 the next in line follows a flagship that is %s, at once', (_, fate) => {
    const state = line([fate])
    roll(state, [], passFlags)
    expect(state.squadrons[0]!.flagship).toBe(1)
    expect([state.ships[0]!.flagship, state.ships[1]!.flagship]).toEqual([0, 1])
    // FP-R29 she was the fleet flagship as well
    expect([state.flags[0], state.flagLost[0]]).toEqual([-1, state.now])
  })
  test('FP-R30 who burns or is lost does not follow; with nobody left there is none', () => {
    const state = line([{ end: 1 }, { fires: 9 }])
    roll(state, [], passFlags)
    expect(state.squadrons[0]!.flagship).toBe(2)
    state.ships[2]!.end = 1
    roll(state, [], passFlags)
    expect(state.squadrons[0]!.flagship).toBe(-1)
  })
})
