import { describe, expect, test } from 'vitest'
import { work } from '#kernel/desk/index.ts'
import type { Boat } from '../02-ships/annex.ts'
import { AFLOAT, GONE, percentAll, SINKING } from '../02-ships/conditions.ts'
import type { Ship, State } from '../02-ships/state.ts'
import { controlBoth } from '../08-2-fire-and-flooding/8-2-control.ts'
import { hullRisk, testHull } from '../08-3-criticals/8-3-hull.ts'
import { driftDepth, isPowerless, mayChangeDepth, mayFireTorpedoes } from '../08-3-criticals/8-3-submarines.ts'
import { BOAT_D20, criticalOf, type Kind, MINOR_D20 } from '../book/tables-criticals.ts'
import type { Event } from '../events/events.ts'
import { alone, card, play, type Setting, typesOf } from '../whole/bench.fixture.ts'
import { bestSpeed } from './8-1-1-speed.ts'
import { columnOf, resolve } from './8-1-2-criticals.ts'
import { comeUp, DEPTH_CHARGE, deepestAllowed } from './8-1-4-submarines.ts'
import { TORPEDO_HIT } from './8-1-7-torpedoes.ts'
import { applyDamage } from './8-1-damage.ts'
import { nextPhase } from './8-1-phases.ts'

// A submarine of 100 points and size D of 1914: limits 7, 11 and 13 per cent; two tubes forward, one sonar.
const TUBES = {
  role: 'torpedo',
  name: '18 in',
  calibreMm: 450,
  warheadDamage: 20,
  belowWaterline: true,
  groups: [{ arcs: 'F', mounts: 2, barrels: 1 }],
}
const SUB = card({
  name: 'E 1',
  sizeClass: 'D',
  shipType: 'submarine',
  inServiceYear: 1914,
  damagePoints: 100,
  speeds: [16, 12, 8, 4, 0],
  belt: 0,
  deck: 0,
  hasSonar: true,
  batteries: [TUBES],
  boat: { crush: 'intermediate II', endurance: 100 },
})
const SURFACE = 0
const PERISCOPE = 1
const SHALLOW = 2
const I = 3
const II = 4
const PIERCED = { pierced: 1, piercedNow: 1 }

function sub(boat: Partial<Boat> = {}, ship: Partial<Ship> = PIERCED, setting: Setting = {}): State {
  const state = alone(SUB, ship, setting)
  Object.assign(state.annex.boats[0]!, boat)
  return state
}
const boatIn = (state: State): Boat => state.annex.boats[0]!
const suffers = (state: State, kind: Kind, faces: readonly number[]): Event[] =>
  play(state, faces, desk => resolve(desk, 0, criticalOf(kind), false))

describe('8.1.4 submarines', () => {
  test('FGDN-8.1.4-surfaced FGDN-8.1.4-submerged surfaced as a minor combatant, submerged by the severity of the attack', () => {
    expect(columnOf(sub(), 0, false)).toBe(MINOR_D20)
    expect(
      [1, 2, 3].map(severity => BOAT_D20.indexOf(columnOf(sub({ zone: SHALLOW, severity }), 0, false) as never)),
    ).toEqual([0, 1, 2])
    // R8: on D20 even if others roll D100
    expect(columnOf(sub({}, PIERCED, { options: { criticalTable: 'D100' } }), 0, false)).toBe(MINOR_D20)
  })
  test('FGDN-R121 damage from within a submerged boat counts on the Minor column', () => {
    expect(columnOf(sub({ zone: SHALLOW }), 0, false)).toBe(BOAT_D20[0])
  })
  test('FGDN-8.1.4-submerged T10 the three columns, face by face', () => {
    const faces = (column: number): string[] => Array.from({ length: 20 }, (_, i) => BOAT_D20[column]!.at(i + 1).kind)
    const times = (count: number, text: string): string[] => new Array<string>(count).fill(text)
    expect(faces(2)).toEqual([
      ...times(9, 'Hull Penetration'),
      ...times(2, 'Hull Deformation'),
      ...times(6, 'Double Flooding'),
      ...times(3, 'Hull Penetration'),
    ])
    expect(faces(1)).toEqual([
      ...times(3, 'Weapon'),
      ...times(4, 'Hull Deformation'),
      ...times(2, 'Battery'),
      ...times(2, 'Engineering'),
      ...times(3, 'Flooding'),
      ...times(3, 'Fire'),
      'Sensor',
      'Communications',
      'Rudder',
    ])
    expect(faces(0).slice(0, 4)).toEqual([...times(3, 'Passing Weapon'), 'Switchboard'])
  })
  test('FGDN-8.1.4-submerged a major attack of 20 points: ratio .25, D6 4 is one critical, D20 4 dents the hull', () => {
    const state = sub({ zone: SHALLOW })
    const about = { target: 0, severity: 'major', damage: 20, isContact: false } as const
    play(state, [4, 4], desk => work(DEPTH_CHARGE, desk, about))
    expect([state.ships[0]!.remaining, boatIn(state).deformed, boatIn(state).severity]).toEqual([80, 1, 0])
  })
  test('FGDN-8.1.2-sub-surfaced on the surface Main Battery is a torpedo tube; D10 9 and its warhead goes up', () => {
    const state = sub()
    play(state, [8], desk => resolve(desk, 0, MINOR_D20.at(1), false))
    expect(state.ships[0]!.mounts).toEqual([1])
    play(state, [2, 9], desk => resolve(desk, 0, MINOR_D20.at(1), false))
    // half of one warhead of 20, below water
    expect([state.ships[0]!.mounts, state.ships[0]!.dueTorpedo]).toEqual([[0], 10])
    const kept = sub({}, {})
    play(kept, [], desk => resolve(desk, 0, MINOR_D20.at(1), false))
    expect(kept.ships[0]!.mounts).toEqual([2])
  })
  test('FGDN-8.1.2-sub-minor-clear FGDN-R76 FGDN-R120 Sensor, Rudder, Weapon and Engineering pass after D6 turns, without fire', () => {
    const state = sub({ zone: SHALLOW }, PIERCED, { phase: 'resolution' })
    suffers(state, 'Passing Engineering', [2])
    suffers(state, 'Passing Sensor', [9, 1])
    suffers(state, 'Passing Rudder', [1])
    suffers(state, 'Passing Weapon', [2])
    const ship = state.ships[0]!
    expect([ship.levels, ship.fires, ship.sonar, boatIn(state).adrift, ship.mounts]).toEqual([1, [], 0, 1, [1]])
    const turn = (faces: readonly number[]): void => {
      for (let phase = 0; phase < 6; phase++) play(state, phase === 0 ? faces : [], nextPhase)
    }
    // turn 1: nothing passes yet; 16 knots are 80 per cent, missed by 81
    turn([81])
    expect([ship.levels, ship.sonar, boatIn(state).adrift]).toEqual([1, 0, 1])
    // turn 2: sonar and depth control are back
    turn([])
    expect([ship.levels, ship.sonar, boatIn(state).adrift, ship.mounts]).toEqual([1, 1, 0, [1]])
    turn([])
    expect([ship.levels, ship.mounts]).toEqual([0, [2]])
  })
  test('FGDN-8.1.2-auto-sub FGDN-R109 torpedo, mine, ram and a charge in contact breach the hull', () => {
    for (const weapon of ['torpedo', 'mine', 'ram'] as const) {
      const state = sub({ zone: II })
      const hit = {
        target: 0,
        weapon,
        warhead: 20,
        depth: 'shallow',
        isContact: true,
        side: 0,
        place: 'broadside',
      } as const
      play(state, [], desk => work(TORPEDO_HIT, desk, hit))
      expect(state.ships[0]!.end).toBe(GONE)
    }
    const state = sub({ zone: II })
    const contact = { target: 0, severity: 'minor', damage: 1, isContact: true } as const
    play(state, [], desk => work(DEPTH_CHARGE, desk, contact))
    expect(state.ships[0]!.end).toBe(GONE)
  })
  test('FGDN-R109 shells on a surfaced boat are criticals of the Minor combatant column, no more', () => {
    const state = sub({}, { ...PIERCED, due: 20, largest: 102 })
    // ratio .25, D6 3: none
    play(state, [3], applyDamage)
    expect([state.ships[0]!.remaining, state.ships[0]!.end]).toEqual([80, AFLOAT])
  })
})

describe('8.3 what submarines suffer', () => {
  test('FGDN-8.3-battery D6 × 5 per cent of the greatest endurance, shared by charged and spent cells', () => {
    const state = sub({ zone: SHALLOW, charged: 60, spent: 40 })
    suffers(state, 'Battery', [4])
    // 20 of 100: 8 of the 40, 12 of the 60
    expect([boatIn(state).charged, boatIn(state).spent]).toEqual([48, 32])
    const flat = sub({ zone: SHALLOW, charged: 3, spent: 2 })
    suffers(flat, 'Battery', [6])
    expect([boatIn(flat).charged, boatIn(flat).spent]).toEqual([0, 0])
  })
  test('FGDN-8.3-bridge-sub solutions lost, to periscope depth, on a 1 she broaches', () => {
    const state = sub({ zone: I })
    // D6 2: one turn; D10 2; fire D6 1+2−2
    suffers(state, 'Bridge', [2, 2, 1])
    // none in this turn, in the next, in which the bridge is out, and in the one after that
    expect([boatIn(state).zone, boatIn(state).unsolved, boatIn(state).broached]).toEqual([PERISCOPE, 3, 0])
    const other = sub({ zone: I })
    suffers(other, 'Bridge', [2, 1, 1])
    expect([boatIn(other).zone, boatIn(other).broached]).toEqual([SURFACE, 1])
    // next turn she dives again
    play(other, [], desk => driftDepth(desk, 0))
    expect([boatIn(other).zone, boatIn(other).broached]).toEqual([PERISCOPE, 0])
  })
  test('FGDN-8.3-hulldef-1 FGDN-8.3-hulldef-2 25 per cent a zone below Intermediate I, then 30 below Shallow', () => {
    const risks = (deformed: number): number[] => [SHALLOW, I, II, 5, 6].map(zone => hullRisk({ deformed, zone }))
    expect(risks(0)).toEqual([0, 0, 0, 0, 0])
    expect(risks(1)).toEqual([0, 0, 25, 50, 75])
    expect(risks(2)).toEqual([0, 30, 60, 90, 120])
  })
  test('FGDN-8.3-hulldef-1 FGDN-R68 tested in the Resolution Phase of each turn below the limit', () => {
    const state = sub({ zone: II, deformed: 1 }, PIERCED, { phase: 'resolution' })
    play(state, [26], nextPhase)
    expect(state.ships[0]!.end).toBe(AFLOAT)
    const lost = sub({ zone: II, deformed: 1 }, PIERCED, { phase: 'resolution' })
    play(lost, [25], nextPhase)
    expect(lost.ships[0]!.end).toBe(GONE)
    const safe = sub({ zone: I, deformed: 1 })
    play(safe, [], desk => testHull(desk, 0))
  })
  test('FGDN-8.3-hulldef-3 the third is a penetration', () => {
    const state = sub({ zone: II, deformed: 2 })
    suffers(state, 'Hull Deformation', [])
    expect([boatIn(state).deformed, state.ships[0]!.end]).toEqual([3, GONE])
  })
  test('FGDN-8.3-hullpen FGDN-R109 to Intermediate I she surfaces by half and sinks in D10 × 2 turns; deeper she is lost', () => {
    for (const zone of [PERISCOPE, SHALLOW, I]) {
      const state = sub({ zone })
      suffers(state, 'Hull Penetration', [50, 3])
      expect([boatIn(state).zone, state.ships[0]!.end, state.agenda.map(({ at }) => at)]).toEqual([
        SURFACE,
        SINKING,
        [7 * 6 + 1],
      ])
      const lost = sub({ zone })
      suffers(lost, 'Hull Penetration', [51])
      expect(lost.ships[0]!.end).toBe(GONE)
    }
    const deep = sub({ zone: II })
    suffers(deep, 'Hull Penetration', [])
    expect(deep.ships[0]!.end).toBe(GONE)
    const surfaced = sub()
    suffers(surfaced, 'Hull Penetration', [10])
    expect(surfaced.agenda.map(({ at }) => at)).toEqual([21 * 6 + 1])
  })
  test('FGDN-8.1.8-instant without points left a submerged boat is gone at once', () => {
    const state = sub({ zone: SHALLOW }, { ...PIERCED, due: 100 })
    play(state, [], applyDamage)
    expect(state.ships[0]!.end).toBe(GONE)
  })
  test('FGDN-8.3-rudder-sub submerged she loses depth control: 5 per cent a knot, D10 1 to 5 up, else down, never past crush depth', () => {
    const state = sub({ zone: SHALLOW })
    suffers(state, 'Rudder', [])
    expect(boatIn(state).adrift).toBe(1)
    const drifts = (zone: number, faces: readonly number[], broached = 0): number[] => {
      const it = sub({ zone, adrift: 1, broached }, { speed: 60 })
      play(it, faces, desk => driftDepth(desk, 0))
      return [boatIn(it).zone, boatIn(it).broached]
    }
    // 6 knots: 30 per cent
    expect(drifts(SHALLOW, [31])).toEqual([SHALLOW, 0])
    expect(drifts(SHALLOW, [30, 5])).toEqual([PERISCOPE, 0])
    expect(drifts(SHALLOW, [30, 6])).toEqual([I, 0])
    expect(drifts(II, [1, 10])).toEqual([II, 0])
    expect(drifts(PERISCOPE, [1, 1])).toEqual([SURFACE, 1])
    expect(drifts(SURFACE, [31], 1)).toEqual([PERISCOPE, 0])
    expect(drifts(SURFACE, [30, 5], 1)).toEqual([SURFACE, 1])
    expect(drifts(SURFACE, [], 0)).toEqual([SURFACE, 0])
    // on the surface she has a rudder like others
    const surfaced = sub()
    suffers(surfaced, 'Rudder', [6])
    expect([surfaced.ships[0]!.steering, boatIn(surfaced).adrift]).toEqual([1, 0])
  })
  test('FGDN-8.3-switchboard D6/2 turns, rounded up: no torpedoes, no change of depth, no propulsion', () => {
    const state = sub({ zone: SHALLOW })
    suffers(state, 'Switchboard', [3])
    expect(boatIn(state).fuses).toBe(3)
    expect([isPowerless(state, 0), mayChangeDepth(state, 0), mayFireTorpedoes(state, 0), bestSpeed(state, 0)]).toEqual([
      true,
      false,
      false,
      0,
    ])
    state.now += 18
    // H34 submerged she makes 8 knots
    expect([isPowerless(state, 0), bestSpeed(state, 0)]).toEqual([false, 80])
  })
  test('FGDN-R74 2 × Flooding is one of double severity, ½ is half, rounded down', () => {
    const flooded = (kind: Kind): number => {
      const state = sub({ zone: SHALLOW })
      suffers(state, kind, [3])
      return percentAll(state.ships[0]!.floods) + percentAll(state.ships[0]!.fires)
    }
    // 1914: D6+2 = 5
    expect([flooded('Double Flooding'), flooded('Half Flooding'), flooded('Half Fire')]).toEqual([10, 2, 2])
  })
})

describe('8.2 submarines on fire and flooded', () => {
  const allowed = (ship: Partial<Ship>, boat: Partial<Boat> = {}): number =>
    deepestAllowed(sub({ zone: II, ...boat }, ship), 0)
  test('FGDN-8.2-fire-minor-sub any fire brings her up; so does a quarter of her points (8.1.10)', () => {
    expect([allowed({}), allowed({ fires: [1001] }), allowed({ remaining: 25 }), allowed({ remaining: 26 })]).toEqual([
      II,
      SURFACE,
      SURFACE,
      II,
    ])
  })
  test('FGDN-8.2-flood-sub-severe FGDN-R56 Major: to Shallow; Severe: one try, then to the surface', () => {
    // size D of 1914: Minor to 7, Major to 11, Severe to 13
    expect([allowed({ floods: [1007] }), allowed({ floods: [1008] }), allowed({ floods: [1012] })]).toEqual([
      II,
      SHALLOW,
      SHALLOW,
    ])
    const state = sub({ zone: II }, { floods: [1012] })
    // Severe column: D10 5 none
    play(state, [5], desk => controlBoth(desk, 0, 0))
    expect([boatIn(state).tried, deepestAllowed(state, 0)]).toEqual([1, SURFACE])
    // D10 4: −D6
    const other = sub({ zone: II }, { floods: [1012] })
    play(other, [4, 1], desk => controlBoth(desk, 0, 0))
    expect([boatIn(other).tried, deepestAllowed(other, 0)]).toEqual([0, SHALLOW])
  })
  test('FGDN-H18-depth she comes up a zone a turn in the Movement Phase, if she has power', () => {
    const state = sub({ zone: II }, { fires: [1001], speed: 160 }, { phase: 'movement' })
    expect(typesOf(play(state, [], nextPhase))).toContain('DepthChanged')
    expect(boatIn(state).zone).toBe(I)
    const dead = sub({ zone: II, fuses: 9 }, { fires: [1001] })
    play(dead, [], desk => comeUp(desk, 0))
    expect(boatIn(dead).zone).toBe(II)
  })
})
