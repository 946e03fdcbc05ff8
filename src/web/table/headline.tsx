import type { ReactNode } from 'react'
import type { Battle } from '../battle/battle.ts'
import type { Chapter } from '../battle/chapter.ts'
import { Told } from '../marks.tsx'

/** What a row brought, in one line: whom it sank, or else the first that is told of it; null: nothing is. */
export function headline(battle: Battle, row: number): { readonly side: number; readonly text: ReactNode } | null {
  const chapter = battle.chapter(row)
  const [entry] = chapter.entries
  const words =
    lossOf(chapter) ??
    (entry && { side: entry.side, text: entry.lines.length === 0 ? entry.text : `${entry.text}: ${entry.lines[0]}` })
  if (words === undefined) return null
  const names = chapter.after.units.map(({ name }) => name)
  return { side: words.side, text: <Told text={words.text} names={names} /> }
}

/** Who sank whom, the first of them. */
function lossOf({ after: { units }, sunk: [lost], traces }: Chapter) {
  if (lost === undefined) return undefined
  const by = traces.find(({ targets }) => targets.includes(lost))?.unit
  if (by === undefined) return { side: units[lost]!.side, text: `${units[lost]!.name} is lost` }
  return { side: units[by]!.side, text: `${units[by]!.name} sinks ${units[lost]!.name}` }
}
