import { describe, expect, test } from 'vitest'
import { BERTH, CM, phaseOf, type State, SUNK, turnOf } from '../02-data-sheet/state.ts'
import { caseOf, DAY, NIGHT, OBSCURED } from '../09-combat/9-1-sight.ts'
import { during, refused, table, told } from '../whole/battle.fixture.ts'
import { ship } from '../whole/bench.fixture.ts'

const at = (x: number, y: number, heading = 0) => ({ x: x * CM, y: y * CM, heading })
const one = (seat: number, x: number, y: number, changes = {}) => ({ card: ship(), seat, ...at(x, y), ...changes })
const steer = (who: number, ahead = 10) => ({
  type: 'Steer' as const,
  ship: who,
  legs: [{ ahead, turn: 0 }],
  smoke: false,
})
const idle = (who: number) => ({ type: 'Activate' as const, ship: who, light: null, guns: [], factors: [] })

describe('6 turns about', () => {
  /** Two squadrons of ours, one of theirs. */
  const three = (): State => table([[one(0, 50, 100), one(0, 50, 150)], [one(0, 50, 200)], [one(1, 350, 100)]])
  test('FA-6.6-action squadron by squadron, the sides in turn; who has nothing left is passed over', () => {
    const state = during(three(), 'ship movement', 0)
    told(state, 0, steer(0))
    expect([state.active, state.word]).toEqual([0, 0])
    expect(refused(state, 0, steer(2))).toBe('FA-6.6-action')
    told(state, 0, steer(1))
    expect([state.active, state.word]).toEqual([-1, 1])
    told(state, 1, steer(3))
    expect(state.word).toBe(0)
    told(state, 0, steer(2))
    // everybody has moved: aircraft have nobody, and the action phase begins with who has the initiative
    expect([phaseOf(state), state.word]).toEqual(['action', 0])
  })
  test('FA-6-phase-order action, end, and the next turn with its dice', () => {
    const state = during(three(), 'action', 1)
    told(state, 1, { type: 'Done' })
    told(state, 0, { type: 'Done' })
    told(state, 0, { type: 'Done' }, [2, 9], [0])
    expect([turnOf(state), phaseOf(state), state.first, state.word]).toEqual([2, 'ship movement', 1, 1])
  })
  test('FA-6.6-action ships sunk, off the table and under a marker are not waited for', () => {
    const state = during(three(), 'ship movement', 0)
    state.ships[1]!.end = SUNK
    state.ships[2]!.berth = BERTH.away
    told(state, 0, steer(0))
    expect(state.word).toBe(1)
    told(state, 1, steer(3))
    expect(phaseOf(state)).toBe('action')
  })
  test('FA-H25 torpedoes of a ship that does nothing else run when her squadron acts', () => {
    const state = during(table([[one(0, 100, 100)], [one(1, 110, 100, { moved: 20 })]]), 'action', 0)
    state.salvoes = [{ by: 0, target: 1, x: 0, y: 0, rack: 0, setting: 0, torpedoes: 1 }]
    told(state, 0, { type: 'Done' }, [1])
    expect(state.salvoes).toEqual([])
  })
  test('FA-6.4-torpedo-declare in her squadron’s move, before or after she has moved', () => {
    const state = during(table([[one(0, 100, 100)], [one(1, 110, 100)]]), 'ship movement', 0)
    const salvo = { type: 'DeclareTorpedoes' as const, ship: 0, aim: { target: 1 }, setting: 0, tubes: [1, 0] }
    expect(refused(state, 0, salvo)).toBeNull()
    told(state, 0, steer(0))
    // she can still launch, so her squadron is not done
    expect(state.active).toBe(0)
    told(state, 0, salvo)
    told(state, 0, { type: 'Done' })
    expect(state.word).toBe(1)
    expect(refused(state, 0, { ...salvo, tubes: [0, 1] })).toBe('FA-6.6-action')
  })
  test('FA-6.6-action an order with nothing in it ends her turn and nothing more', () => {
    const state = during(three(), 'action', 0)
    told(state, 0, idle(0))
    expect([state.ships[0]!.acted, state.active]).toEqual([1, 0])
    expect(refused(state, 0, idle(0))).toBe('FA-6.6-action')
  })
  test('FA-H42 nobody acts before the first turn, nor after the last', () => {
    const state = during(three(), 'ship movement', 0)
    state.begun = 0
    expect(refused(state, 0, steer(0))).toBe('FA-6-phase-order')
    expect(refused(Object.assign(state, { begun: 1, over: 1 }), 0, steer(0))).toBe('FA-H39')
  })
})

describe('H21 sight', () => {
  const two = (more = {}, changes = {}): State =>
    during(table([[one(0, 100, 100, changes)], [one(1, 140, 100)]], more), 'action', 0)
  test('FA-H21 light and visibility go by the turn', () => {
    const light = [
      { from: 1, isNight: false, tvr: 5 },
      { from: 3, isNight: true, tvr: 1 },
    ]
    const by = (turn: number, far = 40) => {
      const state = during(two({ light }), 'action', 0, turn)
      state.ships[1]!.x = (100 + far) * CM
      return caseOf(state, 0, 1)
    }
    expect([by(1), by(2), by(3), by(3, 25)]).toEqual([DAY, DAY, OBSCURED, NIGHT])
  })
  test('FA-H21 a squall between them hides one from the other', () => {
    const squalls = (x: number, y: number) => [{ x: x * CM, y: y * CM }]
    // 15 cm round its centre
    expect(caseOf(two({ squalls: squalls(120, 115) }), 0, 1)).toBe(OBSCURED)
    expect(caseOf(two({ squalls: squalls(120, 116) }), 0, 1)).toBe(DAY)
  })
  test('FA-H23 a screen lies 2.5 cm to either side of her track, and not on herself', () => {
    // she came up from the south, between them, and lies north of their line
    const laid = (x: number, y: number) => {
      const state = during(
        table([[one(0, 100, 100)], [one(1, 140, 100)], [one(0, x, y, { screen: 1, wake: [x * CM, 80 * CM] })]]),
        'action',
        0,
      )
      return [caseOf(state, 0, 1), caseOf(state, 2, 1)]
    }
    expect(laid(120, 110)).toEqual([OBSCURED, DAY])
    // the screen begins astern of her: it ends 2 cm short of where she lies
    expect(laid(120, 101)[0]).toBe(DAY)
  })
  test('FA-H37 a wreck hides nobody, and no smoke comes of it', () => {
    const state = during(
      table([[one(0, 100, 100)], [one(1, 140, 100)], [one(0, 120, 110, { screen: 1, wake: [12000, 8000], end: 1 })]]),
      'action',
      0,
    )
    expect(caseOf(state, 0, 1)).toBe(DAY)
  })
})
