import { describe, expect, test } from 'vitest'
import { work } from '#kernel/desk/index.ts'
import { UMPIRE } from '#kernel/ruleset/index.ts'
import { phaseAt } from '#kernel/turn/index.ts'
import { DESTROYED, type Ship, type State, TURN, WRECK } from '../02-data-sheet/state.ts'
import { isLit } from '../09-combat/9-1-sight.ts'
import type { Activate } from '../09-combat/said.ts'
import { FLEET_ACTION } from '../index.ts'
import { refuse } from '../orders/refusals.ts'
import { resolve } from '../orders/resolve.ts'
import {
  fleet,
  fort,
  idOf,
  inPhase,
  NIGHT,
  type Played,
  pair,
  play,
  ship,
  shoot,
  stand,
  worn,
} from '../whole/bench.fixture.ts'
import { END_PHASE, teamsOf } from './6-7-end-phase.ts'
import { initiativeOf, nextPhase } from './6-order-of-play.ts'

const next = (state: State, faces: readonly number[]): Played<void> => play(state, faces, nextPhase)
const end = (state: State, faces: readonly number[], choices: readonly number[] = []): Ship =>
  play(
    state,
    faces,
    desk => {
      work(END_PHASE, desk, { target: 1 }, teamsOf(state, 1))
      return desk.ink.ships[1]!
    },
    choices,
  ).value
const hurt = (changes: Partial<Ship>, card = ship()): State => worn(pair(ship(), card), 1, changes)
const commanders = (...values: number[]): State =>
  fleet(values.map((cmdv, i) => ({ card: ship(), seat: 0, flag: 1, cmdv, x: 1000 * i })))
/** What a team may choose. */
const FIRE = 0
const POWER = 1
const CONTROL = 2
const ENGINES = 3
const STEERING = 4
const SMOKE = 5

describe('6 Order of play', () => {
  test('FA-6.1-roll the higher has the initiative', () => {
    const one = inPhase(pair(ship(), ship()), 'initiative')
    next(one, [7, 3])
    expect([phaseAt(TURN, one.now), one.first]).toEqual(['ship movement', 0])
    const other = inPhase(pair(ship(), ship()), 'initiative')
    next(other, [3, 7])
    expect(other.first).toBe(1)
  })
  test('FA-6.1-sum the Command Values of a side added up', () => {
    expect(initiativeOf(commanders(2, 1), 0)).toBe(2)
    expect(initiativeOf(worn(commanders(2, 1), 0, { end: WRECK }), 0)).toBe(1)
    // without a commander aboard a ship adds nothing
    expect(initiativeOf(worn(commanders(2, 1), 0, { flag: 0 }), 0)).toBe(1)
  })
  test('FA-6.1-step the step of the sum, with its sign', () => {
    const grades = [0, 1, 2, 3, 6, 7, 12, 13, 20, 21, -1, -3, -7, -21].map(sum => initiativeOf(commanders(sum), 0))
    expect(grades).toEqual([0, 1, 1, 2, 2, 3, 3, 4, 4, 5, -1, -2, -3, -5])
    const state = inPhase(worn(pair(ship(), ship()), 1, { flag: 1, cmdv: 3 }), 'initiative')
    // 5 against 4 + 2
    next(state, [5, 4])
    expect(state.first).toBe(1)
  })
  test('FA-R41 equal sums are rolled again', () => {
    const state = inPhase(pair(ship(), ship()), 'initiative')
    next(state, [4, 4, 9, 9, 2, 1])
    expect(state.first).toBe(0)
  })
  test('FA-R50 a marker for a hit; by option for every shoot; all come off in the End Phase', () => {
    const state = pair(ship(), ship())
    shoot(state, [20, 20, 20])
    shoot(state, [1])
    expect(state.ships[1]!.splash).toBe(1)
    const always = pair(ship(), ship(), { options: { splashes: 'shoot' } })
    shoot(always, [1])
    expect(always.ships[1]!.splash).toBe(1)
    next(inPhase(state, 'end'), [])
    expect(state.ships[1]!.splash).toBe(0)
  })
  test('FA-H24 at the end of the End Phase everything of the turn is cleared', () => {
    const state = inPhase(pair(ship(), ship()), 'end')
    worn(state, 1, { splash: 3, lit: 1, tested: 2, identified: -1, repaired: 3, moved: 12 })
    next(state, [])
    expect(state.ships[1]).toMatchObject({ splash: 0, lit: 0, tested: 0, identified: 0, repaired: 0, moved: -1 })
  })
  test('FA-R70 a neutral name until the title is confirmed', () => {
    expect([FLEET_ACTION.id, FLEET_ACTION.title]).toEqual(['fleet-action', 'Fleet action'])
  })
})

describe('The End Phase', () => {
  test('FA-H11 Structure by the step of the fires, and then they may spread', () => {
    // no team left: three fires are step 2; 2 spreads, 3 does not
    expect(end(hurt({ fires: 3, dc: 0 }), [2])).toMatchObject({ s: 10, fires: 4 })
    expect(end(hurt({ fires: 3, dc: 0 }), [3])).toMatchObject({ s: 10, fires: 3 })
    // it never passes to Flotation
    expect(end(hurt({ fires: 7, dc: 0, s: 1 }), [10])).toMatchObject({ s: 0, f: 10 })
    expect(end(hurt({ dc: 0 }), [])).toMatchObject({ s: 12 })
    // by night she is lit
    expect(isLit(worn(pair(ship(), ship(), { scene: NIGHT }), 1, { fires: 1 }), 1)).toBe(true)
    // ashore the last Structure is the end
    expect(end(hurt({ fires: 1, dc: 0, s: 1 }, fort()), [])).toMatchObject({ s: 0, end: DESTROYED })
  })
  test('FA-H16 each team puts out a fire by a Crew Test, or repairs something at -2', () => {
    // three teams, two fires: 6 puts one out, 5 does not, 6 puts out the other; nothing burns
    expect(end(hurt({ fires: 2 }), [6, 5, 6])).toMatchObject({ fires: 0, s: 12 })
    // Fire Control by 8; the second team finds it done for this phase, and nothing else to do
    expect(end(hurt({ fc: 1 }), [8])).toMatchObject({ fc: 2 })
    expect(end(hurt({ fc: 1 }), [7, 7, 8])).toMatchObject({ fc: 2 })
    expect(end(hurt({ sv: 1, dc: 1 }), [8])).toMatchObject({ sv: 2 })
    expect(end(hurt({ smoke: 0, dc: 1 }), [8])).toMatchObject({ smoke: 1 })
    expect(end(hurt({ dark: 1, dc: 1 }), [8])).toMatchObject({ dark: 0 })
    // knots: d6, never above the first speed
    expect(end(hurt({ speed: 20, dc: 1 }), [8, 6])).toMatchObject({ speed: 26 })
    expect(end(hurt({ speed: 28, dc: 1 }), [8, 6])).toMatchObject({ speed: 30 })
    // the owner chooses
    const all = { fires: 1, fc: 1, sv: 1, speed: 20, dark: 1, smoke: 0 }
    expect(end(hurt(all), [8, 8, 8, 3, 10], [SMOKE, STEERING, ENGINES])).toMatchObject({
      smoke: 1,
      sv: 2,
      speed: 23,
      fires: 1,
    })
    expect(end(hurt(all), [6, 8, 8], [FIRE, POWER, CONTROL])).toMatchObject({ fires: 0, dark: 0, fc: 2 })
  })
  test('FA-R42 nothing else is repaired', () => {
    const state = hurt({ s: 3, f: 3, cq: -2, dc: 2, sd: 1, gm: -2, searchlights: 0, mounts: [1], racks: [0, 0] })
    expect(end(state, [])).toMatchObject({ s: 3, f: 3, cq: -2, dc: 2, sd: 1, gm: -2, searchlights: 0, mounts: [1] })
  })
  test('FA-10-repair smoke only where she had it', () => {
    expect(end(hurt({}, ship({ smoke: false })), [])).toMatchObject({ smoke: 0 })
  })
  test('FA-H57-best-task fires first, then power, fire control, engines, steering, smoke', () => {
    const state = hurt({ fires: 1, fc: 1, sv: 1, speed: 20, dark: 1, smoke: 0, dc: 6 })
    expect(FLEET_ACTION.duel.decider(state, 1, 0b111111, 1, 0 as never)).toBe(FIRE)
    expect(FLEET_ACTION.duel.decider(state, 1, 0b111110, 1, 0 as never)).toBe(POWER)
    expect(FLEET_ACTION.duel.decider(state, 1, 0b111000, 1, 0 as never)).toBe(ENGINES)
  })
})

describe('Power', () => {
  const fire: Activate = { type: 'Activate', ship: 0, light: null, guns: [{ battery: 0, target: 1 }], factors: [] }
  test('FA-H38 one test a turn when she acts; without power she does nothing but let her torpedoes run', () => {
    const state = worn(pair(ship(), ship(), { range: 20 }), 0, { dark: 1 })
    const salvo = { by: 0, target: 1, x: 0, y: 0, rack: 0, setting: 0, torpedoes: 1 }
    state.salvoes = [salvo]
    const { throws } = play(state, [5, 12], desk => resolve(desk, { seat: 0, command: fire }))
    expect(throws.map(([rule]) => rule)).toEqual(['FA-10.U-power', 'FA-9.7-roll'])
    expect(state.ships[0]!.tested).toBe(2)
    // repaired at -2
    expect(end(hurt({ dark: 1, dc: 1 }), [7])).toMatchObject({ dark: 1 })
    // she moves all the same
    const moving = worn(inPhase(pair(ship(), ship()), 'ship movement'), 0, { dark: 1 })
    expect(refuse(moving, { seat: 0, command: { type: 'SteamOn', ship: 0 } })).toBeNull()
  })
  test('FA-R62 it lasts until it is repaired', () => {
    const state = worn(pair(ship(), ship()), 0, { dark: 1, tested: 2 })
    next(inPhase(state, 'end'), [])
    expect(state.ships[0]).toMatchObject({ dark: 1, tested: 0 })
  })
})

describe('Searchlights', () => {
  test('by night, within a band, they show both', () => {
    const light: Activate = { type: 'Activate', ship: 0, light: 1, guns: [{ battery: 0, target: 1 }], factors: [] }
    const at = (range: number, lights = 1) =>
      worn(pair(ship(), ship(), { range, scene: NIGHT }), 0, { searchlights: lights })
    const refused = (state: State) => {
      const refusal = refuse(state, { seat: 0, command: light })
      return refusal === null ? null : idOf(refusal.why)
    }
    expect([
      refused(at(25)),
      refused(at(26)),
      refused(at(25, 0)),
      refused(pair(ship(), ship(), { range: 20 })),
    ]).toEqual([null, 'FA-H21', 'FA-H21', 'FA-H21'])
    const state = at(25)
    // no test to make her out: the roll to hit is the only die
    expect(play(state, [5], desk => resolve(desk, { seat: 0, command: light })).throws).toHaveLength(1)
    expect(state.ships.map(({ lit }) => lit)).toEqual([1, 1])
  })
  test('orders out of turn, to others’ ships, to lost ones and by the wrong seat are refused', () => {
    const state = pair(ship(), stand())
    const why = (seat: number, command: Parameters<typeof refuse>[1]['command']) => {
      const refusal = refuse(state, { seat, command })
      return refusal === null ? null : idOf(refusal.why)
    }
    expect(why(0, { type: 'NextPhase' })).toBe('FA-6-phase-order')
    expect(why(UMPIRE, { type: 'NextPhase' })).toBeNull()
    expect(why(0, { type: 'SteamOn', ship: 0 })).toBe('FA-6-phase-order')
    expect(why(1, fireAt(0, 1))).toBe('FA-H19')
    expect(why(0, fireAt(7, 1))).toBe('FA-H19')
    expect(why(0, fireAt(0, 0))).toBe('FA-H19')
    expect(why(0, fireAt(0, 7))).toBe('FA-H19')
    worn(state, 0, { acted: 1 })
    expect(why(0, fireAt(0, 1))).toBe('FA-6.6-action')
    worn(state, 0, { acted: 0, end: WRECK })
    expect(why(0, fireAt(0, 1))).toBe('FA-H37')
    worn(worn(state, 0, { end: 0 }), 1, { end: WRECK })
    expect(why(0, fireAt(0, 1))).toBe('FA-H37')
  })
  const fireAt = (from: number, target: number): Activate => ({
    type: 'Activate',
    ship: from,
    light: null,
    guns: [{ battery: 0, target }],
    factors: [],
  })
})
