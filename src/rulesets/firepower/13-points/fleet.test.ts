import { describe, expect, test } from 'vitest'
import type { AircraftFacts, Flight } from '#kernel/facts/index.ts'
import { CARD, type Card } from '../01-classes/ship.ts'
import { OPTIONS } from '../book/options.ts'
import { R } from '../book/register.ts'
import { MARKET } from './fleet.ts'
import { standFlown, standsIn } from './stands.ts'

const plain = Object.fromEntries(OPTIONS.map(({ name, standard }) => [name, standard]))
const signed = { ...plain, grades: 'on' }
const card = (name: string, of: Card['class'], grade: number, year: number): Card =>
  CARD.read({ name, class: of, grade, year })
const WASHINGTON = card('Washington', 'BB', 1, 1941)
const AKAGI = card('Akagi', 'CVA', 0, 1938)
const FLETCHER = card('Fletcher', 'DD', 0, 1942)

const figure = (value: number) => ({ value, source: 'test', confidence: 'low' }) as const
const type = (changes: Partial<AircraftFacts>): AircraftFacts => ({
  name: 'Type',
  also: [],
  nation: 'JAP',
  roles: ['fighter'],
  version: 'first',
  year: figure(1940),
  engines: 1,
  crew: figure(1),
  knots: figure(280),
  rangeMiles: figure(1500),
  cannon: figure(2),
  machineGuns: null,
  bombPounds: figure(500),
  from: 'deck',
  ...changes,
})
const ZERO = type({ name: 'Zero', roles: ['fighter', 'fighter-bomber'] })
const FORTRESS = type({ name: 'Fortress', nation: 'USA', roles: ['bomber'], engines: 4 })
const NELL = type({ name: 'Nell', roles: ['torpedo bomber', 'bomber'], engines: 2, torpedo: true })
const flight = (aircraft: AircraftFacts, number: number, load: Flight['load']): Flight => ({ aircraft, number, load })

describe('what a fleet costs', () => {
  test('FP-PTS-A FP-R119 the class without signs, with them by option', () => {
    expect([WASHINGTON, AKAGI, FLETCHER].map(each => MARKET.price(each, plain))).toEqual([20, 10, 1])
    expect([WASHINGTON, AKAGI, FLETCHER].map(each => MARKET.price(each, signed))).toEqual([25, 10, 1])
  })

  test('FP-R121 a stand of aircraft is 2, by its sign 3 or 1, and a flight is as many as it needs', () => {
    expect(MARKET.priceOfFlight(flight(ZERO, 5, 'none'), plain)).toBe(2)
    expect(MARKET.priceOfFlight(flight(ZERO, 5, 'none'), signed)).toBe(3)
    expect(MARKET.priceOfFlight(flight(ZERO, 6, 'none'), signed)).toBe(6)
    expect(MARKET.priceOfFlight(flight({ ...ZERO, nation: 'ITA' }, 1, 'none'), signed)).toBe(1)
  })

  test('FP-H8-stands a flight is of the class of its load; heavy bombers are two or four to a stand', () => {
    const of = (each: Flight) => [standFlown(each).class, standsIn(each)]
    expect(of(flight(NELL, 16, 'torpedoes'))).toEqual(['TB', 4])
    expect(of(flight(NELL, 8, 'bombs'))).toEqual(['HB', 2])
    expect(of(flight(FORTRESS, 3, 'bombs'))).toEqual(['HB', 2])
    expect(of(flight(ZERO, 9, 'bombs'))).toEqual(['FB', 2])
    expect(of(flight(ZERO, 1, 'none'))).toEqual(['AS', 1])
    expect(of(flight(ZERO, 10, 'kamikaze'))).toEqual(['KM', 2])
    // a type that was not built for its load stays what it is
    expect(of(flight(FORTRESS, 2, 'torpedoes'))).toEqual(['HB', 1])
    expect(MARKET.flight(NELL)).toEqual(flight(NELL, 5, 'torpedoes'))
    expect(MARKET.flight(FORTRESS)).toEqual(flight(FORTRESS, 2, 'bombs'))
    expect(MARKET.flight(ZERO)).toEqual(flight(ZERO, 5, 'none'))
  })
})

describe('why a fleet may not be had', () => {
  const refused = (cards: readonly Card[], flights: readonly Flight[], year: number, limit: number, options = plain) =>
    MARKET.refuse({ cards, flights, year }, limit, options)

  test('FP-PTS-A to the limit, and not beyond; stands count', () => {
    expect(refused([WASHINGTON, AKAGI], [], 1942, 30)).toBe(null)
    expect(refused([WASHINGTON, AKAGI], [flight(ZERO, 5, 'none')], 1942, 32)).toBe(null)
    expect(refused([WASHINGTON, AKAGI], [flight(ZERO, 5, 'none')], 1942, 31)).toEqual({
      why: R['FP-PTS-A'],
      reason: '32 points are more than 31',
    })
    expect(refused([WASHINGTON, AKAGI], [], 1942, 30, signed)).toMatchObject({ reason: '35 points are more than 30' })
  })

  test('FP-SETUP-D FP-SETUP-A without a ship, and with one bought twice; sisters are two', () => {
    expect(refused([], [flight(ZERO, 5, 'none')], 1942, 100)?.why).toBe(R['FP-SETUP-D'])
    expect(refused([AKAGI, AKAGI], [], 1942, 100)).toMatchObject({
      why: R['FP-SETUP-A'],
      reason: 'Akagi is bought twice',
    })
    expect(refused([AKAGI, card('Kaga', 'CVA', 0, 1935)], [], 1942, 100)).toBe(null)
  })

  test('FP-PERIOD-B nobody before her time, ship or aircraft', () => {
    expect(refused([FLETCHER], [], 1942, 100)).toBe(null)
    expect(refused([FLETCHER], [], 1941, 100)).toMatchObject({
      why: R['FP-PERIOD-B'],
      reason: 'in 1941 there was no Fletcher yet; that is of 1942',
    })
    expect(refused([AKAGI], [flight(ZERO, 5, 'none')], 1939, 100)?.why).toBe(R['FP-PERIOD-B'])
  })

  test('FP-H8-stands into ships fly Japanese aircraft, from 1944 on', () => {
    expect(refused([WASHINGTON], [flight(ZERO, 5, 'kamikaze')], 1944, 100)).toBe(null)
    expect(refused([WASHINGTON], [flight(ZERO, 5, 'kamikaze')], 1943, 100)?.why).toBe(R['FP-PERIOD-B'])
    expect(refused([WASHINGTON], [flight(FORTRESS, 2, 'kamikaze')], 1944, 100)?.why).toBe(R['FP-H8-stands'])
  })

  test('FP-R101 aircraft in LATE only: from 1925 on', () => {
    const early = [card('Argus', 'CVE', 0, 1918)]
    const old = flight(type({ name: 'Cuckoo', year: figure(1918) }), 5, 'none')
    expect(refused(early, [old], 1924, 100)).toMatchObject({
      why: R['FP-R101'],
      reason: '1924 is MIDDLE, and aircraft fly in LATE only',
    })
    expect(refused(early, [old], 1925, 100)).toBe(null)
  })
})
