import { describe, expect, test } from 'vitest'
import type { Card } from '../02-data-sheet/ship.ts'
import { BERTH, CM, phaseOf, type State, WRECK } from '../02-data-sheet/state.ts'
import { isKept, screened } from '../battle/hidden.ts'
import { begin, during, refused, table, told } from '../whole/battle.fixture.ts'
import { ship } from '../whole/bench.fixture.ts'

const at = (x: number, y: number, heading = 0) => ({ x: x * CM, y: y * CM, heading })
const boat = (changes: Partial<Card> = {}): Card =>
  ship({
    name: 'Boat',
    typeCode: 'SS',
    targetSize: -3,
    SD: 1,
    speedMax: 17,
    MVR: 2,
    dives: { knots: 8 },
    S: 3,
    F: 2,
    ...changes,
  })
const hunter = ship({ ASW: 2 })
/** Our boat under water, their escort so many centimetres north of her, and a cruiser far away. */
const sea = (far = 20, changes = {}, card = boat()): State =>
  table([
    [{ card, seat: 0, ...at(100, 100), depth: 1, pace: 4, ...changes }],
    [
      { card: hunter, seat: 1, ...at(100, 100 + far, 1800), moved: 10 },
      { card: ship(), seat: 1, ...at(300, 300), moved: 10 },
    ],
  ])
const steer = (legs: readonly (readonly [number, number])[], more = {}) => ({
  type: 'Steer' as const,
  ship: 0,
  legs: legs.map(([ahead, turn]) => ({ ahead, turn })),
  smoke: false,
  ...more,
})
const salvo = { type: 'DeclareTorpedoes' as const, ship: 0, aim: { target: 1 }, setting: 0, tubes: [1, 0] }
const fire = { type: 'Activate' as const, light: null, guns: [], factors: [] }

describe('6.3 boats move before ships', () => {
  test('FA-6.3-subs after the mines, before ships; then they have moved', () => {
    const state = sea()
    begin(state, [9, 1], [0])
    expect([phaseOf(state), state.word]).toEqual(['submarines', 0])
    expect(refused(state, 0, { ...salvo, aim: { target: 2 } })).not.toBe('FA-6-phase-order')
    expect(refused(Object.assign(sea(), { word: 1 }), 1, { ...steer([[5, 0]]), ship: 1 })).not.toBeNull()
    told(state, 0, steer([[4, 0]]))
    // she can still launch
    told(state, 0, { type: 'Done' })
    expect([phaseOf(state), state.word]).toEqual(['ship movement', 1])
    expect(refused(during(state, 'ship movement', 0), 0, steer([[4, 0]]))).toBe('FA-6.6-action')
  })
  test('FA-6.3-subs ships wait for their own phase', () => {
    const state = during(sea(), 'submarines', 1)
    expect(refused(state, 1, { ...steer([[5, 0]]), ship: 1 })).toBe('FA-6.3-subs')
  })
  test('FA-H32 eight knots at most under water, or what she can do there', () => {
    const why = (ahead: number, more = {}, changes = {}, card = boat()) =>
      refused(during(sea(20, changes, card), 'submarines', 0), 0, steer([[ahead, 0]], more))
    expect([why(8), why(9), why(6, {}, {}, boat({ dives: { knots: 5 } }))]).toEqual([null, 'FA-H17', 'FA-H17'])
    // on the surface she has her engines; diving at 12 knots she slows down at once
    expect([why(9, { below: false }), why(8, { below: true }, { depth: 0, pace: 12 })]).toEqual([null, null])
    expect(why(9, { below: true }, { depth: 0, pace: 12 })).toBe('FA-H17')
    expect(refused(during(sea(), 'ship movement', 1), 1, { ...steer([[10, 0]]), ship: 1, below: true })).toBe('FA-H32')
    expect(why(5, { smoke: true })).toBe('FA-H32')
  })
  test('FA-H61-diving she goes under, or comes up, as her move begins', () => {
    const up = during(sea(), 'submarines', 0)
    told(up, 0, steer([[5, 0]], { below: false }))
    expect(up.ships[0]).toMatchObject({ depth: 0, ...at(100, 105), moved: 5 })
    const down = during(sea(20, { depth: 0 }), 'submarines', 0)
    const events = told(down, 0, steer([[5, 0]], { below: true }))
    expect(events.map(({ type }) => type).filter(type => /Boat|Steered/.test(type))).toEqual([
      'BoatDived',
      'ShipSteered',
    ])
    expect(down.ships[0]!.depth).toBe(1)
  })
  test('FA-H32 boats pass under ships, and torpedoes over boats', () => {
    const state = during(sea(4), 'submarines', 0)
    told(state, 0, steer([[8, 0]]))
    expect([state.ships[0]!.y, state.ships[0]!.f]).toEqual([108 * CM, 2])
    const theirs = during(sea(10), 'ship movement', 1)
    theirs.ships[0]!.known = 1
    expect(refused(theirs, 1, { ...salvo, ship: 1, aim: { target: 0 } })).not.toBeNull()
  })
})

describe('H32 how they are found', () => {
  test('FA-H32 who launches is known for the rest of the turn', () => {
    const state = during(sea(), 'submarines', 0)
    told(state, 0, salvo)
    expect(state.ships[0]!.known).toBe(1)
  })
  test('FA-H32 under water she uses her torpedoes only, and is no target of guns', () => {
    const acting = during(sea(), 'action', 0)
    expect(refused(acting, 0, { ...fire, ship: 0, guns: [{ battery: 0, target: 1 }] })).toBe('FA-H32')
    const theirs = during(sea(20, { known: 1 }), 'action', 1)
    expect(refused(theirs, 1, { ...fire, ship: 1, guns: [{ battery: 0, target: 0 }] })).toBe('FA-H32')
  })
  test('FA-H32 a Crew Test of a ship with ASW within 10 cm, once a turn', () => {
    const heard = (far: number, face: number) => {
      const state = during(sea(far), 'action', 1)
      told(state, 1, { type: 'Listen', ship: 1 }, [face])
      expect(refused(state, 1, { type: 'Listen', ship: 1 })).toBe('FA-H32')
      return state.ships[0]!.known
    }
    expect([heard(10, 6), heard(10, 5), heard(10.01, 6)]).toEqual([1, 0, 0])
    expect(refused(during(sea(), 'action', 1), 1, { type: 'Listen', ship: 2 })).toBe('FA-H32')
    expect(refused(during(sea(20, { depth: 0 }), 'action', 1), 1, { type: 'Listen', ship: 1 })).toBe('FA-H32')
  })
  test('FA-H38 without power nothing is heard', () => {
    const state = during(sea(5), 'action', 1)
    state.ships[1]!.dark = 1
    told(state, 1, { type: 'Listen', ship: 1 }, [5])
    expect([state.ships[1]!.listened, state.ships[0]!.known]).toEqual([1, 0])
  })
  test('FA-H32 ASW within 5 cm of a known boat: 14 a factor, a save less the step of the factors, 2 Flotation', () => {
    const charges = (factors: number) => ({ ...fire, ship: 1, factors: [{ kind: 'asw' as const, target: 0, factors }] })
    const hunt = (far: number, known: number, changes = {}) => during(sea(far, { known, ...changes }), 'action', 1)
    expect(refused(hunt(5, 0), 1, charges(2))).toBe('FA-H32')
    expect(refused(hunt(5.01, 1), 1, charges(2))).toBe('FA-H32')
    expect(refused(hunt(5, 1), 1, charges(3))).toBe('FA-9.8-attacks-ship')
    const missed = hunt(5, 1)
    told(missed, 1, charges(2), [13, 1])
    expect(missed.ships[0]!.f).toBe(2)
    // one hits; 2 factors are step 1: 7 saves, 6 does not
    const saved = hunt(5, 1)
    told(saved, 1, charges(2), [13, 14, 7])
    expect(saved.ships[0]).toMatchObject({ f: 2, splash: 1 })
    const hit = hunt(5, 1, { f: 3 })
    told(hit, 1, charges(2), [13, 14, 6])
    expect(hit.ships[0]!.f).toBe(1)
    // both hit and neither is saved: at 0 a Wreck Test (3 teams, step 2: 3 fails), and one is enough
    const sunk = hunt(5, 1)
    told(sunk, 1, charges(2), [20, 20, 1, 1, 3])
    expect(sunk.ships[0]!.end).toBe(WRECK)
  })
})

describe('H32 what is hidden', () => {
  test('FA-H32 where a boat is under water only her own side sees, until she is known', () => {
    const state = during(sea(), 'submarines', 0)
    expect(screened(state, 1).ships[0]).toMatchObject({ x: 0, y: 0, heading: 0, pace: -1, berth: BERTH.unseen })
    expect(screened(state, 'public').ships[0]!.berth).toBe(BERTH.unseen)
    expect(screened(state, 0).ships[0]).toEqual(state.ships[0])
    state.ships[0]!.known = 1
    expect(screened(state, 1).ships[0]).toEqual(state.ships[0])
  })
  test('FA-H32 nor is her way told, nor whom she could not make out', () => {
    const state = during(sea(), 'submarines', 0)
    const events = told(state, 0, steer([[4, 0]]))
    const [way] = events.filter(({ type }) => type === 'ShipSteered')
    expect([isKept(way!, 1, state), isKept(way!, 0, state), isKept(way!, 'umpire', state)]).toEqual([
      true,
      false,
      false,
    ])
  })
  test('FA-H33 FA-H60-markers whom nobody sees drives nobody off and brings no marker out', () => {
    const state = during(sea(20), 'ship movement', 1)
    state.ships[1]!.resolve = 1
    // the only enemy is under water: straight on, at her best
    told(state, 1, { type: 'Withdraw', ship: 1 })
    expect(state.ships[1]!.heading).toBe(1800)
  })
})
