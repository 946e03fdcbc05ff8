import { describe, expect, test } from 'vitest'
import { meaningOfFace, meaningOfSum, meaningOfTotal } from './meaning.ts'

/** All ordered throws, face by face: the second opinion. */
function allThrows(each: number, sides: number): number[][] {
  if (each === 0) return [[]]
  const faces = Array.from({ length: sides }, (_, i) => i + 1)
  return allThrows(each - 1, sides).flatMap(thrown => faces.map(face => [...thrown, face]))
}
const total = (faces: readonly number[]): number => faces.reduce((sum, face) => sum + face, 0)

function bruteForce(each: number, sides: number, outcomeOf: (total: number) => number): Map<number, number> {
  const ways = new Map<number, number>()
  for (const thrown of allThrows(each, sides)) {
    const outcome = outcomeOf(total(thrown))
    ways.set(outcome, (ways.get(outcome) ?? 0) + 1)
  }
  return ways
}

const cases = [1, 2, 3, 4].flatMap(each => [4, 6, 10].map(sides => [each, sides] as const))

describe('the weights of dice added up', () => {
  test.each(cases)('%id%i: as many as all faces, one by one', (each, sides) => {
    const meaning = meaningOfSum(each, sides)
    const { weights, faces } = meaning
    expect(meaning).toMatchObject({ each, sides, says: each === 1 ? '' : 'added up' })
    expect(new Map(faces.map((thrown, i) => [total(thrown), weights[i]]))).toEqual(bruteForce(each, sides, sum => sum))
    expect(weights).toHaveLength(each * (sides - 1) + 1)
    expect(total(weights)).toBe(sides ** each)
  })

  test.each(cases)('%id%i in three bands', (each, sides) => {
    const band = (sum: number): number => (sum * 3 < each * sides ? 7 : sum % 2 === 0 ? -1 : 30)
    const { weights, faces, outcomeAt } = meaningOfTotal(each, sides, 'bands', band)
    expect(weights).toHaveLength(faces.length)
    for (let sum = each; sum <= each * sides; sum++) {
      expect(band(total(faces[outcomeAt[sum]!]!))).toBe(band(sum))
    }
    expect(new Map(faces.map((thrown, i) => [band(total(thrown)), weights[i]]))).toEqual(bruteForce(each, sides, band))
  })

  test.each(cases)('%id%i: the faces shown could have been thrown', (each, sides) => {
    for (const thrown of meaningOfSum(each, sides).faces) {
      expect(thrown).toHaveLength(each)
      for (const face of thrown) {
        expect(Number.isInteger(face)).toBe(true)
        expect(face).toBeGreaterThanOrEqual(1)
        expect(face).toBeLessThanOrEqual(sides)
      }
    }
  })
})

test.each([2, 6, 10, 100])('a d%i whose face matters: each face once', sides => {
  const faces = Array.from({ length: sides }, (_, i) => [i + 1])
  expect(meaningOfFace(sides)).toMatchObject({ sides, each: 1, says: '', weights: faces.map(() => 1), faces })
})
