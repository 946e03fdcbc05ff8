import { describe, expect, test } from 'vitest'
import { Desk } from '#kernel/desk/index.ts'
import { Dice, Script, Wanted } from '#kernel/dice/index.ts'
import { UMPIRE } from '#kernel/ruleset/index.ts'
import { DID, type State, seatInTurn } from '../01-classes/state.ts'
import type { FirepowerDesk } from '../events/events.ts'
import { refuse } from '../orders/refusals.ts'
import { battle, card, fire, roll, typesOf } from '../whole/bench.fixture.ts'
import { endTurn, throwForFirst } from './sequence.ts'

function fresh(): State {
  const state = battle(['BB', 'BB'])
  state.first = -1
  return state
}

describe('the first turn', () => {
  test('FP-SEQ-A the higher die takes the first turn, or gives it away', () => {
    const thrown = (faces: number[], choices: number[]) => {
      const state = fresh()
      roll(state, faces, throwForFirst, choices)
      return state.first
    }
    expect([thrown([5, 2], [0]), thrown([2, 5], [0]), thrown([5, 2], [1]), thrown([2, 5], [1])]).toEqual([0, 1, 1, 0])
  })

  test('FP-SEQ-A then players take whole turns in alternation', () => {
    const state = battle(['BB', 'BB'])
    state.first = 1
    const seats: number[] = []
    for (let half = 0; half < 4; half++) {
      seats.push(seatInTurn(state))
      roll(state, [], endTurn)
    }
    expect(seats).toEqual([1, 0, 1, 0])
  })

  test('FP-R116 equal dice again; once, before turn 1', () => {
    const state = fresh()
    roll(state, [3, 3, 6, 6, 1, 4], throwForFirst)
    expect(state.first).toBe(1)
    const refusal = refuse(state, { seat: UMPIRE, command: { type: 'ThrowForFirst' } })
    expect(refusal?.reason).toBe('the first turn has been thrown for')
  })

  test('the winner is asked, if nobody answers for him', () => {
    const desk: FirepowerDesk = new Desk(fresh(), new Dice(new Script([4, 6])))
    expect(() => throwForFirst(desk)).toThrow(Wanted)
  })
})

describe('a turn', () => {
  test('what was done is forgotten when its owner’s next turn begins', () => {
    const state = battle([card('BB'), 'BB'])
    // a margin of −3, and 1 − 3 + 0 = −2: superficial
    fire(state, [1, 1, 1, 1, 1, 1])
    state.ships[0]!.moved = 1280
    expect(state.ships[0]!.did).toBe(DID.main)
    roll(state, [], endTurn)
    expect([state.ships[0]!.did, state.ships[0]!.moved, state.ships[1]!.level]).toEqual([DID.main, 1280, 0])
    roll(state, [], endTurn)
    expect([state.ships[0]!.did, state.ships[0]!.moved, state.ships[0]!.fired >= 0]).toEqual([0, 0, true])
  })

  test('a ship that is gone is halved no more', () => {
    const state = battle(['BB', 'BB'], { ships: [{}, { engines: 1, end: 1 }] })
    expect(typesOf(roll(state, [], endTurn).events)).toEqual(['TurnBegan'])
  })
})
