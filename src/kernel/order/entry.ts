import type { Desk, Event, Frozen, Seat } from '#kernel/desk/index.ts'
import type { Attack } from '#kernel/event/index.ts'
import type { Measure, Offer, Refusal } from '#kernel/ruleset/index.ts'
import type { Spoken, Word } from './word.ts'

/** Whether an order could be given as it stands: asked of the one door that all orders go through. */
export type Ask<C> = (said: C) => Refusal | null

export interface OrderSketch<S, E extends Event, C extends Spoken> {
  /** whose word it is; left out: of whoever owns the ship */
  readonly by?: 'side' | 'umpire'
  /** why not, besides what the book asks of every order */
  refuse(state: Frozen<S>, said: C, seat: Seat): Refusal | null
  /** what comes of it at once, or, where it was sealed, as soon as it is read out */
  carryOut(desk: Desk<S, E>, said: C, seat: Seat): void
  /** how a table offers it, to a ship or a side */
  readonly offers?: (state: Frozen<S>, who: number, ask: Ask<C>) => readonly Offer<C>[]
  /** what of it a player that is a program should think of, and the points that it is expected to gain; 0: it may be tried */
  readonly counsel?: (state: Frozen<S>, who: number, ask: Ask<C>) => readonly Measure<C>[]
  /** as it is read out: "flood the magazines" */
  readonly words?: (said: C, state: Frozen<S>) => string
  /** the attack that it is, where it is one */
  readonly attack?: (said: C) => Attack | null
}

/** One kind of order, said once: what it may be, why not, what it does, how it is sealed, offered and told. */
export type OrderEntry<S, E extends Event, C extends Spoken> = Word<C> & OrderSketch<S, E, C>
