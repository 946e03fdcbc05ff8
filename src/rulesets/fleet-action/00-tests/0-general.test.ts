import { describe, expect, test } from 'vitest'
import { R } from '../book/register.ts'
import { step } from '../book/tables.ts'
import { fort, pair, play, ship, shoot, worn } from '../whole/bench.fixture.ts'
import { crewTest, cvTest, failures, hitsOf } from './0-tests.ts'

const why = R['FA-0-d20-high']
const crew = (cq: number, modifier: number, face: number): boolean =>
  play(worn(pair(ship(), ship()), 0, { cq }), [face], desk => crewTest(desk, 0, modifier, why)).value

describe('0 General', () => {
  test('FA-0-step-table grades a count, and nothing as nothing', () => {
    const counts = [0, 1, 2, 3, 6, 7, 12, 13, 20, 21, 99]
    expect(counts.map(step)).toEqual([0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5])
  })
  test('FA-0-d20-high the number itself hits, one less does not', () => {
    // six guns at a ship of size 0 in band 2, Directed: 9 without any modifier
    const missed = pair(ship(), ship())
    shoot(missed, [8])
    expect(missed.ships[1]!.s).toBe(12)
    const hit = pair(ship(), ship())
    shoot(hit, [9, 20, 20])
    expect(hit.ships[1]!.s).toBe(10)
  })
  test('FA-0-d10-high 6 or more passes', () => {
    expect([crew(0, 0, 5), crew(0, 0, 6)]).toEqual([false, true])
    // of three saves at +1, faces 4, 5 and 10: one fails
    expect(play(pair(ship(), ship()), [4, 5, 10], desk => failures(desk, 3, 1, why)).value).toBe(1)
  })
  test('FA-0-d20-low a CV test succeeds at the CV or under', () => {
    const at = (face: number) => play(pair(ship(), ship()), [face], desk => cvTest(desk, 9, why)).value
    expect([at(9), at(10)]).toEqual([true, false])
  })
  test('FA-0-reroll each missed die once more, and the second face stands', () => {
    const state = pair(ship(), ship())
    // 10 hits; 9 and 3 miss and are thrown again: 12 hits, 2 misses
    expect(play(state, [10, 9, 3, 12, 2], desk => hitsOf(desk, 3, 10, true, why)).value).toBe(2)
    expect(play(state, [10, 9, 3], desk => hitsOf(desk, 3, 10, false, why)).value).toBe(1)
    expect(play(state, [10, 11, 20], desk => hitsOf(desk, 3, 10, true, why)).value).toBe(3)
  })
  test('FA-H9 a Crew Test adds current Crew Quality and what is printed', () => {
    expect([crew(2, 0, 3), crew(2, 0, 4), crew(-1, -1, 7), crew(-1, -1, 8)]).toEqual([false, true, false, true])
  })
  test('FA-R3 a Crew Test is one d10', () => {
    const { throws } = play(pair(ship(), ship()), [6], desk => crewTest(desk, 0, 0, why))
    expect(throws).toEqual([['FA-0-d20-high', 10, [6]]])
  })
  test('FA-H10 a CV of twenty cannot fail, one of nothing cannot succeed', () => {
    const state = pair(ship(), ship())
    expect(play(state, [], desk => [cvTest(desk, 20, why), cvTest(desk, 0, why)]).value).toEqual([true, false])
  })
  test('FA-R30 no face decides by itself: what is sure, or out of reach, is not thrown for', () => {
    const state = pair(ship(), ship())
    const hits = (need: number) => play(state, [], desk => hitsOf(desk, 4, need, true, why)).value
    expect([hits(1), hits(-3), hits(21), hits(24)]).toEqual([4, 4, 0, 0])
    expect(play(state, [], desk => failures(desk, 2, 5, why)).value).toBe(0)
    expect(play(state, [], desk => failures(desk, 2, -5, why)).value).toBe(2)
    const natural = pair(ship(), ship(), { options: { naturals: 'on' } })
    expect(
      play(natural, [1, 2, 20, 19], desk => hitsOf(desk, 2, -3, false, why) * 10 + hitsOf(desk, 2, 24, false, why))
        .value,
    ).toBe(11)
  })
  test('FA-R31 a shore battery at a target that lies still throws a miss again only once', () => {
    const state = worn(pair(fort(), ship()), 1, { moved: 0 })
    expect(shoot(state, [8, 8]).throws).toEqual([
      ['FA-9.5-roll', 20, [8]],
      ['FA-9.5-roll', 20, [8]],
    ])
  })
})
