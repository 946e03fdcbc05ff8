import { expect, test } from 'vitest'
import { sheet, worked } from '../whole/second.fixture.ts'

type Sheet = Record<string, unknown>
const a = (changes: Sheet = {}, worn: Sheet = {}) => ({ ship: sheet(changes), ...worn })
/** A hit of CV 4 in a MAIN mount of the target, 4 cm off: a magazine test, of which a 1 explodes. */
const BANG = [20, 4, 14, 1, 1]
const near = (faces: readonly number[], firer: unknown = a(), range = 4) => {
  const { result, events } = worked('gunfire', { firer, target: a(), range }, [...BANG, ...faces])
  // what the one that fired feels of it
  const felt = events.flatMap(event =>
    (event.type === 'TrackFell' || event.type === 'TrackRose') && event.ship === 0 ? [[event.track, event.by]] : [],
  )
  return { end: result['end'], felt }
}

test('FA-H14 a d6 a MAIN mount of the whole sheet; whoever is within 5 cm tests against the sum', () => {
  // 6 + 6 + 6 = 18; a 19 escapes, an 18 does not: Structure by the step, 4; and one result of 4: a fire
  expect(near([6, 6, 6, 19])).toEqual({ end: 'destroyed', felt: [] })
  expect(near([6, 6, 6, 18, 13])).toEqual({
    end: 'destroyed',
    felt: [
      ['s', 4],
      ['fires', 1],
    ],
  })
  // 1 + 1 + 1 = 3: the step is 2; Flotation by 2
  expect(near([1, 1, 1, 3, 1])).toEqual({
    end: 'destroyed',
    felt: [
      ['s', 2],
      ['f', 2],
    ],
  })
})
test('FA-H14 its penetration is the step of the blast, and it meets the deck', () => {
  const armour = { belt: 0, deck: 3, conningTower: 0, turret: 0, casemate: 0 }
  // 3 dice make 18: penetration 4 goes through a deck of 3; 3: penetration 2 does not
  expect(near([6, 6, 6, 18, 1], a({ armour })).felt).toEqual([
    ['s', 4],
    ['f', 4],
  ])
  expect(near([1, 1, 1, 3, 1], a({ armour })).felt).toEqual([['s', 2]])
})
test('FA-H55-blast-dice nobody with a part of a base within 5 cm: no dice', () => {
  expect(near([], a(), 5.7)).toEqual({ end: 'destroyed', felt: [] })
  expect(near([6, 6, 6, 19], a(), 5.6)).toEqual({ end: 'destroyed', felt: [] })
})
test('FA-H12 a flashover in the midst of a shoot: one result, and then the next roll for Critical Damage', () => {
  // the first roll: MAIN, magazine 4 of CV 4 is a flashover of 1 in the bow: bulkheads, no Crew Test. The second: a fire
  const { result } = worked('gunfire', { firer: a(), target: a(), range: 20 }, [20, 4, 14, 1, 4, 9, 4, 13])
  expect(result).toMatchObject({ flotation: 9, fires: 1, mounts: [2], structure: 10 })
})
test('FA-H12 what a flashover leaves of its CV is lost; by option it goes on', () => {
  const flash = (faces: number[], changes = {}) =>
    worked('magazine-test', { target: a(), cv: 9 }, [9, ...faces], changes).result
  // 5: steering takes 4 of it, and 1 is left
  expect(flash([15])).toMatchObject({ steering: 0, flotation: 10 })
  expect(flash([15, 1], { flashover: 'whole-critical' })).toMatchObject({ steering: 0, flotation: 9 })
  // a result that cannot be applied is thrown again all the same (R9)
  const still = worked('magazine-test', { target: a({}, { steering: 0 }), cv: 9 }, [9, 15, 1]).result
  expect(still).toMatchObject({ flotation: 5 })
})
