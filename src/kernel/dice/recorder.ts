import type { Cite } from '#kernel/book/index.ts'
import { type Asking, type Source, Tape } from './ask.ts'

/** One throw as it fell. */
export interface Thrown {
  readonly why: Cite
  readonly sides: number
  readonly faces: readonly number[]
}
/** One choice as a player made it. */
export interface Chosen {
  readonly why: Cite
  readonly seat: number
  readonly choice: number
}
/** What chance or a player said, when a rule asked. */
export type Answer = Thrown | Chosen

/** Notes every throw on its way from another source to the dice. The faces are those the dice would have had without it. */
export class Recorder implements Source {
  /** where throws are noted; whoever records choices as well writes them into the same list */
  answers: Answer[]
  private readonly inner: Source
  private readonly tapes: (Tape | null)[] = new Array<Tape | null>(101).fill(null)

  constructor(inner: Source, answers: Answer[]) {
    this.inner = inner
    this.answers = answers
  }

  more(tape: Tape, ask: Asking): void {
    const { sides } = tape
    this.tapes[sides] ??= new Tape(sides)
    const from = this.tapes[sides]
    if (from.at + ask.dice > from.end) this.inner.more(from, ask)
    const faces: number[] = new Array<number>(ask.dice)
    for (let i = 0; i < ask.dice; i++) faces[i] = tape.faces[i] = from.faces[from.at++]!
    tape.at = 0
    tape.end = ask.dice
    this.answers.push({ why: ask.why, sides, faces })
  }

  clear(): void {
    for (const tape of this.tapes) if (tape !== null) tape.at = tape.end = 0
    this.inner.clear?.()
  }
}
