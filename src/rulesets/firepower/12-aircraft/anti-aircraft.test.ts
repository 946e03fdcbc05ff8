import { describe, expect, test } from 'vitest'
import { CLASSES } from '../01-classes/classes.ts'
import type { Ship } from '../01-classes/state.ts'
import { INCH } from '../book/lengths.ts'
import { card, roll, type Setting, typesOf } from '../whole/bench.fixture.ts'
import { type Flying, flying, tabled } from './air.fixture.ts'
import { aaDice, aaPoints, flakLeft } from './anti-aircraft.ts'
import { raid } from './attack.ts'

type State = ReturnType<typeof tabled>
const under = (
  of: Parameters<typeof tabled>[0][number],
  stands: readonly Flying[],
  ship: Partial<Ship> = {},
  more: Setting = {},
) => flying(tabled(['BB', of], { ...more, ships: [{}, ship] }), stands)
const attack = (state: State, stands: readonly number[], faces: readonly number[], choices: number[] = []) =>
  roll(state, faces, desk => raid(desk, stands, 1), choices).events
const flakOf = (events: ReturnType<typeof attack>) =>
  events.flatMap(event => (event.type === 'FlakFired' ? [[event.stand, event.result]] : []))
const TB = { of: 'TB' } as const

describe('how many dice', () => {
  test('FP-AA-B one for every full five: the dice of every class as listed under Matrix 1', () => {
    const dice = Object.fromEntries(CLASSES.map(of => [of, flakLeft(under(of, [TB], { submerged: 0 }), 1)]))
    expect(dice).toEqual({
      SB: 6,
      BB: 5,
      BC: 3,
      CA: 2,
      CL: 1,
      DD: 1,
      DE: 0,
      MTB: 0,
      SM: 0,
      CV: 2,
      CVE: 1,
      CVL: 1,
      CVA: 4,
      AK: 0,
      AKL: 0,
    })
    expect([30, 25, 20, 15, 10, 7, 5, 3, 1].map(aaDice)).toEqual([6, 5, 4, 3, 2, 1, 1, 0, 0])
  })

  test('FP-AA-E a BB battery come down to CA has 10 points, two dice', () => {
    expect(flakLeft(under('BB', [TB], { mainLoss: 2 }), 1)).toBe(2)
  })

  test('FP-R86 a carrier keeps her own points until a class is lost, then has those of the battery; by option a share of her own', () => {
    const points = (mainLoss: number, options = {}) => aaPoints(under('CVA', [TB], { mainLoss }, { options }), 1)
    // CL 7, DD 5, DE 3, none
    expect([points(0), points(1), points(2), points(3)]).toEqual([20, 5, 3, 0])
    // 20 × 5 / 7, 20 × 3 / 7
    const share = { flakFalls: 'in-proportion' }
    expect([points(0, share), points(1, share), points(2, share), points(3, share)]).toEqual([20, 14, 8, 0])
    expect(aaPoints(under('AK', [TB], { mainLoss: 1 }, { options: share }), 1)).toBe(0)
  })

  test('FP-AA-F, FP-R77 none without power', () => {
    expect(flakOf(attack(under('BB', [TB], { powerOut: 1 }), [0], [1]))).toEqual([])
  })

  test.each([
    ['sunk', { end: 1 }],
    ['abandoned', { end: 3 }],
    ['still outside', { berth: 1 }],
    ['away', { berth: 2 }],
  ])('FP-AA-A none from a ship that is %s', (_, ship) => {
    expect(flakLeft(under('BB', [TB], ship), 1)).toBe(0)
  })

  test('FP-PERIOD-C, FP-AA-A none before LATE', () => {
    expect(flakLeft(under('BB', [TB], {}, { period: 'MIDDLE' }), 1)).toBe(0)
  })
})

describe('die by die', () => {
  test('FP-AA-D 1 to 3 nothing, 4 is −1, 5 is −2, 6 shoots the stand down', () => {
    const results = [1, 2, 3, 4, 5, 6].map(die => {
      const state = under('CL', [TB])
      attack(state, [0], die === 6 ? [6] : [die, 1])
      const { flak, status } = state.sky.stands[0]!
      return [flak, status]
    })
    expect(results).toEqual([
      [0, 1],
      [0, 1],
      [0, 1],
      [1, 1],
      [2, 1],
      [0, 2],
    ])
  })

  test('FP-AA-A, FP-AIR-M flak comes before the attack, and a stand shot down does not attack', () => {
    const events = attack(under('CL', [TB]), [0], [6])
    expect(typesOf(events)).toEqual(['RaidBegan', 'FlakFired'])
    // kamikaze too
    expect(typesOf(attack(under('CL', [{ of: 'KM' }]), [0], [6]))).toEqual(['RaidBegan', 'FlakFired'])
  })

  test('FP-AA-C the stand is named before each die, and every result is known before the next is named', () => {
    const state = under('BC', [TB, TB])
    // first at 1, shot down: only 0 is left, and takes the other two without being asked
    const events = attack(state, [0, 1], [6, 1, 2, 1], [1])
    expect(flakOf(events)).toEqual([
      [1, 3],
      [0, 0],
      [0, 0],
    ])
  })

  test('FP-AA-C no die is thrown when nobody is left to be shot at', () => {
    expect(flakOf(attack(under('BB', [TB]), [0], [6]))).toEqual([[0, 3]])
  })

  test('FP-R108 minuses add up and last', () => {
    const state = under('CA', [TB])
    attack(state, [0], [4, 5, 1])
    expect(state.sky.stands[0]!.flak).toBe(3)
    state.sky.stands[0]!.fought = 0
    // spent in this segment: no more dice
    const events = attack(state, [0], [6])
    expect(events.find(event => event.type === 'StandAttacked')).toMatchObject({ margin: 6 - 3 - 5 })
  })

  test('FP-R108 her dice are thrown once a segment, shared among all who attack her; what is held is kept for later', () => {
    const far = { of: 'TB', x: 60 * INCH } as const
    const state = under('BC', [TB, far])
    // one die at the first, then held (choice 30): two are left for the second
    expect(flakOf(attack(state, [0], [1, 1], [0, 30]))).toEqual([[0, 0]])
    expect(flakLeft(state, 1)).toBe(2)
    expect(flakOf(attack(state, [1], [2, 3, 1]))).toEqual([
      [1, 0],
      [1, 0],
    ])
    expect(flakLeft(state, 1)).toBe(0)
  })

  test('FP-R108 nothing can be held if nobody else could come', () => {
    const others: readonly Flying[] = [
      { of: 'AS' },
      { of: 'TB', fought: 1 },
      { of: 'TB', locked: 5 },
      { of: 'TB', x: 90 * INCH },
      { of: 'TB', seat: 1, locked: 3 },
    ]
    // with nobody to decide nobody is asked: a choice of one is none
    const state = under('CL', [TB, ...others])
    expect(flakOf(attack(state, [0], [1, 1], [99]))).toEqual([[0, 0]])
  })

  test('FP-R108 only the ship that is attacked fires', () => {
    const state = flying(tabled(['BB', 'CL', 'SB'], {}), [TB])
    expect(
      new Set(attack(state, [0], [1, 1]).flatMap(event => (event.type === 'FlakFired' ? [event.ship] : []))),
    ).toEqual(new Set([1]))
  })

  test('FP-R108, FP-AA-C the owner of a stand that flak has hurt may turn it away; others attack unasked', () => {
    const state = under('CL', [TB, TB])
    // choice: at stand 0; 4: −1; stand 0 turns away (1); stand 1 attacks and misses
    const events = attack(state, [0, 1], [4, 1], [0, 1])
    expect(typesOf(events)).toEqual(['RaidBegan', 'FlakFired', 'StandTurnedAway', 'StandAttacked'])
    expect(state.sky.stands.map(({ fought }) => fought)).toEqual([1, 1])
  })

  test('FP-DMG-GREEN-D lost classes of the battery cost flak at once', () => {
    const state = under('BB', [TB])
    expect(flakLeft(state, 1)).toBe(5)
    state.ships[1]!.mainLoss = 1
    expect(flakLeft(state, 1)).toBe(3)
  })

  test('an overridden card fires with its own points', () => {
    expect(flakLeft(under(card('BB', { aa: 12 }), [TB]), 1)).toBe(2)
  })
})
