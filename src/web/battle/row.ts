import { answersFrom, BadRow, eventsFrom, rowOf as journalRow } from '#game/journal/index.ts'
import type { Event, Plain } from '#kernel/desk/index.ts'
import type { Answer } from '#kernel/dice/index.ts'
import type { Book } from '#rulesets/index.ts'
import type { DeedTold } from '#wire/index.ts'

/** One order and what came of it, as this browser may know it. */
export interface SeenRow {
  readonly revision: number
  readonly seat: number
  /** null while it is sealed */
  readonly command: Plain | null
  readonly answers: readonly Answer[]
  readonly events: readonly Event[]
}

/** A row as the server tells it. */
export const rowOf = ({ revision, seat, command, answers, events }: DeedTold, book: Book, ships: number): SeenRow => ({
  revision,
  seat,
  command,
  answers: answersFrom(book, answers),
  events: eventsFrom(book, events, { ships }),
})

/** A journal's lines as rows, as far as they can be read; its header and its end are left out. */
export function rowsOfJournal(text: string, book: Book, ships: number): SeenRow[] {
  const rows: SeenRow[] = []
  for (const line of text.trimEnd().split('\n').slice(1, -1)) {
    try {
      const { revision, order, answers, events } = journalRow<Plain, Event>(book, line, { ships })
      rows.push({ revision, seat: order.seat, command: order.command, answers, events })
    } catch (thrown) {
      if (thrown instanceof BadRow || thrown instanceof SyntaxError) break
      throw thrown
    }
  }
  return rows
}
