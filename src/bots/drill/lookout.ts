import type { Frozen } from '#kernel/desk/index.ts'
import type { Chart, Game, Unit } from '#kernel/ruleset/index.ts'

/** A ship as the lookout reports her at the beginning of a phase. */
export interface Sighted {
  readonly id: number
  readonly east: number
  readonly north: number
  /** how much of her is left, from 0 to 1 */
  readonly left: number
  /** points that her loss gives the other side */
  readonly worth: number
}

export interface Sea {
  readonly chart: Chart
  readonly own: readonly Sighted[]
  readonly enemies: readonly Sighted[]
}

/** Who is still there, on both sides. */
export function lookOut<S, C, Card>(game: Game<S, C, Card>, state: Frozen<S>, seat: number): Sea {
  const chart = game.present.chart(state)
  const sighted = ({ id, east, north, tracks }: Unit): Sighted => ({
    id,
    east,
    north,
    left: tracks.reduce((least, { left, size }) => Math.min(least, left / size), 1),
    worth: game.worth(state, id, 'sunk'),
  })
  const there = chart.units.filter(unit => unit.state === 'afloat')
  return {
    chart,
    own: there.filter(unit => unit.side === seat).map(sighted),
    enemies: there.filter(unit => unit.side !== seat).map(sighted),
  }
}

/** What is left of a side, in points. */
export const forceOf = (ships: readonly Sighted[]): number =>
  ships.reduce((sum, { left, worth }) => sum + left * worth, 0)

export interface Spot {
  readonly east: number
  readonly north: number
}
export const distance = (one: Spot, other: Spot): number => Math.hypot(one.east - other.east, one.north - other.north)

/** The nearest few, nearest first: a captain cannot mind more, and a great battle must not cost more a ship than a small one. */
export function nearest(to: Sighted, among: readonly Sighted[], count: number): Sighted[] {
  const found: Sighted[] = []
  const far: number[] = []
  for (const each of among) {
    if (each.id === to.id) continue
    const apart = distance(to, each)
    if (found.length === count && apart >= far[count - 1]!) continue
    let place = Math.min(found.length, count - 1)
    for (; place > 0 && far[place - 1]! > apart; place--) {
      found[place] = found[place - 1]!
      far[place] = far[place - 1]!
    }
    found[place] = each
    far[place] = apart
  }
  return found
}
