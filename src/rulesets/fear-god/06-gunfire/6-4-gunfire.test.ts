import { describe, expect, test } from 'vitest'
import { R } from '../book/register.ts'
import { fireDeclared } from '../events/events.ts'
import { aspectAt } from '../measured.ts'
import {
  answer,
  BOAT,
  card,
  chanceOf,
  DESTROYER,
  DEUTSCHLAND,
  MOLTKE,
  play,
  stand,
  TIGER,
  typesOf,
} from '../whole/bench.fixture.ts'
import { attackOf, bandOf, fireAll, hitsOf, rollToHit } from './6-4-gunfire.ts'
import { canFire, hitChance, isFirstSalvo } from './6-4-hit-chance.ts'

// Tiger fires eight barrels (+3) at a battlecruiser of size A on a broad aspect (+2), both at 28 knots (own speed -1,
// target -3): one point in all, before what each test changes.
const at = (yards: number, scene = {}, options = {}) => stand([TIGER, MOLTKE], { scene: { yards, ...scene }, options })
const BASE_POINTS = 1
const chance = (base: number, points: number, step: number): number => base + (BASE_POINTS + points) * step

describe('6-4 the chance of a hit', () => {
  test.each([
    [5935, 2, 50, 3],
    [5936, 2, 30, 3],
    [11_871, 2, 10, 2],
    [23_740, 2, 5, 2],
    [5935, 1, 40, 3],
    [11_870, 1, 20, 3],
    [17_805, 1, 10, 2],
    [23_740, 1, 5, 2],
  ])('FGDN-6.4-base at %i yards, standard %i: %i and %i for each point', (yards, standard, base, step) => {
    const main = { ...TIGER.batteries[0]!, standard }
    const firer = card({ batteries: [main], rangefinder: { yards: 60_000, type: 'stereo' } })
    expect(chanceOf(stand([firer, MOLTKE], { scene: { yards } }))).toBe(base + BASE_POINTS * step)
  })

  test('FGDN-6.4-final FGDN-R18 keeps it within 0 and 100, or at least 1 by option', () => {
    const blind = { contact: 'flashes' as const, isEvading: true, barrels: 1 }
    expect(chanceOf(at(20_000), blind)).toBe(0)
    expect(chanceOf(at(20_000, {}, { leastChance: '1' }), blind)).toBe(1)
  })

  test.each([
    ['FGDN-6.4-vis25', 25, {}, -4],
    ['FGDN-6.4-vis40', 26, {}, -2],
    ['FGDN-6.4-vis40', 40, {}, -2],
    ['FGDN-6.4-vis40', 41, {}, 0],
    ['FGDN-6.4-sun', 100, { sun: 'glare' }, -2],
    ['FGDN-6.4-twilight', 25, { sun: 'twilight' }, 1],
    ['FGDN-6.4-silhouette', 25, { light: 'silhouetted' }, -1],
    ['FGDN-6.4-illum-starshell FGDN-R11', 25, { light: 'starshell' }, 0],
    ['FGDN-6.4-illum-searchlight', 25, { light: 'searchlight' }, 1],
    ['FGDN-6.4-dead-reckoning', 100, { contact: 'just lost' }, -4],
    ['FGDN-6.4-blind FGDN-R115', 25, { contact: 'flashes' }, -6],
    ['FGDN-6.4-not-fired-on FGDN-R100', 100, { isFiredOn: false }, 1],
    ['FGDN-6.4-first-salvo (not at Short)', 100, { salvo: 1 }, 0],
    ['FGDN-6.4-third-salvo', 100, { salvo: 3 }, 1],
    ['FGDN-6.4-overconcentration (not at Short)', 100, { firers: 5 }, 0],
    ['FGDN-6.4-own-turn', 100, { hasTurned: true }, -3],
    ['FGDN-6.4-own-evasive', 100, { hasTurned: true, isEvading: true }, -4],
    ['FGDN-6.4-target-evasive FGDN-R17 (size A gets nothing)', 100, { targetEvades: true }, 0],
  ] as const)('%s visibility %i', (_id, visibility, changes, points) => {
    expect(chanceOf(at(5000, { visibility }), changes)).toBe(chance(50, points, 3))
  })

  test.each([
    ['FGDN-6.4-first-salvo', {}, { salvo: 1 }, -2],
    ['FGDN-6.4-third-salvo', {}, { salvo: 7 }, 1],
    ['FGDN-6.4-overconcentration FGDN-H13-overconcentration', {}, { firers: 5 }, -2],
    ['FGDN-6.4-overconcentration FGDN-R14', { overconcentration: '4' }, { firers: 5 }, -1],
  ] as const)('%s at Long', (_id, options, changes, points) => {
    expect(chanceOf(at(14_000, {}, options), changes)).toBe(chance(10, points, 2))
  })

  test('FGDN-R10 the lines for 25 and 40 per cent add by option', () => {
    expect(chanceOf(at(5000, { visibility: 20 }, { visibilityLines: 'cumulative' }))).toBe(chance(50, -6, 3))
  })

  test.each([
    [14_400, 0],
    [14_401, -1],
    [17_400, -1],
    [17_401, -2],
    [20_400, -2],
    [20_401, -3],
  ])('FGDN-6.4-rangefinder at %i yards: %i', (yards, points) => {
    const far = { ...TIGER.batteries[0]!, limits: [1, 2, 30_000, 30_001] }
    expect(chanceOf(stand([card({ batteries: [far] }), MOLTKE], { scene: { yards } }))).toBe(chance(10, points, 2))
  })

  test('FGDN-6.4-coincidence FGDN-R15 in poor visibility at Long; light does not cancel it, blind fire does', () => {
    expect(chanceOf(at(14_000, { visibility: 40 }))).toBe(chance(10, -3, 2))
    expect(chanceOf(at(14_000, { visibility: 40 }), { light: 'starshell' })).toBe(chance(10, -1, 2))
    expect(chanceOf(at(14_000, { visibility: 40 }, { coincidenceLight: 'yes' }), { light: 'starshell' })).toBe(12)
    expect(chanceOf(at(14_000, { visibility: 40 }), { contact: 'flashes' })).toBe(chance(10, -6, 2))
  })

  test('FGDN-6.4-own-speed exactly 15 knots is free', () => {
    const state = at(5000)
    state.ships[0]!.speed = 150
    expect(chanceOf(state)).toBe(chance(50, 1, 3))
    state.ships[0]!.speed = 151
    expect(chanceOf(state)).toBe(chance(50, 0, 3))
  })

  test('FGDN-6.4-local only for standard 2', () => {
    const state = at(5000)
    state.ships[0]!.directors = [0, 1, 0, 0]
    expect(chanceOf(state)).toBe(chance(50, -2, 3))
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
    [20, 5],
  ])('FGDN-6.4-barrels %i: %i', (barrels, points) => {
    expect(chanceOf(at(5000), { barrels })).toBe(chance(50, points - 3, 3))
  })

  test.each([
    [0, 2],
    [100, 1],
    [101, 0],
    [199, 0],
    [200, -2],
    [245, -2],
    [249, -2],
    [250, -3],
  ])('FGDN-6.4-target-speed FGDN-6.4-target-stopped FGDN-R16 FGDN-R19 %i tenths of a knot: %i', (tenths, points) => {
    const state = at(5000)
    state.ships[1]!.speed = tenths
    expect(chanceOf(state)).toBe(chance(50, points + 3, 3))
  })

  test('FGDN-R16 a stationary target may count on both lines by option', () => {
    const state = at(5000, {}, { stationaryLine: 'adds' })
    state.ships[1]!.speed = 0
    expect(chanceOf(state)).toBe(chance(50, 6, 3))
  })

  test.each([
    ['A', -1, [2, 1, 0]],
    ['B', -2, [1, 0, -1]],
    ['C', -3, [0, -1, -2]],
    ['D', -3, [0, -1, -2]],
    ['E', -4, [-2, -3, -4]],
    ['G', -4, [-2, -3, -4]],
  ] as const)('FGDN-6.4-aspect FGDN-6.4-target-evasive size %s', (sizeClass, evasive, aspects) => {
    const shipType = sizeClass >= 'E' ? 'smallCombatant' : 'minor'
    const state = stand([TIGER, card({ sizeClass, shipType })], { scene: { yards: 5000 } })
    const points = aspects.map(points => 50 + (points + 3 - 1 - 3) * 3)
    expect([0, 1, 2].map(aspect => chanceOf(state, { aspect }))).toEqual(points)
    const evades = sizeClass === 'A' ? 0 : evasive
    expect(chanceOf(state, { targetEvades: true })).toBe(points[0]! + evades * 3)
    state.ships[1]!.speed = 199
    expect(chanceOf(state, { targetEvades: true })).toBe(points[0]! + 9)
  })

  test('FGDN-6.4-target-evasive pre-dreadnoughts may not', () => {
    const state = stand([TIGER, DEUTSCHLAND], { scene: { yards: 5000 } })
    expect(chanceOf(state, { targetEvades: true })).toBe(chanceOf(state))
  })

  test.each([
    [0, [0, 0, 0]],
    [2, [0, 0, 0]],
    [3, [0, 0, -2]],
    [4, [0, -2, -4]],
    [5, [-2, -4, -6]],
    [6, [-4, -6, null]],
    [7, [null, null, null]],
    [9, [null, null, null]],
  ])('FGDN-6.4-sea-state FGDN-R9 FGDN-R12 sea state %i', (seaState, points) => {
    ;[TIGER, DESTROYER, BOAT].forEach((firer, i) => {
      const calm = stand([firer, MOLTKE], { scene: { yards: 3000 } })
      const rough = stand([firer, MOLTKE], { scene: { yards: 3000, seaState } })
      if (points[i] === null) expect(canFire(rough, 0, 1)).toBe(false)
      else expect(chanceOf(rough)).toBe(chanceOf(calm) + 3 * points[i]!)
    })
    const byTarget = stand([BOAT, TIGER], { scene: { yards: 3000, seaState: 6 }, options: { seaStateSize: 'target' } })
    expect(canFire(byTarget, 0, 1)).toBe(true)
  })

  test('FGDN-8.2-fire-lit a ship with fires at Major is lit at night', () => {
    const state = at(5000, { visibility: 20, isNight: true })
    state.ships[1]!.fires = [1009]
    expect(chanceOf(state)).toBe(chance(50, -4, 3))
    state.ships[1]!.fires = [1010]
    expect(chanceOf(state)).toBe(chance(50, 0, 3))
  })

  test('FGDN-R13 a switched target is a first salvo if off in both, or in either by option', () => {
    expect(isFirstSalvo(at(5000), 16, 2100)).toBe(true)
    expect(isFirstSalvo(at(5000), 15, 2100)).toBe(false)
    expect(isFirstSalvo(at(5000, {}, { switchedTarget: 'either' }), 15, 2100)).toBe(true)
  })

  test.each([
    [0, 2],
    [29, 2],
    [30, 1],
    [59, 1],
    [60, 0],
    [90, 0],
    [121, 1],
    [151, 2],
    [180, 2],
    [270, 0],
  ])('FGDN-H11-aspect %i degrees off the bow: %i', (degrees, aspect) => {
    expect(aspectAt(degrees)).toBe(aspect)
  })

  test('FGDN-6.4-base the reckoning names every line', () => {
    const state = at(14_000)
    play(state, [], desk => {
      const sums = desk.reckoning.listen()
      hitChance(desk, { ...attackOf(state, 0, 1, 0, 0), salvo: 1, firers: 1, isFiredOn: true })
      expect(sums[0]!.lines).toEqual([
        { value: 10, why: R['FGDN-6.4-base'], says: 'Long' },
        { value: -4, why: R['FGDN-6.4-first-salvo'] },
        { value: -2, why: R['FGDN-6.4-own-speed'] },
        { value: 6, why: R['FGDN-6.4-barrels'] },
        { value: -6, why: R['FGDN-6.4-target-speed'] },
        { value: 4, why: R['FGDN-6.4-aspect'] },
      ])
    })
  })
})

describe('house rules of gunfire', () => {
  test.each([
    [1, 1],
    [5, 1],
    [6, 2],
    [8, 2],
    [9, 2],
    [10, 3],
    [12, 3],
    [14, 4],
  ])('FGDN-H1-hits FGDN-R20 %i barrels: %i hits', (barrels, hits) => {
    expect(hitsOf(barrels)).toBe(hits)
  })

  test('FGDN-0-dice FGDN-R4 FGDN-H1-hits one D100 at or under the chance', () => {
    const state = at(5000)
    const attack = { ...attackOf(state, 0, 1, 0, 0), salvo: 2 }
    expect(attack.barrels).toBe(8)
    expect(answer(state, [56], desk => rollToHit(desk, attack))).toBe(2)
    expect(answer(state, [57], desk => rollToHit(desk, attack))).toBe(0)
  })

  test('FGDN-H12-bands limits are inclusive', () => {
    expect([5935, 5936, 11_870, 17_806, 23_740, 23_741].map(yards => bandOf(TIGER.batteries[0]!, yards))).toEqual([
      0, 1, 1, 3, 3, 4,
    ])
  })

  test('FGDN-8.1-simultaneous FGDN-R100 all fire is rolled before any damage', () => {
    const state = at(5000)
    const events = play(state, [1, 1], desk => {
      fireDeclared(desk, { ship: 0, target: 1, battery: 0, shell: 0 }, R['FGDN-8.1-simultaneous'])
      fireDeclared(desk, { ship: 1, target: 0, battery: 0, shell: 0 }, R['FGDN-8.1-simultaneous'])
      fireAll(desk)
    })
    expect(typesOf(events)).toEqual([
      'FireDeclared',
      'FireDeclared',
      'HitsScored',
      'HitsScored',
      'SalvosCounted',
      'SalvosCounted',
    ])
    expect(state.ships.map(ship => [ship.due, ship.remaining])).toEqual([
      [68, 501],
      [68, 430],
    ])
  })
})
