import type { Aside, Cite, Register } from '#kernel/book/index.ts'
import type { Decider, Desk, Event, Frozen, OptionInfo, Options, Plain } from '#kernel/desk/index.ts'
import type { Attack, Telling, Vocabulary } from '#kernel/event/index.ts'
import type { AircraftFacts, ShipFacts } from '#kernel/facts/index.ts'
import type { Words } from '#kernel/hash/index.ts'
import type { Table } from '#kernel/table/index.ts'
import type { Effects } from './effects.ts'
import type { Game } from './game.ts'
import type { Market } from './market.ts'
import type { Order, Refusal } from './order.ts'
import type { Coverage } from './period.ts'
import type { Named } from './procedure.ts'
import type { Schema } from './schema.ts'

/** A duel that nobody has won after so many turns is drawn. */
export const DUEL_TURNS = 60

/** What dice score: hits, boxes. */
export interface Score {
  readonly one: string
  readonly many: string
}

/** One figure of a card and how it was found. */
export interface Derived {
  readonly what: string
  readonly value: Plain
  readonly how: string
  readonly why: Cite
}
/** Writes down how a figure was found. */
export type Note = (what: string, value: Plain, how: string, why: Cite) => void

export interface Carded<Card> {
  readonly card: Card
  readonly derivation: readonly Derived[]
}

/** Two ships alone, at a range that does not change: the smallest battle a book can be asked for. */
export interface Duel<S, C, Card> {
  /** range, aspect and whatever else the book wants to know, with its own units and defaults */
  readonly terms: Schema<Plain>
  /** why no new duel begins on such terms, in a sentence; journals that were written on them still open */
  refuse?(terms: Plain): string | null
  setup(cards: readonly [Card, Card], terms: Plain, options: Options): S
  /** what is done next, by standing orders: everything that bears is fired; null when the duel is over */
  next(state: Frozen<S>): Order<C> | null
  /** how captains choose in a duel */
  readonly decider: Decider<S>
  /** winner: 0, 1, or -1 for none; turns: how many have begun */
  result(state: Frozen<S>): { readonly winner: number; readonly turns: number }
}

/** One rule book, as the rest of the house sees it. */
export interface Ruleset<S, C, E extends Event, Card> extends Coverage {
  readonly id: string
  readonly title: string
  /** grows when a rule is corrected; every journal row remembers it */
  readonly revision: number
  /** digests of rows before this revision stood for something else, and cannot be checked any more */
  readonly digestedSince: number
  readonly register: Register
  readonly asides?: readonly Aside[]
  readonly options: readonly OptionInfo[]
  readonly procedures: readonly Named<Card>[]
  /** the printed tables that dice are thrown on */
  readonly tables: readonly Table<unknown>[]
  /** what its critical hits can do, or which cells its matrices have, where the book lists it */
  readonly effects?: Effects<S, E>
  /** rules whose dice fall at once, as they are read: whoever types them may type them in one line */
  readonly together?: readonly Cite[]
  readonly cards: Schema<Card>
  card(facts: ShipFacts, ship: string): Carded<Card>
  /** every way in which it lists a ship, her usual card first, where that can be more than one */
  entries?(facts: ShipFacts, ship: string): readonly Carded<Card>[]
  /** a type of aircraft, once for each class that it can serve in; books that have none of them leave it out */
  stands?(facts: AircraftFacts): readonly Carded<unknown>[]
  readonly market?: Market<Card>
  readonly commands: Schema<C>
  refuse(state: Frozen<S>, order: Order<C>): Refusal | null
  resolve(desk: Desk<S, E>, order: Order<C>): void
  /** what each kind of event carries: what is read from outside must fit it before it is applied */
  readonly vocabulary: Vocabulary
  /** do again what an event says was done */
  apply(state: S, event: E): void
  copy(state: Frozen<S>): S
  /** all that can change, as whole numbers in a fixed order, to be digested; rows of a revision stand for its own words for ever */
  write(state: Frozen<S>, into: Words, revision: number): void
  /** what happened, in words; the state is that right after the event */
  tell(event: E, after: Frozen<S>): Telling
  nameOf(state: Frozen<S>, ship: number): string
  /** the attack that an order makes at once, where it makes one; one that is only written down makes none yet */
  attackIn(command: C, before: Frozen<S>): Attack | null
  /** what the scored dice of a throw are, by the rule that asked for them; null where nobody counts them */
  score(why: Cite): Score | null
  readonly duel: Duel<S, C, Card>
  /** books of which only the combat is done have none yet */
  readonly game?: Game<S, C, Card>
}
