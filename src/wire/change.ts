import type { Plain } from '#kernel/desk/index.ts'

/** What has changed of a value: `[new]` for the whole of it; or the places within it, of its list or record, that have. */
export type Change = readonly [Plain] | { readonly [place: string]: Change }

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
