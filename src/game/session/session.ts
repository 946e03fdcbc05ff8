import type { Row } from '#game/journal/index.ts'
import type { Decider, Event } from '#kernel/desk/index.ts'
import type { Source } from '#kernel/dice/index.ts'
import type { Order, Refusal, Ruleset } from '#kernel/ruleset/index.ts'
import { Referee } from './referee.ts'

/** One battle under way: takes orders, refuses or resolves them, and keeps every row. */
export class Session<S, C, E extends Event, Card> {
  readonly rows: Row<C, E>[] = []
  private readonly referee: Referee<S, C, E, Card>
  private readonly decider: Decider<S>
  private readonly turn: ((row: number) => void) | null
  private current: S

  /** `turn` is told each row's number before its first die, so that every row may have a stream of its own */
  constructor(
    book: Ruleset<S, C, E, Card>,
    state: S,
    source: Source,
    decider: Decider<S>,
    turn: ((row: number) => void) | null = null,
  ) {
    this.referee = new Referee(book, state, source)
    this.decider = decider
    this.turn = turn
    this.current = state
  }

  get state(): S {
    return this.current
  }

  /** Refused, nothing has happened. Otherwise the rule is worked on a copy, which is adopted when it has finished. */
  take(order: Order<C>): Row<C, E> | Refusal {
    const { turn, rows } = this
    const worked = this.referee.work(this.current, order, this.decider, turn && (() => turn(rows.length + 1)))
    if ('reason' in worked) return worked
    this.current = worked.after
    rows.push(worked.row)
    return worked.row
  }
}
