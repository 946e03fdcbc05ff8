import { z } from 'zod'
import { word } from '#kernel/order/index.ts'
import { no, type Refusal } from '#kernel/ruleset/index.ts'
import { index } from '../../schema.ts'
import { NO_BATTERY, TUBES } from '../01-classes/classes.ts'
import { batteryNow, DID, NIGHT, type Seen, sheetAt, type Which } from '../01-classes/state.ts'
import { R } from '../book/register.ts'
import { isMasked } from '../measured.ts'
import { order } from '../orders/order.ts'
import { refuseTarget } from '../orders/target.ts'
import { attackOf, fireBattery } from './gunfire.ts'
import { batteryOffer } from './offers.ts'
import { bandOf } from './to-hit.ts'

const fire = z.strictObject({
  type: z.literal('FireBattery'),
  ship: index,
  battery: z.enum(['main', 'secondary']),
  target: index,
})

/** HIT-A One battery, one target, once a turn; the other may take another (R70). */
export const fireOrder = order(word<z.infer<typeof fire>>(fire), {
  refuse(state, { ship, battery, target }) {
    const refusal = refuseTarget(state, ship, target)
    if (refusal !== null) return refusal
    if ((state.ships[ship]!.did & DID[battery]) !== 0) return no(R['FP-HIT-A'], 'that battery has fired in this turn')
    return refuseFire(state, ship, battery, target)
  },
  carryOut: (desk, { ship, battery, target }) => fireBattery(desk, attackOf(ship, target, battery)),
  offers: (state, ship, ask) =>
    (['main', 'secondary'] as const).flatMap(battery =>
      batteryOffer(state, ship, battery, ask, target => ({ type: 'FireBattery', ship, battery, target })),
    ),
})

/** Whether a battery can fire at all, and at this target. Guns have no arcs (R67). */
export function refuseFire(state: Seen, ship: number, which: Which, target: number): Refusal | null {
  const battery = batteryNow(state, ship, which)
  if (battery === TUBES) return no(R['FP-CLASS-F'], 'her battery is torpedoes: she has no guns')
  if (battery === NO_BATTERY) {
    const { main, secondary } = sheetAt(state, ship)
    if ((which === 'main' ? main : secondary) !== NO_BATTERY) return no(R['FP-R80'], 'that battery is out of action')
    return no(which === 'main' ? R['FP-CLASS-H'] : R['FP-CLASS-I'], 'she has no such battery')
  }
  if (state.ships[ship]!.powerOut !== 0) return no(R['FP-SPFX-4'], 'she has no power for her armament')
  if (!mayFireNow(state, ship)) return no(R['FP-HIT-NIGHT'], 'at night she needs radar or flares')
  if (sheetAt(state, target).isBoat && !state.fixed.switches.gunsAtBoats)
    return no(R['FP-R112'], 'only depth charges are for submarines')
  if (state.ships[target]!.submerged !== 0) return no(R['FP-R112'], 'guns cannot reach a boat under water')
  if (bandOf(state, ship, which, target) > 1) return no(R['FP-RANGE-A'], 'the target is out of range')
  return isMasked(state, ship, target) ? no(R['FP-PEN-A'], 'another ship stands in the line of fire') : null
}

/** HIT-NIGHT, R71 At night radar or flares (RADAR-C: radar and everything else needs power), or Japanese eyes (RADAR-B). */
function mayFireNow(state: Seen, ship: number): boolean {
  if (state.light !== NIGHT) return true
  const { isJapanese, seesAtNight } = sheetAt(state, ship)
  return seesAtNight || (isJapanese && state.fixed.switches.japaneseAtNight)
}
