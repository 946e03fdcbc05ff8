import { type Meaning, meaningOfTotal } from './meaning.ts'

/**
 * One die read through a few marks, so that a whole handful can be counted at once: "how many of eight at 8 or more".
 * A count holds the marks in one number, eight bits each; `first` and `second` take them out.
 */
export class Marks {
  readonly sides: number
  readonly meaning: Meaning
  /** what each face adds to a count */
  readonly weight: Int32Array

  constructor(sides: number, says: string, markOf: (face: number) => 0 | 1 | 2 | 3) {
    this.sides = sides
    const marks = Array.from({ length: sides + 1 }, (_, face) => (face === 0 ? 0 : markOf(face)))
    this.meaning = meaningOfTotal(1, sides, says, markOf, marks)
    this.weight = new Int32Array(sides + 1)
    for (let face = 1; face <= sides; face++) this.weight[face] = WEIGHT_OF_MARK[markOf(face)]
  }
}

const WEIGHT_OF_MARK = [0, 1, 0x100, 0x10000] as const
/** More dice than this in one count would run from one mark's eight bits into the next. */
export const MOST_DICE = 255

export const first = (count: number): number => count & 0xff
export const second = (count: number): number => (count >> 8) & 0xff

const floors = new Map<number, Marks>()
/** One die at `face` or more. */
export function atLeast(sides: number, face: number): Marks {
  const key = face * 128 + sides
  let marks = floors.get(key)
  if (marks === undefined) {
    marks = new Marks(sides, `${face} or more`, thrown => (thrown >= face ? 1 : 0))
    floors.set(key, marks)
  }
  return marks
}

const chances: Marks[] = []
/** A chance in a hundred: d100 at or under. */
export function percent(chance: number): Marks {
  if (!Number.isInteger(chance)) throw new RangeError(`a chance of ${chance} in a hundred cannot be thrown`)
  chances[chance] ??= new Marks(100, `${chance} or less`, thrown => (thrown <= chance ? 1 : 0))
  return chances[chance]
}
