import type { Cite } from '#kernel/book/index.ts'
import { BANDS, LONG, SIZES } from '../02-ships/ship.ts'
import { type Seen, sheetAt } from '../02-ships/state.ts'
import type { Fall } from '../08-1-damage/8-1-6-armour.ts'
import { CHANCE } from '../book/chance.ts'
import { R } from '../book/register.ts'
import {
  ASPECT,
  BASE,
  barrelPoints,
  EVASIVE,
  NFP,
  SEA_STATE,
  STATIONARY,
  STEP,
  targetSpeedPoints,
} from '../book/tables.ts'
import type { FearGodDesk } from '../events/events.ts'
import { isLitByFire, visibilityNow } from '../light/s12-light.ts'

/** How the target is lit, worst for the firer first (R11): the best counts. */
export const LIGHTS = ['none', 'silhouetted', 'starshell', 'searchlight'] as const
export const SUNS = ['none', 'glare', 'twilight'] as const
/** After the first turn without sight of her there is only blind fire, at flashes (R115). */
export const CONTACTS = ['seen', 'just lost', 'flashes'] as const

/** One battery's fire at one target, with all that page 6-4 asks about it. */
export interface Attack extends Fall {
  readonly yards: number
  readonly barrels: number
  readonly aspect: number
  readonly light: (typeof LIGHTS)[number]
  readonly sun: (typeof SUNS)[number]
  readonly contact: (typeof CONTACTS)[number]
  readonly isFiredOn: boolean
  /** which salvo at this target this is */
  readonly salvo: number
  /** ships that fire at this target in this phase, this one included */
  readonly firers: number
  readonly hasTurned: boolean
  readonly isEvading: boolean
  readonly targetEvades: boolean
  /** see Sufferer */
  readonly batches?: number
}

/** 6-4 The chance of a hit in per cent, line by line; a point is worth 3 per cent at Short and Medium, 2 beyond. */
export function hitChance(desk: FearGodDesk, attack: Attack): number {
  const { state, reckoning } = desk
  const { standard } = sheetAt(state, attack.firer).batteries[attack.battery]!
  reckoning.begin(CHANCE, BASE[attack.band]![standard - 1]!, R['FGDN-6.4-base'], BANDS[attack.band])
  addWeather(desk, attack)
  addFireControl(desk, attack)
  addTarget(desk, attack)
  return reckoning.within(state.fixed.switches.leastChance, 100, R['FGDN-6.4-final']).total
}

function line(desk: FearGodDesk, attack: Attack, points: number, why: Cite): void {
  desk.reckoning.add(points * STEP[attack.band]!, why)
}

/** T2, T3 Visibility, light, sun and sea. */
function addWeather(desk: FearGodDesk, attack: Attack): void {
  const { switches } = desk.state.fixed
  const visibility = visibilityNow(desk.state)
  const lit = attack.light === 'silhouetted' || attack.light === 'none' ? isLitByFire(desk.state, attack.target) : true
  const isSeenDark = lit || attack.light === 'silhouetted' || attack.sun === 'twilight'
  if (!isSeenDark && attack.contact !== 'flashes') {
    if (visibility <= 25) line(desk, attack, -4, R['FGDN-6.4-vis25'])
    if (visibility <= 40 && (visibility > 25 || switches.visibilityAdds)) line(desk, attack, -2, R['FGDN-6.4-vis40'])
  }
  if (attack.sun === 'glare') line(desk, attack, -2, R['FGDN-6.4-sun'])
  else if (attack.sun === 'twilight') line(desk, attack, 1, R['FGDN-6.4-twilight'])
  if (attack.light === 'searchlight') line(desk, attack, 1, R['FGDN-6.4-illum-searchlight'])
  else if (attack.light === 'silhouetted' && !lit) line(desk, attack, -1, R['FGDN-6.4-silhouette'])
  if (attack.contact === 'just lost') line(desk, attack, -4, R['FGDN-6.4-dead-reckoning'])
  else if (attack.contact === 'flashes') line(desk, attack, -6, R['FGDN-6.4-blind'])
  line(desk, attack, seaPoints(desk.state, attack.firer, attack.target), R['FGDN-6.4-sea-state'])
}

/** T3 Sea state by the firer's size (R12); NFP forbids the attack. */
function seaPoints(state: Seen, firer: number, target: number): number {
  const { scene, switches } = state.fixed
  const { sizeRow } = sheetAt(state, switches.seaByTarget ? target : firer)
  return SEA_STATE[sizeRow]![Math.min(7, scene.seaState)]!
}
export const canFire = (state: Seen, firer: number, target: number): boolean => seaPoints(state, firer, target) !== NFP

/** T4, T5 Fire control and guns. */
function addFireControl(desk: FearGodDesk, attack: Attack): void {
  const { state } = desk
  const { switches } = state.fixed
  const far = attack.band >= LONG
  const { card, batteries } = sheetAt(state, attack.firer)
  const firer = state.ships[attack.firer]!
  if (!attack.isFiredOn) line(desk, attack, 1, R['FGDN-6.4-not-fired-on'])
  if (attack.salvo <= 1 && far) line(desk, attack, -2, R['FGDN-6.4-first-salvo'])
  else if (attack.salvo >= 3) line(desk, attack, 1, R['FGDN-6.4-third-salvo'])
  // H13, R14: three ships may fire at one target
  if (far) line(desk, attack, -Math.max(0, attack.firers - switches.overconcentration), R['FGDN-6.4-overconcentration'])
  line(desk, attack, rangefinderPoints(attack.yards - card.rangefinder.yards), R['FGDN-6.4-rangefinder'])
  if (far && isCoincidenceBlurred(state, attack)) line(desk, attack, -1, R['FGDN-6.4-coincidence'])
  if (firer.speed > 150) line(desk, attack, -1, R['FGDN-6.4-own-speed'])
  const local = batteries[attack.battery]!.standard === 2 && firer.directors[attack.battery] === 0
  if (local) line(desk, attack, -2, R['FGDN-6.4-local'])
  if (attack.isEvading) line(desk, attack, -4, R['FGDN-6.4-own-evasive'])
  else if (attack.hasTurned) line(desk, attack, -3, R['FGDN-6.4-own-turn'])
  line(desk, attack, barrelPoints(attack.barrels), R['FGDN-6.4-barrels'])
}

/** T4 Yards beyond what the range finder can do. */
const rangefinderPoints = (beyond: number): number => (beyond <= 0 ? 0 : beyond <= 3000 ? -1 : beyond <= 6000 ? -2 : -3)

/** T4 A coincidence range finder in poor visibility; blind fire cancels the line, light does not (R15). */
function isCoincidenceBlurred(state: Seen, attack: Attack): boolean {
  const { switches } = state.fixed
  if (visibilityNow(state) > 40 || attack.contact === 'flashes') return false
  const lit = attack.light !== 'none' || attack.sun === 'twilight'
  if (switches.coincidenceLit && lit) return false
  return sheetAt(state, attack.firer).card.rangefinder.type === 'coincidence'
}

/** T6, T7 The target's speed, evasion and aspect. */
function addTarget(desk: FearGodDesk, attack: Attack): void {
  const { card } = sheetAt(desk.state, attack.target)
  const { speed } = desk.state.ships[attack.target]!
  const size = SIZES.indexOf(card.sizeClass)
  if (speed > 0 || desk.state.fixed.switches.stationaryAdds)
    line(desk, attack, targetSpeedPoints(speed), R['FGDN-6.4-target-speed'])
  if (speed === 0) line(desk, attack, STATIONARY, R['FGDN-6.4-target-stopped'])
  if (attack.targetEvades && speed >= 200 && !card.isPreDreadnought)
    line(desk, attack, EVASIVE[size]!, R['FGDN-6.4-target-evasive'])
  line(desk, attack, ASPECT[size]![attack.aspect]!, R['FGDN-6.4-aspect'])
}

/** 6-4, R13 After a switch the new target is a first salvo if it lies more than 15 degrees and a mile off the old one. */
export function isFirstSalvo(state: Seen, degreesOff: number, yardsOff: number): boolean {
  const turned = degreesOff > 15
  const away = yardsOff > MILE_YARDS
  return state.fixed.switches.switchEither ? turned || away : turned && away
}
const MILE_YARDS = 2025
