import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { canonical, type Plain } from '#kernel/desk/index.ts'
import { Dice, Script, Seeded } from '#kernel/dice/index.ts'
import { UMPIRE } from '#kernel/ruleset/index.ts'
import type { State } from '../01-classes/state.ts'
import { copy } from '../01-classes/state-copy.ts'
import { INCH } from '../book/lengths.ts'
import { apply } from '../events/events.ts'
import { GAME } from '../game.ts'
import { type Command, ORDERS } from '../orders/orders.ts'
import { refuse } from '../orders/refusals.ts'
import { roll } from '../whole/bench.fixture.ts'
import { at, FOUR, inTurnOf, setUpBelow } from './below.fixture.ts'
import { hideBoat, type Lying } from './hiding.ts'
import { imagineBelow, isHidden, modelsOf, seenBelow } from './models.ts'

// SUB-B What is hidden is hidden: two battles that differ only in which model is true are the same for the enemy, byte by byte.

const UNSHUFFLED = [4, 3, 2, 1]
function battleWith(stations: readonly Lying[], truth: number, seat = 0): State {
  const state = setUpBelow(['DD', 'CA'])
  roll(state, UNSHUFFLED.slice(4 - stations.length, 3), desk => hideBoat(desk, 0, stations, truth))
  return inTurnOf(state, seat)
}
/** All that the enemy is sent. */
const bytes = (state: State): string => canonical(GAME.view(state, 1) as Plain)
const sentTo = (state: State, command: Command, seat: number, viewer: 0 | 1 | 'public') => {
  const { events } = roll(state, [], desk => ORDERS.of(command).carryOut(desk, command, seat))
  return canonical(GAME.redact({ order: { seat, command }, events }, viewer, state) as unknown as Plain)
}
const isLegal = (state: State, command: Command, seat = 0): boolean => refuse(state, { seat, command }) === null

const station = fc.record({
  x: fc.integer({ min: 42 * INCH, max: 54 * INCH }),
  y: fc.integer({ min: 24 * INCH, max: 36 * INCH }),
  heading: fc.integer({ min: 0, max: 3599 }),
})
const setting = fc.array(station, { minLength: 2, maxLength: 4 }).chain(stations =>
  fc.record({
    stations: fc.constant(stations),
    truths: fc.tuple(
      fc.integer({ min: 0, max: stations.length - 1 }),
      fc.integer({ min: 0, max: stations.length - 1 }),
    ),
    moves: fc.array(
      fc.record({
        model: fc.integer({ min: 0, max: stations.length - 1 }),
        turn: fc.integer({ min: -900, max: 900 }),
        after: fc.integer({ min: 0, max: 8 * INCH }),
        next: fc.boolean(),
      }),
      { maxLength: 12 },
    ),
  }),
)

describe('the enemy’s view', () => {
  test('FP-SUB-B is the same whichever model is true: at set-up, and after any moves that both allow', () => {
    let moved = 0
    fc.assert(
      fc.property(setting, ({ stations, truths, moves }) => {
        const [one, other] = truths.map(truth => battleWith(stations, truth)) as [State, State]
        expect(bytes(one)).toBe(bytes(other))
        for (const { model, turn, after, next } of moves) {
          const command: Command = { type: 'MoveModel', ship: 0, model, ahead: 0, turn, after }
          if (isLegal(one, command) && isLegal(other, command)) {
            moved++
            expect(sentTo(one, command, 0, 1)).toBe(sentTo(other, command, 0, 1))
          }
          expect(bytes(one)).toBe(bytes(other))
          if (next) for (const state of [one, other]) for (const each of state.deep.models) each.did = 0
          if (next) for (const state of [one, other]) state.ships[0]!.did = 0
        }
      }),
      { numRuns: 300 },
    )
    expect(moved).toBeGreaterThan(100)
  })

  test('FP-SUB-B what he may order is refused in the same words, of true and false models alike', () => {
    fc.assert(
      fc.property(setting, fc.integer({ min: 40, max: 56 }), fc.integer({ min: 20, max: 40 }), (given, x, y) => {
        const states = given.truths.map(truth => battleWith(given.stations, truth, 1)) as [State, State]
        for (const state of states) Object.assign(state.ships[1]!, at(x, y))
        const commands: Command[] = [
          ...given.stations.map((_, model): Command => ({ type: 'HuntModel', ship: 1, model })),
          { type: 'DropDepthCharges', ship: 1, target: 0 },
          { type: 'FireBattery', ship: 2, battery: 'main', target: 0 },
          { type: 'LaunchTorpedo', ship: 1, target: 0 },
          { type: 'Move', ship: 1, ahead: 4 * INCH, turn: 0, after: 0 },
          { type: 'AttackFromAir', stands: [], target: 0 },
        ]
        for (const command of commands) {
          const [one, other] = states.map(state => refuse(state, { seat: 1, command }))
          expect(one).toEqual(other)
        }
        expect(bytes(states[0])).toBe(bytes(states[1]))
      }),
      { numRuns: 200 },
    )
  })

  test('FP-SUB-B the row that hides her tells nobody else anything, and whoever hid her all', () => {
    const command: Command = { type: 'HideBoat', boat: 0, stations: [...FOUR], truth: 2 }
    const state = setUpBelow()
    const { events } = roll(state, [4, 3, 2], desk => ORDERS.of(command).carryOut(desk, command, 0))
    const deed = { order: { seat: 0, command }, events }
    for (const viewer of [1, 'public'] as const)
      expect(GAME.redact(deed, viewer, state)).toEqual({ order: null, events: [] })
    expect(GAME.redact(deed, 0, state).events.length).toBe(1)
    expect(GAME.redact(deed, 'umpire', state).events.length).toBe(1)
  })

  test('her owner and the umpire see the truth; the enemy and passers-by do not', () => {
    const state = battleWith(FOUR, 2)
    expect(seenBelow(state, 0)).toBe(state)
    expect(seenBelow(state, 'umpire')).toBe(state)
    for (const viewer of [1, 'public'] as const) {
      const { ships, deep } = seenBelow(state, viewer)
      expect([ships[0]!.x, ships[0]!.y, deep.truth[0], deep.models.length]).toEqual([0, 0, -2, 4])
    }
  })

  test('when she is revealed the views tell her place', () => {
    const states = [1, 3].map(truth => {
      const state = battleWith(FOUR, truth)
      const command: Command = { type: 'Surface', ship: 0 }
      roll(state, [], desk => ORDERS.of(command).carryOut(desk, command, 0))
      return state
    })
    expect(states.map(state => seenBelow(state, 1))).toEqual(states)
    expect(bytes(states[0]!)).not.toBe(bytes(states[1]!))
  })
})

describe('imagining', () => {
  test('FP-SUB-B a state that could lie behind a view: she is one of her models, each of them in its turn', () => {
    const start = setUpBelow(['DD', 'CA'])
    const seen = new Set<number>()
    for (let seed = 0; seed < 60; seed++) {
      const state = battleWith(FOUR, seed % 4)
      const view = JSON.parse(JSON.stringify(GAME.view(state, 1))) as Plain
      const guess = GAME.imagine(start, view, new Dice(new Seeded(seed)))
      const model = guess.deep.truth[0]!
      expect(modelsOf(guess, 0)).toContain(model)
      expect([guess.ships[0]!.x, guess.ships[0]!.y]).toEqual([guess.deep.models[model]!.x, guess.deep.models[model]!.y])
      // seen again by the enemy it is the very same
      expect(canonical(GAME.view(guess, 1) as Plain)).toBe(bytes(state))
      seen.add(model)
    }
    expect([...seen].sort()).toEqual([0, 1, 2, 3])
  })

  test('the last model needs no die, and her own player imagines nothing', () => {
    const state = battleWith(FOUR, 2)
    for (const model of [0, 1, 3]) state.deep.models[model]!.gone = 1
    expect(imagineBelow(seenBelow(state, 1), new Dice(new Script([]))).deep.truth).toEqual([2])
    expect(imagineBelow(seenBelow(state, 0), new Dice(new Script([])))).toEqual(copy(state))
  })

  test('events that are told later lead from a wrong guess to the right place', () => {
    const state = battleWith(FOUR, 3)
    const guess = imagineBelow(seenBelow(state, 1), new Dice(new Script([1])))
    expect(guess.deep.truth[0]).toBe(0)
    const command: Command = { type: 'Surface', ship: 0 }
    const { events } = roll(state, [], desk => ORDERS.of(command).carryOut(desk, command, 0))
    for (const event of events) apply(guess, event)
    expect(guess.ships[0]).toEqual(state.ships[0])
    expect([isHidden(guess, 0), modelsOf(guess, 0)]).toEqual([false, []])
  })
})

test('nobody but her owner places her', () => {
  const command: Command = { type: 'HideBoat', boat: 0, stations: [...FOUR], truth: 0 }
  for (const seat of [1, UMPIRE]) expect(refuse(setUpBelow(), { seat, command })).not.toBe(null)
})
