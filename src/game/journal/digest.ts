import type { Register } from '#kernel/book/index.ts'
import { canonical, digestInto, type Event } from '#kernel/desk/index.ts'
import type { Answer } from '#kernel/dice/index.ts'
import { Hash } from '#kernel/hash/index.ts'
import type { Order } from '#kernel/ruleset/index.ts'
import type { Digest, Header } from './row.ts'

export const digestOfHeader = (header: Header): Digest => [...new Hash().text(canonical(header)).finish()]

/** Chains rows: each digest stands for the header, every row before, this row, and the state after it. */
export class Chainer {
  private readonly hash = new Hash()
  private readonly words = new Int32Array(4)
  /** rules by their ids, not by their places, so that a register may grow */
  private readonly ruleWords: Int32Array

  constructor(register: Register) {
    this.ruleWords = ruleWordsOf(register)
  }

  next(
    before: Digest,
    order: Order<unknown>,
    answers: readonly Answer[],
    events: readonly Event[],
    state: object,
  ): Digest {
    const { hash, words } = this
    hash.reset()
    for (let i = 0; i < 4; i++) hash.word(before[i]!)
    hash.word(order.seat)
    digestInto(hash, order.command)
    hash.word(answers.length)
    for (const answer of answers) this.answer(answer)
    hash.word(events.length)
    for (const event of events) this.event(event)
    digestState(hash, state)
    hash.finish(words)
    return [words[0]!, words[1]!, words[2]!, words[3]!]
  }

  private answer(answer: Answer): void {
    this.hash.word(this.ruleWords[answer.why]!)
    if ('faces' in answer) {
      this.hash.word(answer.sides)
      for (const face of answer.faces) this.hash.word(face)
    } else this.hash.word(answer.seat).word(answer.choice)
  }

  private event(event: Event): void {
    for (const key in event) {
      const value = event[key as keyof Event]
      if (key === 'why') this.hash.word(this.ruleWords[value as number]!)
      else digestInto(this.hash, value)
    }
  }
}

/** What can change of a state. `fixed` is in the header already. */
function digestState(hash: Hash, state: object): void {
  for (const key in state) if (key !== 'fixed') digestInto(hash, state[key as keyof typeof state])
}

export const digestText = (digest: Digest): string =>
  digest.map(word => (word >>> 0).toString(16).padStart(8, '0')).join('')

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
