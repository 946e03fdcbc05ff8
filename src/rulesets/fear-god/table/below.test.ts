import { describe, expect, test } from 'vitest'
import { Dice, Seeded } from '#kernel/dice/index.ts'
import type { Offer } from '#kernel/ruleset/index.ts'
import type { State } from '../02-ships/state.ts'
import { E1, FOXGLOVE, meeting, whyNot } from '../below/below.fixture.ts'
import { CHARGE_YARDS } from '../below/s15-depth-charges.ts'
import { R } from '../book/register.ts'
import { suggest } from '../captain/suggest.ts'
import { huntOf } from '../captain/suggest-below.ts'
import { tell } from '../events/tell.fixture.ts'
import { clock } from '../events/words.ts'
import type { Command } from '../orders/orders.ts'
import { walk } from '../sailing/s1-movement.ts'
import { PRESENT } from './present.ts'

const boat = (state: State) => state.annex.boats[0]!
function said(state: State, seat: number, deed: string): [string, Command][] {
  return PRESENT.offers(state, seat).flatMap((offer: Offer<Command>): [string, Command][] =>
    offer.kind === 'say' && offer.deed === deed ? [[offer.words, offer.command]] : [],
  )
}
const words = (state: State, seat: number, deed: string) => said(state, seat, deed).map(([text]) => text)

describe('below the surface, on the table', () => {
  test('FGDN-H34-diving the depths that she can reach are offered, and no guns while she is submerged', () => {
    const state = meeting(2000)
    expect(words(state, 0, 'Depth')).toEqual([
      'Dive to periscope depth: 8 knots at most',
      'Dive to shallow depth: 8 knots at most',
    ])
    boat(state).zone = 3
    expect(words(state, 0, 'Depth')).toEqual([
      'Up to periscope depth',
      'Up to shallow depth',
      'Down to intermediate II depth',
    ])
    const deeds = PRESENT.offers(state, 0).flatMap(offer =>
      'unit' in offer && offer.unit === E1 && 'deed' in offer ? [offer.deed] : [],
    )
    expect([...new Set(deeds)]).toEqual(['Course', 'Depth'])
    for (const [, command] of said(state, 0, 'Depth')) expect(whyNot(state, command as never)).toBeNull()
    expect(PRESENT.chart(state).units[E1]!.words).toContain('intermediate I depth')
  })
  test('FGDN-H35-depth-charges FGDN-H36-mines charges on the nearest boat and mines are offered as long as there are some', () => {
    const state = meeting(2000)
    expect(words(state, 1, 'Depth charges')).toEqual([
      'Depth charges on E 1, 2,000 yd, if she is below us by then: 3 patterns left',
    ])
    expect(words(state, 1, 'Mines')).toEqual(['Lay 3 mines along our run', 'Lay 12 mines along our run'])
    state.ships[FOXGLOVE]!.warheads = [0, 0]
    expect([words(state, 1, 'Depth charges'), words(state, 1, 'Mines')]).toEqual([[], []])
  })
  test('FGDN-H34-diving FGDN-H35-depth-charges FGDN-H36-mines FGDN-H42-solutions her card says how deep, how long, how many', () => {
    const state = meeting(2000)
    Object.assign(boat(state), { zone: 2, charged: 7, spent: 3, deformed: 1 })
    const below = (ship: number) =>
      PRESENT.card(state, ship)
        .tables.find(({ heads }) => heads[0] === 'Below')
        ?.lines.map(({ cells }) => cells)
    expect(below(E1)).toEqual([
      ['Depth', 'shallow', 'intermediate II, 8 kn submerged'],
      ['Batteries', '7 turns submerged', '10'],
      ['Hull', '1 dent', 'the third breaks it'],
    ])
    boat(state).unsolved = 1
    expect(below(E1)?.[2]).toEqual(['Firing solution', 'none', `from ${clock(state, 2)} on`])
    expect(below(FOXGLOVE)).toEqual([
      ['Depth charges', '3 patterns of 2', '21 points, die +2'],
      ['Mines', '12 left', '80 points'],
    ])
    expect(below(1)).toBeUndefined()
  })
  test('FGDN-H36-mines they lie on the chart in rows, each a head, the last with their number', () => {
    const state = meeting(2000)
    state.mines = [10_000, 30_000, 80, FOXGLOVE, 10_000, 30_300, 80, FOXGLOVE, 20_000, 30_000, 80, FOXGLOVE]
    expect(PRESENT.chart(state).tracks).toMatchObject([
      { side: 1, from: { east: 100, north: 300 }, to: { east: 100, north: 300 }, words: '' },
      { side: 1, from: { east: 100, north: 300 }, to: { east: 100, north: 303 }, words: '2 mines' },
      { side: 1, from: { east: 200, north: 300 }, to: { east: 200, north: 300 }, words: '1 mine' },
    ])
  })
  test('FGDN-H34-diving FGDN-H35-depth-charges FGDN-H36-mines what happens is told', () => {
    const state = meeting(2000)
    const why = R['FGDN-H34-diving']
    const at = { why, ship: E1, x: 0, y: 0 }
    expect([
      tell({ type: 'CellsRun', why, ship: E1, spent: 1 }, state),
      tell({ type: 'ChargesDropped', why, ship: FOXGLOVE, battery: 0, target: E1 }, state),
      tell({ type: 'ChargesHeld', why, ship: FOXGLOVE, battery: 0, target: E1 }, state),
      tell({ type: 'ChargesWide', why, ship: E1 }, state),
      tell({ type: 'MinesLaid', why, ship: FOXGLOVE, battery: 1, each: 1, mines: [0, 0, 80, 2] }, state),
      tell({ ...at, type: 'MinePassed' }, state),
      tell({ ...at, type: 'MineStruck' }, state),
      tell({ type: 'OrderRevealed', why, ship: E1, order: [9, 2] }, state),
    ]).toEqual([
      'E 1 runs on her batteries.',
      'Foxglove drops depth charges on E 1.',
      'Foxglove keeps her depth charges: E 1 is not below her.',
      'E 1 is shaken by depth charges and unharmed.',
      'Foxglove lays 1 mine.',
      'E 1 passes a mine without harm.',
      'E 1 strikes a mine.',
      'E 1 is ordered: shallow depth.',
    ])
  })
})

describe('what captains are offered', () => {
  test('FGDN-H35-depth-charges a hunter steers for where a submerged boat will be, and comes within reach', () => {
    const state = meeting(1500)
    expect(huntOf(state, FOXGLOVE)).toBeNull()
    boat(state).zone = 2
    const plot = huntOf(state, FOXGLOVE)!
    const there = walk(state, E1, { speed: state.ships[E1]!.ordered, legs: [] })
    const end = walk(state, FOXGLOVE, plot)
    expect(Math.hypot(end.x - there.x, end.y - there.y)).toBeLessThanOrEqual(CHARGE_YARDS)
    expect(whyNot(state, plot)).toBeNull()
  })
  test('FGDN-H34-diving FGDN-H35-depth-charges FGDN-H36-mines each of them once, and all of it legal', () => {
    const state = meeting(1500)
    // the sloop steers east, with the boat astern of her
    state.ships[FOXGLOVE]!.heading = 900
    const all = [0, 1].flatMap(seat => {
      const own = [0, 1].map(i => 2 * seat + i)
      state.written = own.flatMap(ship => [ship, 3, 0, 0, 0])
      return [...suggest(state, seat, new Dice(new Seeded(1)))]
    })
    for (const type of ['Dive', 'DropCharges', 'LayMines']) expect(all.map(each => each.type)).toContain(type)
    const courses = [...suggest(meeting(1500), 0, new Dice(new Seeded(1)))]
    expect(courses.some(each => each.type === 'Plot' && each.weave === true)).toBe(true)
    for (const each of [...all, ...courses]) if ('ship' in each) expect(whyNot(state, each)).toBeNull()
  })
})
