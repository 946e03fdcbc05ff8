import { type Answer, type Asking, Seeded, Tape } from '#kernel/dice/index.ts'
import { counted } from '#kernel/event/index.ts'
import type { Header } from './row.ts'

/** The rows of one battle, at most. */
const MOST_ROWS = 2 ** 20
/** Every row of every battle of a seed has dice of its own, so that a broken-off or repeated row throws the same. */
export const streamOf = (battle: number, row: number): number => battle * MOST_ROWS + row

/** On how many rows dice were thrown, on how many of these others than the seed's, and on which first; 0: on none. */
export interface SeedHeld {
  readonly seed: number
  readonly rows: number
  readonly strange: number
  readonly first: number
}

/** Holds the faces of a battle, row after row, against those of the seed that its header names. */
export class SeedCheck {
  private readonly source: Seeded
  private readonly seed: number
  /** in a duel the dice of a row follow on those of the row before it */
  private readonly isDuel: boolean
  private readonly tapes = new Map<number, Tape>()
  private rows = 0
  private strange = 0
  private first = 0

  constructor({ battle }: Header, seed: number) {
    this.seed = seed
    this.source = new Seeded(seed)
    this.isDuel = battle.kind === 'duel'
  }

  hear(row: number, answers: readonly Answer[]): void {
    if (!this.isDuel) {
      this.source.turnTo(this.seed, streamOf(0, row))
      this.tapes.clear()
    }
    const faces = answers.flatMap(answer => ('faces' in answer ? answer.faces.map(face => [answer.sides, face]) : []))
    if (faces.length === 0) return
    this.rows++
    const all = faces.map(([sides, face]) => this.next(sides!) === face)
    if (all.every(Boolean)) return
    this.strange++
    this.first ||= row
  }

  get held(): SeedHeld {
    return { seed: this.seed, rows: this.rows, strange: this.strange, first: this.first }
  }

  private next(sides: number): number {
    const tape = this.tapes.get(sides) ?? new Tape(sides)
    this.tapes.set(sides, tape)
    if (tape.at >= tape.end) this.source.more(tape, ONE as Asking)
    return tape.faces[tape.at++]!
  }
}
const ONE: Pick<Asking, 'dice'> = { dice: 1 }

/** Whether anybody can tell where its dice came from. */
export function diceWords(dice: SeedHeld | undefined): string {
  if (dice === undefined) return 'It names no seed: where its dice came from cannot be told from it.'
  const { seed, rows, strange, first } = dice
  if (strange === 0) return `Its dice are those of seed ${seed}.`
  const which =
    rows === strange ? 'None of its dice are' : `On ${strange} of ${counted(rows, 'row')} with dice they are not`
  return `${which} those of seed ${seed}, from row ${first} on: typed in by hand, or thrown elsewhere.`
}
