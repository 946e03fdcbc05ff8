import { describe, expect, test } from 'vitest'
import { moment, phaseAt, turnAt } from '#kernel/turn/index.ts'
import type { Card } from '../01-ships/ship.ts'
import { isSunk, type State, TURN } from '../01-ships/state.ts'
import { GAME } from '../game.ts'
import type { Command } from '../orders/orders.ts'
import { refuse } from '../orders/refusals.ts'
import { battle, begin, fight, type Stationed } from '../whole/battle.fixture.ts'
import { boat, gun, idOf, play, told, withHull } from '../whole/bench.fixture.ts'
import { divide } from './7-1-divisions.ts'
import { endDivisions, inCommand } from './7-3-command.ts'
import { forcedFire } from './7-3-fire.ts'
import { inTheWake } from './7-4-line.ts'

const UNARMED = boat({ guns: [] })
const BIG = boat({ guns: [], type: 'BB', name: 'Big' })
const PASS: Command = { type: 'Pass' }
type Track = Extract<Command, { type: 'Move' }>['track']
const move = (ship: number, ...track: Track): Command => ({ type: 'Move', ship, track })
const fire = (ship: number, target: number): Command => ({
  type: 'FireGuns',
  ship,
  batteries: [{ battery: 0, target }],
  lightGuns: [],
})
const at = (card: Card, east: number, north: number, heading = 0): Stationed => ({ card, east, north, heading })
/** Ships a mile apart, one north of the other. */
const column = (card: Card, count: number, east: number, north = 4): Stationed[] =>
  Array.from({ length: count }, (_, i) => at(card, east, north + i))
const divided = (one: readonly Stationed[], other: readonly Stationed[], options: Record<string, string> = {}): State =>
  battle(one, other, { options: { divisions: 'on', ...options } })
const refusedBy = (state: State, seat: number, command: Command): string | null => {
  const refusal = refuse(state, { seat, command })
  return refusal === null ? null : idOf(refusal.why)
}
/** Whoever is asked moves nobody in this phase. */
function skip(state: State, faces: readonly number[] = []): void {
  const now = state.now
  while (state.now === now) {
    const isLast = (state.passed & ~(1 << state.acting)) !== 0
    fight(state, isLast ? faces : [], [[state.acting, PASS]])
  }
}

describe('7.1 divisions', () => {
  test.each([
    ['one type', ['BB', 'BB', 'BB'], [[0, 1, 2]]],
    ['a type at a time', ['BB', 'BB', 'CL', 'BC'], [[0, 1], [2], [3]]],
    ['light ships together', ['CL', 'DD', 'TB', 'DD'], [[0, 1, 2, 3]]],
    ['but not with armoured cruisers', ['CA', 'CL'], [[0], [1]]],
    [
      'six at most',
      ['DD', 'DD', 'DD', 'DD', 'DD', 'DD', 'DD', 'DD'],
      [
        [0, 1, 2, 3, 4, 5],
        [6, 7],
      ],
    ],
  ])('GF-7.1-form %s', (_title, types, expected) => {
    expect(divide(types)).toEqual(expected)
  })

  test('GF-7.1-form the leader of each is its flagship, the first of a side leads the fleet', () => {
    const state = divided([...column(BIG, 2, 4), ...column(UNARMED, 3, 6)], column(BIG, 2, 16))
    expect(state.divisions).toEqual([0, 0, 1, 1, 1, 2, 2])
    expect(state.flagships).toEqual([0, 2, 5])
    expect(state.fixed.scene.flagships).toEqual([0, 5])
    expect(battle(column(BIG, 2, 4), column(BIG, 2, 16)).divisions).toEqual([])
  })

  test.each([
    ['open sea', 1000],
    ['hexes', 1],
  ])('GF-7.1-deploy on %s each within two miles of another of her division', (board, mile) => {
    const fleet = [{ card: UNARMED }, { card: UNARMED }, { card: BIG }]
    const state = divided(fleet, column(BIG, 1, 20), { board })
    begin(state)
    const place = (ship: number, y: number): Command => ({ type: 'Deploy', ship, x: mile, y, heading: 0 })
    const home = board === 'hexes' ? -9 : 4000
    fight(state, [], [[0, place(0, home)]])
    expect(refusedBy(state, 0, place(1, home + 2 * mile))).toBeNull()
    expect(refusedBy(state, 0, place(1, home + 2 * mile + 1))).toBe('GF-7.1-deploy')
    expect(refusedBy(state, 0, place(2, home + 5 * mile))).toBeNull()
  })
})

describe('7.2 divisions act', () => {
  test('GF-7.2-activate divisions are counted and take turns, all ships of one after the other', () => {
    // two divisions against one: Blue begins, and comes last
    const state = divided([...column(UNARMED, 3, 4), ...column(BIG, 1, 6)], column(UNARMED, 2, 16))
    begin(state)
    expect([state.acting, state.due]).toEqual([0, 1])
    expect(GAME.present.asked(state, 0)).toBe('Blue: move with one of 2 divisions left.')
    fight(state, [], [[0, move(0)]])
    expect(refusedBy(state, 0, move(3))).toBe('GF-7.2-activate')
    fight(
      state,
      [],
      [
        [0, move(2)],
        [0, move(1)],
      ],
    )
    expect(state.acting).toBe(1)
    fight(
      state,
      [],
      [
        [1, move(4)],
        [1, move(5)],
      ],
    )
    expect(state.acting).toBe(0)
    fight(state, [], [[0, move(3)]])
    expect(turnAt(TURN, state.now)).toBe(2)
  })

  test('GF-7.2-activate as many divisions: a die; more than twice as many: two at a time', () => {
    const even = divided(column(UNARMED, 3, 4), column(UNARMED, 1, 16))
    begin(even, [3, 8])
    expect(even.acting).toBe(1)
    const types = ['BB', 'BC', 'CA'].map((type, i) => at(boat({ guns: [], type }), 4, 4 + i))
    const odd = divided(types, column(UNARMED, 3, 16))
    begin(odd)
    expect([odd.acting, odd.due, odd.batch]).toEqual([0, 2, 2])
  })

  test('GF-7.2-activate a side that passes has done with all its divisions', () => {
    const state = divided([...column(UNARMED, 2, 4), ...column(BIG, 1, 6)], column(UNARMED, 2, 16))
    begin(state)
    fight(
      state,
      [],
      [
        [0, move(0)],
        [0, PASS],
      ],
    )
    expect(state.acting).toBe(1)
    fight(
      state,
      [],
      [
        [1, move(3)],
        [1, move(4)],
      ],
    )
    expect(turnAt(TURN, state.now)).toBe(2)
  })
})

describe('7.3 command', () => {
  const line = (options: Record<string, string> = {}): State => {
    const state = divided(
      [...column(boat(), 2, 4), ...column(BIG, 1, 6)],
      [at(boat(), 9, 4), at(boat(), 11, 5)],
      options,
    )
    begin(state, options['simultaneous'] === 'on' ? [] : [])
    return state
  }

  test('GF-7.3-command while the flagship is afloat, on the board and has her bridge', () => {
    const state = line()
    expect([0, 1, 2].map(ship => inCommand(state, ship))).toEqual([true, true, true])
    state.ships[0]!.bridge = moment(TURN, 1, 'torpedo')
    expect([0, 1, 2].map(ship => inCommand(state, ship))).toEqual([false, false, true])
    state.ships[0]!.bridge = -1
    state.ships[0]!.away = 1
    expect(inCommand(state, 1)).toBe(false)
    state.ships[0]!.away = 0
    state.ships[0]!.lost = 9
    expect(inCommand(state, 1)).toBe(false)
  })

  test('GF-7.3-lost no more than sixty degrees of turns in all', () => {
    const state = line()
    expect(refusedBy(state, 0, move(0, { pivot: 1200 }))).toBeNull()
    state.ships[0]!.lost = 9
    expect(refusedBy(state, 0, move(1, { pivot: 300 }, { ahead: 1000 }, { pivot: -300 }))).toBeNull()
    expect(refusedBy(state, 0, move(1, { pivot: 300 }, { ahead: 1000 }, { pivot: -301 }))).toBe('GF-7.3-lost')
    expect(refusedBy(state, 0, move(2, { pivot: 1200 }))).toBeNull()
  })

  test('GF-H4-nearest all that can must fire at the nearest enemy', () => {
    const two = boat({ guns: [gun(), gun({ range: [2, 4, 6], hitOn: [2, 2] })] })
    const state = divided([at(two, 4, 4), at(two, 4, 6)], [at(UNARMED, 9, 6), at(UNARMED, 12, 8)])
    begin(state, [9, 2])
    skip(state, [9, 2])
    expect(phaseAt(TURN, state.now)).toBe('gunfire')
    const at2 = (...targets: number[]): Command => ({
      type: 'FireGuns',
      ship: 1,
      batteries: targets.map((target, battery) => ({ battery, target })),
      lightGuns: [],
    })
    expect(refusedBy(state, 0, at2(3))).toBeNull()
    expect(forcedFire(state, 1)).toBeNull()
    state.ships[0]!.lost = 9
    // five miles to the nearest, in reach of both batteries
    expect(forcedFire(state, 1)).toEqual(at2(2, 2))
    expect(refusedBy(state, 0, at2(3))).toBe('GF-7.3-lost')
    expect(refusedBy(state, 0, at2(2))).toBe('GF-7.3-lost')
    expect(refusedBy(state, 0, at2(2, 2))).toBeNull()
    expect(
      refusedBy(state, 0, {
        ...at2(2, 2),
        batteries: [
          { battery: 0, target: 2, held: [1] },
          { battery: 1, target: 2 },
        ],
      } as Command),
    ).toBe('GF-7.3-lost')
    // and so it is offered, suggested and thought of
    const [offer] = GAME.present.offers(state, 0)
    if (offer?.kind !== 'attack') throw new Error('no attack is offered')
    expect(offer.plan.weapons.map(({ targets }) => targets.map(({ unit }) => unit))).toEqual([[2], [2]])
    expect(GAME.study(state, [1, 2, 3]).attack([{ weapon: 0, target: 1 }])).toEqual(at2(2, 2))
    expect(
      GAME.study(state, [1, 2, 3])
        .shots()
        .every(({ target }) => target === 1),
    ).toBe(true)
  })

  test('GF-7.3-succession a die of 6 gives a new flagship, by her owner’s choice; 5 does not', () => {
    // the fleet flagship is more than six miles away: both are thrown for
    const lost = (): State => {
      const state = divided([...column(BIG, 1, 2, 2), ...column(UNARMED, 3, 2, 10)], column(UNARMED, 1, 16))
      state.ships[1]!.lost = 9
      return state
    }
    const failed = lost()
    expect(told(play(failed, [5], desk => endDivisions(desk)).events)).toEqual([])
    const state = lost()
    const { events, asked } = play(state, [6], desk => endDivisions(desk), [1])
    expect(asked).toEqual([{ seat: 0, among: [0, 1], rule: 'GF-7.3-succession' }])
    expect(told(events)).toEqual(['FlagShifted 1'])
    expect(state.flagships).toEqual([0, 3, 4])
    expect(inCommand(state, 2)).toBe(true)
  })

  test('GF-7.3-succession for certain within six miles of the fleet flagship, who is not replaced herself', () => {
    const state = (north: number): State => {
      const fleet = divided([...column(BIG, 2, 2, 2), ...column(UNARMED, 2, 2, north)], column(UNARMED, 1, 16))
      fleet.ships[2]!.lost = 9
      return fleet
    }
    // the surviving ship lies six miles north of the flagship
    expect(told(play(state(7), [], desk => endDivisions(desk)).events)).toEqual(['FlagShifted 1'])
    expect(told(play(state(7.01), [1], desk => endDivisions(desk)).events)).toEqual([])
    const headless = state(7)
    headless.ships[0]!.lost = 9
    // now both divisions throw: the fleet flagship's as well
    expect(told(play(headless, [6, 5], desk => endDivisions(desk)).events)).toEqual(['FlagShifted 0'])
    expect(headless.fixed.scene.flagships).toEqual([0, 4])
  })
})

describe('7.4 moving together', () => {
  test('GF-7.4-move the leader first', () => {
    const state = divided(column(UNARMED, 3, 4), [...column(UNARMED, 1, 16), ...column(BIG, 1, 18)])
    begin(state)
    fight(state, [], [[1, move(3)]])
    expect(refusedBy(state, 0, move(1))).toBe('GF-7.4-move')
    fight(
      state,
      [],
      [
        [0, move(0)],
        [0, move(2)],
        [0, move(1)],
      ],
    )
  })

  test('GF-7.4-move who is then two miles from nobody is her own division from the next turn', () => {
    const state = divided(column(UNARMED, 3, 4), [...column(UNARMED, 1, 16), ...column(BIG, 1, 18)])
    begin(state)
    // from 4, 5 and 6 miles north; the last runs on to 10. Then there are two divisions each, and a die
    const events = fight(
      state,
      [9, 1],
      [
        [1, move(3)],
        [0, move(0)],
        [0, move(1)],
        [0, move(2, { ahead: 4000 })],
        [1, move(4)],
      ],
    )
    expect(told(events)).toContain('ShipDetached')
    expect(turnAt(TURN, state.now)).toBe(2)
    expect(state.divisions).toEqual([0, 0, 3, 1, 2])
    expect(state.flagships).toEqual([0, 3, 4, 2])
    expect(state.detached).toEqual([])
  })

  test('GF-7.4-move exactly two miles is together; a flagship that is detached leaves her division without one', () => {
    const state = divided(column(UNARMED, 3, 4), [...column(UNARMED, 1, 16), ...column(BIG, 1, 18)])
    begin(state)
    // the flagship from 4 to 3, two miles from the next
    fight(
      state,
      [],
      [
        [1, move(3)],
        [0, move(0, { pivot: 1800 }, { ahead: 1000 })],
        [0, move(1)],
        [0, move(2)],
        [1, move(4)],
      ],
    )
    expect(state.divisions).toEqual([0, 0, 0, 1, 2])
    const away = divided(column(UNARMED, 3, 4, 6), [...column(UNARMED, 1, 16), ...column(BIG, 1, 18)])
    begin(away)
    fight(
      away,
      [9, 1],
      [
        [1, move(3)],
        [0, move(0)],
        [0, move(1, { ahead: 4000 })],
        [0, move(2, { ahead: 4000 })],
        [1, move(4)],
      ],
    )
    expect(away.divisions).toEqual([3, 0, 0, 1, 2])
    expect(away.flagships).toEqual([-1, 3, 4, 0])
    expect(inCommand(away, 1)).toBe(false)
  })

  test('GF-7.4-line a follower goes where her leader went, as far as he did', () => {
    const state = divided([at(UNARMED, 10, 6), at(UNARMED, 10, 5), at(UNARMED, 10, 4)], column(BIG, 1, 20), {
      lineAhead: 'on',
    })
    begin(state, [9, 1])
    fight(state, [], [[0, move(0, { ahead: 1000 }, { pivot: 600 }, { ahead: 2000 })]])
    // a mile to where he was, a mile on, then the turn and the last of three
    const wake = move(1, { ahead: 1000 }, { ahead: 1000 }, { pivot: 600 }, { ahead: 1000 })
    expect(inTheWake(state, 1)).toEqual(wake)
    expect(inTheWake(state, 2)).toEqual(move(2, { ahead: 2000 }, { ahead: 1000 }))
    expect(GAME.present.offers(state, 0).filter(({ kind }) => kind === 'say')[0]).toMatchObject({ command: wake })
    // each pays her own points: with an engine hit a mile costs two
    state.ships[1]!.engine = 1
    expect(inTheWake(state, 1)).toEqual(move(1, { ahead: 1000 }, { ahead: 1000 }))
    expect(inTheWake(divided(column(UNARMED, 2, 4), column(BIG, 1, 20)), 1)).toBeNull()
  })

  test('GF-7.4-line where all is written she may follow what is written for her leader', () => {
    const options = { lineAhead: 'on', simultaneous: 'on' }
    const state = divided([at(UNARMED, 10, 6), at(UNARMED, 10, 5)], column(BIG, 1, 20), options)
    begin(state)
    expect(inTheWake(state, 1)).toBeNull()
    fight(state, [], [[0, move(0, { ahead: 2000 })]])
    expect(inTheWake(state, 1)).toEqual(move(1, { ahead: 1000 }, { ahead: 1000 }))
  })
})

describe('7.5 firing together', () => {
  const heavy = boat({ guns: [gun({ calibreIn: 11, groups: [{ arcs: 'ABCDEF', barrels: 1, mounts: 1 }] })] })

  test('GF-7.5-fire no die before all have named their targets; splashes pile up in the order of firing', () => {
    const state = divided([at(heavy, 2, 4), at(heavy, 2, 5)], [at(UNARMED, 12, 4.5)])
    begin(state, [9, 1])
    skip(state, [9, 1])
    const first = fight(state, [], [[0, fire(1, 2)]])
    expect(told(first)).toEqual(['OrderWritten 1,1,0,2,0'])
    // long -1, both speeds +1: 7 hits; for the second, with the first's splash, 7 misses
    const events = fight(state, [7, 2, 5, 7], [[0, fire(0, 2)]])
    const acted = events.flatMap(event => (event.type === 'ShipActed' ? [event.ship] : []))
    expect(acted.slice(0, 2)).toEqual([1, 0])
    expect(state.ships[2]!.lost).toBe(1)
  })

  test('GF-7.5-fire an order may be changed until the last is given; a target that has sunk wastes the fire', () => {
    const frail = withHull(UNARMED, 1, 1, 1)
    const state = divided([at(boat(), 4, 4), at(boat(), 4, 5)], [at(frail, 9, 4.5), at(frail, 9, 8)])
    begin(state, [9, 1])
    skip(state, [9, 1])
    fight(
      state,
      [],
      [
        [0, fire(0, 3)],
        [0, fire(0, 2)],
      ],
    )
    // 6 and more hits: three points sink her, and the second's four guns are not thrown for
    fight(state, [6, 6, 6, 1, 2, 2, 2], [[0, fire(1, 2)]])
    expect(isSunk(state, 2)).toBe(true)
    expect(state.ships[3]!.lost).toBe(0)
  })

  test('GF-7.5-fire ships without a target are spent with their division; who passes fires what is written', () => {
    const state = divided([at(boat(), 4, 4), at(UNARMED, 4, 5)], [at(UNARMED, 9, 4.5)])
    begin(state, [9, 1])
    skip(state, [9, 1])
    const events = fight(state, [1, 1, 1, 1], [[0, fire(0, 2)]])
    expect(events.flatMap(event => (event.type === 'ShipActed' ? [event.ship] : []))).toEqual([0, 1])
    const again = divided([at(boat(), 4, 4), at(boat(), 4, 5)], [at(UNARMED, 9, 4.5)])
    begin(again, [9, 1])
    skip(again, [9, 1])
    fight(
      again,
      [1, 1, 1, 1],
      [
        [0, fire(0, 2)],
        [0, PASS],
      ],
    )
    expect([again.acting, again.written]).toEqual([1, []])
  })

  test('GF-7.5-torpedo the same for torpedoes, one target a ship', () => {
    const torpedoes = { label: '18in', range: 6, dmg: 2, groups: [{ arcs: 'PORT+STBD', tubes: 1 }] }
    const card = boat({ guns: [], torpedoes })
    const state = divided([at(card, 4, 4), at(card, 4, 5)], [at(UNARMED, 7, 4), at(UNARMED, 7, 5)])
    begin(state, [9, 1])
    skip(state, [9, 1, 9, 1])
    expect(phaseAt(TURN, state.now)).toBe('torpedo')
    const launch = (ship: number, target: number): Command => ({ type: 'LaunchTorpedoes', ship, target, tubes: [1] })
    expect(told(fight(state, [], [[0, launch(0, 2)]]))).toEqual(['OrderWritten 2,2,1'])
    expect(state.ships[0]!.tubes).toEqual([1])
    fight(state, [5, 5], [[0, launch(1, 3)]])
    expect(state.ships.slice(0, 2).map(({ tubes }) => tubes)).toEqual([[0], [0]])
  })
})

describe('7 and 8 together', () => {
  test('GF-7.4-move GF-8.1-orders all is written, nobody waits for a leader, and who strays is detached', () => {
    const state = divided(column(UNARMED, 3, 4), column(UNARMED, 1, 16), { simultaneous: 'on' })
    begin(state)
    expect(GAME.awaited(state)).toEqual([0, 1])
    fight(
      state,
      [],
      [
        [0, move(2, { ahead: 4000 })],
        [0, move(0)],
        [0, PASS],
        [1, PASS],
      ],
    )
    expect(state.divisions).toEqual([0, 0, 2, 1])
  })
})
