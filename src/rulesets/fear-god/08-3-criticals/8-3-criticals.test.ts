import { describe, expect, test } from 'vitest'
import { work } from '#kernel/desk/index.ts'
import { GONE, percentAll, SINKING } from '../02-ships/conditions.ts'
import type { Card } from '../02-ships/ship.ts'
import type { Ship } from '../02-ships/state.ts'
import { columnOf, resolve } from '../08-1-damage/8-1-2-criticals.ts'
import { allows, BRIDGE, CARGO, FIRE_CONTROL, OTHER_WEAPON, SENSOR_COMMS } from '../08-1-damage/8-1-3-light-weapons.ts'
import { SUFFER } from '../08-1-damage/8-1-damage.ts'
import { alone, BOAT, card, DESTROYER, MERCHANT, play, stand, TIGER } from '../whole/bench.fixture.ts'

const PIERCED = { pierced: 1, piercedNow: 1, casemated: 1, casematedNow: 1, largest: 343 }
/** One critical by its face on her own column, or that of torpedoes. */
function critical(
  of: Card,
  faces: readonly number[],
  ship: Partial<Ship> = PIERCED,
  options = {},
  byTorpedo = false,
): Ship {
  const state = alone(of, ship, { options })
  const [face, ...rest] = faces
  play(state, rest, desk => resolve(desk, 0, columnOf(state, 0, byTorpedo).at(face!), byTorpedo))
  return state.ships[0]!
}
const D100 = { criticalTable: 'D100' }

describe('8.3 main battery', () => {
  test('FGDN-8.3-main-fc FGDN-8.3-fc FGDN-R66 1 or 2: a director, whatever the armour', () => {
    expect(critical(TIGER, [1, 2], { largest: 343 }).directors[0]).toBe(1)
    expect(critical(TIGER, [1, 2], { largest: 343, directors: [0, 1, 0, 0] }).directors).toEqual([0, 1, 0, 0])
  })
  test('FGDN-8.3-main-mount FGDN-8.1.6-star a mount needs penetration; a 9 destroys the ship', () => {
    expect(critical(TIGER, [1, 3], { largest: 343 }).mounts[0]).toBe(2)
    // four turrets: face 3 is the first of the second group
    expect(critical(TIGER, [1, 3, 3, 8]).mounts).toEqual([2, 1, 6, 6, 2, 2])
    expect(critical(TIGER, [1, 3, 3, 9]).end).toBe(GONE)
  })
  test('FGDN-0-random-choice FGDN-R104 lost mounts stay in the draw and save the magazine, but not by option', () => {
    const worn = { ...PIERCED, mounts: [1, 2, 6, 6, 2, 2] }
    // the lost mount is drawn first
    expect(critical(TIGER, [1, 3, 1], worn).mounts).toEqual(worn.mounts)
    expect(critical(TIGER, [1, 3, 1, 9], worn, { deadMountMagazine: 'on' }).end).toBe(GONE)
  })
  test('FGDN-8.3-main-nation FGDN-R69 Great Britain +2 to August 1916', () => {
    const blown = (month: number, year: number, nation: string, sizeClass: string, face: number) => {
      const state = stand([card({ nation, sizeClass })], { options: { magazineNation: 'on' }, scene: { month, year } })
      Object.assign(state.ships[0]!, PIERCED)
      play(state, [3, 1, face], desk => resolve(desk, 0, columnOf(state, 0, false).at(1), false))
      return state.ships[0]!.end === GONE
    }
    expect([blown(8, 1916, 'GBR', 'A', 7), blown(9, 1916, 'GBR', 'A', 7), blown(9, 1916, 'GBR', 'A', 8)]).toEqual([
      true,
      false,
      true,
    ])
    expect([blown(8, 1917, 'GBR', 'A', 8), blown(9, 1917, 'GBR', 'A', 8)]).toEqual([true, false])
    expect([blown(4, 1915, 'DEU', 'A', 8), blown(5, 1915, 'DEU', 'A', 8)]).toEqual([true, false])
    expect(blown(1, 1916, 'GBR', 'B', 7)).toBe(true)
  })
  test('FGDN-8.3-main-blast FGDN-8.1.8-instant FGDN-R63 ships within 300 yards take the HE damage', () => {
    const blast = (yards: number) => {
      const state = stand([TIGER, TIGER], { scene: { yards } })
      Object.assign(state.ships[0]!, PIERCED)
      play(state, [3, 1, 10], desk => resolve(desk, 0, columnOf(state, 0, false).at(1), false))
      return state.ships[1]!.dueBlast
    }
    expect([blast(300), blast(301)]).toEqual([43, 0])
  })
  test('FGDN-8.3-main-areaaa FGDN-R95 main guns that are the AA battery lose a third of that too', () => {
    const both = card({ batteries: [{ ...TIGER.batteries[0]!, isAreaAA: true }] })
    expect(critical(both, [1, 3, 1, 1]).thirds).toEqual([1])
  })
})

describe('8.3 casemates', () => {
  test('FGDN-8.3-casemate-fc the fire control as a whole, whatever the armour', () => {
    expect(critical(TIGER, [4, 1], { largest: 343 }).directors).toEqual([2, 0, 0, 0])
  })
  test('FGDN-8.3-casemate-gun FGDN-8.1.6-casemate needs two thirds of the belt beaten', () => {
    expect(critical(TIGER, [4, 3], { largest: 343, pierced: 0, casemated: 0 }).mounts[2]).toBe(6)
    expect(critical(TIGER, [4, 3, 7, 8], { largest: 343, casemated: 1 }).mounts).toEqual([2, 2, 6, 5, 2, 2])
  })
  test('FGDN-8.3-casemate-chain FGDN-R64 each gun beside it rolls for itself', () => {
    // gun 1 to port, 9: 22 points; 2D6 of 9: two more; one stays, one goes: 22, 2D6 of 5 none. 44 of 457: .09, D6 1
    const state = alone(TIGER, { ...PIERCED, criticals: 1, batches: 1 })
    play(state, [4, 3, 1, 9, 4, 5, 8, 10, 2, 3, 1], desk => work(SUFFER, desk, { target: 0 }, 1))
    expect(state.ships[0]).toMatchObject({ mounts: [2, 2, 3, 6, 2, 2], remaining: 501 - 44, sparks: 0 })
  })
  test('FGDN-8.3-casemate-picric 8 is enough with picric shell', () => {
    expect(critical(TIGER, [4, 3, 1, 8, 1, 1], PIERCED, { casematePicric: 'on' }).due).toBe(22)
    expect(critical(card({ nation: 'DEU' }), [4, 3, 1, 8], PIERCED, { casematePicric: 'on' }).due).toBe(0)
  })
})

describe('8.3 other weapons', () => {
  test('FGDN-8.3-other FGDN-R70 four tubes and the AA guns; a third of strength, and no more than three', () => {
    expect(critical(TIGER, [6, 5]).thirds).toEqual([0, 0, 1, 0])
    const gone = critical(TIGER, [6, 1], { ...PIERCED, thirds: [0, 0, 3, 0] })
    expect([gone.thirds[2], gone.mounts[4]]).toEqual([3, 2])
    expect(critical(TIGER, [6], { largest: 343 }).mounts[4]).toBe(2)
  })
  test('FGDN-8.3-torp-asw FGDN-8.3-torp-below FGDN-R73 a tube below water: 35 points as underwater damage, and floods', () => {
    expect(critical(TIGER, [6, 1, 8])).toMatchObject({ dueTorpedo: 0, autoFloods: 0, mounts: [2, 2, 6, 6, 1, 2] })
    expect(critical(TIGER, [6, 1, 9])).toMatchObject({ dueTorpedo: 35, dueFloods: 1, dueInside: 1 })
    expect(critical(TIGER, [6, 1], { ...PIERCED, warheads: [0, 0, 0, 0, 0, 0] }).mounts[4]).toBe(1)
  })
  test('FGDN-8.3-torp-above a mount of three above water: half of 270', () => {
    expect(critical(DESTROYER, [4, 10])).toMatchObject({ due: 135, dueTorpedo: 0 })
  })
  test('FGDN-8.3-weapon FGDN-R110 any mount: a main one rolls only its magazine', () => {
    expect(critical(TIGER, [1, 1, 8], {}, {}, true).mounts[0]).toBe(1)
    expect(critical(TIGER, [1, 1, 9], {}, {}, true).end).toBe(GONE)
    expect(critical(TIGER, [18, 5, 1], {}, {}, true).mounts[2]).toBe(5)
    expect(critical(TIGER, [18, 21], {}, {}, true).thirds[2]).toBe(1)
  })
  test('FGDN-8.1.2-column an auxiliary without holds has no cargo to lose', () => {
    expect(critical(MERCHANT, [1])).toMatchObject({ due: 0, fires: [], floods: [] })
  })
})

describe('8.3 systems', () => {
  test('FGDN-8.3-eng one level and a fire at -2', () => {
    expect(critical(TIGER, [10, 9, 3])).toMatchObject({ levels: 1, fires: [1003], due: 0 })
    expect(critical(TIGER, [10, 9, 1])).toMatchObject({ levels: 1, fires: [1001] })
  })
  test('FGDN-8.3-eng-boiler FGDN-R58 a quarter of her points, one level, a full fire', () => {
    expect(critical(TIGER, [10, 10, 3])).toMatchObject({ levels: 1, fires: [1005], due: 125 })
  })
  test.each([
    [1, [1]],
    [4, [4]],
  ])('FGDN-8.1.2-snsr-comms FGDN-R57 D6 of %i', face => {
    const usual = critical(TIGER, [18, face, 1])
    expect([usual.lightsForward, usual.comms]).toEqual(face === 1 ? [0, 0] : [1, 1])
    const other = critical(TIGER, [18, face, 1], PIERCED, { sensorFirst: 'Communications' })
    expect([other.lightsForward, other.comms]).toEqual(face === 1 ? [1, 1] : [0, 0])
  })
  test('FGDN-8.3-sensors forward, aft, sonar', () => {
    const fitted = card({ hasSonar: true })
    expect(critical(fitted, [18, 1, 4]).lightsForward).toBe(0)
    expect(critical(fitted, [18, 1, 8]).lightsAft).toBe(0)
    expect(critical(fitted, [18, 1, 9]).sonar).toBe(0)
    expect(critical(fitted, [18, 1, 1], { ...PIERCED, lightsForward: 0 }).lightsForward).toBe(0)
  })
  test('FGDN-8.3-comms what is not fitted is not lost', () => {
    expect([2, 4, 6, 8, 9].map(face => critical(TIGER, [18, 6, face]).comms)).toEqual([1, 2, 4, 8, 16])
    expect(critical(TIGER, [18, 6, 10]).comms).toBe(0)
  })
  test('FGDN-8.3-bridge FGDN-R3 FGDN-R62 half a D6 of turns, up; slow after that; a fire at -2', () => {
    expect(critical(TIGER, [19, 5, 2])).toMatchObject({ bridge: 4, slowHelm: 1, bridgeCourse: 0, fires: [1002] })
    expect(critical(TIGER, [19, 5, 2], PIERCED, { bridgeTurns: 'down' }).bridge).toBe(3)
  })
  test('FGDN-8.3-bridge-small one turn on small craft, and one of two captains is hit', () => {
    expect(critical(BOAT, [19, 2, 6])).toMatchObject({ bridge: 2, slowHelm: 0, captains: 1 })
  })
  test('FGDN-8.3-rudder-jam FGDN-8.3-rudder-dis jammed as it lies, or the steering engine', () => {
    expect(critical(TIGER, [20, 3]).rudder).toBe(3)
    expect(critical(TIGER, [20, 3], { ...PIERCED, helm: 1 }).rudder).toBe(1)
    expect(critical(TIGER, [20, 3, 6], { ...PIERCED, helm: 3 }).rudder).toBe(2)
    expect(critical(TIGER, [20, 4])).toMatchObject({ rudder: 0, steering: 1 })
  })
  test('FGDN-8.1.2-star FGDN-R31 all other stars are ignored without penetration; FGDN-R26 any in the turn, or in the batch', () => {
    expect(critical(TIGER, [20], { largest: 343 })).toMatchObject({ rudder: 0, steering: 0 })
    expect(critical(TIGER, [20, 4], { largest: 343, pierced: 1 }).steering).toBe(1)
    expect(critical(TIGER, [20], { largest: 343, pierced: 1 }, { penetrationScope: 'batch' }).steering).toBe(0)
    expect(critical(TIGER, [20, 4], { inside: 1 }).steering).toBe(1)
  })
})

describe('8.3 small craft', () => {
  test('FGDN-8.3-personnel FGDN-R71 the second loss a light weapon, the third any, the fourth silence', () => {
    expect(critical(BOAT, [6]).mounts).toEqual([1, 2])
    expect(critical(BOAT, [6], { crewLost: 1 }).mounts).toEqual([1, 1])
    // the lowest of both groups is chosen here
    expect(critical(BOAT, [20], { crewLost: 2 }).mounts).toEqual([0, 2])
  })
  test('FGDN-8.3-personnel fires are 2 worse from the third loss', () => {
    const state = alone(BOAT, { ...PIERCED, crewLost: 3 })
    play(state, [1], desk => resolve(desk, 0, columnOf(state, 0, false).at(15), false))
    expect(percentAll(state.ships[0]!.fires)).toBe(5)
  })
  test('FGDN-8.3-flotation one level each; size E sinks at six', () => {
    expect(critical(BOAT, [12], { flotation: 4 })).toMatchObject({ flotation: 5, levels: 1, end: 0 })
    expect(critical(BOAT, [12, 3], { flotation: 5 }).end).toBe(SINKING)
  })
  test('FGDN-8.3-fueltank 60 per cent with petrol, D6+2', () => {
    expect(critical(BOAT, [8, 61]).fires).toEqual([])
    expect(percentAll(critical(BOAT, [8, 60, 1]).fires)).toBe(3)
    expect(critical(card({ ...BOAT, fuel: 'diesel' }), [8, 21]).fires).toEqual([])
  })
  test('FGDN-R75 torpedoes use their own column on small craft too', () => {
    expect(columnOf(alone(BOAT), 0, true)).toBe(columnOf(alone(BOAT), 0, false))
  })
})

describe('8.1.3 light weapons', () => {
  const by = (mm: number, of: Card = TIGER) => alone(of, { ...PIERCED, largest: mm })
  test.each([
    [7, [true, false, false, false, false]],
    [11, [true, false, false, false, false]],
    [13, [true, true, true, false, false]],
    [20, [true, true, true, true, true]],
    [36, [true, true, true, true, true]],
    [37, [true, true, true, false, true]],
    [47, [true, true, true, false, true]],
    [65, [true, true, true, false, true]],
    [66, [true, true, true, true, true]],
  ])('FGDN-8.1.3-filter FGDN-8.1.3-scope FGDN-R32 FGDN-R33 %i mm', (mm, allowed) => {
    expect([BRIDGE, SENSOR_COMMS, CARGO, FIRE_CONTROL, OTHER_WEAPON].map(what => allows(by(mm), 0, what))).toEqual(
      allowed,
    )
    expect(allows(by(mm, BOAT), 0, 0)).toBe(true)
  })
  test('FGDN-8.1.3-filter FGDN-8.1.3-armour a mount, the rudder and the sonar are beyond them', () => {
    const light = { ...PIERCED, largest: 37 }
    expect(critical(TIGER, [1, 3], light).mounts[0]).toBe(2)
    expect(critical(TIGER, [20], light)).toMatchObject({ rudder: 0, steering: 0 })
    expect(critical(TIGER, [10], light).levels).toBe(0)
    expect(critical(TIGER, [19], { largest: 37 }).bridge).toBe(0)
  })
  test('FGDN-8.1.3-no-sonar', () => {
    expect(critical(card({ hasSonar: true }), [18, 1, 9], { ...PIERCED, largest: 37 }).sonar).toBe(1)
  })
})

describe('the D100 sheet', () => {
  test('FGDN-D100-type FGDN-R8 FGDN-R80 one D100 says it all', () => {
    expect(critical(TIGER, [3, 1], PIERCED, D100).mounts[0]).toBe(1)
    expect(critical(TIGER, [1], {}, D100).directors[0]).toBe(1)
    expect(critical(TIGER, [16], {}, D100).directors[1]).toBe(0)
    expect(critical(TIGER, [18, 1], PIERCED, D100).mounts[2]).toBe(5)
    expect(columnOf(alone(BOAT, {}, { options: D100 }), 0, false).sides).toBe(20)
  })
  test('FGDN-D100-star without penetration starred lines are ignored', () => {
    for (const face of [3, 14, 18, 29, 31, 41, 59, 95, 98]) {
      expect(critical(TIGER, [face], { largest: 343 }, D100)).toMatchObject({
        end: 0,
        mounts: [2, 2, 6, 6, 2, 2],
        levels: 0,
      })
    }
  })
  test('FGDN-D100-mag the ship is destroyed', () => {
    expect(critical(TIGER, [14], PIERCED, D100).end).toBe(GONE)
  })
  test('FGDN-R117 flooded magazines do not explode, by the D100 sheet or by D20: no die is thrown', () => {
    expect(critical(TIGER, [14], { ...PIERCED, magazinesFlooded: 1 }, D100).end).toBe(0)
    // D20 1 Main Battery, D10 3 a mount, the first of four: lost, and that is all
    const ship = critical(TIGER, [1, 3, 1], { ...PIERCED, magazinesFlooded: 1 })
    expect([ship.end, ship.mounts[0]]).toEqual([0, 1])
  })
  test('FGDN-D100-casemate FGDN-R65 FGDN-R101 four times the worst shell, and guns beside it without further dice', () => {
    expect(critical(TIGER, [29, 1, 6, 6], PIERCED, D100)).toMatchObject({
      due: 44,
      mounts: [2, 2, 2, 6, 2, 2],
      sparks: 0,
    })
  })
  test('FGDN-D100-weapon-mag FGDN-R73 FGDN-R111 AA guns 4 × 4, a single tube one warhead at least', () => {
    expect(critical(TIGER, [39, 5], PIERCED, D100).due).toBe(16)
    expect(critical(TIGER, [39, 1], PIERCED, D100).dueTorpedo).toBe(70)
    expect(critical(TIGER, [39, 1], { ...PIERCED, warheads: [0, 0, 0, 0, 0, 0] }, D100).dueTorpedo).toBe(0)
    expect(critical(TIGER, [20, 1], {}, D100, true).end).toBe(GONE)
    expect(critical(TIGER, [19, 1], {}, D100, true).mounts[0]).toBe(1)
  })
  test('FGDN-D100-eng FGDN-R78 (D6+1)/2, down', () => {
    const fires = [1, 2, 3, 4, 5, 6].map(face => percentAll(critical(TIGER, [41, face], PIERCED, D100).fires))
    expect(fires).toEqual([1, 1, 2, 2, 3, 3])
  })
  test('FGDN-D100-boiler FGDN-R77 15 per cent, one level, D6+1', () => {
    expect(critical(TIGER, [59, 3], PIERCED, D100)).toMatchObject({ due: 75, levels: 1, fires: [1004] })
  })
  test('FGDN-D100-fireflood FGDN-R77 D6+1 from 1908, D6+2 before; halved without penetration', () => {
    expect(critical(TIGER, [76, 3], PIERCED, D100).fires).toEqual([1004])
    expect(critical(card({ inServiceYear: 1907 }), [61, 3], PIERCED, D100).floods).toEqual([1005])
    expect(critical(TIGER, [61, 3], { largest: 343 }, D100).floods).toEqual([1002])
  })
  test('FGDN-D100-bridge FGDN-R82 a course while it is out, and (D6+1)/2 of fire', () => {
    expect([95, 96, 97].map(face => critical(TIGER, [face, 1, 3], PIERCED, D100).bridgeCourse)).toEqual([1, 2, 0])
    expect(critical(TIGER, [95, 1, 3], PIERCED, D100).fires).toEqual([1002])
  })
  test('FGDN-D100-rudder FGDN-D100-torp-rudder FGDN-R72 jams only', () => {
    expect([98, 99, 100].map(face => critical(TIGER, [face], PIERCED, D100).rudder)).toEqual([1, 2, 3])
    expect([98, 99, 100].map(face => critical(TIGER, [face], {}, D100, true).rudder)).toEqual([4, 5, 3])
  })
  test('FGDN-R112 sonar or direction finder, by even chance if both', () => {
    const both = card({ hasSonar: true, hasDirectionFinder: true })
    expect(critical(both, [91, 9, 1], PIERCED, D100)).toMatchObject({ sonar: 0, finder: 1 })
    expect(critical(both, [91, 9, 2], PIERCED, D100)).toMatchObject({ sonar: 1, finder: 0 })
    expect(critical(card({ hasDirectionFinder: true }), [91, 9], PIERCED, D100).finder).toBe(0)
    expect(critical(TIGER, [91, 9], PIERCED, D100)).toMatchObject({ sonar: 0, finder: 0 })
  })
})
