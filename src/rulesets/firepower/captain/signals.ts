import type { Measure } from '#kernel/ruleset/index.ts'
import { NO_BATTERY } from '../01-classes/classes.ts'
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
import { enemiesOf, isAfloat, isWithin } from '../measured.ts'
import type { Command } from '../orders/orders.ts'
import { Stakes } from './stakes.ts'

/** Orders that squadrons of a side should have, where they have others (ORD-A), the dearest first. */
export function orderCounsel(state: Seen, seat: number): Measure<Command>[] {
  const stakes = new Stakes(state)
  const isStronger = strengthOf(state, seat) >= STRONGER * strengthOf(state, 1 - seat)
  return [...state.squadrons.keys()].flatMap(squadron => {
    if (state.squadrons[squadron]!.seat !== seat || !takesOrders(state, squadron)) return []
    const gain = leftOf(state, squadron).reduce((sum, ship) => sum + stakes.ship(ship), 0)
    return ordersFor(state, squadron, isStronger).map(command => ({ command, gain }))
  })
}

/**
 * Who is much stronger keeps his lines, whose fire is surer (HIT-P3), and closes. Who is not scatters: his ships are harder to hit
 * (HIT-N2), also from the air (R106), and each goes her own way (R59). A line that is once given up is not formed again.
 */
function ordersFor(state: Seen, squadron: number, isStronger: boolean): Command[] {
  const { flagship, movement, formation } = state.squadrons[squadron]!
  if (formation === SCATTER) return []
  const isArmed = leftOf(state, squadron).some(ship => gunsOf(state, ship) > 0)
  const wanted = isStronger && isArmed ? LINE_AHEAD : SCATTER
  if (formation !== wanted) return [{ type: 'ChangeOrders', squadron, formation: FORMATIONS[wanted]! }]
  const [foe] = flagship < 0 ? [] : enemiesOf(state, flagship)
  const course = foe !== undefined && isInReach(state, flagship, foe) ? ENGAGE : INTERCEPT
  return movement === course ? [] : [{ type: 'ChangeOrders', squadron, movement: MOVEMENTS[course]! }]
}
/** By how many times the better guns make a side much stronger. */
const STRONGER = 2.5

function isInReach(state: Seen, ship: number, foe: number): boolean {
  const reach = state.fixed.long[batteryNow(state, ship, 'main')] ?? 0
  return reach > 0 && isWithin(state, ship, foe, Math.min(reach, commandRadius(state)))
}

/** CLASS-B So many classes above none. */
const gunsOf = (state: Seen, ship: number): number => Math.max(0, NO_BATTERY - batteryNow(state, ship, 'main'))

function strengthOf(state: Seen, seat: number): number {
  let strength = 0
  for (let ship = 0; ship < state.ships.length; ship++) {
    if (state.ships[ship]!.seat === seat && isAfloat(state, ship)) strength += gunsOf(state, ship)
  }
  return strength
}
