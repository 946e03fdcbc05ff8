import { describe, expect, test } from 'vitest'
import { CM, type State } from '../02-data-sheet/state.ts'
import { carrier, divers, fighters, flying, type Group } from '../09-air/air.fixture.ts'
import { PRESENT } from '../table/present.ts'
import { during, refused, table } from '../whole/battle.fixture.ts'
import { ship } from '../whole/bench.fixture.ts'
import { counsel } from './counsel.ts'
import { isToLand } from './flying.ts'

const at = (x: number, y: number): { readonly x: number; readonly y: number } => ({ x: x * CM, y: y * CM })
function sea(groups: readonly Group[]): State {
  return flying(
    table([
      [{ card: carrier(), seat: 0, ...at(100, 100), moved: 20 }],
      [
        { card: carrier({ S: 20, F: 14 }), seat: 1, ...at(200, 100), moved: 20 },
        { card: ship({ typeCode: 'DD', targetSize: -2, S: 4, F: 3 }), seat: 1, ...at(210, 100), moved: 20 },
      ],
    ]),
    groups,
  )
}
const best = (state: State, seat = 0) => counsel(state, seat).toSorted((a, b) => b.gain - a.gain)[0]?.command

describe('What a captain does with aircraft', () => {
  test('bombers that are ready are launched, and go for the carrier', () => {
    const state = during(sea([{ seat: 0, base: 0, stands: [{ sheet: divers() }] }]), 'aircraft movement', 0)
    expect(best(state)).toEqual({ type: 'LaunchStand', stand: 0 })
    Object.assign(state.sky.stands[0]!, { where: 3, ...at(100, 100) })
    expect(best(state)).toEqual({ type: 'FlyStand', stand: 0, ...at(200, 100) })
    Object.assign(state.sky.stands[0]!, at(200, 100))
    expect(best(during(state, 'action', 0))).toEqual({ type: 'AttackFromAir', stand: 0, target: 1 })
  })

  test('fighters make for bombers, and stay up as long as any fly', () => {
    const state = sea([
      { seat: 0, stands: [{ sheet: fighters(), ...at(100, 100) }] },
      { seat: 1, stands: [{ sheet: divers(), ...at(150, 100) }] },
    ])
    expect(best(during(state, 'aircraft movement', 0))).toEqual({ type: 'FlyStand', stand: 0, ...at(150, 100) })
    expect(isToLand(state, 0)).toBe(false)
    state.sky.stands[1]!.where = 6
    expect(isToLand(state, 0)).toBe(true)
  })

  test('who has dropped his load goes home', () => {
    const state = sea([{ seat: 0, stands: [{ sheet: divers(), ...at(200, 100), loaded: 0 }] }])
    expect(best(during(state, 'aircraft movement', 0))).toEqual({ type: 'FlyStand', stand: 0, ...at(100, 100) })
    expect(isToLand(state, 0)).toBe(true)
  })
})

describe('What a table shows of aircraft', () => {
  test('stands lie on the chart behind ships, and can be asked for their sheets', () => {
    const state = during(
      sea([
        { seat: 0, base: 0, stands: [{ sheet: fighters() }] },
        { seat: 0, stands: [{ sheet: divers(), ...at(200, 105), flak: 1 }] },
      ]),
      'action',
      0,
    )
    const counters = PRESENT.chart(state, 0).counters!
    expect(counters.map(({ id, kind, letters, words }) => [id, kind, letters, words])).toEqual([
      [3 + 1, 'aircraft', 'B', '4 aircraft · dive · flak −1'],
    ])
    expect(PRESENT.card(state, 4).title).toBe('Flight 2')
    expect(PRESENT.card(state, 0).notes.map(({ text }) => text)).toContain('4 aircraft, on deck')
    const attack = PRESENT.offers(state, 0).find(({ kind }) => kind === 'choose')
    expect(attack).toMatchObject({ unit: 4, deed: 'Attack' })
  })

  test('all that is offered may be said', () => {
    const state = during(
      sea([
        { seat: 0, base: 0, stands: [{ sheet: fighters() }] },
        { seat: 0, stands: [{ sheet: divers() }] },
      ]),
      'aircraft movement',
      0,
    )
    const offers = PRESENT.offers(state, 0)
    expect(offers.map(({ kind }) => kind)).toEqual(['say', 'move', 'say', 'say'])
    for (const offer of offers) if (offer.kind === 'say') expect(refused(state, 0, offer.command)).toBe(null)
    const plan = offers.find(({ kind }) => kind === 'move')
    if (plan?.kind !== 'move') throw new Error('it may fly')
    expect(plan.plan.try([{ turn: 900, ahead: 100 }])).toMatchObject({ cost: 100, refusal: null })
    expect(plan.plan.try([{ ahead: 181 }]).refusal).not.toBe(null)
  })
})
