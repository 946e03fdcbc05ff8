import { TURN_MINUTES } from './8-1-8-sinking.ts'
import { type Seen, sheetAt } from './state.ts'

// Words that all sentences share.

/** A sentence about one ship. */
export const she = (state: Seen, ship: number, deed: string): string => `${name(state, ship)} ${deed}.`
export const plural = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`
export const name = (state: Seen, ship: number): string => sheetAt(state, ship).card.name

/** H10 Turn 1 of a duel is noon, that of a battle when it begins; each turn is three minutes. */
export function clock(state: Seen, turn: number): string {
  const minutes = (state.fixed.field?.begins ?? NOON) + TURN_MINUTES * (turn - 1)
  return `${String(Math.floor(minutes / 60) % 24).padStart(2, '0')}${String(minutes % 60).padStart(2, '0')}`
}

const NOON = 12 * 60

/** A group of mounts in words. */
export function groupName(state: Seen, ship: number, group: number): string {
  const sheet = sheetAt(state, ship)
  const { battery: of, arcs } = sheet.groups[group]!
  const where = ['ahead', 'port', 'starboard', 'astern'].filter((_, bit) => (arcs & (1 << bit)) !== 0)
  return `${sheet.batteries[of]!.name} (${where.join(', ')})`
}

/** 8.7 */
export const PLANE_STATES = [
  'sound',
  'lightly damaged',
  'heavily damaged',
  'critically damaged',
  'destroyed',
  'out of play',
]
