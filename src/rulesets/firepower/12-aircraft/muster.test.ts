import { describe, expect, test } from 'vitest'
import type { AircraftFacts, BattleFacts } from '#kernel/facts/index.ts'
import { AIR_CLASSES } from '../book/tables-air.ts'
import { fleets } from '../whole/battle.fixture.ts'
import { isWaiting } from './stands.ts'

const type = (name: string, roles: AircraftFacts['roles'], engines = 1): AircraftFacts => ({
  name,
  also: [],
  nation: 'GBR',
  roles,
  version: '',
  year: { value: 1940, source: '', confidence: 'high' },
  engines,
  crew: { value: 2, source: '', confidence: 'high' },
  knots: { value: 150, source: '', confidence: 'high' },
  rangeMiles: null,
  cannon: { value: 0, source: '', confidence: 'high' },
  machineGuns: null,
  bombPounds: null,
  from: 'land',
})
type Flight = NonNullable<BattleFacts['sides'][0]['waves']>[number]['flights'][number]
/** A battle of 1940 whose first side has one wave of these. */
function withFlights(flights: readonly Flight[]) {
  const bare = { name: 'Blue', nation: 'GBR', admiral: '' } as const
  const side = (name: string, extra = {}) => ({
    ...bare,
    name,
    formations: [
      { name: 'One', ships: [{ ship: name, at: { east: 1, north: 1 }, heading: 0, crew: 'regular' as const }] },
    ],
    ...extra,
  })
  const waves = [{ name: 'First strike', fromMinutes: 0, edge: 'north' as const, flights }]
  const sides = [side('A00', { waves }), side('B00')] as unknown as BattleFacts['sides']
  return fleets([{ ships: [{}] }], [{ ships: [{}] }], { facts: { sides } })
}
const stands = (flights: readonly Flight[]) =>
  withFlights(flights).fixed.wings.stands.map(({ of, name }) => [AIR_CLASSES[of], name])

describe('waves of a battle', () => {
  const swordfish = type('Swordfish', ['torpedo bomber', 'dive bomber'])
  test('FP-SETUP-F a type takes one class for the game: the one that its load makes of it (H55)', () => {
    expect(stands([{ aircraft: swordfish, number: 6, load: 'torpedoes' }])).toEqual([
      ['TB', 'Swordfish 1'],
      ['TB', 'Swordfish 2'],
    ])
    expect(stands([{ aircraft: swordfish, number: 5, load: 'bombs' }])).toEqual([['FB', 'Swordfish 1']])
  })

  test('FP-H55-waves up to five aircraft to a stand, of heavy bombers four with two engines and two with four', () => {
    const bomber = (engines: number) => type('Bomber', ['bomber'], engines)
    const of = (engines: number, number: number) =>
      stands([{ aircraft: bomber(engines), number, load: 'bombs' }]).map(([each]) => each)
    expect([of(2, 8), of(4, 3), of(2, 9)]).toEqual([
      ['HB', 'HB'],
      ['HB', 'HB'],
      ['HB', 'HB', 'HB'],
    ])
    expect(stands([{ aircraft: type('Fulmar', ['fighter']), number: 4, load: 'none' }])).toEqual([['AS', 'Fulmar 1']])
  })

  test('FP-SCALE-E a type that can be none of what its load asks for stays at home', () => {
    expect(stands([{ aircraft: type('Walrus', ['reconnaissance']), number: 3, load: 'none' }])).toEqual([])
  })

  test('FP-SETUP-F the wave waits off the table with all that belongs to it', () => {
    const state = withFlights([{ aircraft: swordfish, number: 9, load: 'torpedoes' }])
    expect([isWaiting(state, 0), state.fixed.wings.waves.map(({ seat, name }) => [seat, name])]).toEqual([
      true,
      [[0, 'First strike']],
    ])
  })
})
