import { isThere, phaseOf, type Seen } from '../02-data-sheet/state.ts'

// P4, P6 Who acts next: squadron by squadron, the sides in turn. A Contact marker counts as a squadron, whether it is one or not.

/** Squadrons first, then markers: one number for whatever acts as a whole. */
export const unitOfContact = (state: Seen, contact: number): number => state.squadrons.length + contact
export const contactOfUnit = (state: Seen, unit: number): number => unit - state.squadrons.length

export const seatOfUnit = (state: Seen, unit: number): number =>
  unit < state.squadrons.length ? state.squadrons[unit]!.seat : state.contacts[contactOfUnit(state, unit)]!.seat

/** Ships of a squadron that are on the table. */
export const membersThere = (state: Seen, squadron: number): number[] =>
  [...state.ships.keys()].filter(ship => state.ships[ship]!.squadron === squadron && isThere(state, ship))

/** Has it still to move, or to act, in this phase? */
export function isToAct(state: Seen, unit: number): boolean {
  const moves = phaseOf(state) === 'ship movement'
  if (unit < state.squadrons.length) {
    const { contact, moved, acted } = state.squadrons[unit]!
    return contact < 0 && (moves ? moved : acted) === 0 && membersThere(state, unit).length > 0
  }
  const { gone, moved, acted } = state.contacts[contactOfUnit(state, unit)]!
  return gone === 0 && (moves ? moved : acted) === 0
}

/** What a side has still to bring to act in this phase. */
export const unitsToAct = (state: Seen, seat: number): number[] =>
  Array.from({ length: state.squadrons.length + state.contacts.length }, (_, unit) => unit).filter(
    unit => seatOfUnit(state, unit) === seat && isToAct(state, unit),
  )

/** Phases in which the sides act by turns. */
export const isTurnsAbout = (state: Seen): boolean => ['ship movement', 'action'].includes(phaseOf(state))
