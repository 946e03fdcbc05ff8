import { BERTH, isLost, phaseOf, RESOLVE, type Seen, sheetAt, turnOf } from '../02-data-sheet/state.ts'
import { kindAt, standAt, standSheetAt, standsOf } from '../09-air/standing.ts'
import { R } from '../book/register.ts'
import { battleEnded, type FleetDesk } from '../events/events.ts'
import { isAnyoneFlying } from './6-5-air-move.ts'

/** H39 What the enemy scores for a ship: all that she had once she is lost, half of it while she is out of the fight. */
export function priceNow(state: Seen, ship: number): number {
  const { resolve, berth, vessels } = state.ships[ship]!
  const { card, isStand } = sheetAt(state, ship)
  if (isStand) return card.stand!.vessels - vessels
  const whole = card.S + card.F
  if (isLost(state, ship)) return whole
  return resolve !== RESOLVE.steady || berth === BERTH.away ? whole / 2 : 0
}

/** H39 Points of each side. */
export const pointsOf = (state: Seen): readonly [number, number] => [scored(state, 0), scored(state, 1)]
const scored = (state: Seen, seat: number): number =>
  state.ships.reduce((sum, ship, i) => (ship.seat === seat ? sum : sum + priceNow(state, i)), downed(state, 1 - seat))

/** H39 One for each four aircraft that a side has lost. */
const downed = (state: Seen, seat: number): number =>
  Math.floor(
    standsOf(state).reduce(
      (sum, stand) =>
        kindAt(state, stand).seat === seat
          ? sum + standSheetAt(state, stand).aircraft - standAt(state, stand).aircraft
          : sum,
      0,
    ) / 4,
  )

/** H39 At the end of the End Phase in which the time is over, or a side has nobody left who fights. */
export function judge(desk: FleetDesk): void {
  const { state } = desk
  if (state.over > 0 || phaseOf(state) !== 'end') return
  const turns = state.fixed.theatre!.turns
  if (turnOf(state) < turns && [0, 1].every(seat => fights(state, seat))) return
  const [one, other] = pointsOf(state)
  battleEnded(desk, { winner: one === other ? -1 : one > other ? 0 : 1 }, R['FA-H39'])
}
const fights = (state: Seen, seat: number): boolean =>
  isAnyoneFlying(state, seat) ||
  state.ships.some(
    (ship, i) =>
      ship.seat === seat && !isLost(state, i) && ship.berth !== BERTH.away && ship.resolve === RESOLVE.steady,
  )

/** H39 What the enemy gets for her if she is lost. */
export function wholePrice(state: Seen, ship: number): number {
  const { card, isStand } = sheetAt(state, ship)
  return isStand ? card.stand!.vessels : card.S + card.F
}
