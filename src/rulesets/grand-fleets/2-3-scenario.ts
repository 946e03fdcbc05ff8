import type { BattleFacts } from '#kernel/facts/index.ts'
import { BadInput } from '#kernel/ruleset/index.ts'
import { EDGES } from './0-22-board.ts'
import { TURN_MINUTES } from './9-7-light.ts'
import { share } from './rounding.ts'
import { isSunk, type Seen, sheetAt, type Term } from './state.ts'

/** 0.27, 2.3 The scenario's terms; every ship that they name must be there. `placeOf` gives -1 for one that is not. */
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

/** 3.23 A ship that has left: in which turn and by which edge, as one number; nought for who has not. */
export const awayBy = (turn: number, edge: number): number => EDGES.length * turn + edge
const turnOf = (away: number): number => Math.floor(away / EDGES.length)
const edgeOf = (away: number): string => EDGES[away % EDGES.length]!

/** 2.3 What a ship gives the enemy by the scenario: `points` are all hers, `usual` what she would give without its terms. */
export function worthByTerms(state: Seen, ship: number, points: number, usual: number): number {
  const { away, lost } = state.ships[ship]!
  let worth = usual
  let percent = 100
  let beside = 0
  for (const term of state.fixed.scene.terms) {
    if (!term.places.includes(ship)) continue
    if (term.kind === 'counts') percent = term.percent
    if (term.kind === 'damage') beside += Math.floor((term.points * lost) / sheetAt(state, ship).hull.size + 0.5)
    // a turn counts from its beginning
    const isLate = term.kind === 'leaves' && (turnOf(away) - 1) * TURN_MINUTES >= term.fromMinutes
    if (term.kind === 'leaves' && isLate && hasLeft(state, ship) && edgeOf(away) === term.edge)
      worth = share(points, term.percent)
  }
  return share(worth, percent) + beside
}

const hasLeft = (state: Seen, ship: number): boolean => state.ships[ship]!.away > 0 && !isSunk(state, ship)

/** 2.3 Who wins by the scenario whatever the points; -1: nobody. The first term that holds decides. */
export function winnerByTerms(state: Seen): number {
  for (const term of state.fixed.scene.terms) {
    if (term.kind !== 'wins') continue
    const [ship] = term.places
    const left = hasLeft(state, ship!) ? edgeOf(state.ships[ship!]!.away) : ''
    if (term.by === 'surviving' ? !isSunk(state, ship!) : left === term.by) return term.side
  }
  return -1
}
