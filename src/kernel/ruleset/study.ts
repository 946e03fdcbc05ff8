import type { Aim, Leg } from './offer.ts'

/**
 * A few units of a battle, thought about by themselves, so that a thought costs as much in a great battle as in a small one.
 * Units go by their places in the list that was given; the first is the one that may act. What is said of chances comes from
 * the book's own rules.
 */
export interface Study<C> {
  /** what the first may spend on a move; 0 also where she may not move now */
  readonly budget: number
  at(unit: number): Lying
  /** outer limits of the range bands of her weapons, in the book's measure */
  bands(unit: number): readonly number[]
  /**
   * Points by which one turn of all that `from` can turn on `to` is expected to bring the loss of `to` nearer, as they lie; or
   * if they lay broadside to broadside so far apart, with nothing between them, and what passes by itself had passed.
   */
  threat(from: number, to: number, apart?: number): number
  /** The first goes that way, in thought, from where she really is; null if she may not, and then she is back there. */
  go(path: readonly Leg[]): Reached | null
  /** where a book leaves her few ways: all that are worth thinking of */
  ways?(): readonly (readonly Leg[])[]
  /** the order to go that way, if the whole battle allows it */
  move(path: readonly Leg[]): C | null
  /** each weapon of the first on each unit that it may be turned on now */
  shots(): readonly Shot[]
  /** the order to fire so, at most one aim a weapon, if the whole battle allows it */
  attack(aims: readonly Aim[]): C | null
  /** other orders that may be given the first now, once it is settled how she moves, and that are expected to do her good */
  measures(): readonly Measure<C>[]
}

export interface Measure<C> {
  readonly command: C
  /** points that it is expected to save her or to cost the enemy, less what it forgoes */
  readonly gain: number
}

/** Where a unit lies, in the book's measure and tenths of a degree; or that she is away. */
export interface Lying {
  readonly east: number
  readonly north: number
  readonly heading: number
  readonly away: boolean
}
export interface Reached extends Lying {
  /** what she may spend on her next move */
  readonly next: number
}

export interface Shot extends Aim {
  /** points by which it is expected to bring the target's loss nearer */
  readonly gain: number
  /** it uses up what cannot be had again */
  readonly dear: boolean
}
