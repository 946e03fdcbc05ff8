import { expect, test } from 'vitest'
import { fitted, panned, pointAt, together, toX, toY, zoomed } from './camera.ts'

const SIZE = { width: 800, height: 600 }
const CAMERA = { east: 10, north: 20, scale: 50 }

test('a point of the chart is found again on the screen', () => {
  const { east, north } = pointAt(CAMERA, SIZE, 123, 456)
  expect([toX(CAMERA, SIZE, east), toY(CAMERA, SIZE, north)]).toEqual([expect.closeTo(123), expect.closeTo(456)])
})

test('zooming leaves the point under the hand where it is', () => {
  const near = zoomed(CAMERA, SIZE, 1.7, 600, 100)
  const before = pointAt(CAMERA, SIZE, 600, 100)
  expect(toX(near, SIZE, before.east)).toBeCloseTo(600)
  expect(toY(near, SIZE, before.north)).toBeCloseTo(100)
})

test('panning moves the chart with the hand', () => {
  expect(toX(panned(CAMERA, 30, 0), SIZE, 10)).toBeCloseTo(430)
})

test('all points are in sight once they are fitted', () => {
  const points = [
    { east: 0, north: 0 },
    { east: 30, north: 5 },
  ]
  const camera = fitted(points, SIZE, 40, 80)
  for (const { east } of points) expect(Math.abs(toX(camera, SIZE, east) - 400)).toBeLessThanOrEqual(360.001)
})

test('whoever is far off does not make all others small', () => {
  const points = [0, 1, 2, 3, 40].map(east => ({ east, north: 0 }))
  expect(together(points, 11)).toHaveLength(4)
})
