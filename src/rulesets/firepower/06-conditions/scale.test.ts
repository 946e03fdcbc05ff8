import { describe, expect, test } from 'vitest'
import { turnAt } from '#kernel/turn/index.ts'
import { periodOf } from '../01-classes/ship.ts'
import { moveRate, seatInTurn, sheetAt, TURN } from '../01-classes/state.ts'
import { torpedoReach } from '../11-torpedoes/torpedoes.ts'
import { endTurn } from '../battle/sequence.ts'
import { isOverBoat } from '../below/depth-charges.ts'
import { CENTIMETRE, HALF_INCH, INCH, inchesOf, metresOf, partsOf } from '../book/lengths.ts'
import { switchesOf } from '../book/options.ts'
import { R } from '../book/register.ts'
import { turnBegan } from '../events/events.ts'
import { tell } from '../events/tell.fixture.ts'
import { battle, card, options, roll, suffer } from '../whole/bench.fixture.ts'

describe('units', () => {
  test('FP-R1 an inch is 2.5 cm, so move rates are 4, 6 and 8 inches', () => {
    expect(INCH / CENTIMETRE).toBe(2.5)
    const rates = (['EARLY', 'MIDDLE', 'LATE'] as const).map(period =>
      inchesOf(moveRate(battle(['BB'], { period }), 0)),
    )
    expect(rates).toEqual([4, 6, 8])
  })

  test('FP-SCALE-F rates in centimetres, losses and ranges in inches, all in whole parts', () => {
    expect([HALF_INCH, INCH, CENTIMETRE, partsOf(22.5)].every(Number.isInteger)).toBe(true)
    const state = battle(['BB'])
    expect(moveRate(state, 0)).toBe(20 * CENTIMETRE)
    suffer(state, 'L', [1, 5, 1, 1])
    expect(moveRate(state, 0)).toBe(20 * CENTIMETRE - INCH)
    expect(state.fixed.long[1]).toBe(36 * INCH)
  })

  test('FP-SCALE-C 30 cm are 10,000 m, 3 cm are 1,000', () => {
    expect([metresOf(30 * CENTIMETRE), metresOf(3 * CENTIMETRE), metresOf(12 * INCH)]).toEqual([10_000, 1000, 10_000])
    const state = battle(['BB', 'BB'], { range: 12 })
    const told = tell({ type: 'BatteryFired', why: R['FP-HIT-A'], ship: 0, target: 1, battery: 0 }, state)
    expect(told).toBe('BB fires her main battery at BB, at 12 in (10000 m).')
  })

  test('FP-SCALE-D a turn is half an hour', () => {
    const state = battle(['BB', 'BB'])
    const { events } = roll(state, [], desk => {
      turnBegan(desk, { now: 3, seat: 1 }, R['FP-SEQ-A'])
      turnBegan(desk, { now: 8, seat: 0 }, R['FP-SEQ-A'])
    })
    expect(events.map(event => tell(event, state))).toEqual([
      'Turn 1, side 2, 0 h 00 min after the start.',
      'Turn 4, side 1, 1 h 30 min after the start.',
    ])
  })

  test('FP-R5 both players’ sequences make one game turn; a ship acts once in each', () => {
    const state = battle(['BB', 'BB'])
    const seen: number[][] = []
    for (let half = 0; half < 4; half++) {
      seen.push([turnAt(TURN, state.now), seatInTurn(state)])
      roll(state, [], endTurn)
    }
    expect(seen).toEqual([
      [1, 0],
      [1, 1],
      [2, 0],
      [2, 1],
    ])
  })
})

describe('scale of the models', () => {
  const large = { options: { models: '1/700' } }
  const all = { options: { models: '1/700', doubled: 'all' } }

  test('FP-SCALE-B large models double move rate and ranges', () => {
    const state = battle(['BB'], large)
    expect([moveRate(state, 0) / INCH, state.fixed.short[1]! / INCH, state.fixed.long[1]! / INCH]).toEqual([16, 36, 72])
    expect(torpedoReach(state) / INCH).toBe(36)
  })

  test('FP-MOVE-B 20, 30 and 40 cm', () => {
    const rates = (['EARLY', 'MIDDLE', 'LATE'] as const).map(period =>
      moveRate(battle(['BB'], { period, ...large }), 0),
    )
    expect(rates.map(rate => rate / CENTIMETRE)).toEqual([20, 30, 40])
  })

  test('FP-R2 run of torpedoes, losses of speed and depth charges only by option', () => {
    const run = (setting: object) => sheetAt(battle(['MTB'], setting), 0).torpedoRun / INCH
    expect([run({}), run(large), run(all)]).toEqual([6, 6, 12])
    const loss = (setting: object) => {
      const state = battle(['BB'], setting)
      const before = moveRate(state, 0)
      suffer(state, 'L', [1, 5, 1, 1])
      return (before - moveRate(state, 0)) / INCH
    }
    expect([loss({}), loss(large), loss(all)]).toEqual([1, 1, 2])
    const near = (setting: object) => isOverBoat(battle(['DD', 'SM'], { range: 4, ...setting }), 0, 1)
    expect([near({}), near(large), near(all)]).toEqual([false, false, true])
    // small models double nothing, whatever the option
    expect(run({ options: { doubled: 'all' } })).toBe(6)
  })

  test('FP-R3 large up to 1/700, small beyond', () => {
    const scales = ['1/600', '1/700', '1/1200', '1/2400', '1/3000', '1/6000']
    expect(scales.map(models => switchesOf(options({ models })).large)).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
    ])
  })
})

describe('periods', () => {
  test('FP-PERIOD-A 1895 to 1906, to 1925, to 1945', () => {
    expect([1895, 1905, 1914, 1924, 1930, 1945].map(periodOf)).toEqual([0, 0, 1, 1, 2, 2])
  })

  test('FP-R4 1906 is MIDDLE and 1925 LATE; a period that is named goes before the year', () => {
    expect([1906, 1925].map(periodOf)).toEqual([1, 2])
    expect(battle(['BB'], { year: 1940, period: 'EARLY' }).fixed.scene.period).toBe(0)
    // without a year, that of the later ship
    const old = card('BB', { year: 1904 })
    expect(battle([old, card('BB', { year: 1906 })], { year: 0 }).fixed.scene).toMatchObject({ year: 1906, period: 1 })
  })

  test('FP-PERIOD-E rate, ranges and torpedo row follow the battle’s period', () => {
    const of = (period: 'EARLY' | 'MIDDLE' | 'LATE') => {
      const state = battle(['MTB'], { period })
      return [
        moveRate(state, 0) / CENTIMETRE,
        state.fixed.long[0]! / INCH,
        torpedoReach(state) / INCH,
        sheetAt(state, 0).torpedo,
      ]
    }
    expect([of('EARLY'), of('MIDDLE'), of('LATE')]).toEqual([
      [10, 12, 8, 3],
      [15, 24, 12, 2],
      [20, 36, 18, 1],
    ])
  })

  test('FP-MOVE-A 10, 15 and 20 cm for every class, less what damage took', () => {
    for (const of of ['SB', 'CL', 'MTB', 'SM', 'AK'] as const) expect(moveRate(battle([of]), 0) / CENTIMETRE).toBe(20)
    expect(moveRate(battle(['BB'], { ships: [{ speedLoss: 3 }] }), 0) / CENTIMETRE).toBe(16.25)
  })
})
