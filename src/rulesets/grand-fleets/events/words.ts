import { type Seen, sheetAt } from '../01-ships/state.ts'
import { arcNames } from '../04-gunfire/4-1-arcs.ts'

// Words that all sentences share.

export const nameOf = (state: Seen, ship: number): string => sheetAt(state, ship).card.name
export const sideOf = (state: Seen, seat: number): string => state.fixed.scene.sides[seat]!
export const plural = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`
export const bearingText = (tenths: number): string => `${String(Math.round(tenths / 10) % 360).padStart(3, '0')}°`

/** A group of tubes in words. */
export const tubesName = (state: Seen, ship: number, group: number): string => {
  const { card, tubes } = sheetAt(state, ship)
  return `${card.torpedoes!.label} (${arcNames(tubes[group]!.arcs)})`
}

/** A group of mounts in words: its gun and the arcs it covers. */
export function mountName(state: Seen, ship: number, group: number): string {
  const sheet = sheetAt(state, ship)
  const { battery, arcs } = sheet.groups[group]!
  return `${sheet.card.guns[battery]!.label} (${arcNames(arcs)})`
}
