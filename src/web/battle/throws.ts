import { type Throw as Thrown, throwsOf as thrownOver } from '#game/journal/index.ts'
import type { Answer } from '#kernel/dice/index.ts'
import type { Meaning } from '#kernel/table/index.ts'
import type { Entry } from './entries.ts'
import type { Known } from './story.ts'

/** One throw of a row: what was asked, what fell, what it came to. */
export interface Throw extends Pick<Thrown, 'why' | 'words' | 'sum' | 'at'> {
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
export function throwsOf(battle: Known, row: number): readonly Throw[] | null {
  const { book, present } = battle
  const { command, answers, events, seat, revision } = battle.rows[row]!
  if (command === null) return null
  if (revision !== book.revision) return facesAlone(answers)
  const after = battle.at(row + 1)
  try {
    const before = book.game!.recall(battle.at(row), events)
    return thrownOver(book, before, { seat, command }, answers).map(({ why, words, meaning, faces, sum, at, next }) => {
      const marked = facesOf(meaning, faces)
      const scored = marked.filter(({ as }) => as === 'scored').length
      const counted = meaning.marks.length > 0 && meaning.weights.length <= 2 ? present.counted(why, scored) : ''
      const told = next[0] === undefined ? '' : book.tell(next[0], after).replace(/\.$/, '')
      return { why, words, sum, at, faces: marked, result: counted === '' ? told : counted }
    })
  } catch {
    return facesAlone(answers)
  }
}

function facesAlone(answers: readonly Answer[]): Throw[] {
  return answers.flatMap(answer => {
    if (!('faces' in answer)) return []
    const { why, sides, faces } = answer
    const read = faces.map(face => ({ face, as: 'read' as const }))
    return [{ why, words: `${faces.length} d${sides}`, sum: [], at: 0, faces: read, result: '' }]
  })
}

/** To which of a row's entries each throw belongs: to what came of it, or else to what was told before it. */
export function sharedOut(entries: readonly Entry[], throws: readonly Throw[]): ReadonlyMap<Entry, readonly Throw[]> {
  const owners: (Entry | undefined)[] = []
  for (const entry of entries) for (const event of entry.events) owners[event] = entry
  const shares = new Map<Entry, Throw[]>()
  throws.forEach((thrown, i) => {
    const { at } = thrown
    const next = throws[i + 1]?.at ?? owners.length
    const isTold = (owner: Entry | undefined): boolean => owner !== undefined
    const owner = owners.slice(at, next).find(isTold) ?? owners.slice(0, at).findLast(isTold) ?? entries[0]
    if (owner !== undefined) shares.set(owner, [...(shares.get(owner) ?? []), thrown])
  })
  return shares
}

/** Which faces scored, where a throw counts dice. */
export const facesOf = ({ marks }: Meaning, faces: readonly number[]): Face[] =>
  faces.map(face => ({ face, as: marks.length === 0 ? 'read' : marks[face] === 0 ? 'failed' : 'scored' }))
