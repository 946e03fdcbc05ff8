import type { ArcMask, Sector } from './arcs.ts'
import type { Tenths } from './heading.ts'
import type { Hull, Place, Plot, Station } from './place.ts'

/**
 * Where ships are, for any book: open sea or hexes. Lengths and ranges are the board's own whole numbers, headings and
 * bearings tenths of a degree on both, so that a ship's station is three small integers.
 */
export interface Board {
  /** The board's lengths to one of the book's: 1000 if miles are kept in thousandths, 1 if a hex is a mile. */
  readonly unit: number
  /** Headings are multiples of this many tenths. */
  readonly grain: Tenths
  /** How far it reaches from its south-west corner, in the book's measure. */
  readonly extent: Plot
  onBoard(place: Place): boolean
  /** Straight ahead; the place may be off the board. */
  advance(from: Station, length: number): Place
  /** Exactly at or under a range. */
  within(from: Place, to: Place, range: number): boolean
  /** The first of ascending limits that is not exceeded, by its index; as many as there are, if all are. */
  band(from: Place, to: Place, limits: readonly number[]): number
  /** To the nearest whole length, for eyes and guesses. */
  distance(from: Place, to: Place): number
  /** To the nearest tenth, for eyes and guesses: rules ask for arcs. */
  bearing(from: Place, to: Place): Tenths
  /** Which sectors, relative to the heading, hold a place; both neighbours if it is on their line. */
  arcsHolding(from: Station, to: Place, sectors: readonly Sector[]): ArcMask
  /** Whether any obstacle stops the line from centre to centre. The book leaves out the two ends and what is too small. */
  lineBlocked(from: Place, to: Place, obstacles: readonly Hull[]): boolean
  /** Whether two ships may not both lie where they are. */
  fouls(one: Hull, other: Hull): boolean
  plot(place: Place): Plot
  /** The place nearest to a point on the chart. */
  nearest(plot: Plot): Place
}

export const bandOf = (within: Board['within']): Board['band'] => {
  return (from, to, limits) => {
    let band = 0
    while (band < limits.length && !within(from, to, limits[band]!)) band++
    return band
  }
}
