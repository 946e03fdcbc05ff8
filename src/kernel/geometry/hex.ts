import type { Place } from './place.ts'

/** A flat-top hex by axial coordinates: x is q, y is r. */
export type Hex = Place

const STEP_X = [0, 1, 1, 0, -1, -1]
const STEP_Y = [-1, -1, 0, 1, 1, 0]

/** Directions 0 to 5: N, NE, SE, S, SW, NW. Any whole number will do, counted round. */
export const step = (from: Hex, direction: number, count = 1): Hex => {
  const d = ((direction % 6) + 6) % 6
  return { x: from.x + count * STEP_X[d]!, y: from.y + count * STEP_Y[d]! }
}

/** Hexes entered on a shortest way: the first is not counted, the last is. */
export const hexDistance = (a: Hex, b: Hex): number => {
  const q = b.x - a.x
  const r = b.y - a.y
  return (Math.abs(q) + Math.abs(r) + Math.abs(q + r)) / 2
}

/** A way across hexes as `ahead` steps in direction `sextant` and `aside` steps in the next one clockwise. */
export interface Slant {
  readonly sextant: number
  readonly ahead: number
  readonly aside: number
}

/** The same way (q, r) counted in steps of a given sextant; either number may be negative. */
export const slantIn = (sextant: number, q: number, r: number): Slant => ({
  sextant,
  ahead: stepsAhead(sextant, q, r),
  aside: stepsAhead(sextant + 2, q, r),
})

const stepsAhead = (direction: number, q: number, r: number): number => {
  const steps = direction % 3 === 0 ? 0 - q - r : direction % 3 === 1 ? 0 - r : q
  return direction % 6 < 3 ? steps : 0 - steps
}

/** In the sextant where ahead > 0 and aside ≥ 0, which is one only; nought and nought if the hexes are the same. */
export const slant = (from: Hex, to: Hex): Slant => {
  const q = to.x - from.x
  const r = to.y - from.y
  for (let sextant = 0; sextant < 6; sextant++) {
    const way = slantIn(sextant, q, r)
    if (way.ahead > 0 && way.aside >= 0) return way
  }
  return slantIn(0, q, r)
}
