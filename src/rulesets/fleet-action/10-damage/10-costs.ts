import { type Seen, sheetAt } from '../02-data-sheet/state.ts'

/** What a critical result answers, beside the CV that it used up. R9: it cannot be applied. */
export const VOID = -1
/** R10 Armour holds. */
export const HELD = -2
/** Another critical has begun, or the ship is lost: there is nothing to settle. */
export const SETTLED = -3

/** 10, R7 Steps that `c` pays at this cost: as many as it can, of those that are left. */
export const stepsFor = (c: number, cost: number, left: number): number => Math.min(Math.floor(c / cost), left)

/** 10, R6 The cost that goes with the ship's size: four and her target size, at least one. */
export function sizeCost(state: Seen, ship: number): number {
  const { targetSize } = sheetAt(state, ship).card
  return Math.max(1, state.fixed.switches.sizeAdded ? 4 + targetSize : 4 - targetSize)
}
