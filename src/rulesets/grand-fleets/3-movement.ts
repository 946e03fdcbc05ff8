import { lies } from '#kernel/turn/index.ts'
import { rowOf, type Seen } from './state.ts'

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

/** 6.21, 6.28 Without a bridge or a rudder a ship goes straight on. */
export function mayPivot(state: Seen, ship: number): boolean {
  const { bridge, rudder } = state.ships[ship]!
  return rudder === 0 && !lies(bridge, state.now)
}
