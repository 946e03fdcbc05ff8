import { describe, expect, test } from 'vitest'
import type { Table } from '#kernel/table/index.ts'
import { COMMS, HALF_DOWN, HALF_UP, RATIO, reduction, TABLES } from './tables.ts'
import {
  CRITICALS,
  type Critical,
  MAJOR_D20,
  MAJOR_D100,
  MERCHANT_D20,
  MERCHANT_D100,
  MINOR_D20,
  MINOR_D100,
  SMALL_D20,
  TORPEDO_D20,
  TORPEDO_D100,
} from './tables-criticals.ts'

describe('every table', () => {
  const all: readonly (readonly [string, Table<unknown>])[] = [...TABLES, ...CRITICALS].map(table => [
    table.title,
    table,
  ])
  test.each(all)('%s: each total stands in exactly one row', (_title, table) => {
    for (let total = table.each; total <= table.each * table.sides; total++) {
      expect(table.rows.filter(([from, to]) => from <= total && total <= to)).toHaveLength(1)
    }
    expect(table.meaning(0).weights.reduce((sum, weight) => sum + weight, 0)).toBe(table.sides ** table.each)
  })
})

/** A column as it is printed: one text for each face. */
const column = (table: Table<Critical>): string[] =>
  Array.from({ length: table.sides }, (_, i) => table.at(i + 1)).map(({ kind, star }) => (star ? `${kind}*` : kind))
const share = (table: Table<Critical>, kind: RegExp): number =>
  (100 * column(table).filter(text => kind.test(text)).length) / table.sides

describe('T10 to T47', () => {
  test('FGDN-8.1.2-type T10 major combatant, face by face', () => {
    const times = (count: number, text: string): string[] => new Array<string>(count).fill(text)
    expect(column(MAJOR_D20)).toEqual([
      ...times(3, 'Main Battery*'),
      ...times(2, 'Casemate*'),
      ...times(4, 'Other Weapon*'),
      ...times(2, 'Engineering*'),
      ...times(3, 'Flooding*'),
      ...times(3, 'Fire*'),
      'Sensor/Comms',
      'Bridge*',
      'Rudder*',
    ])
  })
  test.each([
    ['Flooding', [15, 15, 15, 30, 15, 15, 15, 35]],
    ['Fire', [15, 15, 15, 15, 15, 15, 15, 15]],
    ['Engineering|Boiler', [10, 10, 10, 25, 20, 20, 15, 25]],
    ['Rudder', [5, 5, 5, 10, 3, 3, 3, 3]],
    ['Bridge', [5, 5, 5, 0, 3, 3, 3, 0]],
    ['Cargo', [0, 0, 35, 0, 0, 0, 35, 0]],
    ['Sensor|Comm', [5, 5, 5, 0, 4, 4, 4, 2]],
    ['Other|Weapon', [20, 30, 10, 20, 10, 25, 10, 20]],
    ['Main', [15, 15, 0, 0, 15, 15, 0, 0]],
    ['Casemate', [10, 0, 0, 0, 15, 0, 0, 0]],
  ])('FGDN-D100-type T49 share of %s', (kind, shares) => {
    const columns = [
      MAJOR_D20,
      MINOR_D20,
      MERCHANT_D20,
      TORPEDO_D20,
      MAJOR_D100,
      MINOR_D100,
      MERCHANT_D100,
      TORPEDO_D100,
    ]
    expect(columns.map(table => share(table, new RegExp(`^(${kind})`)))).toEqual(shares)
  })
  test('FGDN-R80 FGDN-R75 stars by table: none for merchants, torpedoes and small craft', () => {
    for (const table of [MERCHANT_D20, TORPEDO_D20, SMALL_D20, MERCHANT_D100, TORPEDO_D100])
      expect(share(table, /\*$/)).toBe(0)
    expect(column(MINOR_D20).slice(3, 9)).toEqual(new Array(6).fill('Other Weapon'))
  })
})

describe('other tables', () => {
  test('FGDN-8.1.2-count T13 row by row', () => {
    expect(RATIO.map(table => [1, 2, 3, 4, 5, 6].map(face => table.at(face)))).toEqual([
      [0, 0, 0, 0, 0, 1],
      [0, 0, 0, 0, 1, 2],
      [0, 0, 0, 1, 2, 3],
      [0, 0, 1, 2, 3, 4],
      [0, 1, 2, 3, 4, 5],
      [1, 2, 3, 4, 5, 6],
      [2, 3, 4, 5, 6, 7],
      [3, 4, 5, 6, 7, 8],
      [4, 5, 6, 7, 8, 9],
      [5, 6, 7, 8, 9, 10],
      [6, 7, 8, 9, 10, 11],
    ])
  })
  test('FGDN-8.2-control-apply T23 column by column', () => {
    const cells = (level: number, modifier = 0): number[] =>
      Array.from({ length: 10 }, (_, i) => reduction(level, modifier).at(i + 1))
    expect(cells(0)).toEqual([-2, -2, -2, -1, -1, -1, 0, 0, 1, 1])
    expect(cells(1)).toEqual([-2, -2, -1, -1, -1, 0, 0, 1, 1, 1])
    expect(cells(2)).toEqual([-2, -1, -1, -1, 0, 0, 1, 1, 1, 2])
    expect(cells(3)).toEqual([-1, -1, -1, 0, 0, 1, 1, 1, 2, 2])
    // FGDN-8.2-natural10, FGDN-R49: below 1 is 1, above 10 is 10, a 10 stays 10
    expect(cells(2, -1)).toEqual([-2, -2, -1, -1, -1, 0, 0, 1, 1, 2])
    expect(cells(2, 2)).toEqual([-1, -1, 0, 0, 1, 1, 1, 2, 2, 2])
  })
  test('FGDN-8.3-bridge FGDN-R3 D6/2 up and down', () => {
    expect([1, 2, 3, 4, 5, 6].map(face => HALF_UP.at(face))).toEqual([1, 1, 2, 2, 3, 3])
    expect([1, 2, 3, 4, 5, 6].map(face => HALF_DOWN.at(face))).toEqual([0, 1, 1, 2, 2, 3])
  })
  test('FGDN-8.3-comms T28', () => {
    expect([1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map(face => COMMS.at(face))).toEqual([0, 0, 1, 1, 2, 2, 3, 3, 4, 5])
  })
})
