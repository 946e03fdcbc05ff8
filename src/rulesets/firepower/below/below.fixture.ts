import type { ShipClass } from '../01-classes/classes.ts'
import { SEGMENT, type State } from '../01-classes/state.ts'
import { tabled } from '../12-aircraft/air.fixture.ts'
import { INCH } from '../book/lengths.ts'
import { card, type Setting } from '../whole/bench.fixture.ts'
import type { Lying } from './hiding.ts'

// A boat of side 1 and her hunters of side 2, on a table of 96 by 60 inches. Imported by tests only.

/** Before the first turn: ship 0 is a boat at (48, 30), the others are enemies at (70, 30). */
export function setUpBelow(others: readonly ShipClass[] = ['DD'], setting: Setting = {}): State {
  const cards = [card('SM'), ...others]
  const ships = [{}, ...others.map(() => ({ x: 70 * INCH }))]
  const state = tabled(cards, { ...setting, ships: ships.map((ship, i) => ({ ...ship, ...setting.ships?.[i] })) })
  state.first = -1
  return state
}

/** In segment D of a side’s turn. */
export function inTurnOf(state: State, seat: number): State {
  state.first = seat
  state.segment = SEGMENT.controlled
  return state
}

/** Inches, heading north. */
export const at = (x: number, y: number, heading = 0): Lying => ({
  x: Math.round(x * INCH),
  y: Math.round(y * INCH),
  heading,
})
/** Four places round that of the set-up. */
export const FOUR: readonly Lying[] = [at(48, 30), at(44, 30), at(52, 30), at(48, 34)]
