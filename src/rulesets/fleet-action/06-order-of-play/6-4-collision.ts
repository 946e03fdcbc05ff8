import { crewTest } from '../00-tests/0-tests.ts'
import { type Blow, isLost, type Seen, sheetAt, WRECK } from '../02-data-sheet/state.ts'
import { loseVessels } from '../09-combat/9-6-type-x.ts'
import { flooded, wreckTest } from '../10-damage/10-2-damage.ts'
import { R } from '../book/register.ts'
import { AT_BOW, AT_STERN, BY_DIE, step } from '../book/tables.ts'
import { type FleetDesk, hitStruck, hitsScored, shipsCollided, shipsKeptClear } from '../events/events.ts'
import { FROM_AHEAD, FROM_ASTERN, sightOf } from '../measured.ts'

interface Crash extends Blow {
  readonly target: number
}
/** What works the critical that comes of a hit, to its end. */
export type Strike = (desk: FleetDesk, crash: Crash) => void

/** H18 Two bases meet: both stop. Ships of one owner may keep clear by a Crew Test of her who moves. */
export function collide(desk: FleetDesk, ship: number, other: number, moved: number, strike: Strike): void {
  const why = R['FA-H18']
  if (sheetAt(desk.state, other).card.isLand) return ground(desk, ship, other, moved, strike)
  const isWreck = isLost(desk.state, other)
  const isFriend = desk.state.ships[ship]!.seat === desk.state.ships[other]!.seat
  if (!isWreck && isFriend && crewTest(desk, ship, 0, why)) return shipsKeptClear(desk, { ship, other }, why)
  const closing = closingSpeed(desk.state, ship, other, moved)
  // H40: where she is struck is judged before anybody swings
  const into = sightOf(desk.state, ship, other).from
  const column = into === FROM_AHEAD ? AT_BOW : into === FROM_ASTERN ? AT_STERN : BY_DIE
  shipsCollided(desk, { ship, other, closing }, why)
  suffer(desk, ship, other, closing, AT_BOW, strike)
  // H37: a wreck is past harm
  if (!isWreck) suffer(desk, other, ship, closing, column, strike)
}

/** H18 On land she alone suffers, and stops. */
function ground(desk: FleetDesk, ship: number, land: number, moved: number, strike: Strike): void {
  shipsCollided(desk, { ship, other: land, closing: moved }, R['FA-H18'])
  suffer(desk, ship, ship, moved, AT_BOW, strike)
}

/** H18 Knots at which they come together: the one’s way less the other’s. */
function closingSpeed(state: Seen, ship: number, other: number, moved: number): number {
  const one = wayOf(state, ship, moved)
  const its = isLost(state, other)
    ? 0
    : Math.max(0, state.ships[other]!.moved < 0 ? state.ships[other]!.pace : state.ships[other]!.moved)
  const two = wayOf(state, other, its)
  return Math.round(Math.hypot(one.east - two.east, one.north - two.north))
}
function wayOf(state: Seen, ship: number, knots: number): { readonly east: number; readonly north: number } {
  const angle = (state.ships[ship]!.heading * Math.PI) / 1800
  return { east: knots * Math.sin(angle), north: knots * Math.cos(angle) }
}

/** H18 Flotation by the step of the closing speed, and more for a larger ship; a Wreck Test if due; one roll for Critical Damage under water. */
function suffer(desk: FleetDesk, ship: number, by: number, closing: number, column: number, strike: Strike): void {
  const why = R['FA-H18']
  if (isLost(desk.state, ship)) return
  const { isStand, card } = sheetAt(desk.state, ship)
  // H35: a stand loses a vessel, and has no save
  if (isStand) return loseVessels(desk, ship, 1, why)
  const larger = Math.max(0, sheetAt(desk.state, by).card.targetSize - card.targetSize)
  const sum = desk.reckoning.begin('Flotation lost', 0, why).plus('step of the closing speed', step(closing), why)
  const points = sum.plus('sizes by which the other is larger', larger, why).total
  if (points === 0) return sum.settle('nothing is lost')
  hitsScored(desk, { ship, hits: 1 }, why)
  hitStruck(desk, { ship, rolls: 1, cv: points, pen: 0, raked: 0, column }, why)
  if (flooded(desk, ship, points, why) && !wreckTest(desk, ship, WRECK)) return
  strike(desk, { target: ship, cv: points, pen: 0, raked: 0, column })
}
