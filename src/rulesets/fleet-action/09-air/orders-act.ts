import { work } from '#kernel/desk/index.ts'
import { no } from '#kernel/ruleset/index.ts'
import { R } from '../book/register.ts'
import { type FleetDesk, loadDropped, standActed, standWentIn } from '../events/events.ts'
import { order } from '../orders/order.ts'
import { AIR_STRIKE, strikeOf } from './9-11-attack.ts'
import { STRAFING } from './9-12-strafing.ts'
import { COMBAT } from './9-15-combat.ts'
import { attackOffers, fightOffers, jettisonOffers, strafeOffers } from './offers-act.ts'
import { refuseInAir } from './orders-move.ts'
import { getsThrough, intercepted } from './reactions.ts'
import { isStandOff, refuseAct, refuseFight, refuseStrafing, refuseStrike } from './refusals.ts'
import { ATTACK_FROM_AIR, type AttackFromAir, FIGHT_IN_AIR, JETTISON_LOAD, STRAFE_FROM_AIR } from './said.ts'
import { isAloft, standAt } from './standing.ts'

const why = R['FA-6.6-action']

/** 9.11 */
export const attackFromAirOrder = order(ATTACK_FROM_AIR, {
  by: 'side',
  refuse: (state, { stand, target }, seat) =>
    refuseInAir(state, stand, seat, 'action', why) ?? refuseAct(state, stand) ?? refuseStrike(state, stand, target),
  carryOut: (desk, said) => attack(desk, said),
  offers: (state, seat, ask) => attackOffers(state, seat, ask),
})

/** H30 Air combat, anti-aircraft fire, attack. The arc from which it comes is that in which it was (H40). */
function attack(desk: FleetDesk, { stand, target }: AttackFromAir): void {
  const strike = strikeOf(desk.state, stand, target)
  goIn(desk, stand, target, isStandOff(desk.state, stand))
  if (getsThrough(desk, stand, target)) work(AIR_STRIKE, desk, strike)
}

/** FA-H74 It has acted, and is over her; stand-off weapons are launched from where it is. */
function goIn(desk: FleetDesk, stand: number, target: number, standsOff: boolean): void {
  standActed(desk, { stand }, why)
  if (!standsOff) standWentIn(desk, { stand, target }, R['FA-H74-reach'])
}

/** 9.12 */
export const strafeOrder = order(STRAFE_FROM_AIR, {
  by: 'side',
  refuse: (state, said, seat) =>
    refuseInAir(state, said.stand, seat, 'action', why) ?? refuseAct(state, said.stand) ?? refuseStrafing(state, said),
  carryOut(desk, { stand, target, factor }) {
    goIn(desk, stand, target, false)
    if (getsThrough(desk, stand, target)) work(STRAFING, desk, { stand, target, factor })
  },
  offers: (state, seat, ask) => strafeOffers(state, seat, ask),
})

/** 9.15 */
export const fightOrder = order(FIGHT_IN_AIR, {
  by: 'side',
  refuse: (state, said, seat) =>
    refuseInAir(state, said.stand, seat, 'action', why) ?? refuseAct(state, said.stand) ?? refuseFight(state, said),
  carryOut(desk, { stand, target, way }) {
    standActed(desk, { stand }, why)
    // H29: whoever acts may be intercepted before
    intercepted(desk, stand)
    if (isAloft(desk.state, stand) && isAloft(desk.state, target)) work(COMBAT, desk, { stand, target, way })
  },
  offers: (state, seat, ask) => fightOffers(state, seat, ask),
})

/** R55 */
export const jettisonOrder = order(JETTISON_LOAD, {
  by: 'side',
  refuse: (state, { stand }, seat) =>
    refuseInAir(state, stand, seat, 'action', why) ??
    refuseAct(state, stand) ??
    (standAt(state, stand).loaded > 0 ? null : no(R['FA-R55'], 'that stand has no load to drop')),
  carryOut(desk, { stand }) {
    standActed(desk, { stand }, why)
    loadDropped(desk, { stand }, R['FA-R55'])
  },
  offers: (state, seat, ask) => jettisonOffers(state, seat, ask),
})
