import { BERTH, isGone, type Seen, type Squadron, sheetAt } from '../01-classes/state.ts'
import { isThere } from '../measured.ts'

// Squadrons and those who lead them.

export const squadronOf = (state: Seen, ship: number): Squadron =>
  state.squadrons[state.ships[ship]!.squadron] as Squadron

/** All that it began with, in the order of the line, whatever became of them. */
export function membersOf(state: Seen, squadron: number): number[] {
  const members: number[] = []
  for (let ship = 0; ship < state.ships.length; ship++) if (state.ships[ship]!.squadron === squadron) members.push(ship)
  return members
}

/** Those of it that are afloat and have not left: on the table, or still to come (R127). */
export const leftOf = (state: Seen, squadron: number): number[] =>
  membersOf(state, squadron).filter(ship => !isGone(state, ship) && state.ships[ship]!.berth !== BERTH.away)

/** R53, R84 Whose command is hit, or who burns with more than 8 fire points, has left the formation for good. */
export const hasFallenOut = (state: Seen, ship: number): boolean => {
  const { initiative, fires } = state.ships[ship]!
  return initiative !== 0 || fires > 8
}

/** R30 Who may lead. */
export const mayLead = (state: Seen, ship: number): boolean =>
  !isGone(state, ship) && state.ships[ship]!.berth !== BERTH.away && !hasFallenOut(state, ship)

/** ORD-C The squadron that the admiral sails with. */
export const isFlagSquadron = (state: Seen, squadron: number): boolean => {
  const flag = state.flags[state.squadrons[squadron]!.seat]!
  return flag >= 0 && state.ships[flag]!.squadron === squadron
}

/** SEQ-B C Who acts on her own: her squadron is out of control, or she has fallen out. */
export const isOnHerOwn = (state: Seen, ship: number): boolean =>
  squadronOf(state, ship).controlled === 0 || hasFallenOut(state, ship)

/** The ship ahead of her in the line: the last before her that is there and has not fallen out; -1: she leads. */
export function aheadOf(state: Seen, ship: number): number {
  const { flagship } = squadronOf(state, ship)
  if (ship === flagship) return -1
  let ahead = flagship
  for (const other of membersOf(state, state.ships[ship]!.squadron)) {
    if (other === ship) return ahead
    if (other !== flagship && isThere(state, other) && !hasFallenOut(state, other)) ahead = other
  }
  return ahead
}

/** BRK-A, GREEN-E, R42 A ship that has lost two classes of her main battery, and had guns to lose. */
export const isCrippled = (state: Seen, ship: number): boolean => !isGone(state, ship) && hasBeenCrippled(state, ship)
/** R43 The same of one that may have been lost since. */
export const hasBeenCrippled = (state: Seen, ship: number): boolean =>
  state.ships[ship]!.mainLoss >= 2 && sheetAt(state, ship).main < GUNS
/** Codes of batteries below this are guns. */
const GUNS = 7
