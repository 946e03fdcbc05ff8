import { expect, test } from 'vitest'
import { type Box, placed, type Wish } from './labels.ts'

const WITHIN = { x: 0, y: 0, width: 400, height: 300 }
const wish = (id: number, x: number, y: number, must = false): Wish => ({
  id,
  x,
  y,
  width: 60,
  height: 20,
  off: 10,
  must,
})
const isOver = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height

test('a name stands to the right, or to the left where the sheet ends', () => {
  expect(placed([wish(0, 100, 100)], [], WITHIN)).toMatchObject([{ x: 110, end: false }])
  expect(placed([wish(0, 380, 100)], [], WITHIN)).toMatchObject([{ x: 310, end: true }])
})

test('no name lies on another, nor on what is taken', () => {
  const wishes = Array.from({ length: 12 }, (_, i) => wish(i, 200, 100 + i * 9))
  const taken = [{ x: 210, y: 90, width: 60, height: 20 }]
  const written = placed(wishes, taken, WITHIN)
  for (const one of written) {
    expect(taken.some(box => isOver(one, box))).toBe(false)
    expect(written.some(other => other !== one && isOver(one, other))).toBe(false)
  }
})

test('what finds no room is left out, unless it must be there', () => {
  const taken = [WITHIN]
  expect(placed([wish(0, 200, 100)], taken, WITHIN)).toEqual([])
  expect(placed([wish(0, 200, 100, true)], taken, WITHIN)).toHaveLength(1)
})
