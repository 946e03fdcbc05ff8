import type { Measure } from '#kernel/ruleset/index.ts'
import {
  batteryNow,
  ENGAGE,
  FORMATIONS,
  INTERCEPT,
  LINE_AHEAD,
  MOVEMENTS,
  SCATTER,
  type Seen,
} from '../01-classes/state.ts'
import { commandRadius, takesOrders } from '../02-command/control.ts'
import { leftOf } from '../02-command/squadron.ts'
import { NO_BATTERY, TUBES } from '../01-classes/classes.ts'
import { enemiesOf, isWithin } from '../measured.ts'
import type { Command } from '../orders/orders.ts'
import { Stakes } from './stakes.ts'

/** Orders that squadrons of a side should have, where they have others (ORD-A), the dearest first. */
export function orderCounsel(state: Seen, seat: number): Measure<Command>[] {
  const stakes = new Stakes(state)
  return [...state.squadrons.keys()].flatMap(squadron =>
    state.squadrons[squadron]!.seat === seat && takesOrders(state, squadron) ? ordersFor(state, squadron, stakes) : [],
  )
}

/** What a squadron should be told by its place: to close an enemy who is out of reach, to fight one who is in it, in line; who has no guns scatters. */
function ordersFor(state: Seen, squadron: number, stakes: Stakes): Measure<Command>[] {
  const { flagship, movement, formation } = state.squadrons[squadron]!
  const ships = leftOf(state, squadron)
  const [foe] = flagship < 0 ? [] : enemiesOf(state, flagship)
  const gain = ships.reduce((sum, ship) => sum + stakes.ship(ship), 0)
  const wanted = {
    movement: foe !== undefined && isInReach(state, flagship, foe) ? ENGAGE : INTERCEPT,
    formation: ships.some(ship => hasGuns(state, ship)) ? LINE_AHEAD : SCATTER,
  }
  if (formation !== wanted.formation)
    return [{ command: { type: 'ChangeOrders', squadron, formation: FORMATIONS[wanted.formation]! }, gain }]
  if (movement === wanted.movement || formation === SCATTER) return []
  return [{ command: { type: 'ChangeOrders', squadron, movement: MOVEMENTS[wanted.movement]! }, gain }]
}

function isInReach(state: Seen, ship: number, foe: number): boolean {
  const reach = state.fixed.long[batteryNow(state, ship, 'main')] ?? 0
  return reach > 0 && isWithin(state, ship, foe, Math.min(reach, commandRadius(state)))
}

function hasGuns(state: Seen, ship: number): boolean {
  const battery = batteryNow(state, ship, 'main')
  return battery !== NO_BATTERY && battery !== TUBES
}
