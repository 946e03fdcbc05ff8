import { describe, expect, test } from 'vitest'
import { moment } from '#kernel/turn/index.ts'
import { AFLOAT, FLOOD, GONE, percentAll, SINKING, TURN } from '../02-ships/conditions.ts'
import { ROLES } from '../02-ships/ship.ts'
import type { State } from '../02-ships/state.ts'
import { attackOf, hitsOf, rollToHit } from '../06-gunfire/6-4-gunfire.ts'
import { canFire, isFirstSalvo } from '../06-gunfire/6-4-hit-chance.ts'
import { bestSpeed } from '../08-1-damage/8-1-1-speed.ts'
import { columnOf } from '../08-1-damage/8-1-2-criticals.ts'
import { strikeUnderwater, type Underwater } from '../08-1-damage/8-1-7-torpedoes.ts'
import { beginSinking } from '../08-1-damage/8-1-8-sinking.ts'
import { batteryOut } from '../08-1-damage/8-1-10-massive-damage.ts'
import { nextPhase } from '../08-1-damage/8-1-phases.ts'
import { controlModifier } from '../08-2-fire-and-flooding/8-2-control.ts'
import { cardOf } from '../10-conversion/10-conversion.ts'
import { R } from '../book/register.ts'
import { fireDeclared } from '../events/events.ts'
import {
  at,
  BEATEN,
  BOAT,
  chance,
  critical,
  criticalOn,
  facts,
  four,
  gunship,
  HELD,
  hits,
  idle,
  LINES,
  MERCHANT,
  MINOR,
  one,
  openTo,
  PLAIN,
  roll,
  shell,
  ship,
  sink,
  sinkOn,
  suffer,
  sufferOn,
  torpedo,
  types,
} from './second.fixture.ts'

const LONG = 2
const EXTREME = 3
const D100 = { options: { criticalTable: 'D100' } }
const strike = (state: State, changes: Partial<Underwater> = {}): number => {
  state.ships[0]!.dueTorpedo = 0
  roll(state, [], desk => strikeUnderwater(desk, torpedo(changes)))
  return state.ships[0]!.dueTorpedo
}
/** Plain ships at Medium on a quarter aspect, fifteen knots, two barrels: 30 per cent and no line. */
function even(yards = 10_000, scene: object = {}, options: Record<string, string> = {}, changes: object = {}): State {
  const firer = gunship({ groups: [{ arcs: 'FPSA', mounts: 1, barrels: 2 }] })
  const state = at([firer, ship({ ...changes })], { scene: { yards, aspect: 1, ...scene }, options })
  for (const each of state.ships) each.speed = 150
  return state
}

describe('general rulings', () => {
  test('FGDN-R1 20.4 is 20, 4.5 is 4, 11.92 is 11, as in the examples', () => {
    const apc = gunship({ isBritish: true, calibreMm: 343, shells: [shell('APC', four(26), 34)] })
    expect(hits(at([apc, ship({ belt: 21 })], { options: { faultyBritishAPC: 'on' } }), [1], 1, LONG).due).toBe(20)
    // Deutschland of 1906: 2D6 of 5 and 2, +2, halved; 4 per cent of 298 (E13)
    const deutschland = ship({ inServiceYear: 1906, damagePoints: 298 })
    const { state, ship: hit } = critical(deutschland, [15, 5, 2], HELD)
    expect(percentAll(hit.fires)).toBe(4)
    state.now = moment(TURN, 4, 'resolution')
    // 11 of 287: D6 1; control D10 7, Minor: none
    roll(state, [1, 7], nextPhase)
    expect(hit.remaining).toBe(287)
  })
  test('FGDN-R2 breakpoints to the nearest, halves up: Tiger’s row; 21 knots give 16, 11, 5', () => {
    const { card } = cardOf(facts(28_430, 21, 20_000), 'Facts')
    expect(card.thresholds).toEqual([0, 125, 251, 376, 451, 501])
    expect(card.speeds).toEqual([21, 16, 11, 5, 0])
  })
  test('FGDN-R3 a bridge is out for half a D6 of turns, up', () => {
    const out = [1, 2, 3, 4, 5, 6].map(face => critical(PLAIN, [19, face, 1]).ship.bridge - 1)
    expect(out).toEqual([1, 1, 2, 2, 3, 3])
  })
  test('FGDN-R3 or down by option', () => {
    const options = { bridgeTurns: 'down' }
    const out = [1, 2, 3, 4, 5, 6].map(face => critical(PLAIN, [19, face, 1], BEATEN, { options }).ship.bridge - 1)
    expect(out).toEqual([0, 1, 1, 2, 2, 3])
  })
  test('FGDN-R4 00 is 100 and 0 is 10; success at or under', () => {
    const shoot = (face: number): number => {
      const state = even()
      let made = -1
      roll(state, [face], desk => {
        made = rollToHit(desk, { ...attackOf(state, 0, 1, 0, 0), salvo: 2, isFiredOn: true })
      })
      return made
    }
    expect([shoot(1), shoot(30), shoot(31), shoot(100)]).toEqual([1, 1, 0, 0])
    // 100 at Long is the deck, a D10 of 10 the longest time to sink
    expect(hits(at([PLAIN, ship({ belt: 0, deck: 40 })]), [100], 1, LONG).pierced).toBe(0)
    expect(suffer(PLAIN, 100, [10]).state.agenda[0]!.at).toBe(moment(TURN, 35, 'movement'))
  })
  test('FGDN-R5 1200 gives 1209; by option two turns', () => {
    const due = (options = {}) => critical(PLAIN, [15, 1], BEATEN, { options }).state.agenda[0]!.at
    expect(due()).toBe(moment(TURN, 4, 'resolution'))
    expect(due({ thirdTurn: '2' })).toBe(moment(TURN, 3, 'resolution'))
  })
  test('FGDN-R6 torpedo flooding at once; by option like a fire', () => {
    // 10 of 90: .11, D6 1; flooding D6 2 + 2: 4 of 86, D6 1
    const hull = ship({ belt: 0 })
    expect(sink(hull, [1, 2, 1], { warhead: 10 }).ship.remaining).toBe(86)
    const later = sink(hull, [1, 2], { warhead: 10 }, { options: { torpedoFlooding: 'delayed' } })
    expect([later.ship.remaining, percentAll(later.ship.floods)]).toEqual([90, 4])
  })
  test('FGDN-R7 each batch has its own ratio', () => {
    // 20 of 80: .25, D6 4 one: Engineering, boiler, fire D6 1; 25 of 55: .45, D6 2 one: boiler again, fire D6 1;
    // 25 of 30: .83, D6 1 four idle ones
    const { ship: hit, events } = suffer(PLAIN, 20, [4, 10, 10, 1, 2, 10, 10, 1, 1, ...idle(4)])
    const batches = events.flatMap(event => (event.type === 'BatchOpened' ? [[event.plain, event.inside]] : []))
    expect(batches).toEqual([
      [20, 0],
      [25, 1],
      [25, 1],
    ])
    expect([hit.remaining, hit.levels, percentAll(hit.fires)]).toEqual([30, 2, 6])
  })
  test('FGDN-R7 immediate flooding: not again on the third turn, but then first fought, and again on the tenth', () => {
    const hull = ship({ belt: 0 })
    const { state, ship: hit } = sink(hull, [1, 2, 1], { warhead: 10 }, { phase: 'movement' })
    state.now = moment(TURN, 4, 'resolution')
    roll(state, [7], nextPhase)
    expect(hit.remaining).toBe(86)
    state.now = moment(TURN, 10, 'plotting')
    roll(state, [7], nextPhase)
    state.now = moment(TURN, 10, 'resolution')
    // 4 of 82: D6 1
    roll(state, [1], nextPhase)
    expect(hit.remaining).toBe(82)
  })
  test('FGDN-R8 D20 unless D100 is chosen; small craft stay on D20; each keeps its numbers', () => {
    const sides = (of: typeof PLAIN, byTorpedo: boolean, setting = {}) =>
      columnOf(one(of, {}, setting), 0, byTorpedo).sides
    expect([sides(PLAIN, false), sides(MINOR, true), sides(MERCHANT, false), sides(BOAT, false)]).toEqual([
      20, 20, 20, 20,
    ])
    const d100 = [
      sides(PLAIN, false, D100),
      sides(MINOR, true, D100),
      sides(BOAT, false, D100),
      sides(BOAT, true, D100),
    ]
    expect(d100).toEqual([100, 100, 20, 20])
    // a boiler: 25 per cent and D6 + 2, or 15 per cent and D6 + 1
    expect(critical(PLAIN, [10, 10, 3]).ship).toMatchObject({ due: 25, fires: [1005] })
    expect(critical(PLAIN, [59, 3], BEATEN, D100).ship).toMatchObject({ due: 15, fires: [1004] })
  })
})

describe('rulings on gunfire', () => {
  test('FGDN-R9 sea state 4 is -4 for size E to G', () => {
    const state = at([BOAT, PLAIN], { scene: { yards: 4000, seaState: 4 } })
    expect(chance(state)).toContainEqual(['FGDN-6.4-sea-state', -12])
  })
  test('FGDN-R10 only the worse of the visibility lines; both by option', () => {
    const lines = (options = {}) => chance(even(10_000, { visibility: 25 }, options)).slice(2)
    expect(lines()).toEqual([['FGDN-6.4-vis25', -12]])
    expect(lines({ visibilityLines: 'cumulative' })).toEqual([
      ['FGDN-6.4-vis25', -12],
      ['FGDN-6.4-vis40', -6],
    ])
  })
  test('FGDN-R11 of the light lines the best: her own fire lights a silhouetted ship, a searchlight beats both', () => {
    const state = even(10_000, { visibility: 25, isNight: true })
    expect(chance(state, { light: 'silhouetted' }).slice(2)).toEqual([['FGDN-6.4-silhouette', -3]])
    state.ships[1]!.fires = [1010]
    expect(chance(state, { light: 'silhouetted' }).slice(2)).toEqual([])
    expect(chance(state, { light: 'searchlight' }).slice(2)).toEqual([['FGDN-6.4-illum-searchlight', 3]])
  })
  test('FGDN-R12 the firer’s size; the target’s by option', () => {
    const sea = (options = {}) => at([BOAT, PLAIN], { scene: { seaState: 6 }, options })
    expect([canFire(sea(), 0, 1), canFire(sea(), 1, 0)]).toEqual([false, true])
    expect(canFire(sea({ seaStateSize: 'target' }), 0, 1)).toBe(true)
    expect(canFire(sea({ seaStateSize: 'target' }), 1, 0)).toBe(false)
  })
  test.each([
    [16, 2026, true, true],
    [15, 2026, false, true],
    [16, 2025, false, true],
    [15, 2025, false, false],
    [90, 0, false, true],
    [0, 9999, false, true],
  ])('FGDN-R13 %i degrees and %i yards: both %s, either %s', (degrees, yards, both, either) => {
    expect(isFirstSalvo(even(), degrees, yards)).toBe(both)
    expect(isFirstSalvo(even(10_000, {}, { switchedTarget: 'either' }), degrees, yards)).toBe(either)
  })
  test.each([
    [{}, 3, 0],
    [{}, 5, -4],
    [{ overconcentration: '1' }, 2, -2],
    [{ overconcentration: '6' }, 6, 0],
    [{ overconcentration: '6' }, 7, -2],
  ])('FGDN-R14 three ships, or as chosen: %j, %i ships', (options, firers, percent) => {
    expect(chance(even(15_000, {}, options), { firers })[0]).toBe(10 + percent)
  })
  test('FGDN-R15 light leaves the coincidence line, blind fire does not; by option light cancels it', () => {
    const blurred = (options = {}) =>
      at([gunship({ groups: [{ arcs: 'FPSA', mounts: 1, barrels: 2 }] }, COINCIDENCE), ship()], {
        scene: { yards: 15_000, aspect: 1, visibility: 40 },
        options,
      })
    const coincidence = (seen: object, options = {}) =>
      chance(blurred(options), seen).some(line => Array.isArray(line) && line[0] === 'FGDN-6.4-coincidence')
    expect(
      [{}, { light: 'starshell' }, { light: 'searchlight' }, { sun: 'twilight' }, { contact: 'flashes' }].map(seen =>
        coincidence(seen),
      ),
    ).toEqual([true, true, true, true, false])
    expect(coincidence({ light: 'starshell' }, { coincidenceLight: 'yes' })).toBe(false)
    expect(coincidence({}, { coincidenceLight: 'yes' })).toBe(true)
  })
  const COINCIDENCE = { rangefinder: { yards: 60_000, type: 'coincidence' } }
  test('FGDN-R16 +2 replaces +1; both by option', () => {
    const lying = (options = {}) => {
      const state = even(10_000, {}, options)
      state.ships[1]!.speed = 0
      return chance(state).slice(2)
    }
    expect(lying()).toEqual([['FGDN-6.4-target-stopped', 6]])
    expect(lying({ stationaryLine: 'adds' })).toEqual([
      ['FGDN-6.4-target-speed', 3],
      ['FGDN-6.4-target-stopped', 6],
    ])
  })
  test('FGDN-R17 nothing for size A, under 20 knots, or a pre-dreadnought', () => {
    const evades = (changes: object, speed: number) => {
      const state = even(10_000, {}, {}, changes)
      state.ships[1]!.speed = speed
      return chance(state, { targetEvades: true })[0] - chance(state, { targetEvades: false })[0]
    }
    expect([evades({}, 200), evades({}, 199), evades({ sizeClass: 'A' }, 280)]).toEqual([-6, 0, 0])
    expect(evades({ isPreDreadnought: true }, 200)).toBe(0)
  })
  test('FGDN-R18 never under 0, and no die is thrown for it; at least 1 by option', () => {
    const blind = { contact: 'flashes' as const }
    expect(chance(even(20_000), blind)[0]).toBe(0)
    expect(chance(even(20_000, {}, { leastChance: '1' }), blind)[0]).toBe(1)
    const state = even(20_000)
    expect(
      types(roll(state, [], desk => rollToHit(desk, { ...attackOf(state, 0, 1, 0, 0), salvo: 2, ...blind }))),
    ).toEqual(['BatteryMissed'])
  })
  test.each([
    [245, -6],
    [249, -6],
    [250, -9],
    [195, 0],
    [104, 0],
  ])('FGDN-R19 %i tenths of a knot, as they are: %i', (speed, percent) => {
    const state = even()
    state.ships[1]!.speed = speed
    expect(chance(state)[0]).toBe(30 + percent)
  })
  test('FGDN-R20 two hits of eight barrels; a quarter to the nearest, halves up, at least one', () => {
    expect([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map(hitsOf)).toEqual([1, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3])
  })
  test('FGDN-R100 no enemy gunfire declared in this phase', () => {
    const state = at([PLAIN, PLAIN, PLAIN])
    const firedOn = () => attackOf(state, 0, 1, 0, 0).isFiredOn
    roll(state, [], desk =>
      fireDeclared(desk, { ship: 1, target: 2, battery: 0, shell: 0 }, R['FGDN-8.1-simultaneous']),
    )
    expect(firedOn()).toBe(false)
    roll(state, [], desk =>
      fireDeclared(desk, { ship: 2, target: 0, battery: 1, shell: 0 }, R['FGDN-8.1-simultaneous']),
    )
    expect(firedOn()).toBe(true)
    // 100 misses; the next phase begins with nothing declared
    roll(state, [100, 100], nextPhase)
    expect(firedOn()).toBe(false)
  })
})

describe('rulings on damage and criticals', () => {
  test('FGDN-R21 points of the phase against the original; by ratio by option', () => {
    expect(suffer(ship({ damagePoints: 1000 }), 9, [], { remaining: 500 }).ship.remaining).toBe(491)
    expect(suffer(ship({ damagePoints: 1000 }), 10, [1], { remaining: 500 }).ship.remaining).toBe(490)
    const options = { minimumDamage: 'ratio' }
    // 5 of 495 left is more than .01, 4 of 496 less
    expect(suffer(ship({ damagePoints: 1000 }), 5, [1], { remaining: 500 }, { options }).ship.remaining).toBe(495)
    expect(suffer(ship({ damagePoints: 1000 }), 4, [], { remaining: 500 }, { options }).ship.remaining).toBe(496)
  })
  test.each([
    [57, 190, 3, 1],
    [12, 10, 1, 7],
    [14, 10, 1, 8],
    [16, 10, 1, 9],
    [77, 70, 1, 6],
    [29, 100, 4, 1],
  ])('FGDN-R22 %i points with %i left, D6 %i: %i, in whole numbers', (damage, left, face, criticals) => {
    const done = suffer(ship({ damagePoints: 400 }), damage, [face, ...idle(criticals)], { remaining: left + damage })
    expect(done.criticals).toHaveLength(criticals)
  })
  test('FGDN-R23 a ratio of 3: to a tenth, never up; automatic criticals still count', () => {
    expect(suffer(PLAIN, 75, []).ship.remaining).toBe(10)
    expect(suffer(PLAIN, 27, [], { remaining: 36 }).ship.remaining).toBe(9)
    // a torpedo of 60 with 80 left: 20, 3.0, to 10; flooding D6 1 + 2: 3 of 7, .42, D6 1
    const state = one(ship({ belt: 0 }), { remaining: 80 })
    expect(sinkOn(state, [1, 1], { warhead: 60 }).ship).toMatchObject({ remaining: 7, floods: [1503] })
    const wreck = suffer(PLAIN, 75, [])
    expect(bestSpeed(wreck.state, 0)).toBe(0)
    expect([0, 1, 2, 3].map(battery => batteryOut(wreck.state, 0, battery))).toEqual([true, true, true, true])
  })
  test('FGDN-R24 the whole turn, fire included; the rating never falls', () => {
    // 97 taken before; 1 of 50, D6 6 one: Fire, D6 3 + 2: 5 per cent of 50 is 2: a hundred in all
    const { ship: hit } = suffer(BOAT, 1, [6, 15, 3], { taken: 97 })
    expect(hit.end).not.toBe(AFLOAT)
    expect(suffer(BOAT, 1, [6, 15, 3, 1], { taken: 96 }).ship).toMatchObject({ end: AFLOAT, taken: 99, remaining: 50 })
  })
  test('FGDN-R24 by option only the phase', () => {
    const state = one(BOAT, { taken: 99 }, { options: { smallCraftSpan: 'phase' } })
    roll(state, [], nextPhase)
    Object.assign(state.ships[0]!, { due: 1, largest: 305 })
    expect(sufferOn(state, [1]).ship.end).toBe(AFLOAT)
  })
  test('FGDN-R25 an explosion is a later batch on her own column, taken as penetrating', () => {
    // nothing pierced: 10 of 90, .11, D6 5 one: Other Weapon (no star), D10 9: half of ten points; 5 of 85, D6 6 one:
    // Rudder*, D6 4
    const { criticals, ship: hit } = suffer(MINOR, 10, [5, 4, 9, 6, 20, 4], { ...HELD, pierced: 0, piercedNow: 0 })
    expect(criticals).toEqual(['Other Weapon', 'Rudder'])
    expect([hit.remaining, hit.steering]).toEqual([85, 1])
  })
  test('FGDN-R26 any penetration so far in the turn; in the batch by option; not of the turn before', () => {
    const rudder = (later: 'phase' | 'turn', options = {}) => {
      const state = at([PLAIN, ship({ belt: 29 })], {
        phase: later === 'phase' ? 'planned fire' : 'reaction fire',
        options,
      })
      hits(state, [], 1, 0)
      // 20 of 80: .25, D6 1
      sufferOn(state, [1], 1)
      while (!(state.now % 6 === 4 && state.ships[1]!.piercedNow === 0 && (later === 'phase' || state.now > 11))) {
        roll(state, [], nextPhase)
      }
      hits(state, [], 1, 1)
      expect(state.ships[1]!.due).toBe(10)
      return state
    }
    // 10 of 70: .14, D6 5 one: Rudder*
    const inTurn = sufferOn(rudder('phase'), [5, 20, 4], 1)
    expect(inTurn.criticals).toEqual(['Rudder'])
    const inBatch = sufferOn(rudder('phase', { penetrationScope: 'batch' }), [5, 20], 1)
    expect(inBatch.criticals).toEqual(['(Rudder)'])
    const next = sufferOn(rudder('turn'), [5, 20], 1)
    expect(next.criticals).toEqual(['(Rudder)'])
  })
  test('FGDN-R26 one of two attacks in the phase is enough', () => {
    const state = at([PLAIN, ship({ belt: 10 })])
    hits(state, [], 1, 0, 1)
    hits(state, [], 1, 0, 0)
    // HE kept out 12, AP 20: 32 of 68, .47, D6 2 one: Rudder*, D6 4
    expect(sufferOn(state, [2, 20, 4], 1).criticals).toEqual(['Rudder'])
  })
  test('FGDN-R27 starred Fire and Flooding are halved, all other stars ignored; by option these too', () => {
    expect(percentAll(critical(PLAIN, [15, 5], HELD).ship.fires)).toBe(3)
    expect(percentAll(critical(PLAIN, [12, 6], HELD).ship.floods)).toBe(4)
    expect(percentAll(critical(PLAIN, [12, 6]).ship.floods)).toBe(8)
    expect(critical(PLAIN, [19], HELD).criticals).toEqual(['(Bridge)'])
    const options = { fireFloodUnpenetrated: 'ignore' }
    expect(critical(PLAIN, [15], HELD, { options }).criticals).toEqual(['(Fire)'])
    // no star, so halved in any case
    expect(percentAll(critical(MERCHANT, [15, 6], HELD, { options }).ship.fires)).toBe(4)
  })
  test('FGDN-R28 one die for the attack, whatever the hits; low is belt', () => {
    const target = ship({ belt: 40, deck: 0 })
    expect(hits(at([PLAIN, target]), [70], 4, LONG).due).toBe(40)
    expect(hits(at([PLAIN, target]), [71], 4, LONG).due).toBe(80)
    expect(hits(at([PLAIN, target]), [40], 4, EXTREME).due).toBe(40)
    expect(hits(at([PLAIN, target]), [41], 4, EXTREME).due).toBe(80)
  })
  test('FGDN-R29 equal does not go through, 0 against 0 does; equal by option', () => {
    const pierced = (penetration: number, belt: number, options = {}) =>
      hits(at([gunship({ shells: [shell('AP', four(penetration), 20)] }), ship({ belt })], { options }), [], 1, 0)
        .pierced
    expect([pierced(10, 10), pierced(0, 0), pierced(11, 10)]).toEqual([0, 1, 1])
    expect([pierced(10, 10, { equalPenetration: 'penetrates' }), pierced(9, 10)]).toEqual([1, 0])
  })
  test('FGDN-R30 two thirds of the belt, down; the deck where the deck was struck', () => {
    const casemated = (belt: number, deck: number, face: number) =>
      hits(at([PLAIN, ship({ belt, deck })]), [face], 1, LONG).casemated
    // AP at Long goes through 19: two thirds of 29 are 19, of 30 are 20
    expect([casemated(29, 40, 1), casemated(30, 40, 1)]).toEqual([1, 0])
    expect([casemated(0, 20, 100), casemated(40, 19, 100)]).toEqual([0, 1])
  })
  test('FGDN-R31 the rating that was struck guards every starred place', () => {
    const struck = (face: number) => {
      const state = at([PLAIN, ship({ belt: 40, deck: 0 })])
      hits(state, [face], 1, LONG)
      return state
    }
    // belt: 10 of 90, .11, D6 5 one: Bridge*, kept out
    expect(sufferOn(struck(70), [5, 19], 1).criticals).toEqual(['(Bridge)'])
    // deck: 20 of 80, .25, D6 4 one: Bridge, D6 1, fire D6 1
    expect(sufferOn(struck(71), [4, 19, 1, 1], 1).criticals).toEqual(['Bridge'])
  })
  test.each([
    [6.5, 'BAL'],
    [9.5, 'BAL'],
    [11, 'BAL'],
    [16, 'BALSC'],
    [19, 'BALSC'],
    [26, 'BALSCDO'],
    [36, 'BALSCDO'],
    [47, 'BALSCOf'],
    [56, 'BALSCOf'],
  ])('FGDN-R32 %f mm has the row that begins at or below it: %s', (calibreMm, letters) => {
    expect(openTo(calibreMm)).toBe(letters)
  })
  test('FGDN-R32 12 mm is below 12.7 and has the first row', () => {
    expect(openTo(12)).toBe('BAL')
  })
  test('FGDN-R33 the largest gun that hit in the batch; above 65 mm T14 is off', () => {
    const light = { ...LINES.MAIN, calibreMm: 20, shells: [shell('AP', four(99), 10)] }
    const smaller = { ...light, calibreMm: 8 }
    const under = (...order: readonly number[]) => {
      const state = at([ship({ batteries: [light, smaller, LINES.MAIN] }), PLAIN])
      for (const battery of order) hits(state, [], 1, 0, 0, battery)
      return state
    }
    // 20 of 80: .25, D6 4 one: Main Battery, D10 1. 20 mm may hit directors, 8 mm may not
    expect(sufferOn(under(0, 1), [4, 1, 1], 1).ship.directors[0]).toBe(1)
    expect(sufferOn(under(1, 0), [4, 1, 1], 1).ship.directors[0]).toBe(1)
    expect(sufferOn(under(1, 1), [4, 1, 1], 1).ship.directors[0]).toBe(2)
    // 30 of 70: .42, D6 2 one: Rudder, D6 4
    expect(sufferOn(under(1, 2), [2, 20, 4], 1).ship.steering).toBe(1)
    expect(sufferOn(under(2, 1), [2, 20, 4], 1).ship.steering).toBe(1)
  })
  test('FGDN-R33 Weapon counts as the mount that is drawn', () => {
    // two turrets, then the AA guns
    const by = (largest: number, face: number) => critical(MERCHANT, [8, face], { ...BEATEN, largest }).ship
    expect([by(20, 1).mounts, by(20, 1).thirds]).toEqual([[2], [0, 0]])
    expect(by(20, 3).thirds).toEqual([0, 1])
    expect(by(8, 3).thirds).toEqual([0, 1])
    const armed = ship({ shipType: 'merchantAux', batteries: [LINES.TUBES] })
    // two tubes in two groups, D10 1 no explosion; a machine gun does nothing to them
    expect(critical(armed, [8, 1, 1], { ...BEATEN, largest: 20 }).ship.mounts).toEqual([0, 1])
    expect(critical(armed, [8, 1], { ...BEATEN, largest: 8 }).ship.mounts).toEqual([1, 1])
  })
  test('FGDN-R34 75 per cent of the original points, by what reached the ship', () => {
    const keels = (changes: object, hit: Partial<Underwater>, remaining = 100) => {
      const state = one(ship({ belt: 0, ...changes }), { remaining })
      strike(state, hit)
      return state.ships[0]!.keels
    }
    expect([keels({}, { warhead: 75 }), keels({}, { warhead: 74 })]).toEqual([1, 0])
    // of what is left it would be 75 of 80
    expect(keels({}, { warhead: 60 }, 80)).toBe(0)
    // belt of 20 takes a quarter of 99: 74; of 100: 75
    expect([keels({ belt: 20 }, { warhead: 99 }), keels({ belt: 20 }, { warhead: 100 })]).toEqual([0, 1])
    // protection takes 10
    expect(keels({ underwater: 30 }, { warhead: 84, depth: 'deep' })).toBe(0)
    expect(keels({ underwater: 30 }, { warhead: 85, depth: 'deep' })).toBe(1)
    // 75 of 101 is less, 76 more
    expect(keels({ damagePoints: 101 }, { warhead: 75 })).toBe(0)
    expect(keels({ damagePoints: 101 }, { warhead: 76 })).toBe(1)
  })
  test('FGDN-R35 a third of the bore down; deck strikes too', () => {
    const options = { faultyBritishAPC: 'on' }
    const damage = (calibreMm: number, belt: number, face: number) => {
      const gun = gunship({ isBritish: true, calibreMm, shells: [shell('APC', four(30), 10)] })
      return hits(at([gun, ship({ belt, deck: 1 })], { options }), [face], 1, LONG).due
    }
    expect([damage(343, 11, 1), damage(343, 10, 1)]).toEqual([6, 10])
    // 305 mm: 10.16; 381 mm: 12.7
    expect([damage(305, 10, 1), damage(305, 9, 1), damage(381, 12, 1), damage(381, 11, 1)]).toEqual([6, 10, 6, 10])
    expect([damage(343, 11, 100), damage(343, 10, 100)]).toEqual([6, 10])
    // the deck is struck, the belt could never be beaten
    expect(damage(343, 60, 100)).toBe(6)
  })
  test.each([
    [34, 17],
    [10, 5],
    [9, 4],
    [99, 50],
  ])('FGDN-R36 both options on %i points: 0.51, rounded once: %i', (points, left) => {
    const options = { faultyBritishAPC: 'on', shellReliability85: 'on' }
    const gun = gunship({ isBritish: true, calibreMm: 343, shells: [shell('APC', four(30), points)] })
    expect(hits(at([gun, ship({ belt: 20 })], { options }), [1], 3, LONG).due).toBe(3 * left)
  })
  test('FGDN-R37 belt 5 takes nothing off, 6 a tenth, 41 half; 5 a tenth by option', () => {
    const through = (belt: number, options = {}) => strike(one(ship({ belt }), {}, { options }), { warhead: 40 })
    expect([through(5), through(6), through(40), through(41), through(100)]).toEqual([40, 36, 20, 20, 20])
    const tenth = { beltFive: 'a tenth' }
    expect([through(4, tenth), through(5, tenth), through(6, tenth)]).toEqual([40, 36, 36])
  })
  test('FGDN-R38 narrow hits flood, past any protection; a single critical on the stern is Engineering', () => {
    const bulged = ship({ underwater: 300 })
    // 20 of 80: .25, D6 4 one: Engineering, D10 1, fire D6 1; automatic D6 1 + 2: 3 of 77, D6 1
    const done = sink(bulged, [4, 1, 1, 1, 1], { warhead: 40, depth: 'deep', place: 'stern' })
    expect(done.criticals).toEqual(['Engineering'])
    expect([percentAll(done.ship.floods), done.ship.remaining, done.ship.port]).toEqual([3, 77, 300])
    expect([done.ship.rudder, done.ship.steering]).toEqual([0, 0])
    // a bow hit with none: D6 1; automatic D6 1 + 2
    expect(percentAll(sink(bulged, [1, 1, 1], { warhead: 40, depth: 'deep', place: 'bow' }).ship.floods)).toBe(3)
  })
  test('FGDN-R39 a third down; only deep hits meet it; past it by one point is beaten', () => {
    const bulged = ship({ underwater: 100, belt: 0 })
    expect([33, 34, 40].map(warhead => strike(one(bulged), { warhead, depth: 'deep' }))).toEqual([0, 1, 7])
    expect(strike(one(bulged), { warhead: 40 })).toBe(40)
    const state = one(bulged)
    strike(state, { warhead: 34, depth: 'deep' })
    expect([state.ships[0]!.autoFloods, state.ships[0]!.port]).toEqual([1, 67])
    const held = one(bulged)
    strike(held, { warhead: 33, depth: 'deep' })
    expect([held.ships[0]!.autoFloods, held.ships[0]!.port]).toEqual([0, 67])
  })
  test('FGDN-R40 10 minutes are four turns, 30 are ten; in Movement', () => {
    const goes = (face: number) => {
      const state = one(PLAIN, {}, { turn: 2 })
      roll(state, [face], desk => beginSinking(desk, 0, R['FGDN-8.1-sink-zero']))
      return state.agenda[0]!.at
    }
    expect([goes(1), goes(3)]).toEqual([moment(TURN, 6, 'movement'), moment(TURN, 12, 'movement')])
  })
  test('FGDN-R42 at or below; casemates go with the secondary guns; below only by option', () => {
    const all = ship({ batteries: ROLES.map(role => ({ ...LINES.MAIN, role })) })
    const out = (remaining: number, options = {}) =>
      ROLES.filter((_, battery) => batteryOut(one(all, { remaining }, { options }), 0, battery))
    expect(out(25)).toEqual(['main', 'secondary', 'tertiary', 'casemate'])
    expect(out(26)).toEqual([])
    expect(out(10)).toEqual([...ROLES])
    const options = { massiveDamage: 'below' }
    expect([out(25, options), out(24, options).length, out(10, options).length, out(9, options).length]).toEqual([
      [],
      4,
      4,
      9,
    ])
  })
  test('FGDN-R43 levels add, down to 0 knots; the worst by option', () => {
    const speed = (lost: number, levels: number, options = {}) =>
      bestSpeed(one(PLAIN, { remaining: 100 - lost, levels }, { options }), 0)
    expect([speed(25, 1), speed(75, 1), speed(75, 3)]).toEqual([100, 0, 0])
    const options = { speedLevels: 'worst' }
    expect([speed(25, 1, options), speed(25, 2, options), speed(75, 1, options)]).toEqual([150, 100, 50])
  })
})

describe('further rulings', () => {
  test('FGDN-R95 8.2.16 is the AA entry of 8.3: main guns that are the AA battery lose a third of that', () => {
    const both = gunship({ isAreaAA: true })
    expect(critical(both, [1, 3, 1]).ship).toMatchObject({ mounts: [1], thirds: [1] })
    expect(critical(gunship({}), [1, 3, 1]).ship).toMatchObject({ mounts: [1], thirds: [0] })
  })
  test('FGDN-R95 8.2.10 is Fire Control: without a director she fires in local control', () => {
    const state = at([PLAIN, PLAIN])
    Object.assign(state.ships[0]!, { ...BEATEN, directors: [1, 1, 0, 0] })
    criticalOn(state, [1, 1], false)
    expect(chance(state)).toContainEqual(['FGDN-6.4-local', -6])
  })
  test('FGDN-R96 aground: massive damage by the rating as usual, no speed', () => {
    const aground = ship({ isBeached: true })
    const out = (remaining: number) => [0, 2].map(battery => batteryOut(one(aground, { remaining }), 0, battery))
    expect([out(26), out(25), out(10), out(-50)]).toEqual([
      [false, false],
      [true, false],
      [true, true],
      [true, true],
    ])
    expect([bestSpeed(one(aground), 0), one(aground).ships[0]!.speed]).toEqual([0, 0])
  })
  test('FGDN-R97 each list for its own rule: flooding, picric shell, magazines', () => {
    const flooding = (nation: string) =>
      controlModifier(one(ship({ nation }), {}, { options: { nationalEffectiveness: 'on' } }), 0, FLOOD)
    expect(['DEU', 'RUS', 'FRA', 'GBR', 'USA'].map(flooding)).toEqual([-1, -1, 0, 0, 0])
    // ready ammunition on 8: 2 × 10 points, 2D6 of 2: none beside it
    const picric = (nation: string) => {
      const is = ['FRA', 'GBR', 'ITA', 'JAP'].includes(nation)
      const options = { casematePicric: 'on' }
      return critical(ship({ nation }), [4, 3, 1, 8, ...(is ? [1, 1] : [])], BEATEN, { options }).ship.due
    }
    expect(['FRA', 'GBR', 'ITA', 'JAP', 'RUS', 'DEU'].map(picric)).toEqual([20, 20, 20, 20, 0, 0])
    // May 1916, a D10 of 8: Great Britain +2, France, Italy and Japan +1, Germany, Russia and Austria 0
    const magazine = (nation: string) =>
      critical(ship({ nation }), [1, 3, 8], BEATEN, { options: { magazineNation: 'on' } }).ship.end === GONE
    expect(['GBR', 'FRA', 'ITA', 'JAP', 'DEU', 'RUS', 'OST', 'USA'].map(magazine)).toEqual([
      true,
      true,
      true,
      true,
      false,
      false,
      false,
      false,
    ])
  })
  test.each(['mine', 'ram'] as const)('FGDN-R98 a %s floods of itself only with D100', weapon => {
    const hull = ship({ belt: 0 })
    // 20 of 80: .25, D6 1; D100: D6 3 + 4: 7 of 73, D6 1
    expect(sink(hull, [1], { weapon, warhead: 20 }).ship.floods).toEqual([])
    expect(percentAll(sink(hull, [1, 3, 1], { weapon, warhead: 20 }, D100).ship.floods)).toBe(7)
  })
  test('FGDN-R99 what torpedoes start is never halved; what is absorbed starts nothing', () => {
    const state = one(PLAIN)
    expect(percentAll(criticalOn(state, [15, 6], true).ship.fires)).toBe(8)
    expect(percentAll(criticalOn(one(PLAIN), [4, 6], true).ship.floods)).toBe(8)
    expect(types(sink(ship({ underwater: 30 }), [], { warhead: 9, depth: 'deep' }).events)).not.toContain(
      'CriticalsCounted',
    )
  })
  test('FGDN-R101 the shell with the highest damage at Short', () => {
    const shells = [
      { type: 'AP', penetration: four(0), damage: [12, 30, 30, 30] },
      { type: 'HE', penetration: four(0), damage: [9, 40, 40, 40] },
    ]
    const aa = ship({ batteries: [{ ...LINES.AA, shells }] })
    expect(critical(aa, [39], BEATEN, D100).ship.due).toBe(48)
    const casemates = ship({
      batteries: [{ ...LINES.CASEMATES, shells, groups: [{ arcs: 'P', mounts: 3, barrels: 1 }] }],
    })
    // 2D6 of 2: none beside it
    expect(critical(casemates, [29, 1, 1], BEATEN, D100).ship.due).toBe(48)
  })
  test.each([
    [25, 'torpedo'],
    [26, 'own'],
  ])('FGDN-R103 30 by shells and 10 by torpedo, one ratio, D100 of %i: %s column', (face, column) => {
    // 40 of 60: .66, D6 1 two criticals, each with its draw. D20 4: Flooding by torpedo, Casemate of her own
    const torpedoFaces = [1, face, 4, 1, face, 4, 2, 1]
    const ownFaces = [1, face, 4, 3, 1, 1, face, 4, 1]
    const done = suffer(PLAIN, 30, column === 'torpedo' ? torpedoFaces : ownFaces, { dueTorpedo: 10 })
    expect(done.criticals).toEqual(column === 'torpedo' ? ['Flooding', 'Flooding'] : ['Casemate', 'Casemate'])
    // floodings of 3 and 4 per cent at once
    expect(done.ship.remaining).toBe(column === 'torpedo' ? 53 : 60)
  })
  test('FGDN-R104 a dead mount saves the magazine; by option the die is thrown', () => {
    const worn = { ...BEATEN, mounts: [1, 3, 3, 1, 1] }
    expect(critical(PLAIN, [1, 3, 1], worn).ship).toMatchObject({ mounts: worn.mounts, end: AFLOAT })
    const options = { deadMountMagazine: 'on' }
    expect(critical(PLAIN, [1, 3, 1, 8], worn, { options }).ship.end).toBe(AFLOAT)
    expect(critical(PLAIN, [1, 3, 1, 9], worn, { options }).ship.end).toBe(GONE)
  })
  test('FGDN-R106 the lowest limit; a third is rounded down', () => {
    const speed = (fields: object) => bestSpeed(one(PLAIN, fields), 0)
    expect([
      speed({ steering: 1 }),
      speed({ steering: 1, remaining: 50 }),
      speed({ steering: 1, remaining: 25 }),
    ]).toEqual([60, 60, 50])
    expect([speed({ floods: [1010] }), speed({ floods: [1010], steering: 1 })]).toEqual([150, 60])
    expect(speed({ floods: [1010], remaining: 50 })).toBe(100)
  })
  test('FGDN-R107 nothing left: no D6 and no criticals; keel and automatic flooding still count', () => {
    // 80 with 10 left: sinking D10 1; keel D10 8; flooding D6 1 + 2
    const state = one(ship({ belt: 0 }), { remaining: 10 })
    const { ship: hit, events, criticals } = sinkOn(state, [1, 8, 1], { warhead: 80 })
    expect([hit.end, criticals, percentAll(hit.floods)]).toEqual([SINKING, [], 3])
    expect(types(events)).toEqual(expect.arrayContaining(['ShipSinking', 'KeelRolled', 'AutoFloodRolled']))
    expect(types(events)).not.toContain('CriticalsCounted')
  })
  test('FGDN-R108 small craft aground: four times the rating in one turn', () => {
    const boat = ship({ ...BOAT, isBeached: true })
    // 1 of 50: D6 1
    expect(suffer(boat, 1, [1], { taken: 198 }).ship).toMatchObject({ end: AFLOAT, hardAground: 1 })
    expect(suffer(boat, 1, [], { taken: 199 }).ship.end).toBe(GONE)
    expect(suffer(boat, 1, [1], { taken: 49 }).ship.hardAground).toBe(0)
  })
  test('FGDN-R110 Weapon on a main or casemate mount: no fire-control die, no armour, only its own', () => {
    // two turrets, three and three casemates, two tubes, the AA guns: eleven
    const weapon = (faces: readonly number[], setting = {}) => criticalOn(one(PLAIN, {}, setting), faces, true).ship
    expect(weapon([1, 1, 8])).toMatchObject({ mounts: [1, 3, 3, 1, 1], directors: [2, 1, 0, 0], end: AFLOAT })
    expect(weapon([1, 2, 9]).end).toBe(GONE)
    expect(weapon([18, 3, 8])).toMatchObject({ mounts: [2, 2, 3, 1, 1], due: 0 })
    expect(weapon([18, 8, 9, 1, 1])).toMatchObject({ mounts: [2, 3, 2, 1, 1], due: 20 })
    // with D100 the sheet says whether it goes up
    expect(weapon([19, 1], D100)).toMatchObject({ mounts: [1, 3, 3, 1, 1], end: AFLOAT })
    expect(weapon([20, 1], D100).end).toBe(GONE)
    expect(weapon([19, 3], D100)).toMatchObject({ mounts: [2, 2, 3, 1, 1], due: 0 })
  })
  test('FGDN-R111 other guns count as AA guns; an empty mount is lost without exploding', () => {
    const secondary = ship({
      batteries: [{ ...LINES.CASEMATES, role: 'secondary', groups: [{ arcs: 'P', mounts: 2, barrels: 1 }] }],
    })
    // 4 × 10
    expect(critical(secondary, [39], BEATEN, D100).ship).toMatchObject({ mounts: [1], due: 40 })
    const tube = ship({ batteries: [{ ...LINES.TUBES, groups: [{ arcs: 'P', mounts: 1, barrels: 3 }] }] })
    // half of three warheads of 10
    expect(critical(tube, [39], BEATEN, D100).ship).toMatchObject({ mounts: [0], due: 15 })
    expect(critical(tube, [39], { ...BEATEN, warheads: [0] }, D100).ship).toMatchObject({ mounts: [0], due: 0 })
  })
  test('FGDN-R112 sonar or direction finder: what is fitted, even chance if both', () => {
    const sensor = (hasSonar: boolean, hasDirectionFinder: boolean, faces: readonly number[]) => {
      const { sonar, finder } = critical(ship({ hasSonar, hasDirectionFinder }), [91, ...faces], BEATEN, D100).ship
      return [sonar, finder]
    }
    expect([sensor(true, true, [9, 1]), sensor(true, true, [10, 2])]).toEqual([
      [0, 1],
      [1, 0],
    ])
    expect([sensor(true, false, [9]), sensor(false, true, [10]), sensor(false, false, [9])]).toEqual([
      [0, 0],
      [0, 0],
      [0, 0],
    ])
    expect(sensor(true, true, [8])).toEqual([1, 1])
  })
})
