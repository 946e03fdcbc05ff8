import { describe, expect, test } from 'vitest'
import { Dice, Seeded } from '#kernel/dice/index.ts'
import { moment } from '#kernel/turn/index.ts'
import { newPlane } from '../02-ships/annex-new.ts'
import { HEAVY, OUT_OF_PLAY, SOUND, TURN, WEAPONS } from '../02-ships/conditions.ts'
import type { State } from '../02-ships/state.ts'
import { R } from '../book/register.ts'
import { airOrders } from '../captain/suggest-flying.ts'
import { tell } from '../events/tell.fixture.ts'
import { refuse } from '../orders/refusals.ts'
import { card, play, typesOf } from '../whole/bench.fixture.ts'
import { apart, FLAT, GUARDED } from './air.fixture.ts'
import { attackFromAir } from './s17-air-attack.ts'
import type { FlyOff } from './s28-flying.ts'
import { recoverAll } from './s28-flying.ts'

const LEVEL = card({ ...FLAT, name: 'Level', nation: 'DEU' })
const GUNS = WEAPONS.indexOf('guns')

/** Aircraft of Flat over Level, and two of Level over some ship of hers: herself is 1, Moltke 2. */
function over(raiders: number, weapon: (typeof WEAPONS)[number], covered = 1, options = {}): State {
  const state = apart([FLAT], [LEVEL, GUARDED], 8000, options)
  for (let each = 0; each < raiders; each++) state.annex.planes.push(newPlane(0, 1, WEAPONS.indexOf(weapon)))
  state.annex.planes.push(newPlane(1, covered, GUNS), newPlane(1, covered, GUNS))
  state.now = moment(TURN, 1, 'planned fire')
  return state
}
const statesOf = (state: State) => state.annex.planes.map(plane => plane.state)

describe('FGDN-H40-dogfight', () => {
  test('FGDN-H40-dogfight the cover hits by 30 per cent, bombers hit back by 10, and what is hit does not attack', () => {
    const state = over(3, 'bombs')
    // the cover: 30 hits, 31 does not; then 10 hits back; Level has no flak; two bombs miss by more than 25
    const events = play(state, [30, 31, 11, 10, 11, 26, 26], desk => attackFromAir(desk))
    expect(typesOf(events)).toEqual(['PlanesMet', 'PlaneHit', 'PlaneHit', 'PlanesAttacked'])
    expect(events[0]).toMatchObject({ ship: 1, by: 0, cover: 2, count: 3, hits: 1, back: 1 })
    expect(statesOf(state)).toEqual([OUT_OF_PLAY, SOUND, SOUND, OUT_OF_PLAY, SOUND])
    expect(events[3]).toMatchObject({ type: 'PlanesAttacked', count: 2, hits: 0 })
  })
  test('FGDN-H40-dogfight those with guns hit back by 20; both fire at the same time', () => {
    const state = over(2, 'guns')
    play(state, [1, 1, 20, 21], desk => attackFromAir(desk))
    // both raiders are hit, yet one of them had hit back; nobody is left to attack
    expect(statesOf(state)).toEqual([OUT_OF_PLAY, OUT_OF_PLAY, OUT_OF_PLAY, SOUND])
  })
  test('FGDN-H40-dogfight FGDN-8.7-5050 hits go round: a second on the only raider destroys it', () => {
    const state = over(1, 'bombs', 1, { aircraftDamage: 'even chance' })
    // two hits, none back; D10 of 6 is Heavy, and a second hit kills without a die
    play(state, [1, 1, 11, 6], desk => attackFromAir(desk))
    expect(statesOf(state)).toEqual([4, SOUND, SOUND])
  })
  test('FGDN-H40-dogfight aircraft over another ship, or too badly hurt to fight, meet nobody', () => {
    const elsewhere = over(1, 'bombs', 2)
    expect(typesOf(play(elsewhere, [26], desk => attackFromAir(desk)))).toEqual(['PlanesAttacked'])
    const hurt = over(1, 'bombs')
    for (const plane of hurt.annex.planes.slice(1)) plane.state = HEAVY
    expect(typesOf(play(hurt, [26], desk => attackFromAir(desk)))).toEqual(['PlanesAttacked'])
  })
  test('FGDN-H40-dogfight cover that nobody came to is home at the end of the turn', () => {
    const state = over(0, 'bombs')
    expect(play(state, [], desk => attackFromAir(desk))).toEqual([])
    const landed = play(state, [], desk => recoverAll(desk))
    expect(landed).toMatchObject([{ type: 'PlanesLanded', ship: 1, sound: 2, damaged: 0, ditched: 0 }])
  })
  test('FGDN-H40-dogfight with guns, over a friend who is there, within 12,000 yards', () => {
    const why = (changes: Partial<FlyOff>, change: (state: State) => void = () => {}) => {
      const state = apart([FLAT, GUARDED], [LEVEL])
      state.annex.carriers[0]!.readied = 1
      change(state)
      const command: FlyOff = { type: 'FlyOff', ship: 0, count: 2, target: 1, weapon: 'guns', ...changes }
      return refuse(state, { seat: 0, command })?.why ?? null
    }
    const H40 = R['FGDN-H40-dogfight']
    expect([why({}), why({ target: 0 }), why({ weapon: 'bombs' })]).toEqual([null, null, H40])
    const moved = (y: number) => (state: State) => Object.assign(state.ships[1]!, { y: 30_000 + y })
    expect([why({}, moved(12_000)), why({}, moved(12_001))]).toEqual([null, H40])
    expect(why({}, state => Object.assign(state.ships[1]!, { away: 4 }))).toBe(H40)
    // who is refused for her own sake is refused by her own rule
    expect(why({}, state => Object.assign(state.annex.carriers[0]!, { readied: 0 }))).toBe(R['FGDN-H37-flying'])
  })
  test('FGDN-H40-dogfight it is told', () => {
    const state = over(3, 'bombs')
    const event = (fields: object) => tell({ why: R['FGDN-H40-dogfight'], ...fields } as never, state)
    const met = { type: 'PlanesMet', ship: 1, by: 0, cover: 2, count: 3, hits: 1, back: 0 }
    expect(event(met)).toBe('Over Level 2 aircraft meet 3 of Flat: 1 of the raiders hit, none of the cover.')
    const launched = { type: 'PlanesLaunched', ship: 1, weapon: GUNS, count: 2 }
    expect(event({ ...launched, target: 1 })).toBe('Level flies off 2 aircraft with guns to cover herself.')
    expect(event({ ...launched, target: 2 })).toBe('Level flies off 2 aircraft with guns to cover Moltke.')
    expect(event({ ...launched, target: 0 })).toBe('Level flies off 2 aircraft with guns against Flat.')
  })
  test('FGDN-H40-dogfight bots think of it where the enemy has aircraft, and only there', () => {
    const covers = (enemy: typeof FLAT) => {
      const state = apart([FLAT, GUARDED], [enemy])
      state.annex.carriers[0]!.readied = 1
      const orders = Array.from({ length: 40 }, (_, seed) => [
        ...airOrders(state, 0, new Dice(new Seeded(seed))),
      ]).flat()
      for (const command of orders)
        if (command.type === 'FlyOff') expect(refuse(state, { seat: 0, command })).toBeNull()
      return new Set(orders.flatMap(order => (order.type === 'FlyOff' && order.target < 2 ? [order.target] : [])))
    }
    expect([...covers(LEVEL)].sort()).toEqual([0, 1])
    expect(covers(GUARDED).size).toBe(0)
  })
})
