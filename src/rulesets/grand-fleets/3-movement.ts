import type { Place } from '#kernel/geometry/index.ts'
import { lies } from '#kernel/turn/index.ts'
import { hullOf } from './4-1-targets.ts'
import { type Fixed, isSunk, rowOf, type Seen } from './state.ts'

/** 3.1, 6.21 Movement points of this turn: the row's first number, and half of it, rounded up, without a bridge (R14). */
export function movementPoints(state: Seen, ship: number): number {
  const points = rowOf(state, ship).speed[0]
  return lies(state.ships[ship]!.bridge, state.now) ? Math.ceil(points / 2) : points
}

/** 3.2, 6.22, 6.25 What a mile ahead costs: one, one more for the engine, one more for every flood (R13). */
export function costOfMile(state: Seen, ship: number): number {
  const { engine, floods } = state.ships[ship]!
  return 1 + engine + floods
}

/** Whole miles straight ahead that the points allow. */
export const milesAhead = (state: Seen, ship: number): number =>
  Math.floor(movementPoints(state, ship) / costOfMile(state, ship))

/** 3.2, 6.21 Straight ahead so many miles; where the model would lie on another it is moved back, just clear of it. */
export function straightOn(state: Seen, ship: number, miles: number): Place {
  const { board } = state.fixed as Fixed
  const from = state.ships[ship]!
  let length = miles * board.unit
  while (length > 0 && isFoul(state, ship, board.advance(from, length))) length--
  return board.advance(from, length)
}

/** 3.22 Whether a ship lying there would lie on another. */
function isFoul(state: Seen, ship: number, there: Place): boolean {
  const { board } = state.fixed as Fixed
  const hull = { ...hullOf(state, ship), ...there }
  return state.ships.some(
    (_, other) => other !== ship && !isSunk(state, other) && board.fouls(hull, hullOf(state, other)),
  )
}

/** 6.21, 6.28 Without a bridge or a rudder a ship goes straight on. */
export function mayPivot(state: Seen, ship: number): boolean {
  const { bridge, rudder } = state.ships[ship]!
  return rudder === 0 && !lies(bridge, state.now)
}
