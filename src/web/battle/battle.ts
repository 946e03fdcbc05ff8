import { type Header, startOf } from '#game/journal/index.ts'
import type { Plain } from '#kernel/desk/index.ts'
import { Dice, Seeded } from '#kernel/dice/index.ts'
import type { Present } from '#kernel/ruleset/index.ts'
import type { Book } from '#rulesets/index.ts'
import type { LogLine } from './entries.ts'
import type { SeenRow } from './row.ts'
import { type Chapter, chapterOf } from './story.ts'
import { type ShownThrow, throwOf, throwsOf } from './throws.ts'

/** A state of some book, which only that book can read. */
export type BattleState = unknown

/**
 * A battle as this browser knows it: its header, and the rows it was told of. The state after a row is the server's own view
 * where it sent one, and otherwise made from the events before it.
 */
export class Battle {
  readonly book: Book
  readonly header: Header
  readonly present: Present<BattleState, unknown>
  readonly rows: SeenRow[] = []
  private readonly start: BattleState
  private readonly states = new Map<number, BattleState>()
  private readonly chapters: Chapter[] = []
  private readonly thrown: ReadonlyMap<LogLine, readonly ShownThrow[]>[] = []

  constructor(book: Book, header: Header) {
    if (book.game === undefined) throw new Error(`${book.title} has no whole battles yet`)
    this.book = book
    this.header = header
    this.present = book.game.present
    this.start = startOf(book, header)
    this.states.set(0, this.start)
  }

  add(row: SeenRow): void {
    this.rows.push(row)
  }

  /** What a viewer sees after so many rows, in place of what events would tell. */
  see(rows: number, view: Plain): void {
    this.states.set(rows, this.imagined(view))
  }
  imagined(view: Plain): BattleState {
    // what is hidden is guessed at the same way every time
    return this.book.game!.imagine(this.start, view, new Dice(new Seeded(1)))
  }

  /** The state after so many rows. */
  at(rows: number): BattleState {
    let known = Math.min(rows, this.rows.length)
    while (!this.states.has(known)) known--
    for (; known < Math.min(rows, this.rows.length); known++) {
      const next = this.book.copy(this.states.get(known))
      for (const event of this.rows[known]!.events) this.book.apply(next, event)
      this.states.set(known + 1, next)
    }
    return this.states.get(Math.min(rows, this.rows.length))
  }

  /** What is told of a row, the first being 0. */
  chapter(row: number): Chapter {
    this.chapters[row] ??= chapterOf(this, row)
    return this.chapters[row]
  }

  /** What was thrown in a row, by what it is told with; nothing where it is sealed. */
  throws(row: number): ReadonlyMap<LogLine, readonly ShownThrow[]> {
    this.thrown[row] ??= new Map(this.shared(row))
    return this.thrown[row]
  }

  private shared(row: number): (readonly [LogLine, readonly ShownThrow[]])[] {
    const { entries } = this.chapter(row)
    const own = entries.filter(({ throws }) => throws.length > 0)
    if (own.length > 0) return own.map(entry => [entry, entry.throws.map(each => throwOf(this, row, each))] as const)
    const [first] = entries
    const faces = throwsOf(this, row) ?? []
    return first === undefined || faces.length === 0 ? [] : [[first, faces] as const]
  }
}
