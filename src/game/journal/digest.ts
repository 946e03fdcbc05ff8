import { canonical, type Frozen } from '#kernel/desk/index.ts'
import { Hash, Words } from '#kernel/hash/index.ts'
import type { Ruleset } from '#kernel/ruleset/index.ts'
import type { Digest, Header } from './row.ts'

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
