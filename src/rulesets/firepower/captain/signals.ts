import type { Measure } from '#kernel/ruleset/index.ts'
import { NO_BATTERY } from '../01-classes/classes.ts'
import {
  BREAK_OFF,
  batteryNow,
  ENGAGE,
  FORMATIONS,
  INTERCEPT,
  LINE_AHEAD,
  MANOEUVRE,
  MOVEMENTS,
  SCATTER,
  type Seen,
  sheetAt,
} from '../01-classes/state.ts'
import { commandRadius, takesOrders } from '../02-command/control.ts'
import { isCrippled, isFlagSquadron, leftOf } from '../02-command/squadron.ts'
import { torpedoReach } from '../11-torpedoes/torpedoes.ts'
import { enemiesOf, isAfloat, isReached, isWithin } from '../measured.ts'
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
 * (HIT-N2), also from the air (R106), and each goes her own way (R59), whatever the movement order says. A line that is once given up is not formed again.
 */
function ordersFor(state: Seen, squadron: number, isStronger: boolean): Command[] {
  const { movement, formation } = state.squadrons[squadron]!
  if (formation === SCATTER) return []
  const isArmed = leftOf(state, squadron).some(ship => gunsOf(state, ship) > 0)
  const wanted = isStronger && isArmed ? LINE_AHEAD : SCATTER
  if (formation !== wanted) return [{ type: 'ChangeOrders', squadron, formation: FORMATIONS[wanted]! }]
  const course = courseFor(state, squadron)
  return movement === course ? [] : [{ type: 'ChangeOrders', squadron, movement: MOVEMENTS[course]! }]
}

/** A line that is beaten, or has torpedoes after it, draws off: the flag squadron as it likes, since it always obeys (ORD-C), others by BREAK-OFF, which costs no control (ORD-D). */
function courseFor(state: Seen, squadron: number): number {
  const { flagship } = state.squadrons[squadron]!
  const [foe] = flagship < 0 ? [] : enemiesOf(state, flagship)
  if (foe === undefined) return INTERCEPT
  if (isBeaten(state, squadron) || isHunted(state, squadron))
    return isFlagSquadron(state, squadron) ? MANOEUVRE : BREAK_OFF
  return isInReach(state, flagship, foe) ? ENGAGE : INTERCEPT
}

/** BRK-A Half of those that it has left are cripples, or will have to leave it burning (WHITE-C) at the next hit. */
function isBeaten(state: Seen, squadron: number): boolean {
  const left = leftOf(state, squadron)
  return 2 * left.filter(ship => isCrippled(state, ship) || state.ships[ship]!.fires > 6).length >= left.length
}

/** TORP-B Running torpedoes that would still come up with one of its ships if she held on for a turn or two. */
function isHunted(state: Seen, squadron: number): boolean {
  return state.markers.some(({ target, launcher, run }, marker) => {
    if (state.ships[target]?.squadron !== squadron) return false
    return isReached(state, marker, Math.min(torpedoReach(state) - run, 2 * sheetAt(state, launcher).torpedoRun))
  })
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
