import { isOfBoats } from '../02-data-sheet/below.ts'
import { isThere, phaseOf, type Seen } from '../02-data-sheet/state.ts'
import { airSquadronAt, hasAircraft } from '../09-air/standing.ts'
import { mayLay } from './6-2-mines.ts'
import { maySomeAct, maySomeMove } from './6-5-air-move.ts'

// P4, P6 Who acts next: squadron by squadron, the sides in turn. A Contact marker counts as a squadron, whether it is one or not.

/** Squadrons first, then markers, then squadrons of aircraft: one number for whatever acts as a whole. */
export const unitOfContact = (state: Seen, contact: number): number => state.squadrons.length + contact
export const contactOfUnit = (state: Seen, unit: number): number => unit - state.squadrons.length

export const unitOfAir = (state: Seen, squadron: number): number =>
  state.squadrons.length + state.contacts.length + squadron
/** The squadron of aircraft that a unit is; less than nothing: none. */
export const airOfUnit = (state: Seen, unit: number): number => unit - state.squadrons.length - state.contacts.length

export const seatOfUnit = (state: Seen, unit: number): number =>
  unit < state.squadrons.length
    ? state.squadrons[unit]!.seat
    : (state.contacts[contactOfUnit(state, unit)] ?? airSquadronAt(state, airOfUnit(state, unit))).seat

/** Ships of a squadron that are on the table. */
export const membersThere = (state: Seen, squadron: number): number[] =>
  [...state.ships.keys()].filter(ship => state.ships[ship]!.squadron === squadron && isThere(state, ship))

/** Has it still to move, or to act, in this phase? Mines are laid by who can (6.2), boats move before ships (6.3), markers with ships. */
export function isToAct(state: Seen, unit: number): boolean {
  const air = airOfUnit(state, unit)
  if (air >= 0) return isAirToAct(state, air)
  const phase = phaseOf(state)
  if (phase === 'aircraft movement') return false
  if (unit >= state.squadrons.length) {
    const { gone, moved, acted } = state.contacts[contactOfUnit(state, unit)]!
    return gone === 0 && (phase === 'ship movement' ? moved === 0 : phase === 'action' && acted === 0)
  }
  const { contact, moved, acted } = state.squadrons[unit]!
  if (contact >= 0) return false
  if (phase === 'mines') return membersThere(state, unit).some(ship => mayLay(state, ship))
  if (phase === 'submarines' && !isOfBoats(state, unit)) return false
  return (phase === 'action' ? acted : moved) === 0 && membersThere(state, unit).length > 0
}

/** 6.5, 6.6 Aircraft move when ships have, and act among them. */
function isAirToAct(state: Seen, squadron: number): boolean {
  const { moved, acted } = airSquadronAt(state, squadron)
  const phase = phaseOf(state)
  if (phase === 'aircraft movement') return moved === 0 && maySomeMove(state, squadron)
  return phase === 'action' && acted === 0 && maySomeAct(state, squadron)
}

/** What a side has still to bring to act in this phase. */
export const unitsToAct = (state: Seen, seat: number): number[] =>
  Array.from({ length: unitOfAir(state, state.sky.squadrons.length) }, (_, unit) => unit).filter(
    unit => seatOfUnit(state, unit) === seat && isToAct(state, unit),
  )

/** Phases in which the sides act by turns; those of mines, submarines and aircraft only where there are any. */
export function isTurnsAbout(state: Seen): boolean {
  const phase = phaseOf(state)
  if (phase === 'mines') return state.ships.some((_, ship) => mayLay(state, ship))
  if (phase === 'submarines') return state.squadrons.some((_, squadron) => isOfBoats(state, squadron))
  if (phase === 'aircraft movement') return hasAircraft(state)
  return phase === 'ship movement' || phase === 'action'
}
