import { describe, expect, test } from 'vitest'
import { shareOf } from '#kernel/odds/index.ts'
import { shareText } from './output.ts'

describe('a share as people read it', () => {
  test.each([
    [97, 100, '97.0 % (91.5 to 99.0)'],
    [10, 10, '100.0 % (72.2 to 100.0)'],
    [0, 10, '0.0 % (0.0 to 27.8)'],
    [5, 10, '50.0 % (23.7 to 76.3)'],
    // what many battles tell more closely is shown more closely: 1.96² ÷ (2000 + 1.96²) is 0.19 %
    [0, 2000, '0.00 % (0.00 to 0.19)'],
    [1_000_000, 1_000_000, '100.00000 % (99.99962 to 100.00000)'],
    [0, 0, '0.0 % (0.0 to 100.0)'],
  ])('%i of %i: %s', (count, tried, text) => {
    expect(shareText(shareOf(count, tried))).toBe(text)
  })

  test('never looks like all or none when it is neither', () => {
    for (const tried of [7, 100, 12_345, 1e6, 1e9, 1e12]) {
      expect(shareText(shareOf(1, tried))).not.toMatch(/^0\.0+ /)
      expect(shareText(shareOf(tried - 1, tried))).not.toMatch(/^100/)
    }
  })
})
