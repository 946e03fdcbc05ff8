import { describe, expect, test } from 'vitest'
import type { State } from '../01-classes/state.ts'
import { SEGMENT } from '../01-classes/state.ts'
import { sidesAsked } from '../battle/sequence.ts'
import { INCH } from '../book/lengths.ts'
import type { Command } from '../orders/orders.ts'
import { refuse } from '../orders/refusals.ts'
import { resolve } from '../orders/resolve.ts'
import { card, roll, typesOf } from '../whole/bench.fixture.ts'
import { type Flying, flying, tabled } from './air.fixture.ts'

// Segments E and F as the turn of a battle calls them.

const PASS = { type: 'Pass' } as const
const DD = card('DD', { torpedoes: { launches: 2 } })
/** In segment D of side 1, with nothing left to be said but that. */
function inD(cards: Parameters<typeof tabled>[0], stands: readonly Flying[], ships: readonly object[] = []): State {
  const state = flying(
    tabled(cards, { ships: [{ x: 10 * INCH, did: 16 }, { x: 80 * INCH }, ...ships.slice(2)] }),
    stands,
  )
  state.ships.forEach((ship, i) => {
    Object.assign(ship, ships[i])
  })
  state.segment = SEGMENT.controlled
  return state
}
const say = (state: State, command: Command, faces: readonly number[] = [], choices: number[] = []) => {
  expect(refuse(state, { seat: 0, command })).toBe(null)
  return typesOf(roll(state, faces, desk => resolve(desk, { seat: 0, command }), choices).events)
}

describe('segment E', () => {
  test('FP-R99 follows D: waves are thrown for, and their player is asked', () => {
    const state = inD(['BB', 'BB'], [{ of: 'TB', status: 0 }])
    expect(say(state, PASS, [5])).toEqual(['SegmentBegan', 'AircraftReadied', 'WaveArrived'])
    expect([state.segment, sidesAsked(state)]).toEqual([SEGMENT.air, [0]])
  })

  test('FP-R99 passes by itself where nothing flies', () => {
    const state = inD(['BB', 'BB'], [])
    say(state, PASS)
    expect([state.now % 2, state.segment]).not.toEqual([0, SEGMENT.air])
  })

  test('FP-H51-locked a fight that nobody works is fought when its player passes', () => {
    const state = inD(
      ['BB', 'BB'],
      [
        { of: 'AS', locked: 1 },
        { of: 'AS', seat: 1, locked: 0 },
      ],
    )
    say(state, PASS)
    expect(state.segment).toBe(SEGMENT.air)
    expect(say(state, PASS, [3, 3])[0]).toBe('FightContinued')
  })

  test('FP-R43 a squadron is tested at once when stands sink one of its ships, in the middle of the attack', () => {
    const state = inD(
      ['BB', 'DD', 'DD', 'DD', 'DD'],
      [
        { of: 'HB', x: 80 * INCH },
        { of: 'HB', x: 80 * INCH },
      ],
    )
    Object.assign(state.squadrons[1]!, { size: 4, destroyed: 0, crippled: 0 })
    for (const ship of state.ships.slice(1)) Object.assign(ship, { x: 80 * INCH, powerOut: 1 })
    state.segment = SEGMENT.air
    // 6 + 4 is C, RED 4 black: a quarter is lost; 1 does not break off; the second attacks nobody
    const types = say(state, { type: 'AttackFromAir', stands: [0, 1], target: 1 }, [6, 4, 1, 1, 1, 1])
    expect(types.indexOf('SquadronHeld')).toBeGreaterThan(types.indexOf('ShipLost'))
  })
})

describe('segment F', () => {
  test('FP-R91 markers run at the end of their owner’s turn, before it passes on', () => {
    const state = inD([DD, 'BB'], [])
    Object.assign(state.ships[1]!, { x: 20 * INCH })
    state.ships[0]!.did = 16
    say(state, { type: 'LaunchTorpedo', ship: 0, target: 1 })
    expect(state.markers[0]!.run).toBe(0)
    const types = say(state, PASS)
    expect(types.indexOf('TorpedoRan')).toBeGreaterThan(-1)
    expect(types.indexOf('TorpedoRan')).toBeLessThan(types.indexOf('TurnBegan'))
  })
})
