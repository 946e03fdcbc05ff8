import type { Chart, Lying, Reached, Study } from '#kernel/ruleset/index.ts'
import { costAt, type Exits, edgeFrom, exitFrom } from './exits.ts'
import { distance, type Sighted, type Spot } from './lookout.ts'
import { likedPaths } from './paths.ts'
import type { Temper } from './temper.ts'

/** What a captain has to know to choose a course. Units by their places in the study: himself, enemies, friends. */
export interface Bridge<C> {
  readonly study: Study<C>
  readonly chart: Pick<Chart, 'sea' | 'width' | 'height'>
  readonly foes: number
  readonly friends: number
  readonly ship: Sighted
  readonly temper: Temper
  /** what a point of the enemy's is worth in points of his own */
  readonly boldness: number
  /** the range that the odds advise */
  readonly range: number
  /** he is to make an end: off that range she steers for it */
  readonly closes: boolean
  /** what a turn of battle may bring or cost her, in points */
  readonly stake: number
  /** what the enemy gets if she leaves as she is, by edge; none where she is not to */
  readonly exits: Exits
  readonly intent: 'fight' | 'withdraw' | 'part' | 'leave'
}

/** The course that is liked best among those that the whole battle allows. */
export function steer<C>(bridge: Bridge<C>): C | null {
  const { study, chart } = bridge
  const scene = sceneOf(bridge)
  for (const path of likedPaths(study, chart.sea === 'hexes' ? 60 : 15, there => judge(bridge, scene, there))) {
    const command = study.move(path)
    if (command !== null) return command
  }
  return study.move([])
}

/** All about the others that does not change with the course. */
interface Scene {
  /** what each enemy can do to our friends, to whom he may turn instead */
  readonly others: readonly number[]
  /** the same, as a share of what the worst of them can do */
  readonly danger: readonly number[]
  /** each friend's best target, and what is expected of that */
  readonly targets: readonly { readonly friend: number; readonly foe: number; readonly gain: number }[]
  readonly foes: readonly Lying[]
  readonly friends: readonly Lying[]
}

function sceneOf<C>({ study, foes, friends }: Bridge<C>): Scene {
  study.go([])
  const enemies = Array.from({ length: foes }, (_, i) => 1 + i)
  const comrades = Array.from({ length: friends }, (_, i) => 1 + foes + i)
  const others = enemies.map(foe => comrades.reduce((sum, friend) => sum + study.threat(foe, friend), 0))
  const worst = Math.max(1e-9, ...others)
  return {
    others,
    danger: others.map(each => each / worst),
    targets: comrades.map(friend => {
      let best = { friend, foe: 1, gain: 0 }
      for (const foe of enemies) {
        const gain = study.threat(friend, foe)
        if (gain > best.gain) best = { friend, foe, gain }
      }
      return best
    }),
    foes: enemies.map(foe => study.at(foe)),
    friends: comrades.map(friend => study.at(friend)),
  }
}

/** How well she would lie there, in points. */
function judge<C>(bridge: Bridge<C>, scene: Scene, there: Reached): number {
  const { study, chart, boldness, stake, exits, intent, temper } = bridge
  const { worth } = bridge.ship
  if (there.away)
    return intent === 'leave' || intent === 'withdraw' ? -costAt(chart, exits, there) : Number.NEGATIVE_INFINITY
  let given = 0
  let taken = 0
  for (let i = 0; i < scene.foes.length; i++) {
    given = Math.max(given, study.threat(0, 1 + i) * (1 + temper.cover * scene.danger[i]!))
    const threat = study.threat(1 + i, 0)
    // He has others to fire at, and will rather fire where it tells more.
    if (threat > 0) taken += (threat * threat) / (threat + scene.others[i]!)
  }
  if (intent === 'leave') return -worth - taken - temper.lag * worth * exitFrom(chart, exits, there)
  if (intent === 'part') return worth * parting(bridge, scene, there) - taken
  if (intent === 'withdraw') return flight(bridge, scene, there, given, taken)
  return boldness * given - taken - masked(bridge, scene) + stake * station(bridge, scene, there)
}

/** What friends lose because she stands in their line of fire. */
function masked<C>({ study }: Bridge<C>, { targets }: Scene): number {
  let lost = 0
  for (const { friend, foe, gain } of targets) if (gain > 0) lost += Math.max(0, gain - study.threat(friend, foe))
  return lost
}

/** Range, line and sea room, as a share of her stake: what tells when no gun does, and between courses that are as good. */
function station<C>(bridge: Bridge<C>, { foes, friends }: Scene, there: Reached): number {
  const { study, temper } = bridge
  const run = Math.max(1, study.budget)
  let score = (temper.way * there.next - temper.range * offRange(bridge, there, foes)) / run
  const friend = friends[0]
  if (friend !== undefined) {
    score -= (temper.close * Math.max(0, distance(there, friend) - temper.station * run)) / run
    score -= (temper.aligned * turnBetween(there.heading, friend.heading)) / 1800
  }
  return score - temper.room * Math.max(0, 1 - edgeFrom(bridge.chart, there) / (temper.shore * run))
}

/** How far she is off the advised range; who closes counts as well how far she would be if she held on. */
function offRange<C>(bridge: Bridge<C>, there: Reached, foes: readonly Lying[]): number {
  const { study, range, closes, temper } = bridge
  if (foes.length === 0) return 0
  const off = Math.abs(nearestOf(there, foes) - range)
  if (!closes || off <= study.budget) return off
  const then = heldOn(bridge, there, Math.min(off, temper.lead * there.next))
  return off + Math.abs(nearestOf(then, foes) - range)
}

/** A ship that can bear no more runs from who can hurt her, rather towards the edge, and fires if it costs her nothing. */
function flight<C>(bridge: Bridge<C>, { foes }: Scene, there: Reached, given: number, taken: number): number {
  const { ship, chart, exits, temper, study } = bridge
  const run = Math.max(1, study.budget)
  // So many times what is left of her would be shot away before she is out of reach: the more, the surer her loss.
  const times = (taken * temper.horizon) / (ship.worth * ship.left)
  const gone = foes.length === 0 ? 0 : nearestOf(there, foes) - nearestOf(ship, foes)
  const away = (temper.away * gone + temper.edge * (exitFrom(chart, exits, ship) - exitFrom(chart, exits, there))) / run
  return temper.parting * given + ship.worth * (away - times / (1 + times))
}

/** Who breaks off steers where holding on leads farthest from all who are near, and turns before the edge: as a share of her worth. */
function parting<C>(bridge: Bridge<C>, { foes }: Scene, there: Reached): number {
  const { temper, study } = bridge
  const run = Math.max(1, study.budget)
  const then = heldOn(bridge, there, temper.lead * there.next)
  const far = foes.length === 0 ? 0 : nearestOf(there, foes) + nearestOf(then, foes)
  const near = Math.max(0, temper.berth * run - edgeFrom(bridge.chart, there))
  return (temper.away * (far - temper.lead * near)) / run
}

/** Where she would be if she held on so far, or at the edge. */
function heldOn<C>({ chart }: Bridge<C>, { east, north, heading }: Lying, way: number): Spot {
  const angle = (heading * Math.PI) / 1800
  return {
    east: Math.min(chart.width, Math.max(0, east + way * Math.sin(angle))),
    north: Math.min(chart.height, Math.max(0, north + way * Math.cos(angle))),
  }
}

const nearestOf = (there: Spot, ships: readonly Spot[]): number =>
  ships.reduce((least, ship) => Math.min(least, distance(there, ship)), Number.POSITIVE_INFINITY)

const turnBetween = (one: number, other: number): number => {
  const turn = Math.abs(one - other) % 3600
  return Math.min(turn, 3600 - turn)
}
