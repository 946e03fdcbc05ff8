import { describe, expect, test } from 'vitest'
import { Desk } from '#kernel/desk/index.ts'
import { Dice, Script, Seeded } from '#kernel/dice/index.ts'
import { BadInput, DUEL_TURNS, type Order } from '#kernel/ruleset/index.ts'
import type { Card } from '../01-ships/ship.ts'
import { type State, sheetAt } from '../01-ships/state.ts'
import { arcNames } from '../04-gunfire/4-1-arcs.ts'
import type { Event, GrandFleetsDesk } from '../events/events.ts'
import { bandOf, sightOf } from '../measured.ts'
import type { Command } from '../orders/orders.ts'
import { refuse } from '../orders/refusals.ts'
import { resolve } from '../orders/resolve.ts'
import { boat, gun, IRON_DUKE, inPhase, MOLTKE, options, play, told, withHull } from '../whole/bench.fixture.ts'
import { DUEL } from './duel.ts'

const setUp = (one: Card, other: Card, terms: Record<string, string | number> = {}): State =>
  DUEL.setup([one, other], terms, options())

/** Every order of a duel, in words. */
const words = (order: Order<Command> | null): string => {
  if (order === null) return 'over'
  const { command } = order
  return 'ship' in command ? `${command.type} ${command.ship}` : command.type
}

/** Unarmed: four miles a turn, three boxes. */
const HULK = boat({ guns: [] })
/** One barrel that bears all round, one box in each row. */
const ONE_GUN = withHull(boat({ guns: [gun({ groups: [{ arcs: 'ABCDEF', barrels: 1, mounts: 1 }] })] }), 1, 1, 1)

describe('GF-H1-duel how they lie', () => {
  test('GF-H1-duel eight miles and broadside to broadside unless something else is said', () => {
    const state = setUp(IRON_DUKE, MOLTKE)
    expect(state.ships[1]!.x - state.ships[0]!.x).toBe(8000)
    expect(bandOf(state, 0, 1, sheetAt(state, 0).guns[0]!)).toBe(1)
    expect(arcNames(sightOf(state, 0, 1).arcs)).toBe('D STBD')
    expect(arcNames(sightOf(state, 1, 0).arcs)).toBe('D STBD')
  })

  test.each([
    ['abeam', 'D STBD', 'D STBD'],
    ['ahead', 'A B FWD', 'A B FWD'],
    ['astern', 'A B FWD', 'E F AFT'],
    ['crossing', 'D STBD', 'A B FWD'],
  ])('GF-H1-duel %s: the first has the second in %s and is seen in %s', (aspect, one, other) => {
    const state = setUp(IRON_DUKE, MOLTKE, { aspect, range: 5 })
    const there = sightOf(state, 0, 1)
    expect([arcNames(there.arcs), arcNames(there.from)]).toEqual([one, other])
    const back = sightOf(state, 1, 0)
    expect([arcNames(back.arcs), arcNames(back.from)]).toEqual([other, one])
  })

  test.each([{ range: -1 }, { range: 41 }, { aspect: 'sideways' }, { wind: 3 }])('%j are no terms', terms => {
    expect(() => DUEL.terms.read(terms)).toThrow(BadInput)
  })
})

describe('GF-H1-duel how it goes', () => {
  test('GF-H1-duel shot by shot, with the dice on the table', () => {
    const state = setUp(ONE_GUN, ONE_GUN, { range: 6 })
    const faces = [
      // turn 1, both yellow, so a 10 is needed; the second fires first and takes a box
      ...[3, 8, 10, 2, 9],
      // the first hits and does not penetrate
      ...[10, 1],
      // who launches first, though nobody can
      ...[5, 4],
      // turn 2: the first is down to 3 miles, no marker, so a 9 is needed on both sides; she fires first
      ...[9, 1, 9, 2, 5],
      // the second: hit, penetrated, a critical, the magazine
      ...[9, 10, 10, 10, 10],
    ]
    const said: string[] = []
    const { events } = play(state, faces, desk => {
      for (let order = DUEL.next(state); order !== null; order = DUEL.next(state)) {
        expect(refuse(state, order)).toBe(null)
        said.push(words(order))
        resolve(desk, order)
      }
    })
    const turn = (...firing: string[]): string[] => ['SteamOn 0', 'SteamOn 1', 'NextPhase', ...firing]
    expect(said).toEqual([
      ...turn('FireGuns 1', 'FireGuns 0'),
      'NextPhase',
      'NextPhase',
      'NextPhase',
      ...turn('FireGuns 0', 'FireGuns 1'),
    ])
    expect(told(events.filter(({ type }) => type === 'BoxesLost' || type === 'ShipBlewUp'))).toEqual([
      'BoxesLost 1',
      'BoxesLost 1',
      'BoxesLost 1',
      'ShipBlewUp 1',
    ])
    expect(DUEL.result(state)).toEqual({ winner: 1, turns: 2 })
    expect(DUEL.next(state)).toBe(null)
  })

  test('GF-H1-duel they steam as far as row and markers allow, and stay where they are', () => {
    const state = setUp(IRON_DUKE, MOLTKE, { range: 7 })
    Object.assign(state.ships[0]!, { lost: 8, engine: 1 })
    state.ships[1]!.floods = 1
    const before = state.ships.map(({ x, y, heading }) => [x, y, heading])
    for (const ship of [0, 1]) {
      const order = DUEL.next(state)!
      expect(words(order)).toBe(`SteamOn ${ship}`)
      play(state, [], desk => resolve(desk, order))
    }
    // 3 points at 2 a mile; 5 points at 2 a mile
    expect(state.ships.map(({ forward }) => forward)).toEqual([1, 2])
    expect(state.ships.map(({ x, y, heading }) => [x, y, heading])).toEqual(before)
  })

  test('GF-H1-duel all that bears and reaches is fired', () => {
    const at = (range: number, aspect: string): Command => {
      const state = inPhase(setUp(IRON_DUKE, MOLTKE, { range, aspect }), 1, 'gunfire')
      return DUEL.next(state)!.command
    }
    const both = [
      { battery: 0, target: 1 },
      { battery: 1, target: 1 },
    ]
    expect(at(3, 'abeam')).toEqual({
      type: 'FireGuns',
      ship: 0,
      batteries: both,
      lightGuns: [{ target: 1, guns: 1 }],
    })
    expect(at(7, 'abeam')).toMatchObject({ batteries: both, lightGuns: [] })
    expect(at(8, 'abeam')).toMatchObject({ batteries: [both[0]], lightGuns: [] })
    expect(at(3, 'ahead')).toMatchObject({ batteries: [both[0]], lightGuns: [] })
  })

  test('GF-H1-duel a ship with nothing that bears has no order', () => {
    const state = inPhase(setUp(IRON_DUKE, MOLTKE, { range: 12 }), 1, 'gunfire')
    expect(words(DUEL.next(state))).toBe('FireGuns 0')
    state.ships[0]!.acted = 1
    // Moltke's guns reach ten miles
    expect(words(DUEL.next(state))).toBe('NextPhase')
  })

  test('GF-H1-duel all torpedoes that bear and reach are launched, once', () => {
    const at = (range: number, aspect: string): State =>
      inPhase(setUp(IRON_DUKE, MOLTKE, { range, aspect }), 1, 'torpedo')
    expect(DUEL.next(at(5, 'abeam'))!.command).toEqual({
      type: 'LaunchTorpedoes',
      ship: 0,
      target: 1,
      tubes: [0, 2],
    })
    expect(words(DUEL.next(at(5.1, 'abeam')))).toBe('NextPhase')
    // bow to bow only Moltke has a tube
    expect(DUEL.next(at(5, 'ahead'))!.command).toMatchObject({ ship: 1, tubes: [1, 0, 0, 0] })
    const spent = at(5, 'abeam')
    spent.ships[0]!.tubes = [2, 0]
    expect(DUEL.next(spent)!.command).toMatchObject({ ship: 1, tubes: [0, 0, 1, 0] })
  })

  test('GF-H1-duel without bridge no attack, without fire control no gunfire', () => {
    const blind = inPhase(setUp(IRON_DUKE, MOLTKE, { range: 3 }), 1, 'gunfire')
    blind.ships[0]!.bridge = 10
    expect(words(DUEL.next(blind))).toBe('FireGuns 1')
    expect(words(DUEL.next(inPhase(blind, 1, 'torpedo')))).toBe('LaunchTorpedoes 1')
    const silent = inPhase(setUp(IRON_DUKE, MOLTKE, { range: 3 }), 2, 'gunfire')
    Object.assign(silent.ships[0]!, { silentFrom: 2, silentUntil: 2 })
    expect(words(DUEL.next(silent))).toBe('FireGuns 1')
    expect(words(DUEL.next(inPhase(silent, 2, 'torpedo')))).toBe('LaunchTorpedoes 0')
  })

  test('GF-H1-duel whoever won the die goes first', () => {
    const state = inPhase(setUp(IRON_DUKE, MOLTKE, { range: 3 }), 1, 'gunfire')
    state.first = 1
    expect(words(DUEL.next(state))).toBe('FireGuns 1')
    state.ships[1]!.acted = 1
    expect(words(DUEL.next(state))).toBe('FireGuns 0')
  })

  test('GF-H1-duel sixty turns without a loser are a draw', () => {
    const state = setUp(HULK, HULK)
    const desk: GrandFleetsDesk = new Desk(state, new Dice(new Seeded(3)))
    const events: Event[] = []
    desk.heard = events
    for (let order = DUEL.next(state); order !== null; order = DUEL.next(state)) resolve(desk, order)
    expect(DUEL_TURNS).toBe(60)
    expect(DUEL.result(state)).toEqual({ winner: -1, turns: 60 })
    // four phases in each of sixty turns; the first was there, and one more ends the last
    expect(events.filter(({ type }) => type === 'PhaseBegan').length).toBe(4 * 60)
  })

  test.each([
    [[9, 0], 1],
    [[0, 9], 0],
    [[9, 9], -1],
    [[0, 0], -1],
  ])('GF-H1-duel boxes lost %j of 9: the winner is %i', (lost, winner) => {
    const state = setUp(HULK, HULK)
    lost.forEach((boxes, ship) => {
      state.ships[ship]!.lost = boxes
    })
    expect(DUEL.result(state)).toEqual({ winner, turns: 1 })
    if (winner >= 0) expect(DUEL.next(state)).toBe(null)
  })
})

test('GF-H1-duel a script that runs dry wants the next throw, by its rule', () => {
  const state = setUp(ONE_GUN, ONE_GUN, { range: 6 })
  const desk: GrandFleetsDesk = new Desk(state, new Dice(new Script([])))
  resolve(desk, DUEL.next(state)!)
  resolve(desk, DUEL.next(state)!)
  expect(() => resolve(desk, DUEL.next(state)!)).toThrow(expect.objectContaining({ missing: 1 }))
})
