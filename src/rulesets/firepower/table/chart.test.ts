import { describe, expect, test } from 'vitest'
import { Dice, Seeded } from '#kernel/dice/index.ts'
import type { Offer } from '#kernel/ruleset/index.ts'
import { LINE_AHEAD, SCATTER, SEGMENT, type State } from '../01-classes/state.ts'
import { FOUR, setUpBelow } from '../below/below.fixture.ts'
import { GAME } from '../game.ts'
import { far, fleets, type Laid, say } from '../whole/battle.fixture.ts'
import { PRESENT } from './present.ts'

const line = (...norths: readonly number[]): Laid[] => norths.map((north): Laid => ({ at: [10, north] }))

describe('gaps', () => {
  /** LATE: 8 inches from hull to hull at most. */
  const gaps = (state: State) => PRESENT.chart(state).spans!.filter(({ words }) => words.startsWith('gap'))
  test('FP-C3-B are drawn from a ship that lies too far from her squadron to the nearest of it', () => {
    expect(gaps(fleets([{ ships: line(40, 35, 30) }], [far()]))).toEqual([])
    const [gap, ...none] = gaps(fleets([{ ships: line(40, 35, 20) }], [far()]))
    expect(none).toEqual([])
    expect(gap).toMatchObject({ words: 'gap over 20 cm (8 in)', from: { north: 20 }, to: { north: 35 } })
  })
  test('FP-R59 FP-R54 FP-R45 not under SCATTER, out of control, or once it has broken off', () => {
    const torn = (change: object): State => {
      const state = fleets([{ ships: line(40, 20) }], [far()])
      Object.assign(state.squadrons[0]!, change)
      return state
    }
    expect(gaps(torn({ formation: LINE_AHEAD }))).toHaveLength(2)
    for (const change of [{ formation: SCATTER }, { controlled: 0 }, { brokenOff: 1 }])
      expect(gaps(torn(change))).toEqual([])
  })
})

test('FP-SUB-B FP-R111 false models are tied to their boat, and only for who knows her', () => {
  const state = setUpBelow()
  say(state, 0, [{ type: 'HideBoat', boat: 0, stations: [...FOUR], truth: 0 }], [1, 1, 1])
  expect(PRESENT.chart(state, 0).ties).toHaveLength(3)
  expect(PRESENT.chart(GAME.imagine(state, GAME.view(state, 1), new Dice(new Seeded(1))), 1).ties).toEqual([])
})

test('FP-ORD-M1 FP-ORD-M2 the sum of an order says whose damage it is, and how far the admiral', () => {
  const state = fleets([{ ships: line(10) }, { ships: [{ at: [60, 10] }] }], [far({ at: [50, 98] })])
  state.segment = SEGMENT.change
  state.ships[0]!.fires = 1
  const ways = PRESENT.offers(state, 0)
    .filter((offer): offer is Extract<Offer<never>, { kind: 'choose' }> => offer.kind === 'choose')
    .flatMap(({ plan }) => plan.lists.flatMap(list => list.ways))
  const words = ways.find(({ throwing }) => throwing !== null)!.throwing!.lines.map(each => each.words)
  expect(words).toContain('A00 is damaged')
  expect(words).toContain('125 cm (50 in) from A00')
})
