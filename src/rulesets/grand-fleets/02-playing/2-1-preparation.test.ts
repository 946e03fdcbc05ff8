import { describe, expect, test } from 'vitest'
import { BadInput } from '#kernel/ruleset/index.ts'
import { turnAt } from '#kernel/turn/index.ts'
import { type State, TURN } from '../01-ships/state.ts'
import { TURN_MINUTES } from '../09-advanced/9-7-light.ts'
import { GAME } from '../game.ts'
import { battle, begin } from '../whole/battle.fixture.ts'
import { boat, IRON_DUKE, idOf } from '../whole/bench.fixture.ts'
import { refuseFleet, refuseSea } from './2-1-preparation.ts'

const sea = (width: number, height: number) => ({ width, height, state: 'calm' as const })

describe('2.11 forces', () => {
  test('GF-2.11-points-limit up to the agreed total, and there is no minimum', () => {
    expect(refuseFleet([265, 126, 43, 41], 500)).toBeNull()
    expect(refuseFleet([265, 126, 43, 41], 475)).toBeNull()
    expect(refuseFleet([], 500)).toBeNull()
    const refusal = refuseFleet([265, 126, 43, 41], 474)
    expect([idOf(refusal!.why), refusal!.reason]).toEqual(['GF-2.11-points-limit', '475 points are more than 474'])
  })
})

describe('0.22, 0.27, 2.12 a battle is set up', () => {
  test.each([
    [24, 18, true],
    [18, 24, true],
    [30, 30, true],
    [23, 18, false],
    [24, 17, false],
    [20, 20, false],
  ])('GF-0.22-board %i by %i miles will do for a pick-up battle: %s', (width, height, enough) => {
    const refusal = refuseSea(sea(width, height))
    expect(refusal === null ? null : idOf(refusal.why)).toBe(enough ? null : 'GF-0.22-board')
    const setUp = (): State => battle([{ card: boat() }], [{ card: boat() }], { facts: { sea: sea(width, height) } })
    if (enough) expect(setUp().fixed.board.extent).toEqual({ east: width, north: height })
    else expect(setUp).toThrow(BadInput)
  })

  test('GF-R39 on hexes 24 columns of 18, along the short edges in east and west', () => {
    const { board } = battle([{ card: boat() }], [{ card: boat() }], { options: { board: 'hexes' } }).fixed
    const column = (x: number): number =>
      Array.from({ length: 60 }, (_, n) => 20 - n).filter(y => board.onBoard({ x, y })).length
    expect([0, 1, 12, 23].map(column)).toEqual([18, 18, 18, 18])
    expect([-1, 24].map(column)).toEqual([0, 0])
  })

  test('GF-0.27-scenarios a published battle brings its sea, its places and its length', () => {
    const state = battle(
      [{ card: IRON_DUKE, east: 4, north: 16, heading: 180 }],
      [{ card: boat(), east: 11, north: 16, heading: 180 }],
      { facts: { sea: sea(12, 17), lastsMinutes: 25, begins: 1128 } },
    )
    expect(state.ships.map(({ x, y, heading, berth }) => [x, y, heading, berth])).toEqual([
      [4000, 16_000, 1800, 0],
      [11_000, 16_000, 1800, 0],
    ])
    expect(state.fixed.scene).toMatchObject({ turns: 3, begins: 1128 })
    begin(state, [9, 1])
    expect([turnAt(TURN, state.now), state.acting]).toEqual([1, 0])
  })

  test('GF-2.12-cards every ship has her whole card, all boxes clear', () => {
    const state = battle([{ card: IRON_DUKE, east: 4, north: 16 }], [{ card: boat(), east: 11, north: 16 }])
    expect(state.ships[0]).toMatchObject({ lost: 0, mounts: [2, 1, 2, 6, 6], tubes: [2, 2], fires: 0, forward: -1 })
    expect(state.fixed.sheets[0]!.card).toBe(IRON_DUKE)
  })

  test.each([
    [1, '10:00'],
    [2, '10:12'],
    [6, '11:00'],
  ])('GF-0.32-time GF-R45 a turn is twelve minutes, five to the hour: turn %i is %s', (turn, time) => {
    const state = battle([{ card: boat(), east: 4, north: 4 }], [{ card: boat(), east: 20, north: 4 }])
    state.now = 4 * turn
    expect(GAME.present.chart(state).clock.time).toBe(time)
    expect(TURN_MINUTES * 5).toBe(60)
  })
})

describe('a battle’s file says of a ship what had happened to her before', () => {
  const NAME = IRON_DUKE.name
  const at = (card: typeof IRON_DUKE, east: number) => ({ card, east, north: 9, heading: 0 })
  const set = (plights: Record<string, unknown>): State =>
    battle([at(IRON_DUKE, 3)], [at(boat({ name: 'Other' }), 20)], {
      facts: { books: { 'grand-fleets': { plights }, 'another-book': { plights: { Nobody: { soaked: true } } } } },
    })

  test('in the words of this book; what other books say is theirs', () => {
    const [ship, other] = set({ [NAME]: { lost: 5, fires: 2, engine: true, mountsLost: [1] } }).ships
    expect(ship).toMatchObject({ lost: 5, fires: 2, engine: 1, forward: -1 })
    expect(ship!.mounts[0]).toBe(set({}).ships[0]!.mounts[0]! - 1)
    expect(other!.lost).toBe(0)
  })

  test.each<[string, Record<string, unknown>, RegExp]>([
    ['of a ship that is not there', { Bounty: { lost: 1 } }, /^plights: there is no Bounty in this battle$/],
    ['in words that this book does not have', { [NAME]: { soaked: true } }, /soaked/],
    ['of more than she has', { [NAME]: { lost: 90 } }, /^lost: .* has only \d+ hull boxes$/],
    ['of what needs an option', { [NAME]: { quiet: 2 } }, /option reloads$/],
    ['of nothing', { [NAME]: null }, /./],
  ])('bad: %s', (_what, plights, says) => {
    expect(() => set(plights)).toThrow(says)
    expect(() => set(plights)).toThrow(BadInput)
  })
})
