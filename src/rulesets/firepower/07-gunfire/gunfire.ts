import { once, type Step, type Steps, work } from '#kernel/desk/index.ts'
import { isGone, type State, type Which } from '../01-classes/state.ts'
import { BY_SHELL } from '../09-damage/damage-dice.ts'
import { damageLevel } from '../09-damage/damage-level.ts'
import { DAMAGE } from '../09-damage/special-effects.ts'
import type { Event, FirepowerDesk } from '../events/events.ts'
import { type Attack, type Harm, rollToHit } from './to-hit.ts'

/** Matrices 8 to 10 and the damage dice: one battery's attack. */
export const BATTERY: Steps<State, Event, Attack> = [once(rollToHit), once(damageLevel), ...DAMAGE]

export const attackOf = (firer: number, target: number, which: Which): Attack => ({
  firer,
  target,
  which,
  dice: BY_SHELL,
})

/** SEQ-C Damage counts at once, before any answer. */
export function fireBattery(desk: FirepowerDesk, attack: Attack): void {
  work(BATTERY, desk, attack)
}

/** HIT-A A ship's main battery and then her secondary, each a complete attack; either may be silent. */
export interface Salvo extends Harm {
  readonly attacks: readonly (Attack | null)[]
}
export const GUNFIRE: Steps<State, Event, Salvo> = [...attackBy(0), ...attackBy(1)]

function attackBy(battery: 0 | 1): Step<State, Event, Salvo>[] {
  const roll = (desk: FirepowerDesk, { attacks, target }: Salvo): number => {
    const attack = attacks[battery] ?? null
    return attack === null || isGone(desk.state, target) ? 0 : rollToHit(desk, attack)
  }
  const level = (desk: FirepowerDesk, { attacks }: Salvo, margin: number): number =>
    margin === 0 ? 0 : damageLevel(desk, attacks[battery]!, margin)
  return [once(roll), once(level), ...DAMAGE]
}
