import { expect, test } from 'vitest'
import { CM, type State } from '../02-data-sheet/state.ts'
import { begin, refused, table, told } from '../whole/battle.fixture.ts'
import { ship } from '../whole/bench.fixture.ts'

const at = (x: number, y: number) => ({ x: x * CM, y: y * CM })
/** Two of ours and one of theirs, on 400 by 400 cm, before the first turn. */
const before = (placing = true): State => {
  const state = table([
    [
      { card: ship(), seat: 0, ...at(100, 10) },
      { card: ship({ speedMax: 20 }), seat: 0, ...at(94, 10) },
    ],
    [{ card: ship(), seat: 0, ...at(300, 10) }],
    [{ card: ship(), seat: 1, ...at(100, 390) }],
  ])
  if (placing) Object.assign(state.fixed, { theatre: { ...state.fixed.theatre!, placing: true } })
  return Object.assign(state, { begun: 0, ready: 0 })
}
const place = (x: number, y: number, more = {}) => ({
  type: 'PlaceSquadron' as const,
  squadron: 0,
  ...at(x, y),
  heading: 900,
  knots: 10,
  ...more,
})

test('FA-H42 within 20 cm of its own edge, the others in line astern, at half of its speed at most', () => {
  const state = before()
  expect([refused(state, 0, place(200, 20)), refused(state, 0, place(200, 20.01))]).toEqual([null, 'FA-H42'])
  expect([refused(state, 0, place(5, 20)), refused(state, 0, place(200, -1))]).toEqual(['FA-H42', 'FA-H42'])
  expect(refused(state, 0, place(200, 20, { knots: 11 }))).toBe('FA-H42')
  expect(refused(state, 0, place(200, 20, { squadron: 2 }))).toBe('FA-H42')
  expect(refused(state, 0, place(305, 10))).toBe('FA-H42')
  expect(refused(state, 1, place(200, 380, { squadron: 2 }))).toBeNull()
  told(state, 0, place(200, 20, { knots: 8 }))
  expect(state.ships.slice(0, 2)).toMatchObject([
    { ...at(200, 20), heading: 900, pace: 8 },
    { ...at(194, 20), heading: 900, pace: 8 },
  ])
  // once
  expect(refused(state, 0, place(210, 20))).toBe('FA-H42')
  told(state, 0, { type: 'Done' })
  told(state, 1, { type: 'Done' })
  begin(state, [9, 1], [0])
  expect(state.squadrons.map(({ moved }) => moved)).toEqual([0, 0, 0])
})
test('FA-H42 only where the battle does not say it, and before the side is ready and its markers lie', () => {
  expect(refused(before(false), 0, place(200, 20))).toBe('FA-H42')
  const ready = before()
  told(ready, 0, { type: 'Done' })
  expect(refused(ready, 0, place(200, 20))).toBe('FA-H42')
  const laid = before()
  told(laid, 0, { type: 'LayContacts', markers: [{ squadron: 1, ...at(300, 10) }] })
  expect(refused(laid, 0, place(200, 20))).toBe('FA-H20')
})
