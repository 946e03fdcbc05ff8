import type { GunGroup } from './ship.ts'
import { type Seen, sheetAt } from './state.ts'
import { ABOVE } from './tables.ts'

/** 10.4 The areas that the critical tables name. */
export type Area = 'belt' | 'conning tower'

/** 10.4 What a hit meets there: vertical armour, or under a raking hit deck, and half of a conning tower, rounded up (R48). */
function armourMet(state: Seen, ship: number, area: Area): number {
  const { belt, deck, conningTower } = sheetAt(state, ship).card.armour
  const raked = state.ships[ship]!.raked > 0
  if (area === 'belt') return raked ? deck : belt
  return raked ? Math.ceil(conningTower / 2) : conningTower
}

/** 10.4, H7 The hit is stopped unless its penetration reaches the armour class. Under water nothing stops it (10.U). */
export function isHeld(state: Seen, ship: number, area: Area): boolean {
  const { table, pen } = state.ships[ship]!
  return table === ABOVE && pen < armourMet(state, ship, area)
}

/** 10.4, 10.8 The same for a mount: half a turret from above; a casemate, armoured or not, has the deck over it. */
export function isMountSafe(state: Seen, ship: number, { kind, ac }: GunGroup): boolean {
  const { table, pen, raked } = state.ships[ship]!
  if (table !== ABOVE) return ac > 0 && !state.fixed.switches.underwaterArmoured
  if (raked === 0) return pen < ac
  if (kind === 'turret') return pen < Math.ceil(ac / 2)
  return kind === 'casemate' && pen < sheetAt(state, ship).card.armour.deck
}
