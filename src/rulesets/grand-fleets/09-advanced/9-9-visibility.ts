import { turnAt } from '#kernel/turn/index.ts'
import { type Seen, TURN } from '../01-ships/state.ts'
import { R } from '../book/register.ts'
import { VISIBILITY } from '../book/tables.ts'
import type { GrandFleetsDesk } from '../events/events.ts'
import { isInQuarter, isWithin } from '../measured.ts'
import { type Light, lightNow } from './9-7-light.ts'
import { visibilityFound } from './events.ts'

/** 9.9 (house) The scenario sets how far one sees by day, or by option a die when the battle begins. */
export function findVisibility(desk: GrandFleetsDesk): void {
  const why = R['GF-9.9-visibility']
  if (desk.state.fixed.switches.visibilityByDie)
    visibilityFound(desk, { miles: desk.dice.row(VISIBILITY, 0, why) }, why)
}

/** 9.7 Miles at night: of any ship, of one that fired guns last turn, of one that burns. */
const NIGHT = 3
const FLASHES = 5
const BURNING = 6

/** 9.7, 9.9 Miles at which any ship is seen now: all of it by day, half in twilight, rounded up, three at night. */
export function milesNow(state: Seen): number {
  const light = lightNow(state)
  if (light === 'day') return state.visibility
  return light === 'night' ? Math.min(NIGHT, state.visibility) : Math.ceil(state.visibility / 2)
}

/** 9.9 Is the target near enough to be attacked? By day and in twilight everything is where nobody says how far one sees; 9.7 the night has its own miles. */
export function inSight(state: Seen, ship: number, target: number): boolean {
  if (state.visibility === 0 && lightNow(state) !== 'night') return true
  return isWithin(state, ship, target, milesOf(state, ship, target))
}

/** 9.7 Fires and gun flashes are seen farther at night, never farther than by day; in twilight a ship stands out against the sky. */
function milesOf(state: Seen, ship: number, target: number): number {
  const light = lightNow(state)
  if (light === 'night') return nightMiles(state, target)
  return isSilhouetted(state, ship, target, light) ? state.visibility : milesNow(state)
}

/** 9.7 Miles at which a ship is seen at night. */
export function nightMiles(state: Seen, target: number): number {
  const { fires, flashed } = state.ships[target]!
  const byDay = state.visibility === 0 ? BURNING : state.visibility
  if (fires > 0) return Math.min(byDay, BURNING)
  const flashes = flashed > 0 && flashed === turnAt(TURN, state.now) - 1
  return Math.min(byDay, flashes ? FLASHES : NIGHT)
}

/** 9.7 The bright quarter of the sky: in the evening true bearings 225 to 315, in the morning 45 to 135. */
const BRIGHT = { 'evening twilight': [{ from: 2250, to: 3150 }], 'morning twilight': [{ from: 450, to: 1350 }] }
function isSilhouetted(state: Seen, ship: number, target: number, light: Exclude<Light, 'night'>): boolean {
  return light === 'day' || isInQuarter(state, ship, target, BRIGHT[light])
}
