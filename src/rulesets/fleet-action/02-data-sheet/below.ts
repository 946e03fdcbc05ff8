import { type Seen, sheetAt } from './state.ts'

// H31, H32 Mines, and what goes under water.

/** H32 A submarine, wherever she is. */
export const isBoat = (state: Seen, ship: number): boolean => sheetAt(state, ship).card.dives !== undefined
export const isBelow = (state: Seen, ship: number): boolean => state.ships[ship]!.depth > 0
/** H32 Under water, and only her own side knows where. */
export function isUnseen(state: Seen, ship: number): boolean {
  const { depth, known } = state.ships[ship]!
  return depth > 0 && known === 0
}

/** H32 Submarines are squadrons by themselves. */
export const isOfBoats = (state: Seen, squadron: number): boolean => {
  const leader = state.ships.findIndex(ship => ship.squadron === squadron)
  return leader >= 0 && isBoat(state, leader)
}
