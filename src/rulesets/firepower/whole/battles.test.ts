import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { canonical, Desk, type Frozen } from '#kernel/desk/index.ts'
import { Dice, Seeded } from '#kernel/dice/index.ts'
import { UMPIRE } from '#kernel/ruleset/index.ts'
import type { State } from '../01-classes/state.ts'
import { copy } from '../01-classes/state-copy.ts'
import { OPTIONS } from '../book/options.ts'
import { apply, type Event, type FirepowerDesk } from '../events/events.ts'
import { tell } from '../events/tell.fixture.ts'
import { GAME } from '../game.ts'
import { refuse } from '../orders/refusals.ts'
import { resolve } from '../orders/resolve.ts'
import { type Drawn, fleets } from './battle.fixture.ts'
import { card } from './bench.fixture.ts'

const wordOf = ({ fixed: _, ...rest }: Frozen<State>): string => canonical(rest)

const torpedoes = { launches: 2 }
const SHIPS = [
  card('BB'),
  card('BC'),
  card('CA', { torpedoes }),
  card('DD', { torpedoes }),
  card('CV'),
  card('AK'),
  card('MTB'),
]
const ship = fc.record({ is: fc.constantFrom(...SHIPS), outside: fc.boolean() })
const squadron = fc.record({
  ships: fc.array(ship, { minLength: 1, maxLength: 3 }),
  movement: fc.nat(3),
  formation: fc.nat(3),
})
const side = fc.array(squadron, { minLength: 1, maxLength: 3 })
const chosen = fc
  .tuple(...OPTIONS.map(({ values }) => fc.constantFrom(...values)))
  .map(values => Object.fromEntries(OPTIONS.map(({ name }, i) => [name, values[i]!])))

type Force = readonly {
  readonly ships: readonly { is: (typeof SHIPS)[number]; outside: boolean }[]
  movement: number
  formation: number
}[]
const drawn = (force: Force, seat: number): Drawn[] =>
  force.map(({ ships, movement, formation }, i) => ({
    movement,
    formation,
    ships: ships.map(({ is, outside }, k) => ({
      is,
      at: outside
        ? ([seat * 101 - 0.5, 30 + 12 * i + 3 * k] as const)
        : ([40 + 12 * seat, 30 + 12 * i + 3 * k] as const),
      on: outside ? 90 + 180 * seat : 0,
      berth: Number(outside),
    })),
  }))

describe('random battles under random options', { timeout: 60_000 }, () => {
  test('are fought to their end by what is suggested to what a seat sees, and their events lead to the same end', () => {
    const happened = new Set<string>()
    fc.assert(
      fc.property(
        side,
        side,
        chosen,
        fc.constantFrom(1900, 1916, 1940),
        fc.integer({ min: 1, max: 2 ** 31 - 1 }),
        (one, other, options, year, seed) => {
          const state = fleets(drawn(one as Force, 0), drawn(other as Force, 1), {
            options: { ...options, turns: '6' },
            facts: { year },
          })
          state.first = -1
          state.segment = 0
          const start = copy(state)
          const dice = new Dice(new Seeded(seed))
          const events: Event[] = []
          const desk: FirepowerDesk = new Desk(state, new Dice(new Seeded(seed ^ 7)), GAME.spare)
          desk.heard = events
          for (let seats = GAME.awaited(state), orders = 0; seats.length > 0; seats = GAME.awaited(state), orders++) {
            const seat = seats.at(-1)!
            const seen = GAME.imagine(start, GAME.view(state, seat), dice)
            const among = seat === UMPIRE ? [GAME.begin] : [...GAME.suggest(seen, seat, dice)]
            if (among.length === 0 || orders > 2000) throw new Error('nothing is suggested, or it never ends')
            GAME.present.chart(state)
            GAME.present.offers(state, seat)
            expect(GAME.present.asked(state, seat)).toMatch(/^[A-Z].+\.$/)
            const command = among[dice.one(100, 0 as never) % among.length]!
            expect(refuse(state, { seat, command })).toBeNull()
            resolve(desk, { seat, command })
          }
          const again = copy(start)
          for (const event of events) {
            apply(again, event)
            happened.add(event.type)
            expect(tell(event, again)).toMatch(/^.+\.$/)
          }
          expect(wordOf(again)).toBe(wordOf(state))
        },
      ),
      { numRuns: 60, seed: 1940 },
    )
    for (const type of [
      'OrdersChanged',
      'ControlSettled',
      'CourseTaken',
      'SquadronBroke',
      'ShipLeft',
      'TorpedoRan',
      'FlagshipPassed',
    ]) {
      expect(happened).toContain(type)
    }
  })
})
