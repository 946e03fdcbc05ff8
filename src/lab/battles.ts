import { type Captain, chooser, fightBattle } from '#game/skirmish/index.ts'
import { Desk, type Event, type Frozen, type Seat } from '#kernel/desk/index.ts'
import { Dice, Seeded } from '#kernel/dice/index.ts'
import type { Ruleset } from '#kernel/ruleset/index.ts'
import { addTally, emptyTally, type Mean, meanOf, type Summary, summaryOf, type Tally } from './sweep.ts'

/** What whole battles came to: as of duels, and the points of both sides. */
export interface BattleTally extends Tally {
  points: [number, number]
  pointsSquared: [number, number]
}
export const emptyBattles = (): BattleTally => ({ ...emptyTally(), points: [0, 0], pointsSquared: [0, 0] })

export function addBattles(into: BattleTally, more: BattleTally): void {
  addTally(into, more)
  for (const side of [0, 1] as const) {
    into.points[side] += more.points[side]
    into.pointsSquared[side] += more.pointsSquared[side]
  }
}

export interface BattleSummary extends Summary {
  /** victory points of each side, a battle */
  readonly points: { readonly first: Mean; readonly second: Mean }
}

export function battleSummaryOf(tally: BattleTally, seed: number): BattleSummary {
  const { battles, points, pointsSquared } = tally
  const of = (side: 0 | 1): Mean => meanOf(points[side], pointsSquared[side], battles)
  return { ...summaryOf(tally, seed), points: { first: of(0), second: of(1) } }
}

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
    for (const side of [0, 1] as const) {
      tally.points[side] += points[side]!
      tally.pointsSquared[side] += points[side]! ** 2
    }
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
