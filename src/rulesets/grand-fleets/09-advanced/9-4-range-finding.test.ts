import { describe, expect, test } from 'vitest'
import type { State } from '../01-ships/state.ts'
import { critical } from '../06-criticals/6-criticals.ts'
import type { Command } from '../orders/orders.ts'
import { resolve } from '../orders/resolve.ts'
import { boat, fleet, gun, HEXES, inPhase, lightAttack, pair, play, SEA, sumOf } from '../whole/bench.fixture.ts'
import { turnsOn } from './9-4-range-finding.ts'

const ON = { rangeFinding: 'on' }
const armed = boat({ rows: boat().rows.map(row => ({ ...row, lg: 2 })) as never })
const facing = (range: number, options: Record<string, string> = ON): State => pair(armed, armed, { range, options })
/** Ship 0 fires her one battery, all dice missing, in the Gunfire Phase of a turn. */
function fire(state: State, turn: number, target = 1): void {
  inPhase(state, turn, 'gunfire')
  state.ships[0]!.acted = 0
  const order: Command = { type: 'FireGuns', ship: 0, batteries: [{ battery: 0, target }], lightGuns: [] }
  play(state, [1, 1, 1, 1], desk => resolve(desk, { seat: 0, command: order }))
}
const lines = (state: State, turn: number) => sumOf(inPhase(state, turn, 'gunfire')).lines

describe('9.4 range-finding', () => {
  test.each([
    [3, 'short', undefined],
    [6, 'medium', -1],
    [10, 'long', -1],
  ])('GF-9.4-first at %i miles, %s range, a new target: %s', (range, _band, line) => {
    expect(lines(facing(range), 1)['GF-9.4-first']).toBe(line)
  })

  test('GF-9.4-first GF-9.4-on -1 in the first turn, nothing in the second, +1 from the third on', () => {
    const state = facing(6)
    const found = [1, 2, 3, 4].map(turn => {
      const { 'GF-9.4-first': first, 'GF-9.4-on': on } = lines(state, turn)
      fire(state, turn)
      return [first, on]
    })
    expect(found).toEqual([
      [-1, undefined],
      [undefined, undefined],
      [undefined, 1],
      [undefined, 1],
    ])
    expect(state.ships[0]!.aims).toEqual([0, 1, 4, 4])
  })

  test('GF-9.4-on at short range as well', () => {
    const state = facing(3)
    for (const turn of [1, 2]) fire(state, turn)
    expect(lines(state, 3)['GF-9.4-on']).toBe(1)
  })

  test('GF-9.4-lost a turn without fire at her starts the count again', () => {
    const state = facing(6)
    for (const turn of [1, 2]) fire(state, turn)
    expect(turnsOn(inPhase(state, 4, 'gunfire'), 0, 0, 1)).toBe(0)
    expect(lines(state, 4)['GF-9.4-first']).toBe(-1)
  })

  test.each([
    ['open sea', SEA, 1000],
    ['hexes', HEXES, 1],
  ] as const)('GF-9.4-lost another target starts a count of its own, on %s', (_name, board, unit) => {
    const state = fleet(
      board,
      [
        { card: armed, seat: 0, x: 10 * unit, y: unit === 1 ? -20 : 10_000 },
        { card: armed, seat: 1, x: 16 * unit, y: unit === 1 ? -20 : 10_000 },
        { card: armed, seat: 1, x: 16 * unit, y: unit === 1 ? -21 : 12_000 },
      ],
      ON,
    )
    fire(state, 1, 1)
    fire(state, 2, 1)
    fire(state, 3, 2)
    inPhase(state, 4, 'gunfire')
    expect([turnsOn(state, 0, 0, 1), turnsOn(state, 0, 0, 2)]).toEqual([0, 1])
  })

  test.each([['Bridge'], ['Fire Control']] as const)('GF-9.4-lost a %s marker starts it again', kind => {
    const state = facing(6)
    for (const turn of [1, 2]) fire(state, turn)
    play(state, [], desk => critical(desk, 0, kind, 1))
    expect(state.ships[0]!.aims).toEqual([])
  })

  test('GF-9.4-first light guns are no battery, and without the option nothing is kept', () => {
    const near = facing(2)
    expect(sumOf(near, lightAttack(near)).lines).not.toHaveProperty('GF-9.4-first')
    const off = facing(6, {})
    fire(off, 1)
    expect(off.ships[0]!.aims).toEqual([])
    expect(lines(off, 2)).not.toHaveProperty('GF-9.4-first')
  })

  test('GF-9.4-on casemates that fire to both beams keep both', () => {
    const card = boat({
      guns: [
        gun({
          casemated: true,
          groups: [
            { arcs: 'PORT', barrels: 1, mounts: 1 },
            { arcs: 'STBD', barrels: 1, mounts: 1 },
          ],
        }),
      ],
    })
    const state = fleet(
      SEA,
      [
        { card, seat: 0, x: 10_000, y: 10_000 },
        { card, seat: 1, x: 16_000, y: 10_000 },
        { card, seat: 1, x: 4000, y: 10_000 },
      ],
      { ...ON, casemateSplit: 'on' },
    )
    const batteries = [
      { battery: 0, target: 1 },
      { battery: 0, target: 2 },
    ]
    const order: Command = { type: 'FireGuns', ship: 0, batteries, lightGuns: [] }
    const kept = [1, 2, 3].map(turn => {
      inPhase(state, turn, 'gunfire')
      state.ships[0]!.acted = 0
      play(state, [1, 1], desk => resolve(desk, { seat: 0, command: order }))
      inPhase(state, turn + 1, 'gunfire')
      return [turnsOn(state, 0, 0, 1), turnsOn(state, 0, 0, 2)]
    })
    expect(kept).toEqual([
      [1, 1],
      [2, 2],
      [3, 3],
    ])
  })
})
