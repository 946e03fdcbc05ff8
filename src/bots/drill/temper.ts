/** How a captain weighs things. Points are those of victory; shares are shares of a ship's worth; a run is as far as she may go in a turn. */
export interface Temper {
  /** ships he minds when he orders one: enemies and friends near her */
  readonly foes: number
  readonly friends: number
  /** enemies near a ship, and ranges, by which the odds of the whole battle are told */
  readonly rivals: number
  readonly ranges: number
  /** yards from ship to ship where he places them before the battle */
  readonly interval: number
  /** how much being fired at counts, against firing, for who fires first */
  readonly urgency: number
  /** the least and the most that a point of the enemy's counts against one of his own, as the odds of the whole battle go */
  readonly shyest: number
  readonly boldest: number
  /** by how much boldness grows a turn, for who is not ahead */
  readonly impatience: number
  /** points of his own that he would pay for one of the enemy's at most when he is not ahead and no range gives it for less */
  readonly dared: number
  /** how fast boldness shrinks with a lead: one part in this of all that he has left halves it */
  readonly caution: number
  /** quiet turns after which a side that is behind gives up, and the share of the whole battle that they must be at least */
  readonly patience: number
  readonly lull: number
  /** the last share of the battle, in which he asks himself whether what he is behind can still be mended */
  readonly eve: number
  /** the share of a run by which he reckons to come nearer in a turn to an enemy who does not wait for him */
  readonly closing: number
  /** odds of the whole battle from which on he closes to make an end, and how bold he is then at most */
  readonly stronger: number
  readonly keenest: number
  /** the last share of the battle, in which he breaks off if he is ahead and not that much stronger, and the turns that he needs for it */
  readonly evening: number
  readonly offing: number
  /** runs that a ship which closes or breaks off looks ahead on her heading */
  readonly lead: number
  /** runs from the edge at which she who breaks off turns */
  readonly berth: number
  /** turns for which who has broken off answers fire after it has told */
  readonly answers: number
  /** share of what a turn of battle may bring that it is worth to be able to go as far in the next: who has lost her way is slow to answer */
  readonly way: number
  /** odds of the whole battle under which it is lost, once no more than this share of one's own force is left */
  readonly lost: number
  readonly beaten: number
  /** a ship with less than this left withdraws, as long as another has more than that left */
  readonly crippled: number
  readonly sound: number
  /** turns that a withdrawing ship looks ahead */
  readonly horizon: number
  /** what cannot be had again is kept for a shot that is expected to cost this share of the greatest ship near; the less, the less is left of her who has it */
  readonly dear: number
  /** what a run off the advised range, off the next friend, against his course and into the edge cost, as shares of what a turn of battle may bring or cost */
  readonly range: number
  readonly close: number
  readonly aligned: number
  readonly room: number
  /** runs: how near the next friend is near enough, and the edge too near */
  readonly station: number
  readonly shore: number
  /** shares that a run away from the enemy, and towards the edge, are worth to a ship that withdraws */
  readonly away: number
  readonly edge: number
  /** share that a measure's way from the edge costs a ship that leaves */
  readonly lag: number
  /** what a point of the enemy's is worth to a ship that withdraws */
  readonly parting: number
  /** by how much more it is worth to hit who threatens one's friends most */
  readonly cover: number
}

export const STEADY: Temper = {
  foes: 6,
  friends: 4,
  rivals: 4,
  ranges: 10,
  interval: 2000,
  urgency: 0.5,
  shyest: 0.4,
  boldest: 0.9,
  impatience: 0.06,
  dared: 3,
  caution: 1.5,
  patience: 6,
  lull: 0.5,
  eve: 0.1,
  closing: 0.5,
  stronger: 2,
  keenest: 2,
  evening: 0.8,
  offing: 10,
  lead: 9,
  berth: 2,
  answers: 4,
  way: 1,
  lost: 0.06,
  beaten: 0.5,
  crippled: 0.3,
  sound: 0.5,
  horizon: 3,
  dear: 0.03,
  range: 0.32,
  close: 0.24,
  aligned: 0.24,
  room: 0.08,
  station: 0.5,
  shore: 0.5,
  away: 0.15,
  edge: 0.05,
  lag: 0.25,
  parting: 0.25,
  cover: 0.3,
}
