import { describe, expect, test } from 'vitest'
import type { ShipClass } from '../01-classes/classes.ts'
import { type State, SUNK } from '../01-classes/state.ts'
import { refuseFire } from '../07-gunfire/orders.ts'
import { refuse } from '../orders/refusals.ts'
import { battle, card, roll, typesOf } from '../whole/bench.fixture.ts'
import { depthCharge } from './depth-charges.ts'

const drop = (state: State, die: number) => roll(state, [die], desk => depthCharge(desk, { firer: 0, target: 1 }))
const refused = (state: State): string | null =>
  refuse(state, { seat: 0, command: { type: 'DropDepthCharges', ship: 0, target: 1 } })?.reason ?? null

describe('depth charges', () => {
  test('FP-SUB-F within two inches: 6 destroys, 5 damages, less does nothing', () => {
    const results = [1, 4, 5, 6].map(die => {
      const state = battle(['DD', 'SM'], { range: 2 })
      drop(state, die)
      return [state.ships[1]!.end, state.ships[1]!.damaged]
    })
    expect(results).toEqual([
      [0, 0],
      [0, 0],
      [0, 1],
      [SUNK, 0],
    ])
    expect([2, 2.1].map(range => refused(battle(['DD', 'SM'], { range })))).toEqual([null, 'the boat is too far away'])
    expect(refused(battle(['DD', 'BB'], { range: 2 }))).toBe('depth charges are for submarines')
  })

  test('FP-SUB-E only DD and DE', () => {
    const hunters = (['SB', 'BB', 'BC', 'CA', 'CL', 'DD', 'DE', 'MTB', 'CV', 'AK'] as const).filter(
      (of: ShipClass) => refused(battle([of, 'SM'], { range: 1 })) === null,
    )
    expect(hunters).toEqual(['DD', 'DE'])
  })

  test('FP-R113 once a turn, besides her guns, without modifiers', () => {
    const state = battle(['DD', 'SM'], { range: 1, weather: 'bad', ships: [{ fires: 9, list: 30 }, { submerged: 0 }] })
    const { lines } = drop(state, 4)
    expect(lines).toEqual([])
    expect(refused(state)).toBe('she has dropped depth charges in this turn')
    expect(refuseFire(state, 0, 'main', 1)).toBe(null)
  })

  test('FP-R114 a second damage is no worse', () => {
    const state = battle(['DD', 'SM'], { range: 1 })
    drop(state, 5)
    expect(typesOf(drop(state, 5).events)).toEqual(['DepthChargesDropped'])
    expect(state.ships[1]!.damaged).toBe(1)
  })

  test('FP-R112 guns reach a boat on the surface only, and there as DE', () => {
    const at = (submerged: number) =>
      refuseFire(battle([card('DD'), 'SM'], { ships: [{}, { submerged }] }), 0, 'main', 1)
    expect([at(1)?.reason, at(0)]).toEqual(['guns cannot reach a boat under water', null])
    expect(battle(['SM']).ships[0]!.submerged).toBe(1)
  })
})
