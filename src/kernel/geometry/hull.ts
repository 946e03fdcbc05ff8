import { EAST, NORTH, nearestWhole } from './compass.ts'
import { type Tenths, wrap } from './heading.ts'
import type { Hull, Place } from './place.ts'

// Sides are laid out in whole 64ths of a length, finer than any place. Up to 100,000 lengths of hull, and places within
// REACH of each other, every product below stays under 2^53: the greatest is 2√2 · REACH · √2 · REACH · 64.
const FINE = 64

const cross = (a: Place, b: Place): number => Math.abs(a.x * b.y - a.y * b.x)

const side = (length: number, heading: Tenths): Place => ({
  x: nearestWhole(length * FINE * EAST[heading]!),
  y: nearestWhole(length * FINE * NORTH[heading]!),
})

const keel = (hull: Hull): Place => side(hull.length, hull.heading)
const beam = (hull: Hull): Place => side(hull.width, wrap(hull.heading + 900))

/**
 * Two boxes overlap unless some side of either has them apart as seen along it. `offset` is twice the way from centre to
 * centre, the other three are the remaining sides of the two boxes. Strict: touching is apart.
 */
const overlapAlong = (edge: Place, offset: Place, a: Place, b: Place, c: Place): boolean =>
  FINE * cross(offset, edge) < cross(a, edge) + cross(b, edge) + cross(c, edge)

const NONE: Place = { x: 0, y: 0 }

/** Whether the line of fire runs through a hull; grazing a corner or running along a side does not count. */
export const lineCrosses = (from: Place, to: Place, hull: Hull): boolean => {
  const offset = { x: from.x + to.x - 2 * hull.x, y: from.y + to.y - 2 * hull.y }
  const line = { x: FINE * (to.x - from.x), y: FINE * (to.y - from.y) }
  // So far off, the line misses whatever her heading: this spares nearly every ship at sea the rest.
  if (cross(offset, line) >= (hull.length + hull.width) * (Math.abs(line.x) + Math.abs(line.y))) return false
  const long = keel(hull)
  const broad = beam(hull)
  return (
    overlapAlong(line, offset, long, broad, NONE) &&
    overlapAlong(long, offset, line, broad, NONE) &&
    overlapAlong(broad, offset, line, long, NONE)
  )
}

/** Whether two hulls share water; lying alongside does not count. */
export const hullsOverlap = (one: Hull, other: Hull): boolean => {
  const offset = { x: 2 * (other.x - one.x), y: 2 * (other.y - one.y) }
  const a = keel(one)
  const b = beam(one)
  const c = keel(other)
  const d = beam(other)
  return (
    overlapAlong(a, offset, b, c, d) &&
    overlapAlong(b, offset, a, c, d) &&
    overlapAlong(c, offset, a, b, d) &&
    overlapAlong(d, offset, a, b, c)
  )
}

/**
 * Whether two hulls lie no farther apart than this at their nearest points. Ends are taken as round: the gap is that between the
 * keels, less half of either beam.
 */
export const hullsWithin = (one: Hull, other: Hull, apart: number): boolean => {
  const [a, b] = keelEnds(one)
  const [c, d] = keelEnds(other)
  const reach = FINE * apart + (FINE * (one.width + other.width)) / 2
  return (
    doCross(a, b, c, d) ||
    nearLine(a, c, d, reach) ||
    nearLine(b, c, d, reach) ||
    nearLine(c, a, b, reach) ||
    nearLine(d, a, b, reach)
  )
}

/** Bow and stern of the keel, in 64ths; ships are as round across their ends as they are broad. */
function keelEnds(hull: Hull): readonly [Place, Place] {
  const half = side(Math.max(0, hull.length - hull.width) / 2, hull.heading)
  const x = FINE * hull.x
  const y = FINE * hull.y
  return [
    { x: x + half.x, y: y + half.y },
    { x: x - half.x, y: y - half.y },
  ]
}

const turnOf = (a: Place, b: Place, c: Place): number => (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)
const doCross = (a: Place, b: Place, c: Place, d: Place): boolean =>
  turnOf(a, b, c) * turnOf(a, b, d) < 0 && turnOf(c, d, a) * turnOf(c, d, b) < 0

/** Whether a point lies within reach of a line between two others. */
function nearLine(point: Place, from: Place, to: Place, reach: number): boolean {
  const along = { x: to.x - from.x, y: to.y - from.y }
  const off = { x: point.x - from.x, y: point.y - from.y }
  const length = along.x * along.x + along.y * along.y
  const at = length === 0 ? 0 : Math.min(1, Math.max(0, (off.x * along.x + off.y * along.y) / length))
  const east = off.x - at * along.x
  const north = off.y - at * along.y
  return east * east + north * north <= reach * reach
}

/** Whether two lines cross each other; touching is not crossing. */
export const linesCross = doCross
