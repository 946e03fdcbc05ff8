import type { Event, Options, Plain } from '#kernel/desk/index.ts'
import type { Answer } from '#kernel/dice/index.ts'
import type { BattleFacts } from '#kernel/facts/index.ts'
import type { Order } from '#kernel/ruleset/index.ts'

/** Four words that stand for a row and all before it. */
export type Digest = readonly number[]

/** One order: what was said, what chance and players answered, what came of it. */
export interface Row<C, E extends Event> {
  readonly revision: number
  readonly order: Order<C>
  readonly answers: readonly Answer[]
  readonly events: readonly E[]
}

/** All that is needed to fight the battle again: it opens for ever. */
export interface Header {
  readonly straddle: 1
  readonly book: string
  readonly revision: number
  readonly options: Options
  readonly battle: BattleKind
  readonly cards: readonly Plain[]
  /** null where the dice were secret, as in a live game */
  readonly seed: number | null
}

/** Two ships on their terms, or a battle as its facts set it; cards are those of its ships, in their order. */
export type BattleKind =
  | { readonly kind: 'duel'; readonly terms: Plain }
  | { readonly kind: 'battle'; readonly facts: BattleFacts }

export interface Journal<C, E extends Event> {
  readonly header: Header
  readonly rows: readonly Row<C, E>[]
}
