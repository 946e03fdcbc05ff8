import { once, type Steps } from '#kernel/desk/index.ts'
import { failures } from '../00-tests/0-tests.ts'
import { type Seen, type State, sheetAt } from '../02-data-sheet/state.ts'
import { loseVessels, saveOf } from '../09-combat/9-6-type-x.ts'
import { loseStructure } from '../09-combat/9-8-factors.ts'
import { R } from '../book/register.ts'
import { step } from '../book/tables.ts'
import type { Event, FleetDesk } from '../events/events.ts'
import { airHits } from './9-11-attack.ts'
import type { StrafeFromAir } from './said.ts'
import { isAloft, standSheetAt } from './standing.ts'

/** A stand uses its guns on a ship, by its ACF Strafe or Anti-ship. */
export type Strafing = Omit<StrafeFromAir, 'type'>

/** 9.12, R25 To hit as with any attack from the air; then a save for each hit, and nothing else validates it. */
export const STRAFING: Steps<State, Event, Strafing> = [once(strafe), once(save)]

/** 9.12 Type X by either factor; the families "A " and "C " by Anti-ship alone (R26); nothing else. */
export function isStrafed(state: Seen, target: number, factor: Strafing['factor']): boolean {
  const { isStand, isFamily } = sheetAt(state, target)
  return isStand || (isFamily && factor === 'antiShip')
}

function strafe(desk: FleetDesk, { stand, target }: Strafing): number {
  return isAloft(desk.state, stand) ? airHits(desk, stand, target, 'guns') : 0
}

/** 9.12, T28 */
function save(desk: FleetDesk, { stand, target, factor }: Strafing, hits: number): number {
  if (hits === 0) return 0
  const { isStand } = sheetAt(desk.state, target)
  const why = R['FA-9.12-save']
  const sum = desk.reckoning.begin('added to each save', isStand ? saveOf(desk, target) : 0, why, 'her own')
  sum.plus('air combat factor', -Math.min(3, step(standSheetAt(desk.state, stand).acf[factor])), why)
  sum.plus('Type X by Strafe, another by Anti-ship', isStand === (factor === 'strafe') ? 1 : 0, why)
  const lost = failures(desk, hits, sum.total, why)
  if (lost === 0) return 0
  if (isStand) loseVessels(desk, target, lost, R['FA-9.12-loss'])
  else loseStructure(desk, target, lost, R['FA-9.12-loss'])
  return 0
}
