import { once, type Steps, work } from '#kernel/desk/index.ts'
import { type Seen, type State, SUNK } from '../01-classes/state.ts'
import { INCH } from '../book/lengths.ts'
import { R } from '../book/register.ts'
import { DEPTH_CHARGES } from '../book/tables.ts'
import { boatDamaged, depthChargesDropped, type Event, type FirepowerDesk, shipLost } from '../events/events.ts'
import { isNear } from '../measured.ts'

export interface Drop {
  readonly firer: number
  readonly target: number
}

/** SUB-F One die: 6 destroys, 5 damages, which R114 counts but once. No modifiers, no stock (R113). */
function dropDepthCharges(desk: FirepowerDesk, { firer, target }: Drop): number {
  depthChargesDropped(desk, { ship: firer, target }, R['FP-SUB-F'])
  const result = desk.dice.row(DEPTH_CHARGES, 0, R['FP-SUB-F'])
  if (result === 'destroyed') shipLost(desk, { ship: target, end: SUNK }, R['FP-SUB-F'])
  else if (result === 'damaged' && desk.state.ships[target]!.damaged === 0)
    boatDamaged(desk, { ship: target }, R['FP-SUB-G'])
  return 0
}
export const DEPTH_CHARGE: Steps<State, Event, Drop> = [once(dropDepthCharges)]

export function depthCharge(desk: FirepowerDesk, drop: Drop): void {
  work(DEPTH_CHARGE, desk, drop)
}

/** SUB-F Two inches; R2 by option twice that for large models. */
export const chargesReach = (state: Seen): number => 2 * INCH * (state.fixed.switches.doubleAll ? 2 : 1)
export const isOverBoat = (state: Seen, ship: number, target: number): boolean =>
  isNear(state, ship, target, chargesReach(state))
