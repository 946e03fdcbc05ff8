import type { Frozen } from '#kernel/desk/index.ts'
import type { Words } from '#kernel/hash/index.ts'

/** 8.6 Men in the water. */
export interface Survivors {
  /** whose they were; -1 for an aircraft's */
  readonly ship: number
  count: number
  /** knots, and degrees of the course of the current */
  knots: number
  course: number
  /** H43 sides that know where they are, as bits; FRESH: who saw the loss is not settled yet */
  known: number
}
export const FRESH = -1

export const newSurvivors = (ship: number, count: number): Survivors => ({
  ship,
  count,
  knots: 0,
  course: 0,
  known: FRESH,
})

export const copySurvivors = ({ ship, count, knots, course, known }: Frozen<Survivors>): Survivors => {
  return { ship, count, knots, course, known }
}

export function writeSurvivors(men: Frozen<Survivors>, into: Words, revision: number): void {
  into.put(men.ship).put(men.count).put(men.knots).put(men.course)
  // Before revision 8 everybody knew of everybody.
  if (revision >= 8) into.put(men.known)
}
