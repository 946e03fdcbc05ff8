import type { GunGroup } from '../02-data-sheet/ship.ts'
import { type Seen, sheetAt } from '../02-data-sheet/state.ts'
import { R } from '../book/register.ts'
import { ABOVE } from '../book/tables.ts'
import type { FleetDesk } from '../events/events.ts'

/** 10.4 The areas that the critical tables name. */
export type Area = 'belt' | 'conning tower' | 'flight deck'

/** 10.4 What a hit meets there: vertical armour, or under a raking hit deck, and half of a conning tower, rounded up (R48). */
function armourMet(state: Seen, ship: number, area: Area): number {
  const { belt, deck, conningTower, flightDeck } = sheetAt(state, ship).card.armour
  const raked = state.ships[ship]!.raked > 0
  if (area === 'belt') return raked ? deck : belt
  // R56: from the side an armoured flight deck is no protection
  if (area === 'flight deck') return raked ? flightDeck : 0
  return raked ? Math.ceil(conningTower / 2) : conningTower
}

/** 10.4, H7 The hit is stopped unless its penetration reaches the armour class. Under water nothing stops it (10.U). */
export function isHeld(desk: FleetDesk, ship: number, area: Area): boolean {
  const { table, pen } = desk.state.ships[ship]!
  return table === ABOVE && isStopped(desk, pen, armourMet(desk.state, ship, area))
}

function isStopped(desk: FleetDesk, pen: number, armour: number): boolean {
  if (armour === 0) return false
  const why = R['FA-10.4-test']
  const left = desk.reckoning.begin('penetration less armour', pen, why).plus('armour', -armour, why).total
  desk.reckoning.settle(left < 0 ? 'the armour holds' : 'the armour is beaten')
  return left < 0
}

/** 10.4, 10.8 The same for a mount: half a turret from above; a casemate, armoured or not, has the deck over it. */
function mountArmour(state: Seen, ship: number, { kind, ac }: GunGroup): number {
  if (state.ships[ship]!.raked === 0) return ac
  if (kind === 'turret') return Math.ceil(ac / 2)
  return kind === 'casemate' ? sheetAt(state, ship).card.armour.deck : 0
}

/** Under water an armoured mount is not reached, unless by option it is. */
const isOutOfReach = (state: Seen, ship: number, { ac }: GunGroup): boolean =>
  state.ships[ship]!.table !== ABOVE && ac > 0 && !state.fixed.switches.underwaterArmoured

export function isMountSafe(state: Seen, ship: number, group: GunGroup): boolean {
  const { table, pen } = state.ships[ship]!
  return table === ABOVE ? pen < mountArmour(state, ship, group) : isOutOfReach(state, ship, group)
}

export function isMountHeld(desk: FleetDesk, ship: number, group: GunGroup): boolean {
  const { table, pen } = desk.state.ships[ship]!
  if (table !== ABOVE) return isOutOfReach(desk.state, ship, group)
  return isStopped(desk, pen, mountArmour(desk.state, ship, group))
}
