import { Hash } from '#kernel/hash/index.ts'
import type { Asking, Source, Tape } from './ask.ts'
import { xoshiro } from './xoshiro.ts'

/** Faces laid out at a time. It changes nothing but speed: each kind of die is a stream of its own. */
const BLOCK = 126

/**
 * Dice from a seed. Stream `stream` of `seed` is the same faces whoever asks: battle k of a sweep, row k of a live game,
 * in one worker or in ten, in Node or in a browser. Each kind of die draws from its own generator, so how many d6 were
 * thrown never moves a d10.
 */
export class Seeded implements Source {
  private seed: number
  private stream: number
  private readonly generators: (Int32Array | null)[] = new Array<Int32Array | null>(101).fill(null)
  /** how often it has been turned; a generator that was awake in another turn must wake again */
  private turns = 1
  private readonly awake: number[] = new Array<number>(101).fill(0)
  private readonly hash = new Hash()

  constructor(seed: number, stream = 0) {
    if (!Number.isSafeInteger(seed)) throw new RangeError(`a seed is a whole number, not ${seed}`)
    this.seed = seed
    this.stream = stream
  }

  /** Turn to another stream. Whoever holds the dice must clear them. */
  turnTo(seed: number, stream: number): void {
    this.seed = seed
    this.stream = stream
    this.turns++
  }

  more(tape: Tape, ask: Asking): void {
    const state = this.generator(tape.sides)
    const digits = digitsOf(tape.sides)
    const { faces } = tape
    let end = 0
    for (let at = tape.at; at < tape.end; at++) faces[end++] = faces[at]!
    const enough = ask.dice > BLOCK ? ask.dice : BLOCK
    while (end < enough) end = digits.deal(state, faces, end)
    tape.at = 0
    tape.end = end
  }

  private generator(sides: number): Int32Array {
    this.generators[sides] ??= new Int32Array(4)
    const state = this.generators[sides]
    if (this.awake[sides] !== this.turns) {
      this.hash.reset().whole(this.seed).whole(this.stream).word(sides).finish(state)
      if ((state[0]! | state[1]! | state[2]! | state[3]!) === 0) state[0] = 1
      this.awake[sides] = this.turns
    }
    return state
  }
}

/**
 * How one word of the generator becomes several exactly uniform faces: words at or above the largest multiple of
 * sides^faces are drawn again, the rest is taken apart in groups of faces looked up together.
 */
class Digits {
  private readonly group: number
  private readonly perGroup: number
  private readonly groups: number
  private readonly limit: number
  private readonly facesOf: Uint8Array

  constructor(sides: number) {
    this.perGroup = 1
    while (sides ** (this.perGroup + 1) <= 1000) this.perGroup++
    this.group = sides ** this.perGroup
    this.groups = bestGroups(this.group)
    this.limit = accepted(this.group ** this.groups)
    this.facesOf = new Uint8Array(this.group * this.perGroup)
    for (let value = 0; value < this.group; value++) {
      for (let face = 0, rest = value; face < this.perGroup; face++, rest = Math.floor(rest / sides)) {
        this.facesOf[value * this.perGroup + face] = (rest % sides) + 1
      }
    }
  }

  /** One word's worth of faces from `end` on; returns the new end. */
  deal(state: Int32Array, faces: Uint8Array, end: number): number {
    const { group, perGroup, groups, facesOf } = this
    let word = xoshiro(state)
    while (word >= this.limit) word = xoshiro(state)
    if (perGroup === 3) {
      // d6, d8 and d10, written out: a third quicker
      for (let taken = 0; taken < groups; taken++) {
        const rest = Math.floor(word / group)
        const at = (word - rest * group) * 3
        word = rest
        faces[end] = facesOf[at]!
        faces[end + 1] = facesOf[at + 1]!
        faces[end + 2] = facesOf[at + 2]!
        end += 3
      }
      return end
    }
    for (let taken = 0; taken < groups; taken++) {
      const rest = Math.floor(word / group)
      let at = (word - rest * group) * perGroup
      word = rest
      for (let face = 0; face < perGroup; face++) faces[end++] = facesOf[at++]!
    }
    return end
  }
}

/** The largest multiple of `span` that a word can be below. */
const accepted = (span: number): number => Math.floor(2 ** 32 / span) * span

/** How many groups make most of a word: more faces a word against fewer words drawn again. */
function bestGroups(group: number): number {
  let best = 1
  const gain = (groups: number): number => groups * accepted(group ** groups)
  for (let groups = 2; group ** groups <= 2 ** 32; groups++) if (gain(groups) > gain(best)) best = groups
  return best
}

const digits: Digits[] = []
function digitsOf(sides: number): Digits {
  digits[sides] ??= new Digits(sides)
  return digits[sides]
}
