import { type ArcMask, arcsMeeting, type Sector } from './arcs.ts'
import { clockwiseOf, lineReached, nearerLine } from './compass.ts'
import { CIRCLE, type Tenths } from './heading.ts'
import { type Hex, slant } from './hex.ts'
import type { Station } from './place.ts'

/** Headings on hexes are multiples of this; so are the bearings of straight rows. */
export const SEXTANT: Tenths = 600

/**
 * Up to this distance no rounding in the table of sines can put a hex on the wrong side of any line: the test tries them
 * all. Only lines at multiples of 30° pass through centres at all (tan² would be rational: Niven), and there equal
 * entries of the table cancel exactly.
 */
export const HEX_REACH = 500

/** Bearing of one hex from another, to the nearest tenth; north if they are the same. */
export const hexBearing = (from: Hex, to: Hex): Tenths => {
  const { sextant, ahead, aside } = slant(from, to)
  if (ahead === 0) return 0
  const line = lineReached(SEXTANT, ahead, aside)
  const past = clockwiseOf(line, SEXTANT, ahead, aside)
  return nearerLine(SEXTANT * sextant + line, past, -clockwiseOf(line + 1, SEXTANT, ahead, aside))
}

/** The sectors that hold a hex as seen from a ship; both neighbours if its centre is exactly on their line. */
export const hexArcsHolding = (from: Station, to: Hex, sectors: readonly Sector[]): ArcMask => {
  const { sextant, ahead, aside } = slant(from, to)
  if (ahead === 0) return arcsMeeting(from.heading, 0, CIRCLE, sectors)
  const line = lineReached(SEXTANT, ahead, aside)
  const on = clockwiseOf(line, SEXTANT, ahead, aside) === 0
  return arcsMeeting(from.heading, SEXTANT * sextant + line, on ? 0 : -1, sectors)
}
