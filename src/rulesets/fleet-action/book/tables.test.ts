import { describe, expect, test } from 'vitest'
import { first, second } from '#kernel/table/index.ts'
import { CARD, GROUPS, sheetOf } from '../02-data-sheet/ship.ts'
import { ship } from '../whole/bench.fixture.ts'
import {
  AT_BOW,
  AT_MIDSHIPS,
  AT_STERN,
  BOW,
  COLUMN,
  DIRECTED,
  LOCAL,
  low,
  MIDSHIPS,
  magazine,
  type Row,
  STERN,
  STRUCTURAL,
  spreads,
  TABLES,
  TO_PORT,
  TOPS,
  TORPEDO,
  WEAPONS_OR_CARGO,
} from './tables.ts'

/** The checklist's key: one letter a face. */
const LETTERS: Record<string, Row> = {
  b: 'bulkheads',
  1: 'engine room',
  2: 'engine room and more',
  3: 'engine room and most',
  s: 'steering',
  h: 'helm',
  c: 'command',
  w: 'crew',
  p: 'power',
  z: 'weapons',
}
const rows = (key: string): Row[] => [...key].map(letter => LETTERS[letter]!)
const faces = (sides: number): number[] => Array.from({ length: sides }, (_, i) => i + 1)

describe('tables', () => {
  test('FA-R69 the underwater columns are the checklist’s key, face by face', () => {
    expect(faces(20).map(face => BOW.at(face))).toEqual(rows('bbbbbbbbb11123shcwpz'))
    expect(faces(20).map(face => MIDSHIPS.at(face))).toEqual(rows('bbbbb111223ssshcwppz'))
    expect(faces(20).map(face => STERN.at(face))).toEqual(rows('bbb1223333ssssshcwpz'))
  })
  test('the structural table, face by face', () => {
    expect(faces(20).map(face => STRUCTURAL.at(face))).toEqual([
      'hull',
      'hull',
      'tops',
      'crew',
      'fire control',
      'command',
      'engine room',
      'engine room',
      'engine room',
      'steering',
      'helm',
      'sensors',
      'fire',
      ...new Array(7).fill('weapons'),
    ])
  })
  test('the small tables, face by face', () => {
    expect(faces(10).map(face => TOPS.at(face))).toEqual([
      ...new Array(5).fill('optics'),
      ...new Array(5).fill('masts'),
    ])
    expect(faces(10).map(face => WEAPONS_OR_CARGO.at(face))).toEqual([
      ...new Array(5).fill('weapons'),
      ...new Array(5).fill('cargo'),
    ])
    expect(faces(10).map(face => COLUMN.at(face))).toEqual([
      ...new Array(2).fill(AT_BOW),
      ...new Array(6).fill(AT_MIDSHIPS),
      ...new Array(2).fill(AT_STERN),
    ])
    expect(faces(20).filter(face => TO_PORT.weight[face] === 1)).toEqual(faces(10))
  })
  test('the numbers to hit by band', () => {
    expect([DIRECTED.slice(1), LOCAL.slice(1), TORPEDO.slice(1)]).toEqual([
      [6, 9, 12, 15, 18],
      [8, 12, 16, 20, 24],
      [14, 17, 19, 20, 21],
    ])
  })
  test('each face is in one row, and grouped weights equal those counted face by face', () => {
    for (const table of TABLES) {
      const { weights, outcomeAt } = table.meaning(0)
      const counted = new Array<number>(weights.length).fill(0)
      for (const face of faces(table.sides)) {
        expect(table.rows.filter(([from, to]) => from <= face && face <= to)).toHaveLength(1)
        counted[outcomeAt[face]!]!++
      }
      expect(weights).toEqual(counted)
    }
  })
  test('marks: CV tests, fires and magazines, face by face', () => {
    for (let cv = 0; cv <= 20; cv++) expect(faces(20).filter(face => low(cv).weight[face] === 1)).toEqual(faces(cv))
    for (let n = 0; n <= 5; n++) expect(faces(10).filter(face => spreads(n).weight[face] === 1)).toEqual(faces(n))
    for (let cv = 1; cv <= 19; cv++) {
      const marks = magazine(2, cv)
      const says = faces(20).map(face => first(marks.weight[face]!) + 2 * second(marks.weight[face]!))
      expect(says).toEqual(faces(20).map(face => (face <= 2 ? 1 : face <= cv ? 2 : 0)))
    }
  })
  test('a weapon key names each face once', () => {
    const { key } = sheetOf(ship())
    expect(faces(10).map(face => GROUPS.indexOf(key.at(face)))).toEqual([0, 0, 0, 0, 0, 1, 1, 1, 2, 2])
    const bad = (weaponKey: Record<string, string>) => () => CARD.read({ ...ship(), weaponKey })
    expect(bad({ '1-5': 'MAIN' })).toThrow('each face')
    expect(bad({ '1-6': 'MAIN', '6-10': 'OTHER' })).toThrow('each face')
    expect(bad({ '1-11': 'MAIN' })).toThrow('weaponKey')
    expect(bad({ '1-10': 'GUNS' })).toThrow('weaponKey')
  })
})
