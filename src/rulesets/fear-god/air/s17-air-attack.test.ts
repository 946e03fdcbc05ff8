import { describe, expect, test } from 'vitest'
import { moment } from '#kernel/turn/index.ts'
import type { Plane } from '../02-ships/annex.ts'
import { newPlane } from '../02-ships/annex-new.ts'
import { TURN, WEAPONS, WEAVING } from '../02-ships/conditions.ts'
import type { Card } from '../02-ships/ship.ts'
import type { State } from '../02-ships/state.ts'
import { nextPhase } from '../08-1-damage/8-1-phases.ts'
import { answer, BOAT, card, DESTROYER, play, typesOf } from '../whole/bench.fixture.ts'
import { apart, FLAT, GUARDED } from './air.fixture.ts'
import { attackChance, attackFromAir, fireFlak, flakChance } from './s17-air-attack.ts'

/** So many aircraft of Flat over her target. */
function over(many: number, weapon: (typeof WEAPONS)[number] = 'bombs', options = {}, target: Card = GUARDED): State {
  const state = apart([FLAT], [target], 8000, options)
  for (let each = 0; each < many; each++) state.annex.planes.push(newPlane(0, 1, WEAPONS.indexOf(weapon)))
  state.now = moment(TURN, 1, 'planned fire')
  return state
}

describe('FGDN-H38-air-attack', () => {
  test('FGDN-8.7-behaviour a damaged aircraft heads home before flak and attack; one with only its weapons hurt stays to draw fire', () => {
    const raid = (hurt: Partial<Plane>) => {
      const state = over(4, 'bombs', { aircraftDamage: 'table' })
      Object.assign(state.annex.planes[0]!, hurt)
      return state
    }
    const by = { by: 0, target: 1, weapon: 'bombs' } as const
    // 18 per cent for each that is there: 3, or 4 with the decoy, of whom 3 can drop bombs
    expect(answer(raid({ state: 1, kinds: 2 }), [19, 19, 19], desk => fireFlak(desk, by))).toBe(3)
    expect(answer(raid({ state: 2 }), [19, 19, 19], desk => fireFlak(desk, by))).toBe(3)
    expect(answer(raid({ state: 1, kinds: 8 }), [19, 19, 19, 19], desk => fireFlak(desk, by))).toBe(3)
  })
  test('FGDN-H38-air-attack flak is 2 per cent a point: strength less thirds, barrels of area AA, none of a battery that fires elsewhere', () => {
    const flak = (change: (state: State) => void = () => {}, target: Card = GUARDED): number => {
      const state = over(0, 'bombs', {}, target)
      change(state)
      return flakChance(state, 1)
    }
    expect(flak()).toBe(18)
    expect(flak(state => Object.assign(state.ships[1]!, { thirds: [0, 0, 1, 0] }))).toBe(14)
    expect(flak(state => Object.assign(state.ships[1]!, { thirds: [0, 0, 3, 3] }))).toBe(0)
    // 8.2 her light guns' crew fights fires
    expect(flak(state => Object.assign(state.ships[1]!, { drafted: 6 }))).toBe(12)
    expect(flak(state => state.annex.skyward.push(1, 2))).toBe(6)
    const [guns, tubes] = DESTROYER.batteries
    const area = card({ ...DESTROYER, batteries: [{ ...guns, isAreaAA: true }, tubes] })
    expect([flak(() => {}, DESTROYER), flak(() => {}, area)]).toEqual([0, 8])
    expect(flak(state => Object.assign(state.ships[1]!, { mounts: [3, 2] }), area)).toBe(6)
    expect(flak(state => state.declared.push(1, 0, 0, 0), area)).toBe(0)
    const most = card({ ...GUARDED, batteries: [{ role: 'AA', name: 'AA', calibreMm: 76, strength: 30 }] })
    expect(flak(() => {}, most)).toBe(40)
  })
  test('FGDN-H38-air-attack FGDN-8.1-aircraft one die for each aircraft; what is hit does not attack', () => {
    const state = over(4)
    const raid = { by: 0, target: 1, weapon: 'bombs' } as const
    expect(answer(state, [18, 19, 100, 1], desk => fireFlak(desk, raid))).toBe(2)
    expect(state.annex.planes.map(plane => plane.state)).toEqual([5, 5, 0, 0])
  })
  test('FGDN-H38-air-attack FGDN-8.7-light with hurt weapons it cannot bomb, but strafes', () => {
    // one of two hit: T40 9 is Light, T40b 6 is its weapons, which are not stuck
    const left = (weapon: 'bombs' | 'guns'): number =>
      answer(over(2, weapon, { aircraftDamage: 'table' }), [1, 50, 9, 6, 51], desk =>
        fireFlak(desk, { by: 0, target: 1, weapon }),
      )
    expect([left('bombs'), left('guns')]).toEqual([1, 2])
  })
  test('FGDN-H38-air-attack 15 more on one that is stopped, 10 less on one that weaves, 5 more on A and B, 10 less on E to G', () => {
    const chance = (target: Card, ship: object = {}, base = 20): number => {
      const state = over(0, 'bombs', {}, target)
      Object.assign(state.ships[1]!, ship)
      return answer(state, [], desk => attackChance(desk, 1, base))
    }
    expect([chance(GUARDED), chance(GUARDED, { speed: 0 }), chance(GUARDED, { helm: WEAVING })]).toEqual([25, 40, 15])
    expect([chance(DESTROYER), chance(BOAT), chance(BOAT, { helm: WEAVING })]).toEqual([20, 10, 1])
    expect(chance(GUARDED, {}, 40)).toBe(45)
  })
  test('FGDN-H38-air-attack FGDN-8.1.6-bombs bombs that fail to pierce her deck of 4 cm do half of 40', () => {
    const state = over(2)
    const events = play(state, [19, 19, 25, 26], desk => attackFromAir(desk))
    expect(typesOf(events)).toEqual(['FlakFired', 'PlanesAttacked', 'BombsStruck'])
    expect(events[2]).toMatchObject({ ship: 1, hits: 1, damage: 20, penetrated: 0, keels: 0, decks: 0 })
    expect(state.ships[1]!.due).toBe(20)
  })
  test('FGDN-H38-air-attack FGDN-8.1.2-bomb-deck FGDN-8.1.2-keel one of 112 lb tears a flight deck, and breaks small keels', () => {
    const other = play(over(1, 'bombs', {}, card({ ...FLAT, name: 'Other' })), [25], desk => attackFromAir(desk))
    expect(other.at(-1)).toMatchObject({ type: 'BombsStruck', damage: 40, penetrated: 1, decks: 1, keels: 0 })
    const small = play(over(1, 'bombs', {}, DESTROYER), [20], desk => attackFromAir(desk))
    expect(small.at(-1)).toMatchObject({ type: 'BombsStruck', damage: 40, keels: 1, decks: 0 })
  })
  test('FGDN-H38-air-attack FGDN-8.1.6-strafe FGDN-8.1.3-filter guns of rifle calibre do 2 points a hit, half on armour', () => {
    const state = over(2, 'guns')
    const events = play(state, [19, 19, 45, 45], desk => attackFromAir(desk))
    expect(events.at(-1)).toMatchObject({ type: 'BombsStruck', hits: 2, damage: 2, calibre: 7 })
    expect(state.ships[1]!.largest).toBe(7)
  })
  test('FGDN-H38-air-attack FGDN-R33 bombs beside light shells are no light weapon', () => {
    const state = over(1)
    state.ships[1]!.largest = 47
    play(state, [19, 25], desk => attackFromAir(desk))
    expect(state.ships[1]!.largest).toBe(100)
  })
  test('FGDN-H38-air-attack FGDN-8.1-simultaneous with the damage of Planned Fire: one batch of shells and bombs', () => {
    const state = over(1)
    state.ships[1]!.due = 30
    // 50 of 430 points are a ratio of .11, whose row gives none on a 1
    const events = play(state, [19, 25, 1], desk => nextPhase(desk))
    expect(events.find(({ type }) => type === 'BatchOpened')).toMatchObject({ ship: 1, plain: 50 })
    expect(state.ships[1]!.remaining).toBe(380)
  })
})
