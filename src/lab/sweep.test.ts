import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { shipNamed } from '#fleets/index.ts'
import { Session } from '#game/session/index.ts'
import type { Terms } from '#game/skirmish/index.ts'
import { chosenOptions } from '#kernel/desk/index.ts'
import { Seeded } from '#kernel/dice/index.ts'
import { BOOKS, type Book } from '#rulesets/index.ts'
import { addTally, emptyTally, summaryOf, sweepDuels, type Tally } from './sweep.ts'

function cardOf(book: Book, name: string): unknown {
  const found = shipNamed(name, { year: 1916, nation: 'GBR' })
  if ('unknown' in found) throw new Error(`there is no ${name}`)
  return book.card(found.facts, found.ship).card
}
const termsOf = (book: Book): Terms<unknown> => ({
  cards: [cardOf(book, 'Lion'), cardOf(book, 'Moltke')],
  terms: book.duel.terms.read({}),
  options: chosenOptions(book.options, {}),
})
const added = (parts: readonly Tally[]): Tally => {
  const sum = emptyTally()
  for (const part of parts) addTally(sum, part)
  return sum
}

describe('a tally', () => {
  const count = fc.nat({ max: 1_000_000 })
  const tallies = fc.array(
    fc.record({
      battles: count,
      wins: fc.tuple(count, count, count),
      turns: count,
      turnsSquared: count,
      orders: count,
      check: fc.integer({ min: 0, max: 0xffff_ffff }),
    }),
    { maxLength: 8 },
  )

  test('begins empty', () => {
    expect(emptyTally()).toEqual({ battles: 0, wins: [0, 0, 0], turns: 0, turnsSquared: 0, orders: 0, check: 0 })
  })

  test('adds up field by field', () => {
    const one: Tally = { battles: 3, wins: [2, 1, 0], turns: 12, turnsSquared: 50, orders: 90, check: 0xffff_fffe }
    const other: Tally = { battles: 2, wins: [0, 1, 1], turns: 7, turnsSquared: 25, orders: 40, check: 5 }
    // The check is a sum of 32 bits: it comes round.
    expect(added([one, other])).toEqual({
      battles: 5,
      wins: [2, 2, 1],
      turns: 19,
      turnsSquared: 75,
      orders: 130,
      check: 3,
    })
    expect(one.wins).toEqual([2, 1, 0])
  })

  test('comes to the same in whatever order its parts arrive, and however they are put together before', () => {
    fc.assert(
      fc.property(tallies, fc.nat(), (parts, cut) => {
        const whole = added(parts)
        expect(added([...parts].reverse())).toEqual(whole)
        const at = parts.length === 0 ? 0 : cut % parts.length
        expect(added([added(parts.slice(at)), added(parts.slice(0, at))])).toEqual(whole)
      }),
      { seed: 11, numRuns: 200 },
    )
  })
})

describe.each(BOOKS.map(book => [book.id, book] as const))('%s: a sweep', (_id, book) => {
  const terms = termsOf(book)
  const swept = (from: number, to: number, seed = 7): Tally => sweepDuels(book, terms, seed, from, to)
  const N = 60
  const whole = swept(0, N)

  test('fights as many duels as it was told, and each is won by one, by the other or by none', () => {
    expect(whole.battles).toBe(N)
    expect(whole.wins[0] + whole.wins[1] + whole.wins[2]).toBe(N)
    expect(whole.turns).toBeGreaterThanOrEqual(N)
    // The mean of squares is no less than the square of the mean.
    expect(whole.turnsSquared * N).toBeGreaterThanOrEqual(whole.turns ** 2)
    expect(whole.orders).toBeGreaterThan(whole.turns)
  })

  test('of no duels is empty', () => {
    expect(swept(5, 5)).toEqual(emptyTally())
  })

  test('is the same however its duels are dealt out', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.integer({ min: 1, max: N - 1 }), { maxLength: 5 }),
        fc.boolean(),
        (cuts, turned) => {
          const at = [0, ...cuts.sort((a, b) => a - b), N]
          const parts = at.slice(1).map((to, i) => swept(at[i]!, to))
          expect(added(turned ? parts.reverse() : parts)).toEqual(whole)
        },
      ),
      { seed: 12, numRuns: 8 },
    )
  })

  test('fights duel k the same alone as among others', () => {
    expect(added(Array.from({ length: N }, (_, k) => swept(k, k + 1)))).toEqual(whole)
  })

  test('is another for another seed, and its check tells duels apart that come to the same in sum', () => {
    expect(swept(0, N, 8).check).not.toBe(whole.check)
    expect(swept(1, N + 1).check).not.toBe(whole.check)
  })

  test.each([0, 1, 2, 17])('fights duel %i as it is fought with someone listening', k => {
    const { cards, options } = terms
    const state = book.duel.setup(cards, terms.terms, options)
    const session = new Session(book, state, new Seeded(7, k), book.duel.decider)
    for (let order = book.duel.next(session.state); order !== null; order = book.duel.next(session.state)) {
      expect(session.take(order)).not.toHaveProperty('reason')
    }
    const { winner, turns } = book.duel.result(session.state)
    const alone = swept(k, k + 1)
    expect(alone).toMatchObject({ battles: 1, turns, turnsSquared: turns * turns, orders: session.rows.length })
    expect(alone.wins).toEqual([winner === 0 ? 1 : 0, winner === 1 ? 1 : 0, winner < 0 ? 1 : 0])
  })
})

describe('a summary', () => {
  /** an end of a share's interval, to four digits */
  const near = (end: number) => expect.closeTo(end, 4)

  test('gives shares and means with their standard errors, shares with their intervals', () => {
    // Four duels of 2, 4, 4 and 6 turns, won by first, first, second, nobody.
    const tally: Tally = { battles: 4, wins: [2, 1, 1], turns: 16, turnsSquared: 72, orders: 99, check: 0xab }
    const summary = summaryOf(tally, 9)
    expect(summary).toEqual({
      battles: 4,
      seed: 9,
      wins: {
        first: { p: 0.5, error: 0.25, low: near(0.15), high: near(0.85) }, // √(½ × ½ ÷ 4)
        second: { p: 0.25, error: expect.closeTo(Math.sqrt(3) / 8, 12), low: near(0.0456), high: near(0.6994) }, // √(¼ × ¾ ÷ 4)
        draw: { p: 0.25, error: expect.closeTo(Math.sqrt(3) / 8, 12), low: near(0.0456), high: near(0.6994) },
      },
      // The variance is (4 + 0 + 0 + 4) ÷ 3; the error of the mean √(8/3 ÷ 4).
      turns: { mean: 4, error: expect.closeTo(Math.sqrt(2 / 3), 12) },
      check: '000000ab',
    })
  })

  test('of a hundred duels, ninety won: three in a hundred either way', () => {
    const tally: Tally = { battles: 100, wins: [90, 10, 0], turns: 500, turnsSquared: 2500, orders: 0, check: 0 }
    const { wins, turns } = summaryOf(tally, 1)
    const error = expect.closeTo(0.03, 12)
    expect(wins.first).toEqual({ p: 0.9, error, low: near(0.8256), high: near(0.9448) })
    expect(wins.second).toEqual({ p: 0.1, error, low: near(0.0552), high: near(0.1744) })
    expect(wins.draw).toEqual({ p: 0, error: 0, low: 0, high: near(0.037) })
    expect(turns).toEqual({ mean: 5, error: 0 }) // all of the same length
  })

  test.each([
    ['no duel', emptyTally(), 0],
    ['one duel', { battles: 1, wins: [1, 0, 0], turns: 6, turnsSquared: 36, orders: 40, check: 1 } as Tally, 6],
  ])('of %s has numbers too', (_what, tally, mean) => {
    const { wins, turns } = summaryOf(tally, 1)
    for (const { error } of [wins.first, wins.second, wins.draw, turns]) expect(error).toBe(0)
    expect(turns.mean).toBe(mean)
  })
})
