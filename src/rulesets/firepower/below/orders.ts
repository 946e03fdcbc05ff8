import { z } from 'zod'
import { word } from '#kernel/order/index.ts'
import { no, type Refusal } from '#kernel/ruleset/index.ts'
import { index } from '../../schema.ts'
import { DID, type Seen, sheetAt } from '../01-classes/state.ts'
import { attackOffer } from '../07-gunfire/offers.ts'
import { WEAPON } from '../07-gunfire/reckon.ts'
import { R } from '../book/register.ts'
import { order } from '../orders/order.ts'
import { refuseTarget } from '../orders/target.ts'
import { depthCharge, isOverBoat } from './depth-charges.ts'
import { isHidden } from './models.ts'

const drop = z.strictObject({ type: z.literal('DropDepthCharges'), ship: index, target: index })

/** SUB-F Depth charges on a boat. */
export const dropOrder = order(word<z.infer<typeof drop>>(drop), {
  refuse: (state, { ship, target }) => refuseTarget(state, ship, target) ?? refuseDrop(state, ship, target),
  carryOut: (desk, { ship, target }) => depthCharge(desk, { firer: ship, target }),
  offers: (state, ship, ask) =>
    sheetAt(state, ship).hunts
      ? attackOffer(state, ship, ask, {
          weapon: WEAPON.depthCharge,
          name: 'Depth charges',
          deed: 'Depth charges',
          verb: 'drops depth charges on',
          bands: [{ limit: 2, words: 'within 2 in' }],
          order: target => ({ type: 'DropDepthCharges', ship, target }),
          look: () => ({ chance: 1 / 3, words: '5 damages, 6 destroys' }),
        })
      : [],
})

/** SUB-E, SUB-F, R113 Whether depth charges can be dropped. */
export function refuseDrop(state: Seen, ship: number, target: number): Refusal | null {
  if (!sheetAt(state, ship).hunts) return no(R['FP-SUB-E'], 'only DD and DE can hunt a submarine')
  if (!sheetAt(state, target).isBoat) return no(R['FP-SUB-F'], 'depth charges are for submarines')
  if (isHidden(state, target)) return no(R['FP-SUB-B'], 'she is hidden: name one of her models')
  return isOverBoat(state, ship, target) ? refuseHunter(state, ship) : no(R['FP-SUB-F'], 'the boat is too far away')
}

/** SUB-E, R77, R113 Whether a ship can drop depth charges at all. */
export function refuseHunter(state: Seen, ship: number): Refusal | null {
  const { did, powerOut } = state.ships[ship]!
  if (!sheetAt(state, ship).hunts) return no(R['FP-SUB-E'], 'only DD and DE can hunt a submarine')
  if ((did & DID.depthCharge) !== 0) return no(R['FP-R113'], 'she has dropped depth charges in this turn')
  if (powerOut !== 0) return no(R['FP-R77'], 'she has no power for her depth charges')
  return null
}
