import { EDGES, type Fate, winnerByTerms, worthByTerms } from '#kernel/ruleset/index.ts'
import { isSunk, type Seen, sheetAt } from '../01-ships/state.ts'
import { TURN_MINUTES } from '../09-advanced/9-7-light.ts'

/** 3.23 A ship that has left: in which turn and by which edge, as one number; nought for who has not. */
export const awayBy = (turn: number, edge: number): number => EDGES.length * turn + edge

/** 2.3 A turn counts from its beginning. */
function fateOf(state: Seen, ship: number): Fate {
  const { away, lost } = state.ships[ship]!
  const minutes = (Math.floor(away / EDGES.length) - 1) * TURN_MINUTES
  return {
    isAfloat: !isSunk(state, ship),
    left: away > 0 ? { edge: EDGES[away % EDGES.length]!, minutes } : null,
    lost,
    size: sheetAt(state, ship).hull.size,
  }
}

/** The book's rounding (R8). */
const share = (points: number, parts: number, whole: number): number => Math.floor((points * parts) / whole + 0.5)

/** 2.3 What a ship gives the enemy by the scenario: `points` are all hers, `usual` what she would give without its terms. */
export const worthByScenario = (state: Seen, ship: number, points: number, usual: number): number =>
  worthByTerms(state.fixed.scene.terms, ship, fateOf(state, ship), points, usual, share)

/** 2.3 Who wins by the scenario whatever the points; -1: nobody. */
export const winnerByScenario = (state: Seen): number =>
  winnerByTerms(state.fixed.scene.terms, ship => fateOf(state, ship))
