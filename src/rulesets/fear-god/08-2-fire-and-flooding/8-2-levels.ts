import { percentAll } from '../02-ships/conditions.ts'
import { type Seen, sheetAt } from '../02-ships/state.ts'
import { LIMITS, OVERWHELMED, shiftOf } from '../book/tables.ts'

/** 8.2 Shift of the limits by her date; a rebuilding counts (R45). */
function shiftAt(state: Seen, ship: number): number {
  const { year, card } = sheetAt(state, ship)
  return shiftOf(state.fixed.switches.rebuiltLevels ? year : card.inServiceYear)
}

/** 8.2 Severity level of so many per cent: Minor, Major, Severe or Overwhelmed. */
export function levelAt(state: Seen, ship: number, percent: number): number {
  const limits = LIMITS[sheetAt(state, ship).sizeRow]!
  const shift = shiftAt(state, ship)
  let level = 0
  while (level < OVERWHELMED && percent > limits[level]! + shift) level++
  return level
}

/** 8.2, R46 All fires and floodings, old and new: the reduction column goes by both, what they do to the ship by each kind. */
export function totalPercent(state: Seen, ship: number): number {
  const { fires, floods } = state.ships[ship]!
  return percentAll(fires) + percentAll(floods)
}

/** 8.2 Half of the Minor limit, as printed or shifted by date (R47). */
export function halfMinorAt(state: Seen, ship: number): number {
  const shift = state.fixed.switches.helpShifted ? shiftAt(state, ship) : 0
  return (LIMITS[sheetAt(state, ship).sizeRow]![0] + shift) >> 1
}
