import { type Seen, sheetAt } from '../01-classes/state.ts'
import { FLAGSHIP_COURSE, OTHER_COURSE } from '../book/tables.ts'

// Words that all sentences share.

export const nameOf = (state: Seen, ship: number): string => sheetAt(state, ship).card.name

export const squadronName = (state: Seen, squadron: number): string =>
  state.fixed.theatre?.squadrons[squadron] ?? `Squadron ${squadron + 1}`
/** In a duel a side is its ship; where one rule is worked alone there may be none. */
export const sideName = (state: Seen, seat: number): string =>
  state.fixed.theatre?.sides[seat as 0 | 1] ?? state.fixed.sheets[seat]?.card.name ?? `Side ${seat + 1}`

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

/** Matrix 4 What she is to do, and the faces that make it so: "threw 1 or 2: make for an enemy of her class". */
export function courseText(course: number, leads: boolean): string {
  const table = leads ? FLAGSHIP_COURSE : OTHER_COURSE
  const faces = [1, 2, 3, 4, 5, 6].filter(face => table.at(face) === course)
  if (faces.length === 0) return COURSE_WORDS[course] ?? ''
  const thrown = faces.length === 3 ? `${faces[0]} to ${faces[2]}` : faces.join(' or ')
  return `threw ${thrown}: ${COURSE_WORDS[course]}`
}
