import type { Cite } from '#kernel/book/index.ts'
import type { Asking } from './ask.ts'

/** A player's answer that is wanted in mid-rule: one member of a small set of whole numbers. */
export interface Choice {
  readonly seat: number
  /** bit n set: n may be chosen */
  readonly among: number
  /** what the numbers stand for, as the rule means it: a battery's mounts, say, of this ship */
  readonly about: number
}

/** Thrown when an answer is not there yet. Not a fault: answer it, and run the rule again from the top. */
export class Wanted {
  readonly why: Cite
  readonly ask: Asking | null
  readonly choice: Choice | null
  /** dice of this throw that are still missing */
  readonly missing: number

  constructor(why: Cite, ask: Asking | null, choice: Choice | null, missing: number) {
    this.why = why
    this.ask = ask
    this.choice = choice
    this.missing = missing
  }
}
