import { describe, expect, test } from 'vitest'
import type { VictoryTerm } from '#kernel/facts/index.ts'
import { BadInput } from '#kernel/ruleset/index.ts'
import type { State } from '../01-ships/state.ts'
import { GAME } from '../game.ts'
import type { Command } from '../orders/orders.ts'
import { battle, begin, fight } from '../whole/battle.fixture.ts'
import { boat } from '../whole/bench.fixture.ts'
import { pointsOf, winnerOf, worthOf } from './2-3-victory.ts'

/** Two of a hundred points each, a mile from the southern edge, against one in the north. */
function scenario(terms: readonly VictoryTerm[], options: Record<string, string> = {}): State {
  const card = (name: string) => boat({ name, guns: [], points: 100 })
  return battle(
    [
      { card: card('Good Hope'), east: 4, north: 1, heading: 180 },
      { card: card('Glasgow'), east: 8, north: 1, heading: 180 },
    ],
    [{ card: card('Scharnhorst'), east: 4, north: 15 }],
    { options, facts: { victory: { aims: ['to get away', 'to let nobody get away'], terms } } },
  )
}
const move = (ship: number, ...track: Extract<Command, { type: 'Move' }>['track']): Command => ({
  type: 'Move',
  ship,
  track,
})
/** The first leaves southward in some turn. */
function leaveInTurn(state: State, turn: number): void {
  begin(state)
  for (let now = 1; now <= turn; now++) {
    const gone = now === turn ? [{ ahead: 2000 }] : []
    // two against one: the first of Blue, Grey, the second of Blue
    fight(state, now === turn ? [9, 1, 9, 1, 9, 1] : [], [
      [0, move(0, ...gone)],
      [1, move(2)],
      [0, move(1)],
    ])
  }
}
const BRITISH = ['Good Hope', 'Glasgow']
const SOUTH: readonly VictoryTerm[] = [
  { kind: 'leaves', ships: BRITISH, edge: 'south', fromMinutes: 0, percent: 50 },
  { kind: 'leaves', ships: BRITISH, edge: 'south', fromMinutes: 24, percent: 0 },
]

describe('2.3 the scenario’s own terms', () => {
  test('GF-2.3-scenario leaving by an edge: half at first, nothing from a certain turn on', () => {
    const early = scenario(SOUTH)
    leaveInTurn(early, 1)
    expect(pointsOf(early)).toEqual([0, 50])
    // 24 minutes are two turns: the third begins then
    const second = scenario(SOUTH)
    leaveInTurn(second, 2)
    expect(pointsOf(second)).toEqual([0, 50])
    const late = scenario(SOUTH)
    leaveInTurn(late, 3)
    expect(pointsOf(late)).toEqual([0, 0])
    const elsewhere = scenario([{ kind: 'leaves', ships: BRITISH, edge: 'north', fromMinutes: 0, percent: 0 }])
    leaveInTurn(elsewhere, 1)
    expect(pointsOf(elsewhere)).toEqual([0, 50])
  })

  test('GF-2.3-scenario what leaving would cost is known beforehand, by edge and turn', () => {
    const state = scenario(SOUTH)
    begin(state)
    const costs = [0, 1, 2].map(hence => GAME.worth(state, 0, 'south', hence))
    expect([GAME.worth(state, 0, 'now'), ...costs, GAME.worth(state, 0, 'east', 2)]).toEqual([0, 50, 50, 0, 50])
  })

  test('GF-2.3-scenario on hexes edges are found as well', () => {
    const state = scenario([{ kind: 'leaves', ships: BRITISH, edge: 'south', fromMinutes: 0, percent: 0 }], {
      board: 'hexes',
    })
    begin(state)
    fight(state, [], [[0, move(0, { ahead: 3 })]])
    expect(state.ships[0]!.away).toBeGreaterThan(0)
    expect(worthOf(state, 0)).toBe(0)
  })

  test('GF-2.3-scenario damage to ships that cannot be repaired counts beside, in proportion', () => {
    const state = scenario([{ kind: 'damage', ships: ['Scharnhorst'], points: 14 }])
    expect(pointsOf(state)).toEqual([0, 0])
    // four of nine boxes: 6.2
    state.ships[2]!.lost = 4
    expect(pointsOf(state)).toEqual([6, 0])
    state.ships[2]!.lost = 9
    expect(pointsOf(state)).toEqual([114, 0])
  })

  test('GF-2.3-scenario a ship may count more or less, and is weighed so by whoever asks', () => {
    const state = scenario([{ kind: 'counts', ships: ['Glasgow'], percent: 150 }])
    expect([GAME.worth(state, 0, 'sunk'), GAME.worth(state, 1, 'sunk'), GAME.worth(state, 1, 'north')]).toEqual([
      100, 150, 75,
    ])
  })

  test('GF-2.3-scenario terms that win come before points', () => {
    const surviving = scenario([{ kind: 'wins', side: 0, ship: 'Glasgow', by: 'surviving' }])
    surviving.ships[0]!.lost = 9
    expect([pointsOf(surviving), winnerOf(surviving)]).toEqual([[0, 100], 0])
    surviving.ships[1]!.lost = 9
    expect(winnerOf(surviving)).toBe(1)
    surviving.conceded = 1
    expect(winnerOf(surviving)).toBe(0)
    const leaving = scenario([{ kind: 'wins', side: 0, ship: 'Good Hope', by: 'south' }])
    leaveInTurn(leaving, 1)
    expect([pointsOf(leaving), winnerOf(leaving)]).toEqual([[0, 50], 0])
  })

  test('GF-2.3-scenario terms must name ships of the battle, and figures that can be', () => {
    expect(() => scenario([{ kind: 'counts', ships: ['Canopus'], percent: 50 }])).toThrow(BadInput)
    expect(() => scenario([{ kind: 'counts', ships: ['Glasgow'], percent: -1 }])).toThrow(BadInput)
  })
})
