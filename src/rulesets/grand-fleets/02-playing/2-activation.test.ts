import { describe, expect, test } from 'vitest'
import { turnAt } from '#kernel/turn/index.ts'
import { type State, TURN } from '../01-ships/state.ts'
import { GAME } from '../game.ts'
import type { Command } from '../orders/orders.ts'
import { refuse } from '../orders/refusals.ts'
import { battle, begin, fight, type Stationed } from '../whole/battle.fixture.ts'
import { boat, gun, IRON_DUKE, idOf } from '../whole/bench.fixture.ts'
import { pointsOf, winnerOf, worthOf } from './2-3-victory.ts'
import { batchOf } from './2-activation.ts'

/** Ships in a row, out of each other's reach unless said otherwise: boats have guns of six miles. */
const row = (count: number, north: number, card = boat()): Stationed[] =>
  Array.from({ length: count }, (_, i) => ({ card, east: 2 + i, north }))
const UNARMED = boat({ guns: [] })
const fleets = (blue: number, grey: number, options: Record<string, string> = {}): State =>
  battle(row(blue, 1, UNARMED), row(grey, 16, UNARMED), { options })

const move = (ship: number, ...track: Extract<Command, { type: 'Move' }>['track']): Command => ({
  type: 'Move',
  ship,
  track,
})

/** Let whoever is asked move some ship of his, standing still, until the phase is over; who moved, as letters. */
function pattern(state: State): string {
  let order = ''
  const turn = turnAt(TURN, state.now)
  for (let phase = state.now; state.now === phase && turnAt(TURN, state.now) === turn; ) {
    const seat = state.acting
    const ship = state.ships.findIndex(each => each.seat === seat && each.acted === 0)
    order += 'BG'[seat]
    // the last move may turn to the next turn, whose first side is thrown for when numbers are equal
    fight(state, order.length === state.ships.length && isEven(state) ? [2, 1] : [], [[seat, move(ship)]])
  }
  return order
}
const isEven = (state: State): boolean => state.ships.filter(({ seat }) => seat === 0).length * 2 === state.ships.length

describe('3.2 of the checklist: alternating activation', () => {
  test.each([
    ['GF-3-alternate', 5, 3, 'BGBGBGBB'],
    ['GF-3-first', 1, 2, 'GBG'],
    ['GF-4-alternate', 4, 7, 'GBGBGBGBGGG'],
    ['GF-5-alternate GF-R2', 6, 8, 'GBGBGBGBGBGBGG'],
    ['GF-3-ratio GF-R4 exactly twice is still one at a time', 6, 3, 'BGBGBGBBB'],
    ['GF-4-ratio more than twice', 7, 3, 'BBGBBGBBGB'],
    ['GF-5-ratio exactly three times', 9, 3, 'BBGBBGBBGBBB'],
    ['GF-3-ratio more than three times', 10, 3, 'BBBGBBBGBBBGB'],
  ])('%s: %i Blue and %i Grey: %s', (_rule, blue, grey, expected) => {
    const state = fleets(blue, grey)
    begin(state)
    expect(pattern(state)).toBe(expected)
  })

  test.each([
    [3, 3, 1],
    [6, 3, 1],
    [7, 3, 2],
    [9, 3, 2],
    [10, 3, 3],
    [12, 3, 3],
    [13, 3, 4],
    [5, 0, 5],
  ])('GF-R4 %i against %i: %i at a time', (more, fewer, batch) => expect(batchOf(more, fewer)).toBe(batch))

  test('GF-3-tie GF-R3 equal numbers: each side throws, the higher goes first, equal dice again', () => {
    const state = fleets(2, 2)
    const events = begin(state, [4, 4, 3, 9])
    expect(state.acting).toBe(1)
    expect(events.map(({ type }) => type)).toEqual(['PhaseBegan', 'OpportunityGiven'])
  })

  test('GF-4-first GF-5-first ships are counted afresh for each phase', () => {
    // Blue's one boat sinks one of two Greys in Gunfire; with one ship each a die decides who is first with torpedoes
    const fish = { label: '', range: 9, dmg: 1, groups: [{ arcs: 'STBD+PORT', tubes: 9 }] } as never
    const state = battle(
      [{ card: boat({ guns: [gun({ dmg: 9 })], torpedoes: fish }), east: 12, north: 9 }],
      [
        { card: boat({ guns: [], rows: tiny(1) }), east: 14, north: 9 },
        { card: boat({ guns: [], torpedoes: fish }), east: 12, north: 12, heading: 90 },
      ],
    )
    begin(state)
    expect(state.first).toBe(1)
    fight(
      state,
      [],
      [
        [1, move(1)],
        [0, move(0)],
        [1, move(2)],
      ],
    )
    // Grey fires first by numbers, but has no guns: her ships are named and spent (R6)
    fight(state, [], [[1, { type: 'StandBy', ship: 1 }]])
    const fire: Command = { type: 'FireGuns', ship: 0, batteries: [{ battery: 0, target: 1 }], lightGuns: [] }
    // four guns hit, nine dice each bite: three boxes, sunk
    fight(state, new Array(4 + 36).fill(10), [[0, fire]])
    fight(state, [1, 7], [[1, { type: 'StandBy', ship: 2 }]])
    expect([state.now % 4, state.first, state.batch]).toEqual([2, 1, 1])
  })
  const tiny = (boxes: number): ReturnType<typeof boat>['rows'] =>
    boat().rows.map(line => ({ ...line, boxes })) as unknown as ReturnType<typeof boat>['rows']

  test('GF-R5 the order is fixed when a phase begins; a ship that sinks just drops out', () => {
    const state = fleets(3, 2)
    begin(state)
    fight(state, [], [[0, move(0)]])
    state.ships[1]!.lost = 9
    fight(state, [], [[1, move(3)]])
    fight(state, [], [[0, move(2)]])
    expect([state.acting, state.due]).toEqual([1, 1])
  })

  test('GF-3-nopass a side that passes moves no more in this phase; the other goes on with all it has', () => {
    const state = fleets(2, 3)
    begin(state)
    fight(state, [], [[1, { type: 'Pass' }]])
    expect([state.acting, state.due]).toEqual([0, 2])
    const refusal = refuse(state, { seat: 1, command: move(2) })
    expect(idOf(refusal!.why)).toBe('GF-3-alternate')
    // Both Blues move; the phase is over, and in Gunfire nobody has a gun: on to the next turn
    fight(
      state,
      [],
      [
        [0, move(0)],
        [0, move(1)],
      ],
    )
    expect(turnAt(TURN, state.now)).toBe(2)
    expect(state.passed).toBe(0)
  })

  test('GF-4-nopass GF-5-nopass passing in an attack phase ends it for that side, too', () => {
    const state = battle([{ card: boat(), east: 12, north: 9 }], [{ card: boat(), east: 14, north: 9 }])
    begin(state, [9, 1])
    fight(
      state,
      [9, 1],
      [
        [0, move(0)],
        [1, move(1)],
      ],
    )
    fight(state, [], [[0, { type: 'Pass' }]])
    expect(state.acting).toBe(1)
    expect(idOf(refuse(state, { seat: 0, command: { type: 'Pass' } })!.why)).toBe('GF-4-nopass')
    state.now++
    expect(idOf(refuse(state, { seat: 0, command: { type: 'Pass' } })!.why)).toBe('GF-5-nopass')
  })

  test('GF-R6 a ship with a target may not stand by; one without is spent', () => {
    const state = battle(
      [
        { card: boat(), east: 12, north: 9 },
        { card: boat({ guns: [] }), east: 12, north: 11 },
      ],
      [{ card: boat(), east: 14, north: 9 }],
    )
    begin(state)
    fight(
      state,
      [],
      [
        [0, move(0)],
        [1, move(2)],
        [0, move(1)],
      ],
    )
    const refusal = refuse(state, { seat: 0, command: { type: 'StandBy', ship: 0 } })
    expect(idOf(refusal!.why)).toBe('GF-R6')
    expect(refuse(state, { seat: 0, command: { type: 'StandBy', ship: 1 } })).toBeNull()
  })

  test('GF-2.2-order Movement, Gunfire, Torpedo, End, and again', () => {
    const state = battle([{ card: boat(), east: 12, north: 9 }], [{ card: boat(), east: 14, north: 9 }])
    const phases = [...begin(state, [9, 1])]
    phases.push(
      ...fight(
        state,
        [9, 1, 8, 2, 9, 1],
        [
          [0, move(0)],
          [1, move(1)],
          [0, { type: 'Pass' }],
          [1, { type: 'Pass' }],
        ],
      ),
    )
    expect(phases.flatMap(event => (event.type === 'PhaseBegan' ? [event.now % 4] : []))).toEqual([0, 1, 2, 3, 0])
    const early: Command = { type: 'FireGuns', ship: 0, batteries: [], lightGuns: [] }
    expect(idOf(refuse(state, { seat: 0, command: early })!.why)).toBe('GF-2.2-order')
  })
})

describe('2.2, 2.3 the end of a battle', () => {
  const still = (state: State): void => {
    const order = state.ships.map((_, ship) => ship).filter(ship => state.ships[ship]!.seat === state.acting)
    fight(state, [], [[state.acting, move(order.find(ship => state.ships[ship]!.acted === 0)!)]])
  }

  test('GF-2.2-length after its turns, with a side gone, or when one concedes', () => {
    const short = battle(row(2, 1, UNARMED), row(1, 16, UNARMED), { turns: 1 })
    begin(short)
    while (short.over === 0) still(short)
    expect(GAME.standing(short)).toMatchObject({ over: true, turns: 1, winner: -1 })
    expect(GAME.awaited(short)).toEqual([])

    const conceded = fleets(2, 1)
    begin(conceded)
    fight(conceded, [], [[1, { type: 'Concede' }]])
    expect(GAME.standing(conceded)).toMatchObject({ over: true, winner: 0 })
    expect(refuse(conceded, { seat: 0, command: { type: 'Concede' } })).not.toBeNull()

    const gone = fleets(2, 1)
    begin(gone)
    gone.ships[2]!.lost = 9
    fight(gone, [], [[0, move(0)]])
    expect(GAME.standing(gone)).toMatchObject({ over: true, winner: 0, points: [10, 0] })
  })

  test('GF-2.3-vp-sunk GF-2.3-winner a ship sunk is worth her points; most points win, equal ones are a draw', () => {
    const state = battle([{ card: IRON_DUKE, east: 2, north: 2 }], [{ card: boat(), east: 20, north: 16 }])
    expect(pointsOf(state)).toEqual([0, 0])
    expect(winnerOf(state)).toBe(-1)
    state.ships[0]!.lost = 24
    expect(pointsOf(state)).toEqual([0, 245])
    expect(winnerOf(state)).toBe(1)
  })

  test.each([
    ['off', 8, 0, 0],
    ['off', 16, 0, 0],
    ['off', 0, 1, 123],
    ['on', 7, 0, 0],
    ['on', 8, 0, 61],
    ['on', 16, 0, 123],
    ['on', 0, 1, 0],
    ['on', 8, 1, 61],
    ['on', 16, 1, 123],
    ['on', 24, 0, 245],
  ])(
    'GF-2.31-partial GF-R8 GF-R9 GF-3.23-vp GF-3.23-vp-partial %s: %i boxes lost, away %i: %i points',
    (partialPoints, lost, away, worth) => {
      const state = battle([{ card: IRON_DUKE, east: 2, north: 2 }], [{ card: boat(), east: 20, north: 16 }], {
        options: { partialPoints },
      })
      Object.assign(state.ships[0]!, { lost, away })
      expect(worthOf(state, 0)).toBe(worth)
    },
  )

  test('GF-R46 equal points are a draw', () => {
    const state = fleets(1, 1)
    state.ships[0]!.lost = state.ships[1]!.lost = 9
    expect([pointsOf(state), winnerOf(state)]).toEqual([[10, 10], -1])
  })
})

describe('0.1 sides', () => {
  test('GF-0.1-sides nobody gives orders for the other side, nor fires at his own', () => {
    const state = battle(
      [
        { card: boat(), east: 4, north: 4 },
        { card: boat(), east: 6, north: 4 },
      ],
      [{ card: boat(), east: 8, north: 9 }],
    )
    begin(state)
    const refusedBy = (seat: number, command: Command): string => idOf(refuse(state, { seat, command })!.why)
    expect(refusedBy(1, move(0))).toBe('GF-0.1-sides')
    expect(refusedBy(2, { type: 'Concede' })).toBe('GF-0.1-sides')
    for (let moves = 0; moves < 3; moves++)
      fight(
        state,
        [],
        [[state.acting, move(state.ships.findIndex(ship => ship.seat === state.acting && ship.acted === 0))]],
      )
    const fire: Command = { type: 'FireGuns', ship: 0, batteries: [{ battery: 0, target: 1 }], lightGuns: [] }
    expect(refusedBy(0, fire)).toBe('GF-0.1-sides')
  })
})
