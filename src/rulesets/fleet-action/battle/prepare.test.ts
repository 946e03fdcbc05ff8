import { describe, expect, test } from 'vitest'
import type { BattleFacts, ShipInBattle } from '#kernel/facts/index.ts'
import type { Card } from '../02-data-sheet/ship.ts'
import { CM, type State } from '../02-data-sheet/state.ts'
import { options, ship } from '../whole/bench.fixture.ts'
import { prepare } from './prepare.ts'

type Placed = Partial<ShipInBattle>
/** Formations as a battle’s file has them, on a sea of 20 by 20 miles. */
const laid = (
  one: readonly (readonly Placed[])[],
  other: readonly (readonly Placed[])[],
  facts: Partial<BattleFacts> = {},
  chosen: Readonly<Record<string, string>> = {},
): State =>
  laidWith(
    [...one, ...other].flat().map(() => ship()),
    one,
    other,
    {},
    facts,
    chosen,
  )
function laidWith(
  cards: readonly Card[],
  one: readonly (readonly Placed[])[],
  other: readonly (readonly Placed[])[],
  blue: Partial<BattleFacts['sides'][0]>,
  facts: Partial<BattleFacts> = {},
  chosen: Readonly<Record<string, string>> = {},
): State {
  const side = (name: string, formations: readonly (readonly Placed[])[]) => ({
    ...{ name, nation: 'GBR' as const, admiral: '' },
    formations: formations.map((ships, i) => ({
      name: `${name} ${i}`,
      ships: ships.map(each => ({ ship: '', at: null, heading: 0, crew: 'regular' as const, ...each })),
    })),
  })
  const battle: BattleFacts = {
    ...{ id: 'x', title: 'X', year: 1916, month: 5, day: 31, place: '', story: '', happened: '', sources: [] },
    sea: { width: 20, height: 20, state: 'calm' },
    ...{ begins: 720, sunrise: null, sunset: null, visibilityMiles: 10, lastsMinutes: 145 },
    sides: [{ ...side('Blue', one), ...blue }, side('Grey', other)],
    ...facts,
  }
  return prepare({ battle, cards }, options(chosen))
}
const at = (east: number, north: number, more: Placed = {}): Placed => ({ at: { east, north }, ...more })

describe('H59 a battle of history', () => {
  test('FA-H59-table formations are squadrons; the first ship has the commander, who is as good as her crew', () => {
    const state = laid([[at(4, 4, { crew: 'elite' }), at(4, 3)], [at(6, 4, { crew: 'green' })]], [[at(12, 4)]])
    expect(state.ships.map(({ squadron, flag, cmdv, cq }) => [squadron, flag, cmdv, cq])).toEqual([
      [0, 1, 1, 1],
      [0, 0, 0, 0],
      [1, 1, -1, -1],
      [2, 1, 0, 0],
    ])
    expect(state.squadrons.map(({ seat, size }) => [seat, size])).toEqual([
      [0, 2],
      [0, 1],
      [1, 1],
    ])
  })
  test('FA-H59-table a mile is 10.1 cm; half of their speed; the edges behind them', () => {
    const state = laid([[at(4, 4, { heading: 90 })]], [[at(12, 4)]])
    // 2,025 yards at 200 to the centimetre
    expect(state.ships[0]).toMatchObject({ x: 4050, y: 4050, heading: 900, pace: 15 })
    expect(state.fixed.theatre!.edges).toEqual(['west', 'east'])
    expect(state.fixed.board.extent.east).toBeCloseTo(202.5, 5)
  })
  test('FA-H59-table a base that would lie on another goes astern of it', () => {
    const state = laid([[at(4, 4), at(4, 3.9)]], [[at(12, 4)]])
    const [one, other] = state.ships
    // bases of 4 cm, one behind the other
    expect([other!.x, Math.round((one!.y - other!.y) / CM)]).toEqual([one!.x, 4])
  })
  test('FA-H59-table light by the clock: day, half an hour of twilight at half the sight, night at one band', () => {
    const light = (begins: number, lastsMinutes = 145, visibilityMiles = 10) =>
      laid([[at(4, 4)]], [[at(12, 4)]], { begins, lastsMinutes, visibilityMiles, sunset: 1080 }).fixed.theatre!.light
    // ten miles are four bands of 2.47
    expect(light(720)).toEqual([{ from: 1, isNight: false, tvr: 4 }])
    expect(light(1068, 60)).toEqual([
      { from: 1, isNight: false, tvr: 4 },
      { from: 4, isNight: false, tvr: 2 },
      { from: 8, isNight: true, tvr: 1 },
    ])
    expect(light(720, 12, 30)[0]).toMatchObject({ tvr: 6 })
    expect(light(720, 12, 1)[0]).toMatchObject({ tvr: 1 })
  })
  test('FA-H59-table six minutes a turn, or as many turns as the option says', () => {
    const turns = (lastsMinutes: number, chosen = {}) =>
      laid([[at(4, 4)]], [[at(12, 4)]], { lastsMinutes }, chosen).fixed.theatre!.turns
    expect([turns(145), turns(144), turns(1), turns(145, { turns: '15' })]).toEqual([25, 24, 1, 15])
  })
})

describe('H42 fleets that were picked', () => {
  test('FA-H42 a table of 240 by 160 cm, each side within 20 cm of its own long edge, in line', () => {
    const state = laid([[{}, {}]], [[{}]])
    const { extent } = state.fixed.board
    expect([Math.round(extent.east), Math.round(extent.north)]).toEqual([240, 160])
    expect(state.ships.map(({ y }) => y / CM)).toEqual([15, 15, 145])
    expect(state.fixed.theatre!.edges).toEqual(['south', 'north'])
  })
})

describe('what is not plain ships', () => {
  /** Cards in the battle's order. */
  const battleOf = (cards: readonly Card[], one: readonly (readonly Placed[])[], mines = {}): State => {
    const other = [[at(12, 4)]]
    return laidWith([...cards, ship()], one, other, mines)
  }
  test('FA-H61-diving boats of a formation are a squadron of their own, and may begin under water', () => {
    const boat = ship({ name: 'Boat', typeCode: 'SS', dives: { knots: 8 } })
    const state = battleOf(
      [ship(), boat, ship()],
      [[at(4, 4, { submerged: true }), at(4, 6, { submerged: true }), at(4, 8)]],
    )
    expect(state.ships.map(({ squadron, depth, flag }) => [squadron, depth, flag])).toEqual([
      [0, 0, 1],
      [1, 1, 1],
      [0, 0, 0],
      [2, 0, 1],
    ])
    expect(state.squadrons.map(({ size }) => size)).toEqual([2, 1, 1])
    expect(state.fixed.theatre!.squadrons).toEqual(['Blue 0', 'Blue 0, submarines', 'Grey 0'])
    // each where her battle has her
    expect(state.ships.map(({ y }) => y)).toEqual([4, 6, 8, 4].map(miles => Math.round(miles * 1012.5)))
  })
  test('FA-H31 fields that the battle has lie there from the beginning', () => {
    const state = battleOf([ship()], [[at(4, 4)]], { mines: [{ at: { east: 8, north: 2 }, heading: 45 }] })
    expect(state.mines).toEqual([{ seat: 0, x: 8100, y: 2025, heading: 450 }])
  })
})
