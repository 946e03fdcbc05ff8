import { describe, expect, test } from 'vitest'
import { work } from '#kernel/desk/index.ts'
import type { Card } from '../02-data-sheet/ship.ts'
import { DESTROYED, type State, sheetAt } from '../02-data-sheet/state.ts'
import { attackOf, GUNFIRE } from '../09-combat/9-5-guns.ts'
import {
  type At,
  type Berth,
  changes,
  critical,
  fleet,
  gun,
  pair,
  play,
  ship,
  stand,
  worn,
} from '../whole/bench.fixture.ts'

const MAIN = [14, 1]
const merchant = (cargo: Card['cargo'], more: Partial<Card> = {}): Card => ship({ isMerchant: true, cargo, ...more })
/** 0 shoots at 1 from far off; 2 and any others lie where they are put. */
const beside = (card: Card, ...others: Berth[]): State =>
  fleet([
    { card: ship({ batteries: [gun({ cv: 9 })] }), seat: 0, x: 0, y: 5000 },
    { card, seat: 1, x: 4000, y: 5000 },
    ...others,
  ])
const shoot = (state: State, faces: readonly number[]) =>
  play(state, faces, desk => work(GUNFIRE, desk, attackOf(state, 0, 1, sheetAt(state, 0).card.batteries[0]!), 1))

describe('H12 Magazines, H14 blasts, cargo', () => {
  test('FA-H12 under the step of the CV she explodes, at the CV or under it flashes over, above it nothing', () => {
    // CV 9: step 3, so 1 and 2 explode, 3 to 9 flash over
    expect(changes(ship(), 9, [...MAIN, 2])).toEqual({ mounts: [2], end: DESTROYED })
    expect(changes(ship(), 9, [...MAIN, 10])).toEqual({ mounts: [2] })
    // flashover with 9 - 4 = 5 in the bow, where her turrets stand: bulkheads
    expect(changes(ship(), 9, [...MAIN, 3, 9])).toEqual({ mounts: [2], f: 5 })
    // CV 4: step 2, so only 1 explodes; a flashover has 1 at least
    expect(changes(ship(), 4, [...MAIN, 1])).toEqual({ mounts: [2], end: DESTROYED })
    expect(changes(ship(), 4, [...MAIN, 2, 9])).toEqual({ mounts: [2], f: 9 })
    // the column of the mount: 4 is the engine room in the stern
    const stern = ship({
      batteries: [gun({ mounts: [{ guns: 2, kind: 'turret', ac: 0, arcs: [[0, 360]], position: 'stern', count: 2 }] })],
    })
    expect(changes(stern, 9, [...MAIN, 9, 4, 3])).toEqual({ mounts: [1], speed: 27 })
    // another MAIN mount may go, but no second test is made
    expect(changes(ship(), 9, [...MAIN, 9, 20, 1])).toEqual({ mounts: [1] })
    const or = { options: { magazine: 'at-step' } }
    expect(changes(ship(), 9, [...MAIN, 3], {}, or)).toEqual({ mounts: [2], end: DESTROYED })
    // one result, or by option a whole critical: 5 less steering's 4 leave 1 for another row
    expect(changes(ship(), 9, [...MAIN, 9, 15])).toEqual({ mounts: [2], sv: 0 })
    expect(changes(ship(), 9, [...MAIN, 9, 15, 9], {}, { options: { flashover: 'whole-critical' } })).toEqual({
      mounts: [2],
      sv: 0,
      f: 9,
    })
    // what cannot be applied is not the one result
    expect(critical(worn(pair(ship(), ship()), 1, { sv: 0 }), 9, [...MAIN, 9, 15, 9]).value.f).toBe(5)
  })
  test('FA-H14 everyone with a part of a base within 5 cm is tested against the blast', () => {
    const near: Berth = { card: ship({ name: 'Near' }), seat: 1, x: 4000, y: 5700, heading: 0 }
    const far: Berth = { card: ship({ name: 'Far' }), seat: 1, x: 4000, y: 5701, heading: 0 }
    const state = beside(ship(), near, far)
    // on target; CV 9; MAIN; explodes; three mounts are 3d6 = 12; the near one is tested with 12: Structure 3, and one result
    // of CV and penetration 3 from above: fire control
    const { throws } = shoot(state, [20, 9, ...MAIN, 2, 4, 4, 4, 12, 5])
    expect(throws.map(([rule]) => rule).slice(4)).toEqual(['FA-H12', 'FA-H14', 'FA-H14', 'FA-10-cv-reroll'])
    expect(state.ships[1]!.end).toBe(DESTROYED)
    expect(state.ships[2]).toMatchObject({ s: 9, fc: 1 })
    expect(state.ships[3]).toMatchObject({ s: 12, fc: 4 })
    // a deck of 4 stops a penetration of 3
    const decked = ship({ armour: { belt: 0, deck: 4, conningTower: 0, turret: 0, casemate: 0, flightDeck: 0 } })
    const held = beside(ship(), { ...near, card: decked })
    shoot(held, [20, 9, ...MAIN, 2, 4, 4, 4, 12, 1])
    expect(held.ships[2]).toMatchObject({ s: 9, f: 10 })
    // above the blast nothing comes of it; a stand loses a vessel and saves nothing
    const boats = beside(ship(), near, { card: stand(), seat: 1, x: 4100, y: 5000 })
    shoot(boats, [20, 9, ...MAIN, 2, 4, 4, 4, 13, 1])
    expect([boats.ships[2]!.s, boats.ships[3]!.vessels]).toEqual([12, 3])
  })
  test('FA-H14 a ship blown up by a blast spreads her own', () => {
    const at = (x: number): Berth => ({ card: ship(), seat: 1, x, y: 5000, heading: 0 })
    const state = beside(ship(), at(4400), at(4800))
    // the first blast, 18, is step 4: CV 4 pays for a MAIN mount of the second; her magazine explodes on 1
    const second = [18, ...MAIN, 1, 6, 6, 6]
    // her own blast of 18 reaches the third: the same 4, in Fire Control
    const faces = [20, 9, ...MAIN, 2, 6, 6, 6, ...second, 18, 5]
    shoot(state, faces)
    expect(state.ships.map(({ end, s }) => [end, s])).toEqual([
      [0, 12],
      [DESTROYED, 10],
      [DESTROYED, 8],
      [0, 8],
    ])
  })
  test('FA-H14 two blasts at once strike the same ship one after the other', () => {
    const at = (x: number, y: number): Berth => ({ card: ship(), seat: 1, x, y, heading: 0 })
    const state = beside(ship(), at(4400, 5000), at(4200, 5300))
    // the first blast, 18, blows up the second ship, whose own is 3; the third is near both
    const second = [18, ...MAIN, 1, 1, 1, 1]
    // by the first: Structure 4, and 4 from her Fire Control; by the second: Structure 2, and 2 from her steering
    shoot(state, [20, 9, ...MAIN, 2, 6, 6, 6, ...second, 18, 5, 3, 10])
    expect(state.ships[3]).toMatchObject({ s: 6, fc: 0, sv: 2 })
  })
  test('FA-H55-blast-dice the dice are thrown only if somebody is near', () => {
    const alone = beside(ship())
    expect(shoot(alone, [20, 9, ...MAIN, 2]).throws.at(-1)![0]).toBe('FA-H12')
  })
  test('FA-H36 cargo is destroyed as a whole', () => {
    expect(changes(merchant({ kind: 'ordinary', points: 6 }), 3, [14])).toEqual({ cargo: 0 })
  })
  test('FA-10.S-cargo a merchantman’s weapons are her cargo; gone, it cannot be applied; all used', () => {
    const card = merchant({ kind: 'ordinary', points: 2 })
    expect(changes(card, 9, [20])).toEqual({ cargo: 0 })
    expect(critical(worn(pair(ship(), card), 1, { cargo: 0 }), 3, [14, 10]).value.sv).toBe(1)
    expect(changes(merchant(null), 3, [14, 10])).toEqual({ sv: 1 })
  })
  test('FA-R61 a warship with cargo: d10, 6 or more is the cargo, while she has any', () => {
    const card = ship({ cargo: { kind: 'ordinary', points: 2 } })
    expect(changes(card, 9, [14, 6])).toEqual({ cargo: 0 })
    expect(changes(card, 2, [14, 5, 9])).toEqual({ racks: [0, 1] })
    expect(critical(worn(pair(ship(), card), 1, { cargo: 0 }), 2, [14, 9]).value.racks).toEqual([0, 1])
  })
  test('FA-10.S-cargo-fuel a fire at once, and a Fire Test for each point', () => {
    expect(changes(merchant({ kind: 'fuel', points: 3 }), 9, [14, 9, 10, 1])).toEqual({ cargo: 0, fires: 3 })
    expect(changes(merchant({ kind: 'fuel', points: 0 }), 9, [14])).toEqual({ cargo: 0, fires: 1 })
  })
  test('FA-R23 by the CV of the hit, however little is left of it', () => {
    // 9, of which Command takes 5: the Fire Test is still against 9
    expect(changes(merchant({ kind: 'fuel', points: 1 }), 9, [6, 14, 9])).toEqual({ cq: -1, cargo: 0, fires: 2 })
  })
  test('FA-R4 a Fire Test that succeeds starts a fire', () => {
    const lit = (face: number) => changes(merchant({ kind: 'fuel', points: 1 }), 5, [14, face]).fires
    expect([lit(5), lit(6)]).toEqual([2, 1])
  })
  test('FA-10.S-cargo-ammo a Fire Test, a second if she burns, and she explodes', () => {
    const card = merchant({ kind: 'ammunition', points: 2 })
    expect(changes(card, 9, [14, 9])).toEqual({ cargo: 0, end: DESTROYED })
    expect(changes(card, 9, [14, 10])).toEqual({ cargo: 0 })
    const burning = worn(pair(ship(), card), 1, { fires: 1 })
    expect(critical(burning, 9, [14, 10, 9]).value.end).toBe(DESTROYED)
  })
  test('FA-R22 d6 a Cargo Point is the blast', () => {
    const card = merchant({ kind: 'ammunition', points: 2 })
    const state = beside(card, { card: ship(), seat: 1, x: 4300, y: 5000, heading: 0 })
    // 2d6 = 7, tested with 7: Structure 3, one result of 3
    const { throws } = shoot(state, [20, 9, 14, 9, 3, 4, 7, 5])
    expect(throws.at(-3)).toEqual(['FA-H14', 6, [3, 4]])
    expect(state.ships[2]).toMatchObject({ s: 9, fc: 1 })
  })
  const CLOSE: At = { range: 4 }
  test('FA-H12 the one that shot may feel the blast as well', () => {
    const state = pair(ship({ batteries: [gun({ cv: 9 })] }), ship(), CLOSE)
    shoot(state, [20, 9, ...MAIN, 2, 1, 1, 1, 3, 5])
    expect(state.ships[0]).toMatchObject({ s: 10, fc: 2 })
  })
})
