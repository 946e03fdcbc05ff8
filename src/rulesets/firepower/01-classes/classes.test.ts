import { describe, expect, test } from 'vitest'
import { BadInput } from '#kernel/ruleset/index.ts'
import { refuse } from '../orders/refusals.ts'
import { battle, card, fire, modifiers, suffer } from '../whole/bench.fixture.ts'
import {
  batteryCode,
  batteryName,
  CLASSES,
  LADDER,
  M1,
  NO_BATTERY,
  rankOf,
  stepDown,
  TUBES,
  upClass,
} from './classes.ts'
import { CARD } from './ship.ts'
import { batteryNow, isGone, sheetAt } from './state.ts'

describe('Matrix 1', () => {
  test('FP-CLASS-A main battery, secondary battery, armour and anti-aircraft points of every class', () => {
    const line = (of: keyof typeof M1): unknown[] => [M1[of].main, M1[of].secondary, M1[of].armour, M1[of].aa]
    expect(Object.fromEntries(CLASSES.map(of => [of, line(of)]))).toEqual({
      SB: ['SB', 'CA', 'SB', 30],
      BB: ['BB', 'CL', 'BB', 25],
      BC: ['BC', 'CL', 'BC', 15],
      CA: ['CA', 'DE', 'CA', 10],
      CL: ['CL', null, 'CL', 7],
      DD: ['DD', null, 'DD', 5],
      DE: ['DE', null, 'DE', 3],
      MTB: ['T', null, null, 1],
      SM: ['T', null, 'DE', 0],
      CV: ['DE', null, 'DE', 10],
      CVE: ['DE', null, 'DE', 5],
      CVL: ['DE', null, 'DE', 5],
      CVA: ['CL', null, 'CA', 20],
      AK: [null, null, 'DE', 0],
      AKL: [null, null, 'DE', 0],
    })
  })

  test('FP-CLASS-A a card without figures of its own has those of its class', () => {
    expect(card('BC')).toMatchObject({ main: 'BC', secondary: 'CL', armour: 'BC', aa: 15 })
  })

  test('FP-CLASS-I only SB, BB, BC and CA own a secondary battery', () => {
    expect(CLASSES.filter(of => M1[of].secondary !== null)).toEqual(['SB', 'BB', 'BC', 'CA'])
    const order = { type: 'FireBattery', ship: 0, battery: 'secondary', target: 1 } as const
    const refusal = refuse(battle(['CL', 'CL']), { seat: 0, command: order })
    expect(refusal?.reason).toBe('she has no such battery')
  })

  test('FP-CLASS-G armour of the classes below DE is the target’s column', () => {
    // SB 0, BB 1, BC 2, CA 3, CL 4, DD 5, DE 6
    const columns = (['SM', 'CV', 'CVE', 'AK', 'AKL', 'CVA'] as const).map(of => sheetAt(battle([of]), 0).column)
    expect(columns).toEqual([6, 6, 6, 6, 6, 3])
  })

  test('FP-CLASS-H cargo has no guns and loses none, but a black square blows it up', () => {
    const state = battle(['AK'])
    // L: RED 1, BLUE 1, GREEN 6 (two classes), WHITE 1
    suffer(state, 'L', [1, 1, 6, 1])
    expect(state.ships[0]!.mainLoss).toBe(0)
    // H: GREEN 6 is black
    suffer(state, 'H', [1, 1, 6, 1])
    expect(state.ships[0]!.end).toBe(2)
  })

  test('FP-CLASS-F battery T has no guns', () => {
    for (const of of ['MTB', 'SM'] as const) {
      const order = { type: 'FireBattery', ship: 0, battery: 'main', target: 1 } as const
      expect(refuse(battle([of, 'CL']), { seat: 0, command: order })?.reason).toContain('no guns')
    }
  })

  test('FP-R26 a battleship has 25 points, not 30', () => {
    expect(card('BB').aa).toBe(25)
  })

  test('FP-R22 CVL has the line, the price and the lists of CVE', () => {
    expect(M1.CVL).toEqual(M1.CVE)
    expect([card('CVL').points, card('CVE').points]).toEqual([5, 5])
    const { broad, easy } = sheetAt(battle(['CVL']), 0)
    expect([broad, easy]).toEqual([true, true])
  })

  test('FP-R23 no AKE: an AKL is meant, and is a big target for torpedoes', () => {
    expect(() => CARD.read({ name: 'x', year: 1940, class: 'AKE' })).toThrow(BadInput)
    expect(sheetAt(battle(['AKL']), 0).broad).toBe(true)
  })

  test('FP-R24 no MT: an MTB is meant, and costs 1', () => {
    expect(() => CARD.read({ name: 'x', year: 1940, class: 'MT' })).toThrow(BadInput)
    expect(card('MTB').points).toBe(1)
  })
})

describe('the ladder', () => {
  test('FP-CLASS-B SB, BB, BC, CA, CL, DD, DE; BC is two up from CL, CL two down from BC', () => {
    expect(LADDER).toEqual(['SB', 'BB', 'BC', 'CA', 'CL', 'DD', 'DE'])
    expect([upClass('BC', 'CL'), upClass('CL', 'BC'), upClass('DE', 'SB')]).toEqual([2, -2, -6])
  })

  test('FP-R19 the rest ranks by armour, MTB one below DE', () => {
    expect((['CVA', 'CA', 'CV', 'CVE', 'CVL', 'AK', 'AKL', 'SM', 'DE', 'MTB'] as const).map(rankOf)).toEqual([
      3, 3, 6, 6, 6, 6, 6, 6, 6, 7,
    ])
  })

  test('FP-R20 a target without armour stands under DE', () => {
    expect(sheetAt(battle(['MTB']), 0).column).toBe(6)
  })

  test('FP-CLASS-C a BB battery that loses two is a CA battery', () => {
    expect(batteryName(stepDown(batteryCode('BB'), 2))).toBe('CA')
    const state = battle(['BB', 'BB'], { ships: [{ mainLoss: 2 }] })
    expect(batteryName(batteryNow(state, 0, 'main'))).toBe('CA')
  })

  test('FP-R80 below DE a battery is gone', () => {
    expect([0, 1, 2, 3].map(lost => stepDown(batteryCode('DD'), lost))).toEqual([5, 6, NO_BATTERY, NO_BATTERY])
    const order = { type: 'FireBattery', ship: 0, battery: 'main', target: 1 } as const
    const state = battle(['DD', 'DD'], { ships: [{ mainLoss: 2 }] })
    expect(refuse(state, { seat: 0, command: order })?.reason).toBe('that battery is out of action')
  })

  test('FP-R81 torpedoes of boats go with the first class, whatever it is', () => {
    expect([0, 1, 3].map(lost => stepDown(TUBES, lost))).toEqual([TUBES, NO_BATTERY, NO_BATTERY])
    const boat = battle(['MTB'])
    // L: GREEN 6 is two classes
    suffer(boat, 'L', [1, 1, 6, 1])
    expect(boat.ships[0]!.mainLoss).toBe(1)
    suffer(boat, 'L', [1, 1, 6, 1])
    expect(boat.ships[0]!.mainLoss).toBe(1)
    // a destroyer's tubes stay where they are
    const destroyer = battle([card('DD', { torpedoes: { launches: 2 } })])
    suffer(destroyer, 'L', [1, 1, 6, 1])
    expect([destroyer.ships[0]!.mainLoss, destroyer.ships[0]!.launches]).toEqual([2, 2])
  })
})

describe('cards', () => {
  test('FP-R28 any of the four figures may be set for a ship', () => {
    const odd = card('BC', { main: 'BC', secondary: 'DE', armour: 'CA', aa: 12 })
    expect(odd).toMatchObject({ secondary: 'DE', armour: 'CA', aa: 12 })
    const state = battle([odd, odd])
    // her armour is the column: a 6 at short range has a margin of 2, and 3 + 2 + 1 for BC at CA make 6, heavy
    expect(fire(state, [6, 3, 1, 1, 1, 1]).events.find(({ type }) => type === 'ShipStruck')).toMatchObject({ level: 4 })
    expect(isGone(state, 1)).toBe(false)
  })

  test('FP-CLASS-D signs where Matrix 13 has them', () => {
    expect(card('BB', { grade: 1 }).grade).toBe(1)
    expect(card('BC', { grade: -2 }).points).toBe(7)
  })

  test('FP-R119 no other signs; with the option off the class’s own price', () => {
    for (const [of, grade] of [
      ['CL', 1],
      ['DD', -1],
      ['CV', 1],
      ['SB', -1],
      ['BB', -2],
    ] as const)
      expect(() => card(of, { grade })).toThrow(BadInput)
    expect(card('BB', { grade: -1 })).toMatchObject({ points: 15, plainPoints: 20 })
  })

  test('FP-CLASS-E fuel is coal or oil', () => {
    expect(card('BB', { fuel: 'C' }).fuel).toBe('C')
    expect(() => card('BB', { fuel: 'N' })).toThrow(BadInput)
  })

  test('FP-R122 coal in EARLY, oil in LATE, for MIDDLE the catalogue', () => {
    const fuel = (year: number, of?: string): string => card('BB', { year, ...(of && { fuel: of }) }).fuel
    expect([fuel(1905), fuel(1914), fuel(1914, 'D'), fuel(1925)]).toEqual(['C', 'C', 'D', 'D'])
  })

  test('FP-R21 armour never falls: the column is the same after any damage', () => {
    const state = battle(['BB', 'BB'], { ships: [{}, { mainLoss: 3, list: 40, fires: 12 }] })
    expect(sheetAt(state, 1).column).toBe(1)
    expect(modifiers(state).total).toBe(0)
  })
})
