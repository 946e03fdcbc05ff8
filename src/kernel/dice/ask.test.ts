import { expect, test } from 'vitest'
import type { Cite } from '#kernel/book/index.ts'
import { atLeast, meaningOfFace, meaningOfSum, percent, Table } from '#kernel/table/index.ts'
import { wordsOf } from './ask.ts'

const location = new Table('location', 1, 6, [
  [1, 4, 'hull'],
  [5, 6, 'gun'],
])
const critical = new Table(
  'criticals',
  2,
  10,
  [
    [2, 11, 'smoke'],
    [12, 20, 'fire'],
  ],
  'ends',
)

test.each([
  [6, atLeast(10, 5).meaning, 'six d10, 5 or more'],
  [1, atLeast(6, 4).meaning, 'one d6, 4 or more'],
  [12, atLeast(6, 4).meaning, 'twelve d6, 4 or more'],
  [13, atLeast(6, 4).meaning, '13 d6, 4 or more'],
  [1, percent(37).meaning, 'one d100, 37 or less'],
  [1, meaningOfFace(20), 'one d20'],
  [2, meaningOfSum(2, 6), '2d6, added up'],
  [1, location.meaning(0), 'one d6, location'],
  [3, location.meaning(0), 'three d6, location'],
  [2, critical.meaning(0), '2d10, criticals'],
  [2, critical.meaning(3), '2d10, criticals, +3'],
  [2, critical.meaning(-1), '2d10, criticals, −1'],
  [6, critical.meaning(0), 'three times 2d10, criticals'],
])('%i dice in words for a hand that must throw', (dice, meaning, words) => {
  expect(wordsOf({ dice, meaning, why: 0 as Cite })).toBe(words)
})
