import { DID, moveRate, SEGMENT, type Seen } from '../01-classes/state.ts'
import { isOnHerOwn } from '../02-command/squadron.ts'
import { refuseFire } from '../07-gunfire/orders.ts'
import { refuseLaunch } from '../11-torpedoes/orders.ts'
import { refuseHunt } from '../below/model-orders.ts'
import { isHidden, modelAt } from '../below/models.ts'
import { refuseDrop } from '../below/orders.ts'
import { isAfloat } from '../measured.ts'
import { refuseTarget } from '../orders/target.ts'

/** SEQ-B Whether a ship acts in this segment: on her own in C, under control in D; who has been forced to break off in neither (R46). */
export function actsNow(state: Seen, ship: number): boolean {
  if (state.squadrons[state.ships[ship]!.squadron]!.brokenOff !== 0) return false
  return state.segment === (isOnHerOwn(state, ship) ? SEGMENT.own : SEGMENT.controlled)
}

/** C, D Has a side a ship that may still move or attack in this segment? */
export function isBusy(state: Seen, seat: number): boolean {
  for (let ship = 0; ship < state.ships.length; ship++) {
    if (state.ships[ship]!.seat === seat && isAfloat(state, ship) && actsNow(state, ship) && mayAct(state, ship))
      return true
  }
  return false
}

/** MOVE-D Has she still to move, or something that she can attack? H52: who is hidden is always asked, so that the enemy learns nothing of it. */
export const mayAct = (state: Seen, ship: number): boolean =>
  isHidden(state, ship) || mayMove(state, ship) || hasTarget(state, ship)

/** A ship that has attacked moves no more (MOVE-D). */
export const mayMove = (state: Seen, ship: number): boolean =>
  !isHidden(state, ship) && state.ships[ship]!.did === 0 && moveRate(state, ship) > 0

function hasTarget(state: Seen, ship: number): boolean {
  const { did } = state.ships[ship]!
  for (let target = 0; target < state.ships.length; target++) {
    if (refuseTarget(state, ship, target) !== null) continue
    if ((did & DID.main) === 0 && refuseFire(state, ship, 'main', target) === null) return true
    if ((did & DID.secondary) === 0 && refuseFire(state, ship, 'secondary', target) === null) return true
    if (refuseLaunch(state, ship, target) === null || refuseDrop(state, ship, target) === null) return true
  }
  return state.deep.models.some(
    (_, model) => modelAt(state, model).gone === 0 && refuseHunt(state, ship, model) === null,
  )
}
