import type { Frozen } from '#kernel/desk/index.ts'
import { type Chart, EDGES, type Game } from '#kernel/ruleset/index.ts'
import type { Sighted, Spot } from './lookout.ts'

type Extent = Pick<Chart, 'width' | 'height'>

/** What the enemy gets if a ship leaves by each edge, as soon as she can be there: north, east, south, west. */
export type Exits = readonly number[]

export function exitsOf<S, C, Card>(
  game: Game<S, C, Card>,
  state: Frozen<S>,
  chart: Chart,
  ship: Sighted,
  run: number,
): Exits {
  const ways = waysFrom(chart, ship)
  return EDGES.map((edge, i) => game.worth(state, ship.id, edge, turnsFor(ways[i]!, run)))
}

/** Turns that so long a way takes. */
const turnsFor = (way: number, run: number): number => Math.ceil(Math.max(0, way) / Math.max(0.1, run))

/** How far it is to each edge. */
const waysFrom = ({ width, height }: Extent, { east, north }: Spot): readonly number[] => [
  height - north,
  width - east,
  north,
  east,
]

/** How far it is to the next edge. */
export const edgeFrom = (chart: Extent, there: Spot): number => Math.min(...waysFrom(chart, there))

/** How far it is to the next edge by which she leaves at least cost. */
export function exitFrom(chart: Extent, exits: Exits, there: Spot): number {
  const least = Math.min(...exits)
  return Math.min(...waysFrom(chart, there).filter((_, edge) => exits[edge] === least))
}

/** What it costs to have left where she lies beyond an edge, or at one. */
export function costAt(chart: Extent, exits: Exits, there: Spot): number {
  const ways = waysFrom(chart, there)
  return exits[ways.indexOf(Math.min(...ways))]!
}
