import { describe, expect, test } from 'vitest'
import type { Table } from '#kernel/table/index.ts'
import { LADDER } from '../01-classes/classes.ts'
import {
  ASPECT,
  ASPECTS,
  BLACK,
  blueDie,
  COURSES,
  DEPTH_CHARGES,
  FLAGSHIP_COURSE,
  greenDie,
  LEVELS,
  M9,
  M10,
  M11,
  OCCURS,
  OTHER_COURSE,
  priceOf,
  rangesOf,
  redDie,
  SPECIAL_EFFECT,
  TABLES,
  whiteDie,
} from './tables.ts'

const FACES = [1, 2, 3, 4, 5, 6]
const read = <R>(table: Table<R>): R[] => FACES.map(face => table.at(face))
/** S to C, each with its six faces. */
const grid = (die: (level: number) => Table<number>): number[][] => [1, 2, 3, 4, 5, 6].map(level => read(die(level)))
/** Die score and level together, S counting nothing: what the checklist calls k. */
const byK = (of: (k: number) => number): number[][] =>
  [0, 1, 2, 3, 4, 5].map(level => FACES.map(face => of(face + level)))

describe('Matrices 9 to 11', () => {
  test('FP-LVL-A Matrix 9 is the target’s step less the battery’s', () => {
    LADDER.forEach((_, battery) => {
      LADDER.forEach((_, target) => {
        expect(M9[battery]![target]).toBe(target - battery)
      })
    })
  })

  test('FP-LVL-B Matrix 10, from −20 to 20', () => {
    const expected = (score: number): string =>
      score <= -4
        ? 'none'
        : score <= 1
          ? 'S'
          : score <= 3
            ? 'L'
            : score <= 5
              ? 'M'
              : score <= 7
                ? 'H'
                : score <= 9
                  ? 'E'
                  : 'C'
    for (let score = -20; score <= 20; score++) expect(LEVELS[M10.at(score)], String(score)).toBe(expected(score))
  })

  test('FP-TORP-E Matrix 11 as printed, irregular as it is', () => {
    expect(M11).toEqual([
      [0, 1, 2, 3, 4, 5, 6],
      [-2, 0, 1, 2, 3, 4, 5],
      [-3, -1, 0, 1, 2, 3, 4],
      [-4, -2, -1, 0, 1, 2, 3],
    ])
  })
})

describe('the coloured dice', () => {
  test('FP-DMG-RED-A list by die and level; FP-R6 blanks are nothing, S is black', () => {
    expect(grid(redDie)).toEqual(byK(k => (k >= 9 ? BLACK : Math.max(0, 5 * (k - 3)))))
    expect([redDie(3).at(1), redDie(2).at(2), redDie(6).at(4), redDie(4).at(6)]).toEqual([0, 0, BLACK, BLACK])
  })

  test('FP-R6 the two blank cells of RED are nothing, the six marked S are black', () => {
    expect([redDie(3).at(1), redDie(2).at(2)]).toEqual([0, 0])
    const black = [1, 2, 3, 4, 5, 6].flatMap(level => read(redDie(level))).filter(cell => cell === BLACK)
    expect(black).toHaveLength(6)
  })

  test('FP-DMG-BLUE-A half inches by die and level', () => {
    const halves = [0, 0, 0, 0, 0, 1, 2, 4, 6, 8, 10, 12]
    expect(grid(blueDie)).toEqual(byK(k => halves[k]!))
  })

  test('FP-R8 the losses of four inches and more stand where other tables are black', () => {
    expect(grid(blueDie).map(column => column.map(cell => cell >= 8))).toEqual(
      grid(redDie).map(column => column.map(cell => cell === BLACK)),
    )
  })

  test('FP-DMG-GREEN-A classes by die and level, as printed', () => {
    expect(grid(level => greenDie('as-printed', level))).toEqual([
      [0, 0, 0, 0, 1, 1],
      [0, 0, 0, 1, 1, 2],
      [0, 0, 1, 1, 2, 3],
      [0, 1, 2, 2, 3, BLACK],
      [1, 2, 2, 3, BLACK, BLACK],
      [2, 2, 3, BLACK, BLACK, BLACK],
    ])
  })

  test('FP-R10 smoothed either way', () => {
    const smooth = (six: number) => byK(k => (k >= 9 ? BLACK : [0, 0, 0, 0, 0, 1, six, 2, 3][k]!))
    expect(grid(level => greenDie('one', level))).toEqual(smooth(1))
    expect(grid(level => greenDie('two', level))).toEqual(smooth(2))
  })

  test('FP-DMG-WHITE-A fire points by die and level', () => {
    expect(grid(whiteDie)).toEqual(byK(k => (k >= 9 ? BLACK : k)))
  })

  test('FP-R7 the six blank cells of GREEN and of WHITE are black', () => {
    for (const die of [(level: number) => greenDie('as-printed', level), whiteDie]) {
      const cells = [
        [4, 6],
        [5, 5],
        [5, 6],
        [6, 4],
        [6, 5],
        [6, 6],
      ] as const
      expect(cells.map(([face, level]) => die(level).at(face))).toEqual(Array(6).fill(BLACK))
      expect(
        grid(die)
          .flat()
          .filter(cell => cell === BLACK),
      ).toHaveLength(6)
    }
  })
})

describe('the other tables', () => {
  test('FP-DMG-RED-D bow, stern, port twice, starboard twice', () => {
    expect(read(ASPECT).map(side => ASPECTS[side])).toEqual(['bow', 'stern', 'port', 'port', 'starboard', 'starboard'])
  })

  test('FP-INIT-E Matrix 4, the flagship’s column and the other', () => {
    expect(read(FLAGSHIP_COURSE).map(course => COURSES[course])).toEqual([
      'intercept',
      'intercept',
      'disengage',
      'disengage',
      'starboard',
      'port',
    ])
    expect(read(OTHER_COURSE).map(course => COURSES[course])).toEqual([
      'follow',
      'follow',
      'follow',
      'starboard',
      'port',
      'free',
    ])
  })

  test('FP-SPFX-0 never after S, then on 6, 5, 4, 3 and 2 or more; six effects', () => {
    expect(OCCURS.slice(1)).toEqual([7, 6, 5, 4, 3, 2])
    expect(read(SPECIAL_EFFECT)).toEqual(['command', 'again', 'engines', 'power', 'fuel', 'munitions'])
  })

  test('FP-SUB-F depth charges: 1 to 4 nothing, 5 damages, 6 destroys', () => {
    expect(read(DEPTH_CHARGES)).toEqual(['nothing', 'nothing', 'nothing', 'nothing', 'damaged', 'destroyed'])
  })

  test('FP-RANGE-A Matrix 7 in every period', () => {
    const heavy = (short: number, long: number) => [0, 1, 2].map(() => [short, long])
    const light = (short: number, long: number) => [3, 4, 5, 6].map(() => [short, long])
    const none = [-1, -1]
    expect(rangesOf(0)).toEqual([...heavy(6, 12), ...light(5, 10), none, [6, 8]])
    expect(rangesOf(1)).toEqual([...heavy(12, 24), ...light(8, 15), none, [9, 12]])
    expect(rangesOf(2)).toEqual([...heavy(18, 36), ...light(10, 20), none, [12, 18]])
  })

  test('FP-R119 Matrix 13, line by line', () => {
    const prices = [
      ['SB', 0, 30],
      ['BB', 1, 25],
      ['BB', 0, 20],
      ['BB', -1, 15],
      ['BC', 1, 12],
      ['BC', 0, 10],
      ['BC', -1, 8],
      ['BC', -2, 7],
      ['CA', 1, 6],
      ['CA', 0, 5],
      ['CA', -1, 4],
      ['CL', 0, 3],
      ['DD', 0, 1],
      ['DE', 0, 1],
      ['SM', 0, 1],
      ['MTB', 0, 1],
      ['CVA', 0, 10],
      ['CV', 0, 7],
      ['CVE', 0, 5],
      ['AK', 0, 1],
      ['AKL', 0, 1],
      ['CL', 1, undefined],
    ] as const
    for (const [of, grade, points] of prices) expect(priceOf(of, grade), `${of} ${grade}`).toBe(points)
  })

  test('every table: each face in one row, and the weights are those of all faces', () => {
    for (const table of TABLES) {
      for (
        let modifier = table.beyond === 'ends' ? -20 : 0;
        modifier <= (table.beyond === 'ends' ? 20 : 0);
        modifier++
      ) {
        const brute = new Map<unknown, number>()
        const { each, sides } = table
        const every = Array.from({ length: sides }, (_, i) => i + 1)
        const totals = each === 1 ? every : every.flatMap(one => every.map(other => one + other))
        for (const total of totals) {
          const value = table.at(total + modifier)
          brute.set(value, (brute.get(value) ?? 0) + 1)
        }
        const { weights, faces } = table.meaning(modifier)
        expect(
          new Map(faces.map((thrown, i) => [table.at(thrown.reduce((a, b) => a + b, 0) + modifier), weights[i]])),
        ).toEqual(brute)
      }
    }
  })
})
