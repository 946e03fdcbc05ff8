import { describe, expect, test } from 'vitest'
import { phaseAt } from '#kernel/turn/index.ts'
import { isSunk, type State, TURN } from '../01-ships/state.ts'
import { pointsOf, winnerOf } from '../02-playing/2-3-victory.ts'
import type { Event } from '../events/events.ts'
import { GAME } from '../game.ts'
import { DEEDS } from '../orders/deeds.ts'
import type { Command } from '../orders/orders.ts'
import { refuse } from '../orders/refusals.ts'
import { resolve } from '../orders/resolve.ts'
import { DUEL } from '../procedures/duel.ts'
import { battle, begin, fight, type Stationed } from '../whole/battle.fixture.ts'
import {
  boat,
  gun,
  IRON_DUKE,
  idOf,
  MOLTKE,
  options as optionsOf,
  play,
  told,
  withHull,
} from '../whole/bench.fixture.ts'

const UNARMED = boat({ guns: [] })
const PASS: Command = { type: 'Pass' }
const READY: readonly (readonly [number, Command])[] = [
  [0, PASS],
  [1, PASS],
]
const move = (ship: number, ...track: Extract<Command, { type: 'Move' }>['track']): Command => ({
  type: 'Move',
  ship,
  track,
})
const fire = (ship: number, target: number): Command => ({
  type: 'FireGuns',
  ship,
  batteries: [{ battery: 0, target }],
  lightGuns: [],
})
function together(one: readonly Stationed[], other: readonly Stationed[], options: Record<string, string> = {}): State {
  const state = battle(one, other, { options: { simultaneous: 'on', ...options } })
  begin(state)
  return state
}
const at = (card: Stationed['card'], east: number, north: number, heading = 0): Stationed => ({
  card,
  east,
  north,
  heading,
})
const refusedBy = (state: State, seat: number, command: Command): string | null => {
  const refusal = refuse(state, { seat, command })
  return refusal === null ? null : idOf(refusal.why)
}
const typesOf = (events: readonly Event[]): string[] => events.map(({ type }) => type)
/** The middle of an even column of hexes, whose rows lie at whole miles. */
const COLUMN = 8 * Math.sqrt(0.75)
const places = (state: State): [number, number][] => state.ships.map(({ x, y }) => [x, y])

describe('8.1 written moves', () => {
  test('GF-8.1-orders both sides write, nobody throws to go first, and all move when both are ready', () => {
    const state = together([at(UNARMED, 4, 4)], [at(UNARMED, 16, 4)])
    expect(GAME.awaited(state)).toEqual([0, 1])
    fight(state, [], [[1, move(1, { ahead: 3000 })]])
    fight(state, [], [[0, move(0, { pivot: 900 }, { ahead: 2000 })]])
    expect(places(state)).toEqual([
      [4000, 4000],
      [16_000, 4000],
    ])
    fight(state, [], [[0, PASS]])
    expect(GAME.awaited(state)).toEqual([1])
    expect(refusedBy(state, 0, move(0))).toBe('GF-8.1-orders')
    expect(refusedBy(state, 0, PASS)).toBe('GF-8.1-orders')
    const events = fight(state, [], [[1, PASS]])
    expect(typesOf(events).slice(0, 3)).toEqual(['SidePassed', 'OrderRevealed', 'OrderRevealed'])
    expect(places(state)).toEqual([
      [6000, 4000],
      [16_000, 7000],
    ])
    // neither has a gun: the attack phases ask nobody
    expect(phaseAt(TURN, state.now)).toBe('movement')
    expect(state.written).toEqual([])
  })

  test('GF-H2-unwritten a later order for the same ship replaces the earlier; a ship without one stays where she is', () => {
    const state = together([at(UNARMED, 4, 4), at(UNARMED, 4, 8)], [at(UNARMED, 16, 4)])
    fight(state, [], [[0, move(0, { ahead: 3000 })], [0, move(0, { ahead: 1000 })], ...READY])
    expect(places(state)).toEqual([
      [4000, 5000],
      [4000, 8000],
      [16_000, 4000],
    ])
  })

  test('GF-8.1-orders each is held to her own movement points', () => {
    const state = together([at(UNARMED, 4, 4)], [at(UNARMED, 16, 4)])
    expect(refusedBy(state, 0, move(0, { ahead: 4000 }))).toBeNull()
    expect(refusedBy(state, 0, move(0, { ahead: 4001 }))).toBe('GF-3.21-total')
    expect(refusedBy(state, 0, move(1))).toBe('GF-0.1-sides')
  })

  test.each(['open sea', 'hexes'])('GF-8.1-orders on %s ships change places', board => {
    const state = together([at(UNARMED, COLUMN, 4, 0)], [at(UNARMED, COLUMN, 6, 180)], { board })
    const mile = board === 'hexes' ? 1 : 1000
    const [one, other] = places(state)
    fight(state, [], [[0, move(0, { ahead: 2 * mile })], [1, move(1, { ahead: 2 * mile })], ...READY])
    expect(places(state)).toEqual([other, one])
  })

  test('GF-8.1-orders neither what is written nor how much can be seen by others until it is revealed', () => {
    const state = together([at(UNARMED, 4, 4), at(UNARMED, 4, 8)], [at(UNARMED, 16, 4)])
    const before = JSON.stringify([GAME.view(state, 1), GAME.view(state, 'public')])
    const order = { seat: 0, command: move(0, { ahead: 3000 }) }
    const deed = { order, events: fight(state, [], [[0, order.command]]) }
    expect(JSON.stringify([GAME.view(state, 1), GAME.view(state, 'public')])).toBe(before)
    for (const viewer of [1, 'public'] as const)
      expect(GAME.redact(deed, viewer, state)).toEqual({ order: null, events: [] })
    for (const viewer of [0, 'umpire'] as const) {
      expect(GAME.redact(deed, viewer, state)).toEqual(deed)
      expect(GAME.view(state, viewer)).toMatchObject({ written: [0, 4, 0, 0, 0, 3000] })
    }
    fight(state, [], [[0, PASS]])
    const last = { order: { seat: 1, command: PASS }, events: fight(state, [], [[1, PASS]]) }
    for (const viewer of [0, 1, 'public'] as const) expect(GAME.redact(last, viewer, state)).toEqual(last)
  })

  test('GF-8.1-orders every order survives being written down', () => {
    const orders: readonly Command[] = [
      move(3, { pivot: -600 }, { ahead: 2000 }, { pivot: 450 }),
      { type: 'Move', ship: 3, track: [], smoke: true },
      {
        type: 'FireGuns',
        ship: 3,
        batteries: [
          { battery: 0, target: 4, held: [1, 0, 2] },
          { battery: 2, target: 5 },
        ],
        lightGuns: [{ target: 6, guns: 2 }],
      },
      { type: 'LaunchTorpedoes', ship: 3, target: 1, tubes: [0, 2] },
      { type: 'StandBy', ship: 3 },
    ]
    for (const order of orders) expect(DEEDS.open({ ship: 3, words: DEEDS.seal(order as never) })).toEqual(order)
  })
})

describe('8.1 two ships in one place', () => {
  // columns of hexes run north and south: all three stand in one, facing each other
  const column = (one: number, other: number): State =>
    together([at(UNARMED, COLUMN, one, 0)], [at(UNARMED, COLUMN, other, 180)], { board: 'hexes' })
  const apart = (state: State): number => Math.abs(state.ships[0]!.y - state.ships[1]!.y)

  test('GF-8.1-conflict who moved fewer miles stays, the other is backed up along her last leg', () => {
    const state = column(3, 8)
    const [one] = places(state)
    fight(state, [], [[0, move(0, { ahead: 2 })], [1, move(1, { ahead: 3 })], ...READY])
    expect(places(state)[0]).toEqual([one![0], one![1] - 2])
    expect(apart(state)).toBe(1)
    expect(state.ships[1]!.y).toBeLessThan(state.ships[0]!.y)
  })

  test('GF-8.1-conflict her marker goes by the miles that are left', () => {
    const state = column(3, 8)
    const events = fight(state, [], [[0, move(0, { ahead: 2 })], [1, move(1, { ahead: 3 })], ...READY])
    const moved = events.filter(event => event.type === 'ShipMoved')
    expect(moved.map(({ ship, forward }) => [ship, forward])).toEqual([
      [0, 2],
      [1, 2],
    ])
  })

  test('GF-8.1-conflict after as many miles a die each, the lower backs up; equal dice are thrown again', () => {
    const first = column(3, 7)
    const start = places(first)
    // 5 and 5 again, then 4 against 7: the first backs up
    fight(first, [5, 5, 4, 7], [[0, move(0, { ahead: 2 })], [1, move(1, { ahead: 2 })], ...READY])
    expect(first.ships[0]!.y).toBe(start[0]![1] - 1)
    expect(first.ships[1]!.y).toBe(start[1]![1] + 2)
    const second = column(3, 7)
    fight(second, [9, 2], [[0, move(0, { ahead: 2 })], [1, move(1, { ahead: 2 })], ...READY])
    expect(second.ships[0]!.y).toBe(start[0]![1] - 2)
    expect(second.ships[1]!.y).toBe(start[1]![1] + 1)
  })

  test('GF-8.1-conflict she is backed up clear of everybody', () => {
    // Blue's two end in the hex that Grey wants, and in the one before it
    const state = together([at(UNARMED, COLUMN, 5, 0), at(UNARMED, COLUMN, 6, 0)], [at(UNARMED, COLUMN, 10, 180)], {
      board: 'hexes',
    })
    const grey = state.ships[2]!.y
    fight(state, [], [[0, move(0, { ahead: 1 })], [0, move(1, { ahead: 1 })], [1, move(2, { ahead: 4 })], ...READY])
    // 5 and 6 became 6 and 7; from 10 she wanted 6, and comes to 8
    expect(state.ships[2]!.y).toBe(grey + 2)
  })

  test('GF-8.1-conflict on the open sea just clear, hull to hull', () => {
    // models of 480 ft at 1:2400 are 0.6 miles long; both lie along the same line
    const state = together([at(UNARMED, 8, 9, 90)], [at(UNARMED, 13, 9, 270)])
    fight(state, [], [[0, move(0, { ahead: 2000 })], [1, move(1, { ahead: 3000 })], ...READY])
    expect(places(state)).toEqual([
      [10_000, 9000],
      [10_600, 9000],
    ])
    expect(state.ships[1]!.heading).toBe(2700)
  })

  test('GF-H3-back backed up past her last leg she goes on back along the one before', () => {
    // a mile east, then one north, where Grey's first lies; his second lies across the corner
    const state = together([at(UNARMED, 7, 6, 90)], [at(UNARMED, 8, 7, 0), at(UNARMED, 8, 6.2, 0)])
    fight(state, [], [[0, move(0, { ahead: 1000 }, { pivot: -900 }, { ahead: 1000 })], ...READY])
    // heading north she is 0.2 miles across, and so is he: side by side at a fifth of a mile
    expect(state.ships[0]).toMatchObject({ x: 7800, y: 6000, heading: 0 })
  })
})

describe('8.2 written fire', () => {
  const frail = withHull(boat(), 1, 1, 1)

  test('GF-8.2-declare targets are written, and no die is thrown before all are', () => {
    const state = together([at(boat(), 4, 4)], [at(boat(), 10, 4)])
    fight(state, [], READY)
    expect(phaseAt(TURN, state.now)).toBe('gunfire')
    expect(GAME.awaited(state)).toEqual([0, 1])
    expect(refusedBy(state, 0, fire(0, 0))).toBe('GF-0.1-sides')
    fight(
      state,
      [],
      [
        [0, fire(0, 1)],
        [0, PASS],
      ],
    )
    // 4 guns at medium range, both ships unmoved: 6 and more hits
    const events = fight(state, [1, 1, 1, 1], [[1, PASS]])
    expect(typesOf(events).slice(0, 3)).toEqual(['SidePassed', 'OrderRevealed', 'ShipActed'])
  })

  test('GF-8.2-declare a side without a target is not asked; one that has may hold its fire', () => {
    const state = together([at(boat(), 4, 4)], [at(UNARMED, 10, 4)])
    fight(state, [], READY)
    expect(GAME.awaited(state)).toEqual([0])
    expect(refusedBy(state, 1, PASS)).toBe('GF-8.2-declare')
    fight(
      state,
      [],
      [
        [0, fire(0, 1)],
        [0, { type: 'StandBy', ship: 0 }],
        [0, PASS],
      ],
    )
    expect(phaseAt(TURN, state.now)).toBe('movement')
  })

  test('GF-8.2-damage two that sink each other: both fire, both sink', () => {
    const state = together([at(frail, 4, 4)], [at(frail, 10, 4)])
    fight(state, [], READY)
    // three hits of four, three points each, on ships of three boxes
    const faces = [6, 6, 6, 5, 2, 2, 2, 6, 6, 6, 5, 2, 2, 2]
    const events = fight(state, faces, [[0, fire(0, 1)], [1, fire(1, 0)], ...READY])
    expect([isSunk(state, 0), isSunk(state, 1)]).toEqual([true, true])
    expect(told(events).filter(line => line.startsWith('ShipSunk'))).toHaveLength(2)
    expect(state.over).toBe(1)
    expect([pointsOf(state), winnerOf(state)]).toEqual([[10, 10], -1])
  })

  test('GF-8.2-damage a mount that is lost in the phase has fired', () => {
    const state = together([at(boat(), 4, 4)], [at(boat(), 10, 4)])
    fight(state, [], READY)
    // one hit, one point; the other's four guns miss; then location 1, a mount
    fight(state, [6, 1, 1, 1, 2, 5, 5, 5, 5, 1], [[0, fire(0, 1)], [1, fire(1, 0)], ...READY])
    expect(state.ships[1]!.mounts).toEqual([3])
    expect(state.ships[0]!.lost).toBe(0)
  })

  test('GF-8.2-damage points beyond the last box are lost, whoever made them', () => {
    const state = together([at(frail, 4, 4), at(frail, 4, 6)], [at(withHull(UNARMED, 1, 1, 1), 10, 5)])
    fight(state, [], READY)
    fight(
      state,
      [6, 6, 6, 6, 2, 2, 2, 2, 6, 5, 5, 5, 2],
      [
        [0, fire(0, 2)],
        [0, fire(1, 2)],
        [0, PASS],
      ],
    )
    expect(state.ships[2]!.lost).toBe(3)
  })

  test('GF-8.2-splash all splashes come first, and each heavy gun at long range takes one off for every other ship', () => {
    const heavy = boat({ guns: [gun({ calibreIn: 11, groups: [{ arcs: 'ABCDEF', barrels: 1, mounts: 1 }] })] })
    const state = together([at(heavy, 2, 4), at(heavy, 2, 6)], [at(UNARMED, 12, 5)])
    fight(state, [], READY)
    // long -1, both speeds +1, the other's splash -1: nought, so that 7 misses and 8 hits
    const events = fight(
      state,
      [7, 8, 2, 5],
      [
        [0, fire(0, 2)],
        [0, fire(1, 2)],
        [0, PASS],
      ],
    )
    const revealed = typesOf(events).indexOf('OrderRevealed')
    expect(told(events).slice(revealed, revealed + 4)).toEqual([
      'OrderRevealed 1,1,0,2,0',
      'OrderRevealed 1,1,0,2,0',
      'SplashPlaced 0',
      'SplashPlaced 1',
    ])
    expect(state.ships[2]!.lost).toBe(1)
    expect(state.ships[2]!.splashes).toEqual([])
  })
})

describe('8.3 written launches', () => {
  test('GF-8.3-torpedo both launch, and both are struck', () => {
    const torpedoes = { label: '18in', range: 6, dmg: 2, groups: [{ arcs: 'PORT+STBD', tubes: 2 }] }
    const card = withHull(boat({ guns: [], torpedoes }), 1, 1, 1)
    const state = together([at(card, 4, 4)], [at(card, 7, 4)])
    fight(state, [], READY)
    expect(phaseAt(TURN, state.now)).toBe('torpedo')
    const launch = (ship: number): Command => ({ type: 'LaunchTorpedoes', ship, target: 1 - ship, tubes: [2] })
    // 3 miles 0, both speeds +1: 6 hits; two boxes each
    const events = fight(state, [6, 6, 6, 6], [[0, launch(0)], [1, launch(1)], ...READY])
    expect(state.ships.map(({ tubes }) => tubes)).toEqual([[0], [0]])
    expect([isSunk(state, 0), isSunk(state, 1)]).toEqual([true, true])
    expect(events.filter(({ type }: Event) => type === 'TorpedoesSpent')).toHaveLength(2)
  })
})

test('GF-8.2-damage in a duel, too, both fire before either is hurt', () => {
  const state = DUEL.setup([IRON_DUKE, MOLTKE], { range: 8, aspect: 'abeam' }, optionsOf({ simultaneous: 'on' }))
  const next = () => DUEL.next(state)!
  const give = (faces: readonly number[]) => {
    const order = next()
    return { order, ...play(state, faces, desk => resolve(desk, order)) }
  }
  for (const type of ['SteamOn', 'SteamOn', 'NextPhase', 'FireGuns', 'FireGuns'])
    expect(give([]).order.command.type).toBe(type)
  expect(state.written.length).toBeGreaterThan(0)
  // ten guns at medium range against the battlecruiser, ten at long range: all miss
  const { events } = give(Array.from({ length: 20 }, () => 1))
  expect(told(events).filter(line => line === 'ShipActed')).toHaveLength(2)
})
