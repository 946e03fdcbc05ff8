import { describe, expect, test } from 'vitest'
import { toX, toY } from './camera.ts'
import { isClear, laidOut } from './layout.ts'

const size = { width: 664, height: 560 }
const tools = { x: 580, y: 20, width: 84, height: 200 }
const log = { x: 20, y: 490, width: 624, height: 70 }
const lines = [14, 20].flatMap(east => [46, 47, 48, 49].map(north => ({ east, north })))

describe('laying out', () => {
  test('shows every point, none under a slip', () => {
    const camera = laidOut(lines, size, 83, 84, [tools, log])
    for (const point of lines) expect(isClear(camera, size, point, 20, [tools, log])).toBe(true)
  })
  test('with nothing in the way puts them in the middle', () => {
    const camera = laidOut(lines, size, 83, 84, [])
    expect([toX(camera, size, 17), toY(camera, size, 47.5)]).toEqual([332, 280])
  })
  test('still shows them where there is no way out', () => {
    const camera = laidOut(lines, size, 83, 84, [{ x: 0, y: 0, width: 664, height: 560 }])
    expect(toX(camera, size, 17)).toBe(332)
  })
})
