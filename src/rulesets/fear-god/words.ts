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

/** H37 An aircraft by the ship it flew from. The record may be gone by the time it is told. */
export function planeName(state: Seen, plane: number): string {
  const ship = state.annex.planes[plane]?.ship ?? -1
  return ship < 0 ? `Aircraft ${plane + 1}` : `An aircraft of ${name(state, ship)}`
}

/** H39 An airship by the ship in whose company she flies. */
export function airshipName(state: Seen, airship: number): string {
  const { ship } = state.annex.airships[airship]!
  return ship < 0 ? `Airship ${airship + 1}` : `The airship of ${name(state, ship)}`
}

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
