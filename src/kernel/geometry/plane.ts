import { type ArcMask, arcsMeeting, type Sector } from './arcs.ts'
import { EAST, lineReached, NORTH, nearerLine, nearestWhole } from './compass.ts'
import { CIRCLE, type Tenths, wrap } from './heading.ts'
import type { Place, Station } from './place.ts'

export const distanceSquared = (a: Place, b: Place): number => {
  const dx = b.x - a.x
  const dy = b.y - a.y
  return dx * dx + dy * dy
}

/** At or under a range, without a root: a hair over is over. */
export const within = (a: Place, b: Place, range: number): boolean =>
  range >= 0 && distanceSquared(a, b) <= range * range

/** To the nearest whole length, for eyes. Rules ask `within`. */
export const distance = (a: Place, b: Place): number => Math.round(Math.sqrt(distanceSquared(a, b)))

export const advance = (from: Place, heading: Tenths, length: number): Place => ({
  x: from.x + nearestWhole(length * EAST[heading]!),
  y: from.y + nearestWhole(length * NORTH[heading]!),
})

const reached = (dx: number, dy: number): Tenths => {
  if (dy > 0 && dx >= 0) return lineReached(900, dy, dx)
  if (dx > 0) return 900 + lineReached(900, dx, -dy)
  if (dy < 0) return 1800 + lineReached(900, -dy, -dx)
  return dx < 0 ? 2700 + lineReached(900, -dx, dy) : 0
}

const past = (line: Tenths, dx: number, dy: number): number => dx * NORTH[line]! - dy * EAST[line]!

/** Bearing of one place from another, to the nearest tenth; north if they are the same place. */
export const bearing = (from: Place, to: Place): Tenths => {
  const dx = to.x - from.x
  const dy = to.y - from.y
  const line = reached(dx, dy)
  return nearerLine(line, past(line, dx, dy), -past(wrap(line + 1), dx, dy))
}

/**
 * On the line: the line passes through the unit square round the target, i.e. through some point that rounds to it. With
 * whole numbers nothing finer can be meant; a fixed angle would lose ships that advanced along the line and were rounded.
 */
const onLine = (line: Tenths, dx: number, dy: number): boolean =>
  2 * Math.abs(past(line, dx, dy)) <= Math.abs(EAST[line]!) + Math.abs(NORTH[line]!)

/** The sectors that hold the target as seen from a ship; both neighbours if it is on their line. */
export const arcsHolding = (from: Station, to: Place, sectors: readonly Sector[]): ArcMask => {
  const dx = to.x - from.x
  const dy = to.y - from.y
  if (dx === 0 && dy === 0) return arcsMeeting(from.heading, 0, CIRCLE, sectors)
  const line = reached(dx, dy)
  let last = line
  while (onLine(wrap(last + 1), dx, dy)) last++
  let first = line + 1
  while (onLine(wrap(first - 1), dx, dy)) first--
  return arcsMeeting(from.heading, wrap(last), last - first, sectors)
}
