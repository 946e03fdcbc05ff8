import { type Board, bandOf } from './board.ts'
import { type Hex, hexDistance, step } from './hex.ts'
import { HEX_REACH, hexArcsHolding, hexBearing, SEXTANT } from './hex-arcs.ts'
import { hexLineBlocked } from './hex-line.ts'
import type { Plot, Station } from './place.ts'

export interface HexSheet {
  /** Columns run north and south; every other one stands half a hex higher. Hex (0, 0) is the south-west corner. */
  readonly columns: number
  readonly rows: number
}

const COLUMN_WIDTH = Math.sqrt(3) / 2

const within = (from: Hex, to: Hex, range: number): boolean => hexDistance(from, to) <= range

const advance = (from: Station, length: number): Hex => {
  // A half hex would be carried on silently as a place that is none.
  if (from.heading % SEXTANT !== 0 || !Number.isInteger(length))
    throw new RangeError('hexes are entered whole, by a side')
  return step(from, from.heading / SEXTANT, length)
}

const plot = ({ x, y }: Hex): Plot => ({ east: x * COLUMN_WIDTH, north: 0 - y - x / 2 })

/** Round all three axes, then mend the one that was rounded most: they must sum to nought. */
const nearest = ({ east, north }: Plot): Hex => {
  const q = east / COLUMN_WIDTH
  const r = -north - q / 2
  const x = Math.round(q)
  const y = Math.round(r)
  const z = Math.round(-q - r)
  const [dx, dy, dz] = [Math.abs(x - q), Math.abs(y - r), Math.abs(z + q + r)]
  if (dx > dy && dx > dz) return { x: 0 - y - z, y: y + 0 }
  return dy > dz ? { x: x + 0, y: 0 - x - z } : { x: x + 0, y: y + 0 }
}

export const hexSheet = ({ columns, rows }: HexSheet): Board => {
  if (columns + rows > HEX_REACH) throw new RangeError(`columns and rows together are at most ${HEX_REACH}`)
  return {
    unit: 1,
    grain: SEXTANT,
    extent: { east: (columns - 1) * COLUMN_WIDTH, north: rows - 0.5 },
    onBoard: ({ x, y }) => 0 <= x && x < columns && 0 <= -2 * y - x && -2 * y - x < 2 * rows,
    advance,
    within,
    band: bandOf(within),
    distance: hexDistance,
    bearing: hexBearing,
    arcsHolding: hexArcsHolding,
    lineBlocked: hexLineBlocked,
    fouls: (one, other) => one.x === other.x && one.y === other.y,
    plot,
    nearest,
  }
}
