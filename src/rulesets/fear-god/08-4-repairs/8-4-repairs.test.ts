import { describe, expect, test } from 'vitest'
import { work } from '#kernel/desk/index.ts'
import { BRIDGE, FREE, JAM_PORT, percentAll, SYSTEMS } from '../02-ships/conditions.ts'
import type { Ship, State } from '../02-ships/state.ts'
import { R } from '../book/register.ts'
import { bridgeHit, speedLevelLost } from '../events/events.ts'
import { alone, card, play, stand, TIGER, typesOf } from '../whole/bench.fixture.ts'
import {
  beginUnjamming,
  endBattle,
  type Mark,
  patchChance,
  REPAIR,
  repairRoll,
  restartFires,
  testPatch,
  tryUnjam,
} from './8-4-repairs.ts'
import { breakdownChance, CHECK, checkAll, rankOf, systemsOf } from './8-5-serviceability.ts'

/** A hundred points, so that points are per cents. */
const HUNDRED = card({ damagePoints: 100 })
const WHY = R['FGDN-8.4-weapon']

const DRY = {
  ...{ ship: 0, zone: 0, charged: 0, spent: 0, deformed: 0, unsolved: 0 },
  ...{ fuses: 0, adrift: 0, broached: 0, severity: 0, tried: 0 },
}

/** A ship whose battle is over. */
function over(ship: Partial<Ship>, of = HUNDRED): State {
  const state = alone(of, ship)
  play(state, [], desk => endBattle(desk, 0))
  return state
}
const repair = (state: State, hours: Mark, faces: readonly number[], only: number | null = null, bonus = 0) =>
  play(state, faces, desk => work(REPAIR, desk, { target: 0, hours, bonus, only }, 1))

describe('8.4 repairs', () => {
  test('FGDN-8.4-roll FGDN-R86 37 of 100 points: 18 per cent at 6 and 12 hours, 37 at 24 and 48 (E20)', () => {
    const state = alone(HUNDRED, { remaining: 37 })
    expect(([6, 12, 24, 48] as const).map(hours => repairRoll(state, 0, hours))).toEqual([18, 18, 37, 37])
  })
  test('FGDN-R105 the points of the time of the roll count, those pumped out included', () => {
    const state = over({ remaining: 37, flooded: 20 })
    expect(repairRoll(state, 0, 24)).toBe(47)
  })
  test('FGDN-8.4-weapon a mount, a director and a speed level each roll; 6, 12, 24 and 48 hours, then no more', () => {
    // remaining 60: 30, 30, 60, 60 per cent
    const state = over({ remaining: 60, levels: 1, mounts: [1, 2, 6, 6, 2, 2], directors: [1, 1, 0, 0] })
    expect(state.annex.jobs.map(({ system }) => SYSTEMS[system])).toEqual(['mount', 'fire control', 'engineering'])
    repair(state, 6, [31, 30, 100])
    expect([state.ships[0]!.mounts[0], state.ships[0]!.directors[0], state.ships[0]!.levels]).toEqual([1, 2, 1])
    repair(state, 6, [])
    repair(state, 12, [31, 31])
    repair(state, 24, [61, 60])
    expect(state.ships[0]!.levels).toBe(0)
    repair(state, 48, [61])
    expect(state.annex.jobs.map(({ mark }) => mark)).toEqual([48])
    // past repair at sea: nothing is rolled any more
    repair(state, 48, [])
    expect(state.ships[0]!.mounts[0]).toBe(1)
  })
  test('FGDN-8.4-weapon sensors and communications are mended alike', () => {
    const state = over({ remaining: 80, lightsForward: 0, comms: 0b10001 })
    repair(state, 24, [80, 81, 80])
    expect([state.ships[0]!.lightsForward, state.ships[0]!.comms]).toEqual([1, 1])
  })
  test('FGDN-8.4-weapon FGDN-R86 hit again before it is mended: start over from 6 hours of the later battle', () => {
    const state = over({ levels: 1 })
    repair(state, 6, [51])
    repair(state, 12, [51])
    play(state, [], desk => speedLevelLost(desk, { ship: 0 }, WHY))
    play(state, [], desk => endBattle(desk, 0))
    expect(state.annex.jobs.map(({ mark }) => mark)).toEqual([0, 0])
    repair(state, 6, [50, 51])
    expect(state.ships[0]!.levels).toBe(1)
  })
  test('FGDN-8.4-in-battle FGDN-8.4-structure in battle nothing is mended, and points never are', () => {
    const state = alone(HUNDRED, { remaining: 37, levels: 1 })
    repair(state, 24, [])
    expect([state.ships[0]!.levels, state.ships[0]!.remaining]).toEqual([1, 37])
    play(state, [], desk => endBattle(desk, 0))
    repair(state, 24, [37])
    expect([state.ships[0]!.levels, state.ships[0]!.remaining]).toEqual([0, 37])
  })
  test('FGDN-8.4-flood FGDN-R84 half of what flooding took, rounded down, comes back once', () => {
    const state = over({ remaining: 50, flooded: 21 })
    expect(state.ships[0]!.remaining).toBe(60)
    expect(state.annex.jobs.map(({ system }) => SYSTEMS[system])).toEqual(['patch'])
    play(state, [], desk => endBattle(desk, 0))
    expect(state.ships[0]!.remaining).toBe(60)
  })
  test('FGDN-8.4-bridge FGDN-R86 FGDN-R113 12, 24 and 48 hours; slow at the helm until it is mended', () => {
    const state = alone(HUNDRED, { remaining: 60 })
    play(state, [], desk => bridgeHit(desk, { ship: 0, until: 3, course: 0 }, WHY))
    play(state, [], desk => endBattle(desk, 0))
    repair(state, 6, [])
    repair(state, 12, [31])
    expect(state.ships[0]!.slowHelm).toBe(1)
    repair(state, 24, [60], BRIDGE)
    expect(state.ships[0]!.slowHelm).toBe(0)
  })
  test.each([
    ['rudder', { rudder: JAM_PORT }, [31, 31, 61, 61], [31, 31, 61, 60]],
    ['engineering', { levels: 1 }, [31, 31, 61, 61], [31, 31, 61, 60]],
    ['bridge', { slowHelm: 1 }, [null, 31, 61, 61], [null, 31, 61, 60]],
  ] as const)(
    'FGDN-8.4-rudder-after FGDN-8.4-weapon FGDN-8.4-bridge T36 %s of a ship with 60 of 100 points: 30, 30, 60, 60 per cent; failed at 48 hours never',
    (_system, broken, fails, mends) => {
      const tried = (faces: readonly (number | null)[]): number => {
        const state = over({ remaining: 60, ...broken })
        ;([6, 12, 24, 48] as const).forEach((hours, at) => {
          repair(state, hours, faces[at] === null ? [] : [faces[at]!])
        })
        // past 48 hours nothing is rolled any more
        repair(state, 48, [])
        const { rudder, levels, slowHelm } = state.ships[0]!
        return rudder + levels + slowHelm
      }
      expect([tried(fails), tried(mends)]).toEqual([1, 0])
    },
  )
  test('FGDN-8.4-rudder-after the rudder rolls at 6 hours; other systems can be left aside', () => {
    const state = over({ rudder: JAM_PORT, levels: 1 })
    repair(state, 6, [50], SYSTEMS.indexOf('rudder'))
    expect([state.ships[0]!.rudder, state.ships[0]!.levels]).toEqual([FREE, 1])
  })
  test.each([
    [3, 20, 5],
    [6, 20, 20],
    [1, 10, 0],
    [9, 30, 45],
  ])('FGDN-8.4-patch FGDN-R83 sea state %i at %i knots: %i per cent (E21, E22)', (seaState, knots, chance) => {
    expect(patchChance(seaState, knots)).toBe(chance)
  })
  test('FGDN-8.4-patch a patch that gives way is a flooding critical, whole', () => {
    const state = over({ flooded: 2 })
    play(state, [21], desk => testPatch(desk, 0, 6, 20))
    expect(state.ships[0]!.floods).toEqual([])
    // 1914: D6+2
    play(state, [20, 4], desk => testPatch(desk, 0, 6, 20))
    expect(percentAll(state.ships[0]!.floods)).toBe(6)
    // there is no patch left to fail
    play(state, [], desk => testPatch(desk, 0, 6, 20))
  })
  test('FGDN-8.4-patch-sub FGDN-R118 a submarine’s patch: tested on the surface, held at periscope depth, lost below', () => {
    const fails = (zone: number, faces: readonly number[]): boolean => {
      const state = over({ flooded: 2 })
      state.annex.boats.push({ ...DRY, zone })
      play(state, faces, desk => testPatch(desk, 0, 6, 20))
      return state.ships[0]!.floods.length > 0
    }
    expect([fails(0, [21]), fails(0, [20, 4]), fails(1, []), fails(2, [4])]).toEqual([false, true, false, true])
  })
  test('FGDN-8.4-fire FGDN-R85 10, 5, 2, 1 per cent for each fire that is out; D6−2, under 1 none', () => {
    const state = alone(TIGER, { burnt: 3, fires: [1004] })
    play(state, [10, 11, 6], desk => restartFires(desk, 0, 6))
    expect(percentAll(state.ships[0]!.fires)).toBe(8)
    play(state, [5, 2], desk => restartFires(desk, 0, 12))
    play(state, [3], desk => restartFires(desk, 0, 24))
    play(state, [1, 3], desk => restartFires(desk, 0, 48))
    expect(percentAll(state.ships[0]!.fires)).toBe(9)
    play(state, [], desk => restartFires(desk, 0, 48))
  })
  test('FGDN-8.4-rudder-unjam first after D6 turns by 20 per cent, then 40, then 60, then never', () => {
    const jammed = (): State => alone(TIGER, { rudder: JAM_PORT })
    const state = jammed()
    play(state, [2], desk => beginUnjamming(desk, 0))
    play(state, [], desk => tryUnjam(desk, 0))
    for (const face of [3, 5, 7]) {
      state.now += state.annex.jobs[0]!.mark === 0 ? 12 : 6
      play(state, [face], desk => tryUnjam(desk, 0))
      // once a turn
      play(state, [], desk => tryUnjam(desk, 0))
    }
    state.now += 6
    play(state, [], desk => tryUnjam(desk, 0))
    expect(state.ships[0]!.rudder).toBe(JAM_PORT)
    for (const [tries, face] of [2, 4, 6].entries()) {
      const other = jammed()
      play(other, [1], desk => beginUnjamming(desk, 0))
      other.annex.jobs[0]!.mark = tries
      other.now += 6 * (1 + tries)
      play(other, [face], desk => tryUnjam(desk, 0))
      expect(other.ships[0]!.rudder).toBe(FREE)
    }
  })
})

describe('8.5 serviceability', () => {
  const check = (state: State, faces: readonly number[]) =>
    play(state, faces, desk => work(CHECK, desk, { target: 0 }, systemsOf(state, 0).length))
  test('FGDN-8.5-check FGDN-R88 FGDN-R97 Tiger: plant, two searchlights, twenty mounts and her AA guns fail at 5 or under', () => {
    // plant 6, lights 6 6, main 5 6 | 6 6, casemates 6 × 6 | 6 × 6, tubes 6 6 | 6 6, AA 5
    const faces = [6, 6, 6, 5, 6, 6, 6, ...new Array(12).fill(6), 6, 6, 6, 6, 5]
    const state = alone(TIGER)
    check(state, faces)
    expect([state.ships[0]!.mounts[0], state.ships[0]!.thirds[2], state.ships[0]!.levels]).toEqual([1, 1, 0])
    expect(['USA', 'GBR', 'DEU', 'JAP', 'RUS', 'OST', 'TUR', 'FRA', 'ITA'].map(rankOf)).toEqual([
      0, 0, 0, 0, 0, 1, 1, 1, 1,
    ])
  })
  test('FGDN-R119 FGDN-R114 a breakdown is a critical without fire: a speed level, a mount, a third; second rank fails at 10', () => {
    const bare = card({ nation: 'FRA', batteries: [], searchlights: { forward: 0, aft: 1 } })
    const state = alone(bare)
    expect(typesOf(check(state, [10, 10]))).toEqual(['SystemBroke', 'SystemBroke'])
    expect([state.ships[0]!.levels, state.ships[0]!.lightsAft, state.ships[0]!.fires]).toEqual([1, 0, []])
    const sound = alone(bare)
    check(sound, [11, 11])
    expect(sound.annex.jobs).toEqual([])
  })
  test('FGDN-8.5-check only by option, for every ship', () => {
    const bare = card({ batteries: [], searchlights: { forward: 0, aft: 0 } })
    play(stand([bare, bare]), [], checkAll)
    const state = stand([bare, bare], { options: { serviceability: 'on' } })
    play(state, [5, 6], checkAll)
    expect(state.ships.map(({ levels }) => levels)).toEqual([1, 0])
  })
  test('FGDN-8.5-repair FGDN-R87 25, 30, 35, 40 per cent, never halved; ten less in the second rank; a tender 20, a port 30', () => {
    const first = alone(HUNDRED, { remaining: 1 })
    const second = alone(card({ nation: 'ITA' }))
    const marks = [6, 12, 24, 48] as const
    expect(marks.map(hours => breakdownChance(first, 0, hours))).toEqual([25, 30, 35, 40])
    expect(marks.map(hours => breakdownChance(second, 0, hours))).toEqual([15, 20, 25, 30])
    const broken = (): State => {
      const state = alone(card({ batteries: [], searchlights: { forward: 0, aft: 0 } }))
      check(state, [1])
      return state
    }
    const mended = (hours: Mark, face: number, bonus: number): boolean => {
      const state = broken()
      repair(state, hours, [face], null, bonus)
      return state.ships[0]!.levels === 0
    }
    expect([mended(6, 25, 0), mended(6, 26, 0), mended(6, 45, 20), mended(48, 70, 30), mended(48, 71, 30)]).toEqual([
      true,
      false,
      true,
      true,
      false,
    ])
  })
})
