import { expect, test } from 'vitest'
import { atLeast, Marks, meaningOfSum, percent } from '#kernel/table/index.ts'
import { facesOf } from './entries.ts'

test.each([
  ['at a number or over', atLeast(10, 8).meaning, [7, 8, 10], ['failed', 'scored', 'scored']],
  ['at a number or under', percent(30).meaning, [30, 31], ['scored', 'failed']],
  [
    'a natural ten',
    new Marks(10, 'a natural 10', face => (face === 10 ? 1 : 0)).meaning,
    [9, 10],
    ['failed', 'scored'],
  ],
  ['added up', meaningOfSum(2, 6), [6, 1], ['read', 'read']],
] as const)('which dice scored: %s', (_, meaning, faces, as) => {
  expect(facesOf(meaning, faces).map(face => face.as)).toEqual(as)
})
