import { type Throw, throwsOf } from '#game/journal/index.ts'
import type { Event, Frozen, Plain } from '#kernel/desk/index.ts'
import type { Answer } from '#kernel/dice/index.ts'
import { sentenceOf, type Telling } from '#kernel/event/index.ts'
import type { Order } from '#kernel/ruleset/index.ts'
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
