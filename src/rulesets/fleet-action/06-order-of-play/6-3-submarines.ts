import { no, type Refusal } from '#kernel/ruleset/index.ts'
import { crewTest } from '../00-tests/0-tests.ts'
import { isBelow, isBoat, isUnseen } from '../02-data-sheet/below.ts'
import { CM, isThere, type Seen } from '../02-data-sheet/state.ts'
import { R } from '../book/register.ts'
import { boatFound, type FleetDesk, shipListened } from '../events/events.ts'
import { isNear } from '../measured.ts'
import type { Steer } from './said.ts'

// H32 Submarines: what they may do, and how they are found.

/** FA-H61 Only a submarine goes under water. */
export function refuseDepth(state: Seen, { ship, below }: Steer): Refusal | null {
  return below === undefined || isBoat(state, ship) ? null : no(R['FA-H32'], 'she is no submarine')
}

/** H32 Under water she has torpedoes and a periscope, and nothing else. */
export function refuseBelow(state: Seen, ship: number): Refusal | null {
  return isBelow(state, ship) ? no(R['FA-H32'], 'under water she can use her torpedoes only') : null
}

/** H32 What is under water is no target but of ASW, and only while it is known. */
export function refuseDeep(state: Seen, target: number): Refusal | null {
  return isBelow(state, target) ? no(R['FA-H32'], 'that boat is under water') : null
}

/** H32 How far off a boat can be heard. */
const EARSHOT = 10 * CM

export function refuseListening(state: Seen, ship: number): Refusal | null {
  const { asw, listened, seat } = state.ships[ship]!
  const why = R['FA-H32']
  if (asw === 0) return no(why, 'she has nothing to listen with')
  if (listened > 0) return no(why, 'she has listened in this turn')
  const mayBe = state.ships.some(
    ({ seat: of, depth, end, known }) => of !== seat && depth > 0 && end === 0 && known === 0,
  )
  return mayBe ? refuseBelow(state, ship) : no(why, 'the enemy has nothing under water that is not known')
}

/** H32 A Crew Test: passed, every boat under water within 10 cm is known for this turn. */
export function listen(desk: FleetDesk, ship: number): void {
  const why = R['FA-H32']
  const passed = crewTest(desk, ship, 0, why)
  shipListened(desk, { ship, passed }, why)
  if (!passed) return
  for (let boat = 0; boat < desk.state.ships.length; boat++) {
    const { seat } = desk.state.ships[boat]!
    if (seat === desk.state.ships[ship]!.seat || !isThere(desk.state, boat) || !isUnseen(desk.state, boat)) continue
    if (isNear(desk.state, ship, desk.state.ships[boat]!, EARSHOT)) showBoat(desk, boat)
  }
}

/** H32 From now to the end of the turn everybody knows where she is. */
export function showBoat(desk: FleetDesk, boat: number): void {
  if (!isUnseen(desk.state, boat)) return
  const { x, y, heading, moved, pace } = desk.state.ships[boat]!
  boatFound(desk, { ship: boat, at: { x, y, heading }, moved, pace }, R['FA-H32'])
}
