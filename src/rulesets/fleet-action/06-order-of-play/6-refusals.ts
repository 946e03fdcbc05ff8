import { no, type Refusal } from '#kernel/ruleset/index.ts'
import { phaseAt } from '#kernel/turn/index.ts'
import { type Seen, TURN } from '../02-data-sheet/state.ts'
import { R } from '../book/register.ts'

export function inPhase(state: Seen, phase: 'ship movement' | 'action'): Refusal | null {
  const now = phaseAt(TURN, state.now)
  return now === phase ? null : no(R['FA-6-phase-order'], `this is the ${now} phase, not the ${phase} phase`)
}

export function hasActed(state: Seen, ship: number): Refusal | null {
  return state.ships[ship]!.acted > 0 ? no(R['FA-6.6-action'], 'that ship has had her turn in this phase') : null
}
