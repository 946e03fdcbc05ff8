import { describe, expect, test } from 'vitest'
import type { Table } from '#kernel/table/index.ts'
import { AFLOAT, percentAll, SINKING } from '../02-ships/conditions.ts'
import { R } from '../book/register.ts'
import type { Critical } from '../book/tables-criticals.ts'
import {
  at,
  BEATEN,
  BOAT,
  critical,
  criticalOn,
  HELD,
  idle,
  LINES,
  MERCHANT,
  MINOR,
  one,
  openTo,
  PLAIN,
  roll,
  ship,
  sink,
  suffer,
  sufferOn,
  torpedo,
  types,
} from '../whole/second.fixture.ts'
import { columnOf } from './8-1-2-criticals.ts'
import { strikeUnderwater } from './8-1-7-torpedoes.ts'

/** Four thousand points, so that a thousand may be left after any damage of the table. */
const HUGE = ship({ damagePoints: 4000 })
const LEFT = 1000
/** Criticals by so many thousandths of what is left, at a face of the D6. */
const count = (thousandths: number, face: number, expected: number): number =>
  suffer(HUGE, thousandths, [face, ...idle(expected)], { remaining: LEFT + thousandths }).criticals.length

describe('8.1.2 how many', () => {
  test.each([
    [4, 1],
    [5, 2],
    [6, 3],
  ])('FGDN-8.1.2-ratio 8 of 39 points is row .20: D6 %i gives %i (E4)', (face, expected) => {
    expect(suffer(ship({ damagePoints: 39 }), 8, [face, ...idle(expected)]).criticals).toHaveLength(expected)
  })
  test.each([
    [99, 6, 1],
    [99, 5, 0],
    [100, 5, 1],
    [199, 4, 0],
    [200, 4, 1],
    [299, 3, 0],
    [300, 3, 1],
    [999, 1, 5],
    [1000, 1, 6],
  ])('FGDN-8.1.2-ratio of %i thousandths, the row at or below: D6 %i gives %i', (thousandths, face, expected) => {
    expect(count(thousandths, face, expected)).toBe(expected)
  })
  test('FGDN-8.1.2-ratio points after the damage, not before', () => {
    // 10 of 90 is .11, of 100 it were .10: row .10 both; 25 of 75 is .33, of 100 it were .25
    expect(suffer(PLAIN, 25, [3, ...idle(1)]).criticals).toHaveLength(1)
  })
  test.each([
    [4, 6, 1],
    [5, 5, 1],
    [25, 1, 1],
    [49, 1, 5],
    [50, 1, 6],
  ])('FGDN-8.1.2-ratio-small %i of a rating of 50, D6 %i: %i', (damage, face, expected) => {
    expect(suffer(BOAT, damage, [face, ...idle(expected)]).criticals).toHaveLength(expected)
    // the same in a later phase: the rating is whole
    expect(suffer(BOAT, damage, [face, ...idle(expected)], { taken: 45 }).ship.remaining).toBe(50)
  })
  test.each([
    [500, 5],
    [400, 4],
    [99, 1],
  ])('FGDN-8.1.2-min-damage of %i points %i is enough', (damagePoints, damage) => {
    expect(suffer(ship({ damagePoints }), damage, [6, ...idle(1)]).criticals).toHaveLength(1)
  })
  test.each([
    [500, 4],
    [501, 5],
    [101, 1],
  ])('FGDN-8.1.2-min-damage of %i points %i is too little, and no die is thrown', (damagePoints, damage) => {
    const { ship: hit, events } = suffer(ship({ damagePoints }), damage, [])
    expect(hit.remaining).toBe(damagePoints - damage)
    expect(types(events)).toEqual(['BatchOpened', 'BatchClosed'])
  })

  const T13 = [
    [50, [0, 0, 0, 0, 0, 1]],
    [100, [0, 0, 0, 0, 1, 2]],
    [200, [0, 0, 0, 1, 2, 3]],
    [300, [0, 0, 1, 2, 3, 4]],
    [400, [0, 1, 2, 3, 4, 5]],
    [500, [1, 2, 3, 4, 5, 6]],
    [600, [2, 3, 4, 5, 6, 7]],
    [700, [3, 4, 5, 6, 7, 8]],
    [800, [4, 5, 6, 7, 8, 9]],
    [900, [5, 6, 7, 8, 9, 10]],
    [1000, [6, 7, 8, 9, 10, 11]],
  ] as const
  test.each(T13)('FGDN-8.1.2-count T13, %i thousandths', (thousandths, row) => {
    expect(row.map((expected, i) => count(thousandths, i + 1, expected))).toEqual(row)
  })
  test('FGDN-8.1.2-count is written with its rule', () => {
    const { events } = suffer(HUGE, 500, [2, ...idle(2)], { remaining: 1500 })
    expect(events[1]).toEqual({ type: 'CriticalsCounted', why: R['FGDN-8.1.2-count'], ship: 0, count: 2 })
  })
  test.each([
    [1000, 0],
    [1199, 0],
    [1200, 1],
    [1399, 1],
    [1400, 2],
    [1599, 2],
    [1600, 3],
    [1800, 4],
    [2000, 5],
    [2799, 8],
    [2800, 9],
    [2990, 9],
    [2999, 9],
  ])('FGDN-8.1.2-extrapolate %i thousandths: row 1.00 and %i more', (thousandths, more) => {
    expect(count(thousandths, 1, 6 + more)).toBe(6 + more)
    expect(count(thousandths, 6, 11 + more)).toBe(11 + more)
  })
  test('FGDN-8.1.2-ratio3 from 3.0 on: a tenth of her points, no D6, speed 0, all weapons out', () => {
    const { ship: hit, events } = suffer(HUGE, 3000, [], { remaining: 4000 })
    expect(hit.remaining).toBe(400)
    expect(events[1]).toEqual({ type: 'ReducedToTenth', why: R['FGDN-8.1.2-ratio3'], ship: 0, remaining: 400 })
    // odd points: a tenth of 99 is 9
    expect(suffer(ship({ damagePoints: 99 }), 75, []).ship.remaining).toBe(9)
  })
})

/** A column as T10 and T11 print it. */
const printed = (rows: readonly (readonly [number, string])[]): string[] =>
  rows.flatMap(([times, text]) => new Array<string>(times).fill(text))
const read = (table: Table<Critical>): string[] =>
  Array.from({ length: table.sides }, (_, i) => String(table.at(i + 1)))
const MAJOR_COLUMN = printed([
  [3, 'Main Battery*'],
  [2, 'Casemate*'],
  [4, 'Other Weapon*'],
  [2, 'Engineering*'],
  [3, 'Flooding*'],
  [3, 'Fire*'],
  [1, 'Sensor/Comms'],
  [1, 'Bridge*'],
  [1, 'Rudder*'],
])
const MINOR_COLUMN = printed([
  [3, 'Main Battery*'],
  [6, 'Other Weapon'],
  [2, 'Engineering*'],
  [3, 'Flooding*'],
  [3, 'Fire*'],
  [1, 'Sensor/Comms'],
  [1, 'Bridge*'],
  [1, 'Rudder*'],
])
const MERCHANT_COLUMN = printed([
  [7, 'Cargo'],
  [2, 'Weapon'],
  [2, 'Engineering'],
  [3, 'Flooding'],
  [3, 'Fire'],
  [1, 'Sensor/Comms'],
  [1, 'Bridge'],
  [1, 'Rudder'],
])
const TORPEDO_COLUMN = printed([
  [3, 'Weapon'],
  [6, 'Flooding'],
  [5, 'Engineering'],
  [3, 'Fire'],
  [1, 'Weapon'],
  [2, 'Rudder'],
])
const SMALL_COLUMN = printed([
  [5, 'Weapon'],
  [2, 'Personnel'],
  [2, 'Fuel Tank'],
  [2, 'Engineering'],
  [3, 'Flotation'],
  [3, 'Fire'],
  [1, 'Sensor/Comms'],
  [1, 'Bridge'],
  [1, 'Personnel'],
])

describe('8.1.2 which', () => {
  test.each([
    ['major', PLAIN, false, MAJOR_COLUMN],
    ['minor', MINOR, false, MINOR_COLUMN],
    ['merchant', MERCHANT, false, MERCHANT_COLUMN],
    ['small', BOAT, false, SMALL_COLUMN],
    ['major by torpedo', PLAIN, true, TORPEDO_COLUMN],
    ['minor by torpedo', MINOR, true, TORPEDO_COLUMN],
    ['merchant by torpedo', MERCHANT, true, TORPEDO_COLUMN],
    ['small by torpedo', BOAT, true, SMALL_COLUMN],
  ] as const)('FGDN-8.1.2-column %s, face by face', (_what, of, byTorpedo, column) => {
    expect(read(columnOf(one(of), 0, byTorpedo))).toEqual(column)
  })
  test('FGDN-8.1.2-type one D20 for each critical', () => {
    // 50 of 50: 1.00, D6 1 six criticals; those of a Sensor/Comms each end at once
    const { criticals } = suffer(PLAIN, 50, [1, ...idle(5), 20, 1])
    expect(criticals).toEqual([...new Array(5).fill('Sensor/Comms'), 'Rudder'])
  })
  test('FGDN-8.1.2-type one D100 with that option', () => {
    // 20 of 80: .25, D6 4; D100 100: the rudder jammed ahead
    const { criticals, ship: hit } = suffer(PLAIN, 20, [4, 100], {}, { options: { criticalTable: 'D100' } })
    expect([criticals, hit.rudder]).toEqual([['Rudder straight'], 3])
  })
  test.each([6, 9, 10, 11, 19, 20])('FGDN-8.1.2-star D20 of %i on a major ship is kept out', face => {
    const { criticals, events } = critical(PLAIN, [face], HELD)
    expect(criticals[0]).toMatch(/^\(/)
    expect(events).toHaveLength(1)
    expect(events[0]!.why).toBe(R['FGDN-8.1.2-star'])
  })
  test('FGDN-8.1.2-star without a star nothing is kept out', () => {
    expect(critical(PLAIN, [18, 1, 1], HELD).ship.lightsForward).toBe(0)
    // Other Weapon of a minor ship: her only tube, D10 8 no explosion
    expect(critical(MINOR, [4, 8], HELD).ship.mounts[1]).toBe(0)
    expect(critical(MERCHANT, [20, 4], HELD).ship.steering).toBe(1)
  })
  test('FGDN-8.1.2-star a main or casemate mount is spared, its fire control is not', () => {
    expect(critical(PLAIN, [1, 3], HELD).ship.mounts).toEqual([2, 3, 3, 1, 1])
    expect(critical(PLAIN, [4, 10], HELD).ship.mounts).toEqual([2, 3, 3, 1, 1])
    expect(critical(PLAIN, [1, 2], HELD).ship.directors).toEqual([1, 1, 0, 0])
    expect(critical(PLAIN, [4, 2], HELD).ship.directors).toEqual([2, 0, 0, 0])
  })
  test.each([
    [1, 'sensor'],
    [3, 'sensor'],
    [4, 'comms'],
    [6, 'comms'],
  ])('FGDN-8.1.2-snsr-comms D6 of %i: %s', (face, which) => {
    const { ship: hit } = critical(PLAIN, [18, face, 1])
    expect([hit.lightsForward, hit.comms]).toEqual(which === 'sensor' ? [0, 0] : [1, 1])
  })
})

describe('8.1.2 automatic', () => {
  const HULL = ship({ belt: 0 })
  test('FGDN-8.1.2-auto-torp one flooding on top of those rolled', () => {
    // 40 less 10 per cent: 36 of 64, .56, D6 1 one: Flooding D6 1 + 2; automatic D6 2 + 2; 3 + 4 of 57: .12, D6 1
    const { ship: hit, criticals, events } = sink(PLAIN, [1, 4, 1, 2, 1], {})
    expect([criticals, percentAll(hit.floods), hit.remaining]).toEqual([['Flooding'], 7, 57])
    expect(types(events)).toContain('AutoFloodRolled')
  })
  test('FGDN-8.1.2-auto-torp not without a contact fuse', () => {
    expect(sink(PLAIN, [1, 20, 1], { isContact: false }).ship.floods).toEqual([])
  })
  test('FGDN-8.1.2-auto-torp only if the protection was beaten', () => {
    const bulged = ship({ underwater: 30 })
    // a third of 30 is 10
    expect(types(sink(bulged, [], { depth: 'deep', warhead: 10 }).events)).not.toContain('AutoFloodRolled')
    // one point past it: 1 of 99, D6 1; flooding D6 1 + 2, 3 of 96, D6 1
    const { ship: hit } = sink(bulged, [1, 1, 1], { depth: 'deep', warhead: 11 })
    expect([hit.remaining, percentAll(hit.floods)]).toEqual([96, 3])
  })
  test('FGDN-8.1.2-auto-torp two torpedoes flood twice', () => {
    const state = at([HULL])
    roll(state, [], desk => {
      strikeUnderwater(desk, torpedo({ warhead: 10 }))
      strikeUnderwater(desk, torpedo({ warhead: 10, side: 1 }))
    })
    // 20 of 80: .25, D6 1; D6 1 + 2 and 2 + 2; 7 of 73: D6 1
    const { ship: hit } = sufferOn(state, [1, 1, 2, 1])
    expect([percentAll(hit.floods), hit.remaining]).toEqual([7, 73])
  })

  test.each([
    [8, SINKING],
    [9, AFLOAT],
  ])('FGDN-8.1.2-keel a torpedo of exactly 75 of 100, D10 of %i', (face, end) => {
    // 75 of 25 is 3.0: no D6. Sinking D10 3: thirty minutes, ten turns
    const { ship: hit, state } = sink(HULL, [face, ...(end === SINKING ? [3] : [])], { warhead: 75, isContact: false })
    expect(hit.end).toBe(end)
    expect(state.agenda.map(({ at }) => at)).toEqual(end === SINKING ? [11 * 6 + 1] : [])
  })
  test('FGDN-8.1.2-keel 74 is not enough; a mine breaks it as well', () => {
    // 74 of 26: 2.84, row 1.00 and 9: D6 1 gives 15, all Rudder jammed
    const fifteen = new Array(15).fill([20, 1]).flat()
    expect(types(sink(HULL, [1, ...fifteen], { warhead: 74, isContact: false }).events)).not.toContain('KeelRolled')
    expect(sink(HULL, [1, 1], { warhead: 75, weapon: 'mine' }).ship.end).toBe(SINKING)
  })
  test('FGDN-8.1.2-keel two torpedoes of 40 break none: a single hit counts', () => {
    const state = at([HULL])
    roll(state, [], desk => {
      strikeUnderwater(desk, torpedo({ warhead: 40, isContact: false }))
      strikeUnderwater(desk, torpedo({ warhead: 40, isContact: false }))
    })
    // 80 of 20 is 4.0: no D6
    expect(types(sufferOn(state, []).events)).not.toContain('KeelRolled')
  })
  test('FGDN-8.1.2-keel bomb, torpedo or mine: a ram is none of these', () => {
    expect(types(sink(HULL, [], { warhead: 75, weapon: 'ram' }).events)).not.toContain('KeelRolled')
  })
})

describe('8.1.3 light weapons', () => {
  const ALL = 'BALSCDOfwmcer'

  test.each([
    [7.62, 'BAL'],
    [9, 'BAL'],
    [12.7, 'BALSC'],
    [15, 'BALSC'],
    [20, 'BALSCDO'],
    [25, 'BALSCDO'],
    [37, 'BALSCOf'],
    [45, 'BALSCOf'],
    [57, 'BALSCOfw'],
    [65, 'BALSCOfw'],
  ])('FGDN-8.1.3-filter T14, %f mm: %s', (calibreMm, letters) => {
    expect(openTo(calibreMm)).toBe(letters)
  })
  test.each([
    ['A', 65, 'BALSCOfw'],
    ['C', 65, 'BALSCOfw'],
    ['D', 65, 'BALSCOfw'],
    ['B', 66, ALL],
    ['D', 66, ALL],
  ])('FGDN-8.1.3-scope size %s, %i mm: %s', (sizeClass, calibreMm, letters) => {
    expect(openTo(calibreMm, { sizeClass })).toBe(letters)
  })
  test('FGDN-8.1.3-filter AA and light guns counted by mounts are open to the smallest calibre, other mounts are not', () => {
    const lost = (role: string): number => {
      const of = ship({ batteries: [{ ...LINES.MAIN, role, name: role }] })
      return critical(of, [6], { ...BEATEN, largest: 8 }).ship.mounts[0]!
    }
    expect(['AA', 'light', 'secondary'].map(lost)).toEqual([1, 1, 2])
  })
  test('FGDN-8.1.3-scope size E is not filtered', () => {
    const fields = { ...BEATEN, largest: 8 }
    expect(critical(BOAT, [10, 1, 1], fields).ship.levels).toBe(1)
    // Fire: D6 6 + 2, halved for 76 mm or less, and no -2
    expect(percentAll(critical(BOAT, [15, 6], fields).ship.fires)).toBe(4)
  })
  test('FGDN-8.1.3-scope 65.5 mm is more than 65', () => {
    expect(openTo(65.5)).toBe(ALL)
  })
  test.each([37, 45, 57, 65])('FGDN-8.1.3-fire-minus2 %i mm: D6 6 + 2 - 2, then halved', largest => {
    expect(percentAll(critical(PLAIN, [15, 6], { ...BEATEN, largest }).ship.fires)).toBe(3)
    expect(percentAll(critical(PLAIN, [15, 1], { ...BEATEN, largest }).ship.fires)).toBe(0)
  })
  test.each([57, 65])('FGDN-8.1.3-flood-minus2 %i mm: D6 6 + 2 - 2, then halved', largest => {
    expect(percentAll(critical(PLAIN, [12, 6], { ...BEATEN, largest }).ship.floods)).toBe(3)
    expect(percentAll(critical(PLAIN, [12, 6], { ...BEATEN, largest: 76 }).ship.floods)).toBe(4)
  })
  test('FGDN-8.1.3-no-sonar the result is ignored', () => {
    const fitted = ship({ hasSonar: true })
    expect(critical(fitted, [18, 1, 9], { ...BEATEN, largest: 65 }).ship).toMatchObject({
      sonar: 1,
      lightsForward: 1,
      lightsAft: 1,
    })
    expect(critical(fitted, [18, 1, 9], { ...BEATEN, largest: 66 }).ship.sonar).toBe(0)
  })
  test('FGDN-8.1.3-armour a starred place that held is not hit, though in the row', () => {
    expect(critical(PLAIN, [19], { largest: 20 }).criticals).toEqual(['(Bridge)'])
    expect(critical(PLAIN, [6], { largest: 20 }).criticals).toEqual(['(Other Weapon)'])
    // Other Weapon of a minor ship has no star
    expect(critical(MINOR, [4, 1], { largest: 20 }).ship.mounts[1]).toBe(0)
    expect(criticalOn(one(MINOR, { largest: 8 }), [4], false).ship.mounts[1]).toBe(1)
  })
})
