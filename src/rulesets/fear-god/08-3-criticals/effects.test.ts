import { describe, expect, test } from 'vitest'
import { work } from '#kernel/desk/index.ts'
import type { State } from '../02-ships/state.ts'
import { copy } from '../02-ships/state-copy.ts'
import { DEPTH_CHARGE } from '../08-1-damage/8-1-4-submarines.ts'
import { SUFFER } from '../08-1-damage/8-1-damage.ts'
import { CRITICALS } from '../book/tables-criticals.ts'
import { apply, type FearGodDesk } from '../events/events.ts'
import { at, BEATEN, HELD, MERCHANT, one, PLAIN, roll, ship } from '../whole/second.fixture.ts'
import { EFFECTS } from './effects.ts'

const CARRIER = ship({ shipType: 'aviation', air: { forward: 1, aft: 0, hangar: 0 }, batteries: [] })
const BOAT = ship({ sizeClass: 'D', shipType: 'submarine', boat: {}, batteries: [] })

/** Names of all that these faces bring about. */
function brought(state: State, faces: readonly number[], act: (desk: FearGodDesk) => unknown): string[] {
  const again = copy(state)
  const read = EFFECTS.reader()
  return roll(state, faces, act).flatMap(event => {
    const names = read(event, again)
    apply(again, event)
    return names
  })
}
const suffers = (state: State, ...faces: number[]): string[] =>
  brought(state, faces, desk => work(SUFFER, desk, { target: 0 }, 1))
const of = (column: string): string[] =>
  EFFECTS.names.filter(name => name.startsWith(`${column}: `)).map(name => name.slice(column.length + 2))

describe('the list', () => {
  test('every line of every column of T10, T11 and T43 to T47 can do something', () => {
    for (const { title, values } of CRITICALS) {
      for (const { kind } of values) expect(of(title).filter(name => name.startsWith(`${kind}: `))).not.toEqual([])
    }
  })

  test('a merchant’s column of T10, with all that 8.2 and 8.3 make of it', () => {
    expect(of('critical, merchant or auxiliary')).toEqual([
      ...['Cargo: cargo lost', 'Cargo: fire', 'Cargo: hold burning', 'Cargo: hold explodes', 'Cargo: ship destroyed'],
      ...['Weapon: mount lost', 'Weapon: strength lost', 'Weapon: explosion', 'Weapon: ship destroyed'],
      ...['Engineering: speed lost', 'Engineering: fire', 'Engineering: explosion'],
      ...['Flooding: flooding', 'Fire: fire', 'Sensor/Comms: sensor lost', 'Sensor/Comms: signals lost'],
      ...['Bridge: bridge out', 'Bridge: fire', 'Rudder: rudder jammed', 'Rudder: steering disabled'],
    ])
  })

  test('the torpedo column of T47, where the sheet says what goes up', () => {
    expect(of('critical by D100, torpedo')).toEqual([
      ...['Weapon: mount lost', 'Weapon: strength lost'],
      ...['Weapon Magazine: mount lost', 'Weapon Magazine: strength lost'],
      ...['Weapon Magazine: explosion', 'Weapon Magazine: ship destroyed'],
      ...['Engineering: speed lost', 'Engineering: fire', 'Boiler: explosion', 'Boiler: speed lost', 'Boiler: fire'],
      ...['Fire: fire', 'Flooding: flooding', 'Sensor: sensor lost', 'Communications: signals lost'],
      ...['Rudder slowly to port: rudder jammed', 'Rudder slowly to starboard: rudder jammed'],
      'Rudder straight: rudder jammed',
    ])
  })
})

// Ten points of a hundred: 10 of 90 is the row .10, where a D6 of 5 is one critical.
describe('what is read', () => {
  test('a main mount and its magazine: D20 1, D10 3, D10 9', () => {
    expect(suffers(one(PLAIN, { ...BEATEN, due: 10 }), 5, 1, 3, 9)).toEqual([
      'critical, major combatant: Main Battery: mount lost',
      'critical, major combatant: Main Battery: ship destroyed',
    ])
  })

  test('a line that armour keeps out is no effect, though it was thrown', () => {
    expect(suffers(one(PLAIN, { ...HELD, due: 10 }), 5, 10)).toEqual([])
  })

  test('the column of torpedoes, where all of the batch is theirs; of a batch that drew for it (R103) none', () => {
    expect(suffers(one(PLAIN, { dueTorpedo: 10 }), 5, 19, 4)).toEqual([
      'critical, torpedo or mine: Rudder: steering disabled',
    ])
    expect(suffers(one(PLAIN, { ...BEATEN, due: 5, dueTorpedo: 5 }), 5, 50, 19, 4)).toEqual([])
  })

  test('a flight deck forward, the aircraft there and its fire: D20 1, D6 1, D6 1, D6 6', () => {
    expect(suffers(one(CARRIER, { ...BEATEN, due: 10 }), 5, 1, 1, 1, 6)).toEqual([
      'flight deck: forward',
      'critical, aviation ship: Flight Deck: deck hit',
      'aircraft lost: forward',
      'critical, aviation ship: Flight Deck: aircraft lost',
      'critical, aviation ship: Flight Deck: fire',
    ])
  })

  test('ammunition that goes up with the hold beside it', () => {
    const holds = [1, 2].map(() => ({ contents: 'ammunition', quantity: 100 }))
    const state = one({ ...MERCHANT, holds } as typeof MERCHANT, { ...BEATEN, due: 10 })
    expect(suffers(state, 5, 1, 1, 8, 70)).toEqual([
      'critical, merchant or auxiliary: Cargo: hold explodes',
      'ammunition: another hold explodes',
      'critical, merchant or auxiliary: Cargo: hold explodes',
      'critical, merchant or auxiliary: Cargo: ship destroyed',
    ])
  })

  test('a boat attacked at depth: a lethal attack penetrates her hull, and she comes up and sinks', () => {
    const state = at([BOAT])
    state.annex.boats[0]!.zone = 2
    const lethal = { target: 0, severity: 'lethal', damage: 10, isContact: false } as const
    expect(brought(state, [5, 1, 50, 1], desk => work(DEPTH_CHARGE, desk, lethal))).toEqual([
      'critical, submarine, lethal: Hull Penetration: surfaces',
      'critical, submarine, lethal: Hull Penetration: sinking',
    ])
  })
})
