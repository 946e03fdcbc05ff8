import { describe, expect, test } from 'vitest'
import type { Unit } from '#kernel/ruleset/index.ts'
import { changeOf } from './change.ts'
import { Moves } from './moves.ts'
import type { Sight } from './sight.ts'

const LION: Unit = {
  id: 0,
  name: 'Lion',
  side: 0,
  kind: 'battlecruiser',
  letters: 'BC',
  lengthFeet: 700,
  east: 3,
  north: 4,
  heading: 900,
  state: 'afloat',
  flagship: false,
  moving: false,
  marks: [],
  tracks: [{ name: 'hull', left: 20, size: 20 }],
  ready: true,
  words: '',
}
const TIGER: Unit = { ...LION, id: 1, name: 'Tiger', north: 5 }
const clock = { turn: 2, turns: 10, phase: 'gunfire', phases: [], time: '12:00', hour: '12:00', light: '', day: [] }
const scale = { measure: 'nm', times: 1, yards: 2000, tableInches: 4, modelScale: 0.00125 }
const chart = { sea: 'open', width: 20, height: 20, ...scale, units: [], sight: 0, weather: '', clock } as const

const sight = (units: readonly Unit[], rest: Partial<Sight> = {}): Sight => ({
  ...{ chart, turn: 2, phase: 'gunfire', time: '12:00', over: false, points: [0, 0], cards: () => ['a card'] },
  units,
  ...rest,
})
const change = (to: Partial<Unit>, rest: Partial<Sight> = {}) =>
  changeOf(sight([LION]), sight([{ ...LION, ...to }], rest))

describe('an event matters', () => {
  test.each<[string, Partial<Unit>, Partial<Sight>]>([
    ['if something is lost of a track', { tracks: [{ name: 'hull', left: 19, size: 20 }] }, {}],
    ['if a mark is put down', { marks: [{ name: 'fire', count: 1, until: '' }] }, {}],
    ['if a ship is lost', { state: 'sunk' }, {}],
    ['if something is crossed off a card that no chart shows', {}, { cards: () => ['a card less a mount'] }],
    ['if it ends the battle', {}, { over: true }],
  ])('%s', (_what, to, rest) => {
    expect(change(to, rest)).toMatchObject({ matters: true, unseen: false })
  })

  test.each<[string, Partial<Unit>, Partial<Sight>]>([
    ['if nothing is different', {}, {}],
    ['if splashes rise or fall', { marks: [{ name: 'splash', count: 1, until: '' }] }, {}],
    ['if she has merely had her turn', { ready: false }, {}],
    ['if she only moves, which is summed up', { east: 5 }, {}],
    ['if only the clock goes on', {}, { phase: 'torpedo' }],
  ])('not %s', (_what, to, rest) => {
    expect(change(to, rest).matters).toBe(false)
  })

  test('and is known for what it is', () => {
    expect(change({}).unseen).toBe(true)
    expect(change({ ready: false })).toMatchObject({ acted: [0], unseen: false })
    expect(change({ heading: 1000 }).moved).toEqual([0])
    expect(change({ state: 'away' }).lost).toEqual([0])
    expect(change({}, { turn: 3 }).turned).toBe(true)
  })
})

test('moves of a turn are summed up, ships that go together together', () => {
  const moves = new Moves()
  expect(moves.any).toBe(false)
  const start = sight([LION, TIGER])
  const there = sight([
    { ...LION, east: 6 },
    { ...TIGER, east: 6 },
  ])
  const end = sight([
    { ...LION, east: 6, north: 8, heading: 0 },
    { ...TIGER, east: 6 },
  ])
  moves.add(start, there, [0, 1])
  expect(moves.lines(['British', 'German'])).toEqual(['British: Lion and Tiger 3 nm on 090°.'])
  moves.add(there, end, [0])
  expect(moves.lines(['British', 'German'])).toEqual(['British: Lion 7 nm, 090° to 000°; Tiger 3 nm on 090°.'])
})

test('a ship may turn without going anywhere', () => {
  const moves = new Moves()
  moves.add(sight([LION]), sight([{ ...LION, heading: 1800 }]), [0])
  expect(moves.lines(['British'])).toEqual(['British: Lion to 180° on the spot.'])
})
