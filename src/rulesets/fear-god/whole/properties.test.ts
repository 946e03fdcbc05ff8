import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Decider, Desk, type Options } from '#kernel/desk/index.ts'
import { type Answer, Dice, Recorder, Replay, Script, Seeded, Wanted } from '#kernel/dice/index.ts'
import { type Order, UMPIRE } from '#kernel/ruleset/index.ts'
import { TURN } from '../02-ships/conditions.ts'
import type { State } from '../02-ships/state.ts'
import { copy } from '../02-ships/state-copy.ts'
import { OPTIONS } from '../book/options.ts'
import { BOOK } from '../book/register.ts'
import { apply, type Event, type FearGodDesk } from '../events/events.ts'
import { tell } from '../events/tell.fixture.ts'
import { COMMAND, type Command } from '../orders/orders.ts'
import { refuse } from '../orders/refusals.ts'
import { resolve } from '../orders/resolve.ts'
import { stand } from './bench.fixture.ts'
import { picker, randomCard } from './random.fixture.ts'

// Ships that no yard would build, hurt in any way, under any options and any orders.

const upTo = (most: number) => fc.integer({ min: 0, max: most })
const options: fc.Arbitrary<Options> = fc.record(
  Object.fromEntries(OPTIONS.map(({ name, values }) => [name, fc.constantFrom(...values)])),
)
const percents = fc.array(
  fc.integer({ min: 1, max: 20 }).map(percent => 1000 + percent),
  { maxLength: 3 },
)
const hurt = fc.record({
  lost: upTo(100),
  levels: upTo(4),
  fires: percents,
  floods: percents,
  crewLost: upTo(5),
  magazinesFlooded: upTo(1),
  bridge: upTo(6),
  rudder: upTo(5),
  helm: upTo(3),
  gone: upTo(100),
})

const states: fc.Arbitrary<State> = fc
  .record({
    cards: fc.tuple(upTo(1e9), upTo(1e9)),
    options,
    turn: fc.integer({ min: 1, max: 30 }),
    phase: fc.constantFrom(...TURN.phases),
    yards: upTo(20_000),
    seaState: upTo(9),
    visibility: upTo(100),
    isNight: fc.boolean(),
    hurts: fc.tuple(hurt, hurt),
  })
  .map(({ cards, options: chosen, turn, phase, yards, seaState, visibility, isNight, hurts }) => {
    const made = cards.map((seed, i) => randomCard(picker(seed), `Ship ${i}`))
    const scene = { yards, seaState, visibility, isNight }
    const state = stand(made, { options: chosen, scene, turn, phase })
    state.ships.forEach((ship, i) => {
      const { lost, gone, ...rest } = hurts[i]!
      Object.assign(ship, rest)
      ship.remaining -= Math.floor((ship.remaining * lost) / 101)
      ship.mounts = ship.mounts.map(mounts => mounts - Math.floor((mounts * gone) / 101))
    })
    // Submarines at any depth, some of them out of control; aircraft made ready.
    for (const boat of state.annex.boats) {
      boat.zone = hurts[boat.ship]!.gone % 4
      boat.adrift = hurts[boat.ship]!.lost % 2
      boat.deformed = hurts[boat.ship]!.lost % 3
    }
    for (const carrier of state.annex.carriers) carrier.readied = hurts[carrier.ship]!.lost % 2
    return state
  })

const index = upTo(3)
const commands: fc.Arbitrary<Command> = fc
  .oneof(
    fc.record({
      type: fc.constant('FireGuns' as const),
      ship: upTo(1),
      batteries: fc.array(fc.record({ battery: index, target: upTo(1), shell: upTo(1) }), {
        minLength: 1,
        maxLength: 3,
      }),
    }),
    fc.record({
      type: fc.constant('DraftCrew' as const),
      ship: index,
      from: fc.constantFrom('main' as const, 'casemate' as const, 'light' as const, null),
    }),
    fc.record({ type: fc.constant('FloodMagazines' as const), ship: index }),
    fc.record({ type: fc.constant('FightFires' as const), ship: index, on: fc.boolean() }),
    fc.constant({ type: 'NextPhase' as const }),
  )
  .map(command => COMMAND.read(command))

const orders: fc.Arbitrary<Order<Command>> = fc
  .tuple(commands, fc.integer({ min: -1, max: 2 }), fc.boolean())
  .map(([command, seat, fits]) => ({
    seat: !fits ? seat : 'ship' in command ? command.ship : UMPIRE,
    command,
  }))
/** Some orders and, now and then, the umpire's word, so that what was named is fired. */
const battles = fc.tuple(states, fc.array(orders, { maxLength: 8 }), fc.integer({ min: 1, max: 2 ** 31 - 1 }))

/** A player without a will of his own, but not always the same. */
const whim: Decider<State> = (state, _seat, among) => {
  const bits = Array.from({ length: 31 }, (_, i) => i).filter(i => (among & (1 << i)) !== 0)
  return bits[state.now % bits.length]!
}

/** All that may not fall below nothing, or is no whole number. */
function wrongIn(state: State): string[] {
  return [...state.ships, ...Object.values(state.annex).flat()].flatMap(ship =>
    Object.entries(ship).flatMap(([name, value]) => {
      const numbers: unknown[] = Array.isArray(value) ? value : [value]
      const mayBeLess = name === 'remaining'
      return numbers.some(number => !Number.isSafeInteger(number) || (!mayBeLess && (number as number) < 0))
        ? [`${name}: ${JSON.stringify(value)}`]
        : []
    }),
  )
}

/** Give the orders, each followed by the umpire's; returns what was heard. */
function fight(desk: FearGodDesk, all: readonly Order<Command>[]): Event[] {
  const events: Event[] = []
  desk.heard = events
  for (const order of all.flatMap(each => [each, { seat: UMPIRE, command: { type: 'NextPhase' } } as const])) {
    if (refuse(desk.state, order) === null) resolve(desk, order)
  }
  return events
}

describe('random ships in random trouble, under random orders', () => {
  test('nothing is thrown, nothing falls below nothing, all is told, and events make the end', () => {
    let heard = 0
    fc.assert(
      fc.property(battles, ([state, all, seed]) => {
        const end = copy(state)
        const events = fight(new Desk(end, new Dice(new Seeded(seed)), whim), all)
        heard += events.length
        expect(wrongIn(end)).toEqual([])
        for (const event of events) expect(tell(event, end)).not.toMatch(/undefined|NaN|^\s*$/)
        const again = copy(state)
        for (const event of events) apply(again, event)
        expect({ ...again, fixed: 0 }).toEqual({ ...end, fixed: 0 })
      }),
      { numRuns: 1500, seed: 1906 },
    )
    expect(heard).toBeGreaterThan(10_000)
  }, 60_000)

  test('the same answers give the same events; without answers a rule wants one, and nothing else is thrown', () => {
    let questions = 0
    fc.assert(
      fc.property(battles, ([state, all, seed]) => {
        const answers: Answer[] = []
        const desk: FearGodDesk = new Desk(copy(state), new Dice(new Recorder(new Seeded(seed), answers)), whim)
        desk.answers = answers
        const events = fight(desk, all)
        const source = new Replay(answers)
        const choose: Decider<State> = (_state, seat, _among, _about, why) => source.choice(seat, why)
        expect(fight(new Desk(copy(state), new Dice(source), choose), all)).toEqual(events)
        if (answers.length === 0) return
        questions++
        expect(() => fight(new Desk(copy(state), new Dice(new Script([])), () => -1), all)).toThrow(Wanted as never)
      }),
      { numRuns: 500, seed: 1907 },
    )
    expect(questions).toBeGreaterThan(50)
  }, 60_000)

  test('every refusal cites a rule and says why; refusing changes nothing', () => {
    let refused = 0
    fc.assert(
      fc.property(states, orders, (state, order) => {
        const before = JSON.stringify({ ...state, fixed: 0 })
        const refusal = refuse(state, order)
        expect(JSON.stringify({ ...state, fixed: 0 })).toBe(before)
        if (refusal === null) return
        refused++
        expect(BOOK.rules[refusal.why]).toBeDefined()
        expect(refusal.reason).toMatch(/^\S.*\S$/)
      }),
      { numRuns: 2000, seed: 1908 },
    )
    expect(refused).toBeGreaterThan(500)
  }, 60_000)
})
