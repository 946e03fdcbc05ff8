import { describe, expect, test } from 'vitest'
import { CM, type State } from '../02-data-sheet/state.ts'
import { during, refused, table, told } from '../whole/battle.fixture.ts'
import { ship } from '../whole/bench.fixture.ts'
import { divers, fighterBombers, fighters, flying, type Group, torpedoers } from './air.fixture.ts'
import { loadOf } from './stand-facts.ts'

const at = (x: number, y: number): { readonly x: number; readonly y: number } => ({ x: x * CM, y: y * CM })

/** A cruiser of side 0 at 100, 100 with MRF 1, and one of her side 10 cm off with MRF 1; an enemy far away; side 1 acts first. */
function sea(groups: readonly Group[]): State {
  const guarded = ship({ MRF: 1 })
  const state = flying(
    table([
      [
        { card: guarded, seat: 0, ...at(100, 100), moved: 20 },
        { card: guarded, seat: 0, ...at(110, 100), moved: 20 },
      ],
      [{ card: ship(), seat: 1, ...at(300, 300), moved: 20 }],
    ]),
    groups,
  )
  return during(state, 'action', 1)
}
const raid = (sheet = divers(), place = at(100, 110)): Group => ({ seat: 1, stands: [{ sheet, ...place }] })
const types = (events: readonly { readonly type: string }[]): string[] =>
  events.map(({ type }) => type).filter(type => !['UnitBegan', 'UnitDone', 'WordGiven', 'TrackRose'].includes(type))

describe('H30 Air combat, anti-aircraft fire, attack', () => {
  test('FA-H30 in this order, and a stand attacks once a load', () => {
    const state = sea([raid(), { seat: 0, stands: [{ sheet: fighters(), ...at(105, 100) }] }])
    // fighters: two dice, one hits and is saved; in reply two miss; the ship's die; her sister's; two dice of the attack
    const faces = [8, 1, 8, 1, 1, 13, 13, 9, 9]
    const events = told(state, 1, { type: 'AttackFromAir', stand: 0, target: 0 }, faces, [0, 0, 0])
    expect(types(events)).toEqual([
      ...['StandActed', 'StandWentIn', 'StandActed', 'FlakFired', 'FlakFired', 'LoadDropped'],
    ])
    expect(state.sky.stands[0]).toMatchObject({ ...at(100, 100), loaded: 0, acted: 1 })
    expect(state.sky.stands[1]).toMatchObject({ acted: 1 })
    during(state, 'action', 1, 2)
    state.sky.squadrons[0]!.acted = state.sky.stands[0]!.acted = 0
    expect(refused(state, 1, { type: 'AttackFromAir', stand: 0, target: 0 })).toBe('FA-H30')
  })

  test('FA-H29 the owner may hold his fighters back', () => {
    const state = sea([raid(), { seat: 0, stands: [{ sheet: fighters(), ...at(105, 100) }] }])
    // the last choice is none; then both ships hold their fire
    told(state, 1, { type: 'AttackFromAir', stand: 0, target: 0 }, [9, 9], [1, 2, 2])
    expect([state.sky.stands[1]!.acted, state.sky.decks[0]!.shot]).toEqual([0, 0])
  })

  test('FA-H27 ships that reach the stand fire for her, each kind once in a turn', () => {
    const state = sea([
      {
        seat: 1,
        stands: [
          { sheet: divers(), ...at(100, 110) },
          { sheet: divers(), ...at(100, 110) },
        ],
      },
    ])
    told(state, 1, { type: 'AttackFromAir', stand: 0, target: 0 }, [1, 1, 9, 9], [0, 0])
    expect(state.sky.decks.map(({ shot }) => shot)).toEqual([2, 2, 0])
    // nobody has anything left against the second
    told(state, 1, { type: 'AttackFromAir', stand: 1, target: 0 }, [9, 9])
  })

  test('FA-10.U-power a ship without power tests before she fires, once in a turn', () => {
    const state = sea([raid()])
    state.ships[0]!.dark = 1
    told(state, 1, { type: 'AttackFromAir', stand: 0, target: 0 }, [5, 1, 9, 9], [0, 0])
    expect([state.ships[0]!.tested, state.sky.decks[0]!.shot]).toEqual([2, 0])
  })

  test('FA-H74-reach within 12.5 cm, and stand-off weapons within a band, from where they are', () => {
    const far = sea([raid(divers(), at(100, 113))])
    expect(refused(far, 1, { type: 'AttackFromAir', stand: 0, target: 0 })).toBe('FA-H74-reach')
    const guided = sea([raid(divers({ attack: loadOf('Hs 293', 'Hs 293') }), at(100, 125))])
    told(guided, 1, { type: 'AttackFromAir', stand: 0, target: 0 }, [13, 13])
    expect(guided.sky.stands[0]).toMatchObject(at(100, 125))
  })

  test('FA-H34 torpedoes do not run ashore', () => {
    const state = sea([raid(torpedoers())])
    Object.assign(state.fixed.sheets[0]!.card, { isLand: true })
    expect(refused(state, 1, { type: 'AttackFromAir', stand: 0, target: 0 })).toBe('FA-H34')
  })

  test('FA-R55 a load that is dropped into the sea makes a fighter-bomber a fighter', () => {
    const state = sea([raid(fighterBombers())])
    told(state, 1, { type: 'JettisonLoad', stand: 0 })
    expect(state.sky.stands[0]!.loaded).toBe(0)
    expect(refused(sea([raid(fighterBombers())]), 0, { type: 'JettisonLoad', stand: 0 })).toBe('FA-H28')
  })

  test('FA-9.15-avail bombers intercept nobody, and who has acted is not intercepted any more', () => {
    const bomber = sea([raid(), { seat: 0, stands: [{ sheet: fighters(), ...at(100, 110) }] }])
    const command = { type: 'FightInAir' as const, stand: 0, target: 1, way: 'intercept' as const }
    expect(refused(bomber, 1, command)).toBe('FA-9.15-avail')
    const fighter = sea([raid(fighters()), { seat: 0, stands: [{ sheet: divers(), ...at(100, 110), acted: 1 }] }])
    expect(refused(fighter, 1, command)).toBe('FA-H29')
    expect(refused(fighter, 1, { ...command, way: 'dogfight' })).toBe(null)
  })

  test('FA-6.6-action a stand acts once in a turn, and ships and aircraft act in one sequence', () => {
    const state = sea([raid(), { seat: 0, stands: [{ sheet: fighters(), ...at(300, 290) }] }])
    told(state, 1, { type: 'AttackFromAir', stand: 0, target: 0 }, [9, 9], [2, 2])
    expect(state.word).toBe(0)
    expect(refused(state, 1, { type: 'AttackFromAir', stand: 0, target: 0 })).toBe('FA-6.6-action')
  })
})
