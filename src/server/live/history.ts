import { rowOf } from '#game/journal/index.ts'
import type { Event, Frozen } from '#kernel/desk/index.ts'
import type { RowRecord, Store } from '../store/index.ts'
import type { GameSetting } from './setting.ts'

/** Rows that are read in one go, between which others have their turn. */
export const PAGE = 200
/** Rows between two states that are kept, at first; when there are many of them every second is let go. */
const SPACING = 200
const MOST_KEPT = 64

/** One row of the past, with the states before and after it. */
export interface Past {
  readonly number: number
  readonly record: RowRecord
  readonly row: ReturnType<typeof rowOf<unknown, Event>>
  readonly before: Frozen<unknown>
  readonly after: Frozen<unknown>
}

/**
 * What has happened in one game, read from the store page by page. However long the game, whoever asks for a row waits for few others to
 * be done again, and nobody waits for him longer than a page takes.
 */
export class History {
  private readonly id: string
  private readonly setting: GameSetting
  private readonly store: Store
  /** states after so many rows, in order */
  private kept: { readonly rows: number; readonly state: Frozen<unknown> }[]
  private spacing = SPACING

  constructor(id: string, setting: GameSetting, store: Store) {
    this.id = id
    this.setting = setting
    this.store = store
    this.kept = [{ rows: 0, state: setting.start }]
  }

  /** A state that was come to; kept if it lies far enough from the last. */
  keep(rows: number, state: Frozen<unknown>): void {
    if (rows < this.kept.at(-1)!.rows + this.spacing) return
    this.kept.push({ rows, state })
    if (this.kept.length <= MOST_KEPT) return
    this.kept = this.kept.filter((_, i) => i % 2 === 0)
    this.spacing *= 2
  }

  /** All rows after so many, in order; the states come from their events. */
  async *after(rows: number): AsyncGenerator<Past> {
    const { book, scope } = this.setting
    const from = this.kept.findLast(each => each.rows <= rows)!
    let state = from.state
    for (let read = from.rows; ; await breath()) {
      const page = await this.store.rows(this.id, read, PAGE)
      for (const record of page) {
        const row = rowOf<unknown, Event>(book, record.line, scope)
        const before = state
        const after = book.copy(before)
        for (const event of row.events) book.apply(after, event)
        state = after as Frozen<unknown>
        read = record.row
        if (read > rows) yield { number: read, record, row, before, after: state }
      }
      if (page.length < PAGE) return
    }
  }
}

/** Others have their turn. */
export const breath = (): Promise<void> => new Promise(resolve => setImmediate(resolve))
