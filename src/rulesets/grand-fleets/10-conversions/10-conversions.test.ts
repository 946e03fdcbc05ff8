import { describe, expect, test } from 'vitest'
import type { FactPlace, Figure, GunFacts, ShipFacts, ShipKind } from '#kernel/facts/index.ts'
import { CARD, type Card } from '../01-ships/ship.ts'
import { boat, gun, IRON_DUKE, idOf, MOLTKE } from '../whole/bench.fixture.ts'
import { cardOf, pointsOf, sizeOf, tripleOf } from './10-conversions.ts'
import { batteriesOf, facesOf, gunLine, tubesOf } from './10-weapons.ts'

const figure = (value: number): Figure => ({ value, source: 'gf-checklist', confidence: 'low' })

/** A gun as the checklist's table of guns has it: bore, shell, muzzle velocity, range in yards, rounds a minute. */
const piece = (name: string, bore: number, shell: number, fps: number, yards: number, rpm: number): GunFacts => ({
  id: name,
  name,
  nation: 'GBR',
  boreInches: figure(bore),
  shellPounds: figure(shell),
  muzzleFps: figure(fps),
  rangeYards: figure(yards),
  roundsPerMinute: figure(rpm),
})
const SIX_INCH = piece('6"/45 (15.2cm)', 6, 100, 2775, 14600, 7)
const group = (place: FactPlace, mounts: number, barrels = 1) => ({ place, mounts, barrels, housing: 'open' as const })
const battery = (of: GunFacts, ...groups: ReturnType<typeof group>[]): ShipFacts['batteries'][number] => ({
  role: 'main',
  gun: of,
  groups,
  source: 'gf-checklist',
  confidence: 'low',
})
const light = (boreMillimetres: number, guns: number, highAngle = 0, automatic = false) => ({
  boreMillimetres,
  guns,
  highAngle,
  automatic,
  source: 'gf-checklist',
  confidence: 'low' as const,
})

/** Iron Duke as section 7.8 has her. */
const FACTS: ShipFacts = {
  className: 'Iron Duke',
  nation: 'GBR',
  kind: 'battleship',
  ships: ['Benbow', 'Emperor of India', 'Iron Duke', 'Marlborough'].map(name => ({ name, commissioned: 1914 })),
  year: figure(1914),
  rebuiltYear: null,
  normalTons: figure(25_000),
  standardTons: null,
  fullTons: null,
  lengthFeet: figure(623),
  beamFeet: null,
  knots: figure(21.25),
  crew: null,
  fuel: 'coal and oil',
  armour: {
    plate: 'Krupp cemented',
    beltInches: figure(12),
    bowInches: figure(6),
    sternInches: figure(4),
    upperBeltInches: null,
    deckInches: figure(2.5),
    turretInches: null,
    casemateInches: null,
    conningTowerInches: null,
    torpedoBulkheadInches: null,
  },
  batteries: [
    battery(
      piece('13.5"/45 (34.3cm)', 13.5, 1400, 2450, 23740, 2),
      group('forward', 2, 2),
      group('amidships', 1, 2),
      group('aft', 2, 2),
    ),
    battery(SIX_INCH, group('broadside port', 6), group('broadside starboard', 6)),
  ],
  lightGuns: [light(76, 2, 2), light(47, 4)],
  torpedoes: {
    torpedo: {
      id: '21in',
      name: '21" (533mm)',
      boreInches: figure(21),
      rangeYards: figure(10_750),
      speedKnots: null,
      warheadPounds: figure(400),
    },
    groups: [
      { place: 'broadside port', tubes: 2, submerged: true },
      { place: 'broadside starboard', tubes: 2, submerged: true },
    ],
    source: 'gf-checklist',
    confidence: 'low',
  },
  rangefinder: null,
}
const card = (changes: Partial<ShipFacts>): Card => cardOf({ ...FACTS, ...changes }, 'X').card
const armour = (changes: Partial<ShipFacts['armour']>): Card['armor'] =>
  card({ armour: { ...FACTS.armour, ...changes } }).armor

test('GF-10.2-points Iron Duke’s facts give her whole printed card', () => {
  const made = cardOf(FACTS, 'HMS Iron Duke').card
  // the class is written in capitals on the printed card
  expect({ ...made, className: made.className.toUpperCase() }).toEqual(IRON_DUKE)
})

test('GF-10.2-points every figure of the derivation is on the card, with a rule of chapter 10', () => {
  const { derivation } = cardOf(FACTS, 'Iron Duke')
  for (const { why, how } of derivation) {
    expect(idOf(why)).toMatch(/^GF-10\./)
    expect(how.length).toBeGreaterThan(0)
  }
  const found = Object.fromEntries(derivation.map(({ what, value }) => [what, value]))
  expect(found).toMatchObject({ belt: 13, end: 9, deck: 10, size: 'VL', hull: 24, points: 245, speed: [13, 9, 5] })
})

describe('10.2 class data', () => {
  test.each([
    [1_499, 'VS'],
    [1_500, 'S'],
    [5_999, 'S'],
    [6_000, 'M'],
    [11_999, 'M'],
    [12_000, 'L'],
    [22_616, 'L'],
    [23_999, 'L'],
    [24_000, 'VL'],
    [25_000, 'VL'],
  ])('GF-10.2-size %i tons is %s', (tons, size) => {
    expect(sizeOf(tons)).toBe(size)
    expect(card({ normalTons: figure(tons) }).size).toBe(size)
  })

  test('GF-R49 the borders are 1,500, 6,000, 12,000 and 24,000', () => {
    expect([1_500, 6_000, 12_000, 24_000].map(tons => [sizeOf(tons - 1), sizeOf(tons)])).toEqual([
      ['VS', 'S'],
      ['S', 'M'],
      ['M', 'L'],
      ['L', 'VL'],
    ])
  })

  test('GF-10.2-tons it is the normal tonnage that counts, not the standard or the full', () => {
    const same = card({ standardTons: figure(1_000), fullTons: figure(60_000) })
    expect(same).toEqual(card({}))
    expect(card({ normalTons: figure(12_124) }).size).toBe('L')
  })

  test('GF-10.2-points by hand, a gun alone', () => {
    // F = 4 mounts × 1 × 6 sextants × 1 × 3 × 15 = 1080; H 9; T 12; A 0: √(1080 × 9 × 13 × 6) / 55.6 = 15.66
    expect(pointsOf(boat())).toBeCloseTo(Math.sqrt(758_160) / 55.6, 10)
  })

  test('GF-10.2-points by hand, with light guns and torpedoes', () => {
    // PORT and STBD are two sextants each, FWD and AFT one, a trainable mount four
    const groups = ['PORT', 'STBD', 'FWD', 'AFT', 'PORT+STBD'].map(arcs => ({ arcs, tubes: 1 }))
    const made = boat({
      guns: [gun({ rof: 2, pen: [4, 1, 0], dmg: 2, groups: [{ arcs: 'CDEF', barrels: 2, mounts: 3 }] })],
      torpedoes: { label: '', range: 5, dmg: 4, groups },
      armor: { belt: 3, end: 2, deck: 1 },
    })
    const rows: Card['rows'] = [{ ...made.rows[0], lg: 2 }, made.rows[1], made.rows[2]]
    // 3 × 2 × 4 × 2 × 5 × 20 = 4800; 240 × 2; 2 × (2 + 2 + 1 + 1 + 4) × 5 × 4 = 400
    expect(pointsOf({ ...made, rows })).toBeCloseTo(Math.sqrt((4800 + 480 + 400) * 9 * 13 * 12) / 55.6, 10)
  })

  test.each([
    ['Iron Duke', IRON_DUKE, 245.13],
    ['Moltke', MOLTKE, 210],
  ])('GF-10.2-points of %s', (_name, of, points) => {
    expect(Math.abs(pointsOf(of) - points)).toBeLessThan(points === 210 ? 0.5 : 0.005)
  })

  test('GF-10.2-points to the nearest', () => {
    expect(card({}).points).toBe(245)
  })

  test.each([
    ['battleship', 'BB'],
    ['pre-dreadnought', 'BB'],
    ['battlecruiser', 'BC'],
    ['armoured cruiser', 'CA'],
    ['heavy cruiser', 'CA'],
    ['light cruiser', 'CL'],
    ['destroyer', 'DD'],
    ['torpedo boat', 'TB'],
    ['armed merchant cruiser', 'AMC'],
  ] as [ShipKind, string][])('GF-1.1-identity a %s is a %s', (kind, type) => {
    expect(card({ kind }).type).toBe(type)
  })
})

describe('10.3 armour', () => {
  test.each([
    // 10 inches of belt: 1.1 × quality × 10
    ['wrought iron', 4],
    ['compound', 5],
    ['Harvey', 8],
    ['Krupp cemented', 11],
    ['late cemented', 13],
  ] as const)('GF-10.3-quality %s: ten inches are worth %i', (plate, belt) => {
    expect(armour({ plate, beltInches: figure(10) }).belt).toBe(belt)
  })

  test.each([
    [12, 13],
    [10.63, 12],
    [7.09, 8],
    [5, 6],
    [2.36, 3],
    [0, 0],
  ])('GF-10.3-belt %f inches are %i', (inches, belt) => {
    expect(armour({ beltInches: figure(inches) }).belt).toBe(belt)
  })

  test('GF-10.3-belt none is nothing', () => {
    expect(armour({ plate: 'none', beltInches: null, bowInches: null, sternInches: null, deckInches: null })).toEqual({
      belt: 0,
      end: 0,
      deck: 0,
    })
  })

  test.each([
    // 1.1 × (belt + (bow + stern) / 2) / 2
    [12, 6, 4, 9],
    [11.81, 4.72, 3.94, 9],
    [2.36, 0.71, 0, 1],
    [6, 3, 0, 4],
    [4, 2, 0, 3],
  ])('GF-10.3-end belt %f, bow %f, stern %f: %i', (belt, bow, stern, end) => {
    expect(armour({ beltInches: figure(belt), bowInches: figure(bow), sternInches: figure(stern) }).end).toBe(end)
  })

  test('GF-10.3-end quality counts here too', () => {
    // 1.1 × 0.77 × (10 + 5) / 2 = 6.35
    const made = armour({ plate: 'Harvey', beltInches: figure(10), bowInches: figure(5), sternInches: figure(5) })
    expect(made.end).toBe(6)
  })

  test.each([
    [null, figure(4)],
    [figure(6), null],
    [null, null],
  ])('GF-10.3-end an end unknown: 0.7 of the unrounded belt', (bowInches, sternInches) => {
    // 0.7 × 13.2 = 9.24
    expect(armour({ bowInches, sternInches }).end).toBe(9)
    // 0.7 × 6.6 = 4.62
    expect(armour({ beltInches: figure(6), bowInches, sternInches }).end).toBe(5)
    // 0.7 × 9.35 = 6.545; of a rounded 9 it would be 6.3
    expect(armour({ beltInches: figure(8.5), bowInches, sternInches }).end).toBe(7)
  })

  test.each([
    // half of (1.1 × belt + 2.75 × deck)
    [12, 2.5, 10],
    [11.81, 3.15, 11],
    [10.63, 1.97, 9],
    [7.09, 2.76, 8],
    [0, 3.15, 4],
    [0, 2, 3],
    [6, 2.5, 7],
  ])('GF-10.3-deck belt %f and deck %f: %i', (belt, deck, value) => {
    expect(armour({ beltInches: figure(belt), deckInches: figure(deck) }).deck).toBe(value)
  })
})

describe('10.4 hull, speed and ratings', () => {
  const boxes = (tons: number): number[] => card({ normalTons: figure(tons) }).rows.map(row => row.boxes)

  test.each([
    [25_000, [8, 8, 8]],
    [26_180, [9, 8, 8]],
    [22_616, [8, 7, 7]],
    [15_592, [6, 6, 6]],
    [4_834, [3, 3, 2]],
    [11_433, [5, 5, 4]],
    [3_606, [3, 2, 2]],
    [3_226, [2, 2, 2]],
    [9_800, [5, 4, 4]],
    [12_124, [5, 5, 5]],
    // three at least: 400^(2/3) / 35.6 is 1.5
    [400, [1, 1, 1]],
    [1_000, [1, 1, 1]],
  ])('GF-10.4-hull %i tons: %j', (tons, rows) => {
    expect(boxes(tons)).toEqual(rows)
  })

  test.each([
    [12, [4, 4, 4]],
    [13, [4, 5, 4]],
    [14, [5, 4, 5]],
    [16, [5, 6, 5]],
    [9, [3, 3, 3]],
    [5, [2, 1, 2]],
    [4, [1, 2, 1]],
    [1, [0, 1, 0]],
    [2, [1, 0, 1]],
  ])('GF-10.4-speed a total of %i is %j', (total, triple) => {
    expect(tripleOf(total)).toEqual(triple)
  })

  test.each([
    [21.25, '4-5-4 3-3-3 2-1-2'],
    [26.5, '5-6-5 4-3-4 2-2-2'],
    [25.5, '5-5-5 4-3-4 2-2-2'],
    [27.5, '6-5-6 4-4-4 2-3-2'],
    [28.5, '6-5-6 4-4-4 2-3-2'],
    [22.5, '5-4-5 3-4-3 2-2-2'],
    [22, '4-5-4 3-3-3 2-1-2'],
    [18, '4-3-4 3-2-3 1-2-1'],
  ])('GF-10.4-speed %f knots: %s', (knots, rows) => {
    const made = card({ knots: figure(knots) }).rows.map(({ speed }) => speed.join('-'))
    expect(made.join(' ')).toBe(rows)
  })

  test('GF-10.4-speed a first number of 5 means 23 to 27 knots', () => {
    const firsts = [22, 23, 24, 25, 26, 27, 28].map(knots => card({ knots: figure(knots) }).rows[0].speed[0])
    expect(firsts).toEqual([4, 5, 5, 5, 5, 5, 6])
  })

  const lg = (...guns: ReturnType<typeof light>[]): number[] => card({ lightGuns: guns }).rows.map(row => row.lg)
  const aa = (...guns: ReturnType<typeof light>[]): number[] => card({ lightGuns: guns }).rows.map(row => row.aa)

  test.each([
    // 0.3 each of 57 to 99 mm, 0.15 each of 37 to 56: whole, 70 and 40 per cent of the unrounded sum
    [
      [light(47, 4), light(76, 2)],
      [1, 1, 0],
    ],
    [[light(88, 12)], [4, 3, 1]],
    [[light(88, 16)], [5, 3, 2]],
    [[light(88, 18)], [5, 4, 2]],
    [[light(37, 10)], [2, 1, 1]],
    [[light(56, 8)], [1, 1, 0]],
    [[light(57, 8)], [2, 2, 1]],
    [[light(99, 8)], [2, 2, 1]],
    [
      [light(76, 12), light(47, 3)],
      [4, 3, 2],
    ],
    [[light(36, 40)], [0, 0, 0]],
    [[], [0, 0, 0]],
  ])('GF-10.4-lg %j: %j', (guns, rows) => {
    expect(lg(...guns)).toEqual(rows)
  })

  test.each([
    // 1.1 each of high angle from 57 mm up, 0.2 an automatic barrel of 20 to 56
    [[light(76, 2, 2)], [2, 2, 1]],
    [[light(88, 4, 4)], [4, 3, 2]],
    [[light(57, 3, 1)], [1, 1, 0]],
    [[light(40, 8, 0, true)], [2, 1, 1]],
    [[light(20, 10, 0, true)], [2, 1, 1]],
    [[light(40, 8, 8, false)], [0, 0, 0]],
    [[light(13, 20, 0, true)], [0, 0, 0]],
    [[light(88, 4, 0)], [0, 0, 0]],
  ])('GF-10.4-aa %j: %j', (guns, rows) => {
    expect(aa(...guns)).toEqual(rows)
  })

  test('GF-10.4-aa guns of 100 mm and up that can fire at aircraft: eight barrels, 8.8', () => {
    const dual = {
      ...battery(SIX_INCH, group('broadside port', 2, 2), group('broadside starboard', 2, 2)),
      dualPurpose: true,
    } as const
    const [gun] = FACTS.batteries
    expect(card({ batteries: [gun!, dual], lightGuns: [] }).rows.map(row => row.aa)).toEqual([9, 6, 4])
  })

  test('GF-1.4-percent and GF-R7: AA 2.2 gives 2, 2, 1 and LG 1.2 gives 1, 1, 0, as printed', () => {
    expect(card({}).rows.map(row => [row.lg, row.aa])).toEqual([
      [1, 2],
      [1, 2],
      [0, 1],
    ])
  })

  test('GF-R7 seventy and forty per cent are taken of the unrounded rating', () => {
    // 1.5 is 2; of it 1.05 and 0.6 are 1 and 1; of a rounded 2 they would be 1.4 and 0.8
    expect(lg(light(37, 10))).toEqual([2, 1, 1])
    // 2.4 is 2; 1.68 and 0.96 are 2 and 1; of a rounded 2 it would be 1 and 1
    expect(lg(light(57, 8))).toEqual([2, 2, 1])
  })

  test('GF-R7 printed values stand: a card is played as it is written', () => {
    expect(CARD.read(IRON_DUKE).rows).toEqual(IRON_DUKE.rows)
  })
})

describe('10.5 guns', () => {
  // the checklist's table of guns
  test.each([
    ['13.5"/45', 13.5, 1400, 2450, 23740, 2, '4/8/12', 0, '11/7/4', 3],
    ['6"/45', 6, 100, 2775, 14600, 7, '2/4/7', 1, '4/1/0', 1],
    ['30.5cm/50', 12.01, 893, 2805, 19700, 2.5, '3/6/10', 0, '11/7/4', 3],
    ['28cm/50', 11.14, 666, 2887, 19800, 3, '3/6/10', 0, '10/6/2', 2],
    ['21cm/45', 8.24, 238, 2953, 20890, 4.5, '3/6/10', 1, '5/2/0', 1],
    ['21cm/40', 8.24, 238, 2559, 17830, 4.5, '3/6/9', 1, '4/1/0', 1],
    ['15cm/45', 5.87, 99.9, 2740, 14760, 6, '2/4/7', 1, '4/1/0', 1],
    ['15cm/40', 5.87, 88, 2625, 14980, 4.5, '2/4/7', 1, '3/0/0', 1],
    ['10.5cm/45', 4.13, 38.2, 2330, 13890, 15, '2/4/7', 2, '1/0/0', 1],
    ['10.5cm/40', 4.13, 35.3, 2264, 13340, 15, '2/4/7', 2, '1/0/0', 1],
    ['9.2"/47', 9.2, 380, 2748, 15500, 3, '2/5/8', 0, '9/4/2', 2],
    ['6"/45 (casemate, 15°)', 6, 100, 2775, 12200, 7, '2/4/6', 1, '4/1/0', 1],
    ['6"/50', 6, 100, 2937, 14310, 6, '2/4/7', 1, '4/1/0', 1],
    ['4"/50', 4, 31, 2864, 11600, 8, '2/4/6', 2, '1/0/0', 1],
    ['4.7"/40', 4.724, 45, 2150, 10000, 6, '1/3/5', 1, '2/0/0', 1],
  ] as const)('GF-10.5-pen %s', (name, bore, shell, fps, yards, rpm, range, rof, pen, dmg) => {
    const line = gunLine(piece(name, bore, shell, fps, yards, rpm))
    expect({ ...line, range: line.range.join('/'), pen: line.pen.join('/') }).toEqual({ range, rof, pen, dmg })
  })

  test.each([
    // long is yards / 2026.67; short and medium a third and two thirds, rounded down
    [6_080, '1/2/3'],
    [14_600, '2/4/7'],
    [23_740, '4/8/12'],
    [19_253, '3/6/9'],
    [19_254, '3/6/10'],
  ])('GF-10.5-range %i yards: %s', (yards, range) => {
    expect(gunLine(piece('gun', 6, 100, 2775, yards, 6)).range.join('/')).toBe(range)
  })

  test.each([
    [0.5, 0],
    [3.9, 0],
    [4, 1],
    [7.9, 1],
    [8, 2],
    [15.9, 2],
    [16, 3],
    [40, 3],
  ])('GF-10.5-rof %f rounds a minute: +%i', (rpm, rof) => {
    expect(gunLine(piece('gun', 6, 100, 2775, 14600, rpm)).rof).toBe(rof)
  })

  test.each([
    // √w / 11
    [31, 1],
    [100, 1],
    [272, 1],
    [273, 2],
    [756, 2],
    [757, 3],
    [1400, 3],
    [1920, 4],
  ])('GF-10.5-dmg a shell of %i pounds: %i', (shell, dmg) => {
    expect(gunLine(piece('gun', 12, shell, 2775, 14600, 2)).dmg).toBe(dmg)
  })

  test.each([
    ['forward', 'ABCD'],
    ['aft', 'CDEF'],
    ['amidships', 'CD'],
    ['wing port', 'ACE'],
    ['wing starboard', 'BDF'],
    ['echelon port', 'ACDE'],
    ['echelon starboard', 'BCDF'],
    ['forecastle port', 'ABC'],
    ['forecastle starboard', 'ABD'],
    ['quarterdeck port', 'CEF'],
    ['quarterdeck starboard', 'DEF'],
    ['broadside port', 'PORT'],
    ['broadside starboard', 'STBD'],
    ['bow', 'FWD'],
    ['stern', 'AFT'],
  ] as [FactPlace, string][])('GF-10.5-arcs %s: %s', (place, arcs) => {
    const made = card({ batteries: [battery(SIX_INCH, group(place, 2))] })
    expect(made.guns[0]!.groups).toEqual([{ arcs, barrels: 1, mounts: 2 }])
  })

  test.each([
    // mounts of each battery, faces of each
    [
      [5, 12],
      [1, 3],
    ],
    [[1], [1]],
    [[6], [2]],
    [
      [2, 16],
      [1, 4],
    ],
    [[12], [3]],
    [[10], [3]],
    [[9], [2]],
    // 8 + 2 + 1 is eleven: two off the first
    [
      [32, 8, 4],
      [6, 2, 1],
    ],
    // 4 + 4 + 4 is twelve: off the lower first
    [
      [16, 16, 16],
      [3, 3, 3],
    ],
    // 5 + 5 is ten: one off the lower
    [
      [20, 20],
      [5, 4],
    ],
  ])('GF-10.5-hiton mounts %j: faces %j', (mounts, faces) => {
    expect(facesOf(mounts)).toEqual(faces)
  })

  test('GF-10.5-hiton given out upward from 1, in card order', () => {
    const of = (mounts: number) => battery(SIX_INCH, group('broadside port', mounts))
    expect(card({ batteries: [of(5), of(12), of(8)] }).guns.map(({ hitOn }) => hitOn)).toEqual([
      [1, 1],
      [2, 4],
      [5, 6],
    ])
  })

  test('GF-R33 casemated is what is split evenly, to port and starboard and nowhere else', () => {
    const casemated = (...groups: ReturnType<typeof group>[]): boolean =>
      card({ batteries: [battery(SIX_INCH, ...groups)] }).guns[0]!.casemated
    expect(casemated(group('broadside port', 6), group('broadside starboard', 6))).toBe(true)
    expect(casemated(group('broadside port', 6), group('broadside starboard', 5))).toBe(false)
    expect(casemated(group('broadside port', 6), group('broadside starboard', 6), group('aft', 1))).toBe(false)
    expect(casemated(group('wing port', 6), group('wing starboard', 6))).toBe(false)
    expect(casemated(group('broadside port', 6))).toBe(false)
  })

  test('GF-R33 in whatever order the two stand', () => {
    const groups = [group('broadside starboard', 6), group('broadside port', 6)]
    expect(card({ batteries: [battery(SIX_INCH, ...groups)] }).guns[0]!.casemated).toBe(true)
  })

  test('GF-10.5-pen is noted with the gun’s whole line', () => {
    const notes: unknown[] = []
    batteriesOf(FACTS, (what, value, _how, why) => notes.push([what, value, idOf(why)]))
    expect(notes).toEqual([
      ['13.5"/45 (34.3cm)', [4, 8, 12, 0, 11, 7, 4, 3], 'GF-10.5-pen'],
      ['6"/45 (15.2cm)', [2, 4, 7, 1, 4, 1, 0, 1], 'GF-10.5-pen'],
    ])
  })
})

describe('10.6 torpedoes', () => {
  const tubes = (yards: number, warhead: number | null, bore = 21, places: FactPlace[] = ['broadside port']) =>
    tubesOf(
      {
        ...FACTS,
        torpedoes: {
          torpedo: {
            ...FACTS.torpedoes!.torpedo,
            boreInches: figure(bore),
            rangeYards: figure(yards),
            warheadPounds: warhead === null ? null : figure(warhead),
          },
          groups: places.map(place => ({ place, tubes: 1, submerged: true })),
          source: 'gf-checklist',
          confidence: 'low',
        },
      },
      () => {},
    )!

  test.each([
    [10_750, 5],
    [10_170, 5],
    [3_830, 2],
    [4_000, 2],
    [6_000, 3],
  ])('GF-10.6-range %i yards: %i', (yards, range) => {
    expect(tubes(yards, 400).range).toBe(range)
  })

  test.each([
    [400, 5],
    [430, 5],
    [270, 4],
    [200, 4],
    [320, 4],
    [1, 1],
  ])('GF-10.6-dmg %i pounds: %i', (warhead, dmg) => {
    expect(tubes(4_000, warhead).dmg).toBe(dmg)
  })

  test.each([
    [18, 5],
    [14, 4],
    [21, 5],
    [24, 6],
  ])('GF-10.6-dmg a warhead unknown, of %i inches: %i', (bore, dmg) => {
    expect(tubes(4_000, null, bore).dmg).toBe(dmg)
  })

  test('GF-10.6-dmg bow and stern tubes bear FWD and AFT, broadside ones one side, trainable ones both', () => {
    const places: FactPlace[] = ['bow', 'stern', 'broadside port', 'broadside starboard', 'trainable']
    expect(tubes(4_000, 200, 18, places).groups).toEqual(
      ['FWD', 'AFT', 'PORT', 'STBD', 'PORT+STBD'].map(arcs => ({ arcs, tubes: 1 })),
    )
  })

  test.each([
    [0, [undefined, undefined, undefined]],
    [2, [2, undefined, undefined]],
    [3, [2, 1, undefined]],
    [99, [2, 2, 1]],
  ])('GF-9.8-stock %i torpedoes beyond those in the tubes, down the card', (carried, reloads) => {
    const groups = [2, 2, 1].map(tubes => ({ place: 'trainable' as const, tubes, submerged: false }))
    const torpedoes = { ...FACTS.torpedoes!, groups, ...(carried === 0 ? {} : { reloads: figure(carried) }) }
    const noted: unknown[] = []
    const found = tubesOf({ ...FACTS, torpedoes }, (what, value) => noted.push([what, value]))!
    expect(found.groups.map(group => group.reloads)).toEqual(reloads)
    expect(noted.some(each => (each as [string])[0] === 'reloads')).toBe(carried > 0)
  })

  test('GF-10.6-range none is none', () => {
    expect(card({ torpedoes: null }).torpedoes).toBe(null)
  })
})
