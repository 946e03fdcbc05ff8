import type { Cite } from '#kernel/book/index.ts'
import { type Ask, ordersOf } from '#kernel/order/index.ts'
import type { Measure, Offer } from '#kernel/ruleset/index.ts'
import type { State } from '../02-ships/state.ts'
import type { Event } from '../events/events.ts'

/** What this book wants to know of an order besides. */
interface Besides {
  /** H9 it may be given in a duel; left out: it needs a board */
  readonly inDuel?: true
  /** H27 it is given in Reaction Fire too; left out: in Plotting only */
  readonly inReaction?: true
  /** what a table calls it where a ship may be told several things: "Depth charges" */
  readonly deed?: string
  /** it can be given again and again, and is never ticked off */
  readonly isOpen?: true
  /** what a chart says of a ship for which it is written: "depth charges" */
  readonly mark?: string
}

/** One kind of order of this book. */
export const { order, collect } = ordersOf<State, Event, Besides>()

/** H27 What is plotted is done in its phase, and not when it is read out. */
export const LATER = (): void => {}

/** Of some things that might be said for a ship, with their words and rules, those that may be said. */
export const offered = <C>(
  unit: number,
  ask: Ask<C>,
  all: readonly (readonly [words: string, why: Cite, command: C])[],
): Offer<C>[] =>
  all.flatMap(([words, why, command]) =>
    ask(command) === null ? [{ kind: 'say' as const, words, why, command, unit }] : [],
  )

/** What is worth a try. */
export const tries = <C>(commands: readonly C[]): Measure<C>[] => commands.map(command => ({ command, gain: 0 }))
