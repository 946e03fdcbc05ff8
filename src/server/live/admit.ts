import { rowOf, type Verdict, verify } from '#game/journal/index.ts'
import type { Event, Frozen } from '#kernel/desk/index.ts'
import { BadInput } from '#kernel/ruleset/index.ts'
import { bookNamed } from '#rulesets/index.ts'
import { strangeHeader } from '../header.ts'
import type { RowRecord } from '../store/index.ts'
import { Door } from './door.ts'
import { GameSetting } from './setting.ts'

/** A strange journal as the rows of a game, or one sentence that says why it is none. */
export type Admitted = { readonly header: string; readonly rows: readonly RowRecord[] } | { readonly no: string }

/** No battle has so many rows that is fought by people. */
export const MOST_ROWS = 20_000

/** A journal that came from outside: proved, or opened by its events where it is too old for that, and read as a game is kept. */
export function admitted(text: string, at: string): Admitted {
  const lines = text.trimEnd().split('\n')
  if (lines.length - 2 > MOST_ROWS)
    return { no: `a journal of ${lines.length - 2} rows is too long; ${MOST_ROWS} at most` }
  const verdict: Verdict = verify(text, bookNamed)
  if (!verdict.ok && verdict.opens === undefined) return { no: `the journal does not hold: ${verdict.reason}` }
  try {
    const header = lines[0]!
    strangeHeader(header)
    return { header, rows: rowsOf(new GameSetting(header), lines.slice(1, -1), at) }
  } catch (thrown) {
    if (thrown instanceof BadInput) return { no: thrown.message }
    throw thrown
  }
}

function rowsOf({ book, scope, start }: GameSetting, lines: readonly string[], at: string): RowRecord[] {
  const door = new Door(book)
  let state = start
  return lines.map((line, i) => {
    const row = rowOf<unknown, Event>(book, line, scope)
    const after = book.copy(state) as Frozen<unknown>
    for (const event of row.events) book.apply(after, event)
    door.write(i + 1, row, state, after, [])
    state = after
    return { row: i + 1, seat: row.order.seat, key: null, line, stand: door.stand(after), at }
  })
}
