import type { Cite } from '#kernel/book/index.ts'
import { until } from '#kernel/desk/index.ts'
import { M1 } from '../01-classes/classes.ts'
import { batteryNow, type Seen, sheetAt } from '../01-classes/state.ts'
import { R } from '../book/register.ts'
import { FLAK } from '../book/tables-air.ts'
import { type FirepowerDesk, flakFired } from '../events/events.ts'
import { isThere } from '../measured.ts'
import { mayRaid } from './legality.ts'
import type { Raid } from './raid.ts'
import { aloftOf, HOLD, isAloft, placesOf, standCard } from './stands.ts'

/** AA-B One die for every full five points. */
export const aaDice = (points: number): number => Math.floor(points / 5)

/** AA-E, GREEN-D, R86 Points left: her own while the main battery is whole, then at most those of the class it has come down to. */
export function aaPoints(state: Seen, ship: number): number {
  const { powerOut, mainLoss } = state.ships[ship]!
  // PERIOD-C none before LATE; AA-F none without power
  if (state.fixed.scene.period < 2 || powerOut !== 0) return 0
  const { card, main } = sheetAt(state, ship)
  if (mainLoss === 0) return card.aa
  const points = AA_OF_BATTERY[batteryNow(state, ship, 'main')] ?? 0
  if (!state.fixed.switches.flakInProportion) return Math.min(card.aa, points)
  const whole = AA_OF_BATTERY[main] ?? 0
  return whole === 0 ? 0 : Math.floor((card.aa * points) / whole)
}
const AA_OF_BATTERY = [M1.SB.aa, M1.BB.aa, M1.BC.aa, M1.CA.aa, M1.CL.aa, M1.DD.aa, M1.DE.aa]

/** R108 The dice that she has left in this segment; none from a ship that is lost, away, or still to come. */
export const flakLeft = (state: Seen, ship: number): number =>
  isThere(state, ship) ? Math.max(0, aaDice(aaPoints(state, ship)) - (state.sky.flak[ship] ?? 0)) : 0

/** AA-B The same, and by which rule they are no more. */
export function countFlak(desk: FirepowerDesk, ship: number): number {
  const { state, reckoning } = desk
  const dice = flakLeft(state, ship)
  const points = aaPoints(state, ship)
  const all = aaDice(points)
  reckoning.begin('dice of her flak', all, flakRule(state, ship), `${points} points, one for every full five`)
  reckoning.plus('thrown in this segment already', dice - all, R['FP-R108'])
  if (dice === 0) reckoning.settle(all > 0 ? 'she has thrown them all' : whySilent(state, ship, points))
  return dice
}

/** PERIOD-C none before LATE; AA-F none without power; AA-E fewer once the battery has lost classes. */
function flakRule(state: Seen, ship: number): Cite {
  if (state.fixed.scene.period < 2) return R['FP-PERIOD-C']
  const { powerOut, mainLoss } = state.ships[ship]!
  return powerOut !== 0 ? R['FP-AA-F'] : mainLoss > 0 ? R['FP-AA-E'] : R['FP-AA-B']
}

function whySilent(state: Seen, ship: number, points: number): string {
  switch (flakRule(state, ship)) {
    case R['FP-PERIOD-C']:
      return 'before LATE no ship fires at aircraft'
    case R['FP-AA-F']:
      return 'her power is out'
    case R['FP-AA-E']:
      return `what is left of her battery leaves her ${points} points, too few for a die`
    default:
      return `her ${points} points are too few for a die`
  }
}

/** AA-C, AA-D One die at a stand that is named first; every result is known before the next. Returns the dice that are left. */
function fireFlak(desk: FirepowerDesk, { target, stands }: Raid, dice: number): number {
  const { state } = desk
  const { seat } = standCard(state, stands[0]!)
  const places = placesOf(state, seat)
  let among = 0
  places.forEach((stand, place) => {
    if (stands.includes(stand) && isAloft(state, stand)) among |= 1 << place
  })
  if (among === 0) return 0
  if (areMoreToCome(state, target, stands)) among |= 1 << HOLD
  const chosen = desk.choose(state.ships[target]!.seat, among, target, R['FP-AA-C'])
  // R108: what is not thrown now is left for whoever attacks her later in this segment
  if (chosen === HOLD) return 0
  flakFired(desk, { ship: target, stand: places[chosen]!, result: desk.dice.row(FLAK, 0, R['FP-AA-D']) }, R['FP-AA-D'])
  return dice - 1
}
export const FLAK_FIRE = until(fireFlak)

/** Could others of that side still attack her? */
const areMoreToCome = (state: Seen, target: number, stands: readonly number[]): boolean =>
  aloftOf(state, standCard(state, stands[0]!).seat).some(
    other => !stands.includes(other) && mayRaid(state, other, target),
  )
