import { fight, type Terms } from '#game/skirmish/index.ts'
import { Desk, type Event, type Frozen } from '#kernel/desk/index.ts'
import { Dice, Seeded } from '#kernel/dice/index.ts'
import { type Share, shareOf } from '#kernel/odds/index.ts'
import type { Ruleset } from '#kernel/ruleset/index.ts'

/** What many battles came to, in whole numbers that can be added up in any order. */
export interface Tally {
  battles: number
  /** won by the first, won by the second, won by neither */
  wins: [number, number, number]
  turns: number
  turnsSquared: number
  orders: number
  /** a mark of every single outcome, the same however the battles were dealt out */
  check: number
}

export const emptyTally = (): Tally => ({ battles: 0, wins: [0, 0, 0], turns: 0, turnsSquared: 0, orders: 0, check: 0 })

export function addTally(into: Tally, more: Tally): void {
  into.battles += more.battles
  for (let i = 0; i < 3; i++) into.wins[i]! += more.wins[i]!
  into.turns += more.turns
  into.turnsSquared += more.turnsSquared
  into.orders += more.orders
  into.check = (into.check + more.check) >>> 0
}

/** Duels `from` to `to` (not included) of a seed. Duel k is the same whoever fights it and with whichever others. */
export function sweepDuels<S, C, E extends Event, Card>(
  book: Ruleset<S, C, E, Card>,
  terms: Terms<Card>,
  seed: number,
  from: number,
  to: number,
): Tally {
  const start = book.duel.setup(terms.cards, terms.terms, terms.options)
  const source = new Seeded(seed)
  const dice = new Dice(source)
  const desk = new Desk<S, E>(start, dice, book.duel.decider)
  const tally = emptyTally()
  for (let battle = from; battle < to; battle++) {
    source.turnTo(seed, battle)
    dice.clear()
    desk.lay(book.copy(start as Frozen<S>))
    const orders = fight(book, desk)
    const { winner, turns } = book.duel.result(desk.state)
    tally.battles++
    tally.wins[winner < 0 ? 2 : (winner as 0 | 1)]++
    tally.turns += turns
    tally.turnsSquared += turns * turns
    tally.orders += orders
    tally.check = (tally.check + Math.imul(battle + 1, (winner + 2) * 1_000_003 + turns * 64_007 + orders)) >>> 0
  }
  return tally
}

/** What something came to on the average, and the standard error of that. */
export interface Mean {
  readonly mean: number
  readonly error: number
}
export interface Summary {
  readonly battles: number
  readonly seed: number
  readonly wins: { readonly first: Share; readonly second: Share; readonly draw: Share }
  readonly turns: Mean
  readonly check: string
}

/** A tally as people read it: shares and means, and how far they can be trusted. */
export function summaryOf(tally: Tally, seed: number): Summary {
  const { battles, wins, turns, turnsSquared, check } = tally
  const share = (count: number): Share => shareOf(count, battles)
  return {
    battles,
    seed,
    wins: { first: share(wins[0]), second: share(wins[1]), draw: share(wins[2]) },
    turns: meanOf(turns, turnsSquared, battles),
    check: check.toString(16).padStart(8, '0'),
  }
}

/** From a sum and a sum of squares. One battle does not tell how far another may be from it: its error is 0. */
export function meanOf(sum: number, squares: number, battles: number): Mean {
  if (battles === 0) return { mean: 0, error: 0 }
  const mean = sum / battles
  const variance = battles === 1 ? 0 : (squares - battles * mean * mean) / (battles - 1)
  return { mean, error: Math.sqrt(Math.max(0, variance) / battles) }
}
