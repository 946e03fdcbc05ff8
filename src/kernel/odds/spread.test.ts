import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { atLeast, type Meaning, meaningOfFace, meaningOfSum, meaningOfTotal } from '#kernel/table/index.ts'
import { spreadOf, TooWide } from './spread.ts'

/** All ordered throws, face by face: the second opinion. */
function allThrows(dice: number, sides: number): number[][] {
  if (dice === 0) return [[]]
  const faces = Array.from({ length: sides }, (_, i) => i + 1)
  return allThrows(dice - 1, sides).flatMap(thrown => faces.map(face => [...thrown, face]))
}

/** What a throw of several meant, as "how often each outcome": the dice are taken `each` at a time. */
function tally(faces: ArrayLike<number>, each: number, outcomeOf: (total: number) => number): string {
  const counts: Record<number, number> = {}
  for (let at = 0; at < faces.length; at += each) {
    let total = 0
    for (let i = at; i < at + each; i++) total += faces[i]!
    const outcome = outcomeOf(total)
    counts[outcome] = (counts[outcome] ?? 0) + 1
  }
  return JSON.stringify(counts)
}

function bruteForce(meaning: Meaning, times: number, outcomeOf: (total: number) => number): Map<string, bigint> {
  const ways = new Map<string, bigint>()
  for (const faces of allThrows(meaning.each * times, meaning.sides)) {
    const key = tally(faces, meaning.each, outcomeOf)
    ways.set(key, (ways.get(key) ?? 0n) + 1n)
  }
  return ways
}

const sumOf = (weights: readonly bigint[]): bigint => weights.reduce((sum, weight) => sum + weight, 0n)

describe('the spread of a throw', () => {
  test('has the outcomes and weights of all faces, one by one', () => {
    const cases = fc
      .record({
        sides: fc.integer({ min: 2, max: 4 }),
        each: fc.integer({ min: 1, max: 3 }),
        times: fc.integer({ min: 1, max: 5 }),
        outcomes: fc.array(fc.nat(3), { minLength: 13, maxLength: 13 }),
      })
      .filter(({ sides, each, times }) => sides ** (each * times) <= 5000)
    fc.assert(
      fc.property(cases, ({ sides, each, times, outcomes }) => {
        const outcomeOf = (total: number): number => outcomes[total]!
        const meaning = meaningOfTotal(each, sides, '', outcomeOf)
        const { faces, weights, total } = spreadOf(meaning, times)
        const told = new Map(faces.map((thrown, i) => [tally(thrown, each, outcomeOf), weights[i]!]))
        expect(told.size).toBe(faces.length)
        expect(told).toEqual(bruteForce(meaning, times, outcomeOf))
        expect(sumOf(weights)).toBe(total)
        expect(total).toBe(BigInt(sides) ** BigInt(each * times))
        for (const thrown of faces) expect(thrown).toHaveLength(each * times)
      }),
      { seed: 9, numRuns: 200 },
    )
  })

  test('eight d10 at 8 or more: the binomial', () => {
    const { faces, weights, total } = spreadOf(atLeast(10, 8).meaning, 8)
    const byHits = new Map(faces.map((thrown, i) => [thrown.filter(face => face >= 8).length, weights[i]]))
    const choose = [1n, 8n, 28n, 56n, 70n, 56n, 28n, 8n, 1n]
    expect(byHits).toEqual(new Map(choose.map((ways, k) => [k, ways * 3n ** BigInt(k) * 7n ** BigInt(8 - k)])))
    expect(total).toBe(10n ** 8n)
  })

  test('255 dice are walked as easily as eight', () => {
    const { faces, weights, total } = spreadOf(atLeast(6, 5).meaning, 255)
    expect(faces).toHaveLength(256)
    expect(sumOf(weights)).toBe(total)
    expect(total).toBe(6n ** 255n)
  })

  test('dice added up are one outcome each', () => {
    const { faces, weights, total } = spreadOf(meaningOfSum(2, 6), 1)
    const ways = [1n, 2n, 3n, 4n, 5n, 6n, 5n, 4n, 3n, 2n, 1n]
    expect(new Map(faces.map(([a, b], i) => [a! + b!, weights[i]]))).toEqual(
      new Map(ways.map((way, i) => [i + 2, way])),
    )
    expect(total).toBe(36n)
  })

  test('dice added up have exact weights as far as a number can count, and are refused beyond', () => {
    const { weights, total } = spreadOf(meaningOfSum(15, 10), 1)
    expect(sumOf(weights)).toBe(total)
    expect(total).toBe(10n ** 15n)
    expect(() => meaningOfSum(16, 10)).toThrow('16d10 cannot be counted exactly')
  })

  test('of too many outcomes is refused in a sentence, each time', () => {
    expect(() => spreadOf(meaningOfFace(100), 5)).toThrow(TooWide)
    expect(() => spreadOf(meaningOfFace(100), 5)).toThrow('too many outcomes')
  })
})
