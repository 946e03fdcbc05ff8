import { once, type Steps, work } from '#kernel/desk/index.ts'
import { R } from './book.ts'
import { boatDamaged, depthChargesDropped, type Event, type FirepowerDesk, shipLost } from './events.ts'
import { INCH } from './lengths.ts'
import { type Seen, type State, SUNK } from './state.ts'
import { DEPTH_CHARGES } from './tables.ts'

export interface Drop {
  readonly firer: number
  readonly target: number
}

/** SUB-F One die: 6 destroys, 5 damages, which R114 counts but once. No modifiers, no stock (R113). */
function dropDepthCharges(desk: FirepowerDesk, { firer, target }: Drop): number {
  depthChargesDropped(desk, firer, target, R['FP-SUB-F'])
  const result = desk.dice.row(DEPTH_CHARGES, 0, R['FP-SUB-F'])
  if (result === 'destroyed') shipLost(desk, target, SUNK, R['FP-SUB-F'])
  else if (result === 'damaged' && desk.state.ships[target]!.damaged === 0) boatDamaged(desk, target, R['FP-SUB-G'])
  return 0
}
export const DEPTH_CHARGE: Steps<State, Event, Drop> = [once(dropDepthCharges)]

export function depthCharge(desk: FirepowerDesk, drop: Drop): void {
  work(DEPTH_CHARGE, desk, drop)
}

/** SUB-F Within two inches; R2 by option twice that for large models. */
export const isOverBoat = (state: Seen): boolean =>
  state.fixed.scene.range <= 2 * INCH * (state.fixed.switches.doubleAll ? 2 : 1)
