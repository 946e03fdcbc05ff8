import { describe, expect, test } from 'vitest'
import { DESTROYED, type Ship, type State, SUNK, WRECK } from '../02-data-sheet/state.ts'
import { R } from '../book/register.ts'
import { critical, fort, pair, play, ship, shoot, worn } from '../whole/bench.fixture.ts'
import { takeIP, wreckModifier, wreckTest } from './10-2-damage.ts'

const why = R['FA-9.5-damage']
const hit = (state: State, ip: number, faces: readonly number[], first: 's' | 'f' = 's'): Ship =>
  play(state, faces, desk => {
    takeIP(desk, 1, ip, first, why)
    return desk.ink.ships[1]!
  }).value
const modifier = (changes: Partial<Ship>, card = ship()): number =>
  play(worn(pair(ship(), card), 1, changes), [], desk => wreckModifier(desk, 1)).value
const tested = (face: number[], changes: Partial<Ship> = {}, isFoul = false): number => {
  const state = worn(pair(ship(), ship(), { scene: { isFoul } }), 1, { f: 0, ...changes })
  play(state, face, desk => wreckTest(desk, 1, WRECK))
  return state.ships[1]!.end
}

describe('10.2 Wreck Tests', () => {
  test('FA-10.2-trigger-zero IP that brings Flotation to 0 is followed by a test at once', () => {
    // Structure 1 and Flotation 3 against IP 4: three teams make it 4 or more
    expect(hit(worn(pair(ship(), ship()), 1, { s: 1, f: 3 }), 4, [4])).toMatchObject({ s: 0, f: 0, end: 0 })
    expect(hit(worn(pair(ship(), ship()), 1, { s: 1, f: 4 }), 4, [])).toMatchObject({ s: 0, f: 1 })
  })
  test('FA-10.2-trigger-again and every later hit that reaches it', () => {
    expect(hit(worn(pair(ship(), ship()), 1, { s: 0, f: 0 }), 1, [3])).toMatchObject({ end: WRECK })
    // Structure absorbs it all: no test
    expect(hit(worn(pair(ship(), ship()), 1, { s: 4, f: 0 }), 4, [])).toMatchObject({ s: 0, f: 0, end: 0 })
  })
  test('FA-10.2-roll crew, teams, fires and poor designs', () => {
    expect(modifier({})).toBe(2)
    expect(modifier({ cq: -1, dc: 7, fires: 3 })).toBe(-1 + 3 - 2)
    expect(modifier({ dc: 0 })).toBe(0)
    expect([tested([3]), tested([4])]).toEqual([WRECK, 0])
  })
  test('FA-R1 6 or more; an option raises it', () => {
    const marked = (wreckMark: string, face: number) => {
      const state = worn(pair(ship(), ship(), { options: { wreckMark } }), 1, { dc: 0 })
      return play(state, [face], desk => wreckTest(desk, 1, WRECK)).value
    }
    expect([marked('6', 5), marked('6', 6), marked('8', 7), marked('8', 8)]).toEqual([false, true, false, true])
  })
  test('FA-R64 the teams that she has now', () => {
    expect([modifier({ dc: 3 }), modifier({ dc: 2 }), modifier({ dc: 0 })]).toEqual([2, 1, 0])
  })
  test('FA-R65 both poor designs count', () => {
    const poor = ship({ poorCarrierSafety: true, poorUnderwaterProtection: true })
    expect(modifier({}, poor)).toBe(0)
  })
  test('FA-10.2-weather in Bad Weather a success is thrown again', () => {
    expect([tested([4, 3], {}, true), tested([4, 4], {}, true), tested([3], {}, true)]).toEqual([WRECK, 0, WRECK])
  })
  test('FA-R53 once, and the second stands', () => {
    const state = worn(pair(ship(), ship(), { scene: { isFoul: true } }), 1, { f: 0 })
    expect(play(state, [10, 10], desk => wreckTest(desk, 1, WRECK)).throws.map(([rule]) => rule)).toEqual([
      'FA-10.2-roll',
      'FA-10.2-weather',
    ])
  })
  test('FA-10.2-fail a wreck marker, before any critical of that hit', () => {
    const state = worn(pair(ship(), ship()), 1, { s: 0, f: 2 })
    expect(shoot(state, [20, 3]).throws.map(([rule]) => rule)).toEqual(['FA-9.5-roll', 'FA-10.2-roll'])
    expect(state.ships[1]).toMatchObject({ end: WRECK, rolls: 0 })
  })
  test('FA-R14 outside the critical tables she leaves a marker', () => {
    expect(tested([1])).toBe(WRECK)
  })
  test('FA-10.2-fail-crit inside a Hull result she sinks and leaves none', () => {
    expect(critical(worn(pair(ship(), ship()), 1, { f: 3 }), 3, [1, 3]).value.end).toBe(SUNK)
  })
  test('FA-10.2-pass she stays at 0', () => {
    expect(critical(worn(pair(ship(), ship()), 1, { f: 3 }), 3, [1, 4]).value).toMatchObject({ f: 0, end: 0 })
  })
  test('FA-H6 marker, IP, Wreck Test, critical rolls; Structure first, and what it cannot absorb to Flotation', () => {
    const state = worn(pair(ship(), ship()), 1, { s: 1, f: 1 })
    const { events, throws } = shoot(state, [20, 4, 20, 20])
    expect(throws.map(([rule]) => rule)).toEqual(['FA-9.5-roll', 'FA-10.2-roll', 'FA-10-cv-start', 'FA-10-cv-start'])
    expect(events.map(({ type }) => type)).toEqual([
      'TrackRose',
      'HitsScored',
      'HitStruck',
      'TrackFell',
      'TrackFell',
      'CriticalRolled',
      'CriticalRolled',
    ])
    expect(state.ships[1]).toMatchObject({ s: 0, f: 0, splash: 1 })
    // torpedoes begin with Flotation
    expect(hit(pair(ship(), ship()), 4, [], 'f')).toMatchObject({ s: 12, f: 6 })
  })
  test('FA-H15 what cannot be applied, or armour stops, is R9’s and R10’s matter', () => {
    // steering gone: one more roll, which takes Fire Control
    expect(critical(worn(pair(ship(), ship()), 1, { sv: 0 }), 3, [10, 5]).value.fc).toBe(1)
    // belt 9 against penetration 5: the critical is over
    const belted = ship({ armour: { belt: 9, deck: 0, conningTower: 0, turret: 0, casemate: 0, flightDeck: 0 } })
    expect(critical(pair(ship(), belted), 3, [1], { pen: 5 }).value.f).toBe(10)
  })
  test('FA-9.5-damage on land all goes to Structure, and without it she is destroyed', () => {
    expect(hit(worn(pair(ship(), fort()), 1, { s: 3 }), 2, [])).toMatchObject({ s: 1, end: 0 })
    expect(hit(worn(pair(ship(), fort()), 1, { s: 3 }), 4, [], 'f')).toMatchObject({ s: 0, end: DESTROYED })
  })
})
