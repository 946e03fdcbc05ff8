import { describe, expect, test } from 'vitest'
import { work } from '#kernel/desk/index.ts'
import type { Card } from '../02-data-sheet/ship.ts'
import { FLASHOVER, type Ship, SUNK } from '../02-data-sheet/state.ts'
import { R } from '../book/register.ts'
import { AT_BOW } from '../book/tables.ts'
import { criticalBegan, hitStruck } from '../events/events.ts'
import { resolve } from '../orders/resolve.ts'
import { type At, changes, critical, gun, pair, play, ship, worn } from '../whole/bench.fixture.ts'
import { openCritical } from './10-cv.ts'

const MID = { column: 'midships' } as const
const under = (budget: number, faces: readonly number[], card: Card = ship(), at: At = {}): Partial<Ship> =>
  changes(card, budget, faces, MID, at)
const after = (before: Partial<Ship>, budget: number, faces: readonly number[]): Ship =>
  critical(worn(pair(ship(), ship()), 1, before), budget, faces, MID).value
/** One flashover in the bow. */
function flash(budget: number, faces: readonly number[], before: Partial<Ship> = {}, at: At = {}): Ship {
  const state = worn(pair(ship(), ship(), at), 1, before)
  return play(state, faces, desk => {
    desk.ink.ships[1]!.hits = 1
    hitStruck(desk, { ship: 1, rolls: 0, cv: 9, pen: 99, raked: 0, column: 0 }, R['FA-H12'])
    criticalBegan(desk, { ship: 1, budget, table: AT_BOW, sort: FLASHOVER }, R['FA-H12'])
    work(openCritical(), desk, { target: 1 })
    return desk.ink.ships[1]!
  }).value
}

describe('10.U Underwater Critical Damage', () => {
  test('FA-10.U-bulkheads Flotation falls by the CV, and again while Crew Tests fail; at 0 a Wreck Test', () => {
    expect(under(3, [1, 6])).toEqual({ f: 7 })
    expect(under(3, [5, 5, 5, 6])).toEqual({ f: 1 })
    // the fourth time it comes to 0: only the Wreck Test is made
    expect(under(3, [1, 5, 5, 5, 4])).toEqual({ f: 0 })
    expect(under(3, [1, 5, 5, 5, 3])).toEqual({ f: 0, end: SUNK })
    expect(after({ f: 0 }, 3, [1, 4])).toMatchObject({ f: 0, end: 0 })
    const poor = ship({ poorUnderwaterProtection: true })
    expect(under(3, [1, 6, 7], poor)).toEqual({ f: 4 })
  })
  test('FA-R12 with the same CV until a Crew Test passes; by option once more and no further', () => {
    expect(under(2, [1, 1, 1, 1, 10])).toEqual({ f: 2 })
    expect(under(2, [1, 1], ship(), { options: { flooding: 'once-more' } })).toEqual({ f: 6 })
  })
  test('FA-R13 a flashover that floods her to 0 asks for a Wreck Test, and else for nothing', () => {
    expect(flash(3, [1])).toMatchObject({ f: 7 })
    expect(flash(3, [1, 3], { f: 3 })).toMatchObject({ f: 0, end: SUNK })
  })
  test('FA-10.U-engine1 d6 for each step', () => {
    expect(under(8, [6, 1, 2])).toEqual({ speed: 27 })
    expect(under(3, [8, 12])).toEqual({ sv: 1 })
  })
  test('FA-10.U-engine2 one die free', () => {
    expect(under(4, [9, 3, 4])).toEqual({ speed: 23 })
    // too little for a step: only the free one, and 3 go on to Steering
    expect(under(3, [10, 6, 12])).toEqual({ speed: 24, sv: 1 })
  })
  test('FA-10.U-engine3 two dice free', () => {
    expect(under(4, [11, 1, 2, 3])).toEqual({ speed: 24 })
    expect(under(1, [11, 6, 6, 12])).toEqual({ speed: 18, sv: 3 })
    // the free dice lay her still: the step is not taken and not paid
    expect(critical(worn(pair(ship(), ship()), 1, { speed: 7 }), 4, [11, 6, 6, 12], MID).value).toMatchObject({
      speed: 0,
      sv: 0,
    })
  })
  test('FA-10.U-steering 1 for each 1', () => {
    expect([12, 13, 14].map(face => under(2, [face]))).toEqual([{ sv: 2 }, { sv: 2 }, { sv: 2 }])
  })
  test('FA-10.U-helm steering and loss of control', () => {
    expect(under(2, [15, 6])).toEqual({ sv: 2 })
    expect(under(2, [15, 5, 1])).toMatchObject({ sv: 2, splash: 1 })
  })
  test('FA-10.U-command as above water, without a conning tower to help', () => {
    const tower = ship({ armour: { belt: 9, deck: 9, conningTower: 9, turret: 9, casemate: 9, flightDeck: 0 } })
    expect(changes(tower, 5, [16], { ...MID, pen: 0 })).toEqual({ cq: -1 })
  })
  test('FA-10.U-crew a team for each 5', () => {
    expect(under(5, [17])).toEqual({ dc: 2 })
  })
  test('FA-10.U-power from now on a Crew Test when she acts; all used', () => {
    expect([under(9, [18]), under(9, [19])]).toEqual([{ dark: 1 }, { dark: 1 }])
    const state = worn(pair(ship(), ship()), 0, { dark: 1 })
    const command = { type: 'Activate' as const, ship: 0, light: null, guns: [{ battery: 0, target: 1 }], factors: [] }
    const { throws } = play(state, [6, 5], desk => resolve(desk, { seat: 0, command }))
    expect(throws.map(([rule]) => rule)).toEqual(['FA-10.U-power', 'FA-9.5-roll'])
  })
  test('FA-H56-power-twice a ship without power has none to lose', () => {
    expect(after({ dark: 1 }, 2, [18, 12]).sv).toBe(2)
  })
  test('FA-10.U-20-warship weapons, whatever their armour', () => {
    const armoured = ship({
      batteries: [gun({ mounts: [{ guns: 2, kind: 'turret', ac: 9, arcs: [[0, 360]], position: 'bow', count: 3 }] })],
    })
    expect(changes(armoured, 4, [20, 1, 20], { ...MID, pen: 0 })).toEqual({ mounts: [2] })
  })
  test('FA-R21 no armour saves a mount under water; by option it does', () => {
    const armoured = ship({
      batteries: [gun({ mounts: [{ guns: 2, kind: 'turret', ac: 1, arcs: [[0, 360]], position: 'bow', count: 3 }] })],
    })
    const saved = { options: { underwaterArmour: 'off' } }
    expect(changes(armoured, 4, [20, 1, 20], MID)).toEqual({ mounts: [2] })
    expect(changes(armoured, 4, [20, 1], MID, saved)).toEqual({})
  })
  test('FA-10.U-20-merchant cargo instead', () => {
    const merchant = ship({ isMerchant: true, cargo: { kind: 'ordinary', points: 3 } })
    expect(changes(merchant, 4, [20], MID)).toEqual({ cargo: 0 })
  })
  test('FA-10.U-noarmour nothing stops these results', () => {
    const belt = ship({ armour: { belt: 20, deck: 20, conningTower: 20, turret: 20, casemate: 20, flightDeck: 0 } })
    expect(changes(belt, 3, [1, 6], { ...MID, pen: 0 })).toEqual({ f: 7 })
    expect(changes(belt, 3, [12], { ...MID, pen: 0 })).toEqual({ sv: 1 })
    expect(changes(belt, 4, [6, 3], { ...MID, pen: 0 })).toEqual({ speed: 27 })
  })
  test('FA-H12 a flashover is one result: what it leaves is lost', () => {
    // Steering takes 4 of the 9, and that is all
    expect(flash(9, [15])).toMatchObject({ sv: 0, fc: 4 })
  })
})
