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
}

export const newSurvivors = (ship: number, count: number): Survivors => ({ ship, count, knots: 0, course: 0 })

export const copySurvivors = ({ ship, count, knots, course }: Frozen<Survivors>): Survivors => {
  return { ship, count, knots, course }
}

export function writeSurvivors({ ship, count, knots, course }: Frozen<Survivors>, into: Words): void {
  into.put(ship).put(count).put(knots).put(course)
}
