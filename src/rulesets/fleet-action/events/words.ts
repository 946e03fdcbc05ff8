import { type Seen, sheetAt } from '../02-data-sheet/state.ts'

// Words that all sentences share.

export const sideName = (state: Seen, seat: number): string => state.fixed.theatre?.sides[seat] ?? `side ${seat + 1}`
export const squadronName = (state: Seen, squadron: number): string =>
  state.fixed.theatre?.squadrons[squadron] || `squadron ${squadron + 1}`
/** Markers are numbered side by side: a number tells nothing of what lies under it. */
export const contactName = (state: Seen, contact: number): string => {
  const { seat } = state.contacts[contact]!
  const number = state.contacts.slice(0, contact + 1).filter(each => each.seat === seat).length
  return `Contact ${number} of ${sideName(state, seat)}`
}

export const nameOf = (state: Seen, ship: number): string => sheetAt(state, ship).card.name

/** A group of mounts in words: the battery's guns and where they stand. */
export function mountName(state: Seen, ship: number, group: number): string {
  const { card, groups } = sheetAt(state, ship)
  const { battery, column } = groups[group]!
  return `${card.batteries[battery]!.label} (${['', 'bow', 'midships', 'stern'][column]})`
}

/** H16 What a damage control team can try; the number is what the owner chooses by. */
export const TASKS = ['a fire', 'power', 'fire control', 'engines', 'steering', 'smoke'] as const
