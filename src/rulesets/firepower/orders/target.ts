import { no, type Refusal } from '#kernel/ruleset/index.ts'
import { BERTH, isGone, type Seen } from '../01-classes/state.ts'
import { R } from '../book/register.ts'

/** Whether a ship may be attacked at all: she is there, an enemy, and not lost. */
export function refuseTarget(state: Seen, ship: number, target: number): Refusal | null {
  const aim = state.ships[target]
  if (aim === undefined) return no(R['FP-CLASS-A'], `there is no ship ${target}`)
  if (aim.seat === state.ships[ship]!.seat) return no(R['FP-SEQ-A'], 'that target is on your own side')
  if (isGone(state, target)) return no(R['FP-R85'], 'that target is lost')
  return aim.berth === BERTH.there ? null : no(R['FP-R127'], 'that target is not on the table')
}
