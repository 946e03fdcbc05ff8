import { percentAll } from '../02-ships/conditions.ts'
import { type Seen, sheetAt, turnOf } from '../02-ships/state.ts'
import { levelAt } from '../08-2-fire-and-flooding/8-2-levels.ts'
import { isSubmerged } from '../08-3-criticals/8-3-hull.ts'
import { isPowerless } from '../08-3-criticals/8-3-submarines.ts'
import { R } from '../book/register.ts'
import { MAJOR } from '../book/tables.ts'
import { type FearGodDesk, speedChanged } from '../events/events.ts'

/** 8.1.1 The 0-knot column. */
const STOPPED = 4
/** 8.2 Fifteen knots, in tenths. */
const FIFTEEN = 150

/** 8.1.1 The column that damage has brought her to: the last threshold at or below what she has lost. */
export function damageLevel(state: Seen, ship: number): number {
  const { thresholds, damagePoints } = sheetAt(state, ship).card
  const lost = damagePoints - state.ships[ship]!.remaining
  let level = 0
  while (level < STOPPED && lost >= thresholds[level + 1]!) level++
  return level
}

/** 8.1.1 The column whose speed counts: levels by damage and by criticals (R43). */
export function speedLevel(state: Seen, ship: number): number {
  const { levels } = state.ships[ship]!
  const byDamage = damageLevel(state, ship)
  return Math.min(STOPPED, state.fixed.switches.levelsWorst ? Math.max(byDamage, levels) : byDamage + levels)
}

/** 8.1.1 Best speed in tenths of a knot: levels by damage and by criticals (R43), and the lowest of all limits (R106). */
export function bestSpeed(state: Seen, ship: number): number {
  const { speeds, card, isBoat } = sheetAt(state, ship)
  if (card.isBeached || (isBoat && isPowerless(state, ship))) return 0
  const { steering, fires, floods, fighting } = state.ships[ship]!
  let best = speeds[speedLevel(state, ship)]!
  // H34
  if (isBoat && isSubmerged(state, ship)) best = Math.min(best, 10 * card.boat!.knots)
  // 8.3 a third of the undamaged speed, rounded down to whole knots (R106)
  if (steering > 0) best = Math.min(best, 10 * Math.floor(speeds[0]! / 30))
  const flooded = percentAll(floods) > 0 && levelAt(state, ship, percentAll(floods)) >= MAJOR
  const burning = fighting > 0 && percentAll(fires) > 0 && levelAt(state, ship, percentAll(fires)) >= MAJOR
  return flooded || burning ? Math.min(best, FIFTEEN) : best
}

/** 8.1.1 Too fast: she coasts, losing half her deceleration a turn. Too slow: she works up, if someone is on the bridge (R62). */
export function changeSpeed(desk: FearGodDesk, ship: number): void {
  const { speed, bridge } = desk.state.ships[ship]!
  const { accel, decel } = sheetAt(desk.state, ship).card
  const best = bestSpeed(desk.state, ship)
  if (speed > best) speedChanged(desk, { ship, speed: coast(speed, best, decel) }, R['FGDN-8.1.1-coast'])
  else if (speed < best && bridge < turnOf(desk.state)) {
    speedChanged(desk, { ship, speed: Math.min(best, speed + 10 * accel) }, R['FGDN-H8-accel'])
  }
}

/** 8.1.1 28, 24, 21 for a deceleration of 8; half of it, rounded down (R1). */
export const coast = (speed: number, best: number, decel: number): number => Math.max(best, speed - 10 * (decel >> 1))
