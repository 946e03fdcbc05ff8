import { describe, expect, test } from 'vitest'
import type { ShipClass } from '../01-classes/classes.ts'
import { a, refused, worked } from '../whole/second.fixture.ts'

type Worn = Record<string, unknown>
const hurt = (of: ShipClass, worn: Worn, level: string, faces: readonly number[], changes = {}, more: Worn = {}) =>
  worked('damage', { target: a(of, worn), level, ...more }, faces, changes).result

describe('RED', () => {
  test('FP-DMG-RED-B 40° is afloat, 45° is not', () => {
    // S: RED 4 is 5°, RED 5 is 10°
    expect(hurt('BB', { list: 35 }, 'S', [4, 1, 1, 1])).toMatchObject({ end: 'afloat', list: 40 })
    expect(hurt('BB', { list: 40 }, 'S', [4, 1, 1, 1])).toMatchObject({ end: 'sunk', destroyed: true })
    expect(hurt('BB', { list: 35 }, 'S', [5, 1, 1, 1])).toMatchObject({ end: 'sunk', destroyed: true })
    expect(hurt('BB', { list: 40 }, 'S', [3, 1, 1, 1])).toMatchObject({ end: 'afloat', list: 40 })
  })
  test('FP-DMG-RED-C a black square sinks a ship on an even keel', () => {
    expect(hurt('SB', {}, 'H', [6, 1, 1, 1])).toMatchObject({ end: 'sunk', destroyed: true })
    expect(hurt('SB', {}, 'H', [5, 1, 1, 1])).toMatchObject({ end: 'afloat', list: 25 })
  })
  test('FP-R83 lists to both sides add up', () => {
    const first = hurt('BB', {}, 'M', [6, 1, 1, 1, 3], { aspect: 'on' })
    expect(first).toMatchObject({ list: 25, aspect: 'port' })
    expect(hurt('BB', { list: 25 }, 'S', [6, 1, 1, 1, 5], { aspect: 'on' })).toMatchObject({
      list: 40,
      aspect: 'starboard',
    })
  })
})

describe('BLUE', () => {
  test('FP-DMG-BLUE-B exactly 0 and below is still: no propulsion, afloat', () => {
    // S: BLUE 5 is half an inch, BLUE 6 one inch
    expect(hurt('BB', { speedLost: 7 }, 'S', [1, 5, 1, 1])).toMatchObject({ speed: 0.5, stopped: false })
    expect(hurt('BB', { speedLost: 7.5 }, 'S', [1, 5, 1, 1])).toMatchObject({ speed: 0, stopped: true, end: 'afloat' })
    expect(hurt('BB', { speedLost: 7.5 }, 'S', [1, 6, 1, 1])).toMatchObject({ speed: 0, stopped: true })
    // EARLY has 4 inches
    expect(hurt('BB', { speedLost: 3.5 }, 'S', [1, 5, 1, 1], {}, { period: 'EARLY' })).toMatchObject({ stopped: true })
  })
  test('FP-DMG-BLUE-C a black square stops her and throws one die on Matrix 4 after the four', () => {
    const done = worked('damage', { target: a('BB'), level: 'C' }, [1, 4, 1, 1, 5])
    expect(done.throws.flatMap(([, ...faces]) => faces)).toEqual([1, 4, 1, 1, 5])
    expect(done.result).toMatchObject({ speed: 0, stopped: true, swing: 'starboard', end: 'afloat' })
    expect(hurt('BB', {}, 'C', [1, 6, 1, 1, 6])).toMatchObject({ speed: 0, swing: 'port' })
  })
  test('FP-R9 the flagship’s column whether she leads or not, and 1 to 4 swing nothing', () => {
    // the other column would make 4 a turn to starboard
    for (const die of [1, 2, 3, 4])
      expect(['starboard', 'port']).not.toContain(hurt('BB', { flagship: false }, 'C', [1, 4, 1, 1, die])['swing'])
    expect(hurt('BB', { flagship: false }, 'C', [1, 4, 1, 1, 5])['swing']).toBe('starboard')
  })
  test('FP-R2 large models: the rate is doubled, the loss is not; by option both', () => {
    const large = (changes: object) => hurt('BB', {}, 'S', [1, 6, 1, 1], { models: '1/700', ...changes })['speed']
    expect([large({}), large({ doubled: 'all' })]).toEqual([15, 14])
    expect(hurt('BB', {}, 'S', [1, 6, 1, 1], { doubled: 'all' })['speed']).toBe(7)
  })
})

describe('GREEN', () => {
  test('FP-DMG-GREEN-B the secondary loses half of the running total, rounded down', () => {
    // L: GREEN 4 and 5 are 1, 6 is 2. Total 1 → 0, 2 → 1, 3 → 1, 4 → 2
    const total = (before: number, green: number) => {
      const { mainLost, secondaryLost } = hurt('SB', { mainLost: before }, 'L', [1, 1, green, 1])
      return [mainLost, secondaryLost]
    }
    expect([total(0, 4), total(1, 5), total(1, 6), total(3, 4), total(3, 6)]).toEqual([
      [1, 0],
      [2, 1],
      [3, 1],
      [4, 2],
      [5, 2],
    ])
  })
  test('FP-R82 by option half of each loss: two single losses take nothing', () => {
    const each = { secondaryLoss: 'of-each-hit' }
    expect(hurt('SB', {}, 'L', [1, 1, 4, 1], each)).toMatchObject({ mainLost: 1, secondaryLost: 0 })
    expect(hurt('SB', {}, 'L', [1, 1, 6, 1], each)).toMatchObject({ mainLost: 2, secondaryLost: 1 })
    expect(hurt('SB', {}, 'M', [1, 1, 6, 1], each)).toMatchObject({ mainLost: 3, secondaryLost: 1 })
    // the total counts on when the main battery is long gone
    expect(hurt('CA', { mainLost: 5 }, 'L', [1, 1, 6, 1])).toMatchObject({
      main: 'none',
      mainLost: 7,
      secondaryLost: 3,
    })
  })
  test('FP-CLASS-C what the batteries come to', () => {
    expect(hurt('BB', {}, 'L', [1, 1, 6, 1])).toMatchObject({ main: 'CA', secondary: 'DD' })
    expect(hurt('SB', {}, 'M', [1, 1, 6, 1])).toMatchObject({ main: 'CA', secondary: 'CL' })
    expect(hurt('CA', {}, 'M', [1, 1, 6, 1])).toMatchObject({ main: 'DE', secondary: 'none' })
    expect(hurt('DE', {}, 'S', [1, 1, 5, 1])).toMatchObject({ main: 'none', secondary: 'none' })
  })
  test('FP-R81 a torpedo battery goes with the first class; other ships keep their tubes; cargo loses nothing', () => {
    expect(hurt('MTB', {}, 'S', [1, 1, 5, 1])).toMatchObject({ main: 'none' })
    expect(hurt('MTB', {}, 'S', [1, 1, 4, 1])).toMatchObject({ main: 'T' })
    expect(refused('torpedo', { firer: a('MTB', { mainLost: 1 }), target: a('BB') })).not.toBe('')
    expect(refused('torpedo', { firer: a('SM', { mainLost: 1 }), target: a('BB') })).not.toBe('')
    const destroyer = a('DD', { mainLost: 6 }, { torpedoes: { launches: 2 } })
    expect(refused('torpedo', { firer: destroyer, target: a('BB') })).toBe('')
    expect(hurt('AK', {}, 'M', [1, 1, 6, 1])).toMatchObject({ main: 'none', end: 'afloat' })
  })
  test('FP-CLASS-H a black square blows up a cargo ship too', () => {
    expect(hurt('AK', {}, 'H', [1, 1, 6, 1])).toMatchObject({ end: 'exploded', destroyed: true })
  })
  test('FP-R86 flak: her own while whole, then the line of the battery she has, never more than her own', () => {
    const aa = (of: ShipClass, mainLost: number) => hurt(of, { mainLost }, 'S', [1, 1, 1, 1])['aa']
    expect([aa('BB', 0), aa('BB', 1), aa('BB', 2), aa('BB', 3), aa('BB', 4), aa('BB', 5), aa('BB', 6)]).toEqual([
      25, 15, 10, 7, 5, 3, 0,
    ])
    expect([aa('CVA', 0), aa('CVA', 1), aa('CVA', 2), aa('CVA', 3)]).toEqual([20, 5, 3, 0])
    expect([aa('CV', 0), aa('CV', 1), aa('MTB', 0), aa('MTB', 1)]).toEqual([10, 0, 1, 0])
    // a battlecruiser with 4 points of her own keeps 4, not the 10 of CA
    const { result } = worked('damage', { target: a('BC', { mainLost: 1 }, { aa: 4 }), level: 'S' }, [1, 1, 1, 1])
    expect(result['aa']).toBe(4)
  })
  test('FP-PERIOD-C no flak before LATE', () => {
    expect(hurt('BB', {}, 'S', [1, 1, 1, 1], {}, { period: 'MIDDLE' })['aa']).toBe(0)
    expect(hurt('BB', {}, 'S', [1, 1, 1, 1], {}, { period: 'EARLY' })['aa']).toBe(0)
  })
  test('FP-R21 armour stays: after every loss the same column', () => {
    const { lines } = worked(
      'battery',
      { firer: a('CL'), target: a('BB', { mainLost: 6 }), range: 1 },
      [6, 6, 1, 1, 1, 1],
    )
    expect(lines.at(-1)).toEqual(['FP-LVL-A', -3])
  })
})

describe('WHITE', () => {
  test('FP-DMG-WHITE-D 12 burn on, 13 are too many', () => {
    expect(hurt('BB', { fires: 11 }, 'S', [1, 1, 1, 1])).toMatchObject({ end: 'afloat', fires: 12 })
    expect(hurt('BB', { fires: 12 }, 'S', [1, 1, 1, 1])).toMatchObject({ end: 'abandoned', destroyed: true })
    expect(hurt('BB', { fires: 7 }, 'S', [1, 1, 1, 6])).toMatchObject({ end: 'abandoned' })
    expect(hurt('BB', { fires: 6 }, 'S', [1, 1, 1, 6])).toMatchObject({ end: 'afloat', fires: 12 })
  })
  test('FP-DMG-A a torpedo throws three dice, a shell four', () => {
    expect(hurt('BB', {}, 'H', [1, 1, 1], {}, { by: 'torpedo' })).toMatchObject({
      list: 5,
      fires: 0,
      mainLost: 0,
      speed: 8,
    })
    expect(hurt('BB', {}, 'H', [1, 1, 1, 1])).toMatchObject({ list: 5, fires: 4 })
  })
  test('FP-LVL-D the worst level is kept through lesser hits', () => {
    expect(hurt('BB', { worst: 'E' }, 'S', [1, 1, 1, 1])).toMatchObject({ level: 'S', worst: 'E' })
    expect(hurt('BB', { worst: 'L' }, 'M', [1, 1, 1, 1])).toMatchObject({ level: 'M', worst: 'M' })
  })
})

describe('special effects', () => {
  const on = { specialEffects: 'on' }
  const effect = (level: string, faces: number[], worn: Worn = {}, card: Worn = {}, more: Worn = {}) =>
    worked('special-effect', { target: a('BB', worn, card), level, ...more }, faces).result

  test('FP-SPFX-0 off: four dice and no more. On: one test after the four, none for superficial damage', () => {
    expect(hurt('BB', {}, 'M', [1, 1, 1, 1])['fires']).toBe(3)
    expect(hurt('BB', {}, 'M', [1, 1, 1, 1, 4], on)['fires']).toBe(3)
    expect(hurt('BB', {}, 'S', [1, 1, 1, 1], on)['fires']).toBe(1)
    expect(hurt('BB', {}, 'M', [1, 1, 1, 1, 5, 4], on)).toMatchObject({ powerOut: true, aa: 0 })
  })
  test('FP-R74 by option one die for both: a light hit has the magazine or nothing', () => {
    const one = { ...on, specialDie: 'the-same-die' }
    expect(hurt('BB', {}, 'L', [1, 1, 1, 1, 5], one)['end']).toBe('afloat')
    // 6, then the 2d6 minutes
    expect(hurt('BB', {}, 'L', [1, 1, 1, 1, 6, 3, 4], one)['end']).toBe('exploded')
    expect(hurt('BB', {}, 'C', [1, 1, 1, 1, 4], one)).toMatchObject({ powerOut: true })
    expect(hurt('BB', {}, 'C', [1, 1, 1, 1, 1], one)).toMatchObject({ initiative: 'none', powerOut: false })
  })
  test('FP-SPFX-1 command: own initiative by one throw in the column of her role', () => {
    expect(effect('L', [6, 1, 4])['initiative']).toBe('disengage')
    expect(effect('L', [6, 1, 4], { flagship: false })['initiative']).toBe('starboard')
  })
  test('FP-SPFX-2 again: the four dice at the same level, and no second test', () => {
    // M: 5 and 2; then RED 2 5°, BLUE 3 ½, GREEN 3 −1, WHITE 1 3
    expect(effect('M', [5, 2, 2, 3, 3, 1])).toMatchObject({ list: 5, speed: 7.5, mainLost: 1, fires: 3 })
    expect(hurt('BB', {}, 'M', [2, 1, 1, 1, 6, 2, 2, 1, 1, 1], on)).toMatchObject({ list: 10, fires: 6 })
  })
  test('FP-R98 after a torpedo: again repeats three dice, fuel does throw WHITE; by option no test at all', () => {
    const torpedo = { by: 'torpedo' }
    expect(effect('M', [5, 2, 2, 3, 3], {}, {}, torpedo)).toMatchObject({ list: 5, speed: 7.5, mainLost: 1, fires: 0 })
    expect(effect('M', [5, 5, 1], {}, {}, torpedo)).toMatchObject({ fires: 3 })
    expect(hurt('BB', {}, 'M', [1, 1, 1, 6, 4], on, torpedo)).toMatchObject({ powerOut: true })
    expect(hurt('BB', {}, 'M', [1, 1, 1], { ...on, torpedoEffects: 'off' }, torpedo)).toMatchObject({ powerOut: false })
  })
  test('FP-SPFX-3 engine rooms: hit now, halved from her next turn', () => {
    expect(effect('L', [6, 3])).toMatchObject({ engines: true, speed: 8 })
    const once = worked('special-effect', { target: a('BB'), level: 'L' }, [6, 3], { engines: 'once' })
    expect(once.result).toMatchObject({ engines: true, speed: 4 })
  })
  test('FP-R76 halved and halved: below half a centimetre is nothing', () => {
    const speed = (halvings: number, speedLost = 0, period = 'LATE') =>
      hurt('BB', { engines: true, halvings, speedLost }, 'S', [1, 1, 1, 1], {}, { period })['speed']
    // 20 cm: 10, 5, 2½, 1¼, 0.625, 0.3125
    expect([0, 1, 2, 3, 4, 5, 6].map(n => speed(n))).toEqual([8, 4, 2, 1, 0.5, 0.25, 0])
    // 15 cm: the fourth leaves 0.9375, the fifth 0.46875; 10 cm: 0.625, 0.3125
    expect([speed(4, 0, 'MIDDLE'), speed(5, 0, 'MIDDLE'), speed(4, 0, 'EARLY'), speed(5, 0, 'EARLY')]).toEqual([
      0.375, 0, 0.25, 0,
    ])
    // the loss first, then the halving: (8 − 2) ÷ 2
    expect(speed(1, 2)).toBe(3)
  })
  test('FP-SPFX-5 fuel: WHITE once more at the level of the hit; oil leaves a slick, coal does not', () => {
    expect(effect('H', [4, 5, 5], { fires: 1 }, { fuel: 'D' })).toMatchObject({ fires: 9, slick: true })
    expect(effect('H', [4, 5, 5], { fires: 1 }, { fuel: 'C' })).toMatchObject({ fires: 9, slick: false })
    expect(effect('H', [4, 5, 5], { fires: 5 })).toMatchObject({ end: 'abandoned' })
  })
  test('FP-R78 a black square of that WHITE die abandons her', () => {
    expect(effect('H', [4, 5, 6])).toMatchObject({ end: 'abandoned', destroyed: true })
  })
  test('FP-SPFX-6 munitions: gone at once, 2d6 minutes for the log', () => {
    const done = worked('special-effect', { target: a('SB'), level: 'C' }, [2, 6, 5, 6])
    expect(done.result).toMatchObject({ end: 'exploded', destroyed: true })
    expect(done.events.find(({ type }) => type === 'MagazineBlew')).toMatchObject({ minutes: 11 })
  })
  test('FP-R77 power: batteries, torpedoes, depth charges and flak are out', () => {
    const out = { powerOut: true }
    expect(refused('torpedo', { firer: a('DD', out, { torpedoes: { launches: 2 } }), target: a('BB') })).not.toBe('')
    expect(refused('depth-charge', { firer: a('DD', out), target: a('SM') })).not.toBe('')
    expect(hurt('BB', out, 'S', [1, 1, 1, 1])).toMatchObject({ aa: 0, aaDice: 0, speed: 8 })
  })
  test('FP-DMG-B nothing more is thrown for a ship that the four dice have sunk', () => {
    expect(hurt('BB', {}, 'H', [6, 1, 1, 1], on)).toMatchObject({ destroyed: true })
  })
})

describe('one thing upon another', () => {
  const on = { specialEffects: 'on' }
  test('FP-R75 again, with a black BLUE square: the throw on Matrix 4 comes after the second set of dice', () => {
    // C: 15°, 1 inch, −2, 6; test 2, effect 2; then RED 1, BLUE 4 black, GREEN 1, WHITE 1, and Matrix 4
    const { list, mainLost, fires, swing, stopped } = hurt('SB', {}, 'C', [1, 1, 1, 1, 2, 2, 1, 4, 1, 1, 6], on)
    expect([list, mainLost, fires, swing, stopped]).toEqual([30, 4, 12, 'port', true])
  })
  test('FP-R75 a ship that the second set sinks is sunk', () => {
    expect(hurt('SB', { list: 20 }, 'E', [1, 1, 1, 1, 3, 2, 3, 1, 1, 1], on)).toMatchObject({
      end: 'sunk',
      destroyed: true,
    })
  })
  test('FP-DMG-RED-D the aspect comes before Matrix 4, and both after the four', () => {
    const { aspect, swing } = hurt('SB', {}, 'C', [1, 4, 1, 1, 1, 5], { aspect: 'on' })
    expect([aspect, swing]).toEqual(['bow', 'starboard'])
  })
  test('FP-SPFX-5 fuel after a hit that has burnt her to 12 is the end', () => {
    expect(hurt('BB', { fires: 8 }, 'M', [1, 1, 1, 1, 5, 5, 1], on)).toMatchObject({ end: 'abandoned' })
  })
  test('FP-SPFX-1 a second command hit does no more, nor do second engines or power', () => {
    const worn = { commandHit: true, engines: true, powerOut: true }
    for (const effect of [1, 3, 4])
      expect(worked('special-effect', { target: a('BB', worn), level: 'L' }, [6, effect]).result).toMatchObject({
        powerOut: true,
        engines: true,
      })
  })
  test('FP-HIT-A with special effects each battery’s hit has its own test', () => {
    // main at BB: 4, then 2: L, ones, test 5: none. Secondary CL at BB: 6, 4 + 2 − 3 = 3: L, ones, test 6 and 4: power
    const faces = [4, 2, 1, 1, 1, 1, 5, 6, 4, 1, 1, 1, 1, 6, 4]
    const { result } = worked('gunfire', { firer: a('BB'), target: a('BB'), range: 5 }, faces, on)
    expect(result).toMatchObject({ fires: 4, powerOut: true, level: 'L' })
  })
})
