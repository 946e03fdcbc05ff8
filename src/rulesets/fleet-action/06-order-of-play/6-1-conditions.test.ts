import { expect, test } from 'vitest'
import { CM, type State } from '../02-data-sheet/state.ts'
import { caseOf, NIGHT, OBSCURED } from '../09-combat/9-1-sight.ts'
import { isInFoulWeather } from '../measured.ts'
import { begin, table } from '../whole/battle.fixture.ts'
import { ship } from '../whole/bench.fixture.ts'

const at = (x: number, y: number) => ({ x: x * CM, y: y * CM })
const sea = (options: Readonly<Record<string, string>>): State =>
  table(
    [
      [
        { card: ship(), seat: 0, ...at(190, 200), flag: 1 },
        { card: ship(), seat: 0, ...at(190, 210) },
      ],
      [{ card: ship({ CQ: 1 }), seat: 1, ...at(210, 200), flag: 1 }],
    ],
    { options },
  )

test('FA-H19 by die: Crew Quality ship by ship, then the Command Value of each squadron', () => {
  const state = sea({ quality: 'thrown' })
  begin(state, [1, 4, 10, 8, 3, 9, 1], [0])
  expect(state.ships.map(({ cq }) => cq)).toEqual([-2, 0, 3])
  expect([state.ships[0]!.cmdv, state.ships[2]!.cmdv]).toEqual([1, -1])
})
test('FA-H42 by die: light, visibility, and fair weather', () => {
  const day = sea({ conditions: 'thrown' })
  begin(day, [7, 5, 8, 9, 1], [0])
  expect([day.night, day.tvr, day.squalls]).toEqual([0, 4, []])
  const night = sea({ conditions: 'thrown' })
  begin(night, [8, 6, 1, 9, 1], [0])
  expect([night.night, night.tvr, caseOf(night, 0, 2)]).toEqual([1, 2, NIGHT])
})
test('FA-H42 FA-H63-squalls FA-H21 9 or 10 brings two areas of bad weather, one by each side', () => {
  const state = sea({ conditions: 'thrown' })
  // ours in the middle, theirs in the north-east of 400 by 400
  begin(state, [1, 6, 9, 9, 1], [4, 8, 0])
  expect(state.squalls).toEqual([at(200, 200), at(333.33, 333.33)])
  expect([isInFoulWeather(state, 0), isInFoulWeather(state, 1), caseOf(state, 0, 2)]).toEqual([true, true, OBSCURED])
})
