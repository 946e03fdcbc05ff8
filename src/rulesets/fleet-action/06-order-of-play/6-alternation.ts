import { isOfBoats } from '../02-data-sheet/below.ts'
import { isThere, phaseOf, type Seen } from '../02-data-sheet/state.ts'
import { mayLay } from './6-2-mines.ts'

// P4, P6 Who acts next: squadron by squadron, the sides in turn. A Contact marker counts as a squadron, whether it is one or not.

/** Squadrons first, then markers: one number for whatever acts as a whole. */
export const unitOfContact = (state: Seen, contact: number): number => state.squadrons.length + contact
export const contactOfUnit = (state: Seen, unit: number): number => unit - state.squadrons.length

export const seatOfUnit = (state: Seen, unit: number): number =>
  unit < state.squadrons.length ? state.squadrons[unit]!.seat : state.contacts[contactOfUnit(state, unit)]!.seat

/** Ships of a squadron that are on the table. */
export const membersThere = (state: Seen, squadron: number): number[] =>
  [...state.ships.keys()].filter(ship => state.ships[ship]!.squadron === squadron && isThere(state, ship))

/** Has it still to move, or to act, in this phase? Mines are laid by who can (6.2), boats move before ships (6.3), markers with ships. */
export function isToAct(state: Seen, unit: number): boolean {
  const phase = phaseOf(state)
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

/** What a side has still to bring to act in this phase. */
export const unitsToAct = (state: Seen, seat: number): number[] =>
  Array.from({ length: state.squadrons.length + state.contacts.length }, (_, unit) => unit).filter(
    unit => seatOfUnit(state, unit) === seat && isToAct(state, unit),
  )

/** Phases in which the sides act by turns; that of mines and that of submarines only where there are any. */
export function isTurnsAbout(state: Seen): boolean {
  const phase = phaseOf(state)
  if (phase === 'mines') return state.ships.some((_, ship) => mayLay(state, ship))
  if (phase === 'submarines') return state.squadrons.some((_, squadron) => isOfBoats(state, squadron))
  return phase === 'ship movement' || phase === 'action'
}
