import { describe, expect, test } from 'vitest'
import { angleOff, pivot, reciprocal, relative, wrap } from './heading.ts'

describe('heading', () => {
  test.each([
    [0, 0],
    [3600, 0],
    [-3600, 0],
    [-1, 3599],
    [7205, 5],
  ])('%i tenths wrap to %i', (tenths, wrapped) => expect(wrap(tenths)).toBe(wrapped))

  test('starboard is positive', () => {
    expect(pivot(3500, 200)).toBe(100)
    expect(pivot(100, -200)).toBe(3500)
  })

  test('a bearing seen over the bow', () => {
    expect(relative(900, 0)).toBe(900)
    expect(relative(100, 3500)).toBe(200)
    expect(relative(3500, 100)).toBe(3400)
  })

  test('the other way', () => {
    expect(reciprocal(0)).toBe(1800)
    expect(reciprocal(2700)).toBe(900)
  })

  test('the lesser angle, whichever side', () => {
    expect(angleOff(100, 3500)).toBe(200)
    expect(angleOff(3500, 100)).toBe(200)
    expect(angleOff(0, 1800)).toBe(1800)
  })
})
