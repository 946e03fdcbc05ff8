import type { Chart, Point } from '#kernel/ruleset/index.ts'

export type { Point }
export interface Size {
  readonly width: number
  readonly height: number
}
/** Where the chart is looked at: the point in the middle, and pixels to one measure. */
export interface Camera extends Point {
  readonly scale: number
}

/** Pixels to a nautical mile. */
const LEAST_SCALE = 4
const MOST_SCALE = 400
/** Of the largest that a fit may be, so much is the smallest. */
const LEAST_FIT = 1 / 21

export const toX = ({ east, scale }: Camera, { width }: Size, at: number): number => width / 2 + (at - east) * scale
export const toY = ({ north, scale }: Camera, { height }: Size, at: number): number => height / 2 - (at - north) * scale

export const pointAt = (camera: Camera, { width, height }: Size, x: number, y: number): Point => ({
  east: camera.east + (x - width / 2) / camera.scale,
  north: camera.north - (y - height / 2) / camera.scale,
})

export const panned = (camera: Camera, dx: number, dy: number): Camera => ({
  ...camera,
  east: camera.east - dx / camera.scale,
  north: camera.north + dy / camera.scale,
})

/** Larger or smaller, the point under the hand staying where it is; a mile is so many of the measure. */
export function zoomed(
  camera: Camera,
  size: Size,
  by: number,
  x = size.width / 2,
  y = size.height / 2,
  mile = 1,
): Camera {
  const scale = Math.min(MOST_SCALE / mile, Math.max(LEAST_SCALE / mile, camera.scale * by))
  const { east, north } = pointAt(camera, size, x, y)
  return { scale, east: east - (x - size.width / 2) / scale, north: north + (y - size.height / 2) / scale }
}

/** All these points in sight, with room round them, and no larger than `most`. */
export function fitted(points: readonly Point[], size: Size, margin: number, most: number): Camera {
  if (points.length === 0) return { east: 0, north: 0, scale: most }
  const easts = points.map(({ east }) => east)
  const norths = points.map(({ north }) => north)
  const [west, east, south, north] = [Math.min(...easts), Math.max(...easts), Math.min(...norths), Math.max(...norths)]
  const across = Math.max(60, size.width - 2 * margin) / Math.max(0.5, east - west)
  const down = Math.max(60, size.height - 2 * margin) / Math.max(0.5, north - south)
  const scale = Math.min(most, Math.max(most * LEAST_FIT, Math.min(across, down)))
  return { east: (west + east) / 2, north: (south + north) / 2, scale }
}

/** Those that lie together: whoever is far off everybody else's middle has an arrow at the edge instead. */
export function together(points: readonly Point[], far: number): readonly Point[] {
  if (points.length < 3) return points
  const middle = (values: number[]): number => values.sort((a, b) => a - b)[Math.floor(values.length / 2)]!
  const east = middle(points.map(point => point.east))
  const north = middle(points.map(point => point.north))
  const near = points.filter(point => Math.hypot(point.east - east, point.north - north) <= far)
  return near.length < 2 ? points : near
}

/** How far rings reach on a chart, each by its four points. */
export const ringsOf = ({ reaches = [] }: Pick<Chart, 'reaches'>): Point[] =>
  reaches.flatMap(({ east, north, far }) => [
    { east: east - far, north },
    { east: east + far, north },
    { east, north: north - far },
    { east, north: north + far },
  ])
