import type { Cite } from '#kernel/book/index.ts'
import { Desk, type Event, type Frozen } from '#kernel/desk/index.ts'
import {
  type Answer,
  type Asking,
  Departed,
  Dice,
  Replay,
  type Source,
  type Tape,
  wordsOf,
} from '#kernel/dice/index.ts'
import type { Order, Ruleset } from '#kernel/ruleset/index.ts'
import type { Footnote, Meaning } from '#kernel/table/index.ts'

/** One throw of a row, and what it was for: "five d10, 8 or more". */
export interface Throw {
  readonly why: Cite
  readonly words: string
  readonly meaning: Meaning
  readonly faces: readonly number[]
  /** the sum that stood behind it */
  readonly sum: readonly Footnote[]
  /** how many events of the row came before it */
  readonly at: number
  /** what happened before the next throw */
  readonly next: readonly Event[]
}

/**
 * What was thrown over an order, in the order thrown. Journals keep faces and rules, not words: those are found by working the
 * rule once more, on a copy of the state before it, with the answers that it had then.
 */
export function throwsOf<S, C, E extends Event, Card>(
  book: Ruleset<S, C, E, Card>,
  before: Frozen<S>,
  order: Order<C>,
  answers: readonly Answer[],
): Throw[] {
  const replay = new Replay(answers)
  const events: E[] = []
  const noted: Omit<Throw, 'next'>[] = []
  const dice = new Dice(
    new Listener(replay, (ask, faces) => {
      const sum =
        desk.reckoning
          .thrown()
          .at(-1)
          ?.lines.filter(({ beside }) => beside === undefined) ?? []
      noted.push({ why: ask.why, words: wordsOf(ask), meaning: ask.meaning, faces, sum, at: events.length })
    }),
  )
  const desk = new Desk<S, E>(book.copy(before), dice, (_, seat, _among, _about, why) => replay.choice(seat, why))
  desk.heard = events
  desk.reckoning.listen(events)
  book.resolve(desk, order)
  if (replay.used < answers.length) throw new Departed('answers', 'more was recorded than is asked for')
  return noted.map((thrown, i) => ({ ...thrown, next: events.slice(thrown.at, noted[i + 1]?.at ?? events.length) }))
}

/** Tells of every throw on its way from another source to the dice. */
class Listener implements Source {
  private readonly inner: Source
  private readonly hear: (ask: Asking, faces: readonly number[]) => void

  constructor(inner: Source, hear: (ask: Asking, faces: readonly number[]) => void) {
    this.inner = inner
    this.hear = hear
  }

  more(tape: Tape, ask: Asking): void {
    this.inner.more(tape, ask)
    this.hear(ask, [...tape.faces.slice(tape.at, tape.at + ask.dice)])
  }
}
