import { describe, expect, test } from 'vitest'
import { BadInput } from '#kernel/ruleset/index.ts'
import { CARD } from '../01-ships/ship.ts'
import { type State, sheetAt } from '../01-ships/state.ts'
import { bandOf } from '../measured.ts'
import type { Command } from '../orders/orders.ts'
import { refuse } from '../orders/refusals.ts'
import { resolve } from '../orders/resolve.ts'
import {
  boat,
  fleet,
  gun,
  IRON_DUKE,
  idOf,
  inPhase,
  lightAttack,
  MOLTKE,
  off,
  pair,
  play,
  SEA,
  sumOf,
  told,
  withHull,
} from '../whole/bench.fixture.ts'
import { penetrate } from './4-3-damage.ts'
import type { FireGuns } from './4-gunfire.ts'
import { barrelsBearing, lightGunsBearing } from './4-gunfire.ts'

const CENTRE = { x: 30_000, y: 30_000 }
const fire = (
  ship: number,
  batteries: FireGuns['batteries'],
  lightGuns: FireGuns['lightGuns'] = [],
): Command & FireGuns => ({ type: 'FireGuns', ship, batteries, lightGuns })

/** The order is legal, and is carried out. */
function give(state: State, command: Command, faces: readonly number[], choices: readonly number[] = []) {
  const seat = 'ship' in command ? state.ships[command.ship]!.seat : -1
  expect(refuse(state, { seat, command })).toBe(null)
  return play(state, faces, desk => resolve(desk, { seat, command }), choices)
}
const refusedBy = (state: State, command: Command & { ship: number }): string | null => {
  const refusal = refuse(state, { seat: state.ships[command.ship]!.seat, command })
  return refusal === null ? null : idOf(refusal.why)
}

/** One barrel of each of two calibres, both all round: 12-inch with two dice a hit, 6-inch with one. */
const TWO_LINES = boat({
  guns: [
    gun({ calibreIn: 12, dmg: 2, hitOn: [1, 1], groups: [{ arcs: 'ABCDEF', barrels: 1, mounts: 1 }] }),
    gun({ calibreIn: 6, hitOn: [2, 2], groups: [{ arcs: 'ABCDEF', barrels: 1, mounts: 1 }] }),
  ],
})

describe('4 a ship’s turn to fire', () => {
  test('GF-4-tie each side throws, the higher fires first', () => {
    const first = (faces: readonly number[]): number => {
      const state = inPhase(pair(IRON_DUKE, MOLTKE), 1, 'movement')
      const { throws } = play(state, faces, desk => resolve(desk, { seat: -1, command: { type: 'NextPhase' } }))
      expect(new Set(throws.map(([rule]) => rule))).toEqual(new Set(['GF-4-tie']))
      return state.first
    }
    expect([first([7, 3]), first([3, 7])]).toEqual([0, 1])
  })

  test('GF-R3 equal dice are thrown again', () => {
    const state = inPhase(pair(IRON_DUKE, MOLTKE), 1, 'movement')
    play(state, [4, 4, 9, 9, 1, 2], desk => resolve(desk, { seat: -1, command: { type: 'NextPhase' } }))
    expect(state.first).toBe(1)
  })

  test('GF-R3 anew in every phase that is tied', () => {
    const state = inPhase(pair(IRON_DUKE, MOLTKE), 1, 'movement')
    const next = (faces: readonly number[]) =>
      play(state, faces, desk => resolve(desk, { seat: -1, command: { type: 'NextPhase' } }))
    next([2, 1])
    expect(state.first).toBe(0)
    next([1, 2])
    expect(state.first).toBe(1)
  })

  test('GF-4.2-dice hits become points, points become boxes and locations', () => {
    const state = pair(TWO_LINES, boat(), { range: 8 })
    // to hit 8; two damage dice, unarmoured; two locations
    const { throws, events } = give(state, fire(0, [{ battery: 0, target: 1 }]), [8, 2, 3, 5, 9])
    expect(throws).toEqual([
      ['GF-4.2-dice', [8]],
      ['GF-4.31-roll', [2, 3]],
      ['GF-4.32-location', [5, 9]],
    ])
    expect(told(events)).toEqual(['BoxesLost 2', 'SplashPlaced 0', 'ShipActed'])
  })

  test('GF-R35 each battery is resolved to its end before the next', () => {
    const state = pair(TWO_LINES, boat(), { range: 8 })
    const order = fire(0, [
      { battery: 0, target: 1 },
      { battery: 1, target: 1 },
    ])
    const { throws } = give(state, order, [9, 2, 1, 7, 8, 5, 6])
    expect(throws).toEqual([
      ['GF-4.2-dice', [9]],
      ['GF-4.31-roll', [2, 1]],
      ['GF-4.32-location', [7]],
      ['GF-4.2-dice', [8]],
      ['GF-4.31-roll', [5]],
      ['GF-4.32-location', [6]],
    ])
  })

  test('GF-R48 a target that an earlier battery has sunk wastes the fire of the later', () => {
    const state = pair(TWO_LINES, withHull(boat(), 1, 1, 1), { range: 8 })
    state.ships[1]!.lost = 1
    const order = fire(0, [
      { battery: 0, target: 1 },
      { battery: 1, target: 1 },
    ])
    const { events, throws } = give(state, order, [9, 2, 2])
    expect(throws.map(([rule]) => rule)).toEqual(['GF-4.2-dice', 'GF-4.31-roll'])
    expect(told(events)).toEqual(['BoxesLost 2', 'ShipSunk', 'SplashPlaced 0', 'ShipActed'])
  })

  test('GF-R48 light guns too', () => {
    const lit = boat({ rows: [{ boxes: 3, speed: [4, 4, 4], lg: 2, aa: 0 }, boat().rows[1], boat().rows[2]] })
    const state = pair(lit, withHull(boat(), 1, 1, 1), { range: 1 })
    state.ships[1]!.lost = 2
    state.ships[0]!.mounts = [1]
    give(state, fire(0, [{ battery: 0, target: 1 }], [{ target: 1, guns: 1 }]), [6, 2])
    expect(state.ships[1]!.lost).toBe(3)
  })

  test('GF-4.32-sequential a ship may lose her guns before she has fired', () => {
    const state = pair(TWO_LINES, TWO_LINES, { range: 8 })
    expect(barrelsBearing(state, 1, 0, 0)).toBe(1)
    give(state, fire(0, [{ battery: 0, target: 1 }]), [8, 2, 1, 1])
    expect(barrelsBearing(state, 1, 0, 0)).toBe(0)
    expect(refusedBy(state, fire(1, [{ battery: 0, target: 0 }]))).toBe('GF-4.12-bearing-mounts')
  })

  test('GF-4.32-sequential or sink', () => {
    const state = pair(TWO_LINES, withHull(TWO_LINES, 1, 1, 1), { range: 8 })
    state.ships[1]!.lost = 1
    give(state, fire(0, [{ battery: 0, target: 1 }]), [8, 2, 2])
    expect(refusedBy(state, fire(1, [{ battery: 0, target: 0 }]))).toBe('GF-1.4-sunk')
  })
})

/** Ship 0 with an enemy 3 miles off to starboard (1), another to port (2), a third 1 mile beyond the first (3). */
const between = (card = IRON_DUKE, options = {}): State =>
  fleet(
    SEA,
    [
      { card, seat: 0, ...CENTRE },
      { card: MOLTKE, seat: 1, ...off(CENTRE, 90, 3) },
      { card: MOLTKE, seat: 1, ...off(CENTRE, 270, 3) },
      { card: MOLTKE, seat: 1, ...off(CENTRE, 70, 3.5) },
    ],
    options,
  )

describe('4.11 targets', () => {
  test('GF-4.11-one-target different batteries may have different targets', () => {
    const state = between()
    const order = fire(0, [
      { battery: 0, target: 1 },
      { battery: 1, target: 2 },
    ])
    expect(refusedBy(state, order)).toBe(null)
    // short: 2 + 1 large abeam = 5 and more; 6" at medium: 1 + 1 = 6 and more
    const { throws } = give(state, order, [...Array(10).fill(4), ...Array(6).fill(5)])
    expect(throws.map(([, faces]) => faces.length)).toEqual([10, 6])
  })

  test('GF-4.11-one-target or the same', () => {
    const order = fire(0, [
      { battery: 0, target: 1 },
      { battery: 1, target: 1 },
    ])
    expect(refusedBy(between(), order)).toBe(null)
  })

  test.each([
    [1, 3],
    [1, 2],
    [1, 1],
  ])('GF-4.11-one-target one battery may not be divided, here between %i and %i', (one, other) => {
    const order = fire(0, [
      { battery: 0, target: one },
      { battery: 0, target: other },
    ])
    expect(refusedBy(between(), order)).toBe('GF-4.11-one-target')
  })

  test('GF-4.11-casemate without the option the 6" may not be divided either', () => {
    const order = fire(0, [
      { battery: 1, target: 1 },
      { battery: 1, target: 2 },
    ])
    expect(refusedBy(between(), order)).toBe('GF-4.11-one-target')
  })

  test('GF-4.11-casemate with it they may, one target on each beam, with that beam’s guns', () => {
    const state = between(IRON_DUKE, { casemateSplit: 'on' })
    state.ships[0]!.mounts[3] = 4
    const order = fire(0, [
      { battery: 1, target: 1 },
      { battery: 1, target: 2 },
    ])
    const { throws } = give(state, order, [...Array(6).fill(1), ...Array(4).fill(1)])
    expect(throws.map(([, faces]) => faces.length)).toEqual([6, 4])
  })

  test('GF-4.11-casemate two targets on one beam are refused', () => {
    const order = fire(0, [
      { battery: 1, target: 1 },
      { battery: 1, target: 3 },
    ])
    expect(refusedBy(between(IRON_DUKE, { casemateSplit: 'on' }), order)).toBe('GF-4.11-casemate')
  })

  test('GF-4.11-casemate three targets are refused, and so is a turret battery', () => {
    const state = between(IRON_DUKE, { casemateSplit: 'on' })
    const three = [1, 2, 3].map(target => ({ battery: 1, target }))
    expect(refusedBy(state, fire(0, three))).toBe('GF-4.11-one-target')
    const turrets = [1, 2].map(target => ({ battery: 0, target }))
    expect(refusedBy(state, fire(0, turrets))).toBe('GF-4.11-one-target')
  })

  test.each([
    ['PORT and STBD, equal', true, ['PORT', 6], ['STBD', 6]],
    ['PORT and STBD, unequal', false, ['PORT', 6], ['STBD', 5]],
    ['PORT and AFT', false, ['PORT', 6], ['AFT', 6]],
  ] as const)('GF-R33 %s: may be divided: %s; a card that says otherwise is no card', (_name, may, one, other) => {
    const groups = [one, other].map(([arcs, mounts]) => ({ arcs, barrels: 1, mounts }))
    const divided = (): boolean => {
      const card = CARD.read(boat({ guns: [gun({ groups, casemated: true })] }))
      const targets = [1, 2].map(target => ({ battery: 0, target }))
      return refusedBy(between(card, { casemateSplit: 'on' }), fire(0, targets)) === null
    }
    let found = false
    try {
      found = divided()
    } catch (thrown) {
      expect(thrown).toBeInstanceOf(BadInput)
    }
    expect(found).toBe(may)
  })

  test('GF-R33 equal at the start is enough: a mount lost since changes nothing', () => {
    const state = between(IRON_DUKE, { casemateSplit: 'on' })
    state.ships[0]!.mounts[4] = 1
    const order = fire(0, [
      { battery: 1, target: 1 },
      { battery: 1, target: 2 },
    ])
    expect(refusedBy(state, order)).toBe(null)
  })

  test('GF-4.11-declare one illegal target among them, and no die is thrown for any', () => {
    const state = between()
    const order = fire(0, [
      { battery: 0, target: 1 },
      { battery: 1, target: 0 },
    ])
    expect(refuse(state, { seat: 0, command: order })).not.toBe(null)
    const light = fire(0, [{ battery: 0, target: 1 }], [{ target: 1, guns: 2 }])
    expect(refuse(state, { seat: 0, command: light })).not.toBe(null)
  })

  test('GF-4.11-declare there is no second order once the first has been carried out', () => {
    const state = between()
    give(state, fire(0, [{ battery: 0, target: 1 }]), Array(10).fill(1))
    expect(refusedBy(state, fire(0, [{ battery: 1, target: 2 }]))).toBe('GF-4-alternate')
  })

  test('GF-R31 mounts may hold their fire, group by group', () => {
    const state = between()
    // of ABCD ×2, CD, CDEF ×2: one forward turret and both after ones stay silent, so two turrets fire
    const { throws } = give(state, fire(0, [{ battery: 0, target: 1, held: [1, 0, 2] }]), [1, 1, 1, 1])
    expect(throws).toEqual([['GF-4.2-dice', [1, 1, 1, 1]]])
  })

  test('GF-R31 held mounts of the second line are counted from its own first group', () => {
    const state = between()
    const { throws } = give(state, fire(0, [{ battery: 1, target: 1, held: [0, 4] }]), [1, 1])
    expect(throws).toEqual([['GF-4.2-dice', [1, 1]]])
  })

  test('GF-R31 a battery that holds all its fire does not fire', () => {
    expect(refusedBy(between(), fire(0, [{ battery: 0, target: 1, held: [2, 1, 2] }]))).toBe('GF-R31')
  })
})

describe('4.22 splashes', () => {
  /** Three ships of one side with a 12-inch and a 6-inch gun, a target 10 miles off. */
  const line = (options = {}): State =>
    fleet(
      SEA,
      [
        { card: TWO_LINES, seat: 0, ...CENTRE },
        { card: boat(), seat: 1, ...off(CENTRE, 0, 10) },
        { card: TWO_LINES, seat: 0, ...off(CENTRE, 90, 1) },
        { card: TWO_LINES, seat: 0, ...off(CENTRE, 270, 1) },
      ],
      options,
    )
  const main = (ship: number, target = 1): Command & FireGuns => fire(ship, [{ battery: 0, target }])

  test('GF-4.22-splash-place heavy guns leave a marker on the target, hit or miss', () => {
    const state = line()
    const { events } = give(state, main(0), [1])
    expect(events.filter(({ type }) => type === 'SplashPlaced').map(({ why }) => idOf(why))).toEqual([
      'GF-4.22-splash-place',
    ])
    expect(state.ships[1]!.splashes).toEqual([0])
  })

  test('GF-4.22-splash-place at any range', () => {
    for (const range of [2, 6, 11]) {
      const state = pair(TWO_LINES, boat(), { range })
      give(state, main(0), [1])
      expect(state.ships[1]!.splashes).toEqual([0])
    }
  })

  test('GF-4.22-splash-place smaller guns leave none', () => {
    const state = line()
    give(state, fire(0, [{ battery: 1, target: 1 }]), [1])
    expect(state.ships[1]!.splashes).toEqual([])
  })

  test('GF-4.22-splash-effect the second ship at long range has −1, the third −2', () => {
    const state = line()
    const totals: number[] = []
    for (const ship of [0, 2, 3]) {
      const { sum } = give(state, main(ship), [1])
      totals.push(sum.reduce((total, [, value]) => total + value, 0))
    }
    expect(totals).toEqual([-1, -2, -3])
  })

  test('GF-4.22-splash-effect nothing at short and medium range, nor for smaller guns', () => {
    for (const [battery, range, total] of [
      [0, 4, 2],
      [0, 8, 0],
      [1, 12, -1],
    ] as const) {
      const state = pair(TWO_LINES, boat(), { range })
      state.ships[1]!.splashes = [2, 3]
      const { sum } = give(state, fire(0, [{ battery, target: 1 }]), [1])
      expect(sum.reduce((so, [, value]) => so + value, 0)).toBe(total)
    }
  })

  test('GF-R30 one marker for a ship, however many heavy batteries she fires; her own never counts', () => {
    const card = boat({ guns: [TWO_LINES.guns[0]!, { ...TWO_LINES.guns[0]!, calibreIn: 10, hitOn: [3, 3] }] })
    const state = pair(card, boat(), { range: 10 })
    const order = fire(0, [
      { battery: 0, target: 1 },
      { battery: 1, target: 1 },
    ])
    const { sum } = give(state, order, [1, 1])
    expect(state.ships[1]!.splashes).toEqual([0])
    expect(sum).toEqual([
      ['GF-4.2-long', -1],
      ['GF-4.2-long', -1],
    ])
  })

  test('GF-R30 one on each target', () => {
    const card = boat({ guns: [TWO_LINES.guns[0]!, { ...TWO_LINES.guns[0]!, calibreIn: 10, hitOn: [3, 3] }] })
    const state = between(card)
    const order = fire(0, [
      { battery: 0, target: 1 },
      { battery: 1, target: 2 },
    ])
    give(state, order, [1, 1])
    expect(state.ships.map(({ splashes }) => splashes)).toEqual([[], [0], [0], []])
  })

  test('GF-R30 whatever the side, and even if the ship that made it has sunk', () => {
    const state = line()
    give(state, main(2), [1])
    state.ships[2]!.lost = 9
    expect(sumOf(state).lines).toEqual({ 'GF-4.2-long': -1, 'GF-4.2-overcon': -1 })
    Object.assign(state.ships[2]!, { seat: 1 })
    expect(sumOf(state).lines).toEqual({ 'GF-4.2-long': -1, 'GF-4.2-overcon': -1 })
  })

  test.each([
    [25.4 / 2.54, true],
    [28 / 2.54, true],
    [24 / 2.54, false],
    [9.99, false],
  ])('GF-R38 a bore of %f inches splashes: %s', (calibreIn, splashes) => {
    const state = pair(boat({ guns: [gun({ calibreIn })] }), boat(), { range: 6 })
    give(state, main(0), [1, 1, 1, 1])
    expect(state.ships[1]!.splashes).toEqual(splashes ? [0] : [])
  })

  test('GF-4.22-splash-end all go at the end of the Gunfire Phase', () => {
    const state = line()
    give(state, main(0), [1])
    give(state, main(2), [1])
    // three against one: nobody throws for who goes first
    const { events } = play(state, [], desk => resolve(desk, { seat: -1, command: { type: 'NextPhase' } }))
    expect(state.ships.map(({ splashes }) => splashes)).toEqual([[], [], [], []])
    expect(events.map(({ type, why }) => [type, idOf(why)])).toContainEqual(['SplashesRemoved', 'GF-4.22-splash-end'])
  })

  test('GF-4.22-splash-end and not at the end of another', () => {
    const state = inPhase(line(), 1, 'movement')
    state.ships[1]!.splashes = [0]
    play(state, [], desk => resolve(desk, { seat: -1, command: { type: 'NextPhase' } }))
    expect(state.ships[1]!.splashes).toEqual([0])
  })
})

describe('4.4 light guns', () => {
  test.each([
    [1, 0],
    [1.001, 1],
    [2, 1],
    [2.001, 2],
    [3, 2],
    [3.001, 3],
  ])('GF-4.4-lg-profile at %f miles: band %i of 1/2/3', (range, band) => {
    const state = pair(MOLTKE, boat(), { range })
    expect(bandOf(state, 0, 1, sheetAt(state, 0).lightGuns)).toBe(band)
  })

  test('GF-4.4-lg-profile rate of fire +3, no penetration, one die a hit', () => {
    const state = pair(MOLTKE, boat({ armor: { belt: 5, end: 5, deck: 9 } }), { range: 2 })
    expect(sumOf(state, lightAttack(state)).lines).toEqual({ 'GF-4.2-rof': 3 })
    expect(play(state, [4, 5, 6], desk => penetrate(desk, lightAttack(state), 3)).value).toBe(2)
  })

  test('GF-4.4-lg-profile they are resolved as other guns are, and leave no splash', () => {
    const state = pair(MOLTKE, boat(), { range: 2 })
    const { throws, events } = give(state, fire(0, [], [{ target: 1, guns: 2 }]), [5, 4, 2, 8])
    expect(throws).toEqual([
      ['GF-4.2-dice', [5, 4]],
      ['GF-4.31-roll', [2]],
      ['GF-4.32-location', [8]],
    ])
    expect(told(events)).toEqual(['BoxesLost 1', 'ShipActed'])
  })

  test('GF-4.4-lg-profile beyond three miles they may not fire', () => {
    expect(refusedBy(pair(MOLTKE, boat(), { range: 3.001 }), fire(0, [], [{ target: 1, guns: 1 }]))).toBe(
      'GF-4.13-band',
    )
  })

  test.each([
    // rating, most on one target
    [1, 1],
    [2, 1],
    [3, 2],
    [4, 2],
    [5, 3],
  ])('GF-4.4-lg-dice of %i dice %i may go to one target', (lg, most) => {
    const card = boat({ rows: [{ boxes: 3, speed: [4, 4, 4], lg, aa: 0 }, boat().rows[1], boat().rows[2]] })
    const state = pair(card, boat(), { range: 2 })
    expect(lightGunsBearing(state, 0, 1)).toBe(most)
    expect(refusedBy(state, fire(0, [], [{ target: 1, guns: most }]))).toBe(null)
    expect(refusedBy(state, fire(0, [], [{ target: 1, guns: most + 1 }]))).toBe('GF-4.4-lg-dice')
  })

  const lit = (lg: number, options = {}): State =>
    between(boat({ rows: [{ boxes: 3, speed: [4, 4, 4], lg, aa: 0 }, boat().rows[1], boat().rows[2]] }), options)

  test.each([
    [3, [2, 1], null],
    [3, [1, 2], null],
    [3, [2, 2], 'GF-4.4-lg-dice'],
    [1, [1, 1], 'GF-4.4-lg-dice'],
    [2, [1, 1], null],
    [4, [2, 2], null],
  ] as const)('GF-4.4-lg-dice of %i dice %j on opposite beams: %s', (lg, [one, other], rule) => {
    const order = fire(
      0,
      [],
      [
        { target: 1, guns: one },
        { target: 2, guns: other },
      ],
    )
    expect(refusedBy(lit(lg), order)).toBe(rule)
  })

  test('GF-4.4-lg-dice two targets on one beam are refused', () => {
    const state = lit(4)
    // bring the third ship within three miles
    Object.assign(state.ships[3]!, off(CENTRE, 60, 2))
    const order = fire(
      0,
      [],
      [
        { target: 1, guns: 1 },
        { target: 3, guns: 1 },
      ],
    )
    expect(refusedBy(state, order)).toBe('GF-4.4-lg-dice')
  })

  test.each([
    [0, 'GF-4.4-lg-dice'],
    [29, 'GF-4.4-lg-dice'],
    [30, null],
    [90, null],
    [150, null],
    [180, 'GF-4.4-lg-dice'],
    [211, null],
    [330, null],
    [331, 'GF-4.4-lg-dice'],
  ])('GF-R32 on %i degrees light guns bear to the beams only: %s', (sees, rule) => {
    expect(refusedBy(pair(MOLTKE, boat(), { range: 2, sees }), fire(0, [], [{ target: 1, guns: 1 }]))).toBe(rule)
  })

  test('GF-R32 never more than half on one target, even if the rest goes unused', () => {
    expect(refusedBy(lit(2), fire(0, [], [{ target: 1, guns: 2 }]))).toBe('GF-4.4-lg-dice')
  })
})
