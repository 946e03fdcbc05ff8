import type { Row } from '#game/journal/index.ts'
import { type Decider, Desk, type Event } from '#kernel/desk/index.ts'
import { type Answer, Dice, Recorder, type Source } from '#kernel/dice/index.ts'
import type { Order, Refusal, Ruleset } from '#kernel/ruleset/index.ts'

/** One battle under way: takes orders, refuses or resolves them, and keeps every row. */
export class Session<S, C, E extends Event, Card> {
  readonly rows: Row<C, E>[] = []
  private readonly book: Ruleset<S, C, E, Card>
  private readonly recorder: Recorder
  private readonly desk: Desk<S, E>
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
    this.book = book
    this.turn = turn
    this.current = state
    this.recorder = new Recorder(source, [])
    this.desk = new Desk<S, E>(state, new Dice(this.recorder), decider)
  }

  get state(): S {
    return this.current
  }

  /** Refused, nothing has happened. Otherwise the rule is worked on a copy, which is adopted when it has finished. */
  take(order: Order<C>): Row<C, E> | Refusal {
    const refusal = this.book.refuse(this.desk.state, order)
    if (refusal !== null) return refusal
    const { book, desk, recorder } = this
    const next = book.copy(desk.state)
    const answers: Answer[] = []
    const events: E[] = []
    recorder.answers = answers
    desk.answers = answers
    desk.heard = events
    desk.lay(next)
    if (this.turn !== null) {
      this.turn(this.rows.length + 1)
      desk.dice.clear()
    }
    try {
      book.resolve(desk, order)
    } catch (thrown) {
      desk.lay(this.current)
      throw thrown
    }
    this.current = next
    const row = { revision: book.revision, order, answers, events }
    this.rows.push(row)
    return row
  }
}
