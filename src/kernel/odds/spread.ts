import type { Meaning } from '#kernel/table/index.ts'

/** Too many outcomes to walk one by one. The caller may sample instead, and must say so. */
export class TooWide extends Error {}

/** All that one throw can mean: for each outcome, faces that would give it and how many throws do. */
export interface Spread {
  readonly faces: readonly Uint8Array[]
  readonly weights: readonly bigint[]
  /** all throws: the weights add up to it */
  readonly total: bigint
}

const MOST_OUTCOMES = 50_000n
const known = new WeakMap<Meaning, Spread[]>()

/** The spread of `times` throws of one meaning, where only how often each outcome came matters. */
export function spreadOf(meaning: Meaning, times: number): Spread {
  let spreads = known.get(meaning)
  if (spreads === undefined) {
    spreads = []
    known.set(meaning, spreads)
  }
  spreads[times] ??= spread(meaning, times)
  return spreads[times]
}

function spread(meaning: Meaning, times: number): Spread {
  const kinds = meaning.weights.length
  if (choices(times + kinds - 1, kinds - 1) > MOST_OUTCOMES) throw new TooWide('a throw with too many outcomes')
  const faces: Uint8Array[] = []
  const weights: bigint[] = []
  const counts = new Array<number>(kinds).fill(0)
  const deal = (outcome: number, left: number, ways: bigint): void => {
    if (outcome === counts.length - 1) {
      counts[outcome] = left
      faces.push(facesOf(meaning, counts, times))
      weights.push(ways * BigInt(meaning.weights[outcome]!) ** BigInt(left))
      return
    }
    for (let count = left; count >= 0; count--) {
      counts[outcome] = count
      deal(outcome + 1, left - count, ways * choices(left, count) * BigInt(meaning.weights[outcome]!) ** BigInt(count))
    }
  }
  deal(0, times, 1n)
  return { faces, weights, total: BigInt(meaning.sides) ** BigInt(meaning.each * times) }
}

function facesOf(meaning: Meaning, counts: readonly number[], times: number): Uint8Array {
  const faces = new Uint8Array(times * meaning.each)
  let at = 0
  counts.forEach((count, outcome) => {
    for (let i = 0; i < count; i++) for (const face of meaning.faces[outcome]!) faces[at++] = face
  })
  return faces
}

function choices(of: number, take: number): bigint {
  let ways = 1n
  for (let i = 1; i <= take; i++) ways = (ways * BigInt(of - take + i)) / BigInt(i)
  return ways
}
