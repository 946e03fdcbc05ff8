import { word } from '#kernel/order/index.ts'
import { no, type Refusal } from '#kernel/ruleset/index.ts'
import { SEGMENT, type Seen, seatInTurn } from '../01-classes/state.ts'
import { R } from '../book/register.ts'
import { standFlew } from '../events/events.ts'
import { isInFlight } from '../measured.ts'
import { order } from '../orders/order.ts'
import { raid } from './attack.ts'
import { attackChoices, fightChoices, flightChoices } from './choices.ts'
import { dogfight } from './dogfight.ts'
import { flightOf, refuseDogfight, refuseFlying, refuseRaid } from './legality.ts'
import { type AttackFromAir, attackFromAir, type Dogfight, dogfightSaid, type FlyStand, flyStand } from './said.ts'
import { FLIGHT } from './sky.ts'
import { aloftOf, standAt, standCard } from './stands.ts'

/** AIR-D A stand flies to a place on the table. */
export const flyOrder = order(word<FlyStand>(flyStand), {
  by: 'side',
  refuse: (state, { stand, x, y }, seat) => refuseStand(state, stand, seat) ?? refuseFlight(state, stand, { x, y }),
  carryOut: (desk, { stand, x, y }) => standFlew(desk, { stand, x, y }, R['FP-AIR-D']),
  offers: (state, seat, ask) => aloftOf(state, seat).flatMap(stand => flightChoices(state, stand, ask)),
})

/** AIR-D, R102 Once in a segment, before it fights, and not out of a fight. */
function refuseFlight(state: Seen, stand: number, to: { readonly x: number; readonly y: number }): Refusal | null {
  const { flown, fought, locked, status } = standAt(state, stand)
  const refusal = refuseFlying(state)
  if (refusal !== null) return refusal
  if (status === FLIGHT.waiting) return no(R['FP-AIR-B'], 'that wave has not arrived')
  if (status !== FLIGHT.aloft) return no(R['FP-AIR-H'], 'that stand is lost')
  if (locked >= 0) return no(R['FP-H51-locked'], 'a stand that is locked in a fight stays where it is')
  if (fought !== 0) return no(R['FP-AIR-F'], 'that stand has fought: it flies first')
  if (flown !== 0) return no(R['FP-AIR-D'], 'that stand has flown in this turn')
  return isInFlight(state, stand, to, flightOf(state)) ? null : no(R['FP-AIR-D'], 'that is farther than it can fly')
}

/** AIR-F The active player pairs two stands, and they fight. */
export const dogfightOrder = order(word<Dogfight>(dogfightSaid), {
  by: 'side',
  refuse: (state, { stand, target }, seat) =>
    refuseStand(state, stand, seat) ??
    (standCard(state, target) === undefined ? noStand(target) : refuseDogfight(state, stand, target)),
  carryOut: (desk, { stand, target }) => dogfight(desk, { stand, target }),
  offers: (state, seat, ask) => aloftOf(state, seat).flatMap(stand => fightChoices(state, stand, ask)),
})

/** AIR-F, AIR-J Some stands attack a ship, through her flak. */
export const airAttackOrder = order(word<AttackFromAir>(attackFromAir), {
  by: 'side',
  refuse(state, { stands, target }, seat) {
    if (state.ships[target] === undefined) return no(R['FP-CLASS-A'], `there is no ship ${target}`)
    for (const stand of stands) {
      const refusal = refuseStand(state, stand, seat)
      if (refusal !== null) return refusal
    }
    return refuseSegment(state, seat) ?? refuseRaid(state, stands, target)
  },
  carryOut: (desk, { stands, target }) => raid(desk, stands, target),
  offers: (state, seat, ask) => aloftOf(state, seat).flatMap(stand => attackChoices(state, stand, ask)),
})

const noStand = (stand: number): Refusal => no(R['FP-AIR-A'], `there is no stand ${stand}`)

/** R99 Aircraft act in their owner's segment E. */
function refuseSegment(state: Seen, seat: number): Refusal | null {
  if (seatInTurn(state) !== seat) return no(R['FP-SEQ-A'], 'it is not your turn')
  return state.segment === SEGMENT.air ? null : no(R['FP-R99'], 'aircraft act in segment E')
}

/** What is asked of every order to a stand. */
function refuseStand(state: Seen, stand: number, seat: number): Refusal | null {
  const card = standCard(state, stand)
  if (card === undefined) return noStand(stand)
  if (card.seat !== seat) return no(R['FP-SEQ-A'], 'that stand is not yours')
  return refuseSegment(state, seat)
}
