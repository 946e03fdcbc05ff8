import { describe, expect, test } from 'vitest'
import { CARD } from '../02-data-sheet/ship.ts'
import { SUNK } from '../02-data-sheet/state.ts'
import { refuse } from '../orders/refusals.ts'
import { gun, idOf, pair, ship, shoot, stand, sumOf, worn } from '../whole/bench.fixture.ts'
import { isLocal } from './9-5-guns.ts'

const of = (calibre: number) => {
  const state = pair(ship({ batteries: [gun({ calibre })] }), stand(), { range: 20 })
  const command = { type: 'Activate' as const, ship: 0, light: null, guns: [{ battery: 0, target: 1 }], factors: [] }
  const refusal = refuse(state, { seat: 0, command })
  return refusal === null ? null : idOf(refusal.why)
}

describe('9.6 Guns against Type X', () => {
  test('FA-9.6-calibre from 3.9 to 6.1 inches', () => {
    expect([3.8, 3.9, 6.1, 6.2].map(of)).toEqual(['FA-9.6-calibre', null, null, 'FA-9.6-calibre'])
  })
  test('FA-9.6-local Local, and no radar', () => {
    const state = pair(ship({ gunneryRadarMain: true }), stand(), { range: 20 })
    expect([isLocal(state, 0, 1), sumOf(state).lines]).toEqual([true, { 'FA-9.5-mod-size': -4 }])
    // 8 in band 1, and 4 more for their size
    expect(shoot(state, [11]).throws).toHaveLength(1)
  })
  test('FA-9.6-hit a splash marker and one save', () => {
    const state = pair(ship(), stand(), { range: 20 })
    expect(shoot(state, [12, 10]).throws.map(([rule]) => rule)).toEqual(['FA-9.5-roll', 'FA-9.6-save'])
    expect([state.ships[1]!.splash, state.ships[1]!.vessels]).toEqual([1, 4])
  })
  test('FA-9.6-save the stand’s modifier, less the gun’s IP', () => {
    const left = (save: number, ip: number, face: number) => {
      const boats = stand({ stand: { vessels: 4, save } })
      const state = pair(ship({ batteries: [gun({ ip })] }), boats, { range: 20 })
      shoot(state, [12, face])
      return state.ships[1]!.vessels
    }
    // 6 + 2 = 8; with +1 it is 7; with -2 and IP 1 it is 9
    expect([left(0, 2, 7), left(0, 2, 8), left(1, 2, 7), left(-2, 1, 8), left(-2, 1, 9)]).toEqual([3, 4, 4, 3, 4])
  })
  test('FA-9.6-loss one vessel and nothing else; the last one takes the stand', () => {
    const state = worn(pair(ship(), stand(), { range: 20 }), 1, { vessels: 1 })
    expect(shoot(state, [20, 1]).events.map(({ type }) => type)).toEqual(['TrackRose', 'TrackFell', 'ShipLost'])
    expect([state.ships[1]!.vessels, state.ships[1]!.end]).toEqual([0, SUNK])
  })
  test('FA-R27 one save for On Target, however many guns', () => {
    const state = pair(ship(), stand(), { range: 20 })
    // twelve guns: 11 in band 1; and a sure loss for IP 2 with a save of -2 and a face of 1
    shoot(state, [11, 1], 0, 12)
    expect(state.ships[1]!.vessels).toBe(3)
  })
  test('FA-R51 a stand has twelve vessels at most', () => {
    expect(() => CARD.read({ ...stand(), stand: { vessels: 13, save: 0 } })).toThrow('stand.vessels')
  })
})
