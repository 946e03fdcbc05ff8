import { describe, expect, test } from 'vitest'
import { AIRCRAFT, aircraftNamed, shipNamed as libraryHas, SHIPS } from '#fleets/index.ts'
import { ruleAt } from '#kernel/book/index.ts'
import type { Figure, ShipFacts, ShipKind } from '#kernel/facts/index.ts'
import { covers } from '#kernel/ruleset/index.ts'
import { FIREPOWER } from '#rulesets/firepower/index.ts'
import { found as shipNamed } from '../conformance/kept.ts'

function factsOf(name: string): ShipFacts {
  const found = shipNamed(name)
  if ('unknown' in found) throw new Error(`no ship ${name}`)
  return found.facts
}
function cardOf(name: string) {
  const found = shipNamed(name)
  if ('unknown' in found) throw new Error(`no ship ${name}`)
  return FIREPOWER.card(found.facts, found.ship).card
}

const figure = (value: number): Figure => ({ value, source: 'test', confidence: 'low' })
const signed = ({ class: of, grade }: { class: string; grade: number }): string =>
  `${of}${grade > 0 ? '+' : '-'.repeat(-grade)}`

/** Facts of a ship that the library may not have: only what the conversion reads. */
interface Sketch {
  readonly kind: ShipKind
  readonly year: number
  readonly tons: number
  readonly bore: number
  readonly guns: number
  readonly belt: number | null
  readonly knots?: number
  readonly oxygen?: true
}
function sketched({ kind, year, tons, bore, guns, belt, knots = 30, oxygen }: Sketch): ShipFacts {
  const base = factsOf('Iron Duke')
  const main = base.batteries[0]!
  const torpedoes = base.torpedoes!
  return {
    ...base,
    className: 'Sketch',
    kind,
    ships: [{ name: 'Sketch', commissioned: year }],
    year: figure(year),
    normalTons: figure(tons + 2000),
    standardTons: figure(tons),
    knots: figure(knots),
    armour: { ...base.armour, beltInches: belt === null ? null : figure(belt) },
    batteries: [
      {
        ...main,
        gun: { ...main.gun, boreInches: figure(bore) },
        groups: [{ place: 'forward', mounts: guns, barrels: 1, housing: 'turret' }],
      },
    ],
    torpedoes: { ...torpedoes, torpedo: { ...torpedoes.torpedo, ...(oxygen && { oxygen }) } },
  }
}
const carded = (of: Sketch) => FIREPOWER.card(sketched(of), 'Sketch').card

describe('classes and grades', () => {
  // Matrix 13's own examples: kind, year of the class, standard tons, bore, guns, belt.
  const named: readonly [string, Sketch, string, number][] = [
    ['Yamato', { kind: 'battleship', year: 1941, tons: 64_000, bore: 18.1, guns: 9, belt: 16.1 }, 'SB', 30],
    ['Washington', { kind: 'battleship', year: 1941, tons: 36_600, bore: 16, guns: 9, belt: 12 }, 'BB+', 25],
    ['South Dakota', { kind: 'battleship', year: 1942, tons: 35_000, bore: 16, guns: 9, belt: 12.2 }, 'BB+', 25],
    ['King George V', { kind: 'battleship', year: 1940, tons: 36_727, bore: 14, guns: 10, belt: 14.7 }, 'BB+', 25],
    ['Nagato', { kind: 'battleship', year: 1920, tons: 32_720, bore: 16.1, guns: 8, belt: 12 }, 'BB', 20],
    ['Bismarck', { kind: 'battleship', year: 1940, tons: 41_700, bore: 15, guns: 8, belt: 12.6 }, 'BB', 20],
    ['Rodney', { kind: 'battleship', year: 1927, tons: 33_900, bore: 16, guns: 9, belt: 14 }, 'BB', 20],
    ['Ise and Hyūga', { kind: 'battleship', year: 1917, tons: 29_990, bore: 14, guns: 12, belt: 11.8 }, 'BB-', 15],
    ['Kirishima, rebuilt', { kind: 'battleship', year: 1913, tons: 31_648, bore: 14, guns: 8, belt: 8 }, 'BB-', 15],
    [
      'Scharnhorst of 1939',
      { kind: 'battleship', year: 1939, tons: 31_500, bore: 11.1, guns: 9, belt: 13.8 },
      'BC+',
      12,
    ],
    [
      'Gneisenau, as battlecruiser',
      { kind: 'battlecruiser', year: 1938, tons: 31_500, bore: 11.1, guns: 9, belt: 13.8 },
      'BC+',
      12,
    ],
    ['Hood', { kind: 'battlecruiser', year: 1920, tons: 41_200, bore: 15, guns: 8, belt: 12 }, 'BC', 10],
    ['Invincible', { kind: 'battlecruiser', year: 1908, tons: 17_250, bore: 12, guns: 8, belt: 6 }, 'BC', 10],
    ['Repulse', { kind: 'battlecruiser', year: 1916, tons: 32_000, bore: 15, guns: 6, belt: 6 }, 'BC-', 8],
    [
      'Renown, with nine inches',
      { kind: 'battlecruiser', year: 1916, tons: 32_000, bore: 15, guns: 6, belt: 9 },
      'BC-',
      8,
    ],
    ['Graf Spee', { kind: 'heavy cruiser', year: 1934, tons: 12_340, bore: 11.1, guns: 6, belt: 3.15 }, 'BC--', 7],
    ['Tone', { kind: 'heavy cruiser', year: 1938, tons: 11_213, bore: 8, guns: 8, belt: 5.7, oxygen: true }, 'CA+', 6],
    ['Chōkai', { kind: 'heavy cruiser', year: 1932, tons: 9850, bore: 8, guns: 10, belt: 5, oxygen: true }, 'CA+', 6],
    ['Indianapolis', { kind: 'heavy cruiser', year: 1932, tons: 9800, bore: 8, guns: 9, belt: 2.25 }, 'CA', 5],
    ['Suffolk and Cornwall', { kind: 'heavy cruiser', year: 1928, tons: 9750, bore: 8, guns: 8, belt: 1 }, 'CA', 5],
    ['Hipper', { kind: 'heavy cruiser', year: 1939, tons: 14_050, bore: 8, guns: 8, belt: 3.15 }, 'CA-', 4],
    ['Prinz Eugen', { kind: 'heavy cruiser', year: 1940, tons: 16_970, bore: 8, guns: 8, belt: 3.15 }, 'CA-', 4],
    ['Noshiro', { kind: 'light cruiser', year: 1943, tons: 6652, bore: 6, guns: 6, belt: 2.4, oxygen: true }, 'CL', 3],
    ['Ajax', { kind: 'light cruiser', year: 1935, tons: 7270, bore: 6, guns: 8, belt: 4 }, 'CL', 3],
    ['Fletcher', { kind: 'destroyer', year: 1942, tons: 2050, bore: 5, guns: 5, belt: 0, knots: 36.5 }, 'DD', 1],
    ['Fubuki', { kind: 'destroyer', year: 1928, tons: 1750, bore: 5, guns: 6, belt: 0, knots: 38 }, 'DD', 1],
    ['Cossack', { kind: 'destroyer', year: 1938, tons: 1870, bore: 4.7, guns: 8, belt: 0, knots: 36 }, 'DD', 1],
    ['Narvik class', { kind: 'destroyer', year: 1940, tons: 2600, bore: 5.9, guns: 5, belt: 0, knots: 37 }, 'DD', 1],
  ]
  test.each(named)('Matrix 13: %s', (_name, facts, of, points) => {
    const card = carded(facts)
    expect([signed(card), card.points]).toEqual([of, points])
  })

  test('FP-H3-grade the examples of Matrix 13 that the library has: Warspite BB-, Indefatigable BC', () => {
    expect(signed(cardOf('Warspite'))).toBe('BB-')
    expect(signed(cardOf('Indefatigable'))).toBe('BC')
  })

  test('FP-H3-grade an unknown belt costs no sign', () => {
    expect(signed(carded({ kind: 'battlecruiser', year: 1920, tons: 30_000, bore: 15, guns: 8, belt: null }))).toBe(
      'BC',
    )
  })

  test('FP-H2-class every class of the library', () => {
    const classes = Object.fromEntries(
      ['Iron Duke', 'Kaiser', 'König', 'Queen Elizabeth', 'Deutschland (1904)', 'Lion', 'Derfflinger', 'Kongō (1913)']
        .concat(['Blücher', 'Drake', 'Monmouth', 'Scharnhorst (1906)', 'Dresden', 'Bristol', 'Wakeful', 'Otranto'])
        .map(name => [name, 'facts' in shipNamed(name) ? cardOf(name).class : cardOf(name.split(' (')[0]!).class]),
    )
    expect(classes).toEqual({
      'Iron Duke': 'BB',
      Kaiser: 'BB',
      König: 'BB',
      'Queen Elizabeth': 'BB',
      'Deutschland (1904)': 'BB',
      Lion: 'BC',
      Derfflinger: 'BC',
      'Kongō (1913)': 'BC',
      Blücher: 'CA',
      Drake: 'CA',
      Monmouth: 'CA',
      'Scharnhorst (1906)': 'CA',
      Dresden: 'CL',
      Bristol: 'CL',
      Wakeful: 'DD',
      Otranto: 'AKL',
    })
  })

  test('FP-H2-class small and slow destroyers, torpedo boats and merchantmen', () => {
    const of = (kind: ShipKind, year: number, tons: number, knots: number) =>
      carded({ kind, year, tons, bore: 4, guns: 2, belt: 0, knots }).class
    expect([of('destroyer', 1900, 400, 30), of('destroyer', 1912, 800, 27), of('destroyer', 1943, 1200, 24)]).toEqual([
      'DE',
      'DD',
      'DE',
    ])
    expect([of('torpedo boat', 1898, 150, 24), of('torpedo boat', 1915, 900, 33)]).toEqual(['MTB', 'DE'])
    expect([of('armed merchant cruiser', 1914, 8000, 16), of('armed merchant cruiser', 1914, 12_000, 18)]).toEqual([
      'AK',
      'AKL',
    ])
  })
})

describe('every example of Matrix 13, from the facts of the library', () => {
  // where a class is named and no ship, one of hers
  test.each([
    ['Yamato', 'SB', 30],
    ['Musashi', 'SB', 30],
    ['Washington', 'BB+', 25],
    ['South Dakota', 'BB+', 25],
    ['King George V', 'BB+', 25],
    ['Nagato', 'BB', 20],
    ['Bismarck', 'BB', 20],
    ['Rodney', 'BB', 20],
    ['Hyūga', 'BB-', 15],
    ['Ise', 'BB-', 15],
    ['Kirishima (1937)', 'BB-', 15],
    ['Warspite (1915)', 'BB-', 15],
    ['Warspite (1937)', 'BB-', 15],
    ['Scharnhorst (1936)', 'BC+', 12],
    ['Gneisenau (1938)', 'BC+', 12],
    ['Hood', 'BC', 10],
    ['Indefatigable', 'BC', 10],
    ['Invincible', 'BC', 10],
    ['Repulse', 'BC-', 8],
    ['Renown', 'BC-', 8],
    ['Deutschland (1931)', 'BC--', 7],
    ['Graf Spee', 'BC--', 7],
    ['Scheer', 'BC--', 7],
    ['Tone', 'CA+', 6],
    ['Chikuma', 'CA+', 6],
    ['Chōkai', 'CA+', 6],
    ['Indianapolis', 'CA', 5],
    ['Cornwall (1926)', 'CA', 5],
    ['Suffolk (1926)', 'CA', 5],
    ['Hipper', 'CA-', 4],
    ['Prinz Eugen', 'CA-', 4],
    ['Noshiro', 'CL', 3],
    ['Ajax', 'CL', 3],
    ['Fletcher', 'DD', 1],
    ['Fubuki', 'DD', 1],
    ['Cossack', 'DD', 1],
    ['Narvik class', 'DD', 1],
    ['Type VIIC', 'SM', 1],
    ['Type B1', 'SM', 1],
    ['Vosper 70 ft', 'MTB', 1],
    ['Shinano', 'CVA', 10],
    ['Kaga', 'CVA', 10],
    ['Akagi', 'CVA', 10],
    ['Shōkaku', 'CV', 7],
    ['Zuikaku', 'CV', 7],
    ['Enterprise', 'CV', 7],
    ['Zuihō', 'CVE', 5],
    ['Languedoc', 'AK', 1],
    ['Beatus', 'AK', 1],
  ])('FP-H2-class FP-H3-grade FP-H7-points %s is %s, %i points', (name, of, points) => {
    const card = cardOf(name)
    expect([signed(card), card.points]).toEqual([of, points])
  })

  test('FP-R120 Shinano is offered as CVA for 10 and as SB for 30, other carriers once', () => {
    const entries = (name: string) => {
      const found = libraryHas(name)
      if ('unknown' in found) throw new Error(name)
      return FIREPOWER.entries!(found.facts, found.ship).map(({ card }) => [card.class, card.points, card.main])
    }
    expect(entries('Shinano')).toEqual([
      ['CVA', 10, 'CL'],
      ['SB', 30, 'SB'],
    ])
    expect(entries('Akagi')).toEqual([['CVA', 10, 'CL']])
  })

  test('FP-H2-class what the examples do not name: an armoured deck, escorts, coast defence ships, early boats', () => {
    const all = ['Illustrious', 'Argus', 'Engadine', 'Bluebell', 'Leith', 'Admiral Ushakov', 'U 35', 'U-99', 'CMB 33A']
    expect(all.map(name => cardOf(name).class)).toEqual(['CVA', 'CVE', 'CVE', 'DE', 'DE', 'CA', 'SM', 'SM', 'MTB'])
  })

  test('FP-H6-torpedoes FP-R96 Long Lance from tubes of ships, not of boats; a boat with reloads has a launch more', () => {
    expect(['Chōkai', 'Noshiro', 'I-19', 'U-99', 'MTB 57'].map(name => cardOf(name).torpedoes)).toEqual([
      { launches: 2, longLance: true },
      { launches: 2, longLance: true },
      { launches: 3, longLance: false },
      { launches: 3, longLance: false },
      { launches: 2, longLance: false },
    ])
  })

  test('FP-H5-equipment radar from the year of the first set: Washington from 1942 at the latest, Warspite not in 1916', () => {
    expect(cardOf('Washington').radar).toBeLessThanOrEqual(1942)
    expect([cardOf('Warspite (1915)').radar, cardOf('Warspite (1937)').radar]).toEqual([null, 1941])
    expect([cardOf('Suffolk (1926)').radar, cardOf('Bluebell').radar, cardOf('Mikasa').radar]).toEqual([
      1940,
      1941,
      null,
    ])
  })

  test('FP-H5-equipment flares where the facts tell of star shell', () => {
    expect(['Washington', 'Exeter', 'Iron Duke', 'Beatus'].map(name => cardOf(name).flares)).toEqual([
      true,
      true,
      false,
      false,
    ])
  })
})

describe('stands of aircraft', () => {
  const stands = (name: string) => {
    const found = aircraftNamed(name)
    if ('unknown' in found) throw new Error(name)
    return FIREPOWER.stands!(found) as ReturnType<NonNullable<typeof FIREPOWER.stands>> as readonly {
      readonly card: { class: string; grade: number; models: number; points: number; plainPoints: number; year: number }
      readonly derivation: readonly { readonly why: number }[]
    }[]
  }
  const first = (name: string) => stands(name)[0]!.card

  test.each([
    ['Zero', 'AS', 3],
    ['Mustang', 'AS', 3],
    ['Black Widow', 'AS', 3],
    ['Fortress', 'HB', 3],
    ['FW 190', 'AS', 3],
    ['Me 109', 'AS', 2],
    ['Hellcat', 'AS', 2],
    ['Avenger', 'TB', 2],
    ['Val', 'FB', 2],
    ['Folgore', 'AS', 1],
    ['Sparviero', 'TB', 1],
  ])('FP-H8-stands FP-R121 Matrix 13: %s is %s at %i points', (name, of, points) => {
    expect([first(name).class, first(name).points, first(name).plainPoints]).toEqual([of, points, 2])
  })

  test('FP-H8-stands a type serves in several classes; kamikazes are Japanese, and of 1944', () => {
    const classes = (name: string) => stands(name).map(({ card }) => card.class)
    expect(classes('Zeke')).toEqual(['AS', 'FB', 'KM'])
    expect(classes('Nell')).toEqual(['TB', 'HB', 'KM'])
    expect(classes('Avenger')).toEqual(['TB', 'FB'])
    expect(classes('Folgore')).toEqual(['AS'])
    expect(stands('Zero').map(({ card }) => card.year)).toEqual([1940, 1940, 1944])
  })

  test('FP-H8-stands five models to a stand, of heavy bombers two with four engines and four with two', () => {
    expect(first('Zero').models).toBe(5)
    expect(first('Fortress').models).toBe(2)
    expect(stands('Betty').map(({ card }) => card.models)).toEqual([5, 4, 5])
  })

  test('every type of the library has a stand, with its derivation', () => {
    for (const facts of AIRCRAFT) {
      expect([facts.name, stands(facts.name).length > 0]).toEqual([facts.name, true])
      for (const { derivation } of stands(facts.name))
        for (const { why } of derivation) expect(ruleAt(FIREPOWER.register, why as never).state).toBe('done')
    }
  })
})

describe('whole cards, worked out by hand', () => {
  test('FP-H4-profile a pre-dreadnought, a cruiser with 6 in guns, a liner, the Graf Spee type, an early dreadnought', () => {
    const profile = ({ main, secondary, armour, aa }: ReturnType<typeof cardOf>) => [main, secondary, armour, aa]
    const named = 'facts' in shipNamed('Deutschland') ? 'Deutschland' : 'Deutschland (1904)'
    expect(profile(cardOf(named))).toEqual(['BC', 'CL', 'BC', 25])
    expect(profile(cardOf('Monmouth'))).toEqual(['CL', 'DE', 'CA', 10])
    expect(profile(cardOf('Otranto'))).toEqual(['DD', null, 'DE', 0])
    const spee = carded({ kind: 'heavy cruiser', year: 1934, tons: 12_340, bore: 11.1, guns: 6, belt: 3.15 })
    expect(profile(spee)).toEqual(['BC', 'CL', 'CA', 10])
    const dreadnought = carded({ kind: 'battleship', year: 1906, tons: 18_000, bore: 12, guns: 10, belt: 11 })
    expect(profile(dreadnought)).toEqual(['BB', 'CL', 'BC', 25])
    const old = carded({ kind: 'armoured cruiser', year: 1897, tons: 8000, bore: 8, guns: 4, belt: 2 })
    expect(profile(old)).toEqual(['CA', 'DE', 'CL', 10])
  })

  test('FP-H7-points a battleship with a BC battery costs what a BC does', () => {
    const named = 'facts' in shipNamed('Deutschland') ? 'Deutschland' : 'Deutschland (1904)'
    expect(cardOf(named)).toMatchObject({ class: 'BB', grade: -1, points: 10, plainPoints: 10 })
    expect(cardOf('Derfflinger')).toMatchObject({ points: 10, plainPoints: 10 })
  })

  test('FP-H6-torpedoes who had tubes launches once, a destroyer twice; a second outfit is one more', () => {
    expect([cardOf('Iron Duke'), cardOf('Wakeful'), cardOf('Otranto')].map(({ torpedoes }) => torpedoes)).toEqual([
      { launches: 1, longLance: false },
      { launches: 2, longLance: false },
      null,
    ])
    const facts = factsOf('Wakeful')
    const reloaded = (reloads: number): ShipFacts => ({
      ...facts,
      torpedoes: { ...facts.torpedoes!, reloads: figure(reloads) },
    })
    const launches = (reloads: number) => FIREPOWER.card(reloaded(reloads), 'Wakeful').card.torpedoes?.launches
    // six tubes
    expect([launches(0), launches(5), launches(6)]).toEqual([2, 2, 3])
    expect(
      carded({ kind: 'destroyer', year: 1939, tons: 2000, bore: 5, guns: 6, belt: 0, oxygen: true }).torpedoes,
    ).toEqual({
      launches: 2,
      longLance: true,
    })
  })

  test('FP-H5-equipment radar since its first set, radio by period, no flares without star shell', () => {
    expect(cardOf('Iron Duke')).toMatchObject({ radio: null, radar: null, flares: false })
    const base = sketched({ kind: 'battleship', year: 1940, tons: 40_000, bore: 15, guns: 8, belt: 12 })
    const radar = (search: number | null, gunnery: number | null) => {
      const known = (year: number | null) => (year === null ? null : figure(year))
      return FIREPOWER.card({ ...base, radar: { search: known(search), gunnery: known(gunnery) } }, 'Sketch').card.radar
    }
    expect([radar(1941, 1943), radar(1942, 1941), radar(null, 1944), radar(null, null)]).toEqual([
      1941, 1941, 1944, 1940,
    ])
  })

  test('Iron Duke, Wakeful and Dresden, every figure', () => {
    expect(cardOf('Iron Duke')).toEqual({
      name: 'Iron Duke',
      className: 'Iron Duke',
      nation: 'GBR',
      year: 1914,
      class: 'BB',
      grade: -1,
      fuel: 'C',
      main: 'BB',
      secondary: 'CL',
      armour: 'BB',
      aa: 25,
      torpedoes: { launches: 1, longLance: false },
      radio: null,
      radar: null,
      flares: false,
      points: 15,
      plainPoints: 20,
      lengthFeet: 622.75,
      notes: '',
    })
    expect(cardOf('Wakeful')).toMatchObject({ class: 'DD', fuel: 'D', main: 'DD', armour: 'DD', aa: 5, points: 1 })
    expect(cardOf('Dresden')).toMatchObject({ class: 'CL', fuel: 'C', main: 'CL', secondary: null, points: 3 })
  })

  test.each(
    SHIPS.flatMap(facts =>
      facts.ships
        .filter(({ name }) => covers(FIREPOWER, facts, name))
        .map(({ name }) => [`${name}, ${facts.className}`, facts, name] as const),
    ),
  )('%s has a card that reads, with its derivation', (_title, facts, name) => {
    const { card, derivation } = FIREPOWER.card(facts, name)
    expect(FIREPOWER.cards.read(card)).toEqual(card)
    expect(FIREPOWER.cards.read(JSON.parse(JSON.stringify(card)))).toEqual(card)
    for (const { why, how } of derivation) {
      expect(ruleAt(FIREPOWER.register, why).state).toBe('done')
      expect(how.length).toBeGreaterThan(1)
    }
    expect(derivation.map(({ what }) => what)).toEqual(
      expect.arrayContaining(['class', 'grade', 'profile', 'period', 'fuel', 'torpedoes', 'radar', 'points']),
    )
  })
})
