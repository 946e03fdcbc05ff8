import { once, type Steps } from '#kernel/desk/index.ts'
import { no, type Refusal } from '#kernel/ruleset/index.ts'
import { failures, hitsOf } from '../00-tests/0-tests.ts'
import { isBelow, isUnseen } from '../02-data-sheet/below.ts'
import { CM, type Seen, type State, WRECK } from '../02-data-sheet/state.ts'
import { flooded, wreckTest } from '../10-damage/10-2-damage.ts'
import { R } from '../book/register.ts'
import { step } from '../book/tables.ts'
import { type Event, type FleetDesk, trackRose } from '../events/events.ts'
import { isNear } from '../measured.ts'
import { hasPower } from './9-1-sight.ts'

/** Depth charges and the like against a boat under water. */
export interface Charges {
  readonly firer: number
  readonly target: number
  /** that are used, for the saves */
  readonly factors: number
}

/** H32 A d20 for each factor, a save for each hit. */
export const ASW: Steps<State, Event, Charges> = [once(drop), once(save)]

/** H32 Each factor hits at this. */
const HITS = 14
/** H32 Flotation that a hit takes. */
const FLOODS = 2
const REACH = 5 * CM

/** H32 Within 5 cm of a boat that is known and under water. */
export function refuseDepthCharges(state: Seen, ship: number, target: number): Refusal | null {
  const why = R['FA-H32']
  if (!isBelow(state, target)) return no(why, 'that ship is not under water')
  if (isUnseen(state, target)) return no(why, 'nobody knows where that boat is')
  return isNear(state, ship, state.ships[target]!, REACH) ? null : no(why, 'that boat is farther off than 5 cm')
}

function drop(desk: FleetDesk, { firer, target }: Charges, factors: number): number {
  if (factors === 0 || !hasPower(desk, firer)) return 0
  const why = R['FA-H32']
  desk.reckoning.begin('added to each d20', 0, why).beside('or more hits', HITS, why)
  const hits = hitsOf(desk, factors, HITS, false, why)
  if (hits > 0) trackRose(desk, { ship: target, track: 'splash', by: 1 }, R['FA-H24'])
  return hits
}

/** H32 d10 less the step of the factors; each that fails is 2 Flotation, and at none left a Wreck Test. */
function save(desk: FleetDesk, { target, factors }: Charges, hits: number): number {
  if (hits === 0) return 0
  const why = R['FA-H32']
  const sum = desk.reckoning.begin('added to each save', 0, why).plus('step of the factors', -step(factors), why)
  for (let failed = failures(desk, hits, sum.total, why); failed > 0; failed--) {
    if (flooded(desk, target, FLOODS, why) && !wreckTest(desk, target, WRECK)) return 0
  }
  return 0
}
