import { describe, expect, test } from 'vitest'
import { work } from '#kernel/desk/index.ts'
import { GONE, percentAll, SINKING } from '../02-ships/conditions.ts'
import type { Card } from '../02-ships/ship.ts'
import type { Ship, State } from '../02-ships/state.ts'
import { alone, BOAT, card, DESTROYER, KAISER, MOLTKE, play, stand, TIGER, typesOf } from '../whole/bench.fixture.ts'
import { bestSpeed, changeSpeed, damageLevel } from './8-1-1-speed.ts'
import { beats, damageOfHit, strike } from './8-1-6-armour.ts'
import { turnsToSink } from './8-1-8-sinking.ts'
import { batteryOut } from './8-1-10-massive-damage.ts'
import { applyDamage, SUFFER } from './8-1-damage.ts'

const hurt = (of: Card, damage: number, faces: readonly number[], ship: Partial<Ship> = {}, options = {}) => {
  const state = alone(of, { due: damage, largest: 343, pierced: 1, piercedNow: 1, casemated: 1, ...ship }, { options })
  const events = play(state, faces, desk => work(SUFFER, desk, { target: 0 }, 1))
  return { state, ship: state.ships[0]!, events }
}
const criticalsIn = (events: readonly { type: string }[]): number =>
  events.filter(({ type }) => type === 'CriticalRolled').length

describe('8.1 applying damage', () => {
  test('FGDN-8.1-subtract points fall; FGDN-8.1.2-min-damage under one per cent no die is thrown (FGDN-R21)', () => {
    expect(hurt(TIGER, 5, []).ship.remaining).toBe(496)
    // 6 is more than 1 % of 501
    expect(hurt(TIGER, 6, [1]).ship.remaining).toBe(495)
    // by ratio: 5 of 496 left is more than 0.01
    expect(hurt(TIGER, 5, [1], {}, { minimumDamage: 'ratio' }).ship.remaining).toBe(496)
  })

  test('FGDN-8.1-sink-zero FGDN-R107 no points left: sinking, no ratio', () => {
    const { ship, events, state } = hurt(TIGER, 100, [4], { remaining: 100 })
    expect(ship.end).toBe(SINKING)
    expect(typesOf(events)).toEqual(['BatchOpened', 'ShipSinking', 'BatchClosed'])
    // D10 of 4: 40 minutes, 14 turns after turn 1, in Movement (8.1.8)
    expect(state.agenda).toEqual([{ at: 15 * 6 + 1, what: 2, ship: 0, amount: 0 }])
  })

  test('FGDN-8.1.8-time FGDN-R40 ten minutes are four turns', () => {
    expect([10, 20, 30, 90, 100].map(turnsToSink)).toEqual([4, 7, 10, 30, 34])
  })

  test('FGDN-8.1-small-no-attrition FGDN-8.1.2-ratio-small points of small craft stay, the ratio is by the rating', () => {
    const { ship } = hurt(BOAT, 8, [1])
    expect([ship.remaining, ship.taken]).toEqual([20, 8])
    // 8/20 = .40: D6 of 2 gives one critical, Sensor/Comms, Sensor, a forward light
    expect(hurt(BOAT, 8, [2, 18, 1, 1]).ship.lightsForward).toBe(0)
  })

  test('FGDN-8.1-small-sink FGDN-R24 twice the rating in one turn, all phases', () => {
    expect(hurt(BOAT, 1, [1], { taken: 38 }).ship.end).toBe(0)
    expect(hurt(BOAT, 1, [], { taken: 39 }).ship.end).toBe(GONE)
  })

  test('FGDN-8.1.5-double FGDN-R96 FGDN-8.1.5-refloat aground it takes as many points again', () => {
    const aground = card({ isBeached: true })
    const once = hurt(aground, 501, [], {}).ship
    expect([once.end, once.hardAground]).toEqual([0, 0])
    expect(hurt(aground, 1001, []).ship).toMatchObject({ end: 0, hardAground: 1 })
    expect(hurt(aground, 1002, []).ship.end).toBe(GONE)
    expect(bestSpeed(alone(aground), 0)).toBe(0)
  })

  test('FGDN-R108 aground small craft take four times the rating', () => {
    const aground = card({ ...BOAT, isBeached: true })
    const three = hurt(aground, 79, []).ship
    expect([three.end, three.hardAground, three.remaining]).toEqual([0, 1, 2])
    expect(hurt(aground, 80, []).ship.end).toBe(GONE)
  })
})

describe('8.1.1 speed', () => {
  test.each([
    [0, 28],
    [124, 28],
    [125, 21],
    [250, 21],
    [251, 14],
    [375, 14],
    [376, 7],
    [450, 7],
    [451, 0],
    [500, 0],
  ])(
    'FGDN-8.1.1-lookup FGDN-8.1.1-breakpoints FGDN-8.1.1-zero-at-90 FGDN-R2 Tiger with %i points lost: %i knots (E1, E2)',
    (lost, knots) => {
      expect(bestSpeed(alone(TIGER, { remaining: 501 - lost }), 0)).toBe(10 * knots)
    },
  )

  test('FGDN-8.1.1-coast 28, 24, 21 (E3)', () => {
    const state = alone(TIGER, { remaining: 501 - 125 })
    const speeds = [280]
    for (let turn = 0; turn < 3; turn++) {
      play(state, [], desk => changeSpeed(desk, 0))
      speeds.push(state.ships[0]!.speed)
    }
    expect(speeds).toEqual([280, 240, 210, 210])
  })

  test('FGDN-H8-accel FGDN-R62 she works up again, but not without a bridge', () => {
    const state = alone(TIGER, { speed: 210 })
    play(state, [], desk => changeSpeed(desk, 0))
    expect(state.ships[0]!.speed).toBe(250)
    state.ships[0]!.bridge = 1
    play(state, [], desk => changeSpeed(desk, 0))
    expect(state.ships[0]!.speed).toBe(250)
  })

  test('FGDN-8.1.1-stack FGDN-R43 levels add, or the worst by option, never past 0 knots', () => {
    expect(bestSpeed(alone(TIGER, { remaining: 300, levels: 1 }), 0)).toBe(140)
    expect(bestSpeed(alone(TIGER, { remaining: 300, levels: 4 }), 0)).toBe(0)
    expect(bestSpeed(alone(TIGER, { remaining: 300, levels: 1 }, { options: { speedLevels: 'worst' } }), 0)).toBe(210)
    expect(damageLevel(alone(TIGER, { remaining: 0 }), 0)).toBe(4)
  })

  test('FGDN-R106 FGDN-8.3-rudder-dis FGDN-8.2-flood-major FGDN-8.2-fire-major the lowest limit holds', () => {
    expect(bestSpeed(alone(TIGER, { steering: 1 }), 0)).toBe(90)
    expect(bestSpeed(alone(TIGER, { steering: 1, remaining: 100 }), 0)).toBe(70)
    expect(bestSpeed(alone(TIGER, { floods: [1009] }), 0)).toBe(280)
    expect(bestSpeed(alone(TIGER, { floods: [1010] }), 0)).toBe(150)
    expect(bestSpeed(alone(TIGER, { fires: [1010] }), 0)).toBe(280)
    expect(bestSpeed(alone(TIGER, { fires: [1010], fighting: 1 }), 0)).toBe(150)
  })
})

describe('8.1.2 number of criticals', () => {
  test.each([
    [1, 0],
    [3, 0],
    [4, 1],
    [5, 2],
    [6, 3],
  ])('FGDN-8.1.2-ratio 8 of 39 points, D6 of %i: %i criticals (E4)', (face, count) => {
    // each a Sensor/Comms, Sensor, sonar she has not
    const { events } = hurt(DESTROYER, 8, [face, ...new Array(count).fill([18, 1, 9]).flat()])
    expect(criticalsIn(events)).toBe(count)
  })

  test.each([
    [100, 100, 1, 6],
    [119, 100, 1, 6],
    [120, 100, 1, 7],
    [139, 100, 1, 7],
    [299, 100, 6, 20],
    [50, 100, 1, 1],
    [49, 100, 1, 0],
  ])(
    'FGDN-8.1.2-extrapolate FGDN-8.1.2-count FGDN-R22 %i points with %i left, D6 of %i: %i',
    (damage, left, face, count) => {
      const { events } = hurt(TIGER, damage, [face, ...new Array(count).fill([18, 1, 9]).flat()], {
        remaining: left + damage,
      })
      expect(criticalsIn(events)).toBe(count)
    },
  )

  test('FGDN-8.1.2-ratio3 FGDN-R23 three times what is left: a tenth of the points, no D6', () => {
    expect(hurt(TIGER, 300, [], { remaining: 400 }).ship.remaining).toBe(50)
    expect(hurt(TIGER, 120, [], { remaining: 160 }).ship.remaining).toBe(40)
  })

  test('FGDN-8.1.10-25 FGDN-8.1.10-10 FGDN-R42 at a quarter the guns are out, at a tenth all', () => {
    const out = (remaining: number, options = {}) => {
      const state = alone(card({ damagePoints: 100 }), { remaining }, { options })
      return [0, 1, 2, 3].map(battery => batteryOut(state, 0, battery))
    }
    expect(out(26)).toEqual([false, false, false, false])
    expect(out(25)).toEqual([true, true, false, false])
    expect(out(11)).toEqual([true, true, false, false])
    expect(out(10)).toEqual([true, true, true, true])
    expect(out(25, { massiveDamage: 'below' })).toEqual([false, false, false, false])
    expect(out(10, { massiveDamage: 'below' })).toEqual([true, true, false, false])
  })
})

describe('8.1.6 armour', () => {
  const shot = (
    target: Card,
    yards: number,
    faces: readonly number[],
    options = {},
    shell = 0,
    firer: Card = TIGER,
  ): State => {
    const state = stand([firer, target], { scene: { yards }, options })
    const band = yards <= 5935 ? 0 : yards <= 11_870 ? 1 : yards <= 17_805 ? 2 : 3
    play(state, faces, desk => strike(desk, { firer: 0, target: 1, battery: 0, shell, band }, 2))
    return state
  }
  const struck = (state: State) => [state.ships[1]!.due, state.ships[1]!.pierced, state.ships[1]!.casemated]

  test('FGDN-8.1.6-flat FGDN-8.1.6-compare belt at Short: 43 beats 21', () => {
    expect(struck(shot(MOLTKE, 5000, []))).toEqual([68, 1, 1])
  })
  test('FGDN-8.1.6-long FGDN-R28 one D100 at Long: 70 is belt, 71 deck', () => {
    const steel = card({ belt: 30, deck: 4 })
    expect(struck(shot(steel, 15_000, [70]))).toEqual([34, 0, 1])
    expect(struck(shot(steel, 15_000, [71]))).toEqual([68, 1, 1])
  })
  test('FGDN-8.1.6-extreme 40 is belt, 41 deck', () => {
    const steel = card({ belt: 30, deck: 20 })
    expect(struck(shot(steel, 20_000, [40]))).toEqual([34, 0, 0])
    expect(struck(shot(steel, 20_000, [41]))).toEqual([34, 0, 0])
    expect(struck(shot(card({ belt: 30, deck: 19 }), 20_000, [41]))).toEqual([68, 1, 1])
  })
  test('FGDN-8.1.6-casemate FGDN-R30 two thirds of the belt, down; the deck if that was struck', () => {
    // 26 at Long against belt 38: two thirds are 25; against 39: 26
    expect(struck(shot(card({ belt: 38 }), 15_000, [1]))[2]).toBe(1)
    expect(struck(shot(card({ belt: 39 }), 15_000, [1]))[2]).toBe(0)
    expect(struck(shot(card({ belt: 0, deck: 26 }), 15_000, [71]))[2]).toBe(0)
  })
  test('FGDN-8.1.6-compare FGDN-8.1.6-zero FGDN-R29 equal does not go through, but 0 against 0 does', () => {
    const state = alone(TIGER)
    expect([beats(state, 26, 26), beats(state, 27, 26), beats(state, 0, 0), beats(state, 0, 1)]).toEqual([
      false,
      true,
      true,
      false,
    ])
    expect(beats(alone(TIGER, {}, { options: { equalPenetration: 'penetrates' } }), 26, 26)).toBe(true)
  })
  test('FGDN-8.1.6-halve FGDN-8.1-armour-first FGDN-R1 half, down, each hit', () => {
    const odd = {
      ...TIGER.batteries[0]!,
      shells: [{ type: 'HE', penetration: [0, 0, 0, 0], damage: [43, 43, 43, 43] }],
    }
    expect(struck(shot(MOLTKE, 5000, [], {}, 0, card({ batteries: [odd] })))[0]).toBe(42)
  })
  test('FGDN-8.1.6.1-british FGDN-R35 13.5 in at Long on a belt of 21: 34 × 0.6 is 20, two hits 40 (E9)', () => {
    const options = { faultyBritishAPC: 'on' }
    expect(struck(shot(MOLTKE, 15_000, [1], options))[0]).toBe(40)
    expect(struck(shot(card({ belt: 11 }), 15_000, [1], options))[0]).toBe(40)
    expect(struck(shot(card({ belt: 10 }), 15_000, [1], options))[0]).toBe(68)
    expect(struck(shot(MOLTKE, 11_000, [], options))[0]).toBe(68)
    expect(struck(shot(MOLTKE, 15_000, [1]))[0]).toBe(68)
  })
  test('FGDN-8.1.6.1-nonpen a shell that fails does the usual half', () => {
    expect(struck(shot(card({ belt: 26 }), 15_000, [1], { faultyBritishAPC: 'on' }))[0]).toBe(34)
  })
  test('FGDN-8.1.6.1-085 FGDN-R36 0.85 of all damage; with both rounded once', () => {
    // 34 × 0.85 = 28.9; 17 × 0.85 = 14.45; 34 × 0.51 = 17.34
    const both = { faultyBritishAPC: 'on', shellReliability85: 'on' }
    expect(struck(shot(MOLTKE, 5000, [], { shellReliability85: 'on' }))[0]).toBe(56)
    expect(struck(shot(card({ belt: 50 }), 5000, [], { shellReliability85: 'on' }))[0]).toBe(28)
    expect(struck(shot(MOLTKE, 15_000, [1], both))[0]).toBe(34)
  })
  test('FGDN-8.1.6-caps HE of the same gun is no faulty APC', () => {
    const state = stand([TIGER, MOLTKE], { options: { faultyBritishAPC: 'on' } })
    expect(damageOfHit(state, { firer: 0, target: 1, battery: 0, shell: 1, band: 2 }, true)).toBe(43)
  })
})

describe('R7 batches', () => {
  test('FGDN-R7 FGDN-R25 FGDN-8.1-secondary-now FGDN-8.3-eng-boiler a boiler explosion is the next batch', () => {
    // 60 of 501: .13, D6 5 gives one: Engineering, boiler, fire of 3+2; then 125 of 316: .39, D6 2 gives none
    const { ship, events } = hurt(TIGER, 60, [5, 10, 10, 3, 2])
    expect(ship.remaining).toBe(501 - 60 - 125)
    expect([ship.levels, percentAll(ship.fires)]).toEqual([1, 5])
    expect(typesOf(events)).toEqual([
      'BatchOpened',
      'CriticalsCounted',
      'CriticalRolled',
      'ExplosionSuffered',
      'SpeedLevelLost',
      'CasualtyStarted',
      'BatchOpened',
      'BatchClosed',
    ])
  })

  test('FGDN-8.1-simultaneous both sides are hurt before either is gone', () => {
    const state = stand([TIGER, KAISER])
    for (const ship of state.ships) Object.assign(ship, { due: 600, largest: 343 })
    play(state, [1, 1], applyDamage)
    expect(state.ships.map(({ end }) => end)).toEqual([SINKING, SINKING])
  })

  test('FGDN-R103 shells and torpedoes in one phase: column by share of damage', () => {
    // 50 + 50 of 501: .24, D6 4: one; D100 50 takes the torpedo column: Rudder, disabled
    const state = alone(TIGER, { due: 50, dueTorpedo: 50, largest: 343 })
    play(state, [4, 50, 20, 4], desk => work(SUFFER, desk, { target: 0 }, 1))
    expect(state.ships[0]!.steering).toBe(1)
    // 51 takes her own: Rudder*, ignored without penetration
    const other = alone(TIGER, { due: 50, dueTorpedo: 50, largest: 343 })
    play(other, [4, 51, 20], desk => work(SUFFER, desk, { target: 0 }, 1))
    expect(other.ships[0]!.steering).toBe(0)
  })
})
