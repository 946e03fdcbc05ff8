import { type Header, rowOf, startOf, type Verdict, verify } from '#game/journal/index.ts'
import type { Event, Plain } from '#kernel/desk/index.ts'
import type { Answer } from '#kernel/dice/index.ts'
import { BadInput, type Order } from '#kernel/ruleset/index.ts'
import type { Book } from '#rulesets/index.ts'
import { type StoryState, type Told, told } from './walk.ts'

/** One order of a journal, and what came of it. */
export interface StoryRow {
  readonly order: Order<Plain>
  /** the book's revision by which it was worked */
  readonly revision: number
  readonly answers: readonly Answer[]
  readonly events: readonly Event[]
}

export interface OpenedJournal {
  readonly book: Book
  readonly header: Header
  readonly rows: readonly StoryRow[]
  /** why it is told although it was not fought again to the byte; null: it was */
  readonly unproved: string | null
}

/** One event of a battle as it is told, and the row that it belongs to. */
export interface Happening extends Told {
  readonly row: StoryRow
}

/** A journal is proved before it is told, or opened by its events if it is too old for that: what does not hold is no battle. */
export function open(text: string, bookNamed: (id: string) => Book | undefined): OpenedJournal {
  const verdict = verify(text, bookNamed)
  if (!verdict.ok && verdict.opens === undefined) {
    const { row, field, reason } = verdict
    const place = row === 0 || field === 'form' || field === 'end' ? '' : `row ${row} does not hold (${field}): `
    throw new BadInput(`journal: ${place}${reason}`)
  }
  const [first, ...rest] = text.trimEnd().split('\n')
  const { digest: _, ...header } = JSON.parse(first!) as Header & { digest: string }
  const book = bookNamed(header.book)!
  const scope = { ships: header.cards.length }
  return {
    book,
    header,
    rows: rest.slice(0, -1).map(line => rowOf<Plain, Event>(book, line, scope)),
    unproved: unprovedOf(verdict),
  }
}

/** What is to be said of a journal that opens by its events. */
function unprovedOf(verdict: Verdict): string | null {
  if (!verdict.ok) return verdict.reason
  const { rows, older = 0 } = verdict
  if (older === 0) return null
  return `${older === rows ? 'its rows' : `${older} of its ${rows} rows`} are of an older revision of the book: opened by their events and checked by their digests, not fought again`
}

/** The battle event by event. */
export function* happenings({ book, header, rows }: OpenedJournal): Generator<Happening> {
  let state: StoryState = startOf(book, header)
  for (const row of rows) {
    for (const each of told(book, state, row.events)) {
      state = each.after
      yield { ...each, row }
    }
  }
}

export const beginning = ({ book, header }: OpenedJournal): StoryState => startOf(book, header)

/** How it stands after the last row. */
export function ending({ book, header, rows }: OpenedJournal): StoryState {
  const state = startOf(book, header)
  for (const { events } of rows) for (const event of events) book.apply(state, event)
  return state
}
