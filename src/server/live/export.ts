import { rowOf, Scribe } from '#game/journal/index.ts'
import { canonical, type Event, type Frozen } from '#kernel/desk/index.ts'
import type { DeedTold } from '#wire/index.ts'
import type { RowRecord } from '../store/index.ts'
import type { Onlooker } from './caller.ts'
import { Door } from './door.ts'
import type { GameSetting } from './setting.ts'

/** A row as it is kept, by its number. */
export type KeptLine = Pick<RowRecord, 'row' | 'line'>

/**
 * A game's journal as this viewer may have it. While it is not over, what is hidden from him is left out; and where anything
 * is or may be, all digests are, since a guess could be tried against them. Two who are asked at once may seal their orders,
 * so that their game is redacted from its first row, whether or not anything has been sealed yet.
 */
export function exported(setting: GameSetting, header: string, rows: readonly KeptLine[], viewer: Onlooker): string {
  const { book, game, scope } = setting
  const door = new Door(book)
  const deeds: DeedTold[] = []
  let state = setting.start
  let hidden = game.awaited(state).length > 1
  for (const { row: number, line } of rows) {
    const row = rowOf<unknown, Event>(book, line, scope)
    const after = book.copy(state)
    for (const event of row.events) book.apply(after, event)
    door.write(number, row, state, after as Frozen<unknown>, [])
    state = after as Frozen<unknown>
    const deed = door.deed(row, viewer, state)
    if (door.rowsOf(viewer).at(-1) === number) deeds.push(deed)
    if (deed.command === null || deed.events.length < row.events.length || game.awaited(state).length > 1) hidden = true
  }
  const isWhole = game.standing(state).over || !hidden
  const lines = isWhole ? whole(setting, header, rows) : [header, ...deeds.map(canonical), endOf(deeds.length)]
  return lines.map(line => `${line}\n`).join('')
}

function whole(setting: GameSetting, header: string, rows: readonly KeptLine[]): string[] {
  const scribe = new Scribe<unknown, unknown, Event>(setting.book, setting.header)
  const last = rows.at(-1)
  if (last !== undefined) scribe.resume(last.row, last.line)
  return [header, ...rows.map(({ line }) => line), scribe.end()]
}

/** No digest: nobody can prove it yet. */
const endOf = (rows: number): string => canonical({ end: { rows, redacted: true } })
