import type { Measure } from '#kernel/ruleset/index.ts'
import { batteryNow, ENGAGE, INTERCEPT, LINE_AHEAD, MOVEMENTS, type Seen } from '../01-classes/state.ts'
import { commandRadius } from '../02-command/control.ts'
import { squadronOf } from '../02-command/squadron.ts'
import { enemiesOf, isWithin } from '../measured.ts'
import type { Command } from '../orders/orders.ts'

/** What a squadron should be told by its place: to close an enemy who is out of reach, to fight one who is in it, always in line. */
export function counsel(state: Seen, ship: number): Measure<Command>[] {
  const { squadron } = state.ships[ship]!
  const { flagship, movement, formation } = squadronOf(state, ship)
  const [foe] = enemiesOf(state, ship)
  if (flagship !== ship || foe === undefined) return []
  const reach = state.fixed.long[batteryNow(state, ship, 'main')]!
  const isInReach = reach > 0 && isWithin(state, ship, foe, Math.min(reach, commandRadius(state)))
  const wanted = isInReach ? ENGAGE : INTERCEPT
  if (movement !== wanted)
    return [{ command: { type: 'ChangeOrders', squadron, movement: MOVEMENTS[wanted]! }, gain: 1 }]
  return formation === LINE_AHEAD
    ? []
    : [{ command: { type: 'ChangeOrders', squadron, formation: 'line-ahead' }, gain: 1 }]
}
