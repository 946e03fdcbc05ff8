import { type Throw as Thrown, throwsOf as thrownOver } from '#game/journal/index.ts'
import type { Answer } from '#kernel/dice/index.ts'
import type { Meaning } from '#kernel/table/index.ts'
import type { Battle } from './battle.ts'

/** One throw of a row: what was asked, what fell, what it came to. */
export interface Throw extends Pick<Thrown, 'why' | 'words' | 'sum'> {
  readonly faces: readonly Face[]
  /** scored dice in the book's words, or what happened next */
  readonly result: string
}
export interface Face {
  readonly face: number
  readonly as: 'scored' | 'failed' | 'read'
}

/**
 * Every throw of a row with its question. Where the row cannot be worked again, since something of it was sealed before it or
 * the book has been revised, the faces are told alone; null where it is sealed to this viewer.
 */
export function throwsOf(battle: Battle, row: number): readonly Throw[] | null {
  const { book, present } = battle
  const { command, answers, seat, revision } = battle.rows[row]!
  if (command === null) return null
  if (revision !== book.revision) return facesAlone(answers)
  const after = battle.at(row + 1)
  try {
    return thrownOver(book, battle.at(row), { seat, command }, answers).map(
      ({ why, words, meaning, faces, sum, next }) => {
        const marked = facesOf(meaning, faces)
        const scored = marked.filter(({ as }) => as === 'scored').length
        const counted = meaning.marks.length > 0 && meaning.weights.length <= 2 ? present.counted(why, scored) : ''
        const told = next[0] === undefined ? '' : book.tell(next[0], after).replace(/\.$/, '')
        return { why, words, sum, faces: marked, result: counted === '' ? told : counted }
      },
    )
  } catch {
    return facesAlone(answers)
  }
}

function facesAlone(answers: readonly Answer[]): Throw[] {
  return answers.flatMap(answer => {
    if (!('faces' in answer)) return []
    const { why, sides, faces } = answer
    const read = faces.map(face => ({ face, as: 'read' as const }))
    return [{ why, words: `${faces.length} d${sides}`, sum: [], faces: read, result: '' }]
  })
}

/** Which faces scored, where a throw counts dice. */
export const facesOf = ({ marks }: Meaning, faces: readonly number[]): Face[] =>
  faces.map(face => ({ face, as: marks.length === 0 ? 'read' : marks[face] === 0 ? 'failed' : 'scored' }))
