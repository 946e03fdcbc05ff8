import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addBattles, type BattleTally, battleSummaryOf, emptyBattles } from './battles.ts'

const added = (parts: readonly BattleTally[]): BattleTally => {
  const sum = emptyBattles()
  for (const part of parts) addBattles(sum, part)
  return sum
}

describe('a tally of whole battles', () => {
  const count = fc.nat({ max: 1_000_000 })
  const two = fc.tuple(count, count)
  const tallies = fc.array(
    fc.record({
      ...{ battles: count, wins: fc.tuple(count, count, count), turns: count, turnsSquared: count, orders: count },
      ...{ check: fc.integer({ min: 0, max: 0xffff_ffff }), points: two, pointsSquared: two },
    }),
    { maxLength: 6 },
  )

  test('keeps the points of both sides, in whatever order its parts arrive', () => {
    fc.assert(
      fc.property(tallies, parts => {
        const whole = added(parts)
        expect(added([...parts].reverse())).toEqual(whole)
        expect(whole.points[1]).toBe(parts.reduce((sum, { points }) => sum + points[1], 0))
        expect(whole.battles).toBe(parts.reduce((sum, { battles }) => sum + battles, 0))
      }),
      { seed: 14, numRuns: 100 },
    )
  })

  test('is summed up with the mean points of each side', () => {
    // Three battles: 2, 4 and 6 points for the first, 5 each for the second.
    const tally = { ...emptyBattles(), battles: 3, wins: [1, 1, 1] as [number, number, number] }
    const summary = battleSummaryOf({ ...tally, points: [12, 15], pointsSquared: [56, 75] }, 3)
    // The variance is (4 + 0 + 4) ÷ 2; the error of the mean √(4 ÷ 3).
    expect(summary.points.first).toEqual({ mean: 4, error: expect.closeTo(Math.sqrt(4 / 3), 12) })
    expect(summary.points.second).toEqual({ mean: 5, error: 0 })
    expect(summary).toMatchObject({ battles: 3, seed: 3, turns: { mean: 0, error: 0 } })
  })

  test('of no battles has numbers too', () => {
    const none = { mean: 0, error: 0 }
    expect(battleSummaryOf(emptyBattles(), 1).points).toEqual({ first: none, second: none })
  })
})
