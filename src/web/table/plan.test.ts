import { describe, expect, test } from 'vitest'
import type { Chart, Offer, Unit, Weapon } from '#kernel/ruleset/index.ts'
import { BLANK } from './draft.ts'
import { planOf } from './plan.ts'

const unit = (id: number, east: number): Unit =>
  ({ id, east, north: 0, heading: 0, ready: true, state: 'afloat', marks: [], tracks: [] }) as unknown as Unit
const chart = { units: [unit(0, 0), unit(1, 5), unit(2, 3)] } as unknown as Chart
const weapon = (id: number, targets: readonly [number, number][]): Weapon => ({
  id,
  name: `${id}`,
  arcs: [],
  bands: [],
  targets: targets.map(([target, chance]) => ({ unit: target, chance, words: '' })),
  idle: '',
})
const attack = (weapons: readonly Weapon[]): Offer<unknown> => ({
  kind: 'attack',
  unit: 0,
  plan: { verb: 'fires at', weapons, deed: () => '', command: () => ({}) },
})
const both = attack([
  weapon(0, [
    [1, 0.4],
    [2, 0.4],
  ]),
  weapon(1, [[1, 0.3]]),
])

describe('a plan', () => {
  test('is to fire all that reaches the likeliest target, of two as likely the nearest', () => {
    const { target, aims } = planOf([both], BLANK, chart)
    expect([target, aims]).toEqual([2, [{ weapon: 0, target: 2 }]])
  })
  test('follows the target that is picked', () => {
    expect(planOf([both], { ...BLANK, target: 1 }, chart).aims).toEqual([
      { weapon: 0, target: 1 },
      { weapon: 1, target: 1 },
    ])
  })
  test('holds and divides as it is told', () => {
    expect(planOf([both], { ...BLANK, target: 1, held: [0] }, chart).aims).toEqual([{ weapon: 1, target: 1 }])
    expect(planOf([both], { ...BLANK, target: 1, aims: [{ weapon: 0, target: 2 }] }, chart).aims).toEqual([
      { weapon: 0, target: 2 },
      { weapon: 1, target: 1 },
    ])
  })
  test('has nothing to aim where nothing is offered', () => {
    expect(planOf([], BLANK, chart)).toMatchObject({ unit: null, target: null, aims: [], units: [] })
  })
})
