import type { Refusal } from '#kernel/ruleset/index.ts'
import type { Plane } from '../02-ships/annex.ts'
import { CRITICAL, DESTROYED, HEAVY, LIGHT, OUT_OF_PLAY, SOUND } from '../02-ships/conditions.ts'
import type { Seen } from '../02-ships/state.ts'
import { MARKS } from '../08-4-repairs/8-4-repairs.ts'
import { breakdownOf } from '../08-4-repairs/8-5-serviceability.ts'
import { CHANCE, comes } from '../book/chance.ts'
import { R } from '../book/register.ts'
import { LIGHT_DAMAGE, PLANE_DAMAGE, UP_OR_DOWN } from '../book/tables.ts'
import { type FearGodDesk, planeHit } from '../events/events.ts'

/** T40b Kinds of Light damage, bits of `Plane.kinds`. */
export const KINDS_OF_LIGHT = ['pilot', 'engine', 'structure', 'weapons'] as const
const PILOT = 1
const ENGINE = 2
const STRUCTURE = 4
const WEAPONS = 8

const planeOf = (state: Seen, plane: number): Readonly<Plane> => state.annex.planes[plane] as Readonly<Plane>

/** 8.1, 8.7 A hit on an aircraft, in the air or on the ground: out of play; or by option at once by even chance, or by the table. */
export function hitPlane(desk: FearGodDesk, plane: number): void {
  const { state } = planeOf(desk.state, plane)
  if (state === DESTROYED) return
  switch (desk.state.fixed.switches.aircraftDamage) {
    case 0:
      return planeHit(desk, { plane, state: OUT_OF_PLAY, kinds: 0, stuck: 0 }, R['FGDN-8.1-aircraft'])
    case 1:
      return hitEvenly(desk, plane)
    default:
      return hitByTable(desk, plane)
  }
}

/** 8.7, R92 D10 of 1 to 5 destroys, else it is Heavy; a second hit kills. */
function hitEvenly(desk: FearGodDesk, plane: number): void {
  const why = R['FGDN-8.7-5050']
  const dead = planeOf(desk.state, plane).state === HEAVY || desk.dice.count(1, UP_OR_DOWN, why) > 0
  planeHit(desk, { plane, state: dead ? DESTROYED : HEAVY, kinds: 0, stuck: 0 }, why)
}

/** 8.7 After the battle the same die says what became of an aircraft that left play. */
export function settlePlane(desk: FearGodDesk, plane: number): void {
  if (planeOf(desk.state, plane).state === OUT_OF_PLAY) hitEvenly(desk, plane)
}

/** T40 Destroyed, Critical, Heavy or Light; Light has its kind (T40b), and hurt weapons may be stuck by half. */
function hitByTable(desk: FearGodDesk, plane: number): void {
  const why = R['FGDN-8.7-table']
  const hit = desk.dice.row(PLANE_DAMAGE, 0, why)
  const kind = hit === LIGHT ? desk.dice.row(LIGHT_DAMAGE, 0, R['FGDN-8.7-light']) : 0
  const stuck = kind === WEAPONS && desk.dice.chance(50, R['FGDN-8.7-light'])
  const { state, kinds } = planeOf(desk.state, plane)
  if (state === LIGHT && kind === kinds) return
  const now = worsened(state, hit)
  planeHit(desk, { plane, state: now, kinds: now === LIGHT ? kind : 0, stuck: Number(stuck && now === LIGHT) }, why)
}

/** T40c A later hit adds to the first (R91): another kind of Light makes Heavy, Light and Heavy make Critical, more destroys. */
export function worsened(present: number, hit: number): number {
  if (present === SOUND || hit === DESTROYED) return hit
  if (present === LIGHT) return hit === LIGHT ? HEAVY : CRITICAL
  return present === HEAVY && hit === LIGHT ? CRITICAL : DESTROYED
}

/** What a damaged aircraft can still do; manoeuvre ratings in tenths, lightly and fully loaded: halves are exact, thirds go down (R127). */
export interface Able {
  readonly cruiseOnly: boolean
  readonly attacks: boolean
  readonly sensors: boolean
  readonly releases: boolean
  readonly jettisons: boolean
  readonly manoeuvre: readonly [number, number]
  /** may stay in the fight; others head home */
  readonly mayStay: boolean
}

/** 8.7 Critical, Heavy and the four kinds of Light. Only one whose weapons alone are hurt may stay, as a decoy. */
export function ableOf(
  { state, kinds, stuck }: Pick<Plane, 'state' | 'kinds' | 'stuck'>,
  [light, full]: readonly [number, number],
): Able {
  const none = { cruiseOnly: true, attacks: false, sensors: false, releases: false, jettisons: true, mayStay: false }
  if (state >= DESTROYED) return { ...none, jettisons: false, manoeuvre: [0, 0] }
  if (state === CRITICAL) return { ...none, manoeuvre: [5, 0] }
  if (state === HEAVY) return { ...none, manoeuvre: [Math.max(5, light / 2), Math.max(5, full / 2)] }
  const all = { cruiseOnly: false, attacks: true, sensors: true, releases: true, jettisons: true, mayStay: true }
  switch (kinds) {
    case PILOT: {
      const third = (rating: number): number => Math.floor((2 * rating) / 3)
      return { ...all, attacks: false, releases: false, manoeuvre: [third(light), third(full)], mayStay: false }
    }
    case ENGINE:
      return { ...all, cruiseOnly: true, manoeuvre: [light / 2, full / 2], mayStay: false }
    case STRUCTURE:
      return { ...all, cruiseOnly: true, manoeuvre: [5, 5], mayStay: false }
    case WEAPONS:
      return { ...all, releases: false, jettisons: stuck === 0, manoeuvre: [light, full] }
    default:
      return { ...all, manoeuvre: [light, full] }
  }
}

/** 8.5 Why no aircraft is mended then: T38 has four times, after the last of which one ashore may be tried again. */
export function refuseMending(hours: number, isAshore: boolean): Refusal | null {
  const why = R['FGDN-8.5-aircraft']
  if (hours <= LAST && !MARKS.some(mark => mark === hours))
    return { why, reason: 'repairs are tried after 6, 12, 24 and 48 hours' }
  return hours > LAST && !isAshore ? { why, reason: 'aboard there is no try after 48 hours' } : null
}
const LAST = 48

/** 8.5 A damaged aircraft is mended by T38; ashore with 10 more, and the last line holds on after 48 hours. Aboard there is no later try. */
export function mendPlane(desk: FearGodDesk, plane: number, nation: string, hours: number, isAshore: boolean): void {
  const { state } = planeOf(desk.state, plane)
  if (state === SOUND || state >= DESTROYED || refuseMending(hours, isAshore) !== null) return
  const why = R['FGDN-8.5-aircraft']
  desk.reckoning.begin(CHANCE, breakdownOf(nation, hours >= 48 ? 48 : (hours as 6 | 12 | 24)), why)
  desk.reckoning.plus('ashore', isAshore ? 10 : 0, why)
  if (comes(desk, why)) planeHit(desk, { plane, state: SOUND, kinds: 0, stuck: 0 }, why)
}
