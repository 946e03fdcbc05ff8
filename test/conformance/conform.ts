import { verify, writeJournal } from '#game/journal/index.ts'
import { Session } from '#game/session/index.ts'
import { fight } from '#game/skirmish/index.ts'
import { canonical, Desk, type Event } from '#kernel/desk/index.ts'
import { Dice, Seeded, type Source } from '#kernel/dice/index.ts'
import type { Book } from '#rulesets/index.ts'
import { bookNamed } from '#rulesets/index.ts'
import { bookOf, headerOf, type Named, termsOf } from './battle.ts'
import { unfit } from './told.ts'

/** What a state comes to, apart from what never changes. */
export function living(state: object): string {
  const { fixed: _, ...rest } = state as { fixed: unknown }
  return canonical(rest)
}

/** Fight a duel with someone listening to every word. */
export function fought(named: Named, through: (source: Source) => Source = source => source) {
  const book = bookOf(named)
  const header = headerOf(named)
  const { cards, terms, options } = termsOf(named)
  const start = book.duel.setup(cards, terms, options)
  const session = new Session(book, book.copy(start), through(new Seeded(named.seed)), book.duel.decider)
  for (let order = book.duel.next(session.state); order !== null; order = book.duel.next(session.state)) {
    const row = session.take(order)
    if ('reason' in row) throw new Error(`a standing order was refused: ${row.reason}`)
  }
  return { book, start, session, text: writeJournal(book, { header, rows: session.rows }) }
}

/** All that must hold of any duel of any book; a sentence for the first thing that does not, or null. */
export function fault(named: Named, through?: (source: Source) => Source): string | null {
  const { book, start, session, text } = fought(named, through)
  const end = living(session.state)
  if (silentEnd(book, start, named.seed) !== end) return 'fought silently it ends otherwise'
  if (fought(named).text !== text) return 'fought twice it is written otherwise'
  const verdict = verify(text, bookNamed)
  if (!verdict.ok) return `its journal does not verify: row ${verdict.row}, ${verdict.reason}`
  const again = book.copy(start)
  const events = session.rows.flatMap(row => row.events) as Event[]
  for (const event of events) {
    book.apply(again, event)
    const wrong = unfit(book, event, again, 2)
    if (wrong !== null) return wrong
  }
  if (living(again) !== end) return 'its events, applied, do not lead to its end'
  const { fixed, ...rest } = session.state as { fixed: unknown }
  if (living({ fixed, ...JSON.parse(JSON.stringify(rest)) }) !== end) return 'its state does not survive store and load'
  return null
}

function silentEnd(book: Book, start: object, seed: number): string {
  const state = book.copy(start)
  fight(book, new Desk(state, new Dice(new Seeded(seed)), book.duel.decider))
  return living(state)
}
