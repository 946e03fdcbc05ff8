import type { Edge } from '#kernel/facts/index.ts'
import { EDGES, type Fate, winnerByTerms, worthByTerms } from '#kernel/ruleset/index.ts'
import { AFLOAT, TURN_MINUTES } from '../02-ships/conditions.ts'
import { fieldOf, type Seen, sheetAt } from '../02-ships/state.ts'

/** H24 The edge that a ship off the board lies beyond; at a corner, east or west. */
export function edgeBeyond(state: Seen, ship: number): Edge {
  const { x, y } = state.ships[ship]!
  const { board } = fieldOf(state)
  return x < 0 ? 'west' : x > board.extent.east * board.unit ? 'east' : y < 0 ? 'south' : 'north'
}

/** H24 The turn in which a ship leaves and the edge, as one number that is never nought. */
export const awayBy = (turn: number, edge: Edge): number => EDGES.length * Math.max(1, turn) + EDGES.indexOf(edge)

function fateOf(state: Seen, ship: number): Fate {
  const { away, end, remaining } = state.ships[ship]!
  const { damagePoints } = sheetAt(state, ship).card
  const minutes = (Math.floor(away / EDGES.length) - 1) * TURN_MINUTES
  return {
    isAfloat: end === AFLOAT,
    left: away > 0 ? { edge: EDGES[away % EDGES.length]!, minutes } : null,
    lost: Math.min(damagePoints, damagePoints - remaining),
    size: damagePoints,
  }
}

/** 0 What a division leaves over is dropped. */
const share = (points: number, parts: number, whole: number): number => Math.floor((points * parts) / whole)

/** S34 What a ship gives the enemy by the battle's terms: `points` are all hers, `usual` what she would give without them. */
export const worthByScenario = (state: Seen, ship: number, points: number, usual: number): number =>
  worthByTerms(fieldOf(state).terms, ship, fateOf(state, ship), points, usual, share)

/** S34 Who wins by the battle's terms whatever the points; -1: nobody. */
export const winnerByScenario = (state: Seen): number =>
  winnerByTerms(fieldOf(state).terms, ship => fateOf(state, ship))
