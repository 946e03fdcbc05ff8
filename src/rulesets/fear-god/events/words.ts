import { FIRE, FIRE_CONTROL, MOUNT, STRENGTH, SYSTEMS, TURN_MINUTES } from '../02-ships/conditions.ts'
import { areFriends, fieldOf, type Seen, sheetAt } from '../02-ships/state.ts'

// Words that all sentences share.

export const plural = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`
export const points = (count: number): string => plural(count, 'point', 'points')
export const inKnots = (knots: number): string => plural(knots, 'knot', 'knots')
export const times = (count: number): string => (count === 1 ? 'once' : count === 2 ? 'twice' : `${count} times`)
export const degrees = (tenths: number): string => `${String(Math.round(tenths / 10) % 360).padStart(3, '0')}°`
export const side = (state: Seen, seat: number): string => fieldOf(state).sides[seat as 0 | 1]
/** A battery by a name that no other of hers has. */
export const batteryName = (state: Seen, ship: number, battery: number): string => sheetAt(state, ship).names[battery]!
export const guns = (state: Seen, ship: number, battery: number): string => `${batteryName(state, ship, battery)} guns`
export const casualty = (kind: number): string => (kind === FIRE ? 'fire' : 'flooding')
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
  return `${sheet.names[of]!} (${where.join(', ')})`
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

/** A system in words: a mount by its group, fire control by its battery. */
export function systemName(state: Seen, ship: number, system: number, index: number): string {
  if (system === MOUNT) return `mount, ${groupName(state, ship, index)}`
  const word = SYSTEMS[system]!
  if (system !== FIRE_CONTROL && system !== STRENGTH) return word
  return `${word}, ${batteryName(state, ship, index)}`
}

/** What aircraft of a ship are sent for. */
export const errand = (state: Seen, ship: number, target: number): string =>
  `${areFriends(state, ship, target) ? 'to cover' : 'against'} ${ship === target ? 'herself' : name(state, target)}`
