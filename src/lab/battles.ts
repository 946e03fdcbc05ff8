import { type Captain, chooser, fightBattle } from '#game/skirmish/index.ts'
import { Desk, type Event, type Frozen, type Seat } from '#kernel/desk/index.ts'
import { Dice, Seeded } from '#kernel/dice/index.ts'
import type { Ruleset } from '#kernel/ruleset/index.ts'
import { emptyTally, type Tally } from './sweep.ts'

/** What whole battles came to: as of duels, and the points of both sides. */
export interface BattleTally extends Tally {
  points: [number, number]
}
export const emptyBattles = (): BattleTally => ({ ...emptyTally(), points: [0, 0] })

/** Who commands a side in a battle: a captain with dice of his own, other in every battle. */
export type Seating<S, C> = (start: Frozen<S>, seat: Seat, dice: Dice) => Captain<S, C>

/** Seats of captains' dice, apart from those of the battle itself: a seed of their own for each seat. */
const captainsDice = (seed: number, battle: number, seat: Seat): Dice =>
  new Dice(new Seeded(seed, -1 - 2 * battle - seat))

/** Battles `from` to `to` (not included) of a seed. Battle k is the same whoever fights it and with whichever others. */
export function sweepBattles<S, C, E extends Event, Card>(
  book: Ruleset<S, C, E, Card>,
  start: Frozen<S>,
  seatings: readonly Seating<S, C>[],
  seed: number,
  from: number,
  to: number,
): BattleTally {
  const source = new Seeded(seed)
  const dice = new Dice(source)
  const tally = emptyBattles()
  for (let battle = from; battle < to; battle++) {
    const captains = captainsOf(start, seatings, seed, battle)
    const desk = new Desk<S, E>(book.copy(start), dice, chooser(captains))
    const orders = fightBattle(book, desk, captains, source, seed, battle)
    const { winner, turns, points } = book.game!.standing(desk.state)
    tally.battles++
    tally.wins[winner < 0 ? 2 : (winner as 0 | 1)]++
    tally.turns += turns
    tally.turnsSquared += turns * turns
    tally.orders += orders
    tally.points[0] += points[0]!
    tally.points[1] += points[1]!
    tally.check = (tally.check + Math.imul(battle + 1, (winner + 2) * 1_000_003 + turns * 64_007 + orders)) >>> 0
  }
  return tally
}

/** The captains of one battle of a seed. */
export const captainsOf = <S, C>(
  start: Frozen<S>,
  seatings: readonly Seating<S, C>[],
  seed: number,
  battle: number,
): Captain<S, C>[] => seatings.map((seating, seat) => seating(start, seat, captainsDice(seed, battle, seat)))
