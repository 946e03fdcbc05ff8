import { answersFrom, eventsFrom } from '#game/journal/index.ts'
import type { Event, Plain } from '#kernel/desk/index.ts'
import type { Answer } from '#kernel/dice/index.ts'
import type { Scope } from '#kernel/event/index.ts'
import type { Book } from '#rulesets/index.ts'
import type { Change, News, Now, Onward } from './talk.ts'

type List = readonly Plain[]
interface Fields {
  readonly [key: string]: Plain
}

/** From one value to the next; null: they are the same. Written for views, which are long and change little. */
export function changeOf(before: Plain, after: Plain): Change | null {
  if (before === after) return null
  if (typeof before !== 'object' || typeof after !== 'object' || before === null || after === null) return [after]
  const [wasList, isList] = [Array.isArray(before), Array.isArray(after)]
  if (wasList !== isList) return [after]
  return isList ? changeOfList(before as List, after as List) : changeOfFields(before as Fields, after as Fields)
}

/** By its places where it has as many. */
function changeOfList(before: List, after: List): Change | null {
  if (before.length !== after.length) return [after]
  let places: Record<number, Change> | null = null
  for (let i = 0; i < after.length; i++) {
    const change = changeOf(before[i]!, after[i]!)
    if (change === null) continue
    places ??= {}
    places[i] = change
  }
  return places
}

/** By its fields where they are the same, in the same order. */
function changeOfFields(before: Fields, after: Fields): Change | null {
  const keys = Object.keys(after)
  let count = 0
  for (const key in before) if (key !== keys[count++]) return [after]
  if (count !== keys.length) return [after]
  let places: Record<string, Change> | null = null
  for (const key of keys) {
    const [was, is] = [before[key]!, after[key]!]
    const change = was === is ? null : changeOf(was, is)
    if (change === null) continue
    places ??= {}
    places[key] = change
  }
  return places
}

/** The value after a change; the one before it is left as it was. */
export function changed(before: Plain, change: Change): Plain {
  if (Array.isArray(change)) return change[0] as Plain
  const after = (Array.isArray(before) ? [...before] : { ...(before as Fields) }) as Record<string, Plain>
  for (const [place, within] of Object.entries(change)) after[place] = changed(after[place]!, within as Change)
  return after
}

/** How things stand for a client, who knew how they stood before, after what he is told. */
export function nowAfter(before: Now, told: Now | Onward): Now {
  if ('view' in told) return told
  const { change, awaited, standing } = told
  return { view: change === null ? before.view : changed(before.view, change), awaited, standing }
}

/** One order and what came of it, as whoever was told of it may know it. */
export interface SeenRow {
  readonly revision: number
  readonly seat: number
  /** null while it is sealed */
  readonly command: Plain | null
  readonly answers: readonly Answer[]
  readonly events: readonly Event[]
}

/** News as a client reads them: the row, its rules found again and its events checked, and how things stand after it, if they say. */
export function heard(book: Book, scope: Scope, before: Now, { deed, now }: News): { row: SeenRow; now: Now | null } {
  const { revision, seat, command, answers, events } = deed
  const row = {
    ...{ revision, seat, command },
    answers: answersFrom(book, answers),
    events: eventsFrom(book, events, scope),
  }
  return { row, now: now === null ? null : nowAfter(before, now) }
}
