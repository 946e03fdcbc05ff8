import type { Decider, Event, Frozen, Options, Plain, Seat } from '#kernel/desk/index.ts'
import type { Dice } from '#kernel/dice/index.ts'
import type { BattleFacts, Edge } from '#kernel/facts/index.ts'
import type { Order, Refusal } from './order.ts'
import type { Present } from './present.ts'
import type { Measure, Study } from './study.ts'
import type { Viewer } from './viewer.ts'

/** What was said, and what came of it at once. */
export interface Deed<C> {
  readonly order: Order<C>
  readonly events: readonly Event[]
}
/** What somebody may know of a deed: an order that is sealed is null. Of a deed of which nothing is left he is not told at all. */
export interface Glimpse<C> {
  readonly order: Order<C> | null
  readonly events: readonly Event[]
}

/** A battle with its ships as cards, in the order in which the battle lists them, the first side's first. */
export interface Force<Card> {
  readonly battle: BattleFacts
  readonly cards: readonly Card[]
}

/** How a battle stands, or ended. */
export interface Standing {
  readonly over: boolean
  /** 0, 1, or -1 for none */
  readonly winner: number
  readonly turns: number
  /** victory points of each side */
  readonly points: readonly number[]
}

/**
 * A book as a whole game: all that session, bots, server and table need beyond its single rules. Whoever holds a view can
 * make a state of it again, with guesses for what is hidden, and ask everything else of that.
 */
export interface Game<S, C, Card> {
  /** what a ship costs whoever picks a fleet by points */
  price(card: Card): number
  /** why a fleet at these prices may not sail under a limit of points */
  refuseFleet(prices: readonly number[], limit: number): Refusal | null
  /** before the first turn: the umpire's `begin` starts it */
  setup(force: Force<Card>, options: Options): S
  readonly begin: C
  /** whose word is wanted now; nobody's when the battle is over */
  awaited(state: Frozen<S>): readonly Seat[]
  standing(state: Frozen<S>): Standing
  /** what may be seen, as plain data that can be sent; it may be a part of the state itself, so read it before that changes */
  view(state: Frozen<S>, viewer: Viewer): Plain
  /** a deed as this viewer may know it; `after` is the state that it led to */
  redact(deed: Deed<C>, viewer: Viewer, after: Frozen<S>): Glimpse<C>
  /** the state that a row was worked on, where a viewer saw less of it than its events have told since */
  recall(before: Frozen<S>, events: readonly Event[]): S
  /** some full state that could lie behind a view; `start` is the battle's set-up */
  imagine(start: Frozen<S>, view: Plain, dice: Dice): S
  /** orders worth thinking about, all of them legal */
  suggest(state: Frozen<S>, seat: Seat, dice: Dice): Iterable<C>
  /** some units by themselves, to be thought about: whoever acts first, then those round her */
  study(state: Frozen<S>, units: readonly number[]): Study<C>
  /** orders that a side may give now to what is no unit by itself, such as squadrons and aircraft, and that are expected to do it good */
  counsel?(state: Frozen<S>, seat: Seat): readonly Measure<C>[]
  /** points that the enemy gets for her as she is, if she is sunk, or if she leaves by an edge in so many turns from now */
  worth(state: Frozen<S>, unit: number, fate: 'now' | 'sunk' | Edge, hence?: number): number
  /** no more in this phase, and no more at all */
  readonly pass: C
  readonly concede: C
  /** what a careful owner gives up, where a rule leaves him the choice */
  readonly spare: Decider<S>
  readonly present: Present<S, C>
}
