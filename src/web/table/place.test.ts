import { expect, test } from 'vitest'
import { placeAfter } from './place.ts'

const plan = { zone: { west: 0, east: 3, south: 0, north: 18 } } as Parameters<typeof placeAfter>[0]

test('a ship is placed by keys: in the middle of her waters first, then step by step, never beyond them', () => {
  const first = placeAfter(plan, null, { east: 0, north: 1 }, 900)
  expect(first).toEqual({ east: 1.5, north: 9, heading: 900 })
  expect(placeAfter(plan, first, { east: 0, north: 1 }, 0)).toEqual({ east: 1.5, north: 9.5, heading: 900 })
  expect(placeAfter(plan, { ...first, east: 2.8 }, { east: 1, north: 0 }, 0).east).toBe(3)
})
