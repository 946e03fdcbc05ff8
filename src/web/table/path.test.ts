import { describe, expect, test } from 'vitest'
import type { ChartPlace, Leg, MovePlan } from '#kernel/ruleset/index.ts'
import { bearingTo, legTowards, pathAfterKey, turnTo } from './path.ts'

const START: ChartPlace = { east: 0, north: 0, heading: 0 }
/** A mile costs a point for each begun one, a turn a point for each begun sixty degrees. */
function plan(budget: number, grain = { turn: 10, ahead: 0.1 }): Pick<MovePlan<unknown>, 'try' | 'grain' | 'budget'> {
  return {
    budget,
    grain,
    try(path: readonly Leg[]) {
      let { east, north, heading } = START
      let cost = 0
      for (const { turn = 0, ahead = 0 } of path) {
        heading = (heading + turn + 3600) % 3600
        east += Math.sin((heading * Math.PI) / 1800) * ahead
        north += Math.cos((heading * Math.PI) / 1800) * ahead
        cost += Math.ceil(Math.abs(turn) / 600) + Math.ceil(ahead - 1e-9)
      }
      return { cost, at: { east, north, heading }, way: [], refusal: null }
    },
  }
}

test('bearings are true, and the shorter way round is taken', () => {
  expect(bearingTo({ east: 0, north: 0 }, { east: 1, north: 0 })).toBeCloseTo(900)
  expect(bearingTo({ east: 0, north: 0 }, { east: -1, north: 0 })).toBeCloseTo(2700)
  expect(turnTo(3500, 100)).toBe(200)
  expect(turnTo(100, 3500)).toBe(-200)
})

describe('a ghost that is dragged', () => {
  test('goes straight ahead as far as the hand', () => {
    expect(legTowards(plan(4), [], START, { east: 0, north: 2.34 })).toEqual({ ahead: 2.3 })
  })
  test('goes no farther than the budget', () => {
    expect(legTowards(plan(4), [], START, { east: 0, north: 9 })).toEqual({ ahead: 4 })
    // sixty degrees cost a point
    expect(legTowards(plan(4), [], START, { east: 8.66, north: 5 })).toEqual({ turn: 600, ahead: 3 })
  })
  test('turns no farther than the budget', () => {
    expect(legTowards(plan(1), [], START, { east: 0.1, north: -3 })).toEqual({ turn: 580 })
  })
  test('starts where the path ends', () => {
    expect(legTowards(plan(4), [{ ahead: 2 }], START, { east: 0, north: 3 })).toEqual({ ahead: 1 })
  })
  test('keeps to hexes', () => {
    const hexes = plan(4, { turn: 600, ahead: 1 })
    expect(legTowards(hexes, [], START, { east: 1.9, north: 1.1 })).toEqual({ turn: 600, ahead: 2 })
  })
})

test('keys lengthen the last leg, turn after it, and take it back', () => {
  const keys = (...pressed: string[]) =>
    pressed.reduce<readonly Leg[]>((path, key) => pathAfterKey(plan(9), path, key)!, [])
  expect(keys('ArrowUp', 'ArrowUp', 'ArrowRight', 'ArrowUp')).toEqual([{ ahead: 1 }, { turn: 150, ahead: 0.5 }])
  expect(keys('ArrowRight', 'ArrowLeft')).toEqual([])
  expect(keys('ArrowUp', 'ArrowDown')).toEqual([])
  expect(keys('ArrowUp', 'ArrowLeft', 'Backspace')).toEqual([{ ahead: 0.5 }])
  expect(pathAfterKey(plan(9), [], 'x')).toBeNull()
  expect(pathAfterKey(plan(1), [{ ahead: 1 }], 'ArrowUp')).toEqual([{ ahead: 1 }])
})
