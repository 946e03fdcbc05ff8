import { describe, expect, test } from 'vitest'
import { CM, type State } from '../02-data-sheet/state.ts'
import { carrier, divers, fighters, flying, type Group } from '../09-air/air.fixture.ts'
import { WHERE } from '../09-air/sky.ts'
import { during, type Put, refused, table, told } from '../whole/battle.fixture.ts'
import { ship } from '../whole/bench.fixture.ts'
import { unitsToAct } from './6-alternation.ts'
import { initiativeOf } from './6-order-of-play.ts'

const at = (x: number, y: number): { readonly x: number; readonly y: number } => ({ x: x * CM, y: y * CM })

/** A carrier of side 0 at 100, 100 and a cruiser of side 1 at 300, 300; aircraft are to move, side 0 first. */
function sea(groups: readonly Group[], put: Partial<Put> = {}): State {
  const squadrons = [
    [{ card: carrier(), seat: 0, ...at(100, 100), ...put }],
    [{ card: ship(), seat: 1, ...at(300, 300) }],
  ]
  return during(flying(table(squadrons), groups), 'aircraft movement', 0)
}
const aboard = (stands: Group['stands']): Group => ({ seat: 0, base: 0, stands })
const wheres = (state: State): number[] => state.sky.stands.map(({ where }) => where)

describe('6.5 Aircraft move', () => {
  test('FA-6.5-air-move a stand takes off and flies in one turn, and its squadron’s turn is over when all have', () => {
    const state = sea([aboard([{ sheet: fighters() }]), { seat: 1, stands: [{ sheet: fighters(), ...at(300, 310) }] }])
    const events = told(state, 0, { type: 'LaunchStand', stand: 0 })
    expect(events.map(({ type }) => type)).toEqual(['UnitBegan', 'StandLaunched'])
    expect(state.sky.stands[0]).toMatchObject({ where: WHERE.aloft, ...at(100, 100), moved: 0 })
    told(state, 0, { type: 'FlyStand', stand: 0, ...at(200, 100) })
    expect(state.sky.stands[0]).toMatchObject({ ...at(200, 100), moved: 1 })
    expect(state.word).toBe(1)
    // the other side's stand moves, and then ships and aircraft act
    told(state, 1, { type: 'FlyStand', stand: 1, ...at(300, 300) })
    expect(state.word).toBe(0)
    expect(unitsToAct(state, 0)).toEqual([0, 2])
  })

  test('FA-H28 a knot is a centimetre: no farther, and once in a turn', () => {
    const state = sea([{ seat: 0, stands: [{ sheet: divers(), ...at(100, 200) }, { sheet: divers() }] }])
    expect(refused(state, 0, { type: 'FlyStand', stand: 0, ...at(281, 200) })).toBe('FA-H28')
    told(state, 0, { type: 'FlyStand', stand: 0, ...at(280, 200) })
    expect(refused(state, 0, { type: 'FlyStand', stand: 0, ...at(279, 200) })).toBe('FA-6.5-air-move')
  })

  test('FA-H28 H stands are launched and taken in in a turn, and each catapult slings a light one beside', () => {
    const air = { H: 1, RRR: 1, catapults: 1, isBase: false, stands: [] }
    const six = fighters({ aircraft: 6 })
    const stands = [{ sheet: fighters({ aircraft: 7 }) }, { sheet: fighters({ aircraft: 7 }) }, { sheet: six }]
    const state = sea([aboard([...stands, { sheet: six }])], { card: carrier({ air }) })
    told(state, 0, { type: 'LaunchStand', stand: 0 })
    expect(refused(state, 0, { type: 'LaunchStand', stand: 1 })).toBe('FA-H28')
    told(state, 0, { type: 'LaunchStand', stand: 2 })
    expect(state.sky.decks[0]).toMatchObject({ worked: 1, slung: 1 })
    expect(refused(state, 0, { type: 'LaunchStand', stand: 3 })).toBe('FA-H28')
  })

  test('FA-H20 under its marker a squadron launches nothing; FA-H33 nor does an abandoned ship', () => {
    const hidden = sea([aboard([{ sheet: fighters() }])], { berth: 1 })
    expect(refused(hidden, 0, { type: 'LaunchStand', stand: 0 })).toBe('FA-H20')
    const left = sea([aboard([{ sheet: fighters() }])], { resolve: 2 })
    expect(refused(left, 0, { type: 'LaunchStand', stand: 0 })).toBe('FA-H33')
    // power has nothing to do with it (H38), nor has a crew that withdraws
    const dark = sea([aboard([{ sheet: fighters() }])], { dark: 1, resolve: 1 })
    expect(refused(dark, 0, { type: 'LaunchStand', stand: 0 })).toBe(null)
  })

  test('FA-H42 aircraft may leave the table, and do not come back', () => {
    const state = sea([{ seat: 0, stands: [{ sheet: fighters(), ...at(10, 10) }, { sheet: fighters() }] }])
    told(state, 0, { type: 'FlyStand', stand: 0, ...at(-5, 10) })
    expect(wheres(state)).toEqual([WHERE.away, WHERE.aloft])
    expect(refused(state, 0, { type: 'FlyStand', stand: 0, ...at(10, 10) })).toBe('FA-H42')
  })

  test('FA-H73-waves a wave comes on in its turn, over its edge, opposite the nearest enemy', () => {
    const state = sea([{ seat: 0, coming: { turn: 1, edge: 'north' }, stands: [{ sheet: divers() }] }])
    state.squadrons[0]!.moved = state.squadrons[1]!.moved = 1
    during(state, 'ship movement', 0)
    for (const each of state.ships) each.acted = 1
    state.active = 0
    told(state, 0, { type: 'Done' })
    expect(state.sky.stands[0]).toMatchObject({ where: WHERE.aloft, ...at(300, 400) })
    expect(state.word).toBe(0)
    expect(refused(state, 0, { type: 'FlyStand', stand: 0, ...at(300, 300) })).toBe(null)
  })

  test('FA-H75-decks what is aboard goes down with its ship', () => {
    const state = sea([aboard([{ sheet: fighters() }]), { seat: 0, base: 0, stands: [{ sheet: fighters() }] }])
    told(state, 0, { type: 'LaunchStand', stand: 0 })
    state.ships[0]!.end = 2
    told(state, 0, { type: 'FlyStand', stand: 0, ...at(100, 110) })
    expect(wheres(state)).toEqual([WHERE.aloft, WHERE.lost])
  })
})

describe('6.6 Landing', () => {
  const back = (put: Partial<Put> = {}, far = 5): State => {
    const state = sea([{ seat: 0, stands: [{ sheet: divers(), ...at(100, 100 + far), loaded: 0 }] }], put)
    return during(state, 'action', 0)
  }

  test('FA-6.6-land is a task of the ship that acts, within 5 cm of her', () => {
    const state = back()
    told(state, 0, { type: 'LandStand', ship: 0, stand: 0 })
    expect(state.sky.stands[0]).toMatchObject({ where: WHERE.hangar, base: 0, loaded: 0 })
    expect(state.sky.decks[0]!.worked).toBe(1)
    // she has still her own turn
    expect(state.active).toBe(0)
    expect(refused(back({}, 6), 0, { type: 'LandStand', ship: 0, stand: 0 })).toBe('FA-H28')
    expect(refused(back({ acted: 1 }), 0, { type: 'LandStand', ship: 0, stand: 0 })).toBe('FA-6.6-action')
    const moving = during(back(), 'aircraft movement', 0)
    expect(refused(moving, 0, { type: 'LandStand', ship: 0, stand: 0 })).toBe('FA-6-phase-order')
    expect(refused(back({ card: ship() }), 0, { type: 'LandStand', ship: 0, stand: 0 })).toBe('FA-6.6-land')
  })

  test('FA-H38 without power nothing lands, and the test is made once', () => {
    const state = back({ dark: 1 })
    told(state, 0, { type: 'LandStand', ship: 0, stand: 0 }, [5])
    expect(state.sky.stands[0]!.where).toBe(WHERE.aloft)
    expect(refused(state, 0, { type: 'LandStand', ship: 0, stand: 0 })).toBe('FA-H38')
    const lucky = back({ dark: 1 })
    told(lucky, 0, { type: 'LandStand', ship: 0, stand: 0 }, [6])
    expect(lucky.sky.stands[0]!.where).toBe(WHERE.hangar)
  })

  test('FA-H75-decks land planes do not land on decks', () => {
    const state = back()
    Object.assign(state.fixed.wings.stands[0]!.sheet, { from: 'land' })
    expect(refused(state, 0, { type: 'LandStand', ship: 0, stand: 0 })).toBe('FA-H75-decks')
  })

  test('FA-H28 rearming takes a full turn in the hangar, as many stands as RRR has', () => {
    const stands = [0, 1, 2].map(() => ({ sheet: divers(), where: WHERE.hangar, loaded: 0 }))
    const state = sea([{ ...aboard(stands) }])
    const turn = (): void => {
      during(state, 'action', 0, Math.floor(state.now / 7) + 1)
      Object.assign(state.squadrons[0]!, { acted: 1 })
      Object.assign(state.squadrons[1]!, { acted: 0 })
      state.word = 1
      state.active = 1
      for (const each of state.ships) each.acted = 1
      // initiative, and ships do not move of themselves: four dice are enough
      told(state, 1, { type: 'Done' }, [7, 3])
    }
    turn()
    expect(wheres(state)).toEqual([WHERE.arming, WHERE.arming, WHERE.hangar])
    turn()
    expect(wheres(state)).toEqual([WHERE.ready, WHERE.ready, WHERE.arming])
    expect(state.sky.stands.map(({ loaded }) => loaded)).toEqual([1, 1, 0])
  })
})

describe('6.1 Initiative', () => {
  test('FA-6.1-sum squadrons of aircraft on the table count with their Command Values', () => {
    const keen = fighters({ CQ: 2 })
    const state = sea([
      aboard([{ sheet: keen }]),
      { seat: 0, stands: [{ sheet: keen }] },
      { seat: 0, coming: { turn: 5, edge: 'north' }, stands: [{ sheet: keen }] },
      { seat: 1, stands: [{ sheet: keen }] },
    ])
    // 2 + 2, those that are to come not yet: step 2
    expect([initiativeOf(state, 0), initiativeOf(state, 1)]).toEqual([2, 1])
  })
})

test('FA-H77-command the next stand leads on, with one less', () => {
  const state = sea([{ seat: 0, stands: [{ sheet: fighters({ CQ: 1 }), ...at(10, 10) }, { sheet: fighters() }] }])
  expect(state.sky.squadrons[0]).toMatchObject({ lead: 0, cmdv: 1 })
  told(state, 0, { type: 'FlyStand', stand: 0, ...at(-1, 10) })
  expect(state.sky.squadrons[0]).toMatchObject({ lead: 1, cmdv: 0 })
})
