/**
 * What a throw means: which outcomes it can have, how many combinations of faces lead to each, and one such combination.
 * Exact odds walk these outcomes instead of faces, and an umpire is told `says`.
 */
export interface Meaning {
  readonly sides: number
  /** dice thrown together for one outcome: 2 for a table read by 2d10 */
  readonly each: number
  readonly says: string
  /** combinations of faces behind each outcome; together sides to the power of `each` */
  readonly weights: readonly number[]
  /** which outcome the dice added up mean, by that total */
  readonly outcomeAt: readonly number[]
  /** for each outcome, faces that would give it */
  readonly faces: readonly (readonly number[])[]
  /** where dice are counted: what each face counts as, 0 for nothing; empty where faces are added up or looked up */
  readonly marks: readonly number[]
}
const UNCOUNTED: readonly number[] = []

/** The meaning of `each` dice added up, where totals that `outcomeOf` maps to the same number mean the same. */
export function meaningOfTotal(
  each: number,
  sides: number,
  says: string,
  outcomeOf: (total: number) => number,
  marks: readonly number[] = UNCOUNTED,
): Meaning {
  const ways = waysToTotal(each, sides)
  const place = new Map<number, number>()
  const weights: number[] = []
  const faces: number[][] = []
  const outcomeAt: number[] = new Array<number>(each * sides + 1).fill(-1)
  for (let total = each; total <= each * sides; total++) {
    const outcome = outcomeOf(total)
    let at = place.get(outcome)
    if (at === undefined) {
      at = weights.push(0) - 1
      place.set(outcome, at)
      faces.push(facesOfTotal(each, sides, total))
    }
    weights[at]! += ways[total]!
    outcomeAt[total] = at
  }
  return { sides, each, says, weights, outcomeAt, faces, marks }
}

/** ways[t]: how many ordered throws of `each` dice add up to t */
function waysToTotal(each: number, sides: number): number[] {
  if (sides ** each > Number.MAX_SAFE_INTEGER) throw new RangeError(`${each}d${sides} cannot be counted exactly`)
  let ways = [1]
  for (let die = 0; die < each; die++) {
    const more = new Array<number>(ways.length + sides).fill(0)
    ways.forEach((count, total) => {
      for (let face = 1; face <= sides; face++) more[total + face]! += count
    })
    ways = more
  }
  return ways
}

function facesOfTotal(each: number, sides: number, total: number): number[] {
  const faces: number[] = []
  for (let left = each; left > 0; left--) {
    const face = Math.min(sides, total - (left - 1))
    faces.push(face)
    total -= face
  }
  return faces
}

const faceMeanings: Meaning[] = []
/** One die whose face matters as a face. */
export function meaningOfFace(sides: number): Meaning {
  faceMeanings[sides] ??= meaningOfTotal(1, sides, '', face => face)
  return faceMeanings[sides]
}

const sumMeanings = new Map<number, Meaning>()
/** Several dice added up. */
export function meaningOfSum(each: number, sides: number): Meaning {
  const key = each * 1000 + sides
  let meaning = sumMeanings.get(key)
  if (meaning === undefined) {
    meaning = meaningOfTotal(each, sides, each === 1 ? '' : 'added up', total => total)
    sumMeanings.set(key, meaning)
  }
  return meaning
}
