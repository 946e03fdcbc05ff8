import { describe, expect, test } from 'vitest'
import { canonical, Desk, lowest, type Plain } from '#kernel/desk/index.ts'
import { Dice, Seeded } from '#kernel/dice/index.ts'
import type { Viewer } from '#kernel/ruleset/index.ts'
import type { Card } from '../02-data-sheet/ship.ts'
import { BERTH, CM, type State, UNKNOWN } from '../02-data-sheet/state.ts'
import { copy } from '../02-data-sheet/state-copy.ts'
import type { Event } from '../events/events.ts'
import { GAME } from '../game.ts'
import type { Command } from '../orders/orders.ts'
import { refuse } from '../orders/refusals.ts'
import { resolve } from '../orders/resolve.ts'
import { during, table } from '../whole/battle.fixture.ts'
import { ship } from '../whole/bench.fixture.ts'

// What is hidden leaves by no byte, by no count and by no bot: two battles that differ in nothing else look the same.

const at = (x: number, y: number, heading = 0) => ({ x: x * CM, y: y * CM, heading })
const boat: Card = ship({ name: 'Boat', typeCode: 'SS', targetSize: -3, SD: 1, dives: { knots: 8 }, S: 3, F: 2 })
/** Three squadrons of ours, one of them a boat under water, and two of theirs. */
const sea = (boatAt: readonly [number, number] = [60, 60]): State =>
  table([
    [
      { card: ship(), seat: 0, ...at(20, 100, 900), flag: 1 },
      { card: ship(), seat: 0, ...at(16, 100, 900) },
    ],
    [{ card: ship(), seat: 0, ...at(20, 200, 900), flag: 1 }],
    [{ card: boat, seat: 0, ...at(...boatAt), depth: 1, pace: 4, flag: 1 }],
    [{ card: ship({ ASW: 1 }), seat: 1, ...at(300, 100, 2700), flag: 1 }],
    [{ card: ship(), seat: 1, ...at(300, 200, 2700), flag: 1 }],
  ])

class Twice {
  readonly states: readonly [State, State]
  constructor(one: State, other: State) {
    this.states = [one, other]
  }
  /** The same order, or one of two, in both battles with the same dice; what a viewer learns of each. */
  give(seat: number, orders: readonly [Command, Command], viewer: Viewer, seed = 1): readonly [string, string] {
    return this.states.map((state, i) => {
      const command = orders[i]!
      const refusal = refuse(state, { seat, command })
      if (refusal !== null) throw new Error(refusal.reason)
      const desk = new Desk<State, Event>(state, new Dice(new Seeded(seed)), lowest)
      const events: Event[] = []
      desk.heard = events
      resolve(desk, { seat, command })
      const told = GAME.redact({ order: { seat, command }, events }, viewer, state)
      return canonical([told as unknown as Plain, GAME.view(state, viewer)])
    }) as unknown as readonly [string, string]
  }
  /** What each viewer sees of the two. */
  views(viewer: Viewer): readonly [string, string] {
    return this.states.map(state => canonical(GAME.view(state, viewer))) as unknown as readonly [string, string]
  }
}
const marker = (squadron: number | null, x: number, y: number) => ({ squadron, x: x * CM, y: y * CM })

describe('H20 which markers are true', () => {
  /** Squadron 0 lies under one of two markers at one place, which then part; the other is false. */
  const parted = (): Twice => {
    const twice = new Twice(sea(), sea())
    for (const state of twice.states) Object.assign(state, { begun: 0, ready: 0 })
    const markers = [marker(0, 20, 100), marker(1, 20, 200), marker(null, 20, 100)]
    for (const viewer of [1, 'public'] as const) {
      const other = new Twice(copy(twice.states[0]), copy(twice.states[1]))
      const [one, two] = other.give(
        0,
        [
          { type: 'LayContacts', markers },
          { type: 'LayContacts', markers },
        ],
        viewer,
      )
      expect(one).toBe(two)
      expect(one).not.toContain('ContactsHeld')
    }
    twice.give(
      0,
      [
        { type: 'LayContacts', markers },
        { type: 'LayContacts', markers },
      ],
      0,
    )
    for (const [i, state] of twice.states.entries()) {
      Object.assign(state, { begun: 1, ready: 3 })
      // in the second battle the false one is the other of the two
      const [low, high] = [0, 1]
      const [hidden, empty] = i === 0 ? [low, high] : [high, low]
      state.contacts[hidden] = { ...state.contacts[hidden]!, squadron: 0 }
      state.contacts[empty] = { ...state.contacts[empty]!, squadron: -1 }
      state.squadrons[0]!.contact = hidden
      during(state, 'ship movement', 0)
    }
    return twice
  }
  test('FA-H20 the same bytes to the enemy and to onlookers, and other ones to their side', () => {
    const twice = parted()
    for (const viewer of [1, 'public'] as const) {
      const [one, other] = twice.views(viewer)
      expect(one).toBe(other)
      expect(one).not.toContain('"x":2000,"y":10000,"squadron":0')
    }
    const [own, otherwise] = twice.views(0)
    expect(own).not.toBe(otherwise)
  })
  test('FA-H20 what is told of their moves is the same, whichever of them is true', () => {
    const twice = parted()
    const move = (contact: number): Command => ({ type: 'MoveContact', contact, x: 40 * CM, y: 110 * CM })
    const [one, other] = twice.give(0, [move(0), move(0)], 1)
    expect(one).toBe(other)
  })
  test('FA-H20 a bot of the enemy’s imagines all of them, and orders the same', () => {
    const twice = parted()
    const start = sea()
    const ideas = twice.states.map(state => {
      Object.assign(state, { word: 1 })
      const imagined = GAME.imagine(start, GAME.view(state, 1), new Dice(new Seeded(5)))
      expect(imagined.contacts.filter(({ squadron }) => squadron === UNKNOWN)).toEqual([])
      return JSON.stringify([...GAME.suggest(imagined, 1, new Dice(new Seeded(6)))])
    })
    expect(ideas[0]).toBe(ideas[1])
    expect(ideas[0]!.length).toBeGreaterThan(2)
  })
})

describe('H32 where a boat is under water', () => {
  const twice = (): Twice => {
    const both = new Twice(sea([60, 60]), sea([250, 180]))
    for (const state of both.states) during(state, 'submarines', 0)
    return both
  }
  const way = (ahead: number, turn: number): Command => ({
    type: 'Steer',
    ship: 3,
    legs: [{ ahead, turn }],
    smoke: false,
  })
  test('FA-H32 the same bytes to all but her own side, before she moves, as she moves, and when she is done', () => {
    for (const viewer of [1, 'public'] as const) {
      const both = twice()
      const [before, otherBefore] = both.views(viewer)
      expect(before).toBe(otherBefore)
      // one goes on, the other lies almost still
      const [moved, otherMoved] = both.give(0, [way(8, 0), way(3, 0)], viewer)
      expect(moved).toBe(otherMoved)
      expect(moved).not.toContain('ShipSteered')
      const [done, otherDone] = both.give(0, [{ type: 'Done' }, { type: 'Done' }], viewer)
      expect(done).toBe(otherDone)
    }
    const [own, otherwise] = twice().views(0)
    expect(own).not.toBe(otherwise)
  })
  test('FA-H32 who has a target within reach is not told from who has none', () => {
    const both = new Twice(sea([296, 100]), sea([60, 60]))
    for (const state of both.states) during(state, 'submarines', 0)
    const [near, far] = both.give(0, [way(4, 0), way(4, 0)], 1)
    expect(near).toBe(far)
  })
  test('FA-H32 no order at her is refused otherwise for where she is', () => {
    const no = (boatAt: readonly [number, number]) => {
      const moving = during(sea(boatAt), 'ship movement', 1)
      const acting = during(sea(boatAt), 'action', 1)
      const fire = { type: 'Activate' as const, ship: 4, light: null, guns: [], factors: [] }
      const salvo = { type: 'DeclareTorpedoes' as const, ship: 4, aim: { target: 3 }, setting: 0, tubes: [1, 0] }
      return [
        refuse(moving, { seat: 1, command: salvo }),
        refuse(acting, { seat: 1, command: { ...fire, light: 3 } }),
        refuse(acting, { seat: 1, command: { ...fire, guns: [{ battery: 0, target: 3 }] } }),
        refuse(acting, { seat: 1, command: { ...fire, factors: [{ kind: 'asw', target: 3, factors: 1 }] } }),
        refuse(acting, { seat: 1, command: { ...fire, star: { battery: 0, target: 3 } } }),
      ]
    }
    expect(no([299, 104])).toEqual(no([60, 60]))
    expect(no([299, 104])).not.toContain(null)
  })
  test('FA-H32 a bot of the enemy’s thinks of nothing that hangs on it; for it she is nowhere', () => {
    const both = twice()
    const start = sea()
    const ideas = both.states.map(state => {
      during(state, 'action', 1)
      const imagined = GAME.imagine(start, GAME.view(state, 1), new Dice(new Seeded(5)))
      expect(imagined.ships[3]!.berth).toBe(BERTH.unseen)
      return JSON.stringify([...GAME.suggest(imagined, 1, new Dice(new Seeded(6)))])
    })
    expect(ideas[0]).toBe(ideas[1])
    expect(ideas[0]).toContain('Listen')
  })
  test('FA-H32 when she is found all may see her, and at the turn’s end nobody', () => {
    const state = during(sea([292, 100]), 'action', 1)
    state.ships[3]!.known = 1
    expect(canonical(GAME.view(state, 1))).toContain('29200')
    state.ships[3]!.known = 0
    expect(canonical(GAME.view(state, 1))).not.toContain('29200')
  })
})
