import type { BattleFacts, Edge } from '#kernel/facts/index.ts'
import { BadInput } from '#kernel/ruleset/index.ts'
import { TURN_MINUTES } from './8-1-8-sinking.ts'
import { AFLOAT } from './conditions.ts'
import { fieldOf, type Seen, sheetAt, type Term, turnOf } from './state.ts'

/** S34 The battle's own terms; every ship that they name must be there. `placeOf` gives -1 for one that is not. */
export function termsOf(battle: BattleFacts, placeOf: (ship: string) => number): Term[] {
  return (battle.victory?.terms ?? []).map(term => {
    const places = ('ships' in term ? term.ships : [term.ship]).map(ship => {
      if (placeOf(ship) < 0) throw new BadInput(`victory: there is no ship ${ship} in the battle`)
      return placeOf(ship)
    })
    return { ...term, places }
  })
}

const EDGES: readonly Edge[] = ['north', 'east', 'south', 'west']

/** H24 The turn in which a ship leaves and the edge, as one number that is never nought; at a corner, east or west. */
export function awayBy(state: Seen, ship: number): number {
  const { x, y } = state.ships[ship]!
  const { board } = fieldOf(state)
  const edge = x < 0 ? 3 : x > board.extent.east * board.unit ? 1 : y < 0 ? 2 : 0
  return EDGES.length * Math.max(1, turnOf(state)) + edge
}
const turnLeft = (away: number): number => Math.floor(away / EDGES.length)
const edgeLeft = (away: number): Edge => EDGES[away % EDGES.length]!

/** S34 What a ship gives the enemy by the battle's terms: `points` are all hers, `usual` what she would give without them. */
export function worthByTerms(state: Seen, ship: number, points: number, usual: number): number {
  const { away, remaining } = state.ships[ship]!
  const { damagePoints } = sheetAt(state, ship).card
  let worth = usual
  let percent = 100
  let beside = 0
  for (const term of fieldOf(state).terms) {
    if (!term.places.includes(ship)) continue
    if (term.kind === 'counts') percent = term.percent
    if (term.kind === 'damage')
      beside += Math.floor((term.points * Math.min(damagePoints, damagePoints - remaining)) / damagePoints)
    const isLate = term.kind === 'leaves' && (turnLeft(away) - 1) * TURN_MINUTES >= term.fromMinutes
    if (term.kind === 'leaves' && isLate && hasLeft(state, ship) && edgeLeft(away) === term.edge)
      worth = Math.floor((points * term.percent) / 100)
  }
  return Math.floor((worth * percent) / 100) + beside
}

const hasLeft = (state: Seen, ship: number): boolean => state.ships[ship]!.away > 0 && state.ships[ship]!.end === AFLOAT

/** S34 Who wins by the battle's terms whatever the points; -1: nobody. The first term that holds decides. */
export function winnerByTerms(state: Seen): number {
  for (const term of fieldOf(state).terms) {
    if (term.kind !== 'wins') continue
    const ship = term.places[0]!
    const left = hasLeft(state, ship) ? edgeLeft(state.ships[ship]!.away) : ''
    if (term.by === 'surviving' ? state.ships[ship]!.end === AFLOAT : left === term.by) return term.side
  }
  return -1
}
