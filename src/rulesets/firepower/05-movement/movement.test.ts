import { describe, expect, test } from 'vitest'
import type { ShipClass } from '../01-classes/classes.ts'
import { MANOEUVRE, moveRate, OPEN, type State } from '../01-classes/state.ts'
import { isInLine } from '../07-gunfire/to-hit.ts'
import { CENTIMETRE, INCH } from '../book/lengths.ts'
import { type Drawn, far, fleets, type Laid, move, PASS, placeOf, refused, say } from '../whole/battle.fixture.ts'
import { mostTurn, spacingOf } from './move.ts'

const FREE: Partial<Drawn> = { movement: MANOEUVRE, formation: OPEN }
const ENEMY = [far(), far({ at: [60, 98] })]
/** A squadron that goes as it likes, the first of it at 50 east, 50 north, heading north. */
const free = (ships: readonly Laid[] = [{}], enemies: readonly Drawn[] = ENEMY, setting = {}): State =>
  fleets([{ ...FREE, ships }, far({ at: [5, 5] }), far({ at: [10, 5] })], enemies, setting)

describe('how far and how she turns', () => {
  test.each([
    [1900, 10],
    [1916, 15],
    [1940, 20],
  ])('FP-MOVE-A FP-R56 in %i: %i cm at most, any distance from nothing', (year, centimetres) => {
    const state = free([{}], ENEMY, { facts: { year } })
    const inches = centimetres / 2.5
    expect(moveRate(state, 0)).toBe(centimetres * CENTIMETRE)
    expect(refused(state, 0, move(0, inches))).toBe(null)
    expect(refused(state, 0, move(0, inches + 0.1))).toBe(`FP-MOVE-A: she can go ${inches} in at most`)
    expect(refused(state, 0, move(0, 0))).toBe(null)
  })
  test('FP-MOVE-B FP-SCALE-B 1/700 and larger models: twice that', () => {
    expect(moveRate(free([{}], ENEMY, { options: { models: '1/700' } }), 0)).toBe(40 * CENTIMETRE)
  })
  test.each([
    ...['SB', 'BB', 'BC', 'CV', 'CVE', 'CVL', 'CVA', 'AK', 'AKL'].map(is => [is, 45] as const),
    ...['CA', 'CL', 'DD', 'DE', 'MTB', 'SM'].map(is => [is, 90] as const),
  ])('FP-MOVE-C FP-INIT-C %s turns %i° at most', (is, most) => {
    const state = free([{ is: is as ShipClass }])
    expect(mostTurn(state, 0)).toBe(10 * most)
    expect(refused(state, 0, move(0, 1, most, 1))).toBe(null)
    expect(refused(state, 0, move(0, 1, -most, 1))).toBe(null)
    expect(refused(state, 0, move(0, 1, most + 1, 1))).toBe(`FP-MOVE-C: she can turn ${most}° at most`)
  })
  test('FP-R55 one turn on the spot, anywhere in the move; none for who does not move', () => {
    const state = free([{ is: 'CA' }])
    expect(refused(state, 0, move(0, 0, 90, 0))).toBe('FP-R55: a ship that does not move cannot turn')
    say(state, 0, [move(0, 3, 90, 2)])
    expect(placeOf(state, 0)).toEqual([52, 53, 90])
    expect(state.ships[0]!.moved).toBe(5 * INCH)
  })
  test('FP-MOVE-D a move, then fire: nobody moves twice, or after she has fired', () => {
    const state = free([{}], [{ ships: [{ at: [50, 60] }] }, far(), far()])
    const fire = { type: 'FireBattery', ship: 0, battery: 'secondary', target: 3 } as const
    say(state, 0, [fire], [1, 1])
    expect(refused(state, 0, move(0, 1))).toBe('FP-MOVE-D: she has fired: a ship moves first')
    const other = free()
    say(other, 0, [move(0, 1)])
    expect(refused(other, 0, move(0, 1))).toBe('FP-MOVE-A: that ship has moved in this turn')
  })
  test('FP-R49 over any edge she is out of the battle, and not destroyed', () => {
    const state = free([{ at: [99, 50], on: 90 }])
    say(state, 0, [move(0, 8)])
    expect([state.ships[0]!.berth, state.ships[0]!.end]).toEqual([2, 0])
  })
})

describe('who is in the way', () => {
  test('FP-PEN-D FP-R62 no move over another ship, friend or foe, nor to a place where hulls would overlap', () => {
    const state = free([{}], [{ ships: [{ at: [50, 54], on: 90 }] }, far(), far()])
    expect(refused(state, 0, move(0, 8))).toMatch(/^FP-PEN-D: she would run into B00$/)
    expect(refused(state, 0, move(0, 4))).toMatch(/^FP-PEN-D/)
    expect(refused(state, 0, move(0, 3))).toBe(null)
    // sunk ships and boats under water are not in the way
    state.ships[3]!.end = 1
    expect(refused(state, 0, move(0, 8))).toBe(null)
  })
  const gap = (apart: number, one: Partial<Drawn>, other?: Partial<Drawn>): State => {
    const west: Laid = { at: [50 - apart / 2, 54] }
    const east: Laid = { at: [50 + apart / 2, 54] }
    const enemies =
      other === undefined
        ? [{ ...one, ships: [west, east] }, far(), far()]
        : [{ ships: [west] }, { ships: [east] }, far()]
    return free([{}], enemies)
  }
  test('FP-PEN-B no squadron passes through another: not between two neighbours of it', () => {
    expect(refused(gap(6, {}), 0, move(0, 8))).toBe('FP-PEN-B: she would pass between B00 and B01')
    // LATE: neighbours are within 8 inches of each other
    expect(refused(gap(9, {}), 0, move(0, 8))).toBe(null)
  })
  test('FP-PEN-C between two squadrons only where there are more than 10 cm, which are 4 inches', () => {
    expect(refused(gap(4, {}, {}), 0, move(0, 8))).toBe('FP-PEN-C: the gap between B00 and B10 is too narrow')
    expect(refused(gap(5, {}, {}), 0, move(0, 8))).toBe(null)
  })
  test('FP-PEN-A FP-R68 no shot over another ship, friend or foe; hulks and boats under water block nothing', () => {
    const state = free([{}], [{ ships: [{ at: [50, 60] }] }, { ships: [{ at: [50, 55], on: 90 }] }, far()])
    const fire = { type: 'FireBattery', ship: 0, battery: 'main', target: 3 } as const
    expect(refused(state, 0, fire)).toBe('FP-PEN-A: another ship stands in the line of fire')
    state.ships[4]!.end = 3
    expect(refused(state, 0, fire)).toBe(null)
    Object.assign(state.ships[4]!, { end: 0, submerged: 1 })
    expect(refused(state, 0, fire)).toBe(null)
    const friend = free([{}, { at: [50, 55], on: 90 }], [{ ships: [{ at: [50, 60] }] }, far(), far()])
    expect(refused(friend, 0, { ...fire, target: 4 })).toBe('FP-PEN-A: another ship stands in the line of fire')
  })
})

describe('formations', () => {
  const line = (formation: number, ships: readonly Laid[], movement = MANOEUVRE): State =>
    fleets([{ movement, formation, ships }, far({ at: [5, 5] }), far({ at: [10, 5] })], ENEMY)
  const station = (ship: number) => ({ type: 'KeepStation', ship }) as const

  test.each([
    [1900, 2],
    [1916, 4],
    [1940, 8],
  ])('FP-DIST-A FP-R60 in %i at most %i inches from hull to hull', (year, inches) => {
    expect(spacingOf(free([{}], ENEMY, { facts: { year } }))).toBe(inches * INCH)
  })
  test('FP-C3-B FP-FORM-OPEN in OPEN she ends near one of her squadron that has moved, or nearer than she was', () => {
    const state = line(OPEN, [{}, { at: [54, 50] }])
    say(state, 0, [move(0, 8)])
    // hull to hull: 8 inches are inside
    expect(refused(state, 0, move(1, 4))).toBe(null)
    expect(refused(state, 0, move(1, 0, 45, 8))).toMatch(/^FP-C3-B/)
    const apart = line(OPEN, [{}, { at: [80, 50], on: 270 }])
    say(apart, 0, [move(0, 0)])
    expect(refused(apart, 0, move(1, 4))).toBe(null)
  })
  test('FP-R126 who has fallen out or cannot move is not waited for', () => {
    const state = line(OPEN, [{ fires: 9 }, { at: [54, 50] }])
    state.squadrons[0]!.flagship = 1
    expect(refused(state, 0, move(1, 0, 45, 8))).toBe(null)
  })
  test('FP-FORM-AHEAD FP-C3-C FP-R40 FP-H23-wake the flagship leads; the others turn where she turned', () => {
    const state = line(0, [
      { is: 'CA', at: [50, 50] },
      { is: 'CA', at: [50, 46] },
    ])
    expect(refused(state, 0, move(1, 1))).toBe('FP-R40: she keeps her station: whoever leads her settles her move')
    expect(refused(state, 0, station(1))).toBe('FP-C3-C: whoever she follows has not moved yet')
    expect(refused(state, 0, station(0))).toBe('FP-R40: she leads, or her formation leaves her free')
    say(state, 0, [move(0, 2, 90, 4), station(1)])
    expect(placeOf(state, 0)).toEqual([54, 52, 90])
    // four inches astern of her along her track, at the corner; she is there and has to turn in her next move
    expect(placeOf(state, 1).slice(0, 2)).toEqual([50, 52])
  })
  test('FP-FORM-ABREAST FP-R40 the same move and the same angle, at any place', () => {
    const state = line(1, [{ is: 'CA' }, { is: 'CA', at: [46, 50] }, { is: 'CA', at: [54, 48] }])
    say(state, 0, [move(0, 2, -90, 3), station(2), station(1)])
    expect([1, 2].map(ship => placeOf(state, ship))).toEqual([
      [43, 52, 270],
      [51, 50, 270],
    ])
  })
  test('FP-FORM-SCATTER FP-R59 each as she likes, but she turns; nobody is held together', () => {
    const state = line(2, [{}, { at: [54, 50] }], 0)
    expect(refused(state, 0, move(0, 8))).toBe('FP-R59: under SCATTER she must turn')
    say(state, 0, [move(0, 0, -45, 8)])
    expect(refused(state, 0, move(1, 0, 45, 8))).toBe(null)
    const dead = line(2, [{ stopped: 1 }])
    expect(refused(dead, 0, move(0, 0))).toBe(null)
  })
  test('FP-H25-least who is told nothing keeps her station, or does the least that her orders demand', () => {
    const state = line(0, [
      { is: 'CA', at: [50, 50] },
      { is: 'CA', at: [50, 46] },
    ])
    say(state, 0, [move(0, 6)])
    // the other side: nothing to change, two squadrons throw for control
    const { types } = say(state, 0, [PASS], [])
    expect(types[0]).toBe('ShipMoved')
    expect(placeOf(state, 1)).toEqual([50, 52, 0])
  })
})

describe('movement orders', () => {
  const ordered = (movement: number, ship: Laid, enemies: readonly Laid[], formation = OPEN): State =>
    fleets(
      [{ movement, formation, ships: [ship] }, far({ at: [5, 5] }), far({ at: [10, 5] })],
      [{ ships: enemies }, far(), far()],
    )
  test('FP-MORD-ENGAGE FP-R58 FP-FORM-ARCS FP-R61 her broadside to the nearest enemy, from 45° to 135° off the bow', () => {
    // he lies due north, ten inches off, and she heads for him: 45° bring him on the line
    const state = ordered(0, {}, [{ at: [50, 60] }])
    expect(refused(state, 0, move(0, 4))).toBe('FP-MORD-ENGAGE: ENGAGE: she must bring her broadside to the enemy')
    expect(refused(state, 0, move(0, 0, 45, 2))).toBe(null)
    const abeam = ordered(0, { on: 90 }, [{ at: [50, 60] }])
    expect(refused(abeam, 0, move(0, 0))).toBe(null)
    expect(refused(abeam, 0, move(0, 0, 5, 8))).toBe('FP-MORD-ENGAGE: ENGAGE: she may not draw away')
  })
  test('FP-MORD-INTERCEPT FP-R58 at full rate towards him until her main battery reaches; in line then broadside', () => {
    const state = ordered(1, {}, [{ at: [50, 95] }])
    expect(refused(state, 0, move(0, 8))).toBe(null)
    expect(refused(state, 0, move(0, 4))).toBe(
      'FP-MORD-INTERCEPT: INTERCEPT: she must close the enemy as fast as she can',
    )
    // 36 inches are the long range of BB guns in LATE
    const near = ordered(1, {}, [{ at: [50, 86] }])
    expect(refused(near, 0, move(0, 0))).toBe(null)
    const inLine = ordered(1, {}, [{ at: [50, 86] }], 0)
    expect(refused(inLine, 0, move(0, 4))).toMatch(/^FP-MORD-ENGAGE/)
  })
  test('FP-MORD-BREAKOFF FP-R47 straight away from him, until nobody of her class or a higher is within 24 inches', () => {
    const state = ordered(2, { on: 180 }, [{ at: [50, 60] }])
    expect(refused(state, 0, move(0, 8))).toBe(null)
    expect(refused(state, 0, move(0, 4))).toBe('FP-MORD-BREAKOFF: BREAK-OFF: she must draw away as fast as she can')
    const clear = ordered(2, {}, [{ at: [50, 80] }])
    expect(refused(clear, 0, move(0, 4))).toBe(null)
    expect(refused(clear, 0, move(0, 8))).toBe('FP-MORD-BREAKOFF: BREAK-OFF: she must stay 24 in clear of the enemy')
    // a destroyer is nobody to be feared
    const destroyer = ordered(2, {}, [{ is: 'DD', at: [50, 60] }])
    expect(refused(destroyer, 0, move(0, 2))).toBe(null)
  })
  test('FP-MORD-MANOEUVRE as her player likes', () => {
    const state = ordered(MANOEUVRE, {}, [{ at: [50, 60] }])
    expect(refused(state, 0, move(0, 4))).toBe(null)
  })
  test('with no enemy on the table no order binds her', () => {
    const state = ordered(1, {}, [{ at: [50, 95], berth: 1 }])
    state.ships[4]!.berth = 1
    state.ships[5]!.berth = 1
    expect(refused(state, 0, move(0, 1))).toBe(null)
  })
})

describe('in her place in the line', () => {
  test('FP-R125 FP-FORM-AHEAD in the rear arc of the ship ahead and near her; who leads is in it', () => {
    const inLine = (at: readonly [number, number]): boolean =>
      isInLine(fleets([{ ships: [{ at: [50, 50] }, { at }] }, far({ at: [5, 5] })], ENEMY), 1)
    expect([inLine([50, 46]), inLine([52, 46]), inLine([54, 50]), inLine([50, 54]), inLine([50, 38])]).toEqual([
      ...[true, true, false, false, false],
    ])
    expect(isInLine(fleets([{ ships: [{}] }], ENEMY), 0)).toBe(true)
  })
})
