import { describe, expect, test } from 'vitest'
import { work } from '#kernel/desk/index.ts'
import {
  GONE,
  JAM_PORT,
  JAM_STARBOARD,
  JAM_STRAIGHT,
  percentAll,
  SINKING,
  STEADY,
  TO_PORT,
  TO_STARBOARD,
  WEAVING,
} from '../02-ships/conditions.ts'
import type { Battery, Card } from '../02-ships/ship.ts'
import type { Ship, State } from '../02-ships/state.ts'
import { bestSpeed, changeSpeed } from '../08-1-damage/8-1-1-speed.ts'
import { columnOf, resolve } from '../08-1-damage/8-1-2-criticals.ts'
import { batteryOut } from '../08-1-damage/8-1-10-massive-damage.ts'
import { applyDamage, SUFFER } from '../08-1-damage/8-1-damage.ts'
import { controlBoth } from '../08-2-fire-and-flooding/8-2-control.ts'
import { hit, KEPT_OUT, THROUGH } from '../08-2-fire-and-flooding/second.fixture.ts'
import { refuse } from '../orders/refusals.ts'
import { alone, BOAT, card, chanceOf, DESTROYER, KAISER, MERCHANT, play, stand, TIGER } from '../whole/bench.fixture.ts'

// Expected values are worked out from the checklist, section 3.10 and tables T27 to T35, by hand.
// Draws: lost mounts come first on the die, then mounts down the card, then AA and light batteries.
// Tiger's main battery: d4, two turrets of each group; casemates d12; other weapons d5 (four tubes, AA); all weapons d21.

/** Faces of the D20 columns. */
const MAIN = 1
const CASEMATE = 4
const OTHER = 6
const OTHER_MINOR = 4
const ENGINEERING = 10
const SENSOR_COMMS = 18
const BRIDGE = 19
const RUDDER = 20
const WEAPON_TORPEDO = 1

/** All criticals of an open batch and what follows, from these faces. */
function suffer(state: State, faces: readonly number[]): Ship {
  play(state, faces, desk => work(SUFFER, desk, { target: 0 }, 1))
  return state.ships[0]!
}
const open = (of: Card, ship: Partial<Ship> = {}, options = {}): State =>
  alone(of, { ...THROUGH, criticals: 1, batches: 1, plain: 1, ...ship }, { options })

describe('8.3 main battery', () => {
  test.each([1, 2])('FGDN-8.3-main-fc D10 of %i: one director of the main battery, penetrated or not', die => {
    expect(hit(TIGER, [MAIN, die])).toEqual({ directors: [1, 1, 0, 0] })
    expect(hit(TIGER, [MAIN, die], { ship: KEPT_OUT })).toEqual({ directors: [1, 1, 0, 0] })
  })
  test.each([3, 4, 5, 6, 7, 8, 9, 10])('FGDN-8.3-main-mount D10 of %i: a mount, if armour was beaten', die => {
    expect(hit(TIGER, [MAIN, die, 1, 1])).toEqual({ mounts: [1, 2, 6, 6, 2, 2] })
    expect(hit(TIGER, [MAIN, die], { ship: KEPT_OUT })).toEqual({})
  })
  test.each([1, 2, 3])('FGDN-8.3-main-mount D20 of %i is the main battery of major and minor combatants', face => {
    expect(hit(TIGER, [face, 3, 4, 8])).toEqual({ mounts: [2, 1, 6, 6, 2, 2] })
    expect(hit(DESTROYER, [face, 3, 8])).toEqual({ mounts: [3, 2] })
  })
  test.each([
    [1, [1, 2]],
    [2, [1, 2]],
    [3, [2, 1]],
    [4, [2, 1]],
  ])('FGDN-8.3-main-mount of four turrets %i is drawn: %j are left', (drawn, left) => {
    expect(hit(TIGER, [MAIN, 5, drawn, 1])).toEqual({ mounts: [...left, 6, 6, 2, 2] })
  })
  test.each([1, 2, 3, 4, 5, 6, 7, 8])('FGDN-8.3-main-mount magazine die of %i: the mount only', die => {
    expect(hit(TIGER, [MAIN, 3, 1, die])).toEqual({ mounts: [1, 2, 6, 6, 2, 2] })
  })
  test.each([9, 10])('FGDN-8.3-main-mount magazine die of %i: destroyed at once', die => {
    expect(hit(TIGER, [MAIN, 3, 1, die])).toMatchObject({ end: GONE })
  })
  test('FGDN-8.3-main-mount a dead one drawn: no further damage, no magazine die', () => {
    const ship = { ...THROUGH, mounts: [0, 1, 6, 6, 2, 2] }
    for (const dead of [1, 2, 3]) expect(hit(TIGER, [MAIN, 3, dead], { ship })).toEqual({})
    expect(hit(TIGER, [MAIN, 3, 4, 1], { ship })).toEqual({ mounts: [0, 0, 6, 6, 2, 2] })
    // none left at all: nothing to draw
    expect(hit(TIGER, [MAIN, 3], { ship: { ...THROUGH, mounts: [0, 0, 6, 6, 2, 2] } })).toEqual({})
  })
  test('FGDN-8.3-main-mount a magazine explosion ends all that was still to come', () => {
    const state = open(TIGER, { criticals: 4, due: 0 })
    expect(suffer(state, [MAIN, 3, 1, 10])).toMatchObject({ end: GONE, criticals: 0, due: 0 })
  })

  test.each([
    [0, 43],
    [299, 43],
    [300, 43],
    [301, 0],
    [2000, 0],
  ])('FGDN-8.3-main-blast at %i yards: %i points, the battery’s HE at Short', (yards, points) => {
    const state = stand([TIGER, KAISER], { scene: { yards } })
    Object.assign(state.ships[0]!, THROUGH)
    play(state, [3, 1, 9], desk => resolve(desk, 0, columnOf(state, 0, false).at(MAIN), false))
    expect([state.ships[0]!.end, state.ships[1]!.dueBlast]).toEqual([GONE, points])
  })
  test('FGDN-8.3-main-blast is suffered in the same phase, both sides together', () => {
    const state = stand([TIGER, KAISER], { scene: { yards: 200 } })
    Object.assign(state.ships[0]!, { ...THROUGH, criticals: 1, batches: 1, plain: 1, due: 25 })
    // 25 of 476: .05, D6 6: one critical, the magazine. Then 43 on Kaiser: 43 of 409 is .10, D6 1
    play(state, [6, MAIN, 3, 1, 9, 1], applyDamage)
    expect([state.ships[0]!.end, state.ships[1]!.remaining]).toEqual([GONE, 452 - 43])
  })

  test('FGDN-8.3-main-areaaa a turret that is also AA costs a third of that; a director does not', () => {
    const both = card({ batteries: [{ ...TIGER.batteries[0]!, isAreaAA: true }] })
    expect(hit(both, [MAIN, 3, 1, 1])).toEqual({ mounts: [1, 2], thirds: [1] })
    expect(hit(both, [MAIN, 1])).toEqual({ directors: [1] })
    expect(hit(both, [MAIN, 3, 4, 1], { ship: { ...THROUGH, thirds: [3] } })).toEqual({ mounts: [2, 1] })
  })

  const blown = (nation: string, year: number, month: number, die: number, changes: Record<string, unknown> = {}) => {
    const state = stand([card({ nation, ...changes })], { options: { magazineNation: 'on' }, scene: { year, month } })
    Object.assign(state.ships[0]!, THROUGH)
    play(state, [3, 1, die], desk => resolve(desk, 0, columnOf(state, 0, false).at(MAIN), false))
    return state.ships[0]!.end === GONE
  }
  /** The lowest magazine die that destroys her: 9 less the modifier of T33. */
  const lowest = (nation: string, year: number, month: number, changes = {}): number =>
    [6, 7, 8, 9].find(die => blown(nation, year, month, die, changes))!
  test.each([
    ['OST', 1914, 1, 1],
    ['OST', 1915, 8, 1],
    ['OST', 1915, 9, 0],
    ['OST', 1918, 12, 0],
    ['FRA', 1914, 1, 1],
    ['FRA', 1918, 12, 1],
    ['DEU', 1914, 12, 1],
    ['DEU', 1915, 4, 1],
    ['DEU', 1915, 5, 0],
    ['DEU', 1918, 11, 0],
    ['GBR', 1914, 1, 2],
    ['GBR', 1916, 5, 2],
    ['GBR', 1916, 8, 2],
    ['GBR', 1916, 9, 1],
    ['GBR', 1917, 8, 1],
    ['GBR', 1917, 9, 0],
    ['GBR', 1918, 12, 0],
    ['ITA', 1914, 1, 1],
    ['ITA', 1917, 12, 1],
    ['ITA', 1918, 1, 0],
    ['JAP', 1914, 1, 1],
    ['JAP', 1918, 12, 1],
    ['RUS', 1915, 1, 0],
    ['USA', 1918, 1, 0],
    ['GBR', 1913, 12, 0],
    ['GBR', 1919, 1, 0],
    ['TUR', 1915, 1, 0],
  ])('FGDN-8.3-main-nation T33 %s in %i-%i: +%i', (nation, year, month, points) => {
    expect(lowest(nation, year, month)).toBe(9 - points)
  })
  test('FGDN-8.3-main-nation sizes A, B and C only, and only with the option', () => {
    expect(lowest('GBR', 1916, 5, { sizeClass: 'B' })).toBe(7)
    expect(lowest('GBR', 1916, 5, { sizeClass: 'C', shipType: 'minor' })).toBe(7)
    expect(lowest('GBR', 1916, 5, { sizeClass: 'D', shipType: 'minor' })).toBe(9)
    expect(hit(TIGER, [MAIN, 3, 1, 8])).not.toHaveProperty('end')
  })
})

describe('8.3 casemates', () => {
  test.each([1, 2])('FGDN-8.3-casemate-fc D10 of %i: their fire control, penetrated or not', die => {
    expect(hit(TIGER, [CASEMATE, die], { ship: KEPT_OUT })).toEqual({ directors: [2, 0, 0, 0] })
    // not fitted
    expect(hit(TIGER, [CASEMATE, die], { ship: { ...THROUGH, directors: [2, 0, 0, 0] } })).toEqual({})
  })
  test.each([3, 5, 8, 10])('FGDN-8.3-casemate-gun D10 of %i: a gun, if two thirds of the belt were beaten', die => {
    expect(hit(TIGER, [CASEMATE, die, 1, 8])).toEqual({ mounts: [2, 2, 5, 6, 2, 2] })
    expect(hit(TIGER, [CASEMATE, die, 12, 8])).toEqual({ mounts: [2, 2, 6, 5, 2, 2] })
    // the belt held, the casemates did not
    expect(hit(TIGER, [CASEMATE, die, 7, 8], { ship: { ...KEPT_OUT, casemated: 1 } })).toEqual({
      mounts: [2, 2, 6, 5, 2, 2],
    })
    expect(hit(TIGER, [CASEMATE, die], { ship: KEPT_OUT })).toEqual({})
  })
  test.each([4, 5])('FGDN-8.3-casemate-gun D20 of %i is Casemate on a major combatant', face => {
    expect(hit(TIGER, [face, 10, 6, 1])).toEqual({ mounts: [2, 2, 5, 6, 2, 2] })
  })
  test.each([
    [8, false],
    [9, true],
    [10, true],
  ])('FGDN-8.3-casemate-gun detonation die of %i: %s, twice 11', (die, explodes) => {
    const faces = explodes ? [CASEMATE, 3, 1, die, 1, 1] : [CASEMATE, 3, 1, die]
    expect(hit(TIGER, faces)).toEqual({
      mounts: [2, 2, 5, 6, 2, 2],
      ...(explodes ? { due: 22, dueInside: 1 } : {}),
    })
  })
  test('FGDN-8.3-casemate-gun only guns that stand are drawn; with none left nothing is', () => {
    const one = { ...THROUGH, mounts: [2, 2, 0, 1, 2, 2] }
    expect(hit(TIGER, [CASEMATE, 3, 1], { ship: one })).toEqual({ mounts: [2, 2, 0, 0, 2, 2] })
    expect(hit(TIGER, [CASEMATE, 3], { ship: { ...THROUGH, mounts: [2, 2, 0, 0, 2, 2] } })).toEqual({})
    expect(hit(card({ batteries: [TIGER.batteries[0]] }), [CASEMATE, 3])).toEqual({})
  })

  test.each([
    ['FRA', true],
    ['GBR', true],
    ['ITA', true],
    ['JAP', true],
    ['DEU', false],
    ['OST', false],
    ['RUS', false],
    ['USA', false],
  ])('FGDN-8.3-casemate-picric %s: an 8 detonates, %s', (nation, explodes) => {
    const options = { casematePicric: 'on' }
    const faces = explodes ? [CASEMATE, 3, 1, 8, 1, 1] : [CASEMATE, 3, 1, 8]
    expect(hit(card({ nation }), faces, { options })['due'] ?? 0).toBe(explodes ? 22 : 0)
    expect(hit(card({ nation }), [CASEMATE, 3, 1, 7], { options })).not.toHaveProperty('due')
    // undated, and only with the option
    expect(hit(card({ nation }), [CASEMATE, 3, 1, 8])).not.toHaveProperty('due')
  })

  test.each([
    [[1, 1], 0],
    [[2, 3], 0],
    [[3, 3], 1],
    [[4, 4], 1],
    [[4, 5], 2],
    [[5, 6], 2],
    [[6, 6], 3],
  ])('FGDN-8.3-casemate-chain T27 %j: %i guns more, each with a die of its own', (dice, guns) => {
    // none of the others goes off; 22 of 479 is .04, D6 1
    const safe = new Array<number>(guns).fill(8)
    const ship = suffer(open(TIGER), [CASEMATE, 3, 1, 9, ...dice, ...safe, 1])
    expect(ship).toMatchObject({ mounts: [2, 2, 5 - guns, 6, 2, 2], remaining: 501 - 22, sparks: 0 })
  })
  test('FGDN-8.3-casemate-chain until there is no more: three explosions, no further than the side has guns', () => {
    // gun 1 goes, 12: three more; the first of these goes, 12: of three only two are left; the next goes, 7: none left.
    // Four of the five hit have not rolled yet: 8, 8, 8. Damage 66 of 435: .15, D6 1.
    const ship = suffer(open(TIGER), [CASEMATE, 3, 1, 9, 6, 6, 9, 6, 6, 9, 3, 4, 8, 8, 8, 1])
    expect(ship).toMatchObject({ mounts: [2, 2, 0, 6, 2, 2], remaining: 501 - 66, sparks: 0 })
  })
})

describe('8.3 fire control', () => {
  test('FGDN-8.3-fc director by director, then local control: −2 points, 6 per cent at Short', () => {
    const chance = (left: number): number => {
      const state = stand([TIGER, TIGER], { scene: { yards: 5000 } })
      state.ships[0]!.directors[0] = left
      return chanceOf(state)
    }
    expect([chance(2) - chance(1), chance(1) - chance(0)]).toEqual([0, 6])
    expect(hit(TIGER, [MAIN, 1], { ship: { ...THROUGH, directors: [1, 1, 0, 0] } })).toEqual({
      directors: [0, 1, 0, 0],
    })
    expect(hit(TIGER, [MAIN, 1], { ship: { ...THROUGH, directors: [0, 1, 0, 0] } })).toEqual({})
  })
})

describe('8.3 other weapons', () => {
  test.each([
    [1, { mounts: [2, 2, 6, 6, 1, 2] }],
    [2, { mounts: [2, 2, 6, 6, 1, 2] }],
    [3, { mounts: [2, 2, 6, 6, 2, 1] }],
    [4, { mounts: [2, 2, 6, 6, 2, 1] }],
    [5, { thirds: [0, 0, 1, 0] }],
  ])('FGDN-8.3-other of four tubes and the AA battery, %i is drawn', (drawn, expected) => {
    expect(hit(TIGER, drawn === 5 ? [OTHER, 5] : [OTHER, drawn, 1])).toEqual(expected)
  })
  test.each([6, 7, 8, 9])('FGDN-8.3-other D20 of %i on a major combatant, where it needs penetration', face => {
    expect(hit(TIGER, [face, 5])).toEqual({ thirds: [0, 0, 1, 0] })
    expect(hit(TIGER, [face], { ship: KEPT_OUT })).toEqual({})
  })
  test.each([4, 5, 6, 7, 8, 9])('FGDN-8.3-other D20 of %i on a minor combatant, where it does not', face => {
    expect(hit(DESTROYER, [face, 1], { ship: KEPT_OUT })).toEqual({ mounts: [4, 1] })
  })
  test('FGDN-8.3-other a dead mount or silenced battery drawn: no further damage; none fitted: ignored', () => {
    const ship = { ...THROUGH, mounts: [2, 2, 6, 6, 0, 2], thirds: [0, 0, 3, 0] }
    for (const lost of [1, 2, 3]) expect(hit(TIGER, [OTHER, lost], { ship })).toEqual({})
    expect(hit(TIGER, [OTHER, 4, 1], { ship })).toEqual({ mounts: [2, 2, 6, 6, 0, 1] })
    expect(hit(card({ batteries: TIGER.batteries.slice(0, 2) }), [OTHER])).toEqual({})
  })
  test('FGDN-8.3-other secondary guns have no magazine die', () => {
    const secondary: Battery = {
      ...TIGER.batteries[1]!,
      role: 'secondary',
      groups: [{ arcs: 'PS', mounts: 3, barrels: 1 }],
    }
    const of = card({ batteries: [TIGER.batteries[0], secondary] })
    expect(hit(of, [OTHER])).toEqual({ mounts: [2, 2, 2] })
  })
  test('FGDN-8.3-other AA and light batteries are each one weapon in the draw', () => {
    const light: Battery = { ...TIGER.batteries[2]!, role: 'light', strength: 8 }
    const of = card({ batteries: [...TIGER.batteries.slice(0, 3), light] })
    expect([1, 2].map(drawn => hit(of, [OTHER, drawn])['thirds'])).toEqual([
      [0, 0, 1, 0],
      [0, 0, 0, 1],
    ])
  })

  test.each([1, 5, 8])('FGDN-8.3-torp-asw die of %i: the mount is lost and that is all', die => {
    expect(hit(TIGER, [OTHER, 1, die])).toEqual({ mounts: [2, 2, 6, 6, 1, 2] })
  })
  test.each([9, 10])('FGDN-8.3-torp-asw die of %i: half its warheads, unless it is empty', die => {
    // one tube of 70: 35; a mount of three of 90: 135; three of 25: 75/2, down
    expect(hit(TIGER, [OTHER, 1, die])).toMatchObject({ dueTorpedo: 35 })
    expect(hit(DESTROYER, [OTHER_MINOR, die])).toMatchObject({ due: 135, mounts: [4, 1] })
    expect(hit(DESTROYER, [OTHER_MINOR], { ship: { ...THROUGH, warheads: [0, 0] } })).toEqual({ mounts: [4, 1] })
  })
  test.each(['ASW', 'mine'] as const)('FGDN-8.3-torp-asw a mount of the role %s goes the same way', role => {
    const racks: Battery = { ...DESTROYER.batteries[1]!, role, warheadDamage: 25 }
    expect(hit(card({ ...DESTROYER, batteries: [DESTROYER.batteries[0], racks] }), [OTHER_MINOR, 9])).toMatchObject({
      due: 37,
    })
  })
  test('FGDN-8.3-torp-above the next batch, on her own column, armour taken as beaten', () => {
    // 35 of one tube above water on Tiger: 35 of 466 is .07, D6 6: one critical; D20 2 is Main Battery of a major combatant
    // (Weapon on the torpedo column), which gets through; no flooding
    const tubes: Battery = { ...TIGER.batteries[3]!, belowWaterline: false }
    const of = card({ batteries: [...TIGER.batteries.slice(0, 3), tubes] })
    const ship = suffer(open(of), [OTHER, 1, 9, 6, 2, 3, 1, 1])
    expect(ship).toMatchObject({ remaining: 466, mounts: [1, 2, 6, 6, 1, 2], floods: [] })
  })
  test('FGDN-8.3-torp-below underwater damage, automatic flooding and the torpedo column; protection does not count', () => {
    // Kaiser has 105 a side and a third of it would swallow 35. 35 of 417 is .08, D6 6: one critical, torpedo column: D20 19
    // Rudder, D6 4. Only then its own flooding (R7): D6 2+2 = 4 % of 452, 18 of 399, .04, D6 1: none
    const ship = suffer(open(KAISER), [OTHER, 1, 9, 6, 19, 4, 2, 1])
    expect(ship).toMatchObject({ remaining: 452 - 53, port: 105, starboard: 105, floods: [1504], steering: 1 })
  })

  test.each([
    [1, [8], { mounts: [1, 2, 6, 6, 2, 2] }],
    [4, [8], { mounts: [2, 1, 6, 6, 2, 2] }],
    [5, [8], { mounts: [2, 2, 5, 6, 2, 2] }],
    [16, [8], { mounts: [2, 2, 6, 5, 2, 2] }],
    [17, [8], { mounts: [2, 2, 6, 6, 1, 2] }],
    [20, [8], { mounts: [2, 2, 6, 6, 2, 1] }],
    [21, [], { thirds: [0, 0, 1, 0] }],
  ])('FGDN-8.3-weapon of all 21 weapons %i is drawn, dice %j: %j', (drawn, dice, expected) => {
    expect(hit(TIGER, [WEAPON_TORPEDO, drawn, ...dice], { ship: {}, byTorpedo: true })).toEqual(expected)
  })
  test('FGDN-8.3-weapon each by its own rule: magazine, ready ammunition, warhead; dead ones stay in the draw', () => {
    const torpedoed = (...faces: number[]) => hit(TIGER, [WEAPON_TORPEDO, ...faces], { ship: {}, byTorpedo: true })
    expect(torpedoed(1, 9)).toMatchObject({ end: GONE })
    expect(torpedoed(5, 9, 1, 1)).toMatchObject({ due: 22 })
    expect(torpedoed(17, 9)).toMatchObject({ dueTorpedo: 35, dueFloods: 1 })
    const ship = { mounts: [1, 2, 6, 6, 2, 2] }
    expect(hit(TIGER, [WEAPON_TORPEDO, 1], { ship, byTorpedo: true })).toEqual({})
  })
  test.each([8, 9])('FGDN-8.3-weapon D20 of %i on a merchant, without a star', face => {
    expect(hit(MERCHANT, [face, 1, 8], { ship: KEPT_OUT })).toEqual({ mounts: [1, 2, 6, 6, 2, 2] })
  })
})

describe('8.3 engineering', () => {
  test.each([1, 2, 3, 4, 5, 6, 7, 8, 9])('FGDN-8.3-eng D10 of %i: one level, a fire at −2', die => {
    expect(hit(TIGER, [ENGINEERING, die, 4])).toEqual({ levels: 1, fires: [1004] })
  })
  test('FGDN-8.3-eng one level down the table each time, to the 0 of the last column', () => {
    const best = [0, 1, 2, 3, 4].map(levels => bestSpeed(alone(TIGER, { levels }), 0))
    expect(best).toEqual([280, 210, 140, 70, 0])
    expect(hit(TIGER, [ENGINEERING, 1, 4], { ship: { ...THROUGH, levels: 4 } })).toEqual({ fires: [1004] })
  })
  test('FGDN-8.3-eng starred on combatants, not on merchants nor by torpedo', () => {
    expect(hit(TIGER, [ENGINEERING], { ship: KEPT_OUT })).toEqual({})
    expect(hit(DESTROYER, [ENGINEERING], { ship: KEPT_OUT })).toEqual({})
    // not penetrated: D6 4 + 2 - 2 = 4, halved
    expect(hit(MERCHANT, [ENGINEERING, 1, 4], { ship: KEPT_OUT })).toEqual({ levels: 1, fires: [1002] })
    for (const face of [10, 11, 12, 13, 14]) {
      expect(hit(TIGER, [face, 1, 4], { ship: {}, byTorpedo: true })).toEqual({ levels: 1, fires: [1004] })
    }
  })
  test.each([
    [501, 125],
    [452, 113],
    [298, 74],
    [39, 9],
  ])('FGDN-8.3-eng-boiler D10 of 10 on %i points: %i at once, one level, a full fire', (damagePoints, due) => {
    expect(hit(card({ damagePoints }), [ENGINEERING, 10, 4])).toEqual({ levels: 1, fires: [1006], due, dueInside: 1 })
  })
  test('FGDN-8.3-eng-boiler is the next batch of the same phase', () => {
    // 125 of 376: .33, D6 3: one critical, D20 20 Rudder D6 4
    const ship = suffer(open(TIGER), [ENGINEERING, 10, 4, 3, RUDDER, 4])
    expect(ship).toMatchObject({ remaining: 376, steering: 1, fires: [1006] })
  })
})

describe('8.3 sensors, communications, bridge, rudder', () => {
  const fitted = card({
    hasSonar: true,
    searchlights: { forward: 2, aft: 2 },
    wireless: { main: true, auxiliary: true },
  })
  const bare = card({
    hasSonar: false,
    searchlights: { forward: 0, aft: 0 },
    wireless: { main: false, auxiliary: false },
  })
  test.each([
    [1, { lightsForward: 1 }],
    [2, { lightsForward: 1 }],
    [3, { lightsForward: 1 }],
    [4, { lightsForward: 1 }],
    [5, { lightsAft: 1 }],
    [6, { lightsAft: 1 }],
    [7, { lightsAft: 1 }],
    [8, { lightsAft: 1 }],
    [9, { sonar: 0 }],
    [10, { sonar: 0 }],
  ])('FGDN-8.3-sensors T29 D10 of %i: %j, if fitted', (die, expected) => {
    expect(hit(fitted, [SENSOR_COMMS, 1, die], { ship: KEPT_OUT })).toEqual(expected)
    expect(hit(bare, [SENSOR_COMMS, 3, die])).toEqual({})
  })
  test.each([
    [1, 1],
    [2, 1],
    [3, 2],
    [4, 2],
    [5, 4],
    [6, 4],
    [7, 8],
    [8, 8],
    [9, 16],
    [10, 32],
  ])('FGDN-8.3-comms T28 D10 of %i: bit %i', (die, comms) => {
    expect(hit(fitted, [SENSOR_COMMS, 4, die], { ship: KEPT_OUT })).toEqual({ comms })
    expect(hit(fitted, [SENSOR_COMMS, 6, die], { ship: { ...THROUGH, comms } })).toEqual({})
    expect(hit(bare, [SENSOR_COMMS, 5, die])).toEqual(die >= 9 ? {} : { comms })
  })

  test.each([
    [1, 1],
    [2, 1],
    [3, 2],
    [4, 2],
    [5, 3],
    [6, 3],
  ])('FGDN-8.3-bridge D6 of %i: out for %i turns, then slow to answer, and a fire at −2', (die, turns) => {
    expect(hit(TIGER, [BRIDGE, die, 5])).toEqual({ bridge: 1 + turns, slowHelm: 1, fires: [1005] })
  })
  test('FGDN-8.3-bridge starred on combatants, not on merchants, whose fire is halved', () => {
    expect(hit(TIGER, [BRIDGE], { ship: KEPT_OUT })).toEqual({})
    expect(hit(MERCHANT, [BRIDGE, 1, 5], { ship: KEPT_OUT })).toEqual({ bridge: 2, slowHelm: 1, fires: [1002] })
  })
  test('FGDN-8.3-bridge no orders while it is out', () => {
    const order = { seat: 0, command: { type: 'FightFires', ship: 0, on: true } } as const
    const at = (turn: number) => refuse(alone(TIGER, { bridge: 4 }, { turn, phase: 'plotting' }), order)
    expect([at(3), at(4), at(5)].map(refusal => refusal === null)).toEqual([false, false, true])
  })
  test('FGDN-8.3-bridge on small craft one turn without a die, no slowness after, a fire at −2 felt at once', () => {
    // one captain: no draw. D6 5: 5 + 2 - 2 = 5 % of 20, one point
    const boat = card({ ...BOAT, captains: 1 })
    expect(hit(boat, [BRIDGE, 5])).toEqual({ bridge: 2, captains: 0, fires: [1505], due: 1, dueInside: 1 })
  })
  test.each([1, 2, 3])('FGDN-8.3-bridge-small of three aboard %i is hit', who => {
    const state = alone(card({ ...BOAT, captains: 3 }), THROUGH)
    const events = play(state, [who, 1], desk => resolve(desk, 0, columnOf(state, 0, false).at(BRIDGE), false))
    expect(events).toContainEqual(expect.objectContaining({ type: 'CaptainHit', who }))
    expect(state.ships[0]!.captains).toBe(2)
  })
  test('FGDN-8.3-bridge-small larger ships have no captain to lose', () => {
    expect(hit(TIGER, [BRIDGE, 1, 5])).not.toHaveProperty('captains')
  })

  test.each([
    [STEADY, JAM_STRAIGHT],
    [TO_PORT, JAM_PORT],
    [TO_STARBOARD, JAM_STARBOARD],
  ])('FGDN-8.3-rudder-jam helm %i: D6 of 1 to 3 jams it at %i', (helm, rudder) => {
    for (const die of [1, 2, 3]) expect(hit(TIGER, [RUDDER, die], { ship: { ...THROUGH, helm } })).toEqual({ rudder })
  })
  test.each([
    [1, JAM_PORT],
    [2, JAM_PORT],
    [3, JAM_STRAIGHT],
    [4, JAM_STRAIGHT],
    [5, JAM_STARBOARD],
    [6, JAM_STARBOARD],
  ])('FGDN-8.3-rudder-jam weaving: D6 of %i is %i', (die, rudder) => {
    expect(hit(TIGER, [RUDDER, 1, die], { ship: { ...THROUGH, helm: WEAVING } })).toEqual({ rudder })
  })
  test('FGDN-8.3-rudder-jam a rudder that is jammed to port already stays so: that is how she turns', () => {
    expect(hit(TIGER, [RUDDER, 1], { ship: { ...THROUGH, rudder: JAM_PORT } })).toEqual({})
  })
  test('FGDN-8.3-rudder-jam starred on combatants, not on merchants nor by torpedo', () => {
    expect(hit(TIGER, [RUDDER], { ship: KEPT_OUT })).toEqual({})
    expect(hit(MERCHANT, [RUDDER, 1], { ship: KEPT_OUT })).toEqual({ rudder: JAM_STRAIGHT })
    for (const face of [19, 20])
      expect(hit(TIGER, [face, 1], { ship: {}, byTorpedo: true })).toEqual({ rudder: JAM_STRAIGHT })
  })
  test.each([4, 5, 6])('FGDN-8.3-rudder-dis D6 of %i: the steering engine, whatever the helm', die => {
    for (const helm of [STEADY, TO_PORT, WEAVING]) {
      expect(hit(TIGER, [RUDDER, die], { ship: { ...THROUGH, helm } })).toEqual({ steering: 1 })
    }
  })
  test.each([
    [28, 90],
    [27, 90],
    [21, 70],
    [34, 110],
    [10, 30],
  ])('FGDN-8.3-rudder-dis of %i knots a third: %i tenths', (knots, best) => {
    const of = card({ speeds: [knots, 20, 10, 5, 0] })
    expect(bestSpeed(alone(of, { steering: 1 }), 0)).toBe(best)
  })
  test('FGDN-8.3-rudder-dis a third of the undamaged speed, unless damage leaves less', () => {
    expect([0, 1, 2, 3].map(levels => bestSpeed(alone(TIGER, { steering: 1, levels }), 0))).toEqual([90, 90, 90, 70])
    // she slows to it by half of her deceleration
    const state = alone(TIGER, { steering: 1 }, { phase: 'movement' })
    play(state, [], desk => changeSpeed(desk, 0))
    expect(state.ships[0]!.speed).toBe(240)
  })
})

describe('8.3 small craft', () => {
  const gun = (calibreMm: number, role: Battery['role'], mounts: number): Battery => ({
    ...BOAT.batteries[0]!,
    role,
    calibreMm,
    groups: [{ arcs: 'PS', mounts, barrels: 1 }],
  })
  test.each([
    [0, {}],
    [1, { mounts: [1, 1] }],
  ])('FGDN-8.3-personnel with %i lost before, one more: %j', (crewLost, expected) => {
    // 8 mm machine guns are the second group
    for (const face of [6, 7, 20]) {
      expect(hit(BOAT, [face], { ship: { crewLost } })).toEqual({ crewLost: crewLost + 1, ...expected })
    }
  })
  test.each([
    [20, { mounts: [1, 0] }],
    [21, {}],
  ])('FGDN-8.3-personnel the second loss: a weapon of %i mm is light, or not: %j', (mm, expected) => {
    const boat = card({ ...BOAT, batteries: [gun(47, 'main', 1), gun(mm, 'secondary', 1)] })
    expect(hit(boat, [6], { ship: { crewLost: 1 } })).toEqual({ crewLost: 2, ...expected })
  })
  test('FGDN-8.3-personnel the third: a second light one or a heavy one, as she chooses', () => {
    const third = (choice: number): number[] => {
      const state = alone(BOAT, { crewLost: 2, mounts: [1, 1] })
      play(state, [], desk => {
        desk.decider = () => choice
        resolve(desk, 0, columnOf(state, 0, false).at(6), false)
      })
      return state.ships[0]!.mounts
    }
    expect([third(0), third(1)]).toEqual([
      [0, 1],
      [1, 0],
    ])
  })
  test('FGDN-8.3-personnel the fourth: no fire at all, and no more weapons are given up', () => {
    expect(hit(BOAT, [6], { ship: { crewLost: 3 } })).toEqual({ crewLost: 4 })
    expect(hit(BOAT, [6], { ship: { crewLost: 4 } })).toEqual({ crewLost: 5 })
    expect([3, 4, 5, 6].map(crewLost => batteryOut(alone(BOAT, { crewLost }), 0, 0))).toEqual([false, true, true, true])
  })
  test.each([
    [2, 3, [-1]],
    [3, 5, [-1]],
    [4, 5, []],
    [5, 5, []],
  ])(
    'FGDN-8.3-personnel %i lost: D6 of 1 burns %i per cent; a reduction die of 5 in the Minor column %j',
    (crewLost, percent, sixes) => {
      const state = alone(BOAT, { ...THROUGH, crewLost })
      play(state, [1], desk => resolve(desk, 0, columnOf(state, 0, false).at(15), false))
      expect(percentAll(state.ships[0]!.fires)).toBe(percent)
      play(state, [5, ...sixes.map(() => 1)], desk => controlBoth(desk, 0, 0))
      expect(percentAll(state.ships[0]!.fires)).toBe(percent - sixes.length)
    },
  )

  test.each([
    ['E', 6],
    ['F', 5],
    ['G', 4],
  ])('FGDN-8.3-flotation T31 size %s sinks at %i, and loses a level each time', (sizeClass, hits) => {
    const boat = card({ ...BOAT, sizeClass })
    for (const face of [12, 13, 14]) {
      expect(hit(boat, [face], { ship: { flotation: hits - 2 } })).toEqual({ flotation: hits - 1, levels: 1 })
    }
    const lost = hit(boat, [12, 4], { ship: { flotation: hits - 1 } })
    expect(lost).toEqual({ flotation: hits, levels: 1, end: SINKING })
  })
  test.each([
    ['diesel', 20],
    ['other', 30],
    ['gasoline', 60],
  ])('FGDN-8.3-fueltank T32 %s: %i per cent', (fuel, chance) => {
    const boat = card({ ...BOAT, fuel })
    for (const face of [8, 9]) {
      expect(hit(boat, [face, chance + 1])).toEqual({})
      // D6+2, felt at once: 6 % of 20 is 1
      expect(hit(boat, [face, chance, 4])).toMatchObject({ fires: [1506], due: 1 })
    }
  })
  test('FGDN-8.3-fueltank D6+2 whatever her date', () => {
    expect([1900, 1916, 1930].map(inServiceYear => hit(card({ ...BOAT, inServiceYear }), [8, 1, 4])['fires'])).toEqual([
      [1506],
      [1506],
      [1506],
    ])
  })
  test('FGDN-8.3-eng small craft too lose a level and burn', () => {
    expect(hit(BOAT, [10, 1, 3])).toMatchObject({ levels: 1, fires: [1503] })
  })
})
