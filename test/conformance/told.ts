import type { Event, Frozen } from '#kernel/desk/index.ts'
import { strangeIn } from '#kernel/event/index.ts'
import type { Book } from '#rulesets/index.ts'

/** Why an event cannot be kept or told; null: it fits what its book says such events carry, and has words. */
export function unfit(book: Book, event: Event, after: Frozen<unknown>, ships: number): string | null {
  const strange = strangeIn(book.vocabulary, event, { ships })
  if (strange !== null) return `an event is none of the book's: ${strange}`
  return /undefined|NaN|^\s*$/.test(book.tell(event, after).phrase.says) ? `${event.type} is told in no words` : null
}
