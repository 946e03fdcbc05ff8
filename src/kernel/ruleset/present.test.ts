import { expect, test } from 'vitest'
import { distanceText } from './present.ts'

test.each([
  [{ measure: 'nm', times: 1 }, 4, '4.0 nm'],
  [{ measure: 'nm', times: 1 }, 12.26, '12.3 nm'],
  [{ measure: 'yd', times: 100 }, 85.9, '8,590 yd'],
  [{ measure: 'yd', times: 100 }, 5, '500 yd'],
  [{ measure: 'yd', times: 100 }, 12_345.678, '1,234,568 yd'],
])('distances are told in what the book measures: %o, %d is %s', (chart, far, text) => {
  expect(distanceText(chart, far)).toBe(text)
})
