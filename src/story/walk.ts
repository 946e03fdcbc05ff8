import type { Cite } from '#kernel/book/index.ts'
import { Desk, type Event, type Frozen, type Plain } from '#kernel/desk/index.ts'
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
import { sentenceOf, type Telling } from '#kernel/event/index.ts'
import type { Order, Ruleset } from '#kernel/ruleset/index.ts'
import type { Footnote, Meaning } from '#kernel/table/index.ts'
import type { Book } from '#rulesets/index.ts'

/** A state of some book, which only that book can read. */
export type StoryState = Frozen<unknown>

/** One event as it is told, with the states before and after it. */
export interface Told extends Telling {
  readonly event: Event
  /** its place among the events of its row */
  readonly at: number
  readonly before: StoryState
  readonly after: StoryState
}

/** What happened, event by event. Each has its own state: what is told of an event is true right after it, not at the end of its row. */
export function* told(book: Book, start: StoryState, events: readonly Event[]): Generator<Told> {
  let after = start
  for (const [at, event] of events.entries()) {
    const before = after
    after = book.copy(before)
    book.apply(after, event)
    yield { ...book.tell(event, after), event, at, before, after }
  }
}

/** A telling as a sentence of its own. */
export const sentence = (book: Book, { phrase, after }: Pick<Told, 'phrase' | 'after'>): string =>
  sentenceOf(phrase, ship => book.nameOf(after, ship))

/** What happened from a state on, in a sentence each. */
export const sentences = (book: Book, start: StoryState, events: readonly Event[]): string[] =>
  [...told(book, start, events)].map(each => sentence(book, each))

/** An order and what came of it; the order is null where it is sealed to whoever reads. */
export interface Page {
  readonly revision: number
  readonly order: Order<Plain> | null
  readonly answers: readonly Answer[]
  readonly events: readonly Event[]
}

/**
 * What was thrown over a row, found by working it once more on the state before it. Null where that cannot be done: what was
 * said is sealed to this reader, or the rule has been corrected since and would ask for other dice.
 */
export function thrown(book: Book, before: StoryState, { revision, order, answers }: Page): readonly Throw[] | null {
  if (order === null || revision !== book.revision) return null
  try {
    return throwsOf(book, before, order, answers)
  } catch {
    return null
  }
}

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
 * @internal tests ask it what cannot be done
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
