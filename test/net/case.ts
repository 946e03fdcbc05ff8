import { canonical } from '#kernel/desk/index.ts'
import { Hash, Words } from '#kernel/hash/index.ts'
import type { Book } from '#rulesets/index.ts'

/** Something done whose every consequence is fed to a hash: a duel, a battle, a question. */
export interface Case {
  /** all that is needed to do it again */
  readonly name: string
  readonly feed: (hash: Hash) => void
}

/** Cases that are kept as one sum. They are made when they are wanted: there are many. */
export interface Block {
  readonly name: string
  cases(): readonly Case[]
}

/** A case that can no longer be done differs from every sum that was kept, and its name must not be lost. */
export class Broken extends Error {
  constructor({ name }: Case, cause: unknown) {
    super(`${name}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause })
  }
}

/** The sum of a block, which stands for the sums of its cases, in their order. `done` is told each of those. */
export function sumOf(block: Block, done: (each: Case, sum: string) => void = () => {}): string {
  const whole = new Hash()
  for (const each of block.cases()) {
    const own = new Hash()
    try {
      each.feed(own)
    } catch (thrown) {
      throw new Broken(each, thrown)
    }
    for (const word of own.finish()) whole.word(word)
    done(each, own.hex())
  }
  return whole.hex()
}

/** All of a state that can change. */
export function feedState(book: Book, state: unknown, hash: Hash): void {
  const words = new Words()
  book.write(state, words, book.revision)
  words.feed(hash)
}

/** Anything as canonical text: rules by their ids, for places in a register may shift; what is a function is left out. */
export function written({ register }: Book, value: unknown): string {
  const byId = (key: string, each: unknown): unknown =>
    key === 'why' && typeof each === 'number' ? (register.rules[each]?.id ?? each) : each
  return canonical(JSON.parse(JSON.stringify(value, byId)))
}
