import { describe, expect, test } from 'vitest'
import { botNamed } from '#bots/index.ts'
import { BATTLES, booksFor } from '#fleets/index.ts'
import { startOf } from '#game/journal/index.ts'
import type { Frozen } from '#kernel/desk/index.ts'
import type { Dice } from '#kernel/dice/index.ts'
import { hullsWithin } from '#kernel/geometry/index.ts'
import { sweepBattles } from '#lab/index.ts'
import { bookNamed } from '#rulesets/index.ts'
import type { State } from '../../../src/rulesets/firepower/01-classes/state.ts'
import { batteryNow } from '../../../src/rulesets/firepower/01-classes/state.ts'
import { CENTIMETRE, INCH } from '../../../src/rulesets/firepower/book/lengths.ts'
import { hullOf } from '../../../src/rulesets/firepower/measured.ts'
import { headerOf } from '../whole.ts'

// Every battle of the library that this book offers, as it lies on the table.

const BOOK = bookNamed('firepower')!
const OFFERED = BATTLES.filter(battle => booksFor(battle, [BOOK]).length > 0)
const SCALES = BOOK.options.find(({ name }) => name === 'models')!.values

const laid = (battle: (typeof BATTLES)[number], models: string): State =>
  startOf(BOOK, headerOf(BOOK, battle, { models }, 1)) as State

test('the book offers twelve of them', () => {
  expect(OFFERED.map(({ id }) => id)).toHaveLength(12)
})

describe.each(OFFERED.map(battle => [battle.id, battle] as const))('%s', (_, battle) => {
  test.each(SCALES)(
    'FP-H20-table FP-SETUP-C at %s nobody begins a move from an enemy’s range, in a squadron of his, or too near to pass',
    models => {
      const state = laid(battle, models)
      const { board } = state.fixed.theatre!
      const hulls = state.ships.map((_, ship) => hullOf(state, ship))
      const reach = (ship: number): number =>
        state.fixed.rate +
        Math.max(
          state.fixed.long[batteryNow(state, ship, 'main')] ?? 0,
          state.fixed.long[batteryNow(state, ship, 'secondary')] ?? 0,
        )
      state.ships.forEach((one, ship) => {
        expect(one.berth, `ship ${ship} is on the table`).toBe(0)
        const { east, north } = board.plot(one)
        // SCALE-A a foot of table round every ship
        for (const far of [east, north, board.extent.east - east, board.extent.north - north])
          expect(far).toBeGreaterThanOrEqual(12 - 0.01)
        state.ships.forEach((two, other) => {
          if (other <= ship) return
          const isOne = one.squadron === two.squadron
          // PEN-C ten centimetres from squadron to squadron; within one, hulls do not touch
          expect(hullsWithin(hulls[ship]!, hulls[other]!, isOne ? 0 : 10 * CENTIMETRE), `${ship} and ${other}`).toBe(
            false,
          )
          if (one.seat === two.seat || one.submerged + two.submerged > 0) return
          expect(board.within(one, two, Math.max(reach(ship), reach(other))), `${ship} in reach of ${other}`).toBe(
            false,
          )
        })
      })
    },
  )

  test('FP-C3-B no ship begins farther from her squadron than the spacing', () => {
    const state = laid(battle, '1/1200')
    const spacing = [2, 4, 8][state.fixed.scene.period]! * INCH
    state.ships.forEach((one, ship) => {
      const mates = [...state.ships.keys()].filter(
        other => other !== ship && state.ships[other]!.squadron === one.squadron,
      )
      if (mates.length === 0) return
      expect(mates.some(other => hullsWithin(hullOf(state, ship), hullOf(state, other), spacing))).toBe(true)
    })
  })

  test.each(['1/1200', '1/700'])('FP-H20-table at %s it is fought for several turns', models => {
    const start = startOf(BOOK, headerOf(BOOK, battle, { models }, 1)) as Frozen<unknown>
    const drill = botNamed('drill')!
    const seating = (from: Frozen<unknown>, seat: number, dice: Dice) => drill.sit(BOOK.game!, from, seat, dice)
    const { turns, battles } = sweepBattles(BOOK, start, [seating, seating], 1, 0, 10)
    expect(turns / battles).toBeGreaterThanOrEqual(2)
  })
})

test('FP-H20-table at Dogger Bank the Harwich Force is clear of the Germans, and by option where it was', () => {
  const battle = OFFERED.find(({ id }) => id === 'dogger-bank')!
  const nearest = (entry: string): number => {
    const state = startOf(BOOK, headerOf(BOOK, battle, { entry }, 1)) as State
    const { board } = state.fixed.theatre!
    const own = state.ships.filter(({ squadron }) => squadron === 3)
    const foes = state.ships.filter(({ seat }) => seat === 1)
    return Math.min(...own.flatMap(one => foes.map(two => board.distance(one, two)))) / INCH
  }
  expect(nearest('where-they-were')).toBeLessThan(4)
  // light cruisers fire 15 inches, battlecruisers 24, and any goes 6
  expect(nearest('out-of-reach')).toBeGreaterThan(21)
})
