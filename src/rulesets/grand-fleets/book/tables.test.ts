import { describe, expect, test } from 'vitest'
import { first, type Marks, type Meaning, type Table } from '#kernel/table/index.ts'
import { CRITICAL, NOTHING, sheetOf } from '../01-ships/ship.ts'
import { IRON_DUKE, MOLTKE } from '../whole/bench.fixture.ts'
import {
  again,
  BAND,
  BURN,
  bite,
  FLASH,
  GUNFIRE_CRITICALS,
  KINDS,
  LEAST_MODIFIER,
  REPAIR,
  SURE_MODIFIER,
  speedMarker,
  TORPEDO_CRITICALS,
  TORPEDO_RANGE,
  toHit,
  toHitNatural,
} from './tables.ts'

// Section 5 of the checklist, face by face.

const FACES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
/** The faces that a die read so counts. */
const counted = (marks: Marks): number[] => FACES.filter(face => first(marks.weight[face]!) === 1)
const from = (least: number): number[] => FACES.filter(face => face >= least)

describe('5.4 speed markers', () => {
  test.each([
    [0, 1],
    [1, 1],
    [2, 0],
    [3, 0],
    [4, -1],
    [5, -1],
    [6, -2],
    [7, -2],
    [12, -2],
  ])('GF-3.24-marker %i miles ahead: %i', (forward, modifier) => {
    expect(speedMarker(forward)).toBe(modifier)
  })
})

describe('5.5 and 5.6 to hit', () => {
  test('GF-4.2-short, -medium and -long are +2, 0 and −1', () => {
    expect(BAND).toEqual([2, 0, -1])
  })

  test.each([
    [-2, 10],
    [-1, 9],
    [0, 8],
    [1, 7],
    [2, 6],
    [3, 5],
    [4, 4],
    [5, 3],
    [6, 2],
  ])('GF-4.2-dice a total of %i hits on %i and more', (modifier, least) => {
    expect(counted(toHit(modifier))).toEqual(from(least))
  })

  test('GF-R28 from +7 on every face hits, and −5 is the least total with a chance', () => {
    expect(SURE_MODIFIER).toBe(7)
    expect(LEAST_MODIFIER).toBe(-5)
  })

  test.each([
    ['GF-4.23-minus3', -3, 6],
    ['GF-4.23-minus4', -4, 8],
    ['GF-4.23-minus5', -5, 10],
  ])('%s a natural 10 first, then %i wants %i and more', (_rule, modifier, least) => {
    expect(counted(toHit(modifier))).toEqual([10])
    expect(counted(again(modifier))).toEqual(from(least))
  })

  test.each([
    [-9, 10],
    [-6, 10],
    [-2, 10],
    [-1, 9],
    [0, 8],
    [5, 3],
    [6, 2],
    [7, 2],
    [11, 2],
  ])('GF-R28 the other way: a total of %i hits on %i and more, never on 1, always on 10', (modifier, least) => {
    expect(counted(toHitNatural(modifier))).toEqual(from(least))
  })
})

describe('4.31 penetration', () => {
  test.each([
    [-4, 2],
    [0, 2],
    [1, 2],
    [2, 2],
    [3, 3],
    [5, 5],
    [9, 9],
    [10, 10],
    [11, 10],
    [13, 10],
  ])('GF-4.31-auto a target number of %i is met by %i and more', (target, least) => {
    expect(counted(bite(target))).toEqual(from(least))
  })
})

test('GF-5.2-range-mods: to 1 mile +1, to 3 nothing, to 6 −1, to 10 −2, beyond −3', () => {
  expect(TORPEDO_RANGE).toEqual([
    [1, 1],
    [3, 0],
    [6, -1],
    [10, -2],
    [Number.POSITIVE_INFINITY, -3],
  ])
})

describe('5.9 critical hits', () => {
  test.each([
    [2, 'Magazine', 'Magazine'],
    [3, 'Engine', 'Engine'],
    [4, 'Engine', 'Engine'],
    [5, 'Rudder', 'Engine'],
    [6, 'List', 'Rudder'],
    [7, 'Fire Control', 'List'],
    [8, 'Flooding', 'Flooding'],
    [9, 'Fire', 'Flooding'],
    [10, 'Flooding', 'Flooding'],
    [11, 'Bridge', 'Fire'],
    [12, 'Fire', 'Flooding'],
    [13, 'Flooding', 'Flooding'],
    [14, 'Fire', 'Flooding'],
    [15, 'Fire Control', 'List'],
    [16, 'List', 'Rudder'],
    [17, 'Rudder', 'Engine'],
    [18, 'Engine', 'Engine'],
    [19, 'Engine', 'Engine'],
    [20, 'Magazine', 'Magazine'],
  ])('GF-6.1-roll %i is %s by gunfire and %s by torpedo', (total, gunfire, torpedo) => {
    expect(GUNFIRE_CRITICALS.at(total)).toBe(gunfire)
    expect(TORPEDO_CRITICALS.at(total)).toBe(torpedo)
  })

  test('GF-6.1-roll each kind stands in the gunfire column, and all but Bridge and Fire Control in the other', () => {
    expect([...GUNFIRE_CRITICALS.values].sort()).toEqual([...KINDS].sort())
    expect([...TORPEDO_CRITICALS.values].sort()).toEqual(
      KINDS.filter(kind => kind !== 'Bridge' && kind !== 'Fire Control').sort(),
    )
  })
})

describe('5.10 End-Phase rolls', () => {
  test.each([
    [1, 3],
    [2, 2],
    [3, 2],
    [4, 1],
    [5, 1],
    [6, 1],
    [7, 0],
    [8, 0],
    [9, 0],
    [10, 0],
  ])('GF-6.23-roll and GF-6.25-roll: a %i is %i damage, and 0 is a marker removed', (face, damage) => {
    expect(BURN.at(face)).toBe(damage)
  })

  test('GF-6.22-repair 6 to 10 repairs', () => {
    expect(counted(REPAIR)).toEqual([6, 7, 8, 9, 10])
  })

  test('GF-6.27-flash 1 to 5 blows up', () => {
    expect(counted(FLASH)).toEqual([1, 2, 3, 4, 5])
  })
})

describe('GF-1.56-hiton', () => {
  const location = (card: typeof IRON_DUKE): number[] => FACES.map(face => sheetOf(card, 1000).location.at(face))

  test('GF-1.56-hiton Iron Duke: 1 the 13.5", 2 to 4 the 6", 5 to 9 nothing, 10 a critical hit', () => {
    expect(location(IRON_DUKE)).toEqual([0, 1, 1, 1, ...Array(5).fill(NOTHING), CRITICAL])
  })

  test('GF-1.56-hiton a battery without faces is never hit', () => {
    const guns = [IRON_DUKE.guns[0]!, { ...IRON_DUKE.guns[1]!, hitOn: null }]
    expect(location({ ...IRON_DUKE, guns })).toEqual([0, ...Array(8).fill(NOTHING), CRITICAL])
  })
})

/** Every throw of so many d10, and how often each outcome comes, found without the table's own weights. */
function bruteForce(each: number, outcomeOf: (total: number) => number): Map<number, number> {
  const counts = new Map<number, number>()
  const deal = (dice: number, total: number): void => {
    if (dice === 0) counts.set(outcomeOf(total), (counts.get(outcomeOf(total)) ?? 0) + 1)
    else for (const face of FACES) deal(dice - 1, total + face)
  }
  deal(each, 0)
  return counts
}

/** Each outcome of a meaning has the weight that brute force finds for the faces it gives as its example. */
function compare(meaning: Meaning, each: number, outcomeOf: (total: number) => number): void {
  const counts = bruteForce(each, outcomeOf)
  expect(meaning).toMatchObject({ sides: 10, each })
  expect(meaning.weights.length).toBe(counts.size)
  meaning.weights.forEach((weight, i) => {
    const faces = meaning.faces[i]!
    expect(faces.length).toBe(each)
    const total = faces.reduce((sum, face) => sum + face, 0)
    expect(weight).toBe(counts.get(outcomeOf(total)))
  })
  expect(meaning.weights.reduce((sum, weight) => sum + weight, 0)).toBe(10 ** each)
}

const TABLES: readonly (readonly [string, Table<unknown>])[] = [
  ['critical hits by gunfire', GUNFIRE_CRITICALS],
  ['critical hits by torpedo', TORPEDO_CRITICALS],
  ['fires and floods', BURN],
  ['locations of Iron Duke', sheetOf(IRON_DUKE, 1000).location],
  ['locations of Moltke', sheetOf(MOLTKE, 1).location],
]

describe('every table', () => {
  test.each(TABLES)('%s: each total stands in exactly one row', (_name, table) => {
    for (let total = table.each; total <= 10 * table.each; total++) {
      expect(table.rows.filter(([low, high]) => low <= total && total <= high).length).toBe(1)
    }
    for (const [low, high] of table.rows) {
      expect(low).toBeLessThanOrEqual(high)
      expect(low).toBeGreaterThanOrEqual(table.each)
      expect(high).toBeLessThanOrEqual(10 * table.each)
    }
  })

  test.each(TABLES)('%s: grouped weights equal brute force', (_name, table) => {
    compare(table.meaning(0), table.each, total => table.indexAt(total))
  })

  test('GF-6.1-roll in a hundred throws: by gunfire 2 magazines, 10 bridges; by torpedo 10 fires', () => {
    const in100 = (table: Table<string>, kind: string): number =>
      table.meaning(0).weights[
        table.meaning(0).faces.findIndex(faces => table.at(faces.reduce((sum, face) => sum + face)) === kind)
      ]!
    // 2d10: 2 and 20 one way each; 11 ten ways; 8, 10, 13 seven, nine and eight; 9, 12, 14 eight, nine and seven
    expect(in100(GUNFIRE_CRITICALS, 'Magazine')).toBe(2)
    expect(in100(GUNFIRE_CRITICALS, 'Bridge')).toBe(10)
    expect(in100(GUNFIRE_CRITICALS, 'Flooding')).toBe(24)
    expect(in100(GUNFIRE_CRITICALS, 'Fire')).toBe(24)
    expect(in100(GUNFIRE_CRITICALS, 'Engine')).toBe(10)
    expect(in100(TORPEDO_CRITICALS, 'Fire')).toBe(10)
    expect(in100(TORPEDO_CRITICALS, 'Flooding')).toBe(48)
    expect(in100(TORPEDO_CRITICALS, 'Engine')).toBe(18)
  })

  test.each([
    ['to hit at −3', toHit(-3)],
    ['to hit at 0', toHit(0)],
    ['to hit at +6', toHit(6)],
    ['natural to hit at −6', toHitNatural(-6)],
    ['a second die at −4', again(-4)],
    ['penetration at 5', bite(5)],
    ['repair', REPAIR],
    ['flash', FLASH],
  ])('marks, %s: grouped weights equal brute force', (_name, marks) => {
    compare(marks.meaning, 1, face => first(marks.weight[face]!))
  })
})
