import { describe, expect, test } from 'vitest'
import { work } from '#kernel/desk/index.ts'
import type { Card } from '../02-data-sheet/ship.ts'
import { DESTROYED, type Ship, type State, WRECK } from '../02-data-sheet/state.ts'
import { ABOVE, AT_BOW, AT_STERN, BY_DIE } from '../book/tables.ts'
import { refuse } from '../orders/refusals.ts'
import { resolve } from '../orders/resolve.ts'
import {
  type At,
  type Berth,
  fleet,
  fort,
  idOf,
  inPhase,
  type Played,
  pair,
  play,
  ship,
  stand,
  worn,
} from '../whole/bench.fixture.ts'
import { LAUNCH, type Launch, launchOf, torpedoDice, torpedoModifier } from './9-7-torpedoes.ts'
import type { DeclareTorpedoes } from './said.ts'

const NEAR: At = { range: 20 }
const launch = (state: State, setting = 0, isWide = false, most = 9): Launch =>
  launchOf(state, { by: 0, rack: 0, setting }, 1, isWide, most)
const run = (state: State, torpedoes: number, faces: readonly number[], about = launch(state)): Played<number> =>
  play(state, faces, desk => work(LAUNCH, desk, about, torpedoes))
const lines = (changes: [Partial<Ship>, Partial<Ship>], at: At = NEAR, other: Card = ship(), setting = 0): object => {
  const state = worn(worn(pair(ship(), other, at), 0, changes[0]), 1, changes[1])
  return Object.fromEntries(play(state, [], desk => torpedoModifier(desk, launch(state, setting))).sum)
}
/** The setting's own 1 and what else there is. */
const FAST = { 'FA-9.7-mod-speed': 1 }
const declare = (changes: Partial<DeclareTorpedoes> = {}): DeclareTorpedoes => ({
  type: 'DeclareTorpedoes',
  ship: 0,
  aim: { target: 1 },
  setting: 0,
  tubes: [1, 1],
  ...changes,
})
const refused = (state: State, command: DeclareTorpedoes): string | null => {
  const refusal = refuse(state, { seat: 0, command })
  return refusal === null ? null : idOf(refusal.why)
}
const moving = (one: Card = ship(), other: Card = ship(), at: At = NEAR): State =>
  inPhase(pair(one, other, at), 'ship movement')

describe('9.7 Ship torpedoes', () => {
  test('FA-9.7-number by band, and nothing beyond the setting', () => {
    const long = ship({
      torpedoMounts: [
        { tubes: 1, cvCost: 2, arcs: [[0, 360]], ip: 8, cv: 12, settings: [{ maxRB: 5, modifier: 0 }], count: 1 },
      ],
    })
    const isNumber = (range: number, number: number): boolean => {
      const at = (): State => pair(long, ship(), { range })
      if (number > 20) return run(at(), 1, []).throws.length === 0
      run(at(), 1, [number - 1])
      return run(at(), 1, [number, 20]).throws.length === 2
    }
    const numbers = [14, 17, 19, 20, 21]
    expect([25, 50, 75, 100, 125].map((range, i) => isNumber(range, numbers[i]!))).toEqual(new Array(5).fill(true))
    // the fast setting of our tubes ends with band 1
    expect(run(pair(ship(), ship(), { range: 26 }), 1, []).throws).toEqual([])
  })
  test('FA-9.7-roll each die of the salvo by itself', () => {
    const state = pair(ship(), ship(), NEAR)
    // three torpedoes are two dice at 13; one hits, IP 4, and its CV of 8 is missed with 9
    expect(run(state, 3, [12, 13, 9]).throws).toEqual([
      ['FA-9.7-roll', 20, [12, 13]],
      ['FA-10-cv-start', 20, [9]],
    ])
    expect(state.ships[1]!.f).toBe(6)
  })
  test('FA-9.7-mod-speed what the setting adds', () => {
    expect(lines([{}, {}])).toEqual({ 'FA-9.7-mod-speed': 1 })
    expect(lines([{}, {}], NEAR, ship(), 1)).toEqual({ 'FA-9.7-mod-speed': -1 })
  })
  test('FA-9.7-mod-splash only those on the launching ship', () => {
    expect(lines([{ splash: 2 }, { splash: 3 }])).toEqual({ ...FAST, 'FA-9.7-mod-splash': -2 })
  })
  test('FA-9.7-mod-crew Crew Quality', () => {
    expect(lines([{ cq: -1 }, { cq: 2 }])).toEqual({ ...FAST, 'FA-9.7-mod-crew': -1 })
  })
  test('FA-9.7-mod-size the target’s size', () => {
    expect(lines([{}, {}], NEAR, ship({ targetSize: 3 }))).toEqual({ ...FAST, 'FA-9.7-mod-size': 3 })
  })
  test('FA-9.7-mod-bow -1 into the bow of a ship under way', () => {
    const ahead = { ...NEAR, isSeen: 0 }
    expect(lines([{}, {}], ahead)).toEqual({ ...FAST, 'FA-9.7-mod-bow': -1 })
    expect(lines([{}, { moved: 0 }], ahead)).toEqual(FAST)
    expect(lines([{}, { moved: 10 }], ahead)).toEqual({ ...FAST, 'FA-9.7-mod-slow': 1 })
  })
  test('FA-9.7-mod-stern -3 into the stern of a ship under way', () => {
    const astern = { ...NEAR, isSeen: 180 }
    expect(lines([{}, {}], astern)).toEqual({ ...FAST, 'FA-9.7-mod-stern': -3 })
    expect(lines([{}, { moved: 0 }], astern)).toEqual(FAST)
  })
  test('FA-9.7-mod-steering 1 at a target that cannot steer', () => {
    expect(lines([{}, { sv: 0 }])).toEqual({ ...FAST, 'FA-9.7-mod-steering': 1 })
  })
  test('FA-9.7-mod-slow 1 at a Slow target', () => {
    expect(lines([{}, { moved: 3 }])).toEqual({ ...FAST, 'FA-9.7-mod-slow': 1 })
  })
  test('FA-9.7-reroll misses again at what lies still, or on land', () => {
    expect(run(worn(pair(ship(), ship(), NEAR), 1, { moved: 0 }), 3, [12, 11, 12, 2]).throws[1]).toEqual([
      'FA-9.7-roll',
      20,
      [12, 2],
    ])
    expect(run(pair(ship(), fort(), NEAR), 1, [2, 2]).throws).toHaveLength(2)
  })
  test('FA-9.7-damage IP to Flotation, a Wreck Test if due, then one critical roll under water', () => {
    const state = worn(pair(ship(), ship(), NEAR), 1, { f: 4 })
    // the hit takes the last Flotation; three teams make it 4 or more; then CV 8, midships, bulkheads: F is 0, another test
    const { throws } = run(state, 1, [13, 4, 8, 3, 1, 4])
    expect(throws.map(([rule]) => rule)).toEqual([
      'FA-9.7-roll',
      'FA-10.2-roll',
      'FA-10-cv-start',
      'FA-H8',
      'FA-10-cv-reroll',
      'FA-10.2-roll',
    ])
    expect([state.ships[1]!.f, state.ships[1]!.s, state.ships[1]!.end]).toEqual([0, 12, 0])
    const sunk = worn(pair(ship(), ship(), NEAR), 1, { f: 4 })
    // failed, she is a wreck and the roll lapses
    run(sunk, 1, [13, 3])
    expect(sunk.ships[1]!.end).toBe(WRECK)
  })
  test('FA-R36 dice by the step of the torpedoes; by option one for each', () => {
    const dice = (torpedoDiceOption: string, isWide: boolean) => {
      const state = pair(ship(), ship(), { options: { torpedoDice: torpedoDiceOption } })
      return [1, 3, 7, 10].map(torpedoes => torpedoDice(state, torpedoes, isWide))
    }
    expect([dice('step', false), dice('step', true), dice('each', false)]).toEqual([
      [1, 2, 3, 3],
      [1, 1, 2, 2],
      [1, 3, 7, 10],
    ])
  })
  test('FA-R28 no torpedo is set for a Type X stand; by option as at size -3', () => {
    expect(refused(moving(ship(), stand()), declare())).toBe('FA-R28')
    const options = { torpedoesAtStands: 'as-size-3' }
    const state = pair(ship(), stand(), { ...NEAR, options })
    expect(refused(inPhase(state, 'ship movement'), declare())).toBeNull()
    // 14 - 1 + 3 = 16, and a save less the torpedo's IP of 4: 10
    run(state, 1, [16, 9])
    expect(state.ships[1]!.vessels).toBe(3)
  })
  test('FA-H8 the column by the arc of attack, and by die from abeam; on land the table above water', () => {
    const column = (isSeen: number, other = ship()) => launch(pair(ship(), other, { ...NEAR, isSeen })).column
    expect([column(0), column(180), column(90), column(90, fort())]).toEqual([AT_BOW, AT_STERN, BY_DIE, ABOVE])
    const where = (face: number) => {
      const state = pair(ship(), ship(), NEAR)
      // CV 8 on a roll of 8, the column, then 19: power failure amidships and in the bow and stern alike
      run(state, 1, [13, 8, face, 19])
      return state.ships[1]!.dark
    }
    expect([1, 2, 3, 8, 9, 10].map(where)).toEqual([1, 1, 1, 1, 1, 1])
  })
  test('FA-6.4-torpedo-declare torpedoes leave their tubes in the ship movement phase', () => {
    const state = moving()
    expect(refused(pair(ship(), ship(), NEAR), declare())).toBe('FA-6-phase-order')
    play(state, [], desk => resolve(desk, { seat: 0, command: declare() }))
    expect([state.ships[0]!.loaded, state.salvoes.length, state.salvoes[0]!.torpedoes]).toEqual([[0, 0], 1, 2])
    // tubes are not loaded again
    expect(refused(state, declare())).toBe('FA-H25')
  })
  test('FA-6.6-torpedo-resolve they arrive when their ship acts', () => {
    const state = moving()
    play(state, [], desk => resolve(desk, { seat: 0, command: declare() }))
    inPhase(state, 'action')
    const idle = { type: 'Activate' as const, ship: 0, light: null, guns: [], factors: [] }
    // two torpedoes are one die
    const { throws } = play(state, [12], desk => resolve(desk, { seat: 0, command: idle }))
    expect(throws).toEqual([['FA-9.7-roll', 20, [12]]])
    expect(state.salvoes).toEqual([])
  })
  test('FA-H25 even if the launcher is lost; bearing, setting and kind are judged when declared', () => {
    const state = moving()
    play(state, [], desk => resolve(desk, { seat: 0, command: declare() }))
    worn(inPhase(state, 'action'), 0, { end: DESTROYED, cq: 1 })
    // her last Crew Quality counts: 12 hits; the CV of 8 is missed
    play(state, [12, 20], desk => resolve(desk, { seat: -1, command: { type: 'NextPhase' } }))
    expect([state.ships[1]!.f, state.salvoes]).toEqual([6, []])
    expect(refused(moving(), declare({ tubes: [0, 0] }))).toBe('FA-H25')
    expect(refused(moving(), declare({ tubes: [2, 0] }))).toBe('FA-H25')
    expect(refused(moving(), declare({ setting: 2 }))).toBe('FA-9.7-mod-speed')
    const line = { tubes: 1, cvCost: 2, ip: 4, cv: 8, settings: [{ maxRB: 1, modifier: 0 }], count: 1 }
    const port = ship({ torpedoMounts: [{ ...line, arcs: [[210, 330]] }] })
    expect(refused(moving(port), declare({ tubes: [1] }))).toBe('FA-H40')
    const mixed = ship({
      torpedoMounts: [
        { ...line, arcs: [[0, 360]] },
        { ...line, ip: 6, arcs: [[0, 360]] },
      ],
    })
    expect(refused(moving(mixed), declare())).toBe('FA-H25')
    expect(
      refused(
        moving(ship({ SD: 2 }), ship(), { range: 60, scene: { tvr: 1 } }),
        declare({ aim: { x: 6000, y: 20_000 } }),
      ),
    ).toBe('FA-H25')
  })
  test('FA-R58 a Wide Spread: every ship within 7.5 cm, the nearest first, half the dice at -2, no more hits than torpedoes', () => {
    const near = (x: number, seat = 1): Berth => ({ card: ship(), seat, x, y: 5000, heading: 0 })
    const state = inPhase(
      fleet([{ card: ship(), seat: 0, x: 0, y: 5000, heading: 0 }, near(2100), near(1900), near(2800)]),
      'ship movement',
    )
    const command = declare({ aim: { x: 2000, y: 5000 }, tubes: [1, 0] })
    expect(refused(state, command)).toBeNull()
    play(state, [], desk => resolve(desk, { seat: 0, command }))
    // one torpedo: a die each at 14 - 1 + 2 = 15, the first of the two at 1 cm first; the third lies 8 cm off
    const idle = { type: 'Activate' as const, ship: 0, light: null, guns: [], factors: [] }
    play(inPhase(state, 'action'), [15, 20], desk => resolve(desk, { seat: 0, command: idle }))
    // her one torpedo has hit, so the second ship is not rolled for
    expect(state.ships.map(({ f }) => f)).toEqual([10, 6, 10, 10])
    expect(
      play(pair(ship(), ship(), NEAR), [], desk => torpedoModifier(desk, launch(desk.state as State, 0, true))).value,
    ).toBe(-1)
  })
})
