import { describe, expect, test } from 'vitest'
import { shownBars } from './shown-bars.ts'

const labels = (chances: readonly number[]): string[] => shownBars(chances).map(({ label }) => label)

describe('bars', () => {
  test('stand for what can happen, and the first always', () => {
    expect(labels([1, 0, 0])).toEqual(['0', '1'])
    expect(labels([0.6, 0.3, 0.0999, 0, 0, 0.0001, 0, 0.0005])).toEqual(['0', '1', '2', '7'])
  })
  test('of many the last are one, and nothing is lost', () => {
    const bars = shownBars(Array.from({ length: 20 }, () => 0.05))
    expect(bars.map(({ label }) => label).slice(-2)).toEqual(['5', '6+'])
    expect(bars.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1)
  })
})
