import type { Throw as Thrown } from '#game/journal/index.ts'
import type { Answer } from '#kernel/dice/index.ts'
import { clauseOf } from '#kernel/event/index.ts'
import type { Meaning } from '#kernel/table/index.ts'
import { thrown } from '#story/index.ts'
import type { KnownBattle } from './story.ts'

/** One throw of a row: what was asked, what fell, what it came to. */
export interface ShownThrow extends Pick<Thrown, 'why' | 'words' | 'sum' | 'at'> {
  readonly faces: readonly Face[]
  /** scored dice in the book's words, or what happened next */
  readonly result: string
}
export interface Face {
  readonly face: number
  readonly as: 'scored' | 'failed' | 'read'
}

/**
 * Every throw of a row with its question. Where the row cannot be worked again, since the book has been revised, the faces are
 * told alone; null where it is sealed to this viewer.
 */
export function throwsOf(battle: KnownBattle, row: number): readonly ShownThrow[] | null {
  const { book } = battle
  const { command, answers, events, seat, revision } = battle.rows[row]!
  if (command === null) return null
  const before = book.game!.recall(battle.at(row), events)
  const throws = thrown(book, before as never, { revision, order: { seat, command }, answers, events })
  return throws?.map(each => throwOf(battle, row, each)) ?? facesAlone(answers)
}

/** A throw as the table shows it. */
export function throwOf(battle: KnownBattle, row: number, thrown: Thrown): ShownThrow {
  const { why, words, meaning, faces, sum, at } = thrown
  const marked = facesOf(meaning, faces)
  const score = meaning.marks.length > 0 && meaning.weights.length <= 2 ? battle.book.score(why) : null
  const scored = marked.filter(({ as }) => as === 'scored').length
  const result = score === null ? nextTold(battle, row, thrown) : counted(score, scored)
  return { why, words, sum, at, faces: marked, result }
}

/** What happened next, in the book's words. */
function nextTold(battle: KnownBattle, row: number, { next }: Thrown): string {
  if (next[0] === undefined) return ''
  const { book } = battle
  const after = battle.at(row + 1) as never
  return clauseOf(book.tell(next[0], after).phrase, ship => book.nameOf(after, ship))
}
const counted = ({ one, many }: { one: string; many: string }, count: number): string =>
  count === 0 ? `no ${one}` : `${count} ${count === 1 ? one : many}`

function facesAlone(answers: readonly Answer[]): ShownThrow[] {
  return answers.flatMap(answer => {
    if (!('faces' in answer)) return []
    const { why, sides, faces } = answer
    const read = faces.map(face => ({ face, as: 'read' as const }))
    return [{ why, words: `${faces.length} d${sides}`, sum: [], at: 0, faces: read, result: '' }]
  })
}

/** Which faces scored, where a throw counts dice. */
export const facesOf = ({ marks }: Meaning, faces: readonly number[]): Face[] =>
  faces.map(face => ({ face, as: marks.length === 0 ? 'read' : marks[face] === 0 ? 'failed' : 'scored' }))
