import { no, type Refusal } from '#kernel/ruleset/index.ts'
import { isOfBoats } from '../02-data-sheet/below.ts'
import { BERTH, phaseOf, RESOLVE, type Seen } from '../02-data-sheet/state.ts'
import { R } from '../book/register.ts'

export function inPhase(state: Seen, phase: 'mines' | 'ship movement' | 'action'): Refusal | null {
  const now = phaseOf(state)
  return now === phase ? null : no(R['FA-6-phase-order'], `this is the ${now} phase, not the ${phase} phase`)
}

/** P5 In the phase in which her squadron moves, and it has not: boats before ships, unless they have just come out of a marker. */
export function inMove(state: Seen, ship: number): Refusal | null {
  const now = phaseOf(state)
  if (state.fixed.theatre === null) return inPhase(state, 'ship movement')
  const { squadron } = state.ships[ship]!
  if (now === 'submarines')
    return isOfBoats(state, squadron) ? null : no(R['FA-6.3-subs'], 'this is the submarines phase: ships move after it')
  const refusal = inPhase(state, 'ship movement')
  if (refusal !== null) return refusal
  return state.squadrons[squadron]!.moved > 0 ? no(R['FA-6.6-action'], 'that squadron has moved') : null
}

export function hasActed(state: Seen, ship: number): Refusal | null {
  return state.ships[ship]!.acted > 0 ? no(R['FA-6.6-action'], 'that ship has had her turn in this phase') : null
}

/** P4, P6 In a battle: on the table, by her side's word, with her squadron, and not past action (H33). */
export function refuseTurn(state: Seen, ship: number): Refusal | null {
  if (state.fixed.theatre === null) return null
  const { seat, squadron, berth, resolve } = state.ships[ship]!
  const why = R['FA-6.6-action']
  if (state.over > 0) return no(R['FA-H39'], 'the battle is over')
  if (state.begun === 0) return no(R['FA-6-phase-order'], 'the first turn has not begun')
  if (berth === BERTH.away) return no(R['FA-H42'], 'that ship has left the table')
  if (berth === BERTH.hidden) return no(R['FA-H20'], 'that ship lies under a Contact marker')
  if (resolve === RESOLVE.abandoned) return no(R['FA-H33'], 'that ship is abandoned')
  if (state.word !== seat) return no(why, 'it is not your turn to act')
  return state.active < 0 || state.active === squadron ? null : no(why, 'another squadron is acting')
}
