import { ROLES } from '../02-ships/ship.ts'
import { type Seen, sheetAt } from '../02-ships/state.ts'
import { isSilenced } from '../08-3-criticals/8-3-small-craft.ts'

/** 8.1.10 Is no more than this part of her original points left (R42)? */
export function isDownTo(state: Seen, ship: number, oneIn: number): boolean {
  const { damagePoints } = sheetAt(state, ship).card
  const left = oneIn * state.ships[ship]!.remaining
  return state.fixed.switches.massiveBelow ? left < damagePoints : left <= damagePoints
}

/** 8.1.10 At a quarter main, secondary, tertiary and casemate guns are out; at a tenth all weapons. */
export function isMassivelyDamaged(state: Seen, ship: number, battery: number): boolean {
  const { role } = sheetAt(state, ship).batteries[battery]!
  return isDownTo(state, ship, 10) || (ROLES.indexOf(role) < 4 && isDownTo(state, ship, 4))
}

/** A battery that may not fire, whatever mounts it has: damage, crew elsewhere, magazines under water, crew lost. */
export function batteryOut(state: Seen, ship: number, battery: number): boolean {
  const { drafted, magazinesFlooded } = state.ships[ship]!
  const { role } = sheetAt(state, ship).batteries[battery]!
  if (drafted > 0 && ROLES[drafted - 1] === role) return true
  if (magazinesFlooded > 0 && ROLES.indexOf(role) < 4) return true
  return isSilenced(state, ship) || isMassivelyDamaged(state, ship, battery)
}
