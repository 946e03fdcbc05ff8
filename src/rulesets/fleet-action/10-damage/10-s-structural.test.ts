import { describe, expect, test } from 'vitest'
import type { Card, Mount } from '../02-data-sheet/ship.ts'
import { DESTROYED, type Ship, SUNK, WRECK } from '../02-data-sheet/state.ts'
import { isLocal } from '../09-combat/9-5-guns.ts'
import { type At, changes, critical, fleet, fort, gun, type Hit, pair, ship, worn } from '../whole/bench.fixture.ts'

/** What comes of a critical on a ship that has suffered before. */
const after = (
  before: Partial<Ship>,
  budget: number,
  faces: readonly number[],
  hit: Hit = {},
  card: Card = ship(),
  at: At = {},
): Ship => critical(worn(pair(ship(), card, at), 1, before), budget, faces, hit).value
const mount = (kind: Mount['kind'], count: number, ac = 0, position: Mount['position'] = 'mid'): Mount => ({
  guns: 1,
  kind,
  ac,
  arcs: [[0, 360]],
  position,
  count,
})
const OTHERS = gun({ group: 'OTHER', mounts: [mount('open', 3)] })

describe('10.S Structural Critical Damage', () => {
  test('FA-10.S-hull Flotation falls by all the CV; at 0 a Wreck Test, and failing it she sinks', () => {
    expect(changes(ship(), 5, [1])).toEqual({ f: 5 })
    expect(changes(ship(), 5, [2])).toEqual({ f: 5 })
    expect(changes(ship(), 12, [1, 4])).toEqual({ f: 0 })
    expect(changes(ship(), 12, [1, 3])).toEqual({ f: 0, end: SUNK })
    expect(after({ f: 0 }, 1, [1, 3]).end).toBe(SUNK)
    // a land target loses Structure, and is destroyed at 0
    expect(changes(fort(), 5, [1])).toEqual({ s: 7 })
    expect(changes(fort(), 12, [1])).toEqual({ s: 0, end: DESTROYED })
  })
  test('FA-10.S-optics Gunnery Modifier for each 5, and search radar; all used', () => {
    const card = ship({ searchRadar: true })
    expect(changes(card, 11, [3, 5])).toEqual({ gm: -2, searchRadar: 0 })
    expect(changes(ship(), 11, [3, 1])).toEqual({ gm: -2 })
  })
  test('FA-R16 search radar goes even with too little CV', () => {
    expect(changes(ship({ searchRadar: true }), 1, [3, 1])).toEqual({ searchRadar: 0 })
  })
  test('FA-R45 the second die of row 3 is a d10, and 6 is the masts’', () => {
    expect([changes(ship(), 5, [3, 5]), changes(ship(), 4, [3, 6])]).toEqual([{ gm: -1 }, { sd: 4 }])
  })
  test('FA-10.S-masts a band for each 4, and the rest goes on', () => {
    expect(changes(ship(), 9, [3, 10, 10])).toEqual({ sd: 3, sv: 3 })
  })
  test('FA-10.S-crew a team for each 5, and the rest goes on', () => {
    expect(changes(ship(), 7, [4, 10])).toEqual({ dc: 2, sv: 2 })
  })
  test('FA-10.S-firecontrol 1 for each 1; at 0 she shoots Local', () => {
    expect(changes(ship(), 3, [5])).toEqual({ fc: 1 })
    const state = pair(ship(), ship())
    critical(state, 4, [5])
    expect(isLocal(state, 1, 0)).toBe(true)
  })
  test('FA-10.S-command Crew Quality once for 5, and the flag officer', () => {
    expect(changes(ship(), 5, [6])).toEqual({ cq: -1 })
    const flag = { flag: 1, cmdv: 2 }
    // killed on 5 or less of a CV of 5
    expect([after(flag, 5, [6, 5]).cmdv, after(flag, 5, [6, 6]).cmdv]).toEqual([1, 2])
  })
  test('FA-R57 the officer before the rest of the CV, and his deputy stays aboard', () => {
    const state = worn(pair(ship(), ship()), 1, { flag: 1, cmdv: 2 })
    const { throws } = critical(state, 9, [6, 9, 10])
    expect(throws.map(([rule]) => rule)).toEqual(['FA-10-cv-reroll', 'FA-10.S-command', 'FA-10-cv-reroll'])
    expect(state.ships[1]).toMatchObject({ flag: 1, cmdv: 1, sv: 0 })
  })
  test('FA-10.S-engine d6 knots for each step; the first such hit ends her smoke', () => {
    // 9 at 4 each: two dice, and 1 left for Steering
    expect(changes(ship(), 9, [8, 3, 5, 10])).toEqual({ speed: 22, smoke: 0, sv: 3 })
    expect(changes(ship({ targetSize: 3 }), 9, [9, 6, 10])).toEqual({ speed: 24, smoke: 0, sv: 2 })
    // three dice may be paid for, but the first two lay her still: 4 go on
    expect(changes(ship({ speedMax: 7 }), 12, [7, 6, 6, 10])).toEqual({ speed: 0, smoke: 0, sv: 0 })
  })
  test('FA-R17 smoke goes above water even with too little CV, and never under it', () => {
    expect(changes(ship(), 3, [7, 13])).toEqual({ smoke: 0 })
    expect(changes(ship(), 4, [6, 2], { column: 'midships' })).toEqual({ speed: 28 })
  })
  test('FA-10.S-steering 1 for each 1', () => {
    expect(changes(ship(), 3, [10])).toEqual({ sv: 1 })
  })
  test('FA-10.S-helm as steering, and a Crew Test: failed, a splash, a turn and MVR ahead', () => {
    expect(changes(ship(), 3, [11, 6])).toEqual({ sv: 1 })
    // she heads north at first; 45 degrees to port is north-west, and 4 cm that way are 283 each
    const before = pair(ship(), ship(), { isSeen: 270 }).ships[1]!
    const port = after({}, 3, [11, 5, 10], {}, ship(), { isSeen: 270 })
    expect([port.sv, port.splash, port.heading, port.x - before.x, port.y - before.y]).toEqual([1, 1, 3150, -283, 283])
    const starboard = after({}, 3, [11, 5, 11], {}, ship(), { isSeen: 270 })
    expect([starboard.heading, starboard.x - before.x, starboard.y - before.y]).toEqual([450, 283, 283])
    // a ship of her own side lies across 3 cm ahead on that line: by a Crew Test she stops clear of her (H18)
    const crowded = fleet([
      { card: ship(), seat: 0, x: 2000, y: 2000 },
      { card: ship(), seat: 1, x: 5000, y: 5000, heading: 0 },
      { card: ship(), seat: 1, x: 5400, y: 5400, heading: 3150 },
    ])
    const { value } = critical(crowded, 3, [11, 5, 11, 6])
    expect(value.x).toBeGreaterThan(5000)
    expect(value.x).toBeLessThan(5283)
  })
  test('FA-10.S-helm FA-H18 whom she meets out of control she runs into, and then the critical goes on', () => {
    const state = fleet([
      { card: ship(), seat: 0, x: 2000, y: 2000 },
      { card: ship(), seat: 1, x: 5000, y: 5000, heading: 0 },
      { card: ship(), seat: 0, x: 5400, y: 5400, heading: 3150 },
    ])
    // 20 knots north-east against 20 north-west: 28, step 5; neither has a critical of it (20, 20)
    // five CV: four for the steering, one is too little for a fire
    const { value, events } = critical(state, 5, [11, 5, 11, 20, 20, 13])
    expect(value).toMatchObject({ sv: 0, f: 5, splash: 1, fires: 0, cv: 5, budget: 0, moved: 20, pace: 0 })
    expect(state.ships[2]).toMatchObject({ f: 5, acted: 0 })
    const resumed = events.find(({ type }) => type === 'CriticalResumed')
    expect(resumed).toMatchObject({ ship: 1, hits: 0, rolls: 0, budget: 5, table: 0, sort: 0 })
  })
  test('FA-10.S-helm who sinks in it has no more of the critical to face', () => {
    const state = fleet([
      { card: ship(), seat: 0, x: 2000, y: 2000 },
      { card: ship({ DC: 0 }), seat: 1, x: 5000, y: 5000, heading: 0, f: 1 },
      { card: ship(), seat: 0, x: 5400, y: 5400, heading: 3150 },
    ])
    // her Wreck Test: 1; the other escapes a critical
    expect(critical(state, 9, [11, 5, 11, 1, 20]).value).toMatchObject({ end: WRECK, budget: 0 })
  })
  test('FA-10.S-engine FA-H23 a screen that is attached goes at once', () => {
    const { value, events } = critical(worn(pair(ship(), ship()), 1, { screen: 1 }), 1, [7, 13])
    expect([value.screen, value.smoke]).toEqual([0, 0])
    expect(events.some(({ type }) => type === 'ScreenGone')).toBe(true)
  })
  test('FA-R49 without steering the Crew Test is made all the same, and nothing is paid', () => {
    expect(after({ sv: 0 }, 3, [11, 6, 5])).toMatchObject({ sv: 0, fc: 1 })
  })
  test('FA-10.S-sensors searchlights 3, planes 4 with a Fire Test, gunnery radar 5; what is missing is passed over', () => {
    const card = ship({ shipPlanes: 2, gunneryRadarMain: true })
    expect(changes(card, 3, [12])).toEqual({ searchlights: 0 })
    const noLights = { ...card, searchlights: false }
    expect(changes(noLights, 4, [12, 9])).toEqual({ planes: 0 })
    expect(changes({ ...noLights, shipPlanes: 0 }, 5, [12])).toEqual({ radar: 0 })
    // nothing left: rolled again
    expect(changes(ship({ searchlights: false }), 5, [12, 10, 13])).toEqual({ sv: 0 })
  })
  test('FA-R15 one thing a result; too dear, none, and the ladder stays', () => {
    const card = ship({ shipPlanes: 2, gunneryRadarMain: true })
    // 8: searchlights for 3; 5 are left and take the planes for 4, Fire Test against 5 failed; 1 is too little for radar
    expect(changes(card, 8, [12, 12, 6, 12, 10])).toEqual({ searchlights: 0, planes: 0, sv: 3 })
    expect(changes(card, 2, [12, 10])).toEqual({ sv: 2 })
  })
  test('FA-10.S-fire a fire for each step; all used', () => {
    expect(changes(ship(), 11, [13])).toEqual({ fires: 2 })
  })
  test('FA-R18 too little lights none, and is gone; by option one', () => {
    expect(changes(ship(), 3, [13])).toEqual({})
    expect(changes(ship(), 3, [13], {}, { options: { shortFire: 'one' } })).toEqual({ fires: 1 })
  })
  test('FA-10.S-weapons the owner’s d10 on the sheet’s key', () => {
    const card = ship({ batteries: [gun(), OTHERS] })
    expect(changes(card, 4, [14, 5, 20])).toEqual({ mounts: [2, 3] })
    expect(changes(card, 1, [20, 6])).toEqual({ mounts: [3, 2] })
    expect(changes(card, 2, [17, 9])).toEqual({ racks: [0, 1] })
  })
  test('FA-10.S-weapons-main one mount, and a magazine test; all used', () => {
    expect(changes(ship(), 9, [14, 1, 20])).toEqual({ mounts: [2] })
  })
  test('FA-R19 too dear: no loss and the CV gone; an empty group cannot be applied', () => {
    expect(changes(ship(), 3, [14, 1])).toEqual({})
    expect(after({ mounts: [0] }, 4, [14, 1, 10]).sv).toBe(0)
    // OTHER without mounts, but with factors: one of them
    expect(changes(ship({ MRF: 2 }), 4, [14, 6, 10])).toEqual({ mrf: 1, sv: 0 })
  })
  test('FA-R74 the printed order, the first of the sheet among equals; a saved MAIN mount is not replaced', () => {
    const mixed = gun({
      mounts: [mount('turret', 1, 9, 'bow'), mount('turret', 1, 2, 'stern'), mount('shielded', 1, 0)],
    })
    const card = ship({ batteries: [mixed] })
    expect(changes(card, 4, [14, 1, 20])).toEqual({ mounts: [1, 1, 0] })
    expect(after({ mounts: [1, 1, 0] }, 4, [14, 1, 20], {}, card).mounts).toEqual([0, 1, 0])
    // penetration 5 would beat the second turret, but the first one is met
    expect(after({ mounts: [1, 1, 0] }, 4, [14, 1], { pen: 5 }, card).mounts).toEqual([1, 1, 0])
    // by option a die: of four equal turrets the fourth
    const four = ship({ batteries: [gun({ mounts: [mount('turret', 3, 0, 'bow'), mount('turret', 1, 0, 'stern')] })] })
    const any = { options: { mountLost: 'any' } }
    expect(changes(four, 4, [14, 1, 4, 20], {}, any)).toEqual({ mounts: [3, 0] })
    expect(changes(four, 4, [14, 1, 3, 20], {}, any)).toEqual({ mounts: [2, 1] })
  })
  test('FA-10.S-weapons-other as many as can be paid for, and the rest goes on', () => {
    const card = ship({ batteries: [gun(), OTHERS] })
    expect(changes(card, 5, [14, 8, 10])).toEqual({ mounts: [3, 0], sv: 2 })
  })
  test('FA-R20 one factor a result, and one for each mount beyond the first: ASW, MRF, CRF', () => {
    const card = ship({ batteries: [gun(), OTHERS], ASW: 1, MRF: 1, CRF: 1 })
    expect(changes(card, 1, [14, 6])).toEqual({ mounts: [3, 2], asw: 0 })
    expect(changes(card, 2, [14, 6])).toEqual({ mounts: [3, 1], asw: 0, mrf: 0 })
    expect(changes(card, 3, [14, 6])).toEqual({ mounts: [3, 0], asw: 0, mrf: 0, crf: 0 })
  })
  test('FA-10.S-weapons-torpedo as many as can be paid for, and the rest goes on', () => {
    expect(changes(ship(), 3, [14, 9, 10])).toEqual({ racks: [0, 1], sv: 3 })
    expect(changes(ship(), 4, [14, 10])).toEqual({ racks: [0, 0] })
    const state = pair(ship(), ship())
    critical(state, 2, [14, 9])
    expect(state.ships[1]!.loaded).toEqual([0, 1])
  })
})
