import type { Hull } from '#kernel/geometry/index.ts'
import { CM, type Fixed, isLost, type Seen, sheetAt } from './state.ts'

/** H1 Length and width of a base by target size from -4, in cm; stands are square. */
const BASES = [
  [2.5, 2.5],
  [2.5, 1],
  [2.5, 1],
  [3, 1],
  [4, 1.25],
  [4, 1.25],
  [5, 1.5],
  [5, 1.5],
] as const

export function baseOf(state: Seen, ship: number): Hull {
  const { x, y, heading } = state.ships[ship]!
  const [length, width] = BASES[sheetAt(state, ship).card.targetSize + 4]!
  return { x, y, heading, length: length * CM, width: width * CM }
}

/** 9.5 Bases that the line of fire crosses; those of the two ends do not count (R72), nor do wrecks (H37). */
export function basesBetween(state: Seen, from: number, to: number): number {
  if (state.ships.length === 2) return 0
  const { board } = state.fixed as Fixed
  let bases = 0
  for (let ship = 0; ship < state.ships.length; ship++) {
    if (ship === from || ship === to || isLost(state, ship)) continue
    if (board.lineBlocked(state.ships[from]!, state.ships[to]!, [baseOf(state, ship)])) bases++
  }
  return bases
}
