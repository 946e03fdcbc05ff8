import { describe, expect, test } from 'vitest'
import { Desk } from '#kernel/desk/index.ts'
import { Dice, Seeded } from '#kernel/dice/index.ts'
import { BadInput, DUEL_TURNS, type Order } from '#kernel/ruleset/index.ts'
import type { Card } from '../01-classes/ship.ts'
import { ABANDONED, type State } from '../01-classes/state.ts'
import { INCH } from '../book/lengths.ts'
import type { FirepowerDesk } from '../events/events.ts'
import type { Command } from '../orders/orders.ts'
import { refuse } from '../orders/refusals.ts'
import { resolve } from '../orders/resolve.ts'
import { card, options, roll } from '../whole/bench.fixture.ts'
import { DUEL } from './duel.ts'

const setUp = (one: Card, other: Card, terms: Record<string, string | number | boolean> = {}): State =>
  DUEL.setup([one, other], terms, options())

const words = (order: Order<Command> | null): string => {
  if (order === null) return 'over'
  const { command } = order
  if (command.type === 'FireBattery') return `${command.battery} ${command.ship}`
  return 'ship' in command ? `${command.type} ${command.ship}` : command.type
}

/** The whole duel with these faces, which must come out even; every order in words. */
function fought(state: State, faces: readonly number[]): string[] {
  const said: string[] = []
  roll(state, faces, desk => {
    for (let order = DUEL.next(state); order !== null; order = DUEL.next(state)) {
      expect(refuse(state, order)).toBe(null)
      said.push(words(order))
      resolve(desk, order)
    }
  })
  return said
}

describe('terms', () => {
  test('FP-H1-duel twelve inches, Line Ahead, half speed, by day, in good weather, in the later ship’s year', () => {
    const state = setUp(card('BB'), card('BB', { year: 1914 }))
    expect(state.fixed.scene).toEqual({
      range: 12 * INCH,
      year: 1940,
      period: 2,
      silhouetted: 0,
      fullSpeed: false,
      smoke: false,
    })
    expect([state.light, state.weather]).toEqual([0, 0])
    expect(state.ships.map(({ formation }) => formation)).toEqual([0, 0])
  })

  test('who stands against the sun, and who has flares', () => {
    const state = setUp(card('BB'), card('BB'), { light: 'dusk', silhouetted: 'second', flares: true })
    expect([state.fixed.scene.silhouetted, state.fixed.sheets[0]!.seesAtNight]).toEqual([2, true])
    expect(setUp(card('BB'), card('BB'), { silhouetted: 'first' }).fixed.scene.silhouetted).toBe(1)
  })

  test.each([{ range: -1 }, { range: 73 }, { light: 'noon' }, { year: 1800 }, { year: 1946 }, { wind: 3 }])(
    '%j are no terms',
    terms => {
      expect(() => DUEL.terms.read(terms)).toThrow(BadInput)
    },
  )
})

describe('how it goes', () => {
  test('FP-H1-duel shot by shot, with the dice on the table', () => {
    const state = setUp(card('CA', { torpedoes: { launches: 1 } }), card('CL'), { range: 8 })
    const faces = [
      // the second has the first turn
      ...[2, 5],
      // CL main, Line Ahead +1, short range: 3 + 1 − 4 = 0; 2 + 0 − 1 at CA = 1: superficial, and a fire of 2
      ...[3, 2, 1, 1, 1, 2],
      // CA main: +1 line, +1 the target has fired: 4 + 2 − 4 = 2; 2 + 2 + 1 = 5: medium; 5°, nothing, a class, 3 points
      ...[4, 2, 2, 2, 3, 1],
      // CA secondary, DE at CL −2: 1 + 2 − 4 = −1; 2 − 1 − 2 = −1: superficial, one more point
      ...[1, 2, 1, 1, 1, 1],
      // she launches; the marker runs 6 of 8 inches
      // turn 2: CL, now DD, at CA −2: 1 + 2 − 4 = −1; 1 − 1 − 2 = −2: superficial, one point
      ...[1, 1, 1, 1, 1, 1],
      // CA main: 6 + 2 − 4 = 4; 5 + 4 + 1 = 10: catastrophic; RED 4 is black
      ...[6, 5, 4, 1, 1, 1],
    ]
    expect(fought(state, faces)).toEqual([
      'ThrowForFirst',
      'main 1',
      'EndTurn',
      'main 0',
      'secondary 0',
      'LaunchTorpedo 0',
      'EndTurn',
      'main 1',
      'EndTurn',
      'main 0',
    ])
    expect(DUEL.result(state)).toEqual({ winner: 0, turns: 2 })
    expect(state.ships[0]).toMatchObject({ fires: 3, end: 0 })
  })

  test('FP-H1-duel at full speed they steam first, and it costs them', () => {
    const state = setUp(card('DD'), card('DD'), { speed: 'full' })
    state.first = 0
    expect(words(DUEL.next(state))).toBe('Steam 0')
    roll(state, [], desk => resolve(desk, DUEL.next(state)!))
    expect([state.ships[0]!.moved, words(DUEL.next(state))]).toEqual([8 * INCH, 'main 0'])
  })

  test('FP-H1-duel a ship that is driven off by fire steams at her full rate, one that cannot move stays', () => {
    const state = setUp(card('DD'), card('DD'))
    state.first = 0
    state.ships[0]!.fires = 9
    expect(words(DUEL.next(state))).toBe('Steam 0')
    state.ships[0]!.stopped = 1
    expect(words(DUEL.next(state))).toBe('main 0')
  })

  test('FP-H1-duel a submarine and her hunter', () => {
    const state = setUp(card('SM'), card('DD'), { range: 2 })
    // the boat first: she launches, six inches are enough, 1 − 6 misses; then the hunter's 6
    expect(fought(state, [6, 1, 1, 6, 6])).toEqual([
      'ThrowForFirst',
      'LaunchTorpedo 0',
      'EndTurn',
      'DropDepthCharges 1',
    ])
    expect(DUEL.result(state).winner).toBe(1)
  })

  test('FP-H1-duel drawn after sixty turns', () => {
    const state = setUp(card('AK'), card('AK'))
    const desk: FirepowerDesk = new Desk(state, new Dice(new Seeded(1)), DUEL.decider)
    let orders = 0
    for (let order = DUEL.next(state); order !== null; order = DUEL.next(state)) {
      resolve(desk, order)
      orders++
    }
    expect([DUEL.result(state), orders]).toEqual([{ winner: -1, turns: DUEL_TURNS }, 1 + 2 * DUEL_TURNS])
  })

  test('FP-H1-duel the one left afloat wins', () => {
    const state = setUp(card('BB'), card('BB'))
    state.ships[0]!.end = ABANDONED
    expect([DUEL.result(state).winner, DUEL.next(state)]).toEqual([1, null])
  })
})
