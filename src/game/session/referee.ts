import type { Row } from '#game/journal/index.ts'
import { type Decider, Desk, type Event, type Frozen } from '#kernel/desk/index.ts'
import { type Answer, Dice, Recorder, type Source } from '#kernel/dice/index.ts'
import type { Order, Refusal, Ruleset } from '#kernel/ruleset/index.ts'

/** An order that was carried out on a copy: its row, and the state that it leads to if it is adopted. */
export interface WorkedOrder<S, C, E extends Event> {
  readonly row: Row<C, E>
  readonly after: S
}

/** Works orders of battles of one book. It keeps nothing of a battle between two orders, so that one serves many battles. */
export class Referee<S, C, E extends Event, Card> {
  private readonly book: Ruleset<S, C, E, Card>
  private readonly recorder: Recorder
  private readonly desk: Desk<S, E>

  constructor(book: Ruleset<S, C, E, Card>, state: S, source: Source) {
    this.book = book
    this.recorder = new Recorder(source, [])
    this.desk = new Desk<S, E>(state, new Dice(this.recorder))
  }

  /** Refused or broken off by a question (`Wanted`), nothing has happened. `turn` turns the source to this row's own dice. */
  work(before: S, order: Order<C>, decider: Decider<S>, turn: (() => void) | null): WorkedOrder<S, C, E> | Refusal {
    const { book, desk, recorder } = this
    const refusal = book.refuse(before as Frozen<S>, order)
    if (refusal !== null) return refusal
    const after = book.copy(before as Frozen<S>)
    const answers: Answer[] = []
    const events: E[] = []
    recorder.answers = answers
    desk.answers = answers
    desk.heard = events
    desk.decider = decider
    desk.lay(after)
    if (turn !== null) {
      turn()
      desk.dice.clear()
    }
    book.resolve(desk, order)
    return { row: { revision: book.revision, order, answers, events }, after }
  }
}
