import { describe, expect, test } from 'vitest'
import { work } from '#kernel/desk/index.ts'
import type { State } from '../02-ships/state.ts'
import { nextPhase } from '../08-1-damage/8-1-phases.ts'
import { R } from '../book/register.ts'
import { orderWritten } from '../events/events.ts'
import { DEEDS, type Deed } from '../orders/deeds.ts'
import { sea } from '../whole/battle.fixture.ts'
import { alone, BOAT, KAISER, MOLTKE, play, typesOf } from '../whole/bench.fixture.ts'
import { E1, FOXGLOVE, meeting, whyNot } from './below.fixture.ts'
import { MEET_MINE, sideOf } from './s14-mines.ts'

const lay = (count: number): Deed => ({ type: 'LayMines', ship: FOXGLOVE, battery: 1, count })
function move(state: State, orders: readonly Deed[], faces: readonly number[] = []) {
  return play(state, faces, desk => {
    for (const order of orders) orderWritten(desk, { ship: order.ship, order: DEEDS.seal(order) }, R['FGDN-H27-orders'])
    nextPhase(desk)
    nextPhase(desk)
  })
}

describe('FGDN-H36-mines', () => {
  test('FGDN-H36-mines so many of each rail at even spaces along her run, the first where it begins', () => {
    const state = meeting(4000)
    // 20 knots are 2,000 yards: six mines 333 apart
    move(state, [lay(2)])
    expect([state.ships[FOXGLOVE]!.y, state.mines.length / 4]).toEqual([32_000, 6])
    expect(Array.from({ length: 6 }, (_, i) => state.mines.slice(4 * i, 4 * i + 4))).toEqual(
      [0, 333, 666, 1000, 1333, 1666].map(yards => [14_000, 30_000 + yards, 80, FOXGLOVE]),
    )
    expect(state.ships[FOXGLOVE]!.warheads).toEqual([3, 2])
  })
  test('FGDN-H36-mines those for which there are not 50 yards each stay on their rails', () => {
    const state = meeting(4000)
    // 4 knots are 400 yards: room for eight, so two of each of three rails
    Object.assign(state.ships[FOXGLOVE]!, { speed: 40, ordered: 40 })
    move(state, [lay(4)])
    expect([state.mines.length / 4, state.ships[FOXGLOVE]!.warheads[1]]).toEqual([6, 2])
    const stopped = meeting(4000)
    Object.assign(stopped.ships[FOXGLOVE]!, { speed: 0, ordered: 0 })
    expect(typesOf(move(stopped, [lay(4)]))).not.toContain('MinesLaid')
  })
  test('FGDN-H36-mines whose run passes within 30 yards meets it: on the bow within 10, else on its side', () => {
    const way = [10_000, 32_000, 0, 2000]
    const side = (x: number, y: number) => sideOf({ x, y }, { x: 10_000, y: 30_000 }, way)
    expect([side(9970, 31_000), side(9969, 31_000), side(10_030, 30_000), side(10_031, 31_000)]).toEqual([
      { side: 0, place: 'broadside' },
      null,
      { side: 1, place: 'broadside' },
      null,
    ])
    expect([side(9990, 31_000)!.place, side(10_010, 31_000)!.place, side(9989, 31_000)!.place]).toEqual([
      'bow',
      'bow',
      'broadside',
    ])
    expect([side(10_000, 29_999), side(10_000, 32_001)]).toEqual([null, null])
  })
  test('FGDN-H36-mines FGDN-R126 60 per cent; it strikes below the belt, meets her protection, and is gone', () => {
    const state = sea([[KAISER, 10_000, 30_000]], [[MOLTKE, 50_000, 50_000]])
    state.mines = [10_020, 31_000, 80, 1, 10_020, 40_000, 80, 1]
    // protection takes 35 of 80; 45 of 452 points are below .10, D6 1 no critical
    const events = move(state, [], [60, 1])
    expect(events.find(({ type }) => type === 'TorpedoStruck')).toMatchObject({
      damage: 45,
      absorbed: 35,
      side: 1,
      stern: 0,
    })
    expect([state.ships[0]!.remaining, state.mines]).toEqual([407, [10_020, 40_000, 80, 1]])
  })
  test('FGDN-H36-mines one that does not go off lies there still; small craft set it off by 20 per cent', () => {
    const state = sea([[KAISER, 10_000, 30_000]], [[MOLTKE, 50_000, 50_000]])
    state.mines = [10_000, 31_000, 80, 1]
    expect(typesOf(move(state, [], [61]))).toContain('MinePassed')
    expect(state.mines).toHaveLength(4)
    const about = { target: 0, weapon: 'mine', warhead: 80, depth: 'deep', isContact: true } as const
    const craft = alone(BOAT)
    const met = { ...about, side: 0, place: 'bow', x: 0, y: 0 } as const
    expect(typesOf(play(craft, [21], desk => work(MEET_MINE, desk, met)))).toEqual(['MinePassed'])
  })
  test('FGDN-H36-mines FGDN-8.1.2-auto-sub a boat down to Shallow is breached by one, deeper she passes underneath', () => {
    const run = (zone: number, faces: readonly number[]) => {
      const state = meeting(4000)
      state.annex.boats[0]!.zone = zone
      state.ships[E1]!.speed = 80
      state.mines = [10_000, 30_500, 80, FOXGLOVE]
      return typesOf(move(state, [], faces)).filter(type => /Mine|Sinking|Destroyed/.test(type))
    }
    expect(run(2, [60, 51])).toEqual(['MineStruck', 'ShipDestroyed'])
    expect(run(3, [])).toEqual([])
  })
  test('FGDN-H36-mines mines of this turn are met from the next on, by whoever comes, her own side too', () => {
    const state = meeting(4000)
    // the boat's own way north, laid by Foxglove from the south at the same time
    Object.assign(state.ships[FOXGLOVE]!, { x: 10_000, y: 28_000 })
    expect(typesOf(move(state, [lay(1)]))).not.toContain('MinePassed')
    expect(state.mines.slice(0, 2)).toEqual([10_000, 28_000])
  })
  test('FGDN-H36-mines by who has some and is fit to, and not where none are laid', () => {
    expect([whyNot(meeting(4000), lay(4)), whyNot(meeting(4000), lay(5))]).toEqual([null, R['FGDN-H36-mines']])
    expect(whyNot(meeting(4000), { type: 'LayMines', ship: FOXGLOVE, battery: 0, count: 1 })).toBe(R['FGDN-H36-mines'])
    expect(whyNot(meeting(4000, { mines: 'not laid' }), lay(1))).toBe(R['FGDN-H36-mines'])
    const wreck = meeting(4000)
    wreck.ships[FOXGLOVE]!.remaining = 6
    expect(whyNot(wreck, lay(1))).toBe(R['FGDN-8.1.10-10'])
  })
})
