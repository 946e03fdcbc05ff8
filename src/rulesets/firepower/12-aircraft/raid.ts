import type { Harm } from '../07-gunfire/to-hit.ts'
import { BY_SHELL } from '../09-damage/damage-dice.ts'

/** AIR-F Stands that attack a ship together, and face her flak together (R108). */
export interface Raid extends Harm {
  readonly stands: readonly number[]
}
/** AIR-L All four dice, for air torpedoes too (AIR-P). */
export const raidOf = (stands: readonly number[], target: number): Raid => ({ stands, target, dice: BY_SHELL })
