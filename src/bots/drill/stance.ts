import type { Frozen } from '#kernel/desk/index.ts'
import type { Chart, Game, Study } from '#kernel/ruleset/index.ts'
import { exitFrom, exitsOf } from './exits.ts'
import { distance, forceOf, nearest, type Sea, type Sighted } from './lookout.ts'
import type { Temper } from './temper.ts'

/** How a side means to fight this turn. */
export interface Stance {
  /** `part`: break off, and keep out of sight */
  readonly verdict: 'fight' | 'part' | 'leave' | 'yield'
  /** what a point of the enemy's is worth in points of one's own */
  readonly boldness: number
  /** he is strong enough to finish it, and closes */
  readonly closes: boolean
  /** the range that the odds advise, by ship */
  readonly ranges: ReadonlyMap<number, number>
  /** what a turn of battle may bring or cost her, by ship, in points */
  readonly stakes: ReadonlyMap<number, number>
}

/** What one ship and those near her would do to each other at some ranges, broadside to broadside. */
interface Prospect {
  readonly ship: Sighted
  readonly ranges: readonly number[]
  readonly given: readonly number[]
  readonly taken: readonly number[]
  /** how far off the nearest enemy is, and how far she goes in a turn */
  readonly far: number
  readonly run: number
}

/** What a stance is taken by, beside the battle as it stands. */
export interface Situation {
  readonly seat: number
  readonly sea: Sea
  readonly temper: Temper
  /** what one's own side was worth when the battle began */
  readonly atFirst: number
  /** turns since anybody was last hurt */
  readonly quiet: number
  /** he has broken off */
  readonly parted: boolean
}

export function takeStance<S, C, Card>(game: Game<S, C, Card>, state: Frozen<S>, situation: Situation): Stance {
  const { seat, sea, temper } = situation
  const prospects = sea.own.map(ship => prospectOf(game, state, situation, ship))
  const odds = oddsOf(prospects, sea)
  const { points, turns } = game.standing(state)
  const ahead = points[seat]! - points[1 - seat]!
  // Who waits for a better moment waits for ever: the longer it lasts, the more is risked for a decision.
  const haste = 1 + turns * temper.impatience
  // Who has broken off does not come back as long as he is ahead.
  const closes = odds >= temper.stronger && !situation.parted
  const boldness = boldnessOf(prospects, odds, ahead / forceOf(sea.own), haste, closes, temper)
  return {
    verdict: verdictOf(game, state, situation, ahead, odds / haste, closes, prospects),
    boldness,
    closes,
    ranges: new Map(prospects.map(prospect => [prospect.ship.id, rangeFor(prospect, boldness)])),
    stakes: new Map(prospects.map(({ ship, given, taken }) => [ship.id, (mean(given) + mean(taken)) / 2])),
  }
}

/** By the odds. Who is much stronger makes an end; else who is ahead has time, and the more to lose, and who is not cannot win by waiting. `lead` is a share of what he has left. */
function boldnessOf(
  prospects: readonly Prospect[],
  odds: number,
  lead: number,
  haste: number,
  closes: boolean,
  { shyest, boldest, keenest, caution, dared }: Temper,
): number {
  const usual = Math.min(boldest, Math.max(shyest, Math.sqrt(odds)))
  const boldness =
    lead > 0 ? usual / (1 + caution * lead) : Math.max(usual * haste, Math.min(dared, priceOf(prospects)))
  return closes ? Math.max(boldness, Math.min(keenest, Math.sqrt(odds))) : boldness
}

/** Points that a point of the enemy's costs where every ship fights at the range of her best exchange. */
function priceOf(prospects: readonly Prospect[]): number {
  let taken = 0
  let given = 0
  for (const prospect of prospects) {
    const at = bestOf(prospect, i => prospect.given[i]! / Math.max(1e-9, prospect.taken[i]!))
    if (at < 0) continue
    taken += prospect.taken[at]!
    given += prospect.given[at]!
  }
  return given === 0 ? 0 : taken / given
}

/** How much faster the enemy is used up than we are, from near and far: 1 is even. */
function oddsOf(prospects: readonly Prospect[], { own, enemies }: Sea): number {
  const given = sum(prospects.map(prospect => mean(prospect.given))) / forceOf(enemies)
  const taken = sum(prospects.map(prospect => mean(prospect.taken))) / forceOf(own)
  return taken === 0 ? (given === 0 ? 1 : Number.MAX_VALUE) : given / taken
}

/** A battle is given up when it is lost beyond hope, or when the enemy has more points and nobody is hurt any more, or no time is left to mend it: rather by leaving, if that still wins it. Who is ahead has not lost; unless he is strong enough to make an end he breaks off, once enough of the battle is over and while there is time for it. */
function verdictOf<S, C, Card>(
  game: Game<S, C, Card>,
  state: Frozen<S>,
  { sea, atFirst, quiet, parted, temper }: Situation,
  ahead: number,
  odds: number,
  closes: boolean,
  prospects: readonly Prospect[],
): Stance['verdict'] {
  const { turn, turns } = sea.chart.clock
  const isLost = odds < temper.lost && forceOf(sea.own) < temper.beaten * atFirst
  const isQuiet = quiet >= Math.max(temper.patience, temper.lull * turns)
  const left = turns - turn + 1
  const isLate =
    turns > 0 &&
    left <= Math.max(1, temper.eve * turns) &&
    -ahead > sum(prospects.map(each => hopeOf(each, left, temper.closing)))
  const parts = ahead > 0 && !closes && (parted || (left <= temper.evening * turns && left >= temper.offing))
  if (!isLost && (ahead >= 0 || !(isQuiet || isLate))) return parts ? 'part' : 'fight'
  const leaving = sum(prospects.map(each => leavingOf(game, state, sea.chart, left, each)))
  return ahead > leaving ? 'leave' : ahead <= 0 ? 'yield' : parts ? 'part' : 'fight'
}

/** What it costs if all leave; who cannot do so in time is lost. */
function leavingOf<S, C, Card>(
  game: Game<S, C, Card>,
  state: Frozen<S>,
  chart: Chart,
  left: number,
  { ship, run }: Prospect,
): number {
  const exits = exitsOf(game, state, chart, ship, run)
  const isInTime = chart.clock.turns === 0 || exitFrom(chart, exits, ship) <= left * run
  return (isInTime ? Math.min(...exits) : ship.worth) - game.worth(state, ship.id, 'now')
}

/** What she may still do in so many turns, coming nearer by a share of her run in each. */
function hopeOf({ ranges, given, far, run }: Prospect, turns: number, closing: number): number {
  let hope = 0
  for (let turn = 1; turn <= turns; turn++) {
    hope += ranges.reduce(
      (most, range, i) => (range < far - turn * closing * run ? most : Math.max(most, given[i]!)),
      0,
    )
  }
  return hope
}

function prospectOf<S, C, Card>(
  game: Game<S, C, Card>,
  state: Frozen<S>,
  { sea, temper }: Situation,
  ship: Sighted,
): Prospect {
  const foes = nearest(ship, sea.enemies, temper.rivals)
  const study = game.study(
    state,
    [ship, ...foes].map(({ id }) => id),
  )
  const ranges = rangesOf(study, foes.length, temper.ranges)
  // So many enemies have to divide their fire among us.
  const share = sea.enemies.length / sea.own.length / foes.length
  const places = foes.map((_, i) => i + 1)
  return {
    ship,
    ranges,
    far: foes[0] === undefined ? 0 : distance(ship, foes[0]),
    run: study.budget,
    given: ranges.map(range => Math.max(...places.map(foe => study.threat(0, foe, range)))),
    taken: ranges.map(range => share * sum(places.map(foe => study.threat(foe, 0, range)))),
  }
}

/** The odds change where a range band ends: a few such limits, from the nearest to the farthest. */
function rangesOf<C>(study: Study<C>, foes: number, count: number): number[] {
  const limits = new Set<number>()
  for (let unit = 0; unit <= foes; unit++) for (const limit of study.bands(unit)) limits.add(limit)
  const sorted = [...limits].sort((a, b) => a - b)
  if (sorted.length <= count) return sorted
  return Array.from({ length: count }, (_, i) => sorted[Math.round((i * (sorted.length - 1)) / (count - 1))]!)
}

function rangeFor(prospect: Prospect, boldness: number): number {
  const { ranges, given, taken } = prospect
  return ranges[bestOf(prospect, i => boldness * given[i]! - taken[i]!)] ?? 0
}

/** Place of the range that is liked best; the nearest of equals. */
function bestOf({ ranges }: Prospect, like: (i: number) => number): number {
  let best = ranges.length === 0 ? -1 : 0
  for (let i = 1; i < ranges.length; i++) if (like(i) > like(best)) best = i
  return best
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0)
const mean = (numbers: readonly number[]): number => (numbers.length === 0 ? 0 : sum(numbers) / numbers.length)
