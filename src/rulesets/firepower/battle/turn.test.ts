import { describe, expect, test } from 'vitest'
import { SEGMENT, type State } from '../01-classes/state.ts'
import { GAME } from '../game.ts'
import { far, fleets, move, PASS, refused, say } from '../whole/battle.fixture.ts'
import { hasLost } from './victory.ts'

/** Two ships in reach of each other, and two squadrons a side out of the way: Blue’s turn, segment A. */
function duel(setting: Parameters<typeof fleets>[2] = {}): State {
  const state = fleets(
    [{ movement: 3, ships: [{ at: [50, 50] }] }, far({ at: [5, 5] }), far({ at: [10, 5] })],
    [{ movement: 3, ships: [{ at: [60, 50] }] }, far({ at: [90, 5] }), far({ at: [95, 5] })],
    setting,
  )
  state.segment = SEGMENT.change
  return state
}
const fire = { type: 'FireBattery', ship: 0, battery: 'main', target: 3 } as const

describe('FP-SEQ-B the segments of a turn', () => {
  test('FP-SEQ-B A, then control, breaking off, own initiative, control; then aircraft, torpedoes and the other player', () => {
    const state = duel()
    const { events } = say(state, 0, [PASS], [6, 6])
    const begun = events.flatMap(event => (event.type === 'SegmentBegan' ? [event.segment] : []))
    // nobody is on his own: nothing is asked in C
    expect(begun).toEqual([SEGMENT.control, SEGMENT.retreat, SEGMENT.own, SEGMENT.controlled])
    const rest = say(state, 0, [PASS])
    expect(rest.types.filter(type => type !== 'ShipMoved')).toEqual([
      'SegmentBegan',
      'SegmentBegan',
      'SegmentBegan',
      'TurnBegan',
    ])
    expect([GAME.awaited(state), state.segment]).toEqual([[1], SEGMENT.change])
  })
  test('FP-SEQ-B orders to ships belong to C and D', () => {
    expect(refused(duel(), 0, move(0, 2))).toBe('FP-SEQ-B: ships act in segments C and D')
    expect(refused(duel(), 1, PASS)).toBe('FP-SEQ-A: it is not your turn')
    expect(refused(duel(), 0, { type: 'EndTurn' })).toBe('FP-SEQ-A: turns pass by themselves')
    expect(refused(duel(), 0, { type: 'Steam', ship: 0 })).toBe('FP-SEQ-B: ships act in segments C and D')
  })
  test('FP-SEQ-C FP-MOVE-D fire is done with at once, ship by ship, before the next moves', () => {
    const state = duel()
    say(state, 0, [PASS], [6, 6])
    // 4+ at ten inches and one for her line: a margin of 1; 1 + 1 of BB at BB is light: 5° of list and 2 fire points
    say(state, 0, [move(0, 1), fire], [4, 1, 3, 1, 1, 1])
    expect([state.ships[3]!.list, state.ships[3]!.fires]).toEqual([5, 2])
    expect(state.lively).toBe(state.now)
    expect(refused(state, 0, move(1, 1))).toBe(null)
  })
  test('FP-R76 T0 hit engine rooms halve the rate once more at each of its owner’s turns', () => {
    const state = duel()
    state.ships[3]!.engines = 1
    say(state, 0, [PASS], [6, 6])
    say(state, 0, [PASS])
    expect(state.ships[3]!.halvings).toBe(1)
  })
  test('FP-R29 a successor to the fleet flagship is named after a whole turn without one', () => {
    const state = duel()
    state.ships[0]!.end = 1
    state.flags[0] = -1
    state.squadrons[0]!.flagship = -1
    state.segment = SEGMENT.end
    state.now = 3
    // Blue’s turn 2: now 4, lost at 1: three moments later
    state.flagLost[0] = 1
    const { types } = say(state, 1, [PASS], [], [])
    expect(types).toContain('FleetFlagPassed')
    expect(state.flags[0]).toBe(1)
  })
})

describe('the end', () => {
  test('FP-VIC-A FP-R117 half of his squadrons, broken off or wiped out together; a true half', () => {
    const state = duel()
    state.squadrons[4]!.brokenOff = 1
    say(state, 0, [PASS], [6, 6])
    expect(state.over).toBe(0)
    // a third of three is not half; one more is
    state.ships[5]!.end = 1
    say(state, 0, [move(0, 0)])
    expect([state.over, state.winner]).toEqual([1, 0])
    expect(GAME.awaited(state)).toEqual([])
    expect(GAME.standing(state)).toMatchObject({ over: true, winner: 0 })
    expect(refused(state, 0, PASS)).toBe('FP-R118: the battle is over')
    expect(refused(state, 0, move(1, 1))).toBe('FP-R118: the battle is over')
  })
  test('FP-H56-alone a side with no squadrons has not lost half of them', () => {
    const state = duel()
    expect(hasLost(state, 1)).toBe(false)
    state.squadrons = state.squadrons.filter(({ seat }) => seat === 0)
    expect([hasLost(state, 0), hasLost(state, 1)]).toEqual([false, false])
  })
  test('FP-R49 FP-R117 a squadron that has left the table counts as broken off', () => {
    const state = duel()
    state.squadrons[4]!.brokenOff = 1
    say(state, 0, [PASS], [6, 6])
    state.ships[5]!.berth = 2
    say(state, 0, [move(0, 0)])
    expect(state.winner).toBe(0)
  })
  test('FP-R118 the limit of turns ends it by points of ships destroyed; equal points are nobody’s', () => {
    const state = duel({ options: { turns: '6' } })
    state.now = 13
    state.lively = 13
    say(state, 1, [PASS], [6, 6])
    say(state, 1, [PASS])
    expect([state.over, state.winner]).toEqual([1, -1])
    const other = duel({ options: { turns: '6' } })
    other.now = 13
    other.lively = 13
    other.ships[0]!.mainLoss = 0
    say(other, 1, [PASS], [6, 6])
    other.ships[1]!.end = 1
    // Blue’s second squadron is one of three
    say(other, 1, [PASS])
    expect([other.winner, GAME.standing(other).points]).toEqual([1, [0, 20]])
    expect([GAME.worth(other, 1, 'now'), GAME.worth(other, 0, 'now')]).toEqual([20, 0])
    // what decides is squadrons: her loss is worth more than her points, and her leaving as much as it shakes hers
    expect(GAME.worth(other, 0, 'sunk')).toBeGreaterThan(20)
  })
  test('FP-R118 six turns without a shot are a stalemate', () => {
    const quiet = (turn: number, lively: number): number => {
      const state = duel({ options: { turns: '24' } })
      state.now = 2 * turn + 1
      state.lively = lively
      say(state, 1, [PASS], [6, 6])
      say(state, 1, [PASS])
      return state.over
    }
    expect([quiet(6, 3), quiet(7, 3)]).toEqual([0, 1])
    // nobody has been seen yet: that is no stalemate
    expect(quiet(12, 0)).toBe(0)
  })
  test('FP-R118 a side may give up', () => {
    const state = duel()
    say(state, 1, [{ type: 'Concede' }])
    expect([state.over, state.winner]).toEqual([1, 0])
    expect(refused(state, 0, { type: 'Concede' })).toBe('FP-R118: the battle is over')
    expect(refused(duel(), 5, { type: 'Concede' })).toBe('FP-SETUP-G: only a side can say that')
  })
  test('FP-SETUP-A FP-PTS-A FP-PTS-B a fleet costs the sum of Matrix 13, and sails under a limit', () => {
    expect(GAME.refuseFleet([20, 10], 30)).toBe(null)
    expect(GAME.refuseFleet([20, 11], 30)?.reason).toBe('31 points are more than 30')
    expect(GAME.refuseFleet([], 0)).toBe(null)
  })
})
