import { type Cite, ruleAt } from '#kernel/book/index.ts'
import type { Event, Plain } from '#kernel/desk/index.ts'
import type { Book } from '#rulesets/index.ts'

/** A record that carries a citation, with the rule's id in its place. */
export const cited = (book: Book, what: Event | { readonly why: Cite }): Plain =>
  ({ ...what, why: idOf(book, what.why) }) as unknown as Plain

export const idOf = (book: Book, why: Cite): string => ruleAt(book.register, why).id

/** How people name a rule: its printed number and our title. */
export function saidRule(book: Book, why: Cite): string {
  const { printed, title } = ruleAt(book.register, why)
  return `${printed} ${title}`
}
