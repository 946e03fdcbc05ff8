import { angleOff, type Place } from '#kernel/geometry/index.ts'
import { percentAll, TURN_MINUTES } from '../02-ships/conditions.ts'
import { type Field, fieldOf, isAfloat, type Seen, STAR, turnOf } from '../02-ships/state.ts'
import { levelAt } from '../08-2-fire-and-flooding/8-2-levels.ts'
import { isSubmerged } from '../08-3-criticals/8-3-hull.ts'
import { MAJOR } from '../book/tables.ts'
import { bearingOf, bearingTo, yardsBetween, yardsTo } from '../measured.ts'

/** H26 Minutes of twilight after sunset and before sunrise, and of a low sun before and after them. */
const TWILIGHT = 60
const LOW_SUN = 60
const DAY = 24 * 60
/** H26 The sun stands in the east when it rises and in the west when it sets. */
const EAST = 900
const WEST = 2700
/** 6-4 Tenths of a degree either side of the sun: glare by day, an afterglow in twilight. */
const GLARE = 100
const AFTERGLOW = 300
/** H26 Yards of sight that are 100 per cent of visibility. */
const CLEAR = 24_000
/** H26 In twilight one sees half as far as by day, at night an eighth; a ship that burns is seen half as far as by day. */
const SHARES = { day: 1, dawn: 2, dusk: 2, night: 8 } as const
const LIT_SHARE = 2
/** H26 Yards round a fire in which ships are lit, and yards up to which it shows up those before it. */
export const NEAR_FIRE = 1000
const BEHIND = 4000

/** H31 Yards that a searchlight reaches. */
const SEARCHLIGHT = 4000

export type Light = keyof typeof SHARES

/** The minute of the day at which a turn begins. */
export const minuteOf = ({ begins }: Field, turn: number): number => (begins + TURN_MINUTES * (turn - 1)) % DAY

/** From -12 hours to 12. */
const around = (minutes: number): number => ((((minutes + DAY / 2) % DAY) + DAY) % DAY) - DAY / 2

/** H26 How light it is in a turn; where neither sunrise nor sunset is known it is day. */
export function lightIn(field: Field, turn: number): Light {
  const { sunrise, sunset } = field
  const minute = minuteOf(field, turn)
  const since = sunset === null ? -1 : around(minute - sunset)
  const until = sunrise === null ? -1 : around(sunrise - minute)
  if (sunrise !== null && sunset !== null && sunrise <= minute && minute < sunset) return 'day'
  if (since >= 0 && since <= TWILIGHT) return 'dusk'
  if (until > 0 && until <= TWILIGHT) return 'dawn'
  return since > 0 || until > 0 ? 'night' : 'day'
}

export const lightNow = (state: Seen): Light => lightIn(fieldOf(state), Math.max(1, turnOf(state)))

/** S12 Is it night? A duel's scene says so. */
export const isNight = (state: Seen): boolean =>
  state.fixed.field === null ? state.fixed.scene.isNight : lightNow(state) === 'night'

/** H26 Yards at which a ship that nothing shows up is seen now. */
export const sightNow = (state: Seen): number => Math.floor(fieldOf(state).sight / SHARES[lightNow(state)])

/** S12, H26 Visibility in per cent. */
export function visibilityNow(state: Seen): number {
  if (state.fixed.field === null) return state.fixed.scene.visibility
  return Math.min(100, Math.floor((100 * sightNow(state)) / CLEAR))
}

/** 6-4 Where the sun stands behind a target: glare of a low sun, or the afterglow of one that is down. */
export function sunBehind(state: Seen, firer: number, target: number): 'none' | 'glare' | 'twilight' {
  const light = lightNow(state)
  if (light === 'night') return 'none'
  if (light !== 'day') {
    const sun = light === 'dusk' ? WEST : EAST
    return angleOff(bearingTo(state, firer, target), sun) <= AFTERGLOW ? 'twilight' : 'none'
  }
  const sun = lowSun(state)
  return sun >= 0 && angleOff(bearingTo(state, firer, target), sun) <= GLARE ? 'glare' : 'none'
}

/** H26 Where a low sun stands by day; -1: it stands high. */
export function lowSun(state: Seen): number {
  const field = fieldOf(state)
  const minute = minuteOf(field, Math.max(1, turnOf(state)))
  return isJust(field.sunrise, minute) ? EAST : isJust(minute, field.sunset) ? WEST : -1
}
const isJust = (from: number | null, to: number | null): boolean =>
  from !== null && to !== null && around(to - from) >= 0 && around(to - from) <= LOW_SUN

/** 8.2 A ship whose fires are Major or worse is lit at night. */
export function isLitByFire(state: Seen, ship: number): boolean {
  const percent = percentAll(state.ships[ship]!.fires)
  return percent > 0 && isNight(state) && !isSubmerged(state, ship) && levelAt(state, ship, percent) >= MAJOR
}

/** 6-4, 8.2, H32 Star shells, and another ship's fire like one, light whoever is close by. */
export function isLitByOthers(state: Seen, ship: number): boolean {
  return isNight(state) && hasLight(state, ship, at => yardsTo(state, ship, at) <= NEAR_FIRE)
}

/** 6-4, 8.2, H26 A fire or a star shell behind the target shows her up to whoever has them in line. */
export function isBeforeLight(state: Seen, from: number, to: number): boolean {
  const yards = yardsBetween(state, from, to)
  return hasLight(state, to, at => {
    const beyond = yardsTo(state, from, at) - yards
    return beyond > 0 && beyond <= BEHIND && angleOff(bearingOf(state, from, at), bearingTo(state, from, to)) <= GLARE
  })
}

/** H32 Where star shells burn. */
export const starsIn = ({ stars }: Seen): Place[] =>
  Array.from({ length: stars.length / STAR }, (_, i) => ({ x: stars[STAR * i + 2]!, y: stars[STAR * i + 3]! }))

/** Is there a star shell, or the fire of a ship other than this one, at such a place? */
function hasLight(state: Seen, ship: number, isThere: (at: Place) => boolean): boolean {
  const { ships } = state
  if (state.stars.length > 0 && starsIn(state).some(isThere)) return true
  for (let other = 0; other < ships.length; other++) {
    if (other !== ship && isAfloat(state, other) && isLitByFire(state, other) && isThere(ships[other]!)) return true
  }
  return false
}

/** H22, H26 How far this target is seen by this ship now. */
export function sightOf(state: Seen, from: number, to: number): number {
  const { sight } = fieldOf(state)
  const light = lightNow(state)
  if (light === 'day') return sight
  if (light !== 'night') return sunBehind(state, from, to) === 'twilight' ? sight : sightNow(state)
  if (isLitByFire(state, to) || isLitByOthers(state, to) || isBeforeLight(state, from, to))
    return Math.floor(sight / LIT_SHARE)
  return hasSearchlight(state, from) ? Math.max(SEARCHLIGHT, sightNow(state)) : sightNow(state)
}

/** H31 Has she a searchlight left, and is it night? */
function hasSearchlight(state: Seen, ship: number): boolean {
  const { lightsForward, lightsAft } = state.ships[ship]!
  return state.fixed.switches.searchlights && isNight(state) && lightsForward + lightsAft > 0
}

/** H31 Whether a firer's searchlight is on the target. */
export const isInBeam = (state: Seen, from: number, to: number): boolean =>
  state.fixed.field !== null && hasSearchlight(state, from) && yardsBetween(state, from, to) <= SEARCHLIGHT

/** 6-4, H31 Whoever shows a searchlight in this phase is lit by it. */
export function showsSearchlight(state: Seen, ship: number): boolean {
  const { declared, volley } = state
  for (let at = volley; at < declared.length; at += 4) {
    if (declared[at] === ship && isInBeam(state, ship, declared[at + 1]!)) return true
  }
  return false
}
