import { type Cite, type Register, ruleAt } from '#kernel/book/index.ts'
import { canonical, type Event, type Frozen, type Plain } from '#kernel/desk/index.ts'
import type { Answer } from '#kernel/dice/index.ts'
import type { Ruleset } from '#kernel/ruleset/index.ts'
import { Chainer, digestOfHeader, digestOfText, digestText, sealOf } from './digest.ts'
import type { Digest, Header, Journal, Row } from './row.ts'
import { startOf } from './start.ts'

/**
 * Writes a journal line by line, each in the one canonical form: the header, the rows, the end. Rules stand there by their
 * ids, so that a file is readable and a register may grow. Each row's digest is made here, from the state after it.
 */
export class Scribe<S, C, E extends Event> {
  readonly header: string
  private readonly register: Register
  private readonly chainer: Chainer<S>
  private digest: Digest
  private rows = 0

  constructor(book: Pick<Ruleset<S, C, E, never>, 'register' | 'write'>, header: Header) {
    this.register = book.register
    this.chainer = new Chainer<S>(book)
    this.digest = digestOfHeader(header)
    this.header = canonical({ ...header, digest: digestText(this.digest) })
  }

  /** Go on after the last of some rows that were written before. */
  resume(rows: number, line: string): this {
    const { digest } = JSON.parse(line) as { readonly digest: string }
    this.rows = rows
    this.digest = digestOfText(digest)
    return this
  }

  row(row: Row<C, E>, after: Frozen<S>): string {
    this.digest = this.chainer.next(this.digest, row, after)
    this.rows++
    return canonical(plainRow(row, this.digest, this.register))
  }

  end(): string {
    return canonical({ end: { rows: this.rows, digest: digestText(this.digest) } })
  }
}

/** A journal as a file. Its states come from its own events, one after the other, from where its header sets it up. */
export function writeJournal<S, C, E extends Event, Card>(
  book: Ruleset<S, C, E, Card>,
  { header, rows }: Journal<C, E>,
): string {
  const scribe = new Scribe<S, C, E>(book, header)
  const state = startOf(book, header)
  const lines = rows.map(row => {
    for (const event of row.events) book.apply(state, event)
    return scribe.row(row, state as Frozen<S>)
  })
  return [scribe.header, ...lines, scribe.end()].map(line => `${line}\n`).join('')
}

/** An event or an answer as it is written, its rule by its id. */
export const cited = (register: Register, what: Event | Answer): Plain => ({
  ...what,
  why: ruleAt(register, what.why).id,
})

export function plainRow<C, E extends Event>(row: Row<C, E>, digest: Digest, register: Register): Plain {
  const { revision, order, answers, events } = row
  const told = events.map(event => cited(register, event))
  return {
    revision,
    order: order as unknown as Plain,
    answers: answers.map(answer => cited(register, answer)),
    events: told,
    seal: sealOf(told),
    digest: digestText(digest),
  }
}

/** A row as it was read, its rules found again in the register; -1 for a rule that is not there. */
export interface ReadRow {
  readonly revision: number
  readonly order: { readonly seat: number; readonly command: unknown }
  readonly answers: readonly Answer[]
  readonly plain: Readonly<Record<string, Plain>>
}

export function readRow(line: Readonly<Record<string, Plain>>, register: Register): ReadRow {
  const answers = (line['answers'] as unknown as (Answer & { why: unknown })[]).map(answer => ({
    ...('faces' in answer
      ? { sides: answer.sides, faces: answer.faces }
      : { seat: answer.seat, choice: answer.choice }),
    why: (register.cite[String(answer.why)] ?? -1) as Cite,
  }))
  const { seat, command } = line['order'] as unknown as ReadRow['order']
  const order = { seat, command }
  return { revision: line['revision'] as number, order, answers, plain: line }
}

/** A row from its line, which we wrote ourselves or have proved. */
export function rowOf<C, E extends Event>(text: string, register: Register): Row<C, E> {
  const line = JSON.parse(text) as Readonly<Record<string, Plain>>
  const { revision, order, answers } = readRow(line, register)
  const events = (line['events'] as unknown as (E & { why: unknown })[]).map(event => ({
    ...event,
    why: register.cite[String(event.why)]!,
  }))
  return { revision, order: order as Row<C, E>['order'], answers, events }
}
