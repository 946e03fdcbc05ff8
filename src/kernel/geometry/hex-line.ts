import { type Hex, slant, slantIn, step } from './hex.ts'

// Count hexes as i steps along the longer leg of the way and j along the shorter. Stretch the sheet until those steps are
// square, and by three: crossing survives stretching, and the corners of a hex come to (1,1) (-1,2) (-2,1) (-1,-1) (1,-2)
// (2,-1) round (3i,3j). The line (long, short) splits them if the centre is off it by less than its farthest corner.
const crosses = (long: number, short: number, i: number, j: number): boolean =>
  0 < i && i < long && 3 * Math.abs(long * j - short * i) < 2 * long + short

// Two corners are farthest together, so that the line can hold an edge, only when the legs are equal.
const flanks = (long: number, short: number, i: number, j: number): boolean =>
  long === short && Math.abs(i - j) === 1 && Math.min(i, j) >= 0 && Math.max(i, j) <= long

/**
 * Whether ships in these hexes stop a line of fire from centre to centre: one whose hex it crosses (a corner touched is not a hex
 * crossed), or two along whose common edge it runs. The ends stop nothing.
 */
export const hexLineBlocked = (from: Hex, to: Hex, occupied: readonly Hex[]): boolean => {
  const { sextant, ahead, aside } = slant(from, to)
  const long = Math.max(ahead, aside)
  const short = Math.min(ahead, aside)
  for (const hex of occupied) {
    const way = slantIn(sextant, hex.x - from.x, hex.y - from.y)
    const i = ahead >= aside ? way.ahead : way.aside
    const j = ahead >= aside ? way.aside : way.ahead
    if (crosses(long, short, i, j)) return true
    if (!flanks(long, short, i, j)) continue
    const across = step(step(from, sextant, way.aside), sextant + 1, way.ahead)
    if (occupied.some(other => other.x === across.x && other.y === across.y)) return true
  }
  return false
}
