import { BadRow, rowOf } from '#game/journal/index.ts'
import type { Event, Plain } from '#kernel/desk/index.ts'
import type { Book } from '#rulesets/index.ts'
import type { SeenRow } from '#wire/index.ts'

/** A journal that was chosen on another page, on its way to the replay. */
let given: { readonly name: string; readonly text: string } | null = null

export function giveJournal(name: string, text: string): void {
  given = { name, text }
}
export function takeJournal(): typeof given {
  const taken = given
  given = null
  return taken
}

/** A journal's lines as rows, as far as they can be read; its header and its end are left out. */
export function rowsOfJournal(text: string, book: Book, ships: number): SeenRow[] {
  const rows: SeenRow[] = []
  for (const line of text.trimEnd().split('\n').slice(1, -1)) {
    try {
      const { revision, order, answers, events } = rowOf<Plain, Event>(book, line, { ships })
      rows.push({ revision, seat: order.seat, command: order.command, answers, events })
    } catch (thrown) {
      if (thrown instanceof BadRow || thrown instanceof SyntaxError) break
      throw thrown
    }
  }
  return rows
}
