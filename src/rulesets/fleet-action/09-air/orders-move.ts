import type { Cite } from '#kernel/book/index.ts'
import { no, type Refusal } from '#kernel/ruleset/index.ts'
import { phaseOf, type Seen } from '../02-data-sheet/state.ts'
import { fly, land, launch, refuseFlight, refuseLanding, refuseLaunch } from '../06-order-of-play/6-5-air-move.ts'
import { deploy, isSpotted, refuseSpot } from '../06-order-of-play/6-5-contacts.ts'
import { unitOfAir } from '../06-order-of-play/6-alternation.ts'
import { hasActed, inPhase, refuseTurn } from '../06-order-of-play/6-refusals.ts'
import { hasPower } from '../09-combat/9-1-sight.ts'
import { R } from '../book/register.ts'
import { contactSoughtFromAir, type FleetDesk } from '../events/events.ts'
import { order } from '../orders/order.ts'
import { flightOffers, landingOffers, launchOffers, spottingOffers } from './offers-move.ts'
import { FLY_STAND, LAND_STAND, LAUNCH_STAND, SPOT_FROM_AIR } from './said.ts'
import { airSquadronAt, kindAt, refuseAloft, refuseStand, standAt, standSheetAt } from './standing.ts'

/** P5, P6 What is asked of every order to a stand in its phase: its side's word, and its squadron's turn. */
export function refuseInAir(
  state: Seen,
  stand: number,
  seat: number,
  phase: 'aircraft movement' | 'action',
  why: Cite,
): Refusal | null {
  if (state.fixed.theatre === null) return no(R['FA-H54-duel'], 'a duel has no such order')
  if (state.over > 0) return no(R['FA-H39'], 'the battle is over')
  if (state.begun === 0) return no(R['FA-6-phase-order'], 'the first turn has not begun')
  const now = phaseOf(state)
  if (now !== phase) return no(R['FA-6-phase-order'], `this is the ${now} phase, not the ${phase} phase`)
  const refusal = refuseStand(state, stand, seat)
  if (refusal !== null) return refusal
  if (state.word !== seat) return no(why, 'it is not your turn to act')
  const { squadron } = kindAt(state, stand)
  const { moved, acted } = airSquadronAt(state, squadron)
  if ((phase === 'action' ? acted : moved) > 0) return no(why, 'that squadron has had its turn in this phase')
  const unit = unitOfAir(state, squadron)
  return state.active < 0 || state.active === unit ? null : no(why, 'another squadron is acting')
}

/** 6.5, H28 */
export const launchOrder = order(LAUNCH_STAND, {
  by: 'side',
  refuse: (state, { stand }, seat) =>
    refuseInAir(state, stand, seat, 'aircraft movement', R['FA-6.5-air-move']) ?? refuseLaunch(state, stand),
  carryOut: (desk, { stand }) => launch(desk, stand),
  offers: (state, seat, ask) => launchOffers(state, seat, ask),
})

/** 6.5, H28 */
export const flyOrder = order(FLY_STAND, {
  by: 'side',
  refuse: (state, { stand, x, y }, seat) =>
    refuseInAir(state, stand, seat, 'aircraft movement', R['FA-6.5-air-move']) ??
    refuseAloft(state, stand) ??
    refuseFlight(state, stand, { x, y }),
  carryOut: (desk, { stand, x, y }) => fly(desk, stand, { x, y }),
  offers: (state, seat, ask) => flightOffers(state, seat, ask),
})

/** 6.6 A task of the ship that takes it in; without power there is none (10.U). */
export const landOrder = order(LAND_STAND, {
  refuse: (state, { ship, stand }, seat) =>
    (state.fixed.theatre === null ? no(R['FA-H54-duel'], 'a duel has no such order') : null) ??
    inPhase(state, 'action') ??
    refuseTurn(state, ship) ??
    hasActed(state, ship) ??
    (state.ships[ship]!.tested === 2 ? no(R['FA-H38'], 'she has no power in this turn') : null) ??
    refuseStand(state, stand, seat) ??
    refuseLanding(state, ship, stand),
  carryOut(desk, { ship, stand }) {
    if (hasPower(desk, ship)) land(desk, ship, stand)
  },
  offers: (state, ship, ask) => landingOffers(state, ship, ask),
})

/** FA-H74 How far a stand sees. */
const FROM_ABOVE = 5

/** 6.6, H20 One attempt a stand and turn. */
export const spotFromAirOrder = order(SPOT_FROM_AIR, {
  by: 'side',
  refuse: (state, { stand, contact }, seat) =>
    refuseInAir(state, stand, seat, 'action', R['FA-6.6-spot']) ??
    refuseAloft(state, stand) ??
    (standAt(state, stand).sought > 0
      ? no(R['FA-6.6-spot'], 'it has tried that in this turn')
      : refuseSpot(state, eyeOf(state, stand), standAt(state, stand), contact)),
  carryOut: (desk, { stand, contact }) => spot(desk, stand, contact),
  offers: (state, seat, ask) => spottingOffers(state, seat, ask),
})

const eyeOf = (state: Seen, stand: number) => ({
  seat: kindAt(state, stand).seat,
  cq: standSheetAt(state, stand).CQ,
  sd: FROM_ABOVE,
  searchRadar: 0,
})

function spot(desk: FleetDesk, stand: number, contact: number): void {
  const found = isSpotted(desk, eyeOf(desk.state, stand), standAt(desk.state, stand), contact)
  contactSoughtFromAir(desk, { stand, contact, found }, R['FA-6.6-spot'])
  if (found) deploy(desk, contact, desk.state.contacts[contact]!.heading, R['FA-R75'])
}
