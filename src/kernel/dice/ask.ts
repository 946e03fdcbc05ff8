import type { Cite } from '#kernel/book/index.ts'
import type { Meaning } from '#kernel/table/index.ts'

/** A throw that is wanted: `dice` dice in all, read as outcomes of `meaning`, by rule `why`. */
export interface Asking {
  readonly dice: number
  readonly meaning: Meaning
  readonly why: Cite
}

/** No throw has more dice. */
export const MOST_THROWN = 1000

/** Of whole numbers, those of so many bits are told apart. */
const EXACT_BITS = Math.log2(Number.MAX_SAFE_INTEGER) - 1e-9

/** Faces lying ready for one kind of die. A source lays them out; the dice take them up. */
export class Tape {
  readonly sides: number
  readonly faces: Uint8Array
  /** how many of these dice can be added up and still be counted exactly */
  readonly mostAdded: number
  at = 0
  end = 0

  constructor(sides: number) {
    this.sides = sides
    this.faces = new Uint8Array(MOST_THROWN + 32) // a source deals several faces at a time
    this.mostAdded = Math.floor(EXACT_BITS / Math.log2(sides))
  }
}

/** Where faces come from. Must leave at least `ask.dice` faces between `tape.at` and `tape.end`. */
export interface Source {
  more(tape: Tape, ask: Asking): void
  /** forget faces that were taken up and not yet given out */
  clear?(): void
}

/** An ask in words, for a hand that must throw: "six d10, 5 or more". */
export function wordsOf(ask: Asking): string {
  const { each, sides, says } = ask.meaning
  const times = ask.dice / each
  const dice =
    each === 1 ? `${inWords(ask.dice)} d${sides}` : `${times === 1 ? '' : `${inWords(times)} times `}${each}d${sides}`
  return says === '' ? dice : `${dice}, ${says}`
}

const WORDS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve']
const inWords = (count: number): string => WORDS[count] ?? String(count)
