import type { BattleFacts, Edge, VictoryTerm } from '#kernel/facts/index.ts'
import { BadInput } from './schema.ts'

/** All edges, in an order that a state may number them by. */
export const EDGES = ['north', 'east', 'south', 'west'] as const satisfies readonly Edge[]

/** A battle's own term of victory, its ships by their places among the cards. */
export type Term = VictoryTerm & { readonly places: readonly number[] }

/** How a ship stands when points are counted. */
export interface Fate {
  readonly isAfloat: boolean
  /** the edge by which she has left, and how many minutes after the beginning; null where she has not */
  readonly left: { readonly edge: Edge; readonly minutes: number } | null
  /** how much of her hull is lost, of how much */
  readonly lost: number
  readonly size: number
}
/** So many parts of a whole of some points, rounded as the book rounds. */
export type ShareOf = (points: number, parts: number, whole: number) => number

/** Every ship that the terms name must be there. `placeOf` gives -1 for one that is not. */
export function termsOf(battle: BattleFacts, placeOf: (ship: string) => number): Term[] {
  return (battle.victory?.terms ?? []).map(term => {
    const places = ('ships' in term ? term.ships : [term.ship]).map(ship => {
      if (placeOf(ship) < 0) throw new BadInput(`victory: there is no ship ${ship} in the battle`)
      return placeOf(ship)
    })
    const figure = 'percent' in term ? term.percent : 'points' in term ? term.points : 0
    if (!Number.isInteger(figure) || figure < 0 || figure > 1000)
      throw new BadInput(`victory: ${figure} is no whole number from 0 to 1000`)
    return { ...term, places }
  })
}

/** What a ship gives the enemy by a battle's terms: `points` are all hers, `usual` what she would give without them. */
export function worthByTerms(
  terms: readonly Term[],
  ship: number,
  { isAfloat, left, lost, size }: Fate,
  points: number,
  usual: number,
  share: ShareOf,
): number {
  let worth = usual
  let percent = 100
  let beside = 0
  for (const term of terms) {
    if (!term.places.includes(ship)) continue
    if (term.kind === 'counts') percent = term.percent
    if (term.kind === 'damage') beside += share(term.points, lost, size)
    const isGone = term.kind === 'leaves' && isAfloat && left?.edge === term.edge && left.minutes >= term.fromMinutes
    if (isGone) worth = share(points, term.percent, 100)
  }
  return share(worth, percent, 100) + beside
}

/** Who wins by a battle's terms whatever the points; -1: nobody. The first term that holds decides. */
export function winnerByTerms(terms: readonly Term[], fateOf: (ship: number) => Fate): number {
  for (const term of terms) {
    if (term.kind !== 'wins') continue
    const { isAfloat, left } = fateOf(term.places[0]!)
    if (isAfloat && (term.by === 'surviving' || left?.edge === term.by)) return term.side
  }
  return -1
}
