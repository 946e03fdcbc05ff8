import type { AircraftFacts, Flight } from '#kernel/facts/index.ts'
import type { Carded, Derived, Note } from '#kernel/ruleset/index.ts'
import { R } from '../book/register.ts'
import type { AttackType, Load, StandSheet } from './stand.ts'

// H43, FA-H71 From a type's facts to its stands: one for each load that it can carry.

type Line = Pick<StandSheet, 'role' | 'hitPoints' | 'acf' | 'speed'>
const acf = (
  intercept: number | null,
  dogfight1: number | null,
  dogfight2: number | null,
  strafe: number,
  antiShip: number,
): StandSheet['acf'] => ({ intercept, dogfight1, dogfight2, strafe, antiShip })

/** H43 Hit points, air combat factors and speed by what it is. */
export const LINES = {
  fighter: { role: 'fighter', hitPoints: 4, acf: acf(8, 8, 4, 3, 0), speed: 300 },
  'fighter-bomber': { role: 'fighter-bomber', hitPoints: 5, acf: acf(6, 6, 3, 4, 2), speed: 280 },
  'single-engined bomber': { role: 'other', hitPoints: 5, acf: acf(null, null, 2, 1, 0), speed: 180 },
  'twin-engined bomber': { role: 'other', hitPoints: 9, acf: acf(null, null, 3, 4, 4), speed: 230 },
  'four-engined bomber': { role: 'other', hitPoints: 16, acf: acf(null, null, 5, 0, 0), speed: 230 },
} as const satisfies Record<string, Line>
export type LineName = keyof typeof LINES

/** H5 IP, CV and penetration of what falls from the air. Torpedoes strike under water, and have no penetration. */
export const WEAPONS = {
  '250 lb bomb': [2, 4, 1],
  '500 lb bomb': [3, 6, 2],
  '1,000 lb bomb': [5, 8, 3],
  '1,000 lb AP bomb': [4, 7, 5],
  '1,600 lb AP bomb': [5, 9, 7],
  '18 in torpedo': [4, 8, 0],
  '21 in torpedo': [6, 10, 0],
  'FX 1400': [6, 12, 10],
  'Hs 293': [5, 10, 2],
  'Tiny Tim': [4, 7, 4],
  'salvo rockets': [2, 3, 1],
  Ohka: [7, 12, 6],
  Kamikaze: [3, 6, 2],
} as const satisfies Record<string, readonly [ip: number, cv: number, pen: number]>
export type WeaponName = keyof typeof WEAPONS

export function loadOf(type: AttackType, weapon: WeaponName, torpedoModifier = 0): Load {
  const [ip, cv, pen] = WEAPONS[weapon]
  return { type, torpedoModifier, ip, cv, pen }
}

/** FA-H71 So many aircraft to a stand at most. */
export const MOST_IN_A_STAND = 12

/** FA-H71 By its roles and engines, and by whether it flies without bombs. */
function lineOf({ roles, engines }: AircraftFacts, load: Flight['load']): LineName {
  const [first] = roles
  if (first === 'fighter' || first === 'night fighter') return load === 'none' ? 'fighter' : 'fighter-bomber'
  if (first === 'fighter-bomber') return 'fighter-bomber'
  return engines >= 4 ? 'four-engined bomber' : engines >= 2 ? 'twin-engined bomber' : 'single-engined bomber'
}

/** FA-H71 The heaviest bomb that its load allows; four engines carry many of 500 pounds. */
function bombOf({ bombPounds, engines }: AircraftFacts): WeaponName {
  const pounds = bombPounds?.value ?? 0
  if (engines >= 4) return '500 lb bomb'
  if (pounds >= 1600) return '1,600 lb AP bomb'
  return pounds >= 1000 ? '1,000 lb bomb' : pounds >= 500 ? '500 lb bomb' : '250 lb bomb'
}

/** FA-H71 Dive bombers dive, fighters make an attack of their own, all others drop their bombs in level flight. */
function wayOf({ roles, engines }: AircraftFacts): AttackType {
  if (roles.includes('dive bomber')) return 'dive'
  if (roles[0] === 'fighter' || roles[0] === 'night fighter' || roles[0] === 'fighter-bomber') return 'fighter-bomber'
  return engines >= 4 ? 'high level' : 'medium level'
}

/** H5, H41 What it carries; a Kamikaze strikes with its bomb, if that is better. */
function armed(facts: AircraftFacts, load: Flight['load']): readonly [AttackType, WeaponName] | null {
  if (load === 'torpedoes') return ['torpedo', '18 in torpedo']
  if (load === 'bombs') return (facts.bombPounds?.value ?? 0) > 0 ? [wayOf(facts), bombOf(facts)] : null
  if (load === 'none') return null
  const bomb = bombOf(facts)
  return ['Kamikaze', WEAPONS[bomb][0] > WEAPONS.Kamikaze[0] ? bomb : 'Kamikaze']
}

/** A stand of so many of a type, with one load. */
export function standFlown({ aircraft: facts, load, number }: Flight, CQ: number): Carded<StandSheet> {
  const derivation: Derived[] = []
  const note: Note = (what, value, how, why) => derivation.push({ what, value, how, why })
  const name = lineOf(facts, load)
  const { role, hitPoints, acf: factors, speed } = LINES[name]
  note('role', role, `${facts.roles[0]}, ${load === 'none' ? 'nothing to drop' : load}`, R['FA-H71-stands'])
  note('hit points', hitPoints, name, R['FA-H43'])
  note('ACF', Object.values(factors), `${name}: Intercept, Dogfight 1 and 2, Strafe, Anti-ship`, R['FA-H43'])
  note('speed', speed, name, R['FA-H43'])
  const weapon = armed(facts, load)
  if (weapon !== null) note('attack', weapon[0], weapon[1], R['FA-H5'])
  const attack = weapon === null ? null : loadOf(weapon[0], weapon[1])
  const card = { name: facts.name, role, aircraft: number, hitPoints, CQ, acf: { ...factors }, attack, speed }
  return { card: { ...card, from: facts.from }, derivation }
}

/** FA-H71 The stands of a type, one for each load that it can carry. */
export function standsOf(facts: AircraftFacts): readonly Carded<StandSheet>[] {
  const isFighter = facts.roles[0] === 'fighter' || facts.roles[0] === 'night fighter'
  const loads: Flight['load'][] = [
    ...(isFighter ? ['none' as const] : []),
    ...(facts.torpedo === true ? ['torpedoes' as const] : []),
    ...((facts.bombPounds?.value ?? 0) > 0 && facts.roles.some(role => BOMBERS.has(role)) ? ['bombs' as const] : []),
  ]
  const flown = loads.length > 0 ? loads : ['none' as const]
  return flown.map(load => standFlown({ aircraft: facts, load, number: MOST_IN_A_STAND }, 0))
}
const BOMBERS: ReadonlySet<string> = new Set(['fighter-bomber', 'dive bomber', 'bomber', 'torpedo bomber'])

/** So many in so many parts, as evenly as they go. */
export const shared = (whole: number, parts: number): number[] =>
  Array.from({ length: parts }, (_, i) => Math.floor(whole / parts) + Number(i < whole % parts))

/** FA-H71 A carrier's own group, where a battle does not say what she has aboard: so many of what she mostly flew. */
export const groupOf = (flies: AircraftFacts, number: number): StandSheet[] =>
  shared(number, Math.ceil(number / MOST_IN_A_STAND)).map(
    aircraft => standFlown({ aircraft: flies, number: aircraft, load: usualLoad(flies) }, 0).card,
  )

function usualLoad(facts: AircraftFacts): Flight['load'] {
  const [first] = facts.roles
  if (first === 'fighter' || first === 'night fighter') return 'none'
  return facts.torpedo === true ? 'torpedoes' : (facts.bombPounds?.value ?? 0) > 0 ? 'bombs' : 'none'
}
