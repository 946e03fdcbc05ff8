import { CIRCLE, type Tenths, wrap } from './heading.ts'

/** A sector between two relative bearings, clockwise, both lines included. Equal lines mean all round. */
export interface Sector {
  readonly from: Tenths
  readonly to: Tenths
}

/** One bit for each sector of a list, the first lowest. Lists hold at most 31. */
export type ArcMask = number

/**
 * The sectors that hold a target, seen with this heading. The board says which lines of the compass meet the target: the
 * last one, or the last before it, and by how many tenths the first of them lies behind that; -1 if none meets it.
 */
export const arcsMeeting = (heading: Tenths, last: Tenths, spread: number, sectors: readonly Sector[]): ArcMask => {
  let mask = 0
  for (let i = 0; i < sectors.length; i++) {
    const { from, to } = sectors[i]!
    const width = wrap(to - from) || CIRCLE
    if (wrap(last - heading - from) - spread <= width) mask |= 1 << i
  }
  return mask
}
