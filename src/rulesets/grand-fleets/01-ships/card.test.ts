import { describe, expect, test } from 'vitest'
import { Desk, lowest, type Options } from '#kernel/desk/index.ts'
import { type Answer, Dice, Recorder, Seeded } from '#kernel/dice/index.ts'
import { BadInput } from '#kernel/ruleset/index.ts'
import { movementPoints } from '../03-movement/3-movement.ts'
import { penetrate, suffer } from '../04-gunfire/4-3-damage.ts'
import { barrelsBearing, lightGunsBearing } from '../04-gunfire/4-gunfire.ts'
import { sizeOf as sizeByTons } from '../10-conversions/10-conversions.ts'
import {
  bridgeHit,
  bridgeManned,
  type Event,
  fireControlHit,
  fireControlRestored,
  type GrandFleetsDesk,
  markerPlaced,
  markerRemoved,
  shipSteamed,
  splashesRemoved,
  splashPlaced,
} from '../events/events.ts'
import { bandOf, sizeOf } from '../measured.ts'
import { refuse } from '../orders/refusals.ts'
import { resolve } from '../orders/resolve.ts'
import { DUEL } from '../procedures/duel.ts'
import {
  attack,
  boat,
  fleet,
  gun,
  HEXES,
  IRON_DUKE,
  idOf,
  MOLTKE,
  options,
  PRINTED_IRON_DUKE,
  pair,
  play,
  SEA,
  sumOf,
} from '../whole/bench.fixture.ts'
import { CARD, type Card, levelOf } from './ship.ts'
import { copy, isSunk, rowOf, type State, sheetAt } from './state.ts'

/** A whole duel from a seed: what happened, and what was thrown for it. */
function duel(one: Card, other: Card, seed: number, changes: Options = {}): { events: Event[]; answers: Answer[] } {
  const answers: Answer[] = []
  const state = DUEL.setup([one, other], { range: 4 }, options(changes))
  const desk: GrandFleetsDesk = new Desk(state, new Dice(new Recorder(new Seeded(seed), answers)), lowest)
  const events: Event[] = []
  desk.heard = events
  for (let order = DUEL.next(state); order !== null; order = DUEL.next(state)) resolve(desk, order)
  return { events, answers }
}

describe('0 what lies on the table', () => {
  test('GF-0.23-card two ships of one class have a card each: what one loses the other keeps', () => {
    const state = fleet(SEA, [
      { card: MOLTKE, seat: 0 },
      { card: MOLTKE, seat: 0, x: 5000 },
    ])
    play(state, [1], desk => suffer(desk, { target: 1, arcs: -1, column: 'gunfire', locations: true }, 1), [0])
    expect(state.ships[1]).toMatchObject({ lost: 1, mounts: [0, 1, 1, 2, 6, 6] })
    expect(state.ships[0]).toMatchObject({ lost: 0, mounts: [1, 1, 1, 2, 6, 6] })
  })

  test('GF-0.23-card an order for a ship without a card is refused', () => {
    const state = pair(IRON_DUKE, MOLTKE)
    const refusal = refuse(state, { seat: 0, command: { type: 'SteamOn', ship: 2 } })
    expect(idOf(refusal!.why)).toBe('GF-0.23-card')
  })

  test('GF-0.24-markers each kind is put down beside a ship and taken away again', () => {
    const state = pair(IRON_DUKE, MOLTKE)
    const before = copy(state).ships
    const why = 0 as Parameters<typeof shipSteamed>[2]
    play(state, [], desk => {
      shipSteamed(desk, { ship: 1, forward: 4 }, why)
      splashPlaced(desk, { ship: 1, by: 0 }, why)
      bridgeHit(desk, { ship: 1, until: 10 }, why)
      fireControlHit(desk, { ship: 1, from: 2, until: 2 }, why)
      markerPlaced(desk, { ship: 1, marker: 'engine', count: 1 }, why)
      markerPlaced(desk, { ship: 1, marker: 'fires', count: 2 }, why)
      markerPlaced(desk, { ship: 1, marker: 'floods', count: 3 }, why)
      markerPlaced(desk, { ship: 1, marker: 'list', count: 1 }, why)
      markerPlaced(desk, { ship: 1, marker: 'rudder', count: 1 }, why)
    })
    expect(state.ships[1]).toMatchObject({
      forward: 4,
      splashes: [0],
      bridge: 10,
      silentFrom: 2,
      silentUntil: 2,
      engine: 1,
      fires: 2,
      floods: 3,
      list: 1,
      rudder: 1,
    })
    expect(state.ships[0]).toEqual(before[0])
    play(state, [], desk => {
      shipSteamed(desk, { ship: 1, forward: -1 }, why)
      splashesRemoved(desk, { ship: 1 }, why)
      bridgeManned(desk, { ship: 1 }, why)
      fireControlRestored(desk, { ship: 1 }, why)
      markerRemoved(desk, { ship: 1, marker: 'engine', count: 1 }, why)
      markerRemoved(desk, { ship: 1, marker: 'fires', count: 2 }, why)
      markerRemoved(desk, { ship: 1, marker: 'floods', count: 3 }, why)
      markerRemoved(desk, { ship: 1, marker: 'list', count: 1 }, why)
      markerRemoved(desk, { ship: 1, marker: 'rudder', count: 1 }, why)
    })
    expect(state.ships).toEqual(before)
  })

  test('GF-0.26-d10 nothing but ten-sided dice is thrown in whole duels, and all ten faces come', () => {
    const thrown = [1, 2, 3].flatMap(seed => duel(IRON_DUKE, MOLTKE, seed, { antiFlash: 'on' }).answers)
    const faces = new Set<number>()
    for (const answer of thrown) {
      if (!('faces' in answer)) continue
      expect(answer.sides).toBe(10)
      for (const face of answer.faces) faces.add(face)
    }
    expect([...faces].sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  })

  test.each([
    ['1:2400', 800],
    ['1:3000', 750],
    ['1:6000', 1000],
  ])('GF-0.31-nm with models of %s a ship of %i feet is as long as a mile of sea', (models, feet) => {
    // 800 ft / 2400 = 4", 750 ft / 3000 = 3", 1000 ft / 6000 = 2": the three sea scales
    const { fixed } = fleet(SEA, [{ card: boat(), seat: 0 }], { models })
    expect(feet * fixed.modelMilesPerFoot).toBeCloseTo(1, 12)
  })
})

describe('1.1, 1.2 and 1.7: what is only written on the card', () => {
  const strange: Card = {
    ...IRON_DUKE,
    name: 'Nobody',
    className: 'NONE',
    type: 'TB',
    nation: 'OST',
    year: 1890,
    shipsInClass: [],
  }

  test('GF-1.1-identity other labels, the same battle', () => {
    for (const seed of [1, 2, 3, 4]) expect(duel(strange, MOLTKE, seed)).toEqual(duel(IRON_DUKE, MOLTKE, seed))
  })

  test('GF-1.23-points other points, the same battle', () => {
    expect(duel({ ...IRON_DUKE, points: 1 }, MOLTKE, 5)).toEqual(duel(IRON_DUKE, MOLTKE, 5))
  })

  test.each([-1, 2.5])('GF-1.23-points %f is no value for a card', points => {
    expect(() => CARD.read({ ...IRON_DUKE, points })).toThrow(BadInput)
  })

  test('GF-1.7-notes whatever is written there, the same battle', () => {
    const noted = CARD.read({ ...IRON_DUKE, notes: 'Bridge hit, turn 3; fire in B turret' })
    expect(duel(noted, MOLTKE, 6)).toEqual(duel(IRON_DUKE, MOLTKE, 6))
  })

  test('GF-1.7-notes a card may be without', () => {
    const { notes: _notes, ...bare } = IRON_DUKE
    expect(CARD.read(bare)).toEqual(IRON_DUKE)
  })

  test('GF-1.43-aa another rating, the same battle', () => {
    const rows = IRON_DUKE.rows.map(row => ({ ...row, aa: 9 })) as unknown as Card['rows']
    expect(duel({ ...IRON_DUKE, rows }, MOLTKE, 7)).toEqual(duel(IRON_DUKE, MOLTKE, 7))
  })
})

describe('1.24 sizes', () => {
  test('GF-1.24-size five of them, in order', () => {
    const sizes = ['VS', 'S', 'M', 'L', 'VL'] as const
    const state = fleet(
      SEA,
      sizes.map(size => ({ card: boat({ size }), seat: 0 })),
    )
    expect(sizes.map((_, ship) => sizeOf(state, ship))).toEqual([0, 1, 2, 3, 4])
  })

  test('GF-1.24-size 25,000 tons is very large', () => {
    expect(sizeByTons(25_000)).toBe('VL')
  })

  test('GF-1.24-size there is no sixth', () => {
    expect(() => CARD.read({ ...IRON_DUKE, size: 'XL' })).toThrow(BadInput)
  })
})

describe('1.3 armour', () => {
  // Moltke: belt 12, end 8, deck 9. A gun that penetrates nothing leaves the armour itself as the number needed; dice of
  // armour and armour less one tell which armour was met. Seen from 90 she is hit abeam, from 0 and 180 on the ends.
  const met = (calibreIn: number, range: number, isSeen: number): number => {
    const state = pair(boat({ guns: [gun({ calibreIn, dmg: 10 })] }), MOLTKE, { range, isSeen })
    const { value } = play(state, [2, 3, 4, 5, 6, 7, 8, 9, 9, 9], desk => penetrate(desk, attack(state), 1))
    return value
  }
  // of the dice 2 3 4 5 6 7 8 9 9 9: none meets 12, four meet 8, three meet 9
  const BELT = 0
  const END = 4
  const DECK = 3

  test.each([
    [6, 4],
    [6, 8],
    [6, 12],
    [12, 4],
    [12, 8],
  ])('GF-1.31-belt meets a gun of %i" from abeam at %i miles', (calibre, range) => {
    expect(met(calibre, range, 90)).toBe(BELT)
    expect(met(calibre, range, 270)).toBe(BELT)
  })

  test.each([
    [6, 4],
    [6, 8],
    [6, 12],
    [12, 4],
    [12, 8],
  ])('GF-1.32-end meets a gun of %i" from ahead or astern at %i miles', (calibre, range) => {
    expect(met(calibre, range, 0)).toBe(END)
    expect(met(calibre, range, 180)).toBe(END)
  })

  test.each([0, 90, 180, 270])(
    'GF-1.33-deck meets a gun of 10" at long range, from %i degrees as from anywhere',
    from => {
      expect(met(10, 12, from)).toBe(DECK)
    },
  )
})

describe('1.4 hull', () => {
  const after = (lost: number): State => {
    const state = pair(MOLTKE, IRON_DUKE)
    state.ships[1]!.lost = lost
    return state
  }
  const level = (lost: number): number => levelOf(sheetAt(after(lost), 1), lost)

  test('GF-1.4-hull-order the first row goes before the second, the second before the third', () => {
    const levels = Array.from({ length: 25 }, (_, lost) => level(lost))
    expect(levels).toEqual([...Array(8).fill(0), ...Array(8).fill(1), ...Array(8).fill(2), 3])
  })

  test('GF-1.4-damaged with the eighth box, and not before', () => {
    expect([level(7), level(8)]).toEqual([0, 1])
    expect(rowOf(after(7), 1)).toEqual(IRON_DUKE.rows[0])
    expect(rowOf(after(8), 1)).toEqual(IRON_DUKE.rows[1])
  })

  test('GF-1.4-crippled with the sixteenth box, and not before', () => {
    expect([level(15), level(16)]).toEqual([1, 2])
    expect(rowOf(after(15), 1)).toEqual(IRON_DUKE.rows[1])
    expect(rowOf(after(16), 1)).toEqual(IRON_DUKE.rows[2])
  })

  test('GF-1.4-damaged the second row counts at once, in the middle of a phase', () => {
    const state = after(7)
    expect(movementPoints(state, 1)).toBe(4)
    play(state, [5], desk => suffer(desk, { target: 1, arcs: -1, column: 'gunfire', locations: true }, 1))
    expect(movementPoints(state, 1)).toBe(3)
  })

  test('GF-1.4-sunk with the last box, and she may do nothing more', () => {
    const state = after(23)
    expect(isSunk(state, 1)).toBe(false)
    play(state, [], desk => suffer(desk, { target: 1, arcs: -1, column: 'gunfire', locations: true }, 1))
    expect(isSunk(state, 1)).toBe(true)
    const order = { type: 'FireGuns', ship: 1, batteries: [{ battery: 0, target: 0 }], lightGuns: [] } as const
    const refusal = refuse(state, { seat: 1, command: { ...order, batteries: [...order.batteries], lightGuns: [] } })
    expect(idOf(refusal!.why)).toBe('GF-1.4-sunk')
  })

  test('GF-1.4-sunk she is removed at once: no target, and in nobody’s way', () => {
    const state = fleet(SEA, [
      { card: IRON_DUKE, seat: 0, x: 10_000, y: 10_000, heading: 900 },
      { card: IRON_DUKE, seat: 1, x: 10_000, y: 15_000, heading: 900 },
      { card: IRON_DUKE, seat: 1, x: 10_000, y: 12_000, heading: 900, lost: 24 },
    ])
    const fireAt = (target: number) =>
      refuse(state, {
        seat: 0,
        command: { type: 'FireGuns', ship: 0, batteries: [{ battery: 0, target }], lightGuns: [] },
      })
    expect(idOf(fireAt(2)!.why)).toBe('GF-1.4-sunk')
    expect(fireAt(1)).toBe(null)
  })

  test.each([
    [0, 4],
    [8, 3],
    [16, 2],
  ])('GF-1.41-speed Iron Duke with %i boxes lost has %i points', (lost, points) => {
    expect(movementPoints(after(lost), 1)).toBe(points)
  })

  test('GF-1.41-speed of the three numbers the first counts, whatever the turn', () => {
    const state = pair(
      boat({ rows: [{ boxes: 3, speed: [5, 4, 6], lg: 0, aa: 0 }, boat().rows[1], boat().rows[2]] }),
      MOLTKE,
    )
    for (const turn of [1, 2, 3, 4]) {
      state.now = 4 * turn
      expect(movementPoints(state, 0)).toBe(5)
    }
  })

  test.each([
    [IRON_DUKE, 0, 1],
    [IRON_DUKE, 8, 1],
    [IRON_DUKE, 16, 0],
    [MOLTKE, 0, 2],
    [MOLTKE, 8, 2],
    [MOLTKE, 15, 1],
  ])('GF-1.42-lg the current row counts: %#', (card, lost, half) => {
    // LG 1/1/0 and 4/3/1; half, rounded up, may fire at one target
    const state = pair(card, IRON_DUKE, { range: 2 })
    state.ships[0]!.lost = lost
    expect(lightGunsBearing(state, 0, 1)).toBe(half)
  })
})

describe('1.5 guns', () => {
  test('GF-1.5-bore a line of 100 mm is a gun, one of 99.5 mm belongs to the light guns', () => {
    expect(() => CARD.read(boat({ guns: [gun({ calibreIn: 100 / 25.4 })] }))).not.toThrow()
    expect(() => CARD.read(boat({ guns: [gun({ calibreIn: 99.5 / 25.4 })] }))).toThrow(BadInput)
  })

  test('GF-1.5-bore a battery that has no line cannot fire', () => {
    const state = pair(boat(), boat())
    const refusal = refuse(state, {
      seat: 0,
      command: { type: 'FireGuns', ship: 0, batteries: [{ battery: 1, target: 1 }], lightGuns: [] },
    })
    expect(idOf(refusal!.why)).toBe('GF-1.5-bore')
  })

  test.each([
    [4, 0],
    [8, 1],
    [12, 2],
  ])('GF-1.51-bands %i miles is the outer limit of band %i, on sea and hexes', (miles, band) => {
    const sea = pair(IRON_DUKE, MOLTKE, { range: miles })
    expect(bandOf(sea, 0, 1, sheetAt(sea, 0).guns[0]!)).toBe(band)
    const hexes = fleet(HEXES, [
      { card: IRON_DUKE, seat: 0 },
      { card: MOLTKE, seat: 1, x: miles },
    ])
    expect(bandOf(hexes, 0, 1, sheetAt(hexes, 0).guns[0]!)).toBe(band)
  })

  test.each([0, 1, 2, 3])('GF-1.52-rof +%i is added', rof => {
    const state = pair(boat({ guns: [gun({ rof })] }), boat())
    expect(sumOf(state).total).toBe(rof)
  })

  // belt 12 less 11 is 1, but a natural 1 never bites; belt 12 less 7; deck 9 less 4
  test.each([
    [4, 2],
    [8, 5],
    [12, 5],
  ])('GF-1.53-pen at %i miles a 13.5" shell needs %i against Moltke abeam', (range, need) => {
    const state = pair(IRON_DUKE, MOLTKE, { range })
    const { value } = play(state, [need - 1, need, need], desk => penetrate(desk, attack(state), 1))
    expect(value).toBe(2)
  })

  test.each([
    [1, 3],
    [2, 6],
    [3, 9],
  ])('GF-1.54-dmg %i hits of 13.5" are %i dice', (hits, dice) => {
    const state = pair(IRON_DUKE, MOLTKE)
    const { throws } = play(state, Array(dice).fill(1), desk => penetrate(desk, attack(state), hits))
    expect(throws).toEqual([['GF-4.31-roll', Array(dice).fill(1)]])
  })

  test('GF-1.55-groups ABCD [3] with two boxes is two triple turrets that bear on A, B, C and D', () => {
    const card = CARD.read(boat({ guns: [gun({ groups: [{ arcs: 'ABCD', barrels: 3, mounts: 2 }] })] }))
    const barrels = (sees: number): number => barrelsBearing(pair(card, boat(), { sees }), 0, 0, 1)
    // in the middle of A, B, C, D, E, F
    expect([330, 30, 270, 90, 210, 150].map(barrels)).toEqual([6, 6, 6, 6, 0, 0])
  })

  test('GF-1.55-groups a box lost is a mount with all its barrels', () => {
    const state = pair(IRON_DUKE, MOLTKE)
    expect(barrelsBearing(state, 0, 0, 1)).toBe(10)
    state.ships[0]!.mounts[0] = 1
    expect(barrelsBearing(state, 0, 0, 1)).toBe(8)
  })

  test('GF-1.55-groups a mount may bear on several of the four beams and ends', () => {
    const read = (arcs: string): Card => CARD.read(boat({ guns: [gun({ groups: [{ arcs, barrels: 1, mounts: 1 }] })] }))
    const bears = (arcs: string): boolean[] =>
      [0, 90, 180, 270].map(sees => barrelsBearing(pair(read(arcs), boat(), { sees }), 0, 0, 1) > 0)
    expect(bears('FWD')).toEqual([true, false, false, false])
    expect(bears('STBD')).toEqual([false, true, false, false])
    expect(bears('AFT')).toEqual([false, false, true, false])
    expect(bears('PORT')).toEqual([false, false, false, true])
    expect(bears('PORT+STBD')).toEqual([false, true, false, true])
  })

  test('GF-R1 Iron Duke’s turrets are lost on 1 only, her 6" on 2 to 4', () => {
    const { location } = sheetAt(pair(IRON_DUKE, MOLTKE), 0)
    expect([1, 2, 3, 4].map(face => location.at(face))).toEqual([0, 1, 1, 1])
  })

  test.each([
    [
      [1, 2],
      [2, 4],
    ],
    [
      [1, 1],
      [4, 2],
    ],
  ] as const)('GF-1.56-hiton a card with faces %j and %j is bad input, not a fault later', (one, other) => {
    const guns = [gun({ hitOn: [...one] }), gun({ hitOn: [...other] })]
    expect(() => CARD.read(boat({ guns }))).toThrow(BadInput)
  })
})

describe('2.1 the record of a card', () => {
  test('GF-R26 the checklist’s own record of Iron Duke is a card: her length is that of a very large ship', () => {
    expect(CARD.read(PRINTED_IRON_DUKE)).toEqual({ ...PRINTED_IRON_DUKE, notes: '', lengthFt: 640 })
  })

  test.each([
    ['VS', 270],
    ['S', 450],
    ['M', 480],
    ['L', 560],
    ['VL', 640],
  ] as const)('GF-R26 a %s ship of unknown length is %i feet long', (size, feet) => {
    const { lengthFt: _length, ...card } = boat({ size })
    expect(CARD.read(card).lengthFt).toBe(feet)
  })

  const groupOf = (arcs: string): Card => boat({ guns: [gun({ groups: [{ arcs, barrels: 1, mounts: 1 }] })] })

  test('GF-1.51-bands limits that do not ascend are bad input', () => {
    expect(() => CARD.read(boat({ guns: [gun({ range: [8, 4, 12] })] }))).toThrow(BadInput)
    expect(() => CARD.read(boat({ guns: [gun({ range: [4, 12, 8] })] }))).toThrow(BadInput)
    // a gun that reaches one mile has 0/0/1 by 10.5
    expect(() => CARD.read(boat({ guns: [gun({ range: [0, 0, 1] })] }))).not.toThrow()
  })

  test.each(['', 'G', 'ABA', 'PORT+PORT', 'A+PORT', 'port'])('GF-1.55-groups arcs “%s” are bad input', arcs => {
    expect(() => CARD.read(groupOf(arcs))).toThrow(BadInput)
  })

  test.each(['A', 'FEDCBA', 'PORT', 'FWD', 'PORT+STBD', 'FWD+PORT', 'STBD+AFT'])(
    'GF-1.55-groups arcs “%s” are a set',
    arcs => {
      expect(() => CARD.read(groupOf(arcs))).not.toThrow()
    },
  )

  test('GF-1.63-torp-boxes tubes bear on the four beams and ends, not on the arcs of turrets', () => {
    const tubes = (arcs: string) => boat({ torpedoes: { label: '', range: 5, dmg: 5, groups: [{ arcs, tubes: 1 }] } })
    expect(() => CARD.read(tubes('ABCD'))).toThrow(BadInput)
    for (const arcs of ['FWD', 'PORT', 'STBD', 'AFT', 'PORT+STBD']) expect(() => CARD.read(tubes(arcs))).not.toThrow()
  })

  test('GF-1.1-identity a card with every field is read as it is', () => {
    expect(CARD.read(IRON_DUKE)).toEqual(IRON_DUKE)
    expect(CARD.read(MOLTKE)).toEqual(MOLTKE)
  })
})
