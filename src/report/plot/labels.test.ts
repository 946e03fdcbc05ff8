import { describe, expect, test } from 'vitest'
import { stepOf } from './frame.ts'
import { around, Crowd, crosses, nearest } from './labels.ts'

const PAGE = { x: 0, y: 0, width: 400, height: 400 }

describe('a line and a box', () => {
  const box = { x: 10, y: 10, width: 20, height: 10 }
  test.each([
    ['through it', 0, 15, 40, 15, true],
    ['from inside', 15, 15, 100, 100, true],
    ['across its corner', 0, 30, 20, 0, true],
    ['just past its corner', 0, 24, 14, 0, false],
    ['above', 0, 5, 40, 5, false],
    ['ending before it', 0, 15, 9, 15, false],
    ['slanting past it', 0, 30, 60, 0, true],
    ['slanting by it', 0, 60, 60, 0, false],
    ['a point in it', 15, 15, 15, 15, true],
  ])('%s', (_how, x1, y1, x2, y2, meets) => {
    expect(crosses(box, { x: x1, y: y1 }, { x: x2, y: y2 })).toBe(meets)
  })

  test('nearest point', () => {
    expect(nearest(box, { x: 0, y: 15 })).toEqual({ x: 10, y: 15 })
    expect(nearest(box, { x: 40, y: 40 })).toEqual({ x: 30, y: 20 })
  })
})

describe('labels', () => {
  test('stand beside their point, off lines, on the page', () => {
    const crowd = new Crowd(PAGE)
    crowd.addLine({ x: 200, y: 200 }, { x: 400, y: 200 })
    const { box, cost } = crowd.place(around({ x: 200, y: 200 }, 60, 14))
    expect(cost).toBe(12)
    expect(crosses(box, { x: 200, y: 200 }, { x: 400, y: 200 })).toBe(false)
    const corner = crowd.place(around({ x: 399, y: 399 }, 60, 14))
    expect(corner.box.x + 60).toBeLessThanOrEqual(400)
    expect(corner.box.y + 14).toBeLessThanOrEqual(400)
  })

  test('make room for each other', () => {
    const crowd = new Crowd(PAGE)
    const boxes = Array.from({ length: 20 }, () => crowd.place(around({ x: 200, y: 200 }, 60, 14)).box)
    boxes.forEach((box, i) => {
      for (const other of boxes.slice(i + 1)) {
        const apart = box.x >= other.x + 60 || other.x >= box.x + 60 || box.y >= other.y + 14 || other.y >= box.y + 14
        expect(apart).toBe(true)
      }
    })
  })
})

test.each([
  [10, 70, 10],
  [100, 70, 1],
  [3, 70, 50],
  [160, 70, 0.5],
  [0.001, 70, 100_000],
])('at %d pixels to the measure, %d pixels are a step of %d', (scale, pixels, step) => {
  expect(stepOf(scale, pixels)).toBeCloseTo(step)
})
