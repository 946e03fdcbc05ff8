import { type Seen, sheetAt } from '../01-classes/state.ts'

// Words that all sentences share.

export const nameOf = (state: Seen, ship: number): string => sheetAt(state, ship).card.name

export const squadronName = (state: Seen, squadron: number): string =>
  state.fixed.theatre?.squadrons[squadron] ?? `Squadron ${squadron + 1}`
export const sideName = (state: Seen, seat: number): string =>
  state.fixed.theatre?.sides[seat as 0 | 1] ?? `Side ${seat + 1}`

/** Matrix 4, in words. */
export const COURSE_WORDS = [
  '',
  'make for an enemy of her class',
  'disengage',
  'follow the ship ahead or the flagship',
  'turn hard to starboard',
  'turn hard to port',
  'as her player wishes',
  'straight on',
] as const
