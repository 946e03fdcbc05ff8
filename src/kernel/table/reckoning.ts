import type { Cite } from '#kernel/book/index.ts'

/** One line of a sum: how much, and by which rule. */
export interface Footnote {
  readonly value: number
  readonly why: Cite
}

/** A sum as the book makes it, line by line. The lines are kept only while someone listens. */
export class Reckoning {
  total = 0
  footnotes: Footnote[] | null = null
  /** where among them the last sum begins */
  from = 0

  begin(value: number, why: Cite): this {
    this.total = 0
    this.from = this.footnotes?.length ?? 0
    return this.add(value, why)
  }

  add(value: number, why: Cite): this {
    this.total += value
    if (this.footnotes !== null && value !== 0) this.footnotes.push({ value, why })
    return this
  }
}
