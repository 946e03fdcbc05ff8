import { type Board, bandOf } from './board.ts'
import { REACH } from './compass.ts'
import { hullsOverlap, lineCrosses } from './hull.ts'
import { advance, arcsHolding, bearing, distance, within } from './plane.ts'

export interface OpenSea {
  /** East and north of the south-west corner, in the board's lengths. A centre on the edge is still on the board. */
  readonly width: number
  readonly height: number
  readonly unit: number
}

export const openSea = ({ width, height, unit }: OpenSea): Board => {
  // Half of REACH, so that a ship just off the board is still reckoned exactly.
  if (Math.max(width, height) > REACH / 2) throw new RangeError(`a sea is at most ${REACH / 2} lengths across`)
  return {
    unit,
    grain: 1,
    extent: { east: width / unit, north: height / unit },
    onBoard: ({ x, y }) => 0 <= x && x <= width && 0 <= y && y <= height,
    advance: (from, length) => advance(from, from.heading, length),
    within,
    band: bandOf(within),
    distance,
    bearing,
    arcsHolding,
    lineBlocked: (from, to, obstacles) => obstacles.some(hull => lineCrosses(from, to, hull)),
    fouls: hullsOverlap,
    plot: ({ x, y }) => ({ east: x / unit, north: y / unit }),
    nearest: ({ east, north }) => ({ x: Math.round(east * unit) + 0, y: Math.round(north * unit) + 0 }),
  }
}
