import type { Cite } from '#kernel/book/index.ts'

/** One line of a sum: how much, and by which rule. */
export interface Footnote {
  readonly value: number
  readonly why: Cite
  /** what it is, where the rule alone does not tell */
  readonly says?: string
  /** it stands beside the sum and is not added: what the sum is held against, or found from */
  readonly beside?: true
}

/** A sum that somebody listens to. */
export interface Sum {
  /** what it is a sum of */
  readonly of: string
  readonly total: number
  readonly lines: readonly Footnote[]
  /** how many events, and how many throws, came before it */
  readonly at: number
  readonly throws: number
  /** why nothing is thrown on it */
  readonly settled?: string
}
interface Draft extends Sum {
  total: number
  readonly lines: Footnote[]
  settled?: string
}

/** Sums as the book makes them, one after the other, line by line. They are kept only while someone listens. */
export class Reckoning {
  total = 0
  footnotes: Draft[] | null = null
  private events: readonly unknown[] = []
  private throws = 0
  /** sums on which the next throw is made */
  private open: Draft[] = []

  /** `says` what the first line is, where its rule alone does not tell: then it stands there even if it is nothing. */
  begin(of: string, value: number, why: Cite, says?: string): this {
    this.total = value
    if (this.footnotes !== null) this.draft(of, value, why, says)
    return this
  }

  add(value: number, why: Cite): this {
    this.total += value
    if (this.footnotes !== null && value !== 0) this.note({ value, why })
    return this
  }

  /** A line that its rule alone does not explain. */
  plus(says: string, value: number, why: Cite): this {
    this.total += value
    if (this.footnotes !== null && value !== 0) this.note({ value, why, says })
    return this
  }

  /** A figure that is not added. */
  beside(says: string, value: number, why: Cite): this {
    if (this.footnotes !== null) this.last?.lines.push({ value, why, says, beside: true })
    return this
  }

  /** Brings a total that is too small or too large back to what the rule allows. */
  within(least: number, most: number, why: Cite): this {
    if (this.total < least) return this.plus(NEVER_LESS, least - this.total, why)
    return this.total > most ? this.plus(NEVER_MORE, most - this.total, why) : this
  }

  /** Nothing is thrown on the last sum. */
  settle(says: string): void {
    if (this.footnotes !== null) this.close(says)
  }

  /** Another throw is made on the last sum. */
  again(): void {
    if (this.footnotes !== null) this.open = [...this.footnotes.slice(-1)]
  }

  /** Somebody listens from now on; `events` is where he hears what happens meanwhile. */
  listen(events: readonly unknown[] = []): readonly Sum[] {
    this.events = events
    this.open = []
    this.footnotes = []
    return this.footnotes
  }

  /** A throw is made: on which sums? */
  thrown(): readonly Sum[] {
    const { open } = this
    this.open = []
    this.throws++
    return open
  }

  /** The sums that are made while `work` is done, which nobody else hears. */
  apart(work: () => void): readonly Sum[] {
    const { footnotes, open, events } = this
    const sums = this.listen()
    work()
    Object.assign(this, { footnotes, open, events })
    return sums
  }

  private get last(): Draft | undefined {
    return this.footnotes?.at(-1)
  }

  private draft(of: string, value: number, why: Cite, says?: string): void {
    const lines = says !== undefined ? [{ value, why, says }] : value === 0 ? [] : [{ value, why }]
    const sum = { of, total: value, lines, at: this.events.length, throws: this.throws }
    this.footnotes?.push(sum)
    this.open.push(sum)
  }

  private note(line: Footnote): void {
    const { last } = this
    if (last === undefined) return
    last.lines.push(line)
    last.total += line.value
  }

  private close(says: string): void {
    const { last } = this
    if (last === undefined) return
    last.settled = says
    this.open = this.open.filter(each => each !== last)
  }
}
const NEVER_LESS = 'never less'
const NEVER_MORE = 'never more'
