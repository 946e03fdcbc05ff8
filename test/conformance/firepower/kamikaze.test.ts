import { describe, expect, test } from 'vitest'
import { botNamed } from '#bots/index.ts'
import { AIRCRAFT, BATTLES } from '#fleets/index.ts'
import { verify } from '#game/journal/index.ts'
import type { Event } from '#kernel/desk/index.ts'
import type { BattleFacts } from '#kernel/facts/index.ts'
import { reportOf, textOf } from '#report/index.ts'
import { bookNamed } from '#rulesets/index.ts'
import { open } from '#story/index.ts'
import type { State } from '../../../src/rulesets/firepower/01-classes/state.ts'
import { foughtBetween, headerOf } from '../whole.ts'

// Kamikazes through a whole battle: they attack, are spent or come again, and may have won.

const BOOK = bookNamed('firepower')!
const DRILL = botNamed('drill')!
const SPENT = 3
const FORCE_Z = BATTLES.find(({ id }) => id === 'force-z')!
const ZERO = AIRCRAFT.find(({ name }) => name === 'Zero')!

/** Four stands of them against the ships of Force Z, by themselves. */
const SPECIAL: BattleFacts = {
  ...FORCE_Z,
  id: 'special-attack',
  year: 1945,
  sides: [
    FORCE_Z.sides[0],
    {
      ...FORCE_Z.sides[1],
      waves: [
        {
          name: 'Special attack',
          fromMinutes: 0,
          edge: 'north',
          flights: [{ aircraft: ZERO, number: 20, load: 'kamikaze' }],
        },
      ],
    },
  ],
}

type Told = Event & { readonly stand: number; readonly margin: number; readonly target: number }
const fought = [0, 1, 2, 3].map(seed => {
  const header = headerOf(BOOK, SPECIAL, {}, seed)
  const { start, session, text } = foughtBetween(BOOK, header, [DRILL, DRILL])
  const events = session.rows.flatMap(row => row.events) as Told[]
  return { start, session, text, events, state: session.state as State }
})

describe.each(fought.map((battle, seed) => [seed, battle] as const))(
  'seed %i',
  (_, { start, session, text, events, state }) => {
    const attacks = events.flatMap((event, at) => (event.type === 'StandAttacked' ? [{ ...event, at }] : []))
    test('FP-AIR-N FP-R107 who hits is spent at once and never attacks again, who misses stays and does', () => {
      expect(attacks.length).toBeGreaterThan(3)
      for (const { stand, margin, at } of attacks) {
        const next = events.findIndex(({ type }, i) => i > at && (type === 'StandAttacked' || type === 'TurnBegan'))
        const spent = events
          .slice(at, next < 0 ? undefined : next)
          .some(event => event.type === 'StandSpent' && event.stand === stand)
        expect(spent).toBe(margin >= 0)
        if (margin >= 0) expect(attacks.some(later => later.at > at && later.stand === stand)).toBe(false)
      }
      const spent = state.sky.stands.filter(({ status }) => status === SPENT)
      expect(spent).toHaveLength(attacks.filter(({ margin }) => margin >= 0).length)
    })

    test('FP-AIR-J every attack that hit threw what Matrix 12 asks of KM, less its minuses: 3 at BC and above, 4 below', () => {
      const seen = BOOK.copy(start) as State
      for (const event of events) {
        if (event.type === 'StandAttacked') {
          const { losses, flak } = seen.sky.stands[event.stand]!
          const { column } = seen.fixed.sheets[event.target]!
          const score = column <= 2 ? 3 : 4
          const die = event.margin + score + losses + flak + Number(seen.ships[event.target]!.formation === 2)
          expect(die).toBeGreaterThanOrEqual(1)
          expect(die).toBeLessThanOrEqual(6)
        }
        BOOK.apply(seen, event)
      }
    })

    test('the table gives the chance of each before it is thrown', () => {
      const seen = BOOK.copy(start)
      let shown = 0
      for (const { order, events: came } of session.rows) {
        const command = order.command as { type: string; stands: number[]; target: number }
        if (command.type === 'AttackFromAir') {
          const ways = BOOK.game!.present.offers(seen, 1).flatMap(offer =>
            offer.kind === 'choose' ? offer.plan.lists.flatMap(({ ways: each }) => each) : [],
          )
          for (const stand of command.stands) {
            const { losses, flak } = (seen as State).sky.stands[stand]!
            const { column } = (seen as State).fixed.sheets[command.target]!
            const scatters = (seen as State).ships[command.target]!.formation === 2
            const good = Math.max(0, 7 - (column <= 2 ? 3 : 4) - losses - flak - Number(scatters))
            const alone = ways.find(
              ({ command: said }) =>
                JSON.stringify(said) ===
                JSON.stringify({ type: 'AttackFromAir', stands: [stand], target: command.target }),
            )
            expect(alone?.throwing?.chance).toBeCloseTo(good / 6)
            shown++
          }
        }
        for (const event of came) BOOK.apply(seen, event as Event)
      }
      expect(shown).toBeGreaterThan(0)
    })

    test('it is told who attacked, who hit, and who was spent in it; and it is proved', () => {
      const told = [...textOf(reportOf(open(text, bookNamed)))].join('\n')
      for (const { stand, margin } of attacks)
        expect(told).toMatch(new RegExp(`Zero ${stand + 1} ${margin < 0 ? 'misses' : 'hits'} `))
      expect(told.match(/is spent in it/g) ?? []).toHaveLength(attacks.filter(({ margin }) => margin >= 0).length)
      expect(verify(text, bookNamed)).toMatchObject({ ok: true })
    })

    test('FP-H56-alone FP-AIR-N when none of them is left, points decide: the spent give the enemy none', () => {
      const { over, winner, points } = BOOK.game!.standing(state)
      expect(over).toBe(true)
      const down = state.sky.stands.filter(({ status }) => status === 2).length
      expect(points[0]).toBe(2 * down)
      const [one, other] = points as [number, number]
      if (state.sky.stands.every(({ status }) => status >= 2))
        expect(winner).toBe(one === other ? -1 : one > other ? 0 : 1)
    })
  },
)

test('FP-H56-alone they have won one of these battles, and lost one', () => {
  const winners = fought.map(({ state }) => BOOK.game!.standing(state).winner)
  expect(winners).toContain(0)
  expect(winners).toContain(1)
})
