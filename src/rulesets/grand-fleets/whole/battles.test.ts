import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { canonical, Desk, type Frozen } from '#kernel/desk/index.ts'
import { Dice, Seeded } from '#kernel/dice/index.ts'
import { UMPIRE } from '#kernel/ruleset/index.ts'
import type { Card } from '../01-ships/ship.ts'
import { copy, type State } from '../01-ships/state.ts'
import { OPTIONS } from '../book/options.ts'
import { apply, type Event, type GrandFleetsDesk } from '../events/events.ts'
import { tell } from '../events/tell.fixture.ts'
import { GAME } from '../game.ts'
import { refuse } from '../orders/refusals.ts'
import { resolve } from '../orders/resolve.ts'
import { battle, type Stationed } from './battle.fixture.ts'
import { bits, boat, IRON_DUKE, MOLTKE } from './bench.fixture.ts'

const wordOf = ({ fixed: _, ...rest }: Frozen<State>): string => canonical(rest)

const tubes = { label: '18in', range: 6, dmg: 2, groups: [{ arcs: 'PORT+STBD', tubes: 2, reloads: 2 }] }
const CARDS: readonly Card[] = [
  IRON_DUKE,
  MOLTKE,
  boat({ size: 'VS', lengthFt: 270, torpedoes: tubes }),
  boat({ size: 'S', torpedoes: tubes }),
]
/** A ship that her captain places, or that lies near the middle of the sea. */
const ship = fc.record({
  card: fc.constantFrom(...CARDS),
  crew: fc.constantFrom('green', 'regular', 'elite'),
  placed: fc.boolean(),
})
const side = fc.array(ship, { minLength: 1, maxLength: 3 })
const chosen = fc
  .tuple(...OPTIONS.map(({ values }) => fc.constantFrom(...values)))
  .map(values => Object.fromEntries(OPTIONS.map(({ name }, i) => [name, values[i]!])))
const facts = fc.record({
  sea: fc.constantFrom('calm', 'moderate', 'rough', 'storm').map(state => ({ width: 24, height: 18, state })),
  begins: fc.constantFrom(330, 720, 1128),
  sunrise: fc.constantFrom(null, 360),
  sunset: fc.constantFrom(null, 1130),
  visibilityMiles: fc.constantFrom(6, 15, 24),
})
const stations = (ships: readonly { card: Card; crew: Stationed['crew']; placed: boolean }[], seat: number) =>
  ships.map(({ card, crew = 'regular', placed }, i): Stationed => {
    const at = placed ? {} : { east: 10 + 4 * seat, north: 4 + 4 * i, heading: 60 * i }
    return { card, crew, ...at }
  })

describe('random battles under random options', { timeout: 60_000 }, () => {
  test('are fought to their end by what is suggested to what a seat sees, and their events lead to the same end', () => {
    const happened = new Set<string>()
    fc.assert(
      fc.property(
        side,
        side,
        chosen,
        facts,
        fc.integer({ min: 1, max: 2 ** 31 - 1 }),
        (one, other, options, given, seed) => {
          const state = battle(stations(one as never, 0), stations(other as never, 1), {
            options,
            turns: 4,
            facts: given as never,
          })
          const start = copy(state)
          const dice = new Dice(new Seeded(seed))
          const events: Event[] = []
          const desk: GrandFleetsDesk = new Desk(state, new Dice(new Seeded(seed ^ 7)), (_state, _seat, among) => {
            const may = bits(among)
            return may[dice.one(100, 0 as never) % may.length]!
          })
          desk.heard = events
          for (let seats = GAME.awaited(state), orders = 0; seats.length > 0; seats = GAME.awaited(state), orders++) {
            const seat = seats.at(-1)!
            const seen = GAME.imagine(start, GAME.view(state, seat), dice)
            const among = seat === UMPIRE ? [GAME.begin] : [...GAME.suggest(seen, seat, dice)]
            if (among.length === 0 || orders > 500) throw new Error('nothing is suggested, or it never ends')
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
      { numRuns: 150, seed: 1914 },
    )
    for (const type of ['ShipDeployed', 'SeaFound', 'VisibilityFound', 'SmokeLaid', 'SmokeCleared', 'BoardFloated']) {
      expect(happened).toContain(type)
    }
  })
})
