import { type Seen, sheetAt } from '../02-data-sheet/state.ts'

// Words that all sentences share.

export const nameOf = (state: Seen, ship: number): string => sheetAt(state, ship).card.name

/** A group of mounts in words: the battery's guns and where they stand. */
export function mountName(state: Seen, ship: number, group: number): string {
  const { card, groups } = sheetAt(state, ship)
  const { battery, column } = groups[group]!
  return `${card.batteries[battery]!.label} (${['', 'bow', 'midships', 'stern'][column]})`
}

/** H16 What a damage control team can try; the number is what the owner chooses by. */
export const TASKS = ['a fire', 'power', 'fire control', 'engines', 'steering', 'smoke'] as const
