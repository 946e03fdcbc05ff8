import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Cite } from '#kernel/book/index.ts'
import { Hash } from '#kernel/hash/index.ts'
import { first, Marks, second } from '#kernel/table/index.ts'
import { Dice } from './dice.ts'
import { Seeded } from './seeded.ts'
import { xoshiro } from './xoshiro.ts'

const why = 0 as Cite

/** A stream as it comes when its dice are thrown one by one and no others. */
function stream(length: number, sides: number, seed: number, number = 0): number[] {
  const dice = new Dice(new Seeded(seed, number))
  return Array.from({ length }, () => dice.one(sides, why))
}

/** Wilson and Hilferty: (X/k)^(1/3) of a chi-square with k degrees of freedom is nearly normal; this is its deviate. */
function deviate(observed: readonly number[], expected: number): number {
  const chiSquare = observed.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
  const degrees = observed.length - 1
  const spread = 2 / (9 * degrees)
  return (Math.cbrt(chiSquare / degrees) - (1 - spread)) / Math.sqrt(spread)
}

describe('faces are fair', () => {
  /**
   * Proof that nothing is biased: each face is a digit of a number that is uniform below a multiple of sides^k. The words of
   * the generator at or above the largest such multiple must be drawn again, and of every other word all k lowest digits to
   * the base of `sides` must be dealt, once each: then all sides^k combinations have the same number of words behind them.
   * How many digits a word gives is left to the code; but exactly one k may explain the whole stream.
   */
  const digitsExplain = (faces: readonly number[], sides: number, k: number, seed: number, number: number): boolean => {
    const state = new Hash().whole(seed).whole(number).word(sides).finish()
    const combinations = sides ** k
    const limit = 2 ** 32 - (2 ** 32 % combinations)
    for (let at = 0; at < faces.length; ) {
      let word = xoshiro(state)
      if (word >= limit) continue
      for (let digit = 0; digit < k && at < faces.length; digit++, at++) {
        if (faces[at] !== (word % sides) + 1) return false
        word = Math.floor(word / sides)
      }
    }
    return true
  }

  test.each(Array.from({ length: 99 }, (_, i) => i + 2))('a d%i deals whole digits of unbiased words', sides => {
    const faces = stream(8000, sides, 20_160_531, 7)
    const explaining = []
    for (let k = 1; sides ** k <= 2 ** 32; k++) if (digitsExplain(faces, sides, k, 20_160_531, 7)) explaining.push(k)
    expect(explaining).toHaveLength(1)
  })

  test.each([2, 3, 4, 6, 8, 10, 12, 20, 100])(
    'd%i: 250,000 faces fall evenly, and so do pairs of neighbours',
    sides => {
      for (const seed of [1, 1916]) {
        const faces = stream(250_000, sides, seed)
        const counts = new Array<number>(sides).fill(0)
        for (const face of faces) counts[face - 1]!++
        expect(Math.abs(deviate(counts, faces.length / sides))).toBeLessThan(4)
        if (sides > 20) continue // too many pairs for so few faces
        const pairs = new Array<number>(sides * sides).fill(0)
        for (let i = 0; i < faces.length; i += 2) pairs[(faces[i]! - 1) * sides + faces[i + 1]! - 1]!++
        expect(Math.abs(deviate(pairs, faces.length / 2 / sides ** 2))).toBeLessThan(4)
      }
    },
  )

  test('neighbouring streams, neighbouring seeds and two kinds of dice know nothing of each other', () => {
    const pairings = [
      [stream(100_000, 10, 5, 0), stream(100_000, 10, 5, 1)],
      [stream(100_000, 10, 5, 0), stream(100_000, 10, 6, 0)],
      [stream(100_000, 10, 5, 0), stream(100_000, 20, 5, 0).map(face => ((face - 1) % 10) + 1)],
    ] as const
    for (const [one, other] of pairings) {
      const pairs = new Array<number>(100).fill(0)
      one.forEach((face, i) => {
        pairs[(face - 1) * 10 + other[i]! - 1]!++
      })
      expect(Math.abs(deviate(pairs, 1000))).toBeLessThan(4)
    }
  })
})

describe('a stream is the same however it is asked for', () => {
  const kinds = [2, 6, 10, 100]
  const lone = new Map(kinds.map(sides => [sides, stream(20_000, sides, 42, 3)]))

  /** Faces in thirds: read through marks, a whole handful shows how many of each third it held. */
  const thirds = new Map(
    kinds.map(sides => [sides, new Marks(sides, '', face => (face * 3 <= sides ? 1 : face * 3 <= sides * 2 ? 2 : 3))]),
  )
  const inThirds = (sides: number, faces: readonly number[]): number[] => [
    faces.filter(face => face * 3 <= sides).length,
    faces.filter(face => face * 3 > sides && face * 3 <= sides * 2).length,
    faces.filter(face => face * 3 > sides * 2).length,
  ]

  test('in ones, in sums, in batches and among other dice', () => {
    const asks = fc.array(fc.record({ sides: fc.constantFrom(...kinds), count: fc.integer({ min: 0, max: 255 }) }), {
      minLength: 20,
      maxLength: 70,
    })
    fc.assert(
      fc.property(asks, list => {
        const dice = new Dice(new Seeded(42, 3))
        const used = new Map(kinds.map(sides => [sides, 0]))
        for (const { sides, count } of list) {
          const from = used.get(sides)!
          const faces = lone.get(sides)!.slice(from, from + count)
          used.set(sides, from + count)
          if (count === 1) expect(dice.one(sides, why)).toBe(faces[0])
          else if (count < 6) expect(dice.sum(count, sides, why)).toBe(faces.reduce((a, b) => a + b, 0))
          else {
            const counted = dice.count(count, thirds.get(sides)!, why)
            expect([first(counted), second(counted), counted >> 16]).toEqual(inThirds(sides, faces))
          }
        }
      }),
      { seed: 1, numRuns: 100 },
    )
  })

  test('in throws larger than any block that is laid out ahead', () => {
    for (const sides of kinds) {
      const dice = new Dice(new Seeded(42, 3))
      const faces = lone.get(sides)!
      expect(dice.one(sides, why)).toBe(faces[0])
      for (let from = 1; from < 2000; from += 255) {
        const counted = dice.count(255, thirds.get(sides)!, why)
        const got = [first(counted), second(counted), counted >> 16]
        expect(got).toEqual(inThirds(sides, faces.slice(from, from + 255)))
      }
      expect(dice.one(sides, why)).toBe(faces[1 + 8 * 255])
    }
  })
})

describe('streams differ', () => {
  test('by seed, up to 53 bits of it, by stream and by kind of die', () => {
    const seeds = [0, 1, 2, 2 ** 31, 2 ** 32 - 1, 2 ** 32, 2 ** 32 + 1, 2 ** 52, 2 ** 53 - 2, 2 ** 53 - 1]
    const streams = seeds.flatMap(seed => [stream(40, 10, seed, 0), stream(40, 10, 0, seed)]).map(String)
    // seed 0, stream 0 stands in the list twice; seed a, stream b is never seed b, stream a
    expect(new Set(streams).size).toBe(2 * seeds.length - 1)
  })

  test('between kinds of dice whose faces could be the same', () => {
    const halves = (sides: number): string => String(stream(60, sides, 9).map(face => face > sides / 2))
    const kinds = [2, 4, 6, 8, 10, 12, 20, 100]
    expect(new Set(kinds.map(halves)).size).toBe(kinds.length)
  })

  test('without a stream it is stream 0', () => {
    const dice = new Dice(new Seeded(8))
    expect(Array.from({ length: 50 }, () => dice.one(6, why))).toEqual(stream(50, 6, 8, 0))
  })
})

test('turnTo, with the dice cleared, equals a new source', () => {
  const source = new Seeded(1, 1)
  const dice = new Dice(source)
  for (const [seed, number] of [
    [7, 0],
    [7, 1],
    [2 ** 53 - 1, 12],
    [1, 1],
  ] as const) {
    for (let i = 0; i < 200; i++) dice.one(i % 2 ? 6 : 10, why)
    source.turnTo(seed, number)
    dice.clear()
    for (const sides of [6, 10, 20]) {
      expect(Array.from({ length: 300 }, () => dice.one(sides, why))).toEqual(stream(300, sides, seed, number))
    }
  }
})
