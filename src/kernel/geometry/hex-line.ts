import { type Hex, slant, slantIn, step } from './hex.ts'

/** What a line of fire from centre to centre passes, in order, the two ends left out. */
export interface Between {
  /** Hexes whose inside it crosses. A corner touched is not a hex crossed. */
  readonly crossed: readonly Hex[]
  /** Pairs along whose common edge it runs: they stop it together or not at all. */
  readonly pairs: readonly (readonly [Hex, Hex])[]
}

// Count hexes as i steps along the longer leg of the way and j along the shorter. Stretch the sheet until those steps are
// square, and by three: crossing survives stretching, and the corners of a hex come to (1,1) (-1,2) (-2,1) (-1,-1) (1,-2)
// (2,-1) round (3i,3j). The line (long, short) splits them if the centre is off it by less than its farthest corner.
const crosses = (long: number, short: number, i: number, j: number): boolean =>
  0 < i && i < long && 3 * Math.abs(long * j - short * i) < 2 * long + short

// Two corners are farthest together, so that the line can hold an edge, only when the legs are equal.
const flanks = (long: number, short: number, i: number, j: number): boolean =>
  long === short && Math.abs(i - j) === 1 && Math.min(i, j) >= 0 && Math.max(i, j) <= long

export const between = (from: Hex, to: Hex): Between => {
  const { sextant, ahead, aside } = slant(from, to)
  const long = Math.max(ahead, aside)
  const short = Math.min(ahead, aside)
  const [i, j] = ahead >= aside ? [sextant, sextant + 1] : [sextant + 1, sextant]
  const at = (along: number, across: number): Hex => step(step(from, i, along), j, across)
  const crossed: Hex[] = []
  for (let along = 1; along < long; along++) {
    const nearest = Math.floor((short * along) / long)
    for (const across of [nearest, nearest + 1])
      if (crosses(long, short, along, across)) crossed.push(at(along, across))
  }
  const pairs: [Hex, Hex][] = []
  if (long === short) for (let n = 0; n < long; n++) pairs.push([at(n + 1, n), at(n, n + 1)])
  return { crossed, pairs }
}

/** Whether ships in these hexes stop the line. The same answer as `between`, without walking the line. */
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
