import { describe, expect, test } from 'vitest'
import { CM, type State } from '../02-data-sheet/state.ts'
import { carrier, divers, fighters, flying, type Group } from '../09-air/air.fixture.ts'
import { WHERE } from '../09-air/sky.ts'
import { during, refused, table, told } from '../whole/battle.fixture.ts'
import { play, ship } from '../whole/bench.fixture.ts'
import { testAirSquadrons, testStands } from './6-7-air-morale.ts'
import { endPhase } from './6-7-morale.ts'
import { judge, pointsOf } from './6-7-victory.ts'

const at = (x: number, y: number): { readonly x: number; readonly y: number } => ({ x: x * CM, y: y * CM })
function sea(groups: readonly Group[]): State {
  return flying(
    table([[{ card: carrier(), seat: 0, ...at(100, 100) }], [{ card: ship(), seat: 1, ...at(300, 300) }]]),
    groups,
  )
}
const aborts = (state: State): number[] => state.sky.stands.map(each => each.aborts)
const stand = (aircraft: number, before = 12, CQ = 0) => ({ sheet: divers({ aircraft: 12, CQ }), aircraft, before })

describe('12.4 Morale of stands', () => {
  test('FA-12.4-trigger a third of its aircraft or less, reached in this turn', () => {
    // two stands in each squadron, so that Crew Quality counts; 5 fails
    const tested = (aircraft: number, before: number, faces: readonly number[]): number => {
      const state = sea([{ seat: 0, stands: [stand(aircraft, before), stand(12)] }])
      play(state, faces, desk => testStands(desk))
      return aborts(state)[0]!
    }
    expect([tested(5, 12, []), tested(4, 12, [5]), tested(4, 12, [6]), tested(3, 4, [])]).toEqual([0, 1, 0, 0])
  })

  test('FA-12.4-roll Crew Quality, or the Command Value of whoever is left alone', () => {
    const two = sea([{ seat: 0, stands: [stand(4, 12, 1), stand(12)] }])
    expect(play(two, [5], desk => testStands(desk)).sum).toEqual([['FA-12.4-roll', 1]])
    expect(aborts(two)[0]).toBe(0)
    const alone = sea([{ seat: 0, stands: [stand(4, 12, 1), { ...stand(0), where: WHERE.lost }] }])
    alone.sky.squadrons[0]!.cmdv = -1
    expect(play(alone, [6], desk => testStands(desk)).sum).toEqual([['FA-12.4-roll', -1]])
    expect(aborts(alone)[0]).toBe(1)
  })

  test('FA-H33 who fails drops his load; FA-H76-home and makes for the nearest carrier', () => {
    const state = sea([
      { seat: 0, stands: [{ ...stand(4), ...at(300, 100) }, stand(12)] },
      { seat: 1, stands: [stand(12)] },
    ])
    play(state, [5], desk => testStands(desk))
    expect(state.sky.stands[0]).toMatchObject({ aborts: 1, loaded: 0 })
    during(state, 'aircraft movement', 0, 2)
    expect(refused(state, 0, { type: 'FlyStand', stand: 0, ...at(290, 100) })).toBe('FA-H33')
    told(state, 0, { type: 'Done' })
    // 180 cm to the west, less a millimetre
    expect(state.sky.stands[0]).toMatchObject({ x: 12_010, y: 10_000, moved: 1 })
    during(state, 'action', 0, 2)
    expect(refused(state, 0, { type: 'AttackFromAir', stand: 0, target: 1 })).toBe('FA-H33')
  })

  test('FA-H76-home who has no carrier leaves by the nearest edge', () => {
    const state = sea([
      { seat: 1, stands: [{ ...stand(4), ...at(300, 50), aborts: 1 }] },
      { seat: 0, stands: [stand(12)] },
    ])
    during(state, 'aircraft movement', 1)
    told(state, 1, { type: 'Done' })
    expect(state.sky.stands[0]!.where).toBe(WHERE.away)
  })
})

describe('12.5 Morale of squadrons of aircraft', () => {
  test('FA-12.5-trigger at half of its stands, in a turn in which it has lost one; every stand aborts', () => {
    const lost = { ...stand(0), where: WHERE.lost }
    const state = sea([{ seat: 0, stands: [stand(12), lost] }])
    play(state, [5], desk => testAirSquadrons(desk))
    expect([aborts(state)[0], state.sky.squadrons[0]]).toMatchObject([1, { gone: 1, broken: 1 }])
    const three = sea([{ seat: 0, stands: [stand(12), stand(12), lost] }])
    play(three, [], desk => testAirSquadrons(desk))
    expect(three.sky.squadrons[0]).toMatchObject({ gone: 1, broken: 0 })
    // nobody was lost since
    play(three, [], desk => testAirSquadrons(desk))
  })

  test('FA-R40 who has left the table is gone', () => {
    const state = sea([{ seat: 0, stands: [stand(12), { ...stand(12), where: WHERE.away }] }])
    play(state, [6], desk => testAirSquadrons(desk))
    expect(state.sky.squadrons[0]).toMatchObject({ gone: 1, broken: 0 })
  })
})

describe('6.7 The End Phase', () => {
  test('FA-6.7-end ships, then stands, then squadrons are tested', () => {
    const state = sea([{ seat: 0, stands: [stand(4), { ...stand(0), where: WHERE.lost }] }])
    // Structure has fallen to a third in this turn; nobody has anything to repair
    Object.assign(state.ships[1]!, { s: 4, sBefore: 12 })
    const { throws } = play(state, [6, 6, 6], desk => endPhase(desk))
    expect(throws.map(([rule]) => rule)).toEqual(['FA-12.3-roll', 'FA-12.4-roll', 'FA-12.5-roll'])
  })
})

describe('H39 Victory', () => {
  test('FA-H39 one point for each four aircraft that the enemy has lost', () => {
    const state = sea([
      { seat: 0, stands: [stand(9), stand(8)] },
      { seat: 1, stands: [stand(5), { ...stand(12), where: WHERE.away }] },
    ])
    // seven of side 0 are one point for side 1; seven of side 1, one for side 0
    expect(pointsOf(state)).toEqual([1, 1])
  })

  test('FA-H39 a side fights on while anybody flies, or is still to come', () => {
    const state = sea([{ seat: 1, coming: { turn: 9, edge: 'north' }, stands: [{ sheet: fighters() }] }])
    state.ships[1]!.end = 2
    during(state, 'end', 0)
    play(state, [], desk => judge(desk))
    expect(state.over).toBe(0)
    state.sky.stands[0]!.where = WHERE.away
    play(state, [], desk => judge(desk))
    expect([state.over, state.winner]).toEqual([1, 0])
  })
})
