import type { Frozen } from '#kernel/desk/index.ts'
import type { Game, Study } from '#kernel/ruleset/index.ts'
import { forceOf, nearest, type Sea, type Sighted } from './lookout.ts'
import type { Temper } from './temper.ts'

/** How a side means to fight this turn. */
export interface Stance {
  readonly verdict: 'fight' | 'leave' | 'yield'
  /** what a point of the enemy's is worth in points of one's own */
  readonly boldness: number
  /** the range that the odds advise, by ship */
  readonly ranges: ReadonlyMap<number, number>
}

/** What one ship and those near her would do to each other at some ranges, broadside to broadside. */
interface Prospect {
  readonly ship: Sighted
  readonly ranges: readonly number[]
  readonly given: readonly number[]
  readonly taken: readonly number[]
}

const FOES = 4
const RANGES = 5

export function takeStance<S, C, Card>(
  game: Game<S, C, Card>,
  state: Frozen<S>,
  seat: number,
  sea: Sea,
  atFirst: number,
  temper: Temper,
): Stance {
  const prospects = sea.own.map(ship => prospectOf(game, state, sea, ship))
  const { turns, points } = game.standing(state)
  const own = forceOf(sea.own)
  const theirs = forceOf(sea.enemies)
  const given = sum(prospects.map(({ given }) => mean(given)))
  const taken = sum(prospects.map(({ taken }) => mean(taken)))
  const odds = given / theirs / Math.max(1e-9, taken / own)
  const leaving = sum(sea.own.map(({ id }) => game.worth(state, id, 'away')))
  const isAhead = points[seat]! > points[1 - seat]! + leaving
  const { shyest, boldest, impatience, lost } = temper
  const boldness = Math.min(boldest, Math.max(shyest, Math.sqrt(odds))) * (1 + turns * impatience)
  const isHopeless =
    given === 0
      ? taken > 0 || points[seat]! <= points[1 - seat]!
      : odds < lost * (1 + turns * impatience) && own < atFirst / 2
  return {
    verdict: !isHopeless ? 'fight' : isAhead ? 'leave' : 'yield',
    boldness,
    ranges: new Map(prospects.map(prospect => [prospect.ship.id, rangeFor(prospect, boldness)])),
  }
}

function prospectOf<S, C, Card>(game: Game<S, C, Card>, state: Frozen<S>, sea: Sea, ship: Sighted): Prospect {
  const foes = nearest(ship, sea.enemies, FOES)
  const study = game.study(
    state,
    [ship, ...foes].map(({ id }) => id),
  )
  const ranges = rangesOf(study, foes.length)
  // So many enemies have to divide their fire among us.
  const share = sea.enemies.length / sea.own.length / foes.length
  const places = foes.map((_, i) => i + 1)
  return {
    ship,
    ranges,
    given: ranges.map(range => Math.max(...places.map(foe => study.threat(0, foe, range)))),
    taken: ranges.map(range => share * sum(places.map(foe => study.threat(foe, 0, range)))),
  }
}

/** The odds change where a range band ends: a few such limits, from the nearest to the farthest. */
function rangesOf<C>(study: Study<C>, foes: number): number[] {
  const limits = new Set<number>()
  for (let unit = 0; unit <= foes; unit++) for (const limit of study.bands(unit)) limits.add(limit)
  const sorted = [...limits].sort((a, b) => a - b)
  if (sorted.length <= RANGES) return sorted
  return Array.from({ length: RANGES }, (_, i) => sorted[Math.round((i * (sorted.length - 1)) / (RANGES - 1))]!)
}

function rangeFor({ ranges, given, taken }: Prospect, boldness: number): number {
  let best = 0
  const net = (i: number): number => boldness * given[i]! - taken[i]!
  for (let i = 1; i < ranges.length; i++) if (net(i) > net(best)) best = i
  return ranges[best] ?? 0
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0)
const mean = (numbers: readonly number[]): number => (numbers.length === 0 ? 0 : sum(numbers) / numbers.length)
