import { describe, expect, test } from 'vitest'
import { chosenOptions } from '#kernel/desk/index.ts'
import { BadInput, UMPIRE } from '#kernel/ruleset/index.ts'
import { GONE, isIntermediate, SINKING } from '../02-ships/conditions.ts'
import { SIZES } from '../02-ships/ship.ts'
import type { Ship } from '../02-ships/state.ts'
import { cardOf } from '../10-conversion/10-conversion.ts'
import { OPTIONS } from '../book/options.ts'
import { R } from '../book/register.ts'
import { fireDeclared } from '../events/events.ts'
import { tell } from '../events/tell.fixture.ts'
import { FEAR_GOD } from '../index.ts'
import { aspectAt } from '../measured.ts'
import { at, chance, facts, gunship, procedure, roll, ship } from '../whole/second.fixture.ts'
import { attackOf, bandOf, fireAll, hitsOf, rollToHit } from './6-4-gunfire.ts'
import { CONTACTS, canFire } from './6-4-hit-chance.ts'

// A firer and a target for whom no line counts: two barrels, fifteen knots each, size B on a quarter aspect. At Medium
// the base for Standard 2 is 30 and a point 3 per cent; at Long 10 and 2.
const QUARTER = 1
const FIRER = gunship({ groups: [{ arcs: 'FPSA', mounts: 1, barrels: 2 }] }, { speeds: [15, 11, 8, 4, 0] })
const TARGET = ship({ speeds: [15, 11, 8, 4, 0] })
const MEDIUM = 10_000
const LONG = 15_000
const EXTREME = 20_000

interface Setting {
  yards?: number
  scene?: object
  options?: Record<string, string>
  firer?: Partial<Ship>
  target?: Partial<Ship>
  firing?: typeof FIRER
  hit?: typeof FIRER
}
const lie = ({ yards = MEDIUM, scene, options, firer, target, firing = FIRER, hit = TARGET }: Setting = {}) => {
  const state = at([firing, hit], { scene: { yards, aspect: QUARTER, ...scene }, options: options ?? {} })
  Object.assign(state.ships[0]!, firer)
  Object.assign(state.ships[1]!, target)
  return state
}
const AT_MEDIUM = ['FGDN-6.4-base', 30] as const
const AT_LONG = ['FGDN-6.4-base', 10] as const

describe('6-4 base and sum', () => {
  test.each([
    [5000, 2, 50],
    [5001, 2, 30],
    [10_000, 2, 30],
    [10_001, 2, 10],
    [15_000, 2, 10],
    [15_001, 2, 5],
    [20_000, 2, 5],
    [5000, 1, 40],
    [10_000, 1, 20],
    [15_000, 1, 10],
    [20_000, 1, 5],
  ])('FGDN-6.4-base at %i yards with Standard %i: %i', (yards, standard, base) => {
    const firing = gunship({ standard, groups: FIRER.batteries[0]!.groups }, { speeds: FIRER.speeds })
    expect(chance(lie({ yards, firing }))).toEqual([base, ['FGDN-6.4-base', base]])
  })

  test.each([
    [5000, 50, 3],
    [10_000, 30, 3],
    [15_000, 10, 2],
    [20_000, 5, 2],
  ])('FGDN-6.4-final two points at %i yards on %i: %i per cent each', (yards, base, step) => {
    expect(chance(lie({ yards }), { isFiredOn: false, barrels: 3 })).toEqual([
      base + 2 * step,
      ['FGDN-6.4-base', base],
      ['FGDN-6.4-not-fired-on', step],
      ['FGDN-6.4-barrels', step],
    ])
  })
  test('FGDN-6.4-final never under 0: blind at Extreme is 5 less 12', () => {
    expect(chance(lie({ yards: EXTREME }), { contact: 'flashes' })).toEqual([
      0,
      ['FGDN-6.4-base', 5],
      ['FGDN-6.4-blind', -12],
    ])
  })
  test('FGDN-6.4-final as a procedure: plain ships at Long, four barrels +1, 20 knots -1 and -2, broad +1', () => {
    const done = procedure('hit-chance', { firer: 'Plain', target: 'Plain', range: LONG }, [])
    expect(done.result).toMatchObject({ chance: 10 + 2 * (1 - 1 - 2 + 1), barrels: 4, band: 'Long' })
  })
})

describe('6-4 weather and light', () => {
  test.each([0, 24, 25])('FGDN-6.4-vis25 visibility %i: -4, and not the line for 40 as well', visibility => {
    expect(chance(lie({ scene: { visibility } }))).toEqual([18, AT_MEDIUM, ['FGDN-6.4-vis25', -12]])
  })
  test.each([
    [{ light: 'silhouetted' }, [27, AT_MEDIUM, ['FGDN-6.4-silhouette', -3]]],
    [{ light: 'starshell' }, [30, AT_MEDIUM]],
    [{ light: 'searchlight' }, [33, AT_MEDIUM, ['FGDN-6.4-illum-searchlight', 3]]],
    [{ sun: 'twilight' }, [33, AT_MEDIUM, ['FGDN-6.4-twilight', 3]]],
    [{ contact: 'flashes' }, [12, AT_MEDIUM, ['FGDN-6.4-blind', -18]]],
  ] as const)('FGDN-6.4-vis25 drops out with %j', (seen, lines) => {
    expect(chance(lie({ scene: { visibility: 25 } }), seen)).toEqual(lines)
    expect(chance(lie({ scene: { visibility: 40 } }), seen)).toEqual(lines)
  })
  test.each([26, 39, 40])('FGDN-6.4-vis40 visibility %i: -2', visibility => {
    expect(chance(lie({ scene: { visibility } }))).toEqual([24, AT_MEDIUM, ['FGDN-6.4-vis40', -6]])
  })
  test('FGDN-6.4-vis40 nothing at 41', () => {
    expect(chance(lie({ scene: { visibility: 41 } }))).toEqual([30, AT_MEDIUM])
  })
  test('FGDN-6.4-sun -2, and it lights nothing', () => {
    expect(chance(lie(), { sun: 'glare' })).toEqual([24, AT_MEDIUM, ['FGDN-6.4-sun', -6]])
    expect(chance(lie({ scene: { visibility: 40 } }), { sun: 'glare' })).toEqual([
      18,
      AT_MEDIUM,
      ['FGDN-6.4-vis40', -6],
      ['FGDN-6.4-sun', -6],
    ])
  })
  test('FGDN-6.4-twilight +1, and she is silhouetted', () => {
    expect(chance(lie(), { sun: 'twilight' })).toEqual([33, AT_MEDIUM, ['FGDN-6.4-twilight', 3]])
    expect(chance(lie({ scene: { visibility: 10 } }), { sun: 'twilight' })[0]).toBe(33)
  })
  test('FGDN-6.4-silhouette -1 in any visibility', () => {
    const lines = [27, AT_MEDIUM, ['FGDN-6.4-silhouette', -3]]
    for (const visibility of [100, 40, 25]) {
      expect(chance(lie({ scene: { visibility } }), { light: 'silhouetted' })).toEqual(lines)
    }
  })
  test('FGDN-6.4-illum-starshell nothing, and visibility drops out; a fire of her own at night does the same', () => {
    expect(chance(lie({ scene: { visibility: 25 } }), { light: 'starshell' })).toEqual([30, AT_MEDIUM])
    // size B of 1914: fires are Major from 10 per cent
    const burning = (percent: number) => ({ fires: [1000 + percent] })
    const night = { visibility: 25, isNight: true }
    expect(chance(lie({ scene: night, target: burning(10) }))).toEqual([30, AT_MEDIUM])
    expect(chance(lie({ scene: night, target: burning(9) }))).toEqual([18, AT_MEDIUM, ['FGDN-6.4-vis25', -12]])
  })
  test('FGDN-6.4-illum-searchlight +1', () => {
    expect(chance(lie(), { light: 'searchlight' })).toEqual([33, AT_MEDIUM, ['FGDN-6.4-illum-searchlight', 3]])
  })
  test('FGDN-6.4-dead-reckoning -4, with the visibility line', () => {
    expect(chance(lie(), { contact: 'just lost' })).toEqual([18, AT_MEDIUM, ['FGDN-6.4-dead-reckoning', -12]])
    expect(chance(lie({ scene: { visibility: 40 } }), { contact: 'just lost' })).toEqual([
      12,
      AT_MEDIUM,
      ['FGDN-6.4-vis40', -6],
      ['FGDN-6.4-dead-reckoning', -12],
    ])
  })
  test('FGDN-6.4-blind -6 without visibility lines', () => {
    expect(chance(lie({ scene: { visibility: 0 } }), { contact: 'flashes' })).toEqual([
      12,
      AT_MEDIUM,
      ['FGDN-6.4-blind', -18],
    ])
  })
  const AB = [0, 0, 0, 0, 0, -2, -4, null, null, null]
  const CD = [0, 0, 0, 0, -2, -4, -6, null, null, null]
  const EG = [0, 0, 0, -2, -4, -6, null, null, null, null]
  test.each([
    ['A', AB],
    ['B', AB],
    ['C', CD],
    ['D', CD],
    ['E', EG],
    ['F', EG],
    ['G', EG],
  ] as const)('FGDN-6.4-sea-state T3 for size %s, sea 0 to 9', (sizeClass, column) => {
    const shipType = sizeClass >= 'E' ? 'smallCombatant' : 'major'
    const firing = ship({ sizeClass, shipType, batteries: FIRER.batteries, speeds: FIRER.speeds })
    column.forEach((points, seaState) => {
      const state = lie({ firing, scene: { seaState } })
      expect(canFire(state, 0, 1)).toBe(points !== null)
      if (points === null) return
      const lines = points === 0 ? [] : [['FGDN-6.4-sea-state', 3 * points]]
      expect(chance(state)).toEqual([30 + 3 * points, AT_MEDIUM, ...lines])
    })
  })
  test('FGDN-6.4-sea-state no fire: the order is refused and so is the procedure', () => {
    const state = lie({ scene: { seaState: 7 } })
    const batteries = [{ battery: 0, target: 1, shell: 0 }]
    const refusal = FEAR_GOD.refuse(state, { seat: 0, command: { type: 'FireGuns', ship: 0, batteries } })
    expect(refusal?.why).toBe(R['FGDN-6.4-sea-state'])
    expect(() => procedure('hit-chance', { firer: 'Boat', target: 'Plain', range: 4000, seaState: 6 }, [])).toThrow(
      BadInput,
    )
  })
})

describe('6-4 fire control', () => {
  test('FGDN-6.4-not-fired-on by what is declared in this phase', () => {
    const alone = lie()
    roll(alone, [], desk =>
      fireDeclared(desk, { ship: 0, target: 1, battery: 0, shell: 0 }, R['FGDN-8.1-simultaneous']),
    )
    expect(attackOf(alone, 0, 1, 0, 0).isFiredOn).toBe(false)
    expect(chance(alone, { isFiredOn: false })).toEqual([33, AT_MEDIUM, ['FGDN-6.4-not-fired-on', 3]])
    roll(alone, [], desk =>
      fireDeclared(desk, { ship: 1, target: 0, battery: 0, shell: 0 }, R['FGDN-8.1-simultaneous']),
    )
    expect(attackOf(alone, 0, 1, 0, 0).isFiredOn).toBe(true)
    expect(chance(alone)).toEqual([30, AT_MEDIUM])
  })
  test('FGDN-6.4-first-salvo -2 at Long and Extreme only', () => {
    expect(chance(lie({ yards: 5000 }), { salvo: 1 })).toEqual([50, ['FGDN-6.4-base', 50]])
    expect(chance(lie(), { salvo: 1 })).toEqual([30, AT_MEDIUM])
    expect(chance(lie({ yards: LONG }), { salvo: 1 })).toEqual([6, AT_LONG, ['FGDN-6.4-first-salvo', -4]])
    expect(chance(lie({ yards: EXTREME }), { salvo: 1 })).toEqual([
      1,
      ['FGDN-6.4-base', 5],
      ['FGDN-6.4-first-salvo', -4],
    ])
    expect(chance(lie({ yards: LONG }), { salvo: 2 })).toEqual([10, AT_LONG])
  })
  test('FGDN-6.4-third-salvo +1 from the third, in any band; salvos are counted phase by phase', () => {
    expect(chance(lie(), { salvo: 2 })).toEqual([30, AT_MEDIUM])
    expect(chance(lie(), { salvo: 3 })).toEqual([33, AT_MEDIUM, ['FGDN-6.4-third-salvo', 3]])
    expect(chance(lie({ yards: LONG }), { salvo: 9 })).toEqual([12, AT_LONG, ['FGDN-6.4-third-salvo', 2]])
    const state = lie()
    const salvos = [1, 2, 3].map(() => {
      state.declared.length = 0
      roll(state, [100], desk => {
        fireDeclared(desk, { ship: 0, target: 1, battery: 0, shell: 0 }, R['FGDN-8.1-simultaneous'])
        fireAll(desk)
      })
      return attackOf(state, 0, 1, 0, 0).salvo
    })
    expect(salvos).toEqual([2, 3, 4])
  })
  test.each([
    [3, 0],
    [4, -1],
    [6, -3],
  ])('FGDN-6.4-overconcentration %i ships: %i at Long, nothing at Medium', (firers, points) => {
    const lines = points === 0 ? [] : [['FGDN-6.4-overconcentration', 2 * points]]
    expect(chance(lie({ yards: LONG }), { firers })).toEqual([10 + 2 * points, AT_LONG, ...lines])
    expect(chance(lie(), { firers })).toEqual([30, AT_MEDIUM])
  })
  test('FGDN-6.4-overconcentration counts ships, not batteries', () => {
    const state = lie()
    state.declared.push(0, 1, 0, 0, 0, 1, 1, 0)
    expect(attackOf(state, 0, 1, 0, 0).firers).toBe(1)
  })
  test.each([
    [7999, 0],
    [8000, 0],
    [8001, -1],
    [11_000, -1],
    [11_001, -2],
    [14_000, -2],
    [14_001, -3],
    [50_000, -3],
  ])('FGDN-6.4-rangefinder that reaches 8000 yards, at %i: %i', (yards, points) => {
    const gun = { ...FIRER.batteries[0]!, limits: [1, 2, 60_000, 60_001] }
    const firing = ship({ batteries: [gun], speeds: FIRER.speeds, rangefinder: { yards: 8000, type: 'stereo' } })
    const lines = points === 0 ? [] : [['FGDN-6.4-rangefinder', 2 * points]]
    expect(chance(lie({ yards, firing }))).toEqual([10 + 2 * points, AT_LONG, ...lines])
  })
  test('FGDN-6.4-coincidence -1 besides the visibility line, at Long and Extreme, from 40 per cent down', () => {
    const firing = ship({
      batteries: FIRER.batteries,
      speeds: FIRER.speeds,
      rangefinder: { yards: 60_000, type: 'coincidence' },
    })
    const blurred = (yards: number, visibility: number) => chance(lie({ firing, yards, scene: { visibility } }))
    expect(blurred(LONG, 40)).toEqual([4, AT_LONG, ['FGDN-6.4-vis40', -4], ['FGDN-6.4-coincidence', -2]])
    expect(blurred(LONG, 25)).toEqual([0, AT_LONG, ['FGDN-6.4-vis25', -8], ['FGDN-6.4-coincidence', -2]])
    expect(blurred(LONG, 41)).toEqual([10, AT_LONG])
    expect(blurred(EXTREME, 40)).toEqual([
      0,
      ['FGDN-6.4-base', 5],
      ['FGDN-6.4-vis40', -4],
      ['FGDN-6.4-coincidence', -2],
    ])
    expect(blurred(MEDIUM, 40)).toEqual([24, AT_MEDIUM, ['FGDN-6.4-vis40', -6]])
    expect(chance(lie({ yards: LONG, scene: { visibility: 40 } }))).toEqual([6, AT_LONG, ['FGDN-6.4-vis40', -4]])
  })
  test.each([
    [150, 0],
    [151, -1],
    [155, -1],
    [280, -1],
  ])('FGDN-6.4-own-speed %i tenths of a knot: %i', (speed, points) => {
    const lines = points === 0 ? [] : [['FGDN-6.4-own-speed', 3 * points]]
    expect(chance(lie({ firer: { speed } }))).toEqual([30 + 3 * points, AT_MEDIUM, ...lines])
  })
  test('FGDN-6.4-local Standard 2 without a director -2; Standard 1 nothing', () => {
    expect(chance(lie({ firer: { directors: [0] } }))).toEqual([24, AT_MEDIUM, ['FGDN-6.4-local', -6]])
    expect(chance(lie({ firer: { directors: [1] } }))).toEqual([30, AT_MEDIUM])
    const firing = gunship({ standard: 1, groups: FIRER.batteries[0]!.groups }, { speeds: FIRER.speeds })
    expect(chance(lie({ firing, firer: { directors: [0] } }))).toEqual([20, ['FGDN-6.4-base', 20]])
  })
  test('FGDN-6.4-own-turn -3', () => {
    expect(chance(lie(), { hasTurned: true })).toEqual([21, AT_MEDIUM, ['FGDN-6.4-own-turn', -9]])
  })
  test('FGDN-6.4-own-evasive -4 instead of the turn', () => {
    const lines = [18, AT_MEDIUM, ['FGDN-6.4-own-evasive', -12]]
    expect(chance(lie(), { isEvading: true })).toEqual(lines)
    expect(chance(lie(), { isEvading: true, hasTurned: true })).toEqual(lines)
  })
  test.each([
    [1, 0],
    [2, 0],
    [3, 1],
    [4, 1],
    [5, 2],
    [6, 2],
    [7, 3],
    [8, 3],
    [9, 4],
    [10, 4],
    [11, 5],
    [14, 5],
  ])('FGDN-6.4-barrels %i: %i', (barrels, points) => {
    const lines = points === 0 ? [] : [['FGDN-6.4-barrels', 3 * points]]
    expect(chance(lie(), { barrels })).toEqual([30 + 3 * points, AT_MEDIUM, ...lines])
  })
})

describe('6-4 target', () => {
  test.each([
    [300, -3],
    [250, -3],
    [249, -2],
    [245, -2],
    [200, -2],
    [199, 0],
    [110, 0],
    [105, 0],
    [101, 0],
    [100, 1],
    [1, 1],
  ])('FGDN-6.4-target-speed %i tenths of a knot: %i', (speed, points) => {
    const lines = points === 0 ? [] : [['FGDN-6.4-target-speed', 3 * points]]
    expect(chance(lie({ target: { speed } }))).toEqual([30 + 3 * points, AT_MEDIUM, ...lines])
  })
  test('FGDN-6.4-target-stopped +2 instead of +1', () => {
    expect(chance(lie({ target: { speed: 0 } }))).toEqual([36, AT_MEDIUM, ['FGDN-6.4-target-stopped', 6]])
  })
  const evading = (sizeClass: string, speed: number, isPreDreadnought = false) => {
    const shipType = sizeClass >= 'E' ? 'smallCombatant' : 'major'
    const hit = ship({ sizeClass, shipType, isPreDreadnought })
    const lines = chance(lie({ hit, target: { speed } }), { targetEvades: true })
    return lines.slice(1).filter(line => (line as [string, number])[0].includes('target'))
  }
  test.each([
    ['A', 0],
    ['B', -2],
    ['C', -3],
    ['D', -3],
    ['E', -4],
    ['F', -4],
    ['G', -4],
  ])('FGDN-6.4-target-evasive size %s at 20 knots: %i besides her speed', (sizeClass, points) => {
    const lines = points === 0 ? [] : [['FGDN-6.4-target-evasive', 3 * points]]
    expect(evading(sizeClass, 200)).toEqual([['FGDN-6.4-target-speed', -6], ...lines])
    expect(evading(sizeClass, 199)).toEqual([])
  })
  test('FGDN-6.4-target-evasive a pre-dreadnought gains nothing', () => {
    expect(evading('B', 200, true)).toEqual([['FGDN-6.4-target-speed', -6]])
  })
  const ASPECTS: Record<string, readonly number[]> = { A: [2, 1, 0], B: [1, 0, -1], C: [0, -1, -2], E: [-2, -3, -4] }
  test.each(SIZES)('FGDN-6.4-aspect T7 for size %s: broad, quarter, narrow', sizeClass => {
    const hit = ship({ sizeClass, shipType: sizeClass >= 'E' ? 'smallCombatant' : 'major', speeds: TARGET.speeds })
    const row = ASPECTS[sizeClass === 'D' ? 'C' : sizeClass >= 'E' ? 'E' : sizeClass]!
    row.forEach((points, aspect) => {
      const lines = points === 0 ? [] : [['FGDN-6.4-aspect', 3 * points]]
      expect(chance(lie({ hit }), { aspect })).toEqual([30 + 3 * points, AT_MEDIUM, ...lines])
    })
  })
})

describe('house rules', () => {
  test.each([
    [1, 1],
    [2, 1],
    [5, 1],
    [6, 2],
    [8, 2],
    [9, 2],
    [10, 3],
    [13, 3],
    [14, 4],
  ])('FGDN-H1-hits %i barrels make %i hits', (barrels, hits) => {
    expect(hitsOf(barrels)).toBe(hits)
  })
  test('FGDN-H1-hits one D100 for the battery, hit at the chance, missed one above', () => {
    const state = lie()
    const attack = { ...attackOf(state, 0, 1, 0, 0), salvo: 2, isFiredOn: true, barrels: 8 }
    // 30 and three points for eight barrels
    const shoot = (face: number): number => {
      let hits = -1
      roll(state, [face], desk => {
        hits = rollToHit(desk, attack)
      })
      return hits
    }
    expect([shoot(39), shoot(40)]).toEqual([2, 0])
  })

  test('FGDN-H9-duel both fire all that bears in Planned Fire at a fixed range, on a clear day', () => {
    const { duel, refuse, resolve } = FEAR_GOD
    const state = duel.setup([FIRER, TARGET], duel.terms.read({ range: 2000 }), chosenOptions(OPTIONS, {}))
    expect(state.fixed.scene).toMatchObject({ yards: 2000, seaState: 0, visibility: 100, isNight: false })
    const orders = []
    for (let i = 0; i < 5; i++) {
      const order = duel.next(state)!
      expect(refuse(state, order)).toBeNull()
      orders.push(order.command.type === 'FireGuns' ? order.command.batteries.map(({ battery }) => battery) : 'turn')
      // 100 misses; four batteries in all
      const thrown = orders.length === 5 ? [100, 100, 100] : []
      roll(state, thrown, desk => resolve(desk, order))
    }
    expect(orders).toEqual(['turn', 'turn', [0], [0, 1], 'turn'])
    expect(state.fixed.scene.yards).toBe(2000)
  })
  test('FGDN-H9-duel ends when one is sinking or gone, or after sixty turns', () => {
    const { duel } = FEAR_GOD
    const begin = () => duel.setup([FIRER, TARGET], duel.terms.read({}), chosenOptions(OPTIONS, {}))
    for (const [end, winner] of [
      [SINKING, 0],
      [GONE, 0],
    ] as const) {
      const state = begin()
      state.ships[1]!.end = end
      expect(duel.next(state)).toBeNull()
      expect(duel.result(state)).toMatchObject({ winner })
    }
    const late = begin()
    late.now = 60 * 6 + 5
    expect(duel.next(late)).toEqual({ seat: UMPIRE, command: { type: 'NextPhase' } })
    late.now = 61 * 6
    expect(duel.next(late)).toBeNull()
    expect(duel.result(late)).toEqual({ winner: -1, turns: 60 })
  })

  test('FGDN-H10-turns every tenth turn is an Intermediate Turn, thirty minutes on', () => {
    const turns = Array.from({ length: 40 }, (_, i) => i + 1)
    expect(turns.filter(isIntermediate)).toEqual([10, 20, 30, 40])
    const state = lie()
    const told = (turn: number) => tell({ type: 'PhaseBegan', why: R['FGDN-H10-turns'], now: 6 * turn }, state)
    expect([told(1), told(2), told(11), told(21)].map(text => text.slice(0, 4))).toEqual([
      '1200',
      '1203',
      '1230',
      '1300',
    ])
  })

  test.each([
    [0, 2],
    [29.9, 2],
    [30, 1],
    [59.9, 1],
    [60, 0],
    [90, 0],
    [120, 0],
    [120.1, 1],
    [150, 1],
    [150.1, 2],
    [180, 2],
    [210, 1],
    [240, 0],
    [300, 0],
    [331, 2],
    [360, 2],
  ])('FGDN-H11-aspect %f degrees off the bow: %i', (degrees, aspect) => {
    expect(aspectAt(degrees)).toBe(aspect)
  })

  test('FGDN-H12-bands quarters of the greatest range, rounded down, each limit inclusive', () => {
    const { card } = cardOf(facts(28_430, 28, 23_741), 'Facts')
    // 5935.25, 11870.5, 17805.75
    expect(card.batteries[0]!.limits).toEqual([5935, 11_870, 17_805, 23_741])
    const { limits } = FIRER.batteries[0]!
    const bands = [0, 5000, 5001, 10_000, 10_001, 15_000, 15_001, 20_000, 20_001].map(yards =>
      bandOf({ limits }, yards),
    )
    expect(bands).toEqual([0, 0, 1, 1, 2, 2, 3, 3, 4])
  })

  test('FGDN-H13-overconcentration the third ship is free, the fourth is not', () => {
    expect(chance(lie({ yards: LONG }), { firers: 3 })[0]).toBe(10)
    expect(chance(lie({ yards: LONG }), { firers: 4 })[0]).toBe(8)
  })

  test('FGDN-R115 out of sight there is only the first turn and fire at flashes', () => {
    expect(CONTACTS).toEqual(['seen', 'just lost', 'flashes'])
    const given = { firer: 'Plain', target: 'Plain', range: MEDIUM, contact: 'lost' }
    expect(() => procedure('hit-chance', given, [])).toThrow()
    expect(chance(lie(), { contact: 'flashes' })[0]).toBe(12)
  })
})
