import { describe, expect, test } from 'vitest'
import type { Size } from '../01-ships/ship.ts'
import type { State } from '../01-ships/state.ts'
import { SEAS } from '../01-ships/state.ts'
import { movementPoints } from '../03-movement/3-movement.ts'
import { hasTarget } from '../04-gunfire/4-5-legality.ts'
import { barrelsBearing } from '../04-gunfire/4-gunfire.ts'
import { launchOf, torpedoModifier } from '../05-torpedoes/5-torpedoes.ts'
import type { Command } from '../orders/orders.ts'
import { refuse } from '../orders/refusals.ts'
import { battle, begin } from '../whole/battle.fixture.ts'
import { boat, gun, IRON_DUKE, idOf, inPhase, lightAttack, play, sumOf } from '../whole/bench.fixture.ts'

const ON = { sea: 'scenario' }
type Sea = (typeof SEAS)[number]
const tubes = { label: '', range: 5, dmg: 1, groups: [{ arcs: 'PORT+STBD', tubes: 2 }] }
const rows = boat().rows.map(row => ({ ...row, lg: 2 })) as never
const small = (size: Size) => boat({ size, rows, torpedoes: tubes })
const at = (state: Sea, card = small('S'), options: Record<string, string> = ON): State =>
  inPhase(
    battle([{ card, east: 10, north: 9 }], [{ card: boat(), east: 13, north: 9 }], {
      options,
      facts: { sea: { width: 24, height: 18, state } },
    }),
    1,
    'gunfire',
  )
const acting = (state: State): State => Object.assign(state, { acting: 0, due: 1 })
const why = (state: State, command: Command): string | null => {
  const refusal = refuse(acting(state), { seat: 0, command })
  return refusal === null ? null : idOf(refusal.why)
}
const fire: Command = { type: 'FireGuns', ship: 0, batteries: [{ battery: 0, target: 1 }], lightGuns: [] }
const light: Command = { type: 'FireGuns', ship: 0, batteries: [], lightGuns: [{ target: 1, guns: 1 }] }
const launch: Command = { type: 'LaunchTorpedoes', ship: 0, target: 1, tubes: [1] }

describe('9.5 the state of the sea', () => {
  test.each([
    [1, 'calm'],
    [4, 'calm'],
    [5, 'moderate'],
    [7, 'moderate'],
    [8, 'rough'],
    [9, 'rough'],
    [10, 'storm'],
  ])('GF-9.5-states by a die: %i is %s', (face, sea) => {
    const state = battle([{ card: boat(), east: 1, north: 1 }], [{ card: boat(), east: 20, north: 9 }], {
      options: { sea: 'die' },
    })
    const events = begin(state, [face, 9, 1])
    expect([SEAS[state.sea], events[0]!.type]).toEqual([sea, 'SeaFound'])
  })

  test('GF-9.5-states by the scenario, or of no account', () => {
    expect(at('rough').sea).toBe(2)
    expect(at('rough', small('S'), {}).sea).toBe(0)
  })
})

describe('9.5 what it does', () => {
  test.each<[Sea, Size, number | undefined]>([
    ['calm', 'VS', undefined],
    ['moderate', 'VS', -1],
    ['moderate', 'S', undefined],
    ['rough', 'VS', -2],
    ['rough', 'S', -1],
    ['rough', 'M', undefined],
    ['storm', 'S', -2],
    ['storm', 'M', -1],
    ['storm', 'L', undefined],
    ['storm', 'VL', undefined],
  ])('GF-9.5-hit %s, a firer of size %s: %s, light guns too', (sea, size, line) => {
    const state = at(sea, small(size))
    expect(sumOf(state).lines['GF-9.5-hit']).toBe(line)
    expect(sumOf(state, lightAttack(state)).lines['GF-9.5-hit']).toBe(line)
  })

  test.each<[Sea, number | undefined]>([
    ['moderate', undefined],
    ['rough', -1],
  ])('GF-9.5-hit torpedoes when it is %s: %s, whatever the size', (sea, line) => {
    for (const size of ['VS', 'VL'] as const) {
      const state = at(sea, small(size))
      const { sum } = play(state, [], desk => torpedoModifier(desk, launchOf(state, 0, 1)))
      expect(Object.fromEntries(sum)['GF-9.5-hit']).toBe(line)
    }
  })

  test('GF-9.5-hit in a storm very small ships do not fire and nobody launches; they are spent without penalty', () => {
    const state = at('storm', small('VS'))
    expect([why(state, fire), why(state, light), hasTarget(state, 0)]).toEqual(['GF-9.5-hit', 'GF-9.5-hit', false])
    expect(why(at('storm', small('S')), fire)).toBeNull()
    const torpedo = inPhase(at('storm', small('VL')), 1, 'torpedo')
    expect([why(torpedo, launch), hasTarget(torpedo, 0)]).toEqual(['GF-9.5-hit', false])
    expect(why(inPhase(at('rough', small('VL')), 1, 'torpedo'), launch)).toBeNull()
  })

  test.each<[Sea, Size, number]>([
    ['moderate', 'VS', 4],
    ['rough', 'VS', 3],
    ['rough', 'S', 3],
    ['rough', 'M', 4],
    ['storm', 'VS', 2],
    ['storm', 'S', 3],
    ['storm', 'M', 3],
    ['storm', 'L', 4],
  ])('GF-9.5-speed %s, size %s: %i of 4 points', (sea, size, points) => {
    expect(movementPoints(at(sea, small(size)), 0)).toBe(points)
  })

  test('GF-9.5-speed one point always remains, but none is made', () => {
    const slow = (speed: number) =>
      boat({ size: 'VS', rows: boat().rows.map(row => ({ ...row, speed: [speed, speed, speed] })) as never })
    expect([2, 1, 0].map(speed => movementPoints(at('storm', slow(speed)), 0))).toEqual([1, 1, 0])
    const blind = at('rough', small('S'))
    blind.ships[0]!.bridge = 99
    expect(movementPoints(blind, 0)).toBe(2)
  })

  test.each([
    ['calm', 6],
    ['moderate', 6],
    ['rough', 3],
    ['storm', 0],
  ] as const)('GF-9.5-casemate Iron Duke’s starboard 6-inch when it is %s: %i guns', (sea, guns) => {
    const state = at(sea, IRON_DUKE)
    expect(barrelsBearing(state, 0, 1, 1)).toBe(guns)
    // her turrets do not care
    expect(barrelsBearing(state, 0, 0, 1)).toBe(10)
  })

  test('GF-9.5-casemate half of those that are left, rounded up; what is held back is held back first', () => {
    const state = at('rough', IRON_DUKE)
    state.ships[0]!.mounts[4] = 5
    expect(barrelsBearing(state, 0, 1, 1)).toBe(3)
    expect(barrelsBearing(state, 0, 1, 1, [0, 3])).toBe(2)
    const casemates: Command = { ...fire, batteries: [{ battery: 1, target: 1 }] } as Command
    expect(why(at('storm', IRON_DUKE), casemates)).toBe('GF-9.5-casemate')
    expect(why(at('storm', IRON_DUKE), fire)).toBeNull()
  })

  test('GF-9.5-casemate open mounts of smaller ships, and mounts that train over both beams, are not halved', () => {
    const groups = [{ arcs: 'STBD', barrels: 1, mounts: 4 }]
    expect(barrelsBearing(at('storm', boat({ size: 'S', guns: [gun({ groups })] })), 0, 0, 1)).toBe(4)
    const both = [{ arcs: 'PORT+STBD', barrels: 1, mounts: 4 }]
    expect(barrelsBearing(at('storm', boat({ size: 'L', guns: [gun({ groups: both })] })), 0, 0, 1)).toBe(4)
  })

  test('GF-9.5-hit on hexes the same', () => {
    expect(sumOf(at('rough', small('VS'), { ...ON, board: 'hexes' })).lines['GF-9.5-hit']).toBe(-2)
  })
})
