import { describe, expect, test } from 'vitest'
import { work } from '#kernel/desk/index.ts'
import type { Card } from '../02-data-sheet/ship.ts'
import type { State } from '../02-data-sheet/state.ts'
import { initiativeOf } from '../06-order-of-play/6-order-of-play.ts'
import { AIR_STRIKE, strikeOf } from '../09-air/9-11-attack.ts'
import { carrier, divers, fighters, flying, torpedoers } from '../09-air/air.fixture.ts'
import { WHERE } from '../09-air/sky.ts'
import { R } from '../book/register.ts'
import { table } from '../whole/battle.fixture.ts'
import { changed, changes, critical, fort, gun, type Hit, pair, play, ship } from '../whole/bench.fixture.ts'
import { takeIP } from './10-2-damage.ts'

/** What a critical changes on a carrier; the table is her own (10.C). */
const on = (budget: number, faces: readonly number[], card: Partial<Card> = {}, hit: Hit = {}) =>
  changes(carrier(card), budget, faces, hit)

/** A carrier with stands aboard, all of them in the hangar and half-way ready. */
function busy(stands: number, card: Partial<Card> = {}): State {
  const sheets = Array.from({ length: stands }, () => ({ sheet: divers(), where: WHERE.arming }))
  return flying(pair(ship(), carrier(card)), stands === 0 ? [] : [{ seat: 1, base: 1, stands: sheets }])
}
/** The same critical on a state with a sky, and what has become of her deck and her stands. */
function decked(state: State, budget: number, faces: readonly number[], hit: Hit = {}) {
  critical(state, budget, faces, hit)
  const { h, rrr, catapults } = state.sky.decks[1]!
  return { h, rrr, catapults, stands: state.sky.stands.map(each => each.where) }
}
const armoured = (flightDeck: number): Partial<Card> => ({
  armour: { belt: 0, deck: 0, conningTower: 0, turret: 0, casemate: 0, flightDeck },
})

describe('10.C Carriers and air bases', () => {
  test('FA-10.C-hull Flotation by all the CV', () => {
    expect(on(4, [1])).toEqual({ f: 6 })
    expect(on(4, [2])).toEqual({ f: 6 })
  })

  test('FA-10.C-optics the Gunnery Modifier, one for five, and search radar; all used', () => {
    expect(on(11, [3, 5], { searchRadar: true })).toEqual({ gm: -2, searchRadar: 0 })
  })

  test('FA-10.C-masts a band for four, and the rest goes on', () => {
    expect(on(9, [3, 6, 1])).toEqual({ sd: 3, f: 9 })
  })

  test('FA-10.C-crew FA-10.C-firecontrol FA-10.C-command as on any ship', () => {
    expect(on(6, [4, 1])).toEqual({ dc: 2, f: 9 })
    expect(on(6, [5, 1])).toEqual({ fc: 0, f: 8 })
    expect(on(6, [6, 1])).toEqual({ cq: -1, f: 9 })
  })

  test('FA-10.C-engine FA-10.C-steering FA-10.C-helm as on any ship; smoke goes with the first engine hit', () => {
    // size 0: four a die
    expect(on(4, [8, 5])).toEqual({ speed: 25, smoke: 0 })
    expect(on(6, [10, 1])).toEqual({ sv: 0, f: 8 })
    expect(on(6, [11, 6, 1])).toEqual({ sv: 0, f: 8 })
    // one that never could make smoke has none to lose
    expect(on(4, [8, 5], { smoke: false })).toEqual({ speed: 25 })
  })

  test('FA-10.C-sensors searchlights, then all gunnery radar: there are no planes, and no Fire Test', () => {
    const fitted: Partial<Card> = { gunneryRadarMain: true, shipPlanes: 2 }
    expect(on(8, [12, 12], fitted)).toEqual({ searchlights: 0, radar: 0 })
    // four are too few for the second rung, and pay nothing
    expect(on(7, [12, 12, 1], fitted)).toEqual({ searchlights: 0, f: 6 })
  })

  test('FA-10.C-fire a fire for each step, all used', () => {
    expect(on(9, [13])).toEqual({ fires: 2 })
  })

  test('FA-10.C-weapons FA-R43 by one number of the d20, with torpedoes and ASW if she has them', () => {
    expect(on(4, [14, 1, 20])).toEqual({ mounts: [2] })
    const armed = carrier({
      torpedoMounts: [
        { tubes: 3, arcs: [[0, 360]], cvCost: 2, ip: 4, cv: 8, settings: [{ maxRB: 1, modifier: 1 }], count: 1 },
      ],
      weaponKey: { '1-9': 'MAIN', '10': 'TORPEDOES' },
    })
    expect(changes(armed, 2, [14, 10])).toEqual({ racks: [0] })
    // OTHER: ASW suffers first, as on any ship
    const guarded = carrier({ batteries: [gun({ group: 'OTHER' })], weaponKey: { '1-10': 'OTHER' }, ASW: 1, MRF: 1 })
    expect(changes(guarded, 4, [14, 1])).toEqual({ mounts: [2], asw: 0 })
  })

  test('FA-10.C-airops H one for each point, and a catapult with each result', () => {
    const air = { H: 3, RRR: 2, catapults: 2, isBase: false, stands: [] }
    const fallen = (budget: number, faces: readonly number[]) => decked(busy(0, { air }), budget, faces)
    expect(fallen(2, [15])).toMatchObject({ h: 1, catapults: 1 })
    // three of five, and the rest is another roll: H is gone, but a catapult goes once more
    expect(fallen(5, [16, 15, 13])).toMatchObject({ h: 0, catapults: 0 })
  })

  test('FA-10.C-airops with neither left it cannot be applied', () => {
    const state = busy(0)
    Object.assign(state.sky.decks[1]!, { h: 0 })
    // R9: one more roll, with all of the CV
    expect([decked(state, 5, [15, 1]).h, state.ships[1]!.f]).toEqual([0, 5])
  })

  test('FA-10.C-hangar RRR one for two, then each stand that is being rearmed by the CV on arrival', () => {
    // RRR 2 takes four of five; stands by five: 5 is destroyed, 6 is not; then one point of hull
    expect(decked(busy(2), 5, [17, 5, 6, 1])).toMatchObject({ rrr: 0, stands: [WHERE.lost, WHERE.arming] })
    // too little for a step: the stands are thrown for all the same
    expect(decked(busy(1), 1, [18, 1, 1])).toMatchObject({ rrr: 2, stands: [WHERE.lost] })
    // only those that are being rearmed
    const idle = busy(1)
    idle.sky.stands[0]!.where = WHERE.ready
    expect(decked(idle, 4, [17])).toMatchObject({ rrr: 0, stands: [WHERE.ready] })
  })

  test('FA-10.C-fuel a Fire, and a Carrier Fuel Explosion Test; all used', () => {
    // step(6) + step(1) = 3: 4 to 6 burn more, 7 does nothing
    expect(on(6, [19, 7])).toEqual({ fires: 1 })
    expect(on(6, [20, 6])).toEqual({ fires: 2 })
    expect(on(6, [20, 4])).toEqual({ fires: 2 })
  })

  test('FA-H13 at the steps of CV and fires she explodes, one easier with poor safety, and all aboard with her', () => {
    const state = busy(2)
    critical(state, 6, [19, 3])
    expect([state.ships[1]!.end, state.sky.stands.map(({ where }) => where)]).toEqual([3, [WHERE.lost, WHERE.lost]])
    expect(on(6, [19, 4], { poorCarrierSafety: true })).toMatchObject({ end: 3 })
    // three fires with the new one: step 2
    const burning = pair(ship(), carrier())
    burning.ships[1]!.fires = 2
    critical(burning, 6, [19, 4])
    expect(burning.ships[1]!.end).toBe(3)
  })

  test('FA-H13 the blast has a d6 for each point of her first H', () => {
    const state = pair(ship(), carrier(), { range: 5 })
    // H 3: 6 + 6 + 5 = 17, which the other resists with 18
    critical(state, 6, [19, 1, 6, 6, 5, 18])
    expect([state.ships[1]!.end, state.ships[0]!.s]).toEqual([3, 12])
  })

  test('FA-10.4-flightdeck FA-R56 an armoured flight deck holds what comes from above, not what comes from the side', () => {
    const from = (raked: number, pen: number) => decked(busy(0, armoured(3)), 2, [15], { raked, pen }).h
    expect([from(1, 2), from(1, 3), from(0, 0)]).toEqual([3, 1, 1])
    // R10: what it holds is over
    expect(on(6, [19], armoured(3), { raked: 1, pen: 2 })).toEqual({})
    expect(decked(busy(1, armoured(3)), 4, [17], { raked: 1, pen: 2 })).toMatchObject({
      rrr: 2,
      stands: [WHERE.arming],
    })
  })

  test('FA-10.4-flightdeck a bomb that does not pierce it', () => {
    const state = flying(pair(ship(), carrier(armoured(3))), [{ seat: 0, stands: [{ sheet: divers() }] }])
    state.ships[1]!.moved = 20
    // one hit, its critical at 6, air operations: penetration 2 against 3
    play(state, [20, 1, 6, 15], desk => work(AIR_STRIKE, desk, strikeOf(state, 0, 1)))
    expect([state.ships[1]!.s, state.sky.decks[1]!.h]).toEqual([9, 3])
  })

  test('FA-10.U-20-carrier above her first H on the d20 her weapons, else fuel and ammunition', () => {
    const under: Hit = { column: 'midships' }
    expect(on(6, [20, 4, 1, 20], {}, under)).toEqual({ mounts: [2] })
    expect(on(6, [20, 3, 7], {}, under)).toEqual({ fires: 1 })
    // R60: a battleship that flies aircraft, too; above water she has the warships’ table
    const hybrid = { typeCode: 'BB' }
    expect(on(6, [20, 3, 7], hybrid, under)).toEqual({ fires: 1 })
    expect(on(4, [16, 1, 20], hybrid)).toEqual({ mounts: [2] })
  })

  test('FA-R60 whoever had H goes by the carriers’ rule under water, even when none is left', () => {
    const state = busy(0, { typeCode: 'BB' })
    state.sky.decks[1]!.h = 0
    critical(state, 6, [20, 3, 7], { column: 'midships' })
    expect(state.ships[1]!.fires).toBe(1)
  })

  test('FA-H30 a torpedo from the air finds fuel under water, too', () => {
    const state = flying(pair(ship(), carrier()), [{ seat: 0, stands: [{ sheet: torpedoers() }] }])
    state.ships[1]!.moved = 20
    // a hit, its critical at 8, midships, row 20, H; fires: step(8) + step(1) = 4, so 9 is nothing
    play(state, [20, 1, 8, 5, 20, 1, 9], desk => work(AIR_STRIKE, desk, strikeOf(state, 0, 1)))
    expect(state.ships[1]).toMatchObject({ f: 6, fires: 1 })
  })
})

describe('H34 Air bases', () => {
  const base = (changes: Partial<Card> = {}): Card =>
    fort({
      name: 'Airfield',
      typeCode: 'AB',
      air: { H: 4, RRR: 3, catapults: 0, isBase: true, stands: [] },
      ...changes,
    })

  test('FA-10.C-hull Structure in place of Flotation, and a Wreck Test at none', () => {
    expect(changes(base(), 4, [1])).toEqual({ s: 8 })
    // ten and more: d10 + 3 teams (+2) passes at 4
    expect(changes(base(), 12, [1, 4])).toEqual({ s: 0 })
    expect(changes(base(), 12, [1, 3])).toMatchObject({ s: 0, end: 3 })
  })

  test('FA-H34 so it does when damage points take the last', () => {
    const hit = (points: number, faces: readonly number[], s: number) => {
      const state = pair(ship(), base())
      state.ships[1]!.s = s
      const before = { ...state.ships[1]!, mounts: [...state.ships[1]!.mounts] }
      play(state, faces, desk => takeIP(desk, 1, points, 's', R['FA-9.5-damage']))
      return changed(before, state.ships[1]!)
    }
    expect([hit(3, [], 4), hit(3, [4], 3), hit(3, [3], 2), hit(3, [4], 0)]).toEqual([
      { s: 1 },
      { s: 0 },
      { s: 0, end: 3 },
      {},
    ])
  })

  test('FA-R44 what makes no sense ashore cannot be applied', () => {
    for (const row of [[8], [10], [11], [3, 6]])
      expect(changes(base({ smoke: false }), 4, [...row, 1])).toEqual({ s: 8 })
  })

  test('FA-R44 other targets ashore are destroyed without a test', () => {
    expect(changes(fort(), 12, [1])).toMatchObject({ s: 0, end: 3 })
  })

  test('FA-H19 an air base has a Command Value of its own', () => {
    const state = table([[{ card: base(), seat: 0, cmdv: 2 }], [{ card: ship(), seat: 1, flag: 1, cmdv: -1 }]])
    expect([initiativeOf(state, 0), initiativeOf(state, 1)]).toEqual([1, -1])
  })

  test('FA-H34 what is aboard a base goes with it', () => {
    const state = flying(pair(ship(), base()), [{ seat: 1, base: 1, stands: [{ sheet: fighters() }] }])
    critical(state, 6, [19, 1])
    expect([state.ships[1]!.end, state.sky.stands[0]!.where]).toEqual([3, WHERE.lost])
  })
})
