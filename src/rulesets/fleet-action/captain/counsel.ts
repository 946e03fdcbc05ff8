import type { Measure } from '#kernel/ruleset/index.ts'
import { CM, phaseOf, type Seen } from '../02-data-sheet/state.ts'
import { boardOf } from '../06-order-of-play/6-4-movement.ts'
import { paceOf, shipsUnder } from '../06-order-of-play/6-5-contacts.ts'
import { isToAct, unitOfContact } from '../06-order-of-play/6-alternation.ts'
import { apart, bearingTo } from '../measured.ts'
import type { Command } from '../orders/orders.ts'
import { refuse } from '../orders/refusals.ts'
import { flyingCounsel } from './flying.ts'

/** Aircraft by the odds. H20 Markers make for the enemy, false ones as the true; their leaders look at his. */
export function counsel(state: Seen, seat: number): readonly Measure<Command>[] {
  if (state.begun === 0) return []
  const flying = flyingCounsel(state, seat).filter(({ command }) => refuse(state, { seat, command }) === null)
  return [...flying, ...ofMarkers(state, seat)]
}

const ofMarkers = (state: Seen, seat: number): Measure<Command>[] =>
  state.contacts.flatMap((marker, contact) =>
    marker.seat === seat && marker.gone === 0 && isToAct(state, unitOfContact(state, contact))
      ? ordersTo(state, seat, contact)
          .filter(command => refuse(state, { seat, command }) === null)
          .map(command => ({ command, gain: 1 }))
      : [],
  )

function ordersTo(state: Seen, seat: number, contact: number): Command[] {
  const marker = state.contacts[contact]!
  const goal = nearestFoe(state, seat, contact)
  if (phaseOf(state) === 'ship movement') {
    if (goal === null) return []
    const far = Math.min(paceOf(state, contact) * CM, apart(state, marker, goal))
    const { x, y } = boardOf(state).advance({ ...marker, heading: bearingTo(state, marker, goal) }, far)
    return [{ type: 'MoveContact', contact, x, y }]
  }
  if (shipsUnder(state, contact).length === 0) return []
  return state.contacts.map((_, target): Command => ({ type: 'SpotFromContact', contact, target }))
}

/** His nearest ship or marker. */
function nearestFoe(state: Seen, seat: number, contact: number): { readonly x: number; readonly y: number } | null {
  const from = state.contacts[contact]!
  const places = [
    ...state.ships.filter(ship => ship.seat !== seat && ship.berth === 0 && ship.end === 0),
    ...state.contacts.filter(each => each.seat !== seat && each.gone === 0),
  ]
  return places.sort((a, b) => apart(state, from, a) - apart(state, from, b))[0] ?? null
}
