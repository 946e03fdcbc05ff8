import { type Camera, fitted, type Point, type Size, toX, toY } from './camera.ts'
import type { Box } from './labels.ts'

/** Pixels that a ship keeps from a slip. */
const OFF = 26

export function isClear(camera: Camera, size: Size, point: Point, margin: number, slips: readonly Box[]): boolean {
  const x = toX(camera, size, point.east)
  const y = toY(camera, size, point.north)
  if (x < margin || y < margin || x > size.width - margin || y > size.height - margin) return false
  return !slips.some(
    slip => x > slip.x - OFF && x < slip.x + slip.width + OFF && y > slip.y - OFF && y < slip.y + slip.height + OFF,
  )
}

/**
 * The camera that shows all these points largest without one under a slip: the whole sheet is tried, and every part of it that
 * is left when a side is cut away as far as some slip reaches.
 */
export function laidOut(
  points: readonly Point[],
  size: Size,
  margin: number,
  most: number,
  slips: readonly Box[],
): Camera {
  const inner = margin / 2
  const lefts = [0, ...slips.filter(({ x }) => x < size.width / 3).map(({ x, width }) => x + width)]
  const rights = [size.width, ...slips.filter(({ x }) => x > size.width / 3).map(({ x }) => x)]
  const bottoms = [size.height, ...slips.filter(({ y }) => y > size.height / 3).map(({ y }) => y)]
  const tops = [0, ...slips.filter(({ y, height }) => y + height < size.height / 2).map(({ y, height }) => y + height)]
  let best: Camera | null = null
  for (const left of lefts)
    for (const right of rights)
      for (const top of tops)
        for (const bottom of bottoms) {
          if (right - left < size.width / 4 || bottom - top < size.height / 4) continue
          const part = { x: left, y: top, width: right - left, height: bottom - top }
          const whole = part.width === size.width && part.height === size.height
          const camera = within(points, size, part, whole ? margin : margin * 0.65, most)
          if (best !== null && camera.scale <= best.scale * 1.02) continue
          if (points.every(point => isClear(camera, size, point, inner, slips))) best = camera
        }
  return best ?? fitted(points, size, margin, most)
}

/** All points in one part of the sheet. */
function within(points: readonly Point[], size: Size, part: Box, margin: number, most: number): Camera {
  const camera = fitted(points, part, margin, most)
  return {
    ...camera,
    east: camera.east - (part.x + part.width / 2 - size.width / 2) / camera.scale,
    north: camera.north + (part.y + part.height / 2 - size.height / 2) / camera.scale,
  }
}
