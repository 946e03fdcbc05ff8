import { describe, expect, test } from 'vitest'
import type { Offer } from '#kernel/ruleset/index.ts'
import { SEGMENT, type State } from '../01-classes/state.ts'
import { INCH } from '../book/lengths.ts'
import { refuse } from '../orders/refusals.ts'
import { PRESENT } from '../table/present.ts'
import { type Flying, flying, tabled } from './air.fixture.ts'
import { counterOf } from './stands.ts'

/** A battleship of the east in the middle, and these stands. */
const over = (...stands: readonly Flying[]): State => flying(tabled(['BB', 'BB']), stands)
const away = (inches: number): Partial<Flying> => ({ x: (48 - inches) * INCH })

const offersTo = (state: State, stand: number, seat = 0): readonly Offer<unknown>[] =>
  PRESENT.offers(state, seat).filter(({ unit }) => unit === counterOf(state, stand))
/** What a stand may choose, deed by deed: words, note and order. */
const ways = (state: State, stand: number) =>
  Object.fromEntries(
    offersTo(state, stand).flatMap(offer =>
      offer.kind === 'choose'
        ? [[offer.deed, offer.plan.lists.flatMap(list => list.ways.map(({ words, note }) => [words, note]))]]
        : [],
    ),
  )

describe('what a stand is offered', () => {
  test('FP-AIR-J who is near enough attacks, on the score of Matrix 12: TB at BC and above on 4 or more', () => {
    const state = over({ of: 'TB', ...away(2) })
    expect(ways(state, 0)['Attack']).toEqual([['BB', '50 %']])
    const [offer] = offersTo(state, 0) as Extract<Offer<unknown>, { kind: 'choose' }>[]
    const [way] = offer!.plan.lists[0]!.ways
    expect(way!.throwing).toMatchObject({
      words: 'It hits on 4 or more',
      chance: 0.5,
      faces: [false, false, false, true, true, true],
    })
    expect(way!.command).toEqual({ type: 'AttackFromAir', stands: [0], target: 1 })
  })

  test('FP-AIR-K what its hit would do: TB at BB is 4, 5 or 6 less one, so light, medium and medium', () => {
    // 4 − 1 = 3 is L; 5 − 1 = 4 and 6 − 1 = 5 are M
    const [offer] = offersTo(over({ of: 'TB', ...away(2) }), 0) as Extract<Offer<unknown>, { kind: 'choose' }>[]
    const comes = offer!.plan.lists[0]!.ways[0]!.throwing!.comes!
    expect(comes.map(({ words, chance }) => [words, Math.round(600 * chance)])).toEqual([
      ['A hit: light damage', 100],
      ['A hit: medium damage', 200],
    ])
  })

  test('FP-R102 with the combats of the other stands of its side: done, still to come, undecided, and who has nobody', () => {
    const state = over(
      { of: 'TB', ...away(2) },
      { of: 'HB', ...away(1) },
      { of: 'FB', fought: 1, ...away(1) },
      { of: 'AS', ...away(1) },
      { of: 'AS', ...away(40) },
      { of: 'AS', seat: 1, ...away(40) },
    )
    state.sky.stands[4]!.locked = 5
    state.sky.stands[5]!.locked = 4
    const [offer] = offersTo(state, 0) as Extract<Offer<unknown>, { kind: 'choose' }>[]
    expect(offer!.plan.afterName).toMatch(/^Combats of this turn/)
    expect(offer!.plan.after!.map(({ words, figure }) => [words, figure])).toEqual([
      ['First the flak of BB', '5 dice'],
      ['HB 2 at BB', '33 %'],
      ['FB 3', 'has fought'],
      // AS against AS: of 36 throws 30 are three or less apart
      ['AS 5 and AS 6', 'goes on 83 %'],
      ['1 other has nobody within reach', ''],
    ])
    // FP-R102 and the two are tied to each other on the chart
    const { ties } = PRESENT.chart(state, 0)
    expect(ties!.map(({ words, from, to }) => [words, from.east, to.east])).toEqual([['dogfight', 8, 8]])
  })

  test('FP-AA-D FP-AA-C what flak has cost is in the chance; the flak that is left is told', () => {
    const state = over({ of: 'TB', flak: 1, ...away(2) })
    expect(ways(state, 0)['Attack']).toEqual([['BB', '33 %']])
    const [offer] = offersTo(state, 0) as Extract<Offer<unknown>, { kind: 'choose' }>[]
    expect(offer!.plan.after).toMatchObject([{ words: 'First the flak of BB', figure: '5 dice' }])
  })

  test('FP-R108 several attack together or alone', () => {
    const state = over({ of: 'TB', ...away(2) }, { of: 'HB', ...away(1) }, { of: 'AS', ...away(1) })
    expect(ways(state, 0)['Attack']).toEqual([
      ['BB, all 2', '50 %'],
      ['BB', '50 %'],
    ])
    expect(ways(state, 2)['Attack']).toBe(undefined)
  })

  test('FP-AIR-G FP-AIR-H a fight has three ends: AS adds 2 against TB, so it wins if its die is 2 or more above, and cannot lose', () => {
    const state = over({ of: 'AS' }, { of: 'TB', seat: 1 })
    // of 36: 4, 3, 2 and 1 are 2, 3, 4 and 5 above
    expect(ways(state, 0)['Fight']).toEqual([['TB 2', 'wins 28 %, loses 0 %, goes on 72 %']])
  })

  test('FP-AIR-D who has not flown makes for somebody, stays, or goes where he likes within 18 inches', () => {
    const state = over({ of: 'TB', ...away(30) })
    expect(ways(state, 0)).toEqual({
      'Make for': [
        ['BB', '30.0 in'],
        ['Hold off', 'stays where it is'],
      ],
    })
    const move = offersTo(state, 0).find(offer => offer.kind === 'move')!
    if (move.kind !== 'move') throw new Error('no flight is offered')
    const far = (ahead: number) => move.plan.try([{ turn: 900, ahead }])
    expect([far(18).cost, far(18).refusal]).toEqual([18, null])
    expect(far(18.1).refusal?.reason).toBe('that is farther than it can fly')
    // there and back: only the end counts
    expect(move.plan.try([{ ahead: 12 }, { turn: 1800, ahead: 12 }]).cost).toBe(0)
    expect(refuse(state, { seat: 0, command: move.plan.command([{ turn: 900, ahead: 10 }]) as never })).toBe(null)
  })

  test('FP-AIR-D who has flown is offered no flight, who has fought nothing, and nobody in other segments or turns', () => {
    expect(Object.keys(ways(over({ of: 'TB', flown: 1, ...away(2) }), 0))).toEqual(['Attack'])
    expect(offersTo(over({ of: 'TB', fought: 1 }), 0)).toEqual([])
    const early = over({ of: 'TB' })
    early.segment = SEGMENT.controlled
    expect(offersTo(early, 0)).toEqual([])
    expect(offersTo(over({ of: 'TB', seat: 1 }), 0, 1)).toEqual([])
  })

  test('FP-R100 whoever has just arrived is as far as from the nearest point of its edge', () => {
    const state = over({ of: 'TB', entering: 1, x: 0, y: 30 * INCH })
    expect(ways(state, 0)['Make for']).toEqual([['BB', '48.0 in']])
  })
})

test('FP-AIR-A a stand has a card: its class, what it adds against others and needs against ships', () => {
  const state = over({ of: 'TB', losses: 1, flak: 2 })
  expect(PRESENT.card(state, counterOf(state, 0))).toMatchObject({
    title: 'TB 1',
    under: 'TB',
    tables: [
      { lines: [{ cells: ['adds to its die', '0', '0', '0', '+1', '+2'] }] },
      { lines: [{ cells: ['hits on', '5 or more', '4 or more'] }] },
    ],
    notes: [{ text: 'Wave 1' }, { name: 'Losses' }, { name: 'Flak' }],
  })
})
