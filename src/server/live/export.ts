import { rowOf, Scribe } from '#game/journal/index.ts'
import { canonical, type Event, type Frozen } from '#kernel/desk/index.ts'
import type { RowRecord } from '../store/index.ts'
import { deedFor, type Onlooker } from './door.ts'
import type { Setting } from './setting.ts'

/**
 * A game's journal as this viewer may have it. While it is not over, what is hidden from him is left out; and where anything
 * is, all seals and digests are, since a guess could be tried against them.
 */
export function exported(setting: Setting, header: string, rows: readonly RowRecord[], viewer: Onlooker): string {
  const { book, game } = setting
  const state = book.copy(setting.start)
  let hidden = false
  const deeds = rows.map(({ line }) => {
    const row = rowOf<unknown, Event>(line, book.register)
    for (const event of row.events) book.apply(state, event)
    const deed = deedFor(book, row, viewer, state)
    if (deed.command === null || deed.events.length < row.events.length) hidden = true
    return deed
  })
  const over = game.standing(state as Frozen<unknown>).over
  const lines = over || !hidden ? whole(setting, header, rows) : [header, ...deeds.map(canonical), endOf(rows.length)]
  return lines.map(line => `${line}\n`).join('')
}

function whole(setting: Setting, header: string, rows: readonly RowRecord[]): string[] {
  const scribe = new Scribe<unknown, unknown, Event>(setting.book, setting.header)
  const last = rows.at(-1)
  if (last !== undefined) scribe.resume(last.row, last.line)
  return [header, ...rows.map(({ line }) => line), scribe.end()]
}

/** No digest: nobody can prove it yet. */
const endOf = (rows: number): string => canonical({ end: { rows, redacted: true } })
