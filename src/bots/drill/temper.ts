/** How a captain weighs things. Points are those of victory; shares are shares of a ship's worth. */
export interface Temper {
  /** the least and the most that a point of the enemy's counts against one of his own, as the odds of the whole battle go */
  readonly shyest: number
  readonly boldest: number
  /** by how much boldness grows a turn */
  readonly impatience: number
  /** quiet turns after which a side that is behind gives up */
  readonly patience: number
  /** odds of the whole battle under which it is lost, once half of one's own force is gone */
  readonly lost: number
  /** a ship with less than this left withdraws */
  readonly crippled: number
  /** turns that a withdrawing ship looks ahead */
  readonly horizon: number
  /** what cannot be had again is kept for a shot that is expected to cost this share of the greatest ship near; the less, the less is left of her who has it */
  readonly dear: number
  /** shares that a turn's run off the advised range, off the next friend, off his course and into the edge cost */
  readonly range: number
  readonly close: number
  readonly aligned: number
  readonly room: number
  /** shares that a turn's run away from the enemy, and towards the edge, are worth to a ship that withdraws */
  readonly away: number
  readonly edge: number
  /** by how much more it is worth to hit who threatens one's friends most */
  readonly cover: number
}

export const STEADY: Temper = {
  shyest: 0.4,
  boldest: 0.9,
  impatience: 0.06,
  patience: 6,
  lost: 0.06,
  crippled: 0.3,
  horizon: 3,
  dear: 0.03,
  range: 0.08,
  close: 0.06,
  aligned: 0.06,
  room: 0.02,
  away: 0.15,
  edge: 0.05,
  cover: 0.3,
}
