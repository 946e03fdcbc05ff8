import { z } from 'zod'
import { word } from '#kernel/order/index.ts'
import { no, type Refusal } from '#kernel/ruleset/index.ts'
import { index } from '../../schema.ts'
import { DID, type Seen, sheetAt } from '../01-classes/state.ts'
import { torpedoChance } from '../07-gunfire/expected.ts'
import { attackOffer } from '../07-gunfire/offers.ts'
import { inchesText, WEAPON } from '../07-gunfire/reckon.ts'
import { inchesOf } from '../book/lengths.ts'
import { R } from '../book/register.ts'
import { isWithin } from '../measured.ts'
import { order } from '../orders/order.ts'
import { refuseTarget } from '../orders/target.ts'
import { hasTubes, launchTorpedo, torpedoReach } from './torpedoes.ts'

const launch = z.strictObject({ type: z.literal('LaunchTorpedo'), ship: index, target: index })

/** TORP-A One marker, its target named. */
export const launchOrder = order(word<z.infer<typeof launch>>(launch), {
  refuse: (state, { ship, target }) => refuseTarget(state, ship, target) ?? refuseLaunch(state, ship, target),
  carryOut: (desk, { ship, target }) => launchTorpedo(desk, ship, target),
  offers: (state, ship, ask) =>
    hasTubes(state, ship)
      ? attackOffer(state, ship, ask, {
          weapon: WEAPON.torpedo,
          name: 'Torpedoes',
          deed: 'Torpedoes',
          verb: 'launches at',
          bands: [{ limit: inchesOf(torpedoReach(state)), words: `as far as ${inchesText(torpedoReach(state))} in` }],
          order: target => ({ type: 'LaunchTorpedo', ship, target }),
          look: target => ({ chance: torpedoChance(state, ship, target), words: 'if the marker comes to her' }),
        })
      : [],
})

/** TORP-A, R89 to R93, R97 Whether a torpedo can be launched: guns or no guns, by night as by day. */
export function refuseLaunch(state: Seen, ship: number, target: number): Refusal | null {
  const { did, launches, powerOut } = state.ships[ship]!
  if (sheetAt(state, ship).card.torpedoes === null) return no(R['FP-R89'], 'she carries no torpedoes')
  if (!hasTubes(state, ship)) return no(R['FP-R81'], 'her torpedo battery is lost')
  if (launches <= 0) return no(R['FP-R89'], 'her torpedoes are spent')
  if ((did & DID.torpedo) !== 0) return no(R['FP-R89'], 'she has launched in this turn')
  if (powerOut !== 0) return no(R['FP-R77'], 'she has no power for her torpedoes')
  if (sheetAt(state, target).isBoat) return no(R['FP-SUB-D'], 'torpedoes are for surface targets')
  if (!isWithin(state, ship, target, torpedoReach(state))) return no(R['FP-R90'], 'the target is out of torpedo range')
  return null
}
