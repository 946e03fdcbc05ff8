import { expect, test } from 'vitest'
import { hullRound } from './round.ts'

test('the least outline round all points leaves those inside out, whatever their order', () => {
  const square = [
    { x: 0, y: 0 },
    { x: 10, y: 0 },
    { x: 10, y: 10 },
    { x: 0, y: 10 },
  ]
  const inside = [
    { x: 5, y: 5 },
    { x: 5, y: 0 },
    { x: 1, y: 9 },
  ]
  expect(hullRound([...inside, ...square])).toEqual(square)
  expect(hullRound([...square].reverse())).toEqual(square)
})

test('ships in one line, a ship alone, and none at all', () => {
  const line = [0, 4, 9].map(x => ({ x, y: x }))
  expect(hullRound(line)).toEqual([
    { x: 0, y: 0 },
    { x: 9, y: 9 },
  ])
  expect(hullRound([{ x: 3, y: 3 }])).toEqual([{ x: 3, y: 3 }])
  expect(hullRound([])).toEqual([])
})
