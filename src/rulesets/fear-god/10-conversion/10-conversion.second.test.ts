import { describe, expect, test } from 'vitest'
import { ruleAt } from '#kernel/book/index.ts'
import type { ArmourFacts, Figure, GunFacts, Plate, ShipFacts } from '#kernel/facts/index.ts'
import { changeSpeed } from '../08-1-damage/8-1-1-speed.ts'
import { BOOK } from '../book/register.ts'
import { alone, play } from '../whole/bench.fixture.ts'
import { cardOf } from './10-conversion.ts'

// The house's conversion: expected values are worked out by hand from the formulas of FGDN-H2 to FGDN-H8.

const figure = (value: number): Figure => ({ value, source: 'by hand', confidence: 'low' })

const gun = (inches: number, pounds: number, fps: number, yards: number): GunFacts => ({
  id: 'gun',
  name: `${inches} in`,
  nation: 'DEU',
  boreInches: figure(inches),
  shellPounds: figure(pounds),
  muzzleFps: figure(fps),
  rangeYards: figure(yards),
  roundsPerMinute: figure(2),
})
const PLAIN: ArmourFacts = {
  plate: 'Krupp cemented',
  beltInches: null,
  bowInches: null,
  sternInches: null,
  upperBeltInches: null,
  deckInches: null,
  turretInches: null,
  casemateInches: null,
  conningTowerInches: null,
  torpedoBulkheadInches: null,
}
const SHIP: ShipFacts = {
  className: 'Nobody',
  nation: 'DEU',
  kind: 'battleship',
  ships: [{ name: 'Nobody', commissioned: 1912 }],
  year: figure(1912),
  rebuiltYear: null,
  normalTons: figure(18_000),
  standardTons: null,
  fullTons: null,
  lengthFeet: figure(500),
  beamFeet: null,
  knots: figure(21),
  crew: null,
  fuel: 'coal',
  armour: PLAIN,
  batteries: [],
  lightGuns: [],
  torpedoes: null,
  rangefinder: { feet: null, kind: 'stereo' },
}
const ship = (changes: Partial<ShipFacts> = {}) => cardOf({ ...SHIP, ...changes }, 'Nobody').card
const armoured = (changes: Partial<ArmourFacts>, more: Partial<ShipFacts> = {}) =>
  ship({ armour: { ...PLAIN, ...changes }, ...more })

describe('FGDN-H2 to H8', () => {
  test.each([
    // 518.73; 370.28; 251.21; 169.31; 54.96
    [30_000, 'battleship', 519],
    [18_000, 'battleship', 370],
    [10_000, 'pre-dreadnought', 251],
    [5_500, 'light cruiser', 169],
    [1_000, 'light cruiser', 55],
    // two thirds: 36.64; 20.01
    [1_000, 'destroyer', 37],
    [400, 'torpedo boat', 20],
  ] as const)('FGDN-H2-damage-points %i tons, %s: %i', (tons, kind, points) => {
    expect(ship({ normalTons: figure(tons), kind }).damagePoints).toBe(points)
  })
  test('FGDN-H2-damage-points thresholds and speeds follow by quarters, to the nearest, halves up', () => {
    // 370: 92.5, 185, 277.5, 333; 21 knots: 15.75, 10.5, 5.25
    const { thresholds, speeds } = ship()
    expect([thresholds, speeds]).toEqual([
      [0, 93, 185, 278, 333, 370],
      [21, 16, 11, 5, 0],
    ])
  })

  test.each([
    // 1.21 × (quality × 22.86) ^ 0.863: 18.02, 16.29, 12.26, 10.08, 20.33
    ['Krupp cemented', 9, 18],
    ['Harvey', 9, 16],
    ['compound', 9, 12],
    ['wrought iron', 9, 10],
    ['late cemented', 9, 20],
    // 23.09; 8.95
    ['Krupp cemented', 12, 23],
    ['Krupp cemented', 4, 9],
  ] as const)('FGDN-H3-armour %s of %i inches: belt %i', (plate: Plate, inches, belt) => {
    expect(armoured({ plate, beltInches: figure(inches) }).belt).toBe(belt)
  })
  test.each([
    // 0.74 × 2.54 for each inch: 1.88, 2.82, 3.76, 4.70, 5.64
    [1, 2],
    [1.5, 3],
    [2, 4],
    [2.5, 5],
    [3, 6],
  ])('FGDN-H3-armour a deck of %d inches: %i, whatever the plate', (inches, deck) => {
    expect(armoured({ deckInches: figure(inches) }).deck).toBe(deck)
    expect(armoured({ deckInches: figure(inches), plate: 'compound' }).deck).toBe(deck)
  })
  test('FGDN-H3-armour none known is none', () => {
    expect(ship()).toMatchObject({ belt: 0, deck: 0 })
  })

  test.each([
    // 26.25 × 2.54 for each inch; 4 cm are 1.5748 in: 105
    [4 / 2.54, 105],
    [1, 67],
    [1.5, 100],
    [2, 133],
  ])('FGDN-H4-underwater a bulkhead of %d inches: %i', (inches, points) => {
    expect(armoured({ torpedoBulkheadInches: figure(inches) }).underwater).toBe(points)
  })
  test('FGDN-H4-underwater without a bulkhead none', () => {
    expect(ship().underwater).toBeNull()
  })

  test.each([
    // worked out to two places: 40.25 30.28 22.79 17.15; a quarter 10.06 7.57 5.70 4.29; damage 26.53 and 33.16
    [12, 850, 2700, 20_000, 'APC', [40, 30, 23, 17], [10, 8, 6, 4], 27, 33],
    // 28.72 20.36 14.44 10.24; 7.18 5.09 3.61 2.56; 14.39 and 17.99
    [8, 250, 2700, 16_000, 'APC', [29, 20, 14, 10], [7, 5, 4, 3], 14, 18],
    // 21.50 14.96 10.41 7.24; 5.37 3.74 2.60 1.81; 9.10 and 11.38
    [6, 100, 2600, 12_000, 'AP', [21, 15, 10, 7], [5, 4, 3, 2], 9, 11],
    // 13.85 8.98 5.82 3.78; 3.46 2.25 1.46 .94; 5.07 and 6.33
    [4, 31, 2300, 10_000, 'AP', [14, 9, 6, 4], [3, 2, 1, 1], 5, 6],
  ])(
    'FGDN-H5-guns %i in, %i lb at %i ft/s, %i yd',
    (inches, pounds, fps, yards, type, piercing, he, damage, heDamage) => {
      const battery = {
        role: 'main',
        gun: gun(inches, pounds, fps, yards),
        groups: [{ place: 'forward', mounts: 1, barrels: 2, housing: 'turret' }],
        source: 'by hand',
        confidence: 'low',
      } as const
      const { shells, calibreMm } = ship({ batteries: [battery] }).batteries[0]!
      expect(calibreMm).toBeCloseTo(inches * 25.4, 1)
      expect(shells).toEqual([
        { type, penetration: piercing, damage: [damage, damage, damage, damage] },
        { type: 'HE', penetration: he, damage: [heDamage, heDamage, heDamage, heDamage] },
      ])
    },
  )

  test.each([
    [18_000, 'A'],
    [17_999, 'B'],
    [5_500, 'B'],
    [5_499, 'C'],
    [1_000, 'C'],
    [999, 'D'],
    [400, 'D'],
    [399, 'E'],
    [150, 'E'],
    [149, 'F'],
    [50, 'F'],
    [49, 'G'],
  ])('FGDN-H6-size-class %i tons: %s', (tons, size) => {
    expect(ship({ normalTons: figure(tons) }).sizeClass).toBe(size)
  })

  test.each([
    [200, 35],
    [400, 70],
    [441, 77],
    [300, 53],
    [280, 49],
  ])('FGDN-H7-torpedo a warhead of %i pounds: %i', (pounds, damage) => {
    const torpedo = {
      id: 'torpedo',
      name: 'torpedo',
      boreInches: figure(21),
      rangeYards: figure(10_000),
      speedKnots: null,
      warheadPounds: figure(pounds),
    }
    const torpedoes = {
      torpedo,
      groups: [{ place: 'broadside port', tubes: 2, submerged: true }],
      source: 'by hand',
      confidence: 'low',
    } as const
    const tubes = ship({ torpedoes }).batteries.find(({ role }) => role === 'torpedo')!
    expect(tubes).toMatchObject({ warheadDamage: damage, belowWaterline: true })
  })

  test.each([
    [18_000, 8, 4],
    [10_000, 9, 4],
    [2_000, 10, 5],
    [500, 12, 6],
    [200, 15, 7],
    [60, 15, 7],
    [20, 15, 7],
  ])('FGDN-H8-accel %i tons: slows by %i, gains %i', (tons, decel, accel) => {
    expect(ship({ normalTons: figure(tons) })).toMatchObject({ decel, accel })
  })
  test('FGDN-H8-accel working up, a turn at a time, to her best', () => {
    const state = alone(ship(), { speed: 150 }, { phase: 'movement' })
    const speeds = [1, 2, 3].map(() => {
      play(state, [], desk => changeSpeed(desk, 0))
      return state.ships[0]!.speed
    })
    expect(speeds).toEqual([190, 210, 210])
  })
  test('FGDN-H2-damage-points every figure says how it was found, by a rule that is done', () => {
    const { derivation } = cardOf(SHIP, 'Nobody')
    expect(derivation.length).toBeGreaterThan(5)
    for (const { why } of derivation) expect(ruleAt(BOOK, why).state).toBe('done')
  })
})
