import { describe, expect, test } from 'vitest'
import { levelAt, rowsOfBoxes } from './track.ts'

describe('24 boxes in three rows of 8', () => {
  const track = rowsOfBoxes([8, 8, 8])

  test('begin a level with each row', () => {
    expect(track).toEqual({ size: 24, levels: [0, 8, 16, 24] })
  })

  test.each([
    [0, 0],
    [7, 0],
    [8, 1],
    [15, 1],
    [16, 2],
    [23, 2],
    [24, 3],
    [30, 3],
  ])('%i lost is level %i', (lost, level) => {
    expect(levelAt(track, lost)).toBe(level)
  })
})

test('rows of different length', () => {
  const track = rowsOfBoxes([5, 1, 4])
  expect(track).toEqual({ size: 10, levels: [0, 5, 6, 10] })
  expect([4, 5, 6, 9, 10].map(lost => levelAt(track, lost))).toEqual([0, 1, 2, 2, 3])
})
