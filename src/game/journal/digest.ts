import type { Register } from '#kernel/book/index.ts'
import { canonical, digestInto, type Event, type Frozen, type Plain } from '#kernel/desk/index.ts'
import type { Answer } from '#kernel/dice/index.ts'
import { Hash, Words } from '#kernel/hash/index.ts'
import type { Ruleset } from '#kernel/ruleset/index.ts'
import type { Digest, Header, Row } from './row.ts'

export const digestOfHeader = (header: Header): Digest => [...new Hash().text(canonical(header)).finish()]

/** What of a row is chained; its events follow. */
type Chained = Pick<Row<unknown, Event>, 'revision' | 'order' | 'answers'>

/**
 * Chains rows: each digest stands for the header, every revision, order and answer so far, and the state after this row. Events
 * follow from those, and whoever verifies makes them again.
 */
export class Chainer<S> {
  private readonly hash = new Hash()
  private readonly words = new Words()
  private readonly digest = new Int32Array(4)
  private readonly book: Pick<Ruleset<S, never, never, never>, 'register' | 'write'>
  /** rules by their ids, not by their places, so that a register may grow */
  private readonly ruleWords: Int32Array
  /** an order that is given again and again is digested once */
  private readonly commands = new WeakMap<object, Int32Array>()

  constructor(book: Pick<Ruleset<S, never, never, never>, 'register' | 'write'>) {
    this.book = book
    this.ruleWords = ruleWordsOf(book.register)
  }

  next(before: Digest, { revision, order, answers }: Chained, after: Frozen<S>): Digest {
    const { hash, words, digest } = this
    words.clear()
    for (let i = 0; i < 4; i++) words.put(before[i]!)
    words.put(revision).put(order.seat)
    const command = this.command(order.command as object)
    for (let i = 0; i < 4; i++) words.put(command[i]!)
    words.put(answers.length)
    for (let i = 0; i < answers.length; i++) this.answer(answers[i]!)
    this.book.write(after, words)
    words.feed(hash.reset()).finish(digest)
    return [digest[0]!, digest[1]!, digest[2]!, digest[3]!]
  }

  private command(command: object): Int32Array {
    let digest = this.commands.get(command)
    if (digest === undefined) {
      this.hash.reset()
      digestInto(this.hash, command)
      digest = this.hash.finish(new Int32Array(4))
      this.commands.set(command, digest)
    }
    return digest
  }

  private answer(answer: Answer): void {
    this.words.put(this.ruleWords[answer.why]!)
    if ('faces' in answer) this.words.put(answer.sides).putAll(answer.faces)
    else this.words.put(answer.seat).put(answer.choice)
  }
}

/** Seals a row's events as they are written: those of an older revision cannot be made again and compared. */
export const sealOf = (events: Plain): string => new Hash().text(canonical(events)).hex().slice(0, 16)

export const digestText = (digest: Digest): string =>
  digest.map(word => (word >>> 0).toString(16).padStart(8, '0')).join('')

export const digestOfText = (text: string): Digest =>
  [0, 8, 16, 24].map(at => Number.parseInt(text.slice(at, at + 8), 16) | 0)

const ruleWords = new WeakMap<Register, Int32Array>()
/** One word for each rule: worked out once for a book, not for every battle. */
function ruleWordsOf(register: Register): Int32Array {
  let words = ruleWords.get(register)
  if (words === undefined) {
    const hash = new Hash()
    const digest = new Int32Array(4)
    words = Int32Array.from(register.rules, rule => hash.reset().text(rule.id).finish(digest)[0]!)
    ruleWords.set(register, words)
  }
  return words
}
