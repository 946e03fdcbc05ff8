import { describe, expect, test } from 'vitest'
import { work } from '#kernel/desk/index.ts'
import type { Card } from '../02-data-sheet/ship.ts'
import { CM, type Ship, type State, sheetAt } from '../02-data-sheet/state.ts'
import { copy } from '../02-data-sheet/state-copy.ts'
import { bestSpeed } from '../06-order-of-play/6-4-movement.ts'
import { END_PHASE, teamsOf } from '../06-order-of-play/6-7-end-phase.ts'
import { baseOf, basesBetween } from '../measured.ts'
import { refuse } from '../orders/refusals.ts'
import { resolve } from '../orders/resolve.ts'
import {
  type At,
  attack,
  type Berth,
  fleet,
  fort,
  gun,
  idOf,
  pair,
  play,
  ship,
  shoot,
  stand,
  sumOf,
  worn,
} from '../whole/bench.fixture.ts'
import { gunsBearing, hasRadar, isLocal, isSlow, isStopped } from './9-5-guns.ts'
import type { Activate } from './said.ts'

const fire = (guns: Activate['guns']): Activate => ({ type: 'Activate', ship: 0, light: null, guns, factors: [] })
const refused = (state: State, command: Activate): string | null => {
  const refusal = refuse(state, { seat: 0, command })
  return refusal === null ? null : idOf(refusal.why)
}
/** The number that six guns need without any modifier: its face hits and one less does not; more than 20 has no throw. */
function isNumber(range: number, number: number, changes: Partial<Ship> = {}): boolean {
  const at = (): State => worn(pair(ship(), ship(), { range }), 0, changes)
  if (number > 20) return shoot(at(), []).throws.length === 0
  shoot(at(), [number - 1])
  return shoot(at(), [number, 20, 20]).throws.length === 3
}
const lines = (one: Card, other: Card, changes: [Partial<Ship>, Partial<Ship>] = [{}, {}], at: At = {}): object =>
  sumOf(worn(worn(pair(one, other, at), 0, changes[0]), 1, changes[1])).lines

describe('9.5 Guns', () => {
  test('FA-9.5-band no shot beyond 125 cm', () => {
    const command = fire([{ battery: 0, target: 1 }])
    expect(refused(pair(ship(), ship(), { range: 125 }), command)).toBeNull()
    expect(refused(pair(ship(), ship({}), { range: 125.01, scene: { tvr: 6 } }), command)).toBe('FA-9.5-band')
  })
  test('FA-9.5-control Local without Fire Control, without Structure, at Type X', () => {
    const local = (changes: Partial<Ship>, other = ship()) => isLocal(worn(pair(ship(), other), 0, changes), 0, 1)
    expect([local({}), local({ fc: 0 }), local({ s: 0 }), local({}, stand())]).toEqual([false, true, true, true])
  })
  test('FA-9.5-amc an armed merchant cruiser is always Local', () => {
    expect(isLocal(pair(ship({ isAMC: true }), ship()), 0, 1)).toBe(true)
  })
  test('FA-9.5-number Directed and Local by band', () => {
    const ranges = [25, 50, 75, 100, 125]
    expect(ranges.map((range, i) => isNumber(range, [6, 9, 12, 15, 18][i]!))).toEqual(new Array(5).fill(true))
    expect(ranges.map((range, i) => isNumber(range, [8, 12, 16, 20, 24][i]!, { fc: 0 }))).toEqual(
      new Array(5).fill(true),
    )
  })
  test('FA-9.5-roll one d20 for the whole battery', () => {
    expect(shoot(pair(ship(), ship()), [1]).throws).toEqual([['FA-9.5-roll', 20, [1]]])
  })
  test('FA-9.5-mod-crew Crew Quality, however low', () => {
    expect(lines(ship(), ship(), [{ cq: 2 }, {}])).toEqual({ 'FA-9.5-mod-crew': 2 })
    expect(lines(ship(), ship(), [{ cq: -4 }, {}])).toEqual({ 'FA-9.5-mod-crew': -4 })
  })
  test('FA-9.5-mod-guns the step of the guns, less two', () => {
    const state = pair(ship(), ship())
    expect([1, 2, 3, 6, 7, 12, 13, 20, 21].map(guns => sumOf(state, guns).total)).toEqual([-1, -1, 0, 0, 1, 1, 2, 2, 3])
  })
  test('FA-9.5-mod-size the target’s size', () => {
    expect(lines(ship(), ship({ targetSize: 3 }))).toEqual({ 'FA-9.5-mod-size': 3 })
    expect(lines(ship(), stand())).toEqual({ 'FA-9.5-mod-size': -4 })
  })
  test('FA-9.5-mod-radar working, Directed, and of this battery', () => {
    const card = ship({ gunneryRadarMain: true })
    expect(lines(card, ship())).toEqual({ 'FA-9.5-mod-radar': 1 })
    expect(lines(card, ship(), [{ radar: 0 }, {}])).toEqual({})
    expect(lines(card, ship(), [{ fc: 0 }, {}])).toEqual({})
    expect(lines(ship({ gunneryRadarOther: true }), ship())).toEqual({})
  })
  test('FA-H22 MAIN and OTHER have gunnery radar of their own, which goes together', () => {
    const card = ship({ gunneryRadarOther: true, batteries: [gun(), gun({ group: 'OTHER' })] })
    const state = pair(card, ship())
    const { batteries } = sheetAt(state, 0).card
    expect(batteries.map(line => hasRadar(state, 0, line))).toEqual([false, true])
    worn(state, 0, { radar: 0 })
    expect(hasRadar(state, 0, batteries[1]!)).toBe(false)
  })
  test('FA-R63 Local control never has radar', () => {
    expect(lines(ship({ gunneryRadarMain: true, isAMC: true }), ship())).toEqual({})
  })
  const along = (...others: Berth[]): Berth[] => [
    { card: ship(), seat: 0, x: 0, y: 5000 },
    { card: ship(), seat: 1, x: 4000, y: 5000 },
    ...others,
  ]
  test('FA-9.5-mod-base -1 for each base on the line, friend or foe', () => {
    const state = fleet(along({ card: ship(), seat: 0, x: 1000, y: 5000 }, { card: ship(), seat: 1, x: 3000, y: 5000 }))
    expect(sumOf(state).lines).toEqual({ 'FA-9.5-mod-base': -2 })
    const beside = fleet(along({ card: ship(), seat: 0, x: 1000, y: 6000 }))
    expect(basesBetween(beside, 0, 1)).toBe(0)
  })
  test('FA-R72 the bases of the two ends do not count', () => {
    expect(sumOf(fleet(along())).lines).toEqual({})
  })
  test('FA-H1 bases by size, to the tenth of a millimetre; a centimetre is 200 yards', () => {
    const base = (targetSize: number) => {
      const { length, width } = baseOf(pair(ship(), ship({ targetSize })), 1)
      return [length / CM, width / CM]
    }
    expect([3, 2, 1, 0, -1, -2, -3].map(base)).toEqual([
      [5, 1.5],
      [5, 1.5],
      [4, 1.25],
      [4, 1.25],
      [3, 1],
      [2.5, 1],
      [2.5, 1],
    ])
    expect(baseOf(pair(ship(), stand()), 1).width / CM).toBe(2.5)
    // a base four centimetres long and 1.25 wide lies 0.62 cm off the line: crossed, and not at 0.63
    const off = (y: number) => fleet(along({ card: ship(), seat: 0, x: 2000, y: 5000 + y, heading: 900 }))
    expect([basesBetween(off(62), 0, 1), basesBetween(off(63), 0, 1)]).toEqual([1, 0])
  })
  test('FA-9.5-mod-splash -1 for each marker on either', () => {
    expect(lines(ship(), ship(), [{ splash: 2 }, { splash: 1 }])).toEqual({ 'FA-9.5-mod-splash': -3 })
  })
  test('FA-9.5-mod-gm the Gunnery Modifier, with no floor', () => {
    expect(lines(ship(), ship(), [{ gm: -7 }, {}])).toEqual({ 'FA-9.5-mod-gm': -7 })
  })
  test('FA-9.5-mod-steering 1 at a target that cannot steer', () => {
    expect(lines(ship(), ship(), [{}, { sv: 0 }])).toEqual({ 'FA-9.5-mod-steering': 1 })
    expect(lines(ship(), fort())).toEqual({})
  })
  test('FA-9.5-mod-slow 1 at a target that moved up to 10 cm', () => {
    const moved = (cm: number) => lines(ship(), ship(), [{}, { moved: cm }])
    expect([moved(1), moved(10), moved(11), moved(0)]).toEqual([
      { 'FA-9.5-mod-slow': 1 },
      { 'FA-9.5-mod-slow': 1 },
      {},
      {},
    ])
  })
  test('FA-R32 Stopped is not Slow; steering gone counts with either', () => {
    const state = worn(pair(ship(), ship()), 1, { moved: 0, sv: 0 })
    expect([isSlow(state, 1), isStopped(state, 1), sumOf(state).total]).toEqual([false, true, 1])
    worn(state, 1, { moved: 5 })
    expect([isSlow(state, 1), isStopped(state, 1), sumOf(state).total]).toEqual([true, false, 2])
  })
  test('FA-9.5-reroll-stopped a miss again at what lies still, or on land', () => {
    expect(shoot(worn(pair(ship(), ship()), 1, { moved: 0 }), [8, 8]).throws).toHaveLength(2)
    expect(shoot(pair(ship(), fort()), [8, 8]).throws).toHaveLength(2)
    expect(shoot(pair(ship(), ship()), [8]).throws).toHaveLength(1)
  })
  test('FA-9.5-reroll-shore a shore battery throws a miss again', () => {
    const state = pair(fort(), ship())
    shoot(state, [8, 9, 20, 20])
    expect(state.ships[1]!.s).toBe(10)
  })
  test('FA-9.5-crits as many rolls for Critical Damage as the guns have steps', () => {
    const rolls = (guns: number, count: number) =>
      shoot(pair(ship(), ship()), [20, ...new Array<number>(count).fill(20)], 0, guns).throws.slice(1)
    expect([2, 6, 12, 20, 21].map((guns, i) => rolls(guns, i + 1).map(([rule]) => rule))).toEqual(
      [1, 2, 3, 4, 5].map(count => new Array(count).fill('FA-10-cv-start')),
    )
  })
  test('FA-9.5-damage IP once, whatever the number of guns', () => {
    const state = pair(ship(), ship())
    shoot(state, [20, 20, 20, 20], 0, 12)
    expect([state.ships[1]!.s, state.ships[1]!.f]).toEqual([10, 10])
  })
  test('FA-R46 a shot from the bow or stern arc rakes', () => {
    const raked = (isSeen: number) => attack(pair(ship(), ship(), { isSeen })).raked
    expect([0, 30, 31, 90, 180].map(raked)).toEqual([1, 1, 0, 0, 1])
  })
  test('FA-R52 guns of one battery that bear; whole mounts may be turned elsewhere', () => {
    const card = ship({
      batteries: [
        gun({
          mounts: [
            { guns: 2, kind: 'turret', ac: 0, arcs: [[-145, 145]], position: 'bow', count: 2 },
            { guns: 3, kind: 'turret', ac: 0, arcs: [[35, 325]], position: 'stern', count: 1 },
          ],
        }),
      ],
    })
    const bearing = (sees: number) => gunsBearing(pair(card, ship(), { sees }), 0, 0, 1)
    expect([bearing(0), bearing(90), bearing(180)]).toEqual([4, 7, 3])
    const three = fleet([
      { card, seat: 0, x: 0, y: 0, heading: 0 },
      { card: ship(), seat: 1, x: 4000, y: 0 },
      { card: ship(), seat: 1, x: 4000, y: 1000 },
    ])
    const divided = fire([
      { battery: 0, target: 1, mounts: [1, 1] },
      { battery: 0, target: 2, mounts: [1, 0] },
    ])
    expect(refused(three, divided)).toBeNull()
    // five guns need 9, two guns 10: both miss
    expect(play(copy(three), [8, 9], desk => resolve(desk, { seat: 0, command: divided })).throws).toHaveLength(2)
    expect(
      refused(
        three,
        fire([
          { battery: 0, target: 1, mounts: [2, 1] },
          { battery: 0, target: 2, mounts: [1, 0] },
        ]),
      ),
    ).toBe('FA-R52')
    expect(
      refused(
        three,
        fire([
          { battery: 0, target: 1 },
          { battery: 0, target: 2 },
        ]),
      ),
    ).toBe('FA-R52')
    expect(refused(three, fire([{ battery: 3, target: 1 }]))).toBe('FA-R52')
    // all her guns lost: none is left to shoot
    expect(refused(worn(three, 0, { mounts: [0, 0] }), fire([{ battery: 0, target: 1 }]))).toBe('FA-R52')
  })
  test('FA-R54 without Structure: Local, half speed, no teams, IP to Flotation, and no Wreck Test by itself', () => {
    const state = worn(pair(ship(), ship()), 1, { s: 2 })
    shoot(state, [20, 20, 20])
    expect([state.ships[1]!.s, state.ships[1]!.f, state.ships[1]!.end]).toEqual([0, 10, 0])
    expect([bestSpeed(state, 1), teamsOf(state, 1), isLocal(state, 1, 0)]).toEqual([15, 0, true])
    expect(bestSpeed(worn(state, 1, { speed: 9 }), 1)).toBe(9)
    shoot(state, [20, 20, 20])
    expect([state.ships[1]!.s, state.ships[1]!.f]).toEqual([0, 8])
    worn(state, 1, { fires: 1 })
    // no attempt; the fire burns, and may spread on 1
    play(state, [2], desk => work(END_PHASE, desk, { target: 1 }, teamsOf(state, 1)))
    expect(state.ships[1]!.fires).toBe(1)
  })
  test('FA-R73 knots lost now change nothing of this turn’s speed', () => {
    const state = worn(pair(ship(), ship()), 1, { speed: 0, moved: 20 })
    expect([isStopped(state, 1), isSlow(state, 1)]).toEqual([false, false])
  })
})
