import { describe, expect, test } from 'vitest'
import type { ShipClass } from '../01-classes/classes.ts'
import { FORMATIONS, moveRate } from '../01-classes/state.ts'
import { refuseFire } from '../07-gunfire/orders.ts'
import { endTurn } from '../battle/sequence.ts'
import { INCH } from '../book/lengths.ts'
import { refuse } from '../orders/refusals.ts'
import { battle, card, fire, modifiers, roll } from '../whole/bench.fixture.ts'
import { attackOf } from './gunfire.ts'
import { bandOf, isInLine, MARGIN, rollToHit } from './to-hit.ts'

const AHEAD = { formation: FORMATIONS.indexOf('line-ahead') }
const SCATTERED = { formation: FORMATIONS.indexOf('scatter') }
const BB_AT = (target: ShipClass, setting = {}) => modifiers(battle(['BB', target], setting))

describe('Matrix 7, range', () => {
  test('FP-RANGE-A short, long and no shot of a BB in every period', () => {
    const bands = (period: 'EARLY' | 'MIDDLE' | 'LATE', ...inches: number[]): number[] =>
      inches.map(range => bandOf(battle(['BB', 'BB'], { range, period }), 0, 'main', 1))
    expect(bands('EARLY', 6, 7, 12, 13)).toEqual([0, 1, 1, 2])
    expect(bands('MIDDLE', 12, 13, 24, 25)).toEqual([0, 1, 1, 2])
    expect(bands('LATE', 18, 19, 36, 37)).toEqual([0, 1, 1, 2])
    expect(refuseFire(battle(['BB', 'BB'], { range: 37 }), 0, 'main', 1)?.reason).toBe('the target is out of range')
  })

  test('FP-R64 a distance equal to a limit is inside it, a hair more is not', () => {
    expect([18, 18.01, 36, 36.01].map(range => bandOf(battle(['BB', 'BB'], { range }), 0, 'main', 1))).toEqual([
      0, 1, 1, 2,
    ])
  })

  test('FP-RANGE-B large models double both figures', () => {
    const large = (range: number) => bandOf(battle(['CA', 'CA'], { range, options: { models: '1/700' } }), 0, 'main', 1)
    expect([20, 21, 40, 41].map(large)).toEqual([0, 1, 1, 2])
  })

  test('FP-RANGE-C a BB battery down to CA reaches 20 inches, not 36', () => {
    const at = (range: number, mainLoss: number) =>
      bandOf(battle(['BB', 'BB'], { range, ships: [{ mainLoss }] }), 0, 'main', 1)
    expect([at(36, 0), at(36, 2), at(20, 2), at(21, 2)]).toEqual([1, 2, 1, 2])
  })

  test('FP-R14 bad weather changes no range', () => {
    expect(bandOf(battle(['BB', 'BB'], { range: 36, weather: 'bad' }), 0, 'main', 1)).toBe(1)
  })

  test('FP-R67 guns have no arcs: wherever she lies, a ship fires both batteries', () => {
    const state = battle(['BB', 'BB'])
    expect([refuseFire(state, 0, 'main', 1), refuseFire(state, 0, 'secondary', 1)]).toEqual([null, null])
  })
})

describe('Matrix 8, to hit', () => {
  test('FP-HIT-B 4 at short range, 6 at long', () => {
    expect([10, 20].map(range => modifiers(battle(['BB', 'BB'], { range })).score)).toEqual([4, 6])
  })

  test('FP-HIT-A one die for each battery, each an attack of its own', () => {
    const state = battle(['BB', 'BB'])
    // main: 6, margin 2, level die 1 + 2 + 0 = 3: L. Four dice that do little
    expect(fire(state, [6, 1, 1, 1, 1, 1]).events[0]).toMatchObject({ type: 'BatteryFired', battery: 0 })
    // secondary: 2, margin −2, level die 1 − 2 − 3 for CL at BB = −4: nothing
    expect(fire(state, [2, 1], 'secondary').events[0]).toMatchObject({ type: 'BatteryFired', battery: 1 })
    const order = (battery: 'main' | 'secondary') =>
      refuse(state, { seat: 0, command: { type: 'FireBattery', ship: 0, battery, target: 1 } })?.reason
    expect([order('main'), order('secondary')]).toEqual(Array(2).fill('that battery has fired in this turn'))
  })

  test('FP-R70 each battery may have its own target, with modifiers of its own', () => {
    const state = battle(['BB', 'DD', 'BB'])
    const order = (battery: 'main' | 'secondary', target: number) =>
      refuse(state, { seat: 0, command: { type: 'FireBattery', ship: 0, battery, target } })
    expect([order('main', 1), order('secondary', 2), order('main', 2), order('secondary', 1)]).toEqual(
      Array(4).fill(null),
    )
    // the main battery loses 2 at the destroyer, the secondary CL nothing
    expect([modifiers(state).total, modifiers(state, 'secondary').total]).toEqual([-2, 0])
  })

  test('FP-HIT-MARGIN over, just made, and failed', () => {
    const margin = (die: number) =>
      roll(battle(['BB', 'BB']), [die], desk => rollToHit(desk, attackOf(0, 1, 'main'))).value
    expect([6, 4, 1].map(margin)).toEqual([MARGIN + 2, MARGIN, MARGIN - 3])
  })

  test('FP-R63 a failed shot goes on with its negative margin; by option it ends', () => {
    // long range, a 5: one short. Level die 6 − 1 + 2 = 7: heavy all the same
    const failed = battle(['BB', 'CA'], { range: 22, ships: [{}, { fired: 0 }] })
    expect(modifiers(failed).total).toBe(0)
    expect(fire(failed, [5, 6, 1, 1, 1, 1]).events[1]).toMatchObject({ type: 'ShipStruck', level: 4 })
    const ends = battle(['BB', 'CA'], { range: 22, ships: [{}, { fired: 0 }], options: { failedShot: 'ends' } })
    expect(fire(ends, [5]).events).toHaveLength(1)
    // just made is not failed
    expect(fire(ends, [6, 4, 1, 1, 1, 1]).events[1]).toMatchObject({ type: 'ShipStruck', level: 4 })
  })

  test('FP-R73 no face decides by itself: a 6 may fail, a 1 may hit, and scores leave the die', () => {
    const hard = battle(['BB', 'DD'], { range: 30, light: 'night' })
    expect(modifiers(hard).total).toBe(-4)
    // 6 − 4 − 6 = −4
    expect(roll(hard, [6], desk => rollToHit(desk, attackOf(0, 1, 'main'))).value).toBe(MARGIN - 4)
    const easy = battle(['CL', 'CV'], { ships: [AHEAD, { fired: 0 }] })
    // 1 + 3 − 4 = 0
    expect(roll(easy, [1], desk => rollToHit(desk, attackOf(0, 1, 'main'))).value).toBe(MARGIN)
  })
})

describe('Matrix 8, for the shooter', () => {
  test('FP-HIT-P1 +1 if the target has fired before', () => {
    expect(BB_AT('BB', { ships: [{}, { fired: 0 }] })).toMatchObject({ total: 1, rules: ['FP-HIT-P1'] })
    expect(BB_AT('BB').total).toBe(0)
  })

  test('FP-R65 at any earlier moment; by option only in her own last turn', () => {
    const at = (fired: number, previouslyFired: string) => {
      const state = battle(['BB', 'BB'], { ships: [{}, { fired }], options: { previouslyFired } })
      state.now = 8
      return modifiers(state).total
    }
    expect([at(-1, 'ever'), at(3, 'ever'), at(7, 'ever')]).toEqual([0, 1, 1])
    expect([at(-1, 'last-turn'), at(5, 'last-turn'), at(7, 'last-turn')]).toEqual([0, 0, 1])
    // firing marks the shooter for the rest of the battle
    const state = battle(['BB', 'BB'])
    fire(state, [1, 1, 1, 1, 1, 1])
    expect(state.ships[0]!.fired).toBe(state.now)
  })

  test('FP-HIT-P2 +1 at a silhouetted target', () => {
    // dusk costs 1 and the silhouette gives it back
    expect(BB_AT('BB', { light: 'dusk', silhouetted: 2 })).toMatchObject({
      total: 0,
      rules: ['FP-HIT-P2', 'FP-HIT-N4'],
    })
  })

  test('FP-ENV-B only at dusk and dawn, and only the ship against the sun', () => {
    const at = (light: 'day' | 'night' | 'dusk' | 'dawn', silhouetted: number) =>
      BB_AT('BB', { light, silhouetted }).total
    expect([at('day', 2), at('night', 2), at('dusk', 2), at('dawn', 2)]).toEqual([0, -2, 0, 0])
    // the shooter against the sun is no help to herself
    expect([at('dusk', 1), at('dawn', 0)]).toEqual([-1, -1])
  })

  test('FP-HIT-P3 +1 in Line Ahead and under control', () => {
    expect(BB_AT('BB', { ships: [AHEAD] })).toMatchObject({ total: 1, rules: ['FP-HIT-P3'] })
    expect(BB_AT('BB', { ships: [{ ...AHEAD, controlled: 0 }] }).total).toBe(0)
  })

  test('FP-R125 the shooter’s formation counts, not the target’s, and only in her place', () => {
    expect(BB_AT('BB', { ships: [{}, AHEAD] }).total).toBe(0)
    const inLine = (changes: object) => isInLine(battle(['BB', 'BB'], { ships: [{ ...AHEAD, ...changes }] }), 0)
    expect([inLine({}), inLine({ fires: 8 }), inLine({ fires: 9 }), inLine({ initiative: 3 })]).toEqual([
      true,
      true,
      false,
      false,
    ])
  })

  test('FP-HIT-P4 +1 at CV, CVE, CVL, AK and AKL', () => {
    for (const of of ['CV', 'CVE', 'CVL', 'AK', 'AKL'] as const)
      expect(BB_AT(of)).toMatchObject({ total: 1, rules: ['FP-HIT-P4'] })
  })

  test('FP-R25 not at a CVA, unless the option says so', () => {
    expect(BB_AT('CVA').total).toBe(0)
    expect(BB_AT('CVA', { options: { armouredCarriers: 'on' } }).total).toBe(1)
  })
})

describe('Matrix 8, against the shooter', () => {
  test('FP-HIT-N1 −1 for SB, BB and BC batteries at CA and CL', () => {
    for (const of of ['SB', 'BB', 'BC'] as const) {
      for (const target of ['CA', 'CL'] as const)
        expect(modifiers(battle([of, target]))).toMatchObject({ total: -1, rules: ['FP-HIT-N1'] })
    }
    expect(modifiers(battle(['CA', 'CL'])).total).toBe(0)
  })

  test('FP-HIT-N7 −2 at DD and DE', () => {
    for (const target of ['DD', 'DE'] as const) expect(BB_AT(target)).toMatchObject({ total: -2, rules: ['FP-HIT-N7'] })
    expect(modifiers(battle(['CA', 'DD'])).total).toBe(0)
  })

  test('FP-R27 boats count with DE, by option not at all; the present class of the battery decides', () => {
    const surfaced = { ships: [{}, { submerged: 0 }] }
    expect([BB_AT('MTB').total, BB_AT('SM', surfaced).total]).toEqual([-2, -2])
    const freely = { options: { boats: 'freely' } }
    expect([BB_AT('MTB', freely).total, BB_AT('SM', { ...surfaced, ...freely }).total]).toEqual([0, 0])
    // a BB battery that has come down to CA is no heavy battery
    expect(BB_AT('DD', { ships: [{ mainLoss: 1 }] }).total).toBe(-2)
    expect(BB_AT('DD', { ships: [{ mainLoss: 2 }] }).total).toBe(0)
    expect([BB_AT('CVA').total, BB_AT('CV').total, BB_AT('AK').total]).toEqual([0, 1, 1])
  })

  test('FP-HIT-N2 −1 at a target under SCATTER', () => {
    expect(BB_AT('BB', { ships: [{}, SCATTERED] })).toMatchObject({ total: -1, rules: ['FP-HIT-N2'] })
    expect(BB_AT('BB', { ships: [SCATTERED, {}] }).total).toBe(0)
  })

  test('FP-HIT-N3 −1 in bad weather', () => {
    expect(BB_AT('BB', { weather: 'bad' })).toMatchObject({ total: -1, rules: ['FP-HIT-N3'] })
  })

  test('FP-HIT-N4 −1 at dawn and at dusk', () => {
    expect([BB_AT('BB', { light: 'dawn' }).rules, BB_AT('BB', { light: 'dusk' }).total]).toEqual([['FP-HIT-N4'], -1])
  })

  test('FP-HIT-N5 −1 after more than half of the move rate; exactly half is free', () => {
    // LATE: 8 inches
    const at = (inches: number) => BB_AT('BB', { ships: [{ moved: inches * INCH }] }).total
    expect([at(0), at(4), at(4.01), at(8)]).toEqual([0, 0, -1, -1])
  })

  test('FP-MOVE-E the same by centimetres: 10 of 20 is free, 15 of 20 is not', () => {
    const at = (centimetres: number) => BB_AT('BB', { ships: [{ moved: centimetres * 512 }] }).total
    expect([at(10), at(15)]).toEqual([0, -1])
  })

  test('FP-R57 half of the present rate: two inches are too much for a ship that makes three', () => {
    const slow = { moved: 2 * INCH, speedLoss: 10 }
    expect(moveRate(battle(['BB', 'BB'], { ships: [slow] }), 0)).toBe(3 * INCH)
    expect(BB_AT('BB', { ships: [slow] }).total).toBe(-1)
    expect(BB_AT('BB', { ships: [{ moved: 2 * INCH }] }).total).toBe(0)
    // by option of the undamaged eight inches
    expect(BB_AT('BB', { ships: [slow], options: { halfRate: 'undamaged' } }).total).toBe(0)
    expect(BB_AT('BB', { ships: [{ moved: 5 * INCH }], options: { halfRate: 'undamaged' } }).total).toBe(-1)
  })

  test('FP-HIT-N6 −2 at night, with radar too', () => {
    expect(BB_AT('BB', { light: 'night' })).toMatchObject({ total: -2, rules: ['FP-HIT-N6'] })
    expect(modifiers(battle([card('BB', { radar: 1939 }), 'BB'], { light: 'night' })).total).toBe(-2)
  })

  test('FP-HIT-N8 −1 with 7 or 8 fire points', () => {
    const at = (fires: number) => BB_AT('BB', { ships: [{ fires }] }).total
    expect([at(6), at(7), at(8)]).toEqual([0, -1, -1])
  })

  test('FP-HIT-N9 −2 with 9 to 12', () => {
    const at = (fires: number) => BB_AT('BB', { ships: [{ fires }] })
    expect([at(9), at(12)]).toMatchObject([{ total: -2, rules: ['FP-HIT-N9'] }, { total: -2 }])
  })

  test('FP-R69 −2 in place of −1, by option on top of it', () => {
    const adds = { options: { overEight: 'adds' } }
    expect(BB_AT('BB', { ...adds, ships: [{ fires: 9 }] }).total).toBe(-3)
    expect(BB_AT('BB', { ...adds, ships: [{ fires: 8 }] }).total).toBe(-1)
  })

  test('FP-HIT-N10 −1 for each full ten degrees of her own list', () => {
    const at = (list: number) => BB_AT('BB', { ships: [{ list }] }).total
    expect([0, 5, 10, 15, 20, 25, 30, 35, 40].map(at).map(Math.abs)).toEqual([0, 0, 1, 1, 2, 2, 3, 3, 4])
  })

  test('FP-DMG-RED-E the shooter’s list, not the target’s', () => {
    expect(BB_AT('BB', { ships: [{ list: 30 }, {}] })).toMatchObject({ total: -3, rules: ['FP-HIT-N10'] })
    expect(BB_AT('BB', { ships: [{}, { list: 30 }] }).total).toBe(0)
  })

  test('FP-R66 weather and list add up, by option the worse counts', () => {
    const bad = { weather: 'bad' as const, options: { weatherAndList: 'worse-one' } }
    expect(BB_AT('BB', { weather: 'bad', ships: [{ list: 20 }] }).total).toBe(-3)
    expect(BB_AT('BB', { ...bad, ships: [{ list: 20 }] }).total).toBe(-2)
    expect(BB_AT('BB', { ...bad, ships: [{ list: 5 }] }).total).toBe(-1)
  })

  test('all together, each with its own line', () => {
    const state = battle(['BB', 'DE'], {
      light: 'dusk',
      weather: 'bad',
      silhouetted: 2,
      ships: [
        { ...AHEAD, list: 10, fires: 7, moved: 8 * INCH },
        { ...SCATTERED, fired: 0 },
      ],
    })
    // +1 fired, +1 silhouette, −2 DE, −1 scatter, −1 weather, −1 list, −1 dusk, +1 line, −1 moved, −1 fires
    expect(modifiers(state)).toEqual({
      total: -5,
      score: 4,
      rules: [
        'FP-HIT-P1',
        'FP-HIT-P2',
        'FP-HIT-N7',
        'FP-HIT-N2',
        'FP-HIT-N3',
        'FP-HIT-N10',
        'FP-HIT-N4',
        'FP-HIT-P3',
        'FP-HIT-N5',
        'FP-HIT-N8',
      ],
    })
  })
})

describe('at night', () => {
  const night = (of: ReturnType<typeof card>, setting = {}) =>
    refuseFire(battle([of, 'BB'], { light: 'night', ...setting }), 0, 'main', 1)?.reason ?? null
  const NEEDS = 'at night she needs radar or flares'

  test('FP-HIT-NIGHT only with radar, flares or Japanese eyes', () => {
    expect(night(card('BB'))).toBe(NEEDS)
    expect(
      [card('BB', { radar: 1939 }), card('BB', { flares: true }), card('BB', { nation: 'JAP' })].map(of => night(of)),
    ).toEqual([null, null, null])
  })

  test('FP-RADAR-A radar that is not yet aboard does not help, and it has no modifier', () => {
    expect(night(card('BB', { radar: 1942 }), { year: 1941 })).toBe(NEEDS)
    expect(night(card('BB', { radar: 1942 }), { year: 1942 })).toBe(null)
    expect(modifiers(battle([card('BB', { radar: 1939, flares: true }), 'BB'])).total).toBe(0)
  })

  test('FP-RADAR-B the Japanese need neither, in any period', () => {
    expect(night(card('BB', { nation: 'JAP', year: 1905 }), { year: 1905 })).toBe(null)
  })

  test('FP-R71 by option they do; and the −2 remains for all', () => {
    expect(night(card('BB', { nation: 'JAP' }), { options: { japaneseAtNight: 'off' } })).toBe(NEEDS)
    expect(modifiers(battle([card('BB', { nation: 'JAP' }), 'BB'], { light: 'night' })).total).toBe(-2)
  })

  test('FP-PERIOD-D no radar and no flares before LATE', () => {
    expect(night(card('BB', { flares: true, radar: 1939 }), { period: 'MIDDLE' })).toBe(NEEDS)
  })

  test('FP-RADAR-C without power neither radar nor guns', () => {
    const reason = night(card('BB', { radar: 1939 }), { ships: [{ powerOut: 1 }] })
    expect(reason).toBe('she has no power for her armament')
  })

  test('FP-R15 the light is that of the whole battle: no turn changes it', () => {
    const state = battle(['BB', 'BB'], { light: 'night' })
    for (let half = 0; half < 9; half++) roll(state, [], desk => endTurn(desk))
    expect(state.light).toBe(1)
  })
})
