import { describe, expect, test } from 'vitest'
import type { Cite } from '#kernel/book/index.ts'
import type { Chart, Offer, Unit, Weapon } from '#kernel/ruleset/index.ts'
import { BLANK } from './draft.ts'
import { aimedAt, planOf, waysOf } from './plan.ts'

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
  test('keeps single mounts silent, whatever the target', () => {
    const silent = new Map([[0, [1, 0]]])
    for (const target of [1, 2])
      expect(planOf([both], { ...BLANK, target, silent }, chart).aims[0]).toEqual({ weapon: 0, target, held: [1, 0] })
  })
  test('turns one weapon on a target of its own, which is then looked at, and picking changes that one only', () => {
    const own = { ...BLANK, target: 1, weapon: 0, aims: [{ weapon: 0, target: 2 }] }
    const plan = planOf([both], own, chart)
    expect(plan.target).toBe(2)
    expect(aimedAt(own, plan, 1)).toEqual({ ...own, aims: [{ weapon: 0, target: 1 }] })
    expect(aimedAt(BLANK, planOf([both], BLANK, chart), 1)).toEqual({ ...BLANK, target: 1 })
  })
  test('divides a weapon between targets, and says why not, if not', () => {
    const aims = [1, 2].map(target => ({ weapon: 0, target, parts: 2 }))
    const no = { reason: 'too many', why: 3 as Cite }
    const [offer] = [both] as Extract<Offer<unknown>, { kind: 'attack' }>[]
    const strict = { ...offer!, plan: { ...offer!.plan, try: () => no } }
    expect(planOf([both], { ...BLANK, held: [1], aims }, chart)).toMatchObject({ aims, refusal: null })
    expect(planOf([strict], { ...BLANK, held: [1], aims }, chart)).toMatchObject({ aims, refusal: no })
  })
  test('has nothing to aim where nothing is offered', () => {
    expect(planOf([], BLANK, chart)).toMatchObject({ unit: null, target: null, aims: [], units: [] })
  })
})

describe('one of several things', () => {
  const way = (words: string, command: unknown) => ({ words, note: '', now: false, command, deed: '', throwing: null })
  const choose: Offer<unknown> = {
    kind: 'choose',
    unit: 0,
    plan: {
      title: 'The van',
      facts: '',
      lists: [
        { name: 'Movement', ways: [way('ENGAGE', null), way('INTERCEPT', { to: 'intercept' })] },
        { name: 'Formation', ways: [way('SCATTER', { to: 'scatter' })] },
      ],
    },
  }

  test('is picked by its name, and nothing is picked beforehand', () => {
    expect(planOf([choose], BLANK, chart)).toMatchObject({ unit: 0, attack: null, picked: null })
    const plan = planOf([choose], { ...BLANK, choice: 'SCATTER' }, chart)
    expect(plan.picked?.command).toEqual({ to: 'scatter' })
    expect(waysOf(plan.choose).map(({ words }) => words)).toEqual(['INTERCEPT', 'SCATTER'])
  })

  test('what may not be said now cannot be picked', () => {
    expect(planOf([choose], { ...BLANK, choice: 'ENGAGE' }, chart).picked).toBeNull()
  })
})
