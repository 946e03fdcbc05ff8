import { describe, expect, test } from 'vitest'
import type { ShipFacts } from '#kernel/facts/index.ts'
import type { Card } from '#rulesets/grand-fleets/01-ships/ship.ts'
import { pointsOf } from '#rulesets/grand-fleets/10-conversions/10-conversions.ts'
import { GRAND_FLEETS } from '#rulesets/grand-fleets/index.ts'
import { PRINTED_IRON_DUKE } from '#rulesets/grand-fleets/whole/bench.fixture.ts'
import { found as shipNamed } from '../conformance/kept.ts'

// Section 7.8 of the checklist: the facts it puts in, and the cards that must come out of our library's facts.

function factsOf(name: string): ShipFacts {
  const found = shipNamed(name)
  if ('unknown' in found) throw new Error(`no ship ${name}; near: ${found.near.join(', ')}`)
  return found.facts
}
function cardOf(name: string): Card {
  const found = shipNamed(name)
  if ('unknown' in found) throw new Error(`no ship ${name}`)
  return GRAND_FLEETS.card(found.facts, found.ship).card
}

/**
 * The table "Derived cards", line by line: type, points, size, year, belt/end/deck, hull rows, speed rows, light guns, AA,
 * gun lines ("label: groups; hit on"), torpedoes ("bore range damage: groups").
 */
const DERIVED: readonly (readonly [string, string, number, string, number, ...string[]])[] = [
  [
    'Iron Duke',
    'BB',
    245,
    'VL',
    1914,
    '13/9/10',
    '8/8/8',
    '4-5-4 3-3-3 2-1-2',
    '1/1/0',
    '2/2/1',
    '13.5"/45: ABCD[2]×2, CD[2]×1, CDEF[2]×2; 1',
    '6"/45: PORT[1]×6, STBD[1]×6; 2-4',
    '21in R5 D5: PORT×2, STBD×2',
  ],
  [
    'Derfflinger',
    'BC',
    265,
    'VL',
    1914,
    '13/9/11',
    '9/8/8',
    '5-6-5 4-3-4 2-2-2',
    '1/1/0',
    '4/3/2',
    '30.5cm/50: ABCD[2]×2, CDEF[2]×2; 1',
    '15cm/45: PORT[1]×6, STBD[1]×6; 2-4',
    '50cm R5 D5: FWD×1, PORT×1, STBD×1, AFT×1',
  ],
  [
    'Moltke',
    'BC',
    210,
    'L',
    1911,
    '12/8/9',
    '8/7/7',
    '5-5-5 4-3-4 2-2-2',
    '4/3/1',
    '0/0/0',
    '28cm/50: ABCD[2]×1, ACDE[2]×1, BCDF[2]×1, CDEF[2]×2; 1',
    '15cm/45: PORT[1]×6, STBD[1]×6; 2-4',
    '50cm R5 D5: FWD×1, PORT×1, STBD×1, AFT×1',
  ],
  [
    'Blücher',
    'CA',
    126,
    'L',
    1909,
    '8/6/8',
    '6/6/6',
    '5-5-5 4-3-4 2-2-2',
    '5/3/2',
    '0/0/0',
    '21cm/45: ABCD[2]×1, ACE[2]×2, BDF[2]×2, CDEF[2]×1; 1-2',
    '15cm/45: PORT[1]×4, STBD[1]×4; 3-4',
    '45cm R2 D4: FWD×1, PORT×1, STBD×1, AFT×1',
  ],
  [
    'Graudenz',
    'CL',
    43,
    'S',
    1914,
    '3/1/5',
    '3/3/2',
    '6-5-6 4-4-4 2-3-2',
    '0/0/0',
    '0/0/0',
    '10.5cm/45: ABC[1]×1, ABD[1]×1, PORT[1]×4, STBD[1]×4, CDEF[1]×2; 1-3',
    '50cm R5 D5: PORT×1, STBD×1',
  ],
  [
    'Rostock',
    'CL',
    41,
    'S',
    1914,
    '3/1/5',
    '3/3/2',
    '6-5-6 4-4-4 2-3-2',
    '0/0/0',
    '0/0/0',
    '10.5cm/45: ABC[1]×1, ABD[1]×1, PORT[1]×4, STBD[1]×4, CEF[1]×1, DEF[1]×1; 1-3',
    '50cm R5 D5: PORT×1, STBD×1',
  ],
  [
    'Scharnhorst',
    'CA',
    82,
    'M',
    1907,
    '7/5/6',
    '5/5/4',
    '5-4-5 3-4-3 2-2-2',
    '5/4/2',
    '0/0/0',
    '21cm/40: ABCD[2]×1, PORT[1]×2, STBD[1]×2, CDEF[2]×1; 1-2',
    '15cm/40: PORT[1]×3, STBD[1]×3; 3-4',
    '45cm R2 D4: FWD×1, PORT×1, STBD×1, AFT×1',
  ],
  [
    'Leipzig',
    'CL',
    26,
    'S',
    1904,
    '0/0/4',
    '2/2/2',
    '4-5-4 3-3-3 2-1-2',
    '2/1/1',
    '0/0/0',
    '10.5cm/40: ABC[1]×1, ABD[1]×1, PORT[1]×3, STBD[1]×3, CEF[1]×1, DEF[1]×1; 1-3',
    '45cm R2 D4: PORT×1, STBD×1',
  ],
  [
    'Dresden',
    'CL',
    27,
    'S',
    1908,
    '0/0/4',
    '3/2/2',
    '5-4-5 3-4-3 2-2-2',
    '1/1/0',
    '0/0/0',
    '10.5cm/40: ABC[1]×1, ABD[1]×1, PORT[1]×3, STBD[1]×3, CEF[1]×1, DEF[1]×1; 1-3',
    '45cm R2 D4: PORT×1, STBD×1',
  ],
  [
    'Nürnberg',
    'CL',
    25,
    'S',
    1907,
    '0/0/4',
    '2/2/2',
    '5-4-5 3-4-3 2-2-2',
    '1/1/0',
    '0/0/0',
    '10.5cm/40: ABC[1]×1, ABD[1]×1, PORT[1]×3, STBD[1]×3, CEF[1]×1, DEF[1]×1; 1-3',
    '45cm R2 D4: PORT×1, STBD×1',
  ],
  [
    'Good Hope',
    'CA',
    97,
    'L',
    1902,
    '7/4/7',
    '6/5/5',
    '5-4-5 3-4-3 2-2-2',
    '4/3/2',
    '0/0/0',
    '9.2"/47: ABCD[1]×1, CDEF[1]×1; 1',
    '6"/45 (casemate, 15°): PORT[1]×8, STBD[1]×8; 2-5',
    '18in R2 D4: PORT×1, STBD×1',
  ],
  [
    'Monmouth',
    'CA',
    64,
    'M',
    1903,
    '4/3/5',
    '5/4/4',
    '5-4-5 3-4-3 2-2-2',
    '3/2/1',
    '0/0/0',
    '6"/45 (casemate, 15°): ABCD[2]×1, PORT[1]×5, STBD[1]×5, CDEF[2]×1; 1-3',
    '18in R2 D4: PORT×1, STBD×1',
  ],
  [
    'Glasgow',
    'CL',
    31,
    'S',
    1910,
    '0/0/3',
    '3/3/2',
    '5-5-5 4-3-4 2-2-2',
    '1/0/0',
    '0/0/0',
    '6"/50: ABCD[1]×1, CDEF[1]×1; 1',
    '4"/50: PORT[1]×5, STBD[1]×5; 2-4',
    '18in R3 D4: PORT×1, STBD×1',
  ],
  [
    'Otranto',
    'AMC',
    19,
    'L',
    1914,
    '0/0/0',
    '5/5/5',
    '4-3-4 3-2-3 1-2-1',
    '0/0/0',
    '0/0/0',
    '4.7"/40: PORT[1]×4, STBD[1]×4; 1-2',
    'none',
  ],
]

/** The table's names of guns and torpedoes are the beginnings of ours; its casemate gun says the elevation as well. */
const gunName = (label: string): string =>
  label.split(' ')[0]! + (label.endsWith(', casemate') ? ' (casemate, 15°)' : '')
const torpedoName = (label: string): string => label.split(' ')[0]!.replace('"', 'in')

/** A card as a line of that table. */
function lineOf(name: string): (string | number)[] {
  const { type, points, size, year, armor, rows, guns, torpedoes } = cardOf(name)
  return [
    name,
    type,
    points,
    size,
    year,
    `${armor.belt}/${armor.end}/${armor.deck}`,
    rows.map(({ boxes }) => boxes).join('/'),
    rows.map(({ speed }) => speed.join('-')).join(' '),
    rows.map(({ lg }) => lg).join('/'),
    rows.map(({ aa }) => aa).join('/'),
    ...guns.map(({ label, groups, hitOn }) => {
      const where = groups.map(({ arcs, barrels, mounts }) => `${arcs}[${barrels}]×${mounts}`).join(', ')
      return `${gunName(label)}: ${where}; ${[...new Set(hitOn)].join('-')}`
    }),
    torpedoes === null
      ? 'none'
      : `${torpedoName(torpedoes.label)} R${torpedoes.range} D${torpedoes.dmg}: ` +
        torpedoes.groups.map(({ arcs, tubes }) => `${arcs}×${tubes}`).join(', '),
  ]
}

describe('the derived cards', () => {
  test('are fourteen', () => {
    expect(DERIVED.length).toBe(14)
  })

  test.each(DERIVED.map(line => [line[0], line] as const))('GF-10.2-points %s', (name, line) => {
    expect(lineOf(name)).toEqual([...line])
  })

  test('GF-10.2-points Gneisenau has Scharnhorst’s card', () => {
    const { name, ...gneisenau } = cardOf('Gneisenau')
    expect(name).toBe('Gneisenau')
    expect(gneisenau).toEqual({ ...cardOf('Scharnhorst'), name: undefined })
  })

  test.each([
    ['Iron Duke', 245.13],
    ['Derfflinger', 265.19],
    ['Blücher', 126.1],
    ['Graudenz', 42.62],
    ['Rostock', 41.29],
  ])('GF-10.2-points %s before rounding: %f', (name, points) => {
    expect(pointsOf(cardOf(name))).toBeCloseTo(points, 1)
    expect(Math.abs(pointsOf(cardOf(name)) - points)).toBeLessThan(0.0051)
  })

  // The table "Gun results": range, rate of fire, penetration, damage.
  test.each([
    ['Iron Duke', 0, '4/8/12 +0 11/7/4 3'],
    ['Iron Duke', 1, '2/4/7 +1 4/1/0 1'],
    ['Derfflinger', 0, '3/6/10 +0 11/7/4 3'],
    ['Moltke', 0, '3/6/10 +0 10/6/2 2'],
    ['Blücher', 0, '3/6/10 +1 5/2/0 1'],
    ['Scharnhorst', 0, '3/6/9 +1 4/1/0 1'],
    ['Blücher', 1, '2/4/7 +1 4/1/0 1'],
    ['Scharnhorst', 1, '2/4/7 +1 3/0/0 1'],
    ['Graudenz', 0, '2/4/7 +2 1/0/0 1'],
    ['Dresden', 0, '2/4/7 +2 1/0/0 1'],
    ['Good Hope', 0, '2/5/8 +0 9/4/2 2'],
    ['Good Hope', 1, '2/4/6 +1 4/1/0 1'],
    ['Glasgow', 0, '2/4/7 +1 4/1/0 1'],
    ['Glasgow', 1, '2/4/6 +2 1/0/0 1'],
    ['Otranto', 0, '1/3/5 +1 2/0/0 1'],
  ])('GF-10.5-pen %s, line %i: %s', (name, line, values) => {
    const { range, rof, pen, dmg } = cardOf(name).guns[line]!
    expect(`${range.join('/')} +${rof} ${pen.join('/')} ${dmg}`).toBe(values)
  })
})

test('GF-10.2-points Iron Duke’s whole card is the printed one', () => {
  const found = GRAND_FLEETS.card(factsOf('Iron Duke'), 'Iron Duke').card
  expect(found).toEqual({
    ...PRINTED_IRON_DUKE,
    // the library names ships without the service's prefix and classes in ordinary letters
    name: 'Iron Duke',
    className: 'Iron Duke',
    // the record has neither notes nor length; the length is the encyclopaedia's 622 ft 9 in, "623" in the book
    notes: '',
    lengthFt: 622.75,
  })
})

test('GF-10.2-points other values that the book states: Moltke’s belt 12 and size L, Tiger’s guns 4/8/12', () => {
  expect(cardOf('Moltke')).toMatchObject({ armor: { belt: 12 }, size: 'L' })
  expect(cardOf('Tiger').guns[0]).toMatchObject({ range: [4, 8, 12] })
})

test('GF-1.24-size a destroyer is very small', () => {
  expect(cardOf('W class')).toMatchObject({ size: 'VS', type: 'DD' })
})

describe('flotilla craft, worked out by hand', () => {
  const SPEED = '7-6-7 5-4-5 3-2-3'
  test('GF-10.2-points Nestor: guns 10 × 1 × 5 × 17, tubes 2 × 16 × 5 × 5; √(1650 × 3 × 21 × 6) / 55.6 = 14.20', () => {
    expect(lineOf('Nestor')).toEqual([
      ...['Nestor', 'DD', 14, 'VS', 1914, '0/0/0', '1/1/1', SPEED, '0/0/0', '0/0/0'],
      ...['4"/40: ABCD[1]×1, CD[1]×1, CDEF[1]×1; 1', '21in R5 D5: PORT+STBD×2, PORT+STBD×2'],
    ])
  })
  test('GF-10.2-points V27, of light guns alone: 240, tubes 2 × 20 × 5 × 5; √(1240 × 3 × 21 × 6) / 55.6 = 12.31', () => {
    expect(lineOf('V27')).toEqual([
      ...['V27', 'TB', 12, 'VS', 1914, '0/0/0', '1/1/1', SPEED, '1/1/0', '0/0/0'],
      '50cm R5 D5: PORT×1, STBD×1, PORT+STBD×2, PORT+STBD×2',
    ])
  })
})

describe('GF-R50 the facts that were put in', () => {
  /** Long tons, knots, belt, bow, stern, deck in inches, light guns in hundredths of a rating, high-angle guns. */
  test.each([
    ['Iron Duke', 25_000, 21.25, 12, 6, 4, 2.5, 4 * 15 + 2 * 30, 2],
    ['Derfflinger', 26_180, 26.5, 11.81, 4.72, 3.94, 3.15, 4 * 30, 4],
    ['Moltke', 22_616, 25.5, 10.63, 3.94, 3.94, 1.97, 12 * 30, 0],
    ['Blücher', 15_592, 24.5, 7.09, 3.15, 3.15, 2.76, 16 * 30, 0],
    ['Graudenz', 4_834, 27.5, 2.36, 0.71, 0, 2.36, 0, 0],
    ['Rostock', 4_823, 28.5, 2.36, 0.71, 0, 2.36, 0, 0],
    ['Scharnhorst', 11_433, 22.5, 5.91, 3.15, 3.15, 2.36, 18 * 30, 0],
    ['Leipzig', 3_226, 22, 0, 0, 0, 3.15, 10 * 15, 0],
    ['Dresden', 3_606, 24, 0, 0, 0, 3.15, 8 * 15, 0],
    ['Nürnberg', 3_414, 23, 0, 0, 0, 3.15, 8 * 15, 0],
    ['Good Hope', 14_150, 23, 6, 3, 0, 2.5, 12 * 30 + 3 * 15, 0],
    ['Monmouth', 9_800, 23, 4, 2, 0, 2, 10 * 30 + 3 * 15, 0],
    ['Glasgow', 4_800, 25, 0, 0, 0, 2, 4 * 15, 0],
    ['Otranto', 12_124, 18, 0, 0, 0, 0, 0, 0],
  ])('GF-R50 %s', (name, tons, knots, belt, bow, stern, deck, lightGuns, highAngle) => {
    const { normalTons, knots: speed, armour, lightGuns: guns } = factsOf(name)
    const inches = [armour.beltInches, armour.bowInches, armour.sternInches, armour.deckInches]
    expect([normalTons.value, speed.value]).toEqual([tons, knots])
    expect(inches.map(known => known?.value ?? 0)).toEqual([belt, bow, stern, deck])
    const weight = (bore: number): number => (bore >= 57 ? 30 : bore >= 37 ? 15 : 0)
    expect(guns.reduce((sum, { boreMillimetres, guns: count }) => sum + count * weight(boreMillimetres), 0)).toBe(
      lightGuns,
    )
    expect(guns.reduce((sum, each) => sum + each.highAngle, 0)).toBe(highAngle)
  })

  test.each([
    ['Iron Duke', 10_750, 400],
    ['Derfflinger', 10_170, 430],
    ['Blücher', 3_830, 270],
    ['Good Hope', 4_000, 200],
    ['Monmouth', 4_000, 200],
    ['Glasgow', 6_000, 320],
  ])('GF-R50 %s’s torpedoes: %i yards, %i pounds', (name, yards, pounds) => {
    const torpedo = factsOf(name).torpedoes!.torpedo
    expect([torpedo.rangeYards.value, torpedo.warheadPounds?.value]).toEqual([yards, pounds])
  })

  test('GF-10.2-tons metric tons × 0.98421, and gross register tons for a merchantman', () => {
    // Graudenz 4,912 t and Moltke 22,979 t by the encyclopaedia
    expect(factsOf('Graudenz').normalTons.value).toBe(Math.round(4_912 * 0.98421))
    expect(factsOf('Moltke').normalTons.value).toBe(Math.round(22_979 * 0.98421))
    expect(factsOf('Otranto').normalTons).toMatchObject({ value: 12_124, note: 'gross register tons' })
  })
})
