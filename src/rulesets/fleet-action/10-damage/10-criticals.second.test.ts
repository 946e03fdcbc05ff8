import { describe, expect, test } from 'vitest'
import { guns, idOf, mount, refused, sheet, tubes, worked } from '../whole/second.fixture.ts'

type Sheet = Record<string, unknown>
const a = (changes: Sheet = {}, worn: Sheet = {}) => ({ ship: sheet(changes), ...worn })
const above = (cv: number, faces: readonly number[], target: unknown = a(), more: Sheet = {}, changes = {}) =>
  worked('structural-critical', { target, cv, ...more }, faces, changes).result
const below = (cv: number, faces: readonly number[], target: unknown = a(), more: Sheet = {}, changes = {}) =>
  worked('underwater-critical', { target, cv, ...more }, faces, changes).result

describe('10.S, row by row', () => {
  test('FA-10.S-hull Flotation by all the CV; at 0 a Wreck Test, and a failure sinks', () => {
    expect(above(9, [1])).toMatchObject({ flotation: 1, end: 'active' })
    expect(above(9, [2])).toMatchObject({ flotation: 1 })
    // 10 is all of it; three teams +2
    expect(above(10, [1, 4])).toMatchObject({ flotation: 0, end: 'active' })
    expect(above(10, [1, 3])).toMatchObject({ flotation: 0, end: 'sunk' })
    expect(above(1, [1, 3], a({}, { flotation: 0 }))).toMatchObject({ end: 'sunk' })
  })
  test('FA-10.S-optics Gunnery Modifier −1 for each 5, no floor, all used; search radar goes unpaid', () => {
    expect(above(12, [3, 5], a({ GM: 0, searchRadar: true }))).toMatchObject({ gunnery: -2, searchRadar: false })
    expect(above(4, [3, 1], a({ searchRadar: true }))).toMatchObject({ gunnery: 0, searchRadar: false })
    expect(above(5, [3, 5], a({}, { gunnery: -4 }))).toMatchObject({ gunnery: -5 })
  })
  test('FA-10.S-masts a band for each 4, floor 0, the rest goes on', () => {
    // 9: two bands, 1 left; a fire wants 4
    expect(above(9, [3, 6, 13])).toMatchObject({ spotting: 3, fires: 0 })
    // one band left: 4 paid, 5 go on: a team
    expect(above(9, [3, 10, 4], a({}, { spotting: 1 }))).toMatchObject({ spotting: 0, teams: 2 })
    // below one step nothing is priced, and it goes on
    expect(above(3, [3, 6, 13])).toMatchObject({ spotting: 5 })
  })
  test('FA-10.S-crew a team for each 5, the rest goes on', () => {
    expect(above(10, [4])).toMatchObject({ teams: 1 })
    expect(above(9, [4, 13])).toMatchObject({ teams: 2, fires: 1 })
    expect(above(9, [4, 4, 13])).toMatchObject({ teams: 2, fires: 1 })
  })
  test('FA-10.S-firecontrol a point for each point, as far as there are any', () => {
    expect(above(3, [5])).toMatchObject({ fireControl: 1 })
    expect(above(9, [5, 4])).toMatchObject({ fireControl: 0, teams: 2 })
  })
  test('FA-10.S-command Crew Quality −1 for 5, once; the officer by the CV on arrival, before the rest', () => {
    expect(above(12, [6, 13])).toMatchObject({ crewQuality: -1, fires: 1 })
    expect(above(12, [6, 12, 13], a({}, { flagOfficer: 1 }))).toMatchObject({ crewQuality: -1, command: 0, fires: 1 })
    expect(above(12, [6, 13, 13], a({}, { flagOfficer: 1 }))).toMatchObject({ crewQuality: -1, command: 1, fires: 1 })
    // too little for the crew, and still the officer
    expect(above(4, [6, 4, 13], a({}, { flagOfficer: -2 }))).toMatchObject({ crewQuality: 0, command: -3, fires: 1 })
    expect(above(5, [6], a({}, { crewQuality: -3 }))).toMatchObject({ crewQuality: -4 })
  })
  test('FA-10.S-engine d6 knots a step of four and size, until she lies still; smoke goes unpaid', () => {
    expect(above(9, [7, 3, 4, 13])).toMatchObject({ speed: 23, smoke: false, fires: 0 })
    expect(above(8, [9, 6, 6])).toMatchObject({ speed: 18, smoke: false })
    expect(above(3, [8, 13])).toMatchObject({ speed: 30, smoke: false })
    // the first die stops her: the second step is not taken, and 5 go on
    expect(above(9, [7, 6, 13], a({}, { speed: 5 }))).toMatchObject({ speed: 0, fires: 1 })
  })
  test('FA-10-cv-size the price is 4 and the size, at least 1', () => {
    const fires = (cv: number, targetSize: number, changes = {}) =>
      above(cv, [13], a({ targetSize }), {}, changes)['fires']
    expect([fires(13, 3), fires(14, 3), fires(6, -1), fires(9, -3), fires(3, 0)]).toEqual([1, 2, 2, 9, 0])
    expect([fires(9, 3, { sizeCost: 'subtracted' }), fires(13, -3, { sizeCost: 'subtracted' })]).toEqual([9, 1])
    // R18 by option one fire at least
    expect(fires(3, 0, { shortFire: 'one' })).toBe(1)
  })
  test('FA-10.S-steering a point for each point', () => {
    expect(above(3, [10])).toMatchObject({ steering: 1 })
    expect(above(9, [10, 4])).toMatchObject({ steering: 0, teams: 2 })
  })
  test('FA-10.S-helm steering, then a Crew Test always: failed, a marker and a turn by d20', () => {
    expect(above(2, [11, 6])).toMatchObject({ steering: 2, splashes: 0 })
    expect(above(2, [11, 5, 10])).toMatchObject({ steering: 2, splashes: 1 })
    // steering gone: nothing paid, the test all the same, and the whole CV goes on
    expect(above(5, [11, 5, 11, 4], a({}, { steering: 0 }))).toMatchObject({ splashes: 1, teams: 2 })
    // Crew Quality counts
    expect(above(2, [11, 5], a({ CQ: 1 }))).toMatchObject({ splashes: 0 })
  })
  test('FA-10.S-sensors searchlights, then planes with a Fire Test, then radar; one a result, missing ones skipped', () => {
    const fitted = { shipPlanes: 2, gunneryRadarMain: true, batteries: [guns({ radar: true })] }
    // 9: lights 3, 6 left; planes 4 with a Fire Test by 6, 2 left; radar too dear: nothing; then a fire too dear
    expect(above(9, [12, 12, 6, 12, 13], a(fitted))).toMatchObject({
      searchlights: false,
      planes: 0,
      fires: 1,
      gunneryRadar: true,
    })
    expect(above(9, [12, 12, 7, 12, 13], a(fitted))).toMatchObject({ planes: 0, fires: 0, gunneryRadar: true })
    // no planes: straight to radar
    expect(above(8, [12, 12], a({ ...fitted, shipPlanes: 0 }))).toMatchObject({
      searchlights: false,
      gunneryRadar: false,
    })
    // too dear: nothing, and the ladder stays
    expect(above(2, [12, 13])).toMatchObject({ searchlights: true })
    // nothing left: cannot be applied
    expect(above(9, [12, 4, 13], a({ searchlights: false }))).toMatchObject({ teams: 2, fires: 1 })
  })
  test('FA-10-cv-void one more roll with the same CV; a second that cannot be applied ends it, one that can begins anew', () => {
    const worn = a({}, { fireControl: 0, spotting: 0 })
    expect(above(9, [5, 5], worn)).toMatchObject({ fires: 0 })
    expect(above(9, [5, 3, 6], worn)).toMatchObject({ fires: 0 })
    expect(above(9, [5, 13], worn)).toMatchObject({ fires: 2 })
    // void, a team, void again, and still one more roll
    expect(above(9, [5, 4, 5, 13], worn)).toMatchObject({ teams: 2, fires: 1 })
    expect(above(9, [5], worn, {}, { inapplicable: 'lost' })).toMatchObject({ fires: 0 })
  })
  test('FA-10-cv-armour armour that holds ends the critical; by option it goes on', () => {
    const plated = a({ armour: { belt: 6, deck: 2, conningTower: 9, turret: 0, casemate: 0 } })
    const pen = (penetration: number, raking = false) => ({ penetration, raking })
    expect(above(9, [1], plated, pen(5))).toMatchObject({ flotation: 10 })
    expect(above(9, [1], plated, pen(6))).toMatchObject({ flotation: 1 })
    expect(above(9, [1], plated, pen(2, true))).toMatchObject({ flotation: 1 })
    // conning tower 9: from above half, rounded up
    expect(above(4, [5], plated, pen(8))).toMatchObject({ fireControl: 4 })
    expect(above(4, [5], plated, pen(4, true))).toMatchObject({ fireControl: 4 })
    expect(above(4, [5], plated, pen(5, true))).toMatchObject({ fireControl: 0 })
    expect(above(9, [1, 13], plated, pen(5), { armourHolds: 'reroll' })).toMatchObject({ flotation: 10, fires: 2 })
    // areas without armour: fires, masts, crew
    expect(above(4, [13], plated, pen(0))).toMatchObject({ fires: 1 })
  })
})

test('FA-10.U-engine1 each engine row is thrown for under its own name', () => {
  const rules = (name: string, given: Sheet, faces: number[]) =>
    worked(name, { target: a(), ...given }, faces)
      .events.filter(({ type }) => type === 'TrackFell')
      .map(({ why }) => idOf(why))
  expect(rules('structural-critical', { cv: 4 }, [7, 1])).toEqual(['FA-10.S-engine'])
  expect(rules('underwater-critical', { cv: 4 }, [6, 1])).toEqual(['FA-10.U-engine1'])
  expect(rules('underwater-critical', { cv: 4 }, [9, 1, 1])).toEqual(['FA-10.U-engine2'])
  expect(rules('underwater-critical', { cv: 4 }, [11, 1, 1, 1])).toEqual(['FA-10.U-engine3'])
})

test('FA-R9 on land engine, steering, helm and masts cannot be applied; Hull is Structure (H34)', () => {
  const fort = a({ isLand: true, F: 0, speedMax: 0, MVR: 0, torpedoMounts: [] })
  for (const senseless of [[7], [10], [11], [3, 6]])
    expect(above(4, [...senseless, 13], fort)).toMatchObject({ fires: 1, steering: 4, spotting: 5 })
  expect(above(4, [1], fort)).toMatchObject({ structure: 8, end: 'active' })
  expect(above(12, [1], fort)).toMatchObject({ structure: 0, end: 'destroyed' })
})

describe('weapons', () => {
  test('FA-10.S-weapons-main one mount, if it can be paid; a magazine test; all used', () => {
    // turrets cost 4; of CV 9 the step is 3: 1 and 2 explode, to 9 a flashover, then nothing
    expect(above(9, [14, 1, 10])).toMatchObject({ mounts: [2], end: 'active' })
    expect(above(9, [20, 4, 2])).toMatchObject({ mounts: [2], end: 'destroyed', lost: true })
    expect(above(3, [14, 1])).toMatchObject({ mounts: [3] })
    expect(above(9, [14, 1, 3], a(), {}, { magazine: 'at-step' })).toMatchObject({ end: 'destroyed' })
  })
  test('FA-H12 both ends of the explosion: CV 2 never, 4 on 1, 12 to 2, 13 to 3', () => {
    const bang = (cv: number, die: number, more: number[] = []) =>
      worked('magazine-test', { target: a(), cv }, [die, ...more]).result['end'] === 'destroyed'
    // a flashover in the bow: 13 and over are engines; row 19 is power, which uses everything
    expect([
      bang(2, 1, [19]),
      bang(4, 1),
      bang(4, 2, [19]),
      bang(12, 2),
      bang(12, 3, [19]),
      bang(13, 3),
      bang(13, 4, [19]),
    ]).toEqual([false, true, false, true, false, true, false])
    expect(bang(9, 10)).toBe(false)
  })
  test('FA-H12 the flashover: under water by the mount’s place, CV less the cost, at least 1, no Crew Test and no second magazine', () => {
    const flash = (cv: number, cost: number, position: string, faces: number[]) =>
      worked('magazine-test', { target: a(), cv, cost, position }, [cv, ...faces]).result
    // bulkheads in the bow to 9, amidships to 5, astern to 3; 9 − 4 = 5
    expect(flash(9, 4, 'bow', [9])).toMatchObject({ flotation: 5 })
    expect(flash(9, 4, 'midships', [5])).toMatchObject({ flotation: 5 })
    expect(flash(9, 4, 'stern', [3])).toMatchObject({ flotation: 5 })
    expect(flash(4, 4, 'bow', [1])).toMatchObject({ flotation: 9 })
    // row 20: a MAIN mount for 4 of 5, and no test
    expect(flash(9, 4, 'bow', [20, 1])).toMatchObject({ mounts: [2], end: 'active' })
  })
  test('FA-R74 a MAIN mount whose armour holds is not replaced by another of its kind', () => {
    const turrets = a({ batteries: [guns({ mounts: [mount('turret', 2, 10), mount('turret', 2, 4)] })] })
    expect(above(9, [14, 1], turrets, { penetration: 9 })).toMatchObject({ mounts: [2, 2] })
    expect(above(9, [14, 1, 20], turrets, { penetration: 10 })).toMatchObject({ mounts: [1, 2] })
    // a raking shot meets half of 10
    expect(above(9, [14, 1, 20], turrets, { penetration: 5, raking: true })).toMatchObject({ mounts: [1, 2] })
  })
  const OTHERS = {
    batteries: [
      guns(),
      guns({
        group: 'OTHER',
        mounts: [mount('turret', 1, 4), mount('casemate', 1, 3), mount('shielded', 1), mount('open', 2)],
      }),
    ],
    ASW: 1,
    MRF: 2,
    CRF: 1,
  }
  test('FA-10.8-order open, shielded, casemate, turret; as many as can be paid, armoured only if penetrated', () => {
    // 11: open 1, open 1, shielded 2, casemate 3, turret 4 — all of it. Sheet order: MAIN, then turret, casemate, shielded, open
    expect(above(11, [14, 5], a(OTHERS), { penetration: 4 })).toMatchObject({ mounts: [3, 0, 0, 0, 0] })
    // 6: two open, the shielded, and 2 are too little for the casemate; they go on
    expect(above(6, [14, 7, 13], a(OTHERS), { penetration: 4 })).toMatchObject({ mounts: [3, 1, 1, 0, 0], fires: 0 })
    // penetration 3: the turret is safe; 4 are left and light a fire
    expect(above(11, [14, 5, 13], a(OTHERS), { penetration: 3 })).toMatchObject({ mounts: [3, 1, 0, 0, 0], fires: 1 })
    // penetration 2 of 11: casemate and turret are safe; 7 are left
    expect(above(11, [14, 5, 13], a(OTHERS), { penetration: 2 })).toMatchObject({ mounts: [3, 1, 1, 0, 0], fires: 1 })
  })
  test('FA-10.4-casemate from above a casemate has the deck, whatever its own', () => {
    const decked = { ...OTHERS, armour: { belt: 0, deck: 5, conningTower: 0, turret: 0, casemate: 3 } }
    // two open, shielded; the casemate behind a deck of 5; the turret of 4 has half, 2: paid 4 of 7
    expect(above(8, [14, 5], a(decked), { penetration: 4, raking: true })).toMatchObject({ mounts: [3, 0, 1, 0, 0] })
    expect(above(7, [14, 5], a(decked), { penetration: 5, raking: true })).toMatchObject({ mounts: [3, 1, 0, 0, 0] })
  })
  test('FA-R20 one factor for the result, one for each mount beyond the first; ASW, MRF, CRF', () => {
    const factors = (cv: number, faces: number[], pen = 4) =>
      above(cv, faces, a(OTHERS), { penetration: pen })['factors']
    expect(factors(1, [14, 5])).toEqual({ asw: 0, mrf: 2, crf: 1 })
    expect(factors(4, [14, 5])).toEqual({ asw: 0, mrf: 0, crf: 1 })
    expect(factors(11, [14, 5])).toEqual({ asw: 0, mrf: 0, crf: 0 })
  })
  test('FA-R19 an OTHER group without mounts but with factors loses one of these, and all the CV goes on', () => {
    const bare = a({ MRF: 1 })
    expect(above(5, [14, 5, 4], bare)).toMatchObject({ factors: { asw: 0, mrf: 0, crf: 0 }, teams: 2 })
    // with nothing at all it cannot be applied
    expect(above(5, [14, 5, 14, 5])).toMatchObject({ teams: 3 })
    // the same with MAIN
    const gone = a({}, { mountsLost: [3] })
    expect(above(9, [14, 1, 13], gone)).toMatchObject({ fires: 2 })
  })
  test('FA-10.S-weapons-torpedo as many as can be paid at 2 each; the rest goes on', () => {
    expect(above(9, [14, 8, 4])).toMatchObject({ torpedoMounts: [0, 0], teams: 2 })
    expect(above(3, [14, 10, 13])).toMatchObject({ torpedoMounts: [0, 1] })
    expect(above(2, [14, 8], a({ torpedoMounts: [tubes({ cvCost: 1, count: 3 })] }))).toMatchObject({
      torpedoMounts: [0, 0, 1],
    })
  })
})

describe('cargo', () => {
  const merchant = (kind: string, points: number, worn: Sheet = {}) =>
    a({ isMerchant: true, cargo: { kind, points } }, worn)
  test('FA-10.S-cargo ordinary cargo is lost, all used; once gone it cannot be applied', () => {
    expect(above(9, [14], merchant('ordinary', 3))).toMatchObject({ cargo: false, fires: 0 })
    expect(above(9, [20, 13], merchant('ordinary', 3, { cargo: false }))).toMatchObject({ fires: 2 })
  })
  test('FA-10.S-cargo-fuel a fire at once, a Fire Test a point with the CV of the hit', () => {
    // cv 9 of the hit, 4 of it left: the tests go by 9
    expect(above(9, [14, 9, 10, 1], merchant('fuel', 3), { budget: 4 })).toMatchObject({ fires: 3, cargo: false })
  })
  test('FA-10.S-cargo-ammo a Fire Test; on fire a failure is thrown again; success explodes her', () => {
    expect(above(9, [14, 10], merchant('ammunition', 3))).toMatchObject({ lost: false, cargo: false })
    expect(above(9, [14, 9], merchant('ammunition', 3))).toMatchObject({ lost: true })
    expect(above(9, [14, 10, 10], merchant('ammunition', 3, { fires: 1 }))).toMatchObject({ lost: false })
    expect(above(9, [14, 10, 9], merchant('ammunition', 3, { fires: 1 }))).toMatchObject({ lost: true })
  })
  test('FA-R61 of a warship d10: to 5 the weapons, from 6 the cargo, while she has it', () => {
    const laden = { cargo: { kind: 'ordinary', points: 2 } }
    expect(above(9, [14, 6], a(laden))).toMatchObject({ cargo: false })
    expect(above(9, [14, 5, 1, 20], a(laden))).toMatchObject({ cargo: true, mounts: [2] })
    expect(above(9, [14, 1, 20], a(laden, { cargo: false }))).toMatchObject({ mounts: [2] })
  })
})

describe('10.U', () => {
  /** what each face does with a CV of 4 on the plain cruiser with an officer aboard */
  const KEY = {
    bow: 'b b b b b b b b b e1 e1 e1 e2 e3 s h c w p 20',
    midships: 'b b b b b e1 e1 e1 e2 e2 e3 s s s h c w p p 20',
    stern: 'b b b e1 e2 e2 e3 e3 e3 e3 s s s s s h c w p 20',
  }
  // faces after the first, and what is to be seen
  const SEEN: Record<string, [number[], Sheet]> = {
    // F 10 − 4, Crew Test passed
    b: [[10], { flotation: 6 }],
    e1: [[5], { speed: 25, smoke: true }],
    e2: [[5, 4], { speed: 21, smoke: true }],
    e3: [[5, 4, 3], { speed: 18, smoke: true }],
    s: [[], { steering: 0, splashes: 0 }],
    h: [[1, 1], { steering: 0, splashes: 1 }],
    // the officer is killed at 4; then all 4 on: power
    c: [[4, 19], { command: 0, power: false, crewQuality: 0 }],
    // no team for 4, nothing else: power
    w: [[19], { teams: 3, power: false, command: 1 }],
    p: [[], { power: false, command: 1 }],
    // MAIN, a mount for 4; magazine: 20
    '20': [[1, 20], { mounts: [2] }],
  }
  test.each(Object.entries(KEY))('FA-10.U-noarmour the whole d20 of the column %s', (column, key) => {
    for (const [i, row] of key.split(' ').entries()) {
      const [faces, seen] = SEEN[row]!
      const plated = { armour: { belt: 20, deck: 20, conningTower: 20, turret: 20, casemate: 20 } }
      expect(
        below(4, [i + 1, ...faces], a(plated, { flagOfficer: 1 }), { column }),
        `${column} ${i + 1}`,
      ).toMatchObject(seen)
    }
  })
  test('FA-10.U-bulkheads again and again until a Crew Test passes or Flotation is gone', () => {
    // 4, 4: then 2 left of 10; 6 passes
    expect(below(4, [1, 5, 6])).toMatchObject({ flotation: 2 })
    expect(below(4, [1, 5, 5, 4])).toMatchObject({ flotation: 0, end: 'active' })
    expect(below(4, [1, 5, 5, 3])).toMatchObject({ flotation: 0, end: 'sunk' })
    expect(below(4, [1, 5], a(), {}, { flooding: 'once-more' })).toMatchObject({ flotation: 2 })
    // poor protection: −1
    expect(below(4, [1, 6, 7], a({ poorUnderwaterProtection: true }))).toMatchObject({ flotation: 2 })
    // at 0 before: only the Wreck Test
    expect(below(4, [1, 4], a({}, { flotation: 0 }))).toMatchObject({ end: 'active' })
    // a flashover: no Crew Test, but the Wreck Test at 0 (R13)
    expect(below(4, [1], a(), { flashover: true })).toMatchObject({ flotation: 6 })
    expect(below(10, [1, 3], a(), { flashover: true })).toMatchObject({ end: 'sunk' })
  })
  test('FA-10.U-engine2 the free dice come whatever the CV, and the CV is for the rest', () => {
    // 3 pays no step: one free die, 3 go on
    expect(below(3, [9, 6, 18])).toMatchObject({ speed: 24, power: false })
    // 9 pays two: three dice, 1 goes on
    expect(below(9, [9, 1, 2, 3, 18])).toMatchObject({ speed: 24, power: false })
    expect(below(9, [11, 1, 2, 3, 4, 18])).toMatchObject({ speed: 20, power: false })
  })
  test('FA-H56-power-twice without power another failure cannot be applied', () => {
    expect(below(4, [18, 1, 6], a({}, { powerFailure: true }))).toMatchObject({ flotation: 6 })
  })
  test('FA-R21 armour saves no mount under water; by option it does', () => {
    const plated = a({ batteries: [guns({ mounts: [mount('turret', 3, 12)] })] })
    expect(below(4, [20, 1, 20], plated)).toMatchObject({ mounts: [2] })
    expect(below(4, [20, 1], plated, {}, { underwaterArmour: 'off' })).toMatchObject({ mounts: [3] })
  })
  test('FA-10.U-20-merchant 20 is the cargo', () => {
    expect(below(4, [20], a({ isMerchant: true, cargo: { kind: 'ordinary', points: 1 } }))).toMatchObject({
      cargo: false,
    })
  })
})

describe('tests', () => {
  const wreck = (die: number[], worn: Sheet = {}, changes: Sheet = {}, more: Sheet = {}, options = {}) =>
    worked('wreck-test', { target: a(changes, { flotation: 0, ...worn }), ...more }, die, options).result['end']
  test('FA-10.2-roll crew, teams, fires and both poor flags, 6 or more', () => {
    expect([wreck([4]), wreck([3])]).toEqual(['active', 'wreck'])
    // teams 0, 1, 2, 3, 6, 7: 0, 1, 1, 2, 2, 3
    const least = (worn: Sheet, changes: Sheet = {}) =>
      [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].findIndex(die => wreck([die], worn, changes) === 'active') + 1
    expect([0, 1, 2, 3, 6, 7, 12, 13].map(teams => least({ teams }, { DC: 20 }))).toEqual([6, 5, 5, 4, 4, 3, 3, 2])
    // with three teams: fires 1, 2, 3, 6, 7, 12, 13
    expect([1, 2, 3, 6, 7, 12, 13].map(fires => least({ fires }))).toEqual([5, 5, 6, 6, 7, 7, 8])
    expect(least({}, { poorUnderwaterProtection: true, poorCarrierSafety: true })).toBe(6)
    expect(least({ crewQuality: -3 })).toBe(7)
  })
  test('FA-10.2-weather a success is thrown again once, and the second stands', () => {
    const foul = { badWeather: true }
    expect([wreck([4, 4], {}, {}, foul), wreck([4, 3], {}, {}, foul), wreck([3], {}, {}, foul)]).toEqual([
      'active',
      'wreck',
      'wreck',
    ])
  })
  test('FA-10.2-fail-crit in a critical she sinks', () => {
    expect(wreck([3], {}, {}, { inCritical: true })).toBe('sunk')
  })
  test('FA-R1 by option 7 or 8', () => {
    expect([wreck([4], {}, {}, {}, { wreckMark: '7' }), wreck([5], {}, {}, {}, { wreckMark: '7' })]).toEqual([
      'wreck',
      'active',
    ])
  })
  test('FA-R4 a Fire Test at the CV or under', () => {
    const fires = (faces: number[]) =>
      worked('fire-test', { target: a(), cv: 9, tests: faces.length }, faces).result['fires']
    expect([fires([9]), fires([10]), fires([1, 20, 9])]).toEqual([1, 0, 2])
  })
  test('FA-10.2-fail a stand suffers no Wreck Test', () => {
    expect(
      refused('wreck-test', { target: { ship: sheet({ typeCode: 'X', stand: { vessels: 2, save: 0 } }) } }),
    ).not.toBe('')
  })
})

describe('how CV is spent', () => {
  test('FA-R8 a critical that goes on and on ends after twenty rolls', () => {
    // CV 4 pays for no team: row 4 does nothing and goes on
    expect(above(4, Array(20).fill(4))).toMatchObject({ teams: 3, fires: 0 })
    expect(above(4, [...Array(19).fill(4), 13])).toMatchObject({ fires: 1 })
  })
  test('FA-R7 only steps that are taken are paid', () => {
    // two teams left of CV 19: 10 paid, 9 go on: two fires
    expect(above(19, [4, 13], a({}, { teams: 2 }))).toMatchObject({ teams: 0, fires: 2 })
    // steering 1 of 9: 8 go on: two d6
    expect(above(9, [10, 7, 1, 1], a({}, { steering: 1 }))).toMatchObject({ steering: 0, speed: 28 })
  })
  test('FA-10-dice-order helm: steering, Crew Test, direction; and then what is left', () => {
    // 9: four of steering, 5 fails, 11 to starboard, 5 left: a team
    expect(above(9, [11, 5, 11, 4])).toMatchObject({ steering: 0, splashes: 1, teams: 2 })
  })
  test('FA-R74 by option a die says which of equal mounts goes', () => {
    const two = a({ batteries: [guns({ mounts: [mount('turret', 1), mount('turret', 2)] })] })
    const which = (die: number) => above(4, [14, 1, die, 20], two, {}, { mountLost: 'any' })['mounts']
    // three equal turrets, numbered down the sheet
    expect([which(1), which(2), which(3)]).toEqual([
      [0, 2],
      [1, 1],
      [1, 1],
    ])
    // the last one needs no die
    expect(above(4, [14, 1, 20], a({}, { mountsLost: [2] }), {}, { mountLost: 'any' })).toMatchObject({ mounts: [0] })
  })
  test('FA-R10 OTHER mounts behind armour only: the critical is over', () => {
    const casemates = a({ batteries: [guns(), guns({ group: 'OTHER', mounts: [mount('casemate', 4, 6)] })], MRF: 2 })
    expect(above(9, [14, 5], casemates, { penetration: 5 })).toMatchObject({ mounts: [3, 4], factors: { mrf: 2 } })
    // 9 pays for three at 3 each; one factor, and two more for the second and third
    expect(above(9, [14, 5], casemates, { penetration: 6 })).toMatchObject({ mounts: [3, 1], factors: { mrf: 0 } })
  })
  test('FA-10.8-cost a sheet’s own cost goes before the table’s', () => {
    const dear = a({ batteries: [guns({ mounts: [{ ...mount('turret', 2), cvCost: 6 }] })] })
    expect(above(5, [14, 1], dear)).toMatchObject({ mounts: [2] })
    expect(above(6, [14, 1, 20], dear)).toMatchObject({ mounts: [1] })
  })
  test('FA-R13 a flashover that floods her to 0 asks for a Wreck Test, in a magazine test as well', () => {
    const low = a({}, { flotation: 5 })
    expect(worked('magazine-test', { target: low, cv: 9 }, [9, 1, 4]).result).toMatchObject({
      flotation: 0,
      end: 'active',
    })
    expect(worked('magazine-test', { target: low, cv: 9 }, [9, 1, 3]).result).toMatchObject({ end: 'sunk' })
  })
})
