import { describe, expect, test } from 'vitest'
import { Dice, Seeded } from '#kernel/dice/index.ts'
import { turnAt } from '#kernel/turn/index.ts'
import { copy, type State, TURN } from '../01-ships/state.ts'
import { GAME } from '../game.ts'
import { COMMAND, type Command } from '../orders/orders.ts'
import { refuse } from '../orders/refusals.ts'
import { battle, begin, fight } from '../whole/battle.fixture.ts'
import { boat, idOf } from '../whole/bench.fixture.ts'
import type { Deploy } from './2-13-deployment.ts'

const pickUp = (options: Record<string, string> = {}): State =>
  battle([{ card: boat() }, { card: boat() }], [{ card: boat() }], { options })
const at = (ship: number, x: number, y: number, heading = 900): Deploy => ({ type: 'Deploy', ship, x, y, heading })
const why = (state: State, seat: number, command: Command): string | null => {
  const refusal = refuse(state, { seat, command })
  return refusal === null ? null : idOf(refusal.why)
}
/** Blue throws higher and deploys first. */
const blueFirst = (options: Record<string, string> = {}): State => {
  const state = pickUp(options)
  begin(state, [7, 3], [0])
  return state
}

describe('2.13 who deploys when', () => {
  test.each([
    ['Blue higher, first', [7, 3], 0, 0],
    ['Blue higher, second', [7, 3], 1, 1],
    ['Grey higher, first', [2, 9], 0, 1],
    ['GF-R46 equal dice again; Grey higher, second', [4, 4, 2, 9], 1, 0],
  ])('GF-2.13-order %s', (_title, faces, choice, first) => {
    const state = pickUp()
    expect(GAME.awaited(state)).toEqual([-1])
    const events = begin(state, faces, [choice])
    expect(events.map(({ type }) => type)).toEqual(['DeploymentBegan'])
    expect(GAME.awaited(state)).toEqual([first])
    expect(turnAt(TURN, state.now)).toBe(0)
  })

  test('GF-2.13-order all of one side, then all of the other; then the first turn begins', () => {
    const state = blueFirst()
    expect(why(state, 1, at(2, 23_000, 9000))).toBe('GF-2.13-order')
    expect(why(state, -1, { type: 'NextPhase' })).toBe('GF-2.13-order')
    fight(state, [], [[0, at(1, 1000, 4000)]])
    expect(why(state, 0, at(1, 1000, 8000))).toBe('GF-2.13-order')
    expect(GAME.awaited(state)).toEqual([0])
    fight(state, [], [[0, at(0, 2000, 9000, 450)]])
    expect(GAME.awaited(state)).toEqual([1])
    const events = fight(state, [], [[1, at(2, 23_000, 9000, 2700)]])
    expect(events.map(({ type }) => type)).toEqual([
      'ShipDeployed',
      'DeploymentEnded',
      'PhaseBegan',
      'OpportunityGiven',
    ])
    expect(state.ships.map(({ x, y, heading }) => [x, y, heading])).toEqual([
      [2000, 9000, 450],
      [1000, 4000, 900],
      [23_000, 9000, 2700],
    ])
    expect([turnAt(TURN, state.now), state.acting]).toEqual([1, 0])
    expect(why(state, 0, at(0, 1000, 1000))).toBe('GF-2.13-order')
  })

  test('GF-2.13-order a side whose ships the scenario has placed is not waited for, nor thrown against', () => {
    const state = battle([{ card: boat(), east: 2, north: 2 }], [{ card: boat() }])
    begin(state)
    expect(GAME.awaited(state)).toEqual([1])
  })

  test('GF-0.1-sides GF-0.23-card only her own captain places a ship, and only one that there is', () => {
    expect(why(blueFirst(), 1, at(0, 1000, 1000))).toBe('GF-0.1-sides')
    expect(why(blueFirst(), 0, at(9, 1000, 1000))).toBe('GF-0.23-card')
  })

  test('a side may concede before it is placed', () => {
    const state = blueFirst()
    fight(state, [], [[1, { type: 'Concede' }]])
    expect(GAME.standing(state)).toMatchObject({ over: true, winner: 0 })
    expect(GAME.awaited(state)).toEqual([])
  })
})

describe('2.13 where', () => {
  test.each([
    [0, 0, null],
    [3000, 18_000, null],
    [3001, 9000, 'GF-2.13-zone'],
    [-1, 9000, 'GF-2.13-zone'],
    [1000, 18_001, 'GF-2.13-zone'],
    [23_000, 9000, 'GF-2.13-zone'],
  ])('GF-2.13-zone Blue at %i, %i: %s', (x, y, expected) => {
    expect(why(blueFirst(), 0, at(0, x, y))).toBe(expected)
  })

  test.each([
    [21_000, null],
    [20_999, 'GF-2.13-zone'],
    [24_000, null],
  ])('GF-2.13-zone Grey at %i: %s', (x, expected) => {
    const state = pickUp()
    begin(state, [7, 3], [1])
    expect(why(state, 1, at(2, x, 9000))).toBe(expected)
  })

  test.each([
    [0, 0, 0, null],
    [0, 2, -5, null],
    [0, 3, -5, 'GF-2.13-zone'],
    [1, 20, -15, 'GF-2.13-zone'],
    [1, 21, -15, null],
    [1, 23, -15, null],
    [1, 24, -15, 'GF-2.13-zone'],
  ])('GF-R39 on hexes side %i in column %i, row %i: %s', (side, x, y, expected) => {
    const state = pickUp({ board: 'hexes' })
    begin(state, [7, 3], [side])
    expect(why(state, side, at(2 * side, x, y, 600))).toBe(expected)
  })

  test('GF-2.13-grain rows of adjoining hexes run along the short edge: straight north she stays in her column', () => {
    const state = blueFirst({ board: 'hexes' })
    const { board } = state.fixed
    const north = board.advance({ x: 2, y: -5, heading: 0 }, 4)
    expect(north).toEqual({ x: 2, y: -9 })
    expect(why(state, 0, at(0, north.x, north.y, 0))).toBeNull()
  })

  test('GF-2.13-hex-facing she faces a side of her hex; GF-3.22-end and lies on nobody', () => {
    const hexes = blueFirst({ board: 'hexes' })
    expect(why(hexes, 0, at(0, 1, -5, 900))).toBe('GF-2.13-hex-facing')
    fight(hexes, [], [[0, at(0, 1, -5, 600)]])
    expect(why(hexes, 0, at(1, 1, -5, 600))).toBe('GF-3.22-end')
    expect(why(hexes, 0, at(1, 1, -6, 600))).toBeNull()
    const open = blueFirst()
    fight(open, [], [[0, at(0, 1000, 5000)]])
    expect(why(open, 0, at(1, 1100, 5000))).toBe('GF-3.22-end')
    expect(why(open, 0, at(1, 1100, 6000))).toBeNull()
  })
})

describe('2.13 behind a screen', () => {
  const hidden = (): State => {
    const state = pickUp({ hiddenDeployment: 'on' })
    begin(state)
    return state
  }
  type Seen = { ships: { x: number; y: number; berth: number }[] }
  const sees = (state: State, viewer: number | 'umpire' | 'public') =>
    (GAME.view(state, viewer) as unknown as Seen).ships.map(({ x, y, berth }) => [x, y, berth])

  test('GF-2.13-screen both deploy at once, without dice, and neither sees the other until both are ready', () => {
    const state = hidden()
    expect(GAME.awaited(state)).toEqual([0, 1])
    fight(
      state,
      [],
      [
        [0, at(0, 1000, 4000)],
        [1, at(2, 23_000, 9000, 2700)],
      ],
    )
    expect(GAME.awaited(state)).toEqual([0])
    const [blue, grey, none] = [
      [1000, 4000, 2],
      [23_000, 9000, 2],
      [0, 0, 1],
    ] as const
    expect(sees(state, 0)).toEqual([blue, none, none])
    expect(sees(state, 1)).toEqual([none, none, grey])
    expect(sees(state, 'public')).toEqual([none, none, none])
    expect(sees(state, 'umpire')).toEqual([blue, none, grey])
    fight(state, [], [[0, at(1, 1000, 6000)]])
    expect(turnAt(TURN, state.now)).toBe(1)
    expect(sees(state, 1)).toEqual([blue, [1000, 6000, 2], grey])
  })

  test('GF-2.13-screen an order to deploy is told to nobody else', () => {
    const state = hidden()
    const given = (seat: number, ship: number, x: number) => {
      const order = { seat, command: at(ship, x, 4000 + 1000 * ship) }
      return { order, events: fight(state, [], [[seat, order.command]]) }
    }
    const before = JSON.stringify([GAME.view(state, 1), GAME.view(state, 'public')])
    const first = given(0, 0, 1000)
    expect(JSON.stringify([GAME.view(state, 1), GAME.view(state, 'public')])).toBe(before)
    expect(first.events.map(({ type }) => type)).toEqual(['ShipDeployed'])
    for (const viewer of [1, 'public'] as const)
      expect(GAME.redact(first, viewer, state)).toEqual({ order: null, events: [] })
    for (const viewer of [0, 'umpire'] as const) expect(GAME.redact(first, viewer, state)).toEqual(first)
    given(1, 2, 23_000)
    // the last ship of all lifts the screen: from then on there is no secret
    const last = given(0, 1, 1000)
    expect(GAME.redact(last, 1, state)).toEqual(last)
  })

  test('GF-2.13-screen whoever sees only his own ships can still think of places for them', () => {
    const state = hidden()
    fight(state, [], [[1, at(2, 23_000, 9000, 2700)]])
    const start = pickUp({ hiddenDeployment: 'on' })
    const seen = GAME.imagine(start, GAME.view(state, 0), new Dice(new Seeded(1)))
    const orders = [...GAME.suggest(seen, 0, new Dice(new Seeded(1)))]
    expect(orders.length).toBeGreaterThan(20)
    for (const command of orders) expect(refuse(state, { seat: 0, command })).toBeNull()
  })
})

describe('2.13 at the table', () => {
  test.each(['open sea', 'hexes'])('GF-2.13-zone on %s ships are offered to be placed, and only then', board => {
    const state = blueFirst({ board })
    const offers = GAME.present.offers(state, 0)
    expect(offers.map(({ kind }) => kind)).toEqual(['place', 'place', 'say'])
    expect(GAME.present.offers(state, 1).map(({ kind }) => kind)).toEqual(['say'])
    expect(GAME.present.asked(state, 0)).toBe('Place your ships: 2 are left.')
    expect(GAME.present.asked(state, 1)).toBe('Blue to place ships.')
    expect(GAME.present.chart(state).units.map(unit => [unit.state, unit.ready])).toEqual([
      ['away', true],
      ['away', true],
      ['away', false],
    ])
    const [offer] = offers
    if (offer?.kind !== 'place') throw new Error('no place is offered')
    const there = { east: 1.5, north: 9, heading: 600 }
    expect(offer.plan.try(there).refusal).toBeNull()
    expect(offer.plan.try({ ...there, east: 12 }).refusal?.reason).toMatch(/within 3 miles/)
    expect(offer.plan.zone).toMatchObject({ west: 0, south: 0 })
    const command = COMMAND.read(offer.plan.command(there))
    fight(state, [], [[0, command]])
    expect(GAME.present.chart(state).units[0]!.state).toBe('afloat')
  })

  test.each(['open sea', 'hexes'])('a crowd finds room on %s by suggestion alone', board => {
    const crowd = Array.from({ length: 20 }, () => ({ card: boat() }))
    const state = battle(crowd, crowd, { options: { board } })
    begin(state, [7, 3], [0])
    const dice = new Dice(new Seeded(1))
    while (state.deploying !== 0) {
      const seat = GAME.awaited(state)[0]!
      const orders = [...GAME.suggest(copy(state), seat, dice)]
      fight(state, orders.length > 0 && state.ships.filter(ship => ship.berth === 1).length === 1 ? [9, 1] : [], [
        [seat, orders[orders.length >> 1]!],
      ])
    }
    expect(turnAt(TURN, state.now)).toBe(1)
  })
})
