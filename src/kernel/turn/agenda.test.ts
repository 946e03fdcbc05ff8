import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Due, put, take } from './agenda.ts'

const due = (at: number, what: number): Due => ({ at, what, ship: 0, amount: 1 })

describe('an agenda', () => {
  test('has the earliest first, and of two at one moment the one put down first', () => {
    const agenda: Due[] = []
    for (const [at, what] of [
      [5, 0],
      [2, 1],
      [5, 2],
      [9, 3],
      [2, 4],
      [1, 5],
    ] as const) {
      put(agenda, due(at, what))
    }
    expect(agenda.map(({ at, what }) => [at, what])).toEqual([
      [1, 5],
      [2, 1],
      [2, 4],
      [5, 0],
      [5, 2],
      [9, 3],
    ])
  })

  test('gives out what has fallen due by now, and keeps the rest', () => {
    const agenda: Due[] = []
    for (const at of [7, 3, 4]) put(agenda, { at, what: 1, ship: at * 10, amount: 2 })
    expect(take(agenda, 2)).toEqual([])
    expect(take(agenda, 4)).toEqual([
      { at: 3, what: 1, ship: 30, amount: 2 },
      { at: 4, what: 1, ship: 40, amount: 2 },
    ])
    expect(take(agenda, 4)).toEqual([])
    expect(agenda).toEqual([{ at: 7, what: 1, ship: 70, amount: 2 }])
    expect(take(agenda, 100)).toHaveLength(1)
    expect(agenda).toEqual([])
  })

  test('however things are put down and taken off, each comes once, when due and in order', () => {
    const acts = fc.array(fc.record({ put: fc.boolean(), at: fc.nat(20) }), { maxLength: 60 })
    fc.assert(
      fc.property(acts, acts => {
        const agenda: Due[] = []
        let waiting: Due[] = []
        acts.forEach((act, what) => {
          if (act.put) {
            put(agenda, due(act.at, what))
            waiting.push(due(act.at, what))
            return
          }
          const now = waiting.filter(({ at }) => at <= act.at).sort((a, b) => a.at - b.at || a.what - b.what)
          waiting = waiting.filter(({ at }) => at > act.at)
          expect(take(agenda, act.at)).toEqual(now)
        })
        expect(agenda).toHaveLength(waiting.length)
      }),
      { seed: 7 },
    )
  })
})
