import { type Register, ruleAt } from '#kernel/book/index.ts'
import { canonical, type Event, type Frozen, type Plain } from '#kernel/desk/index.ts'
import type { Answer } from '#kernel/dice/index.ts'
import { Hash, Words } from '#kernel/hash/index.ts'
import type { Ruleset } from '#kernel/ruleset/index.ts'
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
    const parts = partsOf(row, this.register)
    this.digest = this.chainer.next(this.digest, parts, after, row.revision)
    this.rows++
    return lineOf(parts, this.digest)
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

export const partsOf = <C, E extends Event>(
  { revision, order, answers, events }: Row<C, E>,
  register: Register,
): Parts => ({
  answers: canonical(answers.map(answer => cited(register, answer))),
  events: canonical(events.map(event => cited(register, event))),
  order: canonical(order),
  revision: canonical(revision),
})

/** The whole line, which is canonical as its parts are. */
export const lineOf = ({ answers, events, order, revision }: Parts, digest: Digest): string =>
  `{"answers":${answers},"digest":"${digestText(digest)}","events":${events},"order":${order},"revision":${revision}}`

export const digestOfHeader = (header: Header): Digest => [...new Hash().text(canonical(header)).finish()]

/** A row as it is written, all but its digest: each part in the one canonical form, rules by their ids. */
export interface Parts {
  readonly answers: string
  readonly events: string
  readonly order: string
  readonly revision: string
}

/** Chains rows: each digest stands for the header, for every row so far as it is written, and for the state after this one. */
export class Chainer<S> {
  private readonly hash = new Hash()
  private readonly words = new Words()
  private readonly write: Ruleset<S, never, never, never>['write']

  constructor({ write }: Pick<Ruleset<S, never, never, never>, 'write'>) {
    this.write = write
  }

  /** `by` is the revision whose words the digest stands for. */
  next(before: Digest, { answers, events, order, revision }: Parts, after: Frozen<S>, by: number): Digest {
    const { hash, words } = this
    this.write(after, words.clear().putAll(before), by)
    return [...words.feed(hash.reset()).text(answers).text(events).text(order).text(revision).finish()]
  }
}

export const digestText = (digest: Digest): string =>
  digest.map(word => (word >>> 0).toString(16).padStart(8, '0')).join('')

export const digestOfText = (text: string): Digest =>
  [0, 8, 16, 24].map(at => Number.parseInt(text.slice(at, at + 8), 16) | 0)
