import { describe, expect, test } from 'vitest'
import { work } from '#kernel/desk/index.ts'
import { GONE, percentAll } from '../02-ships/conditions.ts'
import type { Battery, Card } from '../02-ships/ship.ts'
import type { Ship } from '../02-ships/state.ts'
import { columnOf } from '../08-1-damage/8-1-2-criticals.ts'
import { TORPEDO_HIT, type Underwater } from '../08-1-damage/8-1-7-torpedoes.ts'
import { SUFFER } from '../08-1-damage/8-1-damage.ts'
import { startFlooding } from '../08-2-fire-and-flooding/8-2-severity.ts'
import { D100, type How, hit, KEPT_OUT, THROUGH } from '../08-2-fire-and-flooding/second.fixture.ts'
import { alone, BOAT, card, DESTROYER, KAISER, MERCHANT, play, stand, TIGER } from '../whole/bench.fixture.ts'

// Expected values are worked out from the checklist, section 3.13 and tables T43 to T48, by hand.
// Draws as in rows-8-3: Tiger's main battery d4, casemates d12, other weapons d5 (four tubes, AA), all weapons d21.

const sheet = (of: Card, faces: readonly number[], how: How = {}) =>
  hit(of, faces, { ...how, options: { ...D100, ...how.options } })
/** By torpedo: nothing is said about armour. */
const torpedoed = (of: Card, ...faces: number[]) => sheet(of, faces, { ship: {}, byTorpedo: true })

/** First and last D100 of a row, the dice that follow, what changes, and the same kept out by armour. */
type Row = readonly [number, number, readonly number[], Record<string, unknown>, starred: boolean]
const both = ([from, to]: Row): number[] => (from === to ? [from] : [from, to])

const FIRST_TURRET = { mounts: [1, 2, 6, 6, 2, 2] }
/** T43 */
const MAJOR: readonly Row[] = [
  [1, 2, [], { directors: [1, 1, 0, 0] }, false],
  [3, 13, [1], FIRST_TURRET, true],
  [14, 15, [], { end: GONE }, true],
  [16, 17, [], { directors: [2, 0, 0, 0] }, false],
  [18, 28, [12], { mounts: [2, 2, 6, 5, 2, 2] }, true],
  [29, 30, [1, 3, 3], { mounts: [2, 2, 4, 6, 2, 2], due: 44, dueInside: 1 }, true],
  [31, 38, [1], { mounts: [2, 2, 6, 6, 1, 2] }, true],
  [39, 40, [5], { thirds: [0, 0, 1, 0], due: 16, dueInside: 1 }, true],
  [41, 58, [4], { levels: 1, fires: [1002] }, true],
  [59, 60, [4], { levels: 1, fires: [1005], due: 75, dueInside: 1 }, true],
  [91, 92, [1], { lightsForward: 0 }, false],
  [93, 94, [1], { comms: 1 }, false],
  [95, 95, [3, 4], { bridge: 3, bridgeCourse: 1, slowHelm: 1, fires: [1002] }, true],
  [96, 96, [3, 4], { bridge: 3, bridgeCourse: 2, slowHelm: 1, fires: [1002] }, true],
  [97, 97, [3, 4], { bridge: 3, slowHelm: 1, fires: [1002] }, true],
  [98, 98, [], { rudder: 1 }, true],
  [99, 99, [], { rudder: 2 }, true],
  [100, 100, [], { rudder: 3 }, true],
]
/** T44, on a destroyer with four guns, two mounts of three tubes and one director. */
const MINOR: readonly Row[] = [
  [1, 2, [], { directors: [0, 0] }, false],
  [3, 13, [], { mounts: [3, 2] }, true],
  [14, 15, [], { end: GONE }, true],
  [16, 38, [], { mounts: [4, 1] }, false],
  [39, 40, [], { mounts: [4, 1], due: 135, dueInside: 1 }, false],
  [41, 58, [4], { levels: 1, fires: [1002] }, true],
  [59, 60, [4], { levels: 1, fires: [1005], due: 5, dueInside: 1 }, true],
  ...MAJOR.filter(([from]) => from >= 91),
]
/** T46, nothing starred; the auxiliary has Tiger's weapons and no holds. */
const AUXILIARY: readonly Row[] = [
  [1, 9, [1], FIRST_TURRET, false],
  [10, 10, [21], { thirds: [0, 0, 1, 0], due: 16, dueInside: 1 }, false],
  [11, 45, [], {}, false],
  [46, 58, [4], { levels: 1, fires: [1002] }, false],
  [59, 60, [4], { levels: 1, fires: [1005], due: 42, dueInside: 1 }, false],
  ...MAJOR.filter(([from]) => from >= 91).map(([from, to, dice, changed]): Row => [from, to, dice, changed, false]),
]
/** T47 */
const TORPEDO: readonly Row[] = [
  [1, 19, [1], FIRST_TURRET, false],
  [20, 20, [21], { thirds: [0, 0, 1, 0], due: 16, dueInside: 1 }, false],
  [21, 43, [4], { levels: 1, fires: [1002] }, false],
  [44, 45, [4], { levels: 1, fires: [1005], due: 75, dueInside: 1 }, false],
  [46, 60, [4], { fires: [1005] }, false],
  [61, 95, [4], { floods: [1505], due: 25, dueInside: 1, flooded: 25 }, false],
  [96, 96, [1], { lightsForward: 0 }, false],
  [97, 97, [1], { comms: 1 }, false],
  [98, 98, [], { rudder: 4 }, false],
  [99, 99, [], { rudder: 5 }, false],
  [100, 100, [], { rudder: 3 }, false],
]

describe('T43 to T47 row by row', () => {
  test.each(MAJOR)('FGDN-D100-type T43 major, %i to %i, then %j: %j', (...row) => {
    const [, , dice, changed, starred] = row
    for (const face of both(row)) {
      expect(sheet(TIGER, [face, ...dice])).toMatchObject(changed)
      if (changed['end'] === undefined) expect(sheet(TIGER, [face, ...dice])).toEqual(changed)
      if (starred) expect(sheet(TIGER, [face], { ship: KEPT_OUT })).toEqual({})
    }
  })
  test.each(MINOR)('FGDN-D100-type T44 minor, %i to %i, then %j: %j', (...row) => {
    const [, , dice, changed, starred] = row
    for (const face of both(row)) {
      expect(sheet(DESTROYER, [face, ...dice])).toMatchObject(changed)
      expect(sheet(DESTROYER, starred ? [face] : [face, ...dice], { ship: KEPT_OUT })).toEqual(starred ? {} : changed)
    }
  })
  test.each(AUXILIARY)('FGDN-D100-type T46 merchant or auxiliary, %i to %i, then %j: %j', (...row) => {
    const [, , dice, changed] = row
    for (const face of both(row)) {
      expect(sheet(MERCHANT, [face, ...dice])).toEqual(changed)
    }
  })
  test.each(TORPEDO)('FGDN-D100-type T47 torpedoes, %i to %i, then %j: %j', (...row) => {
    const [, , dice, changed] = row
    for (const face of both(row)) expect(torpedoed(TIGER, face, ...dice)).toEqual(changed)
  })
  test.each([
    ['major', TIGER],
    ['minor', DESTROYER],
    ['merchant or auxiliary', MERCHANT],
  ])('FGDN-D100-type T43, T44, T46 %s: 61 to 75 Flooding, 76 to 90 Fire', (_column, of) => {
    for (const face of [61, 75]) expect(sheet(of, [face, 4])).toEqual({ floods: [1005] })
    for (const face of [76, 90]) expect(sheet(of, [face, 4])).toEqual({ fires: [1005] })
  })
  test('FGDN-D100-type small craft stay on D20, torpedoed or not; without the option all do', () => {
    const sides = (of: Card, byTorpedo: boolean, options = D100) =>
      columnOf(alone(of, {}, { options }), 0, byTorpedo).sides
    expect([sides(BOAT, false), sides(BOAT, true)]).toEqual([20, 20])
    expect([TIGER, DESTROYER, MERCHANT].map(of => [sides(of, false), sides(of, true)])).toEqual([
      [100, 100],
      [100, 100],
      [100, 100],
    ])
    expect([TIGER, DESTROYER, MERCHANT].map(of => sides(of, false, { criticalTable: 'D20' }))).toEqual([20, 20, 20])
  })
  test('FGDN-D100-type small craft keep the numbers of D20 play too', () => {
    // Engineering: D10, one level and a fire at -2 of D6+2
    expect(sheet(BOAT, [10, 1, 3])).toMatchObject({ levels: 1, fires: [1503] })
  })
})

describe('the sheet’s own numbers', () => {
  test.each([61, 75, 76, 90])(
    'FGDN-D100-star Fire* and Flooding* (%i) without penetration: halved, as R27 says',
    face => {
      const kept = sheet(TIGER, [face, 6], { ship: KEPT_OUT }) as Partial<Ship>
      expect(percentAll(kept.fires ?? kept.floods ?? [])).toBe(3)
      expect(sheet(TIGER, [face], { ship: KEPT_OUT, options: { fireFloodUnpenetrated: 'ignore' } })).toEqual({})
    },
  )
  test('FGDN-D100-star casemates go by two thirds of the belt', () => {
    const thin = { ...KEPT_OUT, casemated: 1 }
    expect(sheet(TIGER, [18, 1], { ship: thin })).toEqual({ mounts: [2, 2, 5, 6, 2, 2] })
    expect(sheet(TIGER, [29, 1, 1, 1], { ship: thin })).toMatchObject({ due: 44 })
    expect(sheet(TIGER, [31], { ship: thin })).toEqual({})
  })
  test('FGDN-D100-star damage from within counts as through', () => {
    expect(sheet(TIGER, [98], { ship: { inside: 1 } })).toEqual({ rudder: 1 })
  })

  test('FGDN-D100-mag without a die, whatever the nation and whichever turrets are lost; the blast of 8.3', () => {
    expect(sheet(TIGER, [14], { ship: { ...THROUGH, mounts: [0, 0, 6, 6, 2, 2] } })).toMatchObject({ end: GONE })
    // 3 to 13 is a turret and no magazine, even for a British ship in May 1916 with the national option
    expect(sheet(TIGER, [3, 1], { options: { magazineNation: 'on' } })).toEqual(FIRST_TURRET)
    const blast = (yards: number): number => {
      const state = stand([TIGER, KAISER], { options: D100, scene: { yards } })
      Object.assign(state.ships[0]!, { ...THROUGH, criticals: 1, batches: 1, plain: 1 })
      play(state, [15], desk => work(SUFFER, desk, { target: 0 }, 1))
      return state.ships[1]!.dueBlast
    }
    expect([blast(300), blast(301)]).toEqual([43, 0])
  })
  test('FGDN-D100-mag a turret already lost is drawn: nothing further', () => {
    const ship = { ...THROUGH, mounts: [1, 2, 6, 6, 2, 2] }
    expect(sheet(TIGER, [3, 1], { ship })).toEqual({})
  })

  test.each([
    [[1, 1], 5],
    [[2, 3], 5],
    [[3, 3], 4],
    [[4, 4], 4],
    [[4, 5], 3],
    [[5, 6], 3],
    [[6, 6], 2],
  ])('FGDN-D100-casemate 44 points and 2D6 of %j: %i guns left on that side, no further dice', (dice, left) => {
    // 44 of 457: .09, D6 1
    const state = alone(TIGER, { ...THROUGH, criticals: 1, batches: 1, plain: 1 }, { options: D100 })
    play(state, [29, 1, ...dice, 1], desk => work(SUFFER, desk, { target: 0 }, 1))
    expect(state.ships[0]).toMatchObject({ mounts: [2, 2, left, 6, 2, 2], remaining: 501 - 44 })
  })
  test('FGDN-D100-casemate a gun alone has no detonation die, picric or not', () => {
    expect(sheet(TIGER, [18, 1], { options: { casematePicric: 'on' } })).toEqual({ mounts: [2, 2, 5, 6, 2, 2] })
  })

  test('FGDN-D100-weapon-mag AA guns: four times the worst shell at Short', () => {
    const worst: Battery = {
      ...TIGER.batteries[2]!,
      shells: [
        { type: 'HE', penetration: [0, 0, 0, 0], damage: [4, 9, 9, 9] },
        { type: 'AP', penetration: [3, 2, 1, 1], damage: [5, 1, 1, 1] },
      ],
    }
    const of = card({ batteries: [...TIGER.batteries.slice(0, 2), worst] })
    expect(sheet(of, [39])).toMatchObject({ due: 20, thirds: [0, 0, 1] })
  })
  test.each([
    [1, 70, 70],
    [2, 70, 70],
    [3, 70, 105],
    [4, 70, 140],
    [3, 25, 37],
  ])('FGDN-D100-weapon-mag a mount with %i warheads of %i: %i, at least one', (barrels, warheadDamage, due) => {
    const tubes: Battery = { ...DESTROYER.batteries[1]!, warheadDamage, groups: [{ arcs: 'PS', mounts: 2, barrels }] }
    const of = card({ ...DESTROYER, batteries: [DESTROYER.batteries[0], tubes] })
    expect(sheet(of, [40])).toMatchObject({ due, mounts: [4, 1] })
    // below water it is underwater damage, and floods
    const below = card({ ...DESTROYER, batteries: [DESTROYER.batteries[0], { ...tubes, belowWaterline: true }] })
    expect(sheet(below, [40])).toMatchObject({ dueTorpedo: due, dueFloods: 1 })
  })
  test('FGDN-D100-weapon-mag torpedoes, 20: a main mount destroys her; a casemate, a tube, the AA guns do their own', () => {
    expect(torpedoed(TIGER, 20, 4)).toMatchObject({ end: GONE })
    expect(torpedoed(TIGER, 20, 5, 1, 1)).toMatchObject({ due: 44, mounts: [2, 2, 5, 6, 2, 2] })
    expect(torpedoed(TIGER, 20, 17)).toMatchObject({ dueTorpedo: 70, dueFloods: 1 })
    expect(torpedoed(TIGER, 19, 17)).toEqual({ mounts: [2, 2, 6, 6, 1, 2] })
  })
  test('FGDN-D100-weapon-mag FGDN-R111 merchants, 10: the same draw, but main guns do four times their shell', () => {
    expect(sheet(MERCHANT, [10, 1])).toMatchObject({ due: 4 * 43, mounts: [1, 2, 6, 6, 2, 2] })
    expect(sheet(MERCHANT, [10, 20])).toMatchObject({ dueTorpedo: 70 })
  })

  test.each([
    [1, 1],
    [2, 1],
    [3, 2],
    [4, 2],
    [5, 3],
    [6, 3],
  ])('FGDN-D100-eng D6 of %i: a fire of %i per cent, whatever her date, and one level', (die, percent) => {
    for (const inServiceYear of [1900, 1914, 1930]) {
      expect(sheet(card({ inServiceYear }), [41, die])).toEqual({ levels: 1, fires: [1000 + percent] })
    }
    expect(torpedoed(TIGER, 21, die)).toEqual({ levels: 1, fires: [1000 + percent] })
  })
  test('FGDN-D100-eng on a merchant without penetration the fire is halved, and may be none', () => {
    expect(sheet(MERCHANT, [46, 6], { ship: KEPT_OUT })).toEqual({ levels: 1, fires: [1001] })
    expect(sheet(MERCHANT, [46, 1], { ship: KEPT_OUT })).toEqual({ levels: 1 })
  })
  test.each([
    [501, 75],
    [452, 67],
    [298, 44],
    [39, 5],
  ])('FGDN-D100-boiler of %i points: %i, one level, D6+1 or +2', (damagePoints, due) => {
    expect(sheet(card({ damagePoints }), [59, 4])).toEqual({ levels: 1, due, dueInside: 1, fires: [1005] })
    expect(sheet(card({ damagePoints, inServiceYear: 1907 }), [60, 4])).toMatchObject({ due, fires: [1006] })
  })
  test.each([
    [1890, 3, 8],
    [1907, 3, 8],
    [1908, 2, 7],
    [1924, 2, 7],
    [1937, 2, 7],
  ])('FGDN-D100-fireflood in service %i: %i to %i per cent', (inServiceYear, least, most) => {
    const of = card({ inServiceYear })
    expect([1, 6].map(die => percentAll((sheet(of, [76, die]) as Partial<Ship>).fires!))).toEqual([least, most])
    expect([1, 6].map(die => percentAll((sheet(of, [61, die]) as Partial<Ship>).floods!))).toEqual([least, most])
  })
  test('FGDN-D100-fireflood halvings of T19 and the −2 of light weapons and of a hull aground still apply', () => {
    // 6 + 1 = 7: 76 mm 3; kept out 3; both 1; 57 mm (7 - 2) / 2 = 2; aground 5
    const flooded = (ship: Partial<Ship>, of = TIGER) =>
      percentAll((sheet(of, [61, 6], { ship }) as Partial<Ship>).floods!)
    expect(flooded({ ...THROUGH, largest: 76 })).toBe(3)
    expect(flooded(KEPT_OUT)).toBe(3)
    expect(flooded({ largest: 76 })).toBe(1)
    expect(flooded({ ...THROUGH, largest: 57 })).toBe(2)
    expect(flooded(THROUGH, card({ isBeached: true }))).toBe(5)
  })
  test.each([
    [95, 1],
    [96, 2],
    [97, 0],
  ])('FGDN-D100-bridge %i: course %i while it is out', (face, bridgeCourse) => {
    const state = alone(TIGER, { ...THROUGH, bridgeCourse: 3 }, { options: D100 })
    Object.assign(state.ships[0]!, { criticals: 1, batches: 1, plain: 1 })
    play(state, [face, 6, 1], desk => work(SUFFER, desk, { target: 0 }, 1))
    expect(state.ships[0]).toMatchObject({ bridge: 4, bridgeCourse })
  })
  test.each([
    [98, 1],
    [99, 2],
    [100, 3],
  ])(
    'FGDN-D100-rudder %i: jammed %i, without a die, whatever the helm; a bridge hit does not undo it',
    (face, rudder) => {
      for (const helm of [0, 1, 2, 3]) expect(sheet(TIGER, [face], { ship: { ...THROUGH, helm } })).toEqual({ rudder })
      const bridge = sheet(TIGER, [95, 1, 1], { ship: { ...THROUGH, rudder } })
      expect(bridge).not.toHaveProperty('rudder')
    },
  )
  test.each([
    [98, 4],
    [99, 5],
    [100, 3],
  ])('FGDN-D100-torp-rudder %i: jammed %i, slowly', (face, rudder) => {
    expect(torpedoed(TIGER, face)).toEqual({ rudder })
  })
})

describe('T48 automatic flooding', () => {
  const strike: Underwater = {
    target: 0,
    weapon: 'torpedo',
    warhead: 70,
    depth: 'deep',
    isContact: true,
    side: 0,
    place: 'broadside',
  }
  /** Damage past the protection, then the flooding; no criticals are rolled for (D6 1), as every ratio is below .50. */
  function flooding(of: Card, dice: readonly number[], changes: Partial<Underwater> = {}, options = D100): number {
    const state = alone(of, {}, { options, phase: 'movement' })
    play(state, [1, ...dice, 1], desk => work(TORPEDO_HIT, desk, { ...strike, ...changes }))
    return percentAll(state.ships[0]!.floods)
  }
  test.each([
    [1890, [1, 1], 6],
    [1907, [6, 6], 16],
    [1908, [1], 5],
    [1924, [6], 10],
    [1925, [1], 3],
    [1937, [6], 8],
  ])('FGDN-D100-autoflood in service %i, dice %j: %i per cent', (inServiceYear, dice, percent) => {
    const of = card({ inServiceYear, damagePoints: 900 })
    expect(flooding(of, dice)).toBe(percent)
    expect(flooding(of, dice, { weapon: 'mine', isContact: false })).toBe(percent)
    expect(flooding(of, dice, { weapon: 'ram', isContact: false })).toBe(percent)
  })
  test.each([
    [69, 5],
    [70, 10],
  ])(
    'FGDN-D100-autoflood Kaiser, a third of 105 is 35: a torpedo of %i floods %i per cent of D6 6',
    (warhead, percent) => {
      expect(flooding(KAISER, [6], { warhead })).toBe(percent)
    },
  )
  test('FGDN-D100-autoflood by what the protection has left, none if it held', () => {
    // port has 10 left: 19 is less than 20, 20 is not
    const weak = (warhead: number): number => {
      const state = alone(KAISER, { port: 10 }, { options: D100, phase: 'movement' })
      // 9 or 10 of 452 points: a D6; flooding D6 6: 10 or 5 %, 45 or 22 points: a D6
      play(state, [1, 6, 1], desk => work(TORPEDO_HIT, desk, { ...strike, warhead }))
      return percentAll(state.ships[0]!.floods)
    }
    expect([weak(19), weak(20)]).toEqual([5, 10])
    const held = alone(KAISER, {}, { options: D100, phase: 'movement' })
    play(held, [], desk => work(TORPEDO_HIT, desk, { ...strike, warhead: 35 }))
    expect(held.ships[0]).toMatchObject({ floods: [], remaining: 452, port: 70 })
  })
  test('FGDN-D100-autoflood is felt at once, in the batch after the hit', () => {
    // 70 of 501, D6 1; flooding D6 2 + 4 = 6 %, 30 points; D6 1
    const state = alone(TIGER, {}, { options: D100, phase: 'movement' })
    play(state, [1, 2, 1], desk => work(TORPEDO_HIT, desk, { ...strike, depth: 'deep' }))
    expect(state.ships[0]).toMatchObject({ remaining: 501 - 70 - 30, flooded: 30, floods: [1506] })
  })
  test('FGDN-D100-autoflood rolled floodings keep to D6+1 or +2', () => {
    const state = alone(TIGER, {}, { options: D100 })
    play(state, [6], desk => startFlooding(desk, 0, true))
    expect(percentAll(state.ships[0]!.floods)).toBe(7)
  })
})
