import { sidesWriting } from '#kernel/order/index.ts'
import { phaseAt } from '#kernel/turn/index.ts'
import { TURN } from '../02-ships/conditions.ts'
import { EXTREME, isGun } from '../02-ships/ship.ts'
import { isInPlay, type Seen, sheetAt, turnOf } from '../02-ships/state.ts'
import { bandOf } from '../06-gunfire/6-4-gunfire.ts'
import { isSilenced } from '../08-3-criticals/8-3-small-craft.ts'
import { mayDrop } from '../below/s15-depth-charges.ts'
import { yardsBetween } from '../measured.ts'
import { hasFired, refuseAim, refusePlan } from './s2-aim.ts'
import { unplacedOf } from './s2-deployment.ts'

/** S2, H27 Sides whose orders are wanted now: those that place ships, all in Plotting, and in Reaction Fire who still has a gun or charges and a target. */
export function sidesAsked(state: Seen): number[] {
  if (state.over > 0) return []
  if (turnOf(state) === 0)
    return [0, 1].filter(seat => (state.deploying & (1 << seat)) !== 0 && unplacedOf(state, seat).length > 0)
  const phase = phaseAt(TURN, state.now)
  if (phase !== 'plotting' && phase !== 'reaction fire') return []
  return sidesWriting(state.passed, seat =>
    state.ships.some(
      (ship, i) => ship.seat === seat && isInPlay(state, i) && (phase === 'plotting' || mayReact(state, i)),
    ),
  )
}

/** S2, 8.1 Has she guns or depth charges with which she may still react? */
export const mayReact = (state: Seen, ship: number): boolean => mayFire(state, ship) || mayDrop(state, ship)

/** S2 Has she a battery that has not fired in this turn, and a target for it? */
export function mayFire(state: Seen, ship: number): boolean {
  if (isSilenced(state, ship)) return false
  const enemies = enemiesOf(state, ship)
  return sheetAt(state, ship).batteries.some(
    (line, battery) =>
      isGun(line) &&
      !hasFired(state, ship, battery) &&
      enemies.some(target => refuseAim(state, ship, target, battery, 0) === null),
  )
}

/** Enemies on whom a battery may be turned as they lie now. */
export const targetsOf = (state: Seen, ship: number, battery: number): number[] =>
  enemiesOf(state, ship).filter(target => refuseAim(state, ship, target, battery, 0) === null)

/** H29 Enemies that are known of and, as they lie now, within range. */
export function plannedTargets(state: Seen, ship: number, battery: number): number[] {
  if (isSilenced(state, ship)) return []
  const line = sheetAt(state, ship).batteries[battery]!
  return enemiesOf(state, ship).filter(
    target =>
      bandOf(line, yardsBetween(state, ship, target)) <= EXTREME &&
      refusePlan(state, ship, target, battery, 0) === null,
  )
}

export const enemiesOf = (state: Seen, ship: number): number[] =>
  [...state.ships.keys()].filter(
    other => state.ships[other]!.seat !== state.ships[ship]!.seat && isInPlay(state, other),
  )
