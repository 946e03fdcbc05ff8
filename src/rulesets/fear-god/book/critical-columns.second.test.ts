import { describe, expect, test } from 'vitest'
import type { Options } from '#kernel/desk/index.ts'
import type { Table } from '#kernel/table/index.ts'
import { GONE } from '../02-ships/conditions.ts'
import type { Card } from '../02-ships/ship.ts'
import type { State } from '../02-ships/state.ts'
import { copy } from '../02-ships/state-copy.ts'
import { columnOf, resolve } from '../08-1-damage/8-1-2-criticals.ts'
import { changes, D100, THROUGH } from '../08-2-fire-and-flooding/second.fixture.ts'
import { alone, BOAT, card, DESTROYER, MERCHANT, play, TIGER } from '../whole/bench.fixture.ts'
import { ENVELOPE, GONDOLA } from './tables.ts'
import { type Critical, criticalOf, KINDS, type Kind } from './tables-criticals.ts'

// T10, T11, T41 and T43 to T47 row by row and column by column, typed from the checklist; then what each effect does at least once.

const FLAT = card({
  sizeClass: 'B',
  shipType: 'aviation',
  damagePoints: 200,
  air: { forward: 4, aft: 2, hangar: 6, elevators: 1, ordnance: 40 },
})
const SUB = card({
  sizeClass: 'D',
  shipType: 'submarine',
  damagePoints: 100,
  ...{ belt: 0, deck: 0, hasSonar: true, batteries: [TIGER.batteries[3]] },
  boat: { crush: 'deep', endurance: 100 },
})
const LIGHTER = card({
  sizeClass: 'F',
  shipType: 'smallCargo',
  damagePoints: 10,
  ...{ belt: 0, deck: 0, batteries: [], holds: [{ contents: 'general supplies', quantity: 40 }] },
})
const FREIGHTER = card({
  sizeClass: 'B',
  shipType: 'merchantAux',
  damagePoints: 200,
  ...{ belt: 0, deck: 0, batteries: [], holds: [{ contents: 'vehicles', quantity: 40 }] },
})

/** A submarine so deep, attacked so severely; zones as H18 counts them. */
function dived(zone: number, severity = 0): State {
  const state = alone(SUB, THROUGH)
  Object.assign(state.annex.boats[0]!, { zone, severity })
  return state
}

/** A column as it is printed, one text for each face. Our names for what passes by itself and for doubled severities are put back. */
const PRINTED: Readonly<Record<string, string>> = {
  'Double Flooding': '2 x Flooding',
  'Half Flooding': '1/2 Flooding',
  'Half Fire': '1/2 Fire',
  'Passing Weapon': 'Weapon',
  'Passing Engineering': 'Engineering',
  'Passing Sensor': 'Sensor',
  'Passing Rudder': 'Rudder',
  Communications: 'Comms',
}
const printed = (table: Table<Critical>): string[] =>
  Array.from({ length: table.sides }, (_, i) => {
    const { kind, star } = table.at(i + 1)
    return (PRINTED[kind] ?? kind) + (star ? '*' : '')
  })

describe('T10', () => {
  const COLUMNS: Readonly<Record<string, () => Table<Critical>>> = {
    major: () => columnOf(alone(TIGER), 0, false),
    minor: () => columnOf(alone(DESTROYER), 0, false),
    aviation: () => columnOf(alone(FLAT), 0, false),
    merchant: () => columnOf(alone(MERCHANT), 0, false),
    torpedo: () => columnOf(alone(TIGER), 0, true),
    lethal: () => columnOf(dived(2, 3), 0, false),
    'major damage': () => columnOf(dived(2, 2), 0, false),
    'minor damage': () => columnOf(dived(2, 1), 0, false),
  }
  /** D20 from, to, then the eight columns in the order above. */
  const ROWS: readonly (readonly [number, number, ...string[]])[] = [
    [1, 3, 'Main Battery*', 'Main Battery*', 'Flight Deck*', 'Cargo', 'Weapon', 'Hull Penetration', 'Weapon', 'Weapon'],
    [
      4,
      5,
      'Casemate*',
      'Other Weapon',
      'Other Weapon',
      'Cargo',
      'Flooding',
      'Hull Penetration',
      'Hull Deformation',
      'Switchboard',
    ],
    [
      6,
      7,
      'Other Weapon*',
      'Other Weapon',
      'Ammo/Fuel*',
      'Cargo',
      'Flooding',
      'Hull Penetration',
      'Hull Deformation',
      'Switchboard',
    ],
    [8, 9, 'Other Weapon*', 'Other Weapon', 'Aircraft', 'Weapon', 'Flooding', 'Hull Penetration', 'Battery', 'Battery'],
    [
      10,
      11,
      'Engineering*',
      'Engineering*',
      'Engineering*',
      'Engineering',
      'Engineering',
      'Hull Deformation',
      'Engineering',
      'Engineering',
    ],
    [
      12,
      14,
      'Flooding*',
      'Flooding*',
      'Flooding',
      'Flooding',
      'Engineering',
      '2 x Flooding',
      'Flooding',
      '1/2 Flooding',
    ],
    [15, 17, 'Fire*', 'Fire*', 'Fire*', 'Fire', 'Fire', '2 x Flooding', 'Fire', '1/2 Fire'],
    [
      18,
      18,
      'Sensor/Comms',
      'Sensor/Comms',
      'Sensor/Comms*',
      'Sensor/Comms',
      'Weapon',
      'Hull Penetration',
      'Sensor',
      'Sensor',
    ],
    [19, 19, 'Bridge*', 'Bridge*', 'Bridge*', 'Bridge', 'Rudder', 'Hull Penetration', 'Comms', 'Comms'],
    [20, 20, 'Rudder*', 'Rudder*', 'Rudder*', 'Rudder', 'Rudder', 'Hull Penetration', 'Rudder', 'Rudder'],
  ]
  const cells = Object.entries(COLUMNS).flatMap(([name, column], at) =>
    ROWS.map(([from, to, ...texts]) => [name, from, to, texts[at]!, column] as const),
  )
  test.each(cells)('FGDN-8.1.2-column FGDN-8.1.2-type T10 %s, %i to %i: %s', (_name, from, to, text, column) => {
    expect(column().sides).toBe(20)
    expect(printed(column()).slice(from - 1, to)).toEqual(new Array(to - from + 1).fill(text))
  })
  test('FGDN-8.1.2-sub-minor-clear Sensor, Rudder, Weapon and Engineering of Sub Minor pass by themselves, and no others do', () => {
    const column = columnOf(dived(2, 1), 0, false)
    const passes = Array.from({ length: 20 }, (_, i) => column.at(i + 1).kind.startsWith('Passing'))
    expect(passes.flatMap((is, i) => (is ? [i + 1] : []))).toEqual([1, 2, 3, 10, 11, 18, 20])
    for (const severity of [2, 3]) expect(printed(columnOf(dived(2, severity), 0, false)).join()).not.toMatch(/Passing/)
  })
})

describe('T11', () => {
  const ROWS: readonly (readonly [number, number, string, string])[] = [
    [1, 3, 'Weapon', 'Weapon'],
    [4, 5, 'Weapon', 'Cargo'],
    [6, 7, 'Personnel', 'Cargo'],
    [8, 9, 'Fuel Tank', 'Fuel Tank'],
    [10, 11, 'Engineering', 'Engineering'],
    [12, 14, 'Flotation', 'Flotation'],
    [15, 17, 'Fire', 'Fire'],
    [18, 18, 'Sensor/Comms', 'Sensor/Comms'],
    [19, 19, 'Bridge', 'Bridge'],
    [20, 20, 'Personnel', 'Personnel'],
  ]
  test.each(ROWS)(
    'FGDN-8.1.2-type T11 %i to %i: %s for combatants, %s for cargo craft, torpedoed or not',
    (from, to, ...texts) => {
      for (const byTorpedo of [false, true]) {
        for (const options of [{}, D100]) {
          const columns = [BOAT, LIGHTER].map(of => printed(columnOf(alone(of, {}, { options }), 0, byTorpedo)))
          columns.forEach((column, at) => {
            expect(column).toHaveLength(20)
            expect(column.slice(from - 1, to)).toEqual(new Array(to - from + 1).fill(texts[at]))
          })
        }
      }
    },
  )
})

describe('T41', () => {
  const ROWS: readonly (readonly [number, number, string, string])[] = [
    [1, 2, 'engine', 'cell*'],
    [3, 3, 'engine*', 'cell*'],
    [4, 4, 'fuel', 'cell*'],
    [5, 5, 'fuel*', 'cell*'],
    [6, 7, 'control', 'cell*'],
    [8, 8, 'control', 'cell'],
    [9, 9, 'wireless', 'cell'],
    [10, 10, 'weapon', 'cell'],
  ]
  test.each(ROWS)(
    'FGDN-8.8-hit FGDN-8.8-star T41 %i to %i: %s in the gondola, %s in the envelope',
    (from, to, ...texts) => {
      for (let face = from; face <= to; face++) {
        const cells = [GONDOLA, ENVELOPE].map(table => {
          const { what, burns } = table.at(face)
          return burns ? `${what}*` : what
        })
        expect(cells).toEqual(texts)
      }
      expect([GONDOLA.sides, ENVELOPE.sides]).toEqual([10, 10])
    },
  )
})

describe('T43 to T47', () => {
  const ENDS: readonly (readonly [number, number, string])[] = [
    [41, 58, 'Engineering*'],
    [59, 60, 'Boiler*'],
    [61, 75, 'Flooding*'],
    [76, 90, 'Fire*'],
    [91, 92, 'Sensor'],
    [93, 94, 'Comms'],
    [95, 95, 'Bridge to port*'],
    [96, 96, 'Bridge to starboard*'],
    [97, 97, 'Bridge straight*'],
    [98, 98, 'Rudder to port*'],
    [99, 99, 'Rudder to starboard*'],
    [100, 100, 'Rudder straight*'],
  ]
  /** Directors are printed with a star on three of four lines and never need penetration (R66). */
  const SHEET: Readonly<
    Record<string, { of: Card; byTorpedo: boolean; rows: readonly (readonly [number, number, string])[] }>
  > = {
    'T43 major': {
      of: TIGER,
      byTorpedo: false,
      rows: [
        [1, 2, 'Main Director'],
        [3, 13, 'Main Mount*'],
        [14, 15, 'Main Magazine*'],
        [16, 17, 'Casemate Director'],
        [18, 28, 'Casemate Gun*'],
        [29, 30, 'Casemate Magazine*'],
        [31, 38, 'Other Weapon*'],
        [39, 40, 'Other Magazine*'],
        ...ENDS,
      ],
    },
    'T44 minor': {
      of: DESTROYER,
      byTorpedo: false,
      rows: [
        [1, 2, 'Main Director'],
        [3, 13, 'Main Mount*'],
        [14, 15, 'Main Magazine*'],
        [16, 38, 'Other Weapon'],
        [39, 40, 'Other Magazine'],
        ...ENDS,
      ],
    },
    'T45 aviation': {
      of: FLAT,
      byTorpedo: false,
      rows: [
        [1, 12, 'Flight Deck*'],
        [13, 15, 'Elevator'],
        [16, 28, 'Weapon*'],
        [29, 30, 'Weapon Magazine*'],
        [31, 34, 'Ordnance Magazine*'],
        [35, 35, 'Ordnance Explosion*'],
        [36, 40, 'Aviation Fuel*'],
        ...ENDS,
      ],
    },
    'T46 merchant': {
      of: MERCHANT,
      byTorpedo: false,
      rows: [
        [1, 9, 'Weapon'],
        [10, 10, 'Weapon Magazine'],
        [11, 45, 'Cargo'],
        [46, 58, 'Engineering'],
        ...ENDS.slice(1).map(([from, to, text]) => [from, to, text.replace('*', '')] as const),
      ],
    },
    'T47 torpedo': {
      of: TIGER,
      byTorpedo: true,
      rows: [
        [1, 19, 'Weapon'],
        [20, 20, 'Weapon Magazine'],
        [21, 43, 'Engineering'],
        [44, 45, 'Boiler'],
        [46, 60, 'Fire'],
        [61, 95, 'Flooding'],
        [96, 96, 'Sensor'],
        [97, 97, 'Comms'],
        [98, 98, 'Rudder slowly to port'],
        [99, 99, 'Rudder slowly to starboard'],
        [100, 100, 'Rudder straight'],
      ],
    },
  }
  const lines = Object.entries(SHEET).flatMap(([name, { of, byTorpedo, rows }]) =>
    rows.map(([from, to, text]) => [name, from, to, text, of, byTorpedo] as const),
  )
  test.each(lines)('FGDN-D100-type %s, %i to %i: %s', (_name, from, to, text, of, byTorpedo) => {
    const column = printed(columnOf(alone(of, {}, { options: D100 }), 0, byTorpedo))
    expect(column).toHaveLength(100)
    expect(column.slice(from - 1, to)).toEqual(new Array(to - from + 1).fill(text))
  })
  test.each(Object.entries(SHEET))('FGDN-D100-type %s: the rows above are all of it', (_name, { rows }) => {
    let next = 1
    for (const [from, to] of rows) {
      expect(from).toBe(next)
      next = to + 1
    }
    expect(next).toBe(101)
  })
})

/** All that changes on a ship, and in the first record of what only she has. */
function effect(before: State, kind: Kind, faces: readonly number[], byTorpedo = false): Record<string, unknown> {
  const state = copy(before)
  play(state, faces, desk => resolve(desk, 0, criticalOf(kind), byTorpedo))
  const was = copy(before)
  const besides = (['boats', 'carriers', 'holds'] as const).map(list =>
    changes((was.annex[list][0] ?? {}) as never, (state.annex[list][0] ?? {}) as never),
  )
  return Object.assign({}, changes(was.ships[0]!, state.ships[0]!), ...besides)
}

describe('what each effect does', () => {
  const on = (of: Card, options: Options = {}): State => alone(of, { ...THROUGH, plain: 20 }, { options })
  const sheet = (of: Card): State => on(of, D100)
  // Tiger: four turrets, twelve casemates, tubes and AA; 1914: D6+2 per cent. With D100: D6+1 per cent.
  const EFFECTS: readonly (readonly [Kind, State, readonly number[], Record<string, unknown>])[] = [
    ['Main Battery', on(TIGER), [3, 1, 1], { mounts: [1, 2, 6, 6, 2, 2] }],
    ['Casemate', on(TIGER), [3, 1, 1], { mounts: [2, 2, 5, 6, 2, 2] }],
    ['Other Weapon', on(TIGER), [5], { thirds: [0, 0, 1, 0] }],
    ['Weapon', on(TIGER), [1, 1], { mounts: [1, 2, 6, 6, 2, 2] }],
    ['Engineering', on(TIGER), [1, 3], { levels: 1, fires: [1003] }],
    ['Flooding', on(TIGER), [3], { floods: [1005] }],
    ['Fire', on(TIGER), [3], { fires: [1005] }],
    ['Sensor/Comms', on(TIGER), [3, 5], { lightsAft: TIGER.searchlights.aft - 1 }],
    ['Sensor', on(TIGER), [1], { lightsForward: TIGER.searchlights.forward - 1 }],
    ['Communications', on(TIGER), [9], { comms: 16 }],
    ['Bridge', on(TIGER), [5, 3], { bridge: 4, slowHelm: 1, fires: [1003] }],
    ['Rudder', on(TIGER), [4], { steering: 1 }],
    ['Cargo', on(FREIGHTER), [], { left: 30 }],
    ['Personnel', on(BOAT), [], { crewLost: 1 }],
    ['Fuel Tank', on(BOAT), [60, 1], { fires: [1503] }],
    ['Flotation', on(BOAT), [], { flotation: 1, levels: 1 }],
    ['Main Director', sheet(TIGER), [], { directors: [1, 1, 0, 0] }],
    ['Main Mount', sheet(TIGER), [4], { mounts: [2, 1, 6, 6, 2, 2] }],
    ['Main Magazine', sheet(TIGER), [], { end: GONE, remaining: 0 }],
    ['Casemate Director', sheet(TIGER), [], { directors: [2, 0, 0, 0] }],
    ['Casemate Gun', sheet(TIGER), [7], { mounts: [2, 2, 6, 5, 2, 2] }],
    ['Casemate Magazine', sheet(TIGER), [1, 1, 1], { mounts: [2, 2, 5, 6, 2, 2], due: 44, dueInside: 1 }],
    ['Other Magazine', sheet(TIGER), [5], { thirds: [0, 0, 1, 0], due: 16, dueInside: 1 }],
    ['Weapon Magazine', sheet(TIGER), [21], { thirds: [0, 0, 1, 0], due: 16, dueInside: 1 }],
    ['Boiler', sheet(TIGER), [3], { due: 75, dueInside: 1, levels: 1, fires: [1004] }],
    ['Bridge to port', sheet(TIGER), [2, 3], { bridge: 2, bridgeCourse: 1, slowHelm: 1, fires: [1002] }],
    ['Bridge to starboard', sheet(TIGER), [2, 3], { bridge: 2, bridgeCourse: 2, slowHelm: 1, fires: [1002] }],
    ['Bridge straight', sheet(TIGER), [2, 3], { bridge: 2, slowHelm: 1, fires: [1002] }],
    ['Rudder to port', sheet(TIGER), [], { rudder: 1 }],
    ['Rudder to starboard', sheet(TIGER), [], { rudder: 2 }],
    ['Rudder straight', sheet(TIGER), [], { rudder: 3 }],
    ['Rudder slowly to port', sheet(TIGER), [], { rudder: 4 }],
    ['Rudder slowly to starboard', sheet(TIGER), [], { rudder: 5 }],
    ['Flight Deck', on(FLAT), [3, 1], { deck: [0, 1, 0] }],
    ['Ammo/Fuel', on(FLAT), [4, 1], { fires: [20_001_005] }],
    ['Aircraft', on(FLAT), [12, 5], { aboard: [4, 0, 2, 5], lost: 1, fires: [10_001_003] }],
    ['Elevator', sheet(FLAT), [], { elevators: 0 }],
    ['Ordnance Magazine', sheet(FLAT), [], {}],
    ['Ordnance Explosion', sheet(FLAT), [], { end: GONE, remaining: 0 }],
    ['Aviation Fuel', sheet(FLAT), [1], { fires: [20_001_005] }],
    ['Hull Penetration', dived(5), [], { end: GONE, remaining: 0 }],
    ['Hull Deformation', dived(2), [], { deformed: 1 }],
    ['Double Flooding', dived(2), [3], { floods: [1010] }],
    ['Half Flooding', dived(2), [3], { floods: [1002] }],
    ['Half Fire', dived(2), [4], { fires: [1003] }],
    ['Switchboard', dived(2), [5], { fuses: 4 }],
    ['Battery', dived(2), [6], { charged: 70 }],
    ['Passing Weapon', dived(2), [1, 4], { mounts: [1, 2] }],
    ['Passing Engineering', dived(2), [4], { levels: 1 }],
    ['Passing Sensor', dived(2), [10, 4], { sonar: 0 }],
    ['Passing Rudder', dived(2), [4], { adrift: 1 }],
  ]
  test.each(EFFECTS)('FGDN-8.1.2-type %s', (kind, state, faces, expected) => {
    expect(effect(state, kind, faces)).toEqual(expected)
  })
  test('FGDN-8.1.2-type every kind of critical stands in the list above', () => {
    expect(EFFECTS.map(([kind]) => kind)).toEqual([...KINDS])
  })
})
