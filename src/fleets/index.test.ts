import { describe, expect, it } from 'vitest'
import type { FactPlace, Figure, Known, Nation, ShipFacts } from '#kernel/facts/index.ts'
import { feet, figure, from, inches, longTons } from './figure.ts'
import { AIRCRAFT, aircraftNamed, displayNames, SHIPS, shipNamed } from './index.ts'
import { NameRegister } from './names.ts'
import { SOURCES } from './sources.ts'

/** Whatever in a record names a source: figures, batteries, light guns, torpedo armament. */
function readings(value: unknown, found: { source: string; confidence: string }[] = []): typeof found {
  if (typeof value !== 'object' || value === null) return found
  if ('source' in value && typeof value.source === 'string' && 'confidence' in value) {
    found.push({ source: value.source, confidence: String(value.confidence) })
  }
  for (const inner of Object.values(value)) readings(inner, found)
  return found
}

function named(name: string): { facts: ShipFacts; ship: string } {
  const found = shipNamed(name)
  if ('unknown' in found) throw new Error(`${name} not found; near: ${found.near.join(', ')}`)
  return found
}

function nearTo(name: string, register?: NameRegister): readonly string[] {
  const found = register ? register.find(name) : shipNamed(name)
  if (!('unknown' in found)) throw new Error(`${name} found as ${found.ship}`)
  return found.near
}

const readFrom = [...SHIPS, ...AIRCRAFT]
const guns = new Set(SHIPS.flatMap(facts => facts.batteries.map(battery => battery.gun)))
const torpedoes = new Set(SHIPS.flatMap(facts => (facts.torpedoes ? [facts.torpedoes.torpedo] : [])))

describe('sources', () => {
  it('are all named in the list', () => {
    const unnamed = readFrom
      .flatMap(facts => readings(facts))
      .filter(reading => !Object.hasOwn(SOURCES, reading.source))
    expect(unnamed).toEqual([])
  })

  it('are all used', () => {
    const used = new Set(readFrom.flatMap(facts => readings(facts)).map(reading => reading.source))
    expect(Object.keys(SOURCES).filter(id => !used.has(id))).toEqual([])
  })

  it('never lend certainty to a recollection', () => {
    const sure = readFrom
      .flatMap(facts => readings(facts))
      .filter(({ source, confidence }) => source.startsWith('standard-') && confidence === 'high')
    expect(sure).toEqual([])
  })
})

describe('the shorthand for figures', () => {
  it('carries source, confidence and a note only where there is one', () => {
    const f = figure('wiki-tiger', 'high')
    expect(f(28)).toEqual({ value: 28, source: 'wiki-tiger', confidence: 'high' })
    expect(Object.hasOwn(f(28), 'note')).toBe(false)
    expect(f(28, 'designed').note).toBe('designed')
    expect(from('wiki-tiger', 'low')).toEqual({ source: 'wiki-tiger', confidence: 'low' })
  })

  it('turns metric measures into the units of the facts', () => {
    expect(inches(270)).toBe(10.63)
    expect(inches(18)).toBe(0.71)
    expect(longTons(22979)).toBe(22616)
    expect(feet(186.6)).toBe(612.2)
  })
})

describe.each(SHIPS.map(facts => ({ name: facts.className, facts })))('$name', ({ facts }) => {
  const within = (known: Known, low: number, high: number) => {
    if (known === null) return
    expect(known.value).toBeGreaterThanOrEqual(low)
    expect(known.value).toBeLessThanOrEqual(high)
  }

  it('has a hull of sane size and speed', () => {
    within(facts.year, 1850, 1950)
    within(facts.rebuiltYear, facts.year.value, 1950)
    const least = facts.kind === 'motor torpedo boat' ? 10 : 200
    within(facts.normalTons, least, 75000)
    within(facts.standardTons, least, facts.normalTons.value)
    within(facts.fullTons, facts.normalTons.value, facts.normalTons.value * 1.5)
    within(facts.lengthFeet, least === 10 ? 40 : 150, 900)
    within(facts.beamFeet, facts.lengthFeet.value / 12, facts.lengthFeet.value / (least === 10 ? 3 : 5))
    within(facts.knots, 10, 40)
    // a merchantman has few hands, whoever sails in a boat sits close
    const fewest = facts.kind === 'merchant' ? 250 : 60
    within(facts.crew, facts.normalTons.value / fewest, facts.normalTons.value / (least === 10 ? 2 : 7.5))
  })

  it('floats: its tons fit its length and its beam', () => {
    const { kind, normalTons, lengthFeet, beamFeet } = facts
    // gross tons are of room, not of weight; a boat that skims draws hardly any water
    if (beamFeet === null || kind === 'merchant' || kind === 'motor torpedo boat') return
    const cubicFeet = 35 * normalTons.value
    const share = cubicFeet / (lengthFeet.value * beamFeet.value ** 2)
    expect(share).toBeGreaterThan(0.115)
    // a boat fills her hull; the ships of before 1905 were full and deep
    expect(share).toBeLessThan(kind === 'submarine' ? 0.3 : facts.year.value < 1905 ? 0.23 : 0.21)
  })

  it('has what came with later years in sane numbers, and only then', () => {
    const since = facts.rebuiltYear?.value ?? facts.year.value
    within(facts.starShell ?? null, 1916, 1945)
    for (const known of [facts.radar?.search ?? null, facts.radar?.gunnery ?? null]) within(known, 1936, 1945)
    within(facts.aeroplanes ?? null, 1, 8)
    within(facts.depthCharges ?? null, 1, 100)
    for (const { gun, dualPurpose } of facts.batteries) {
      if (dualPurpose) expect([gun.boreInches.value < 5.5, since >= 1917]).toEqual([true, true])
    }
    const tubes = facts.torpedoes?.groups.reduce((sum, group) => sum + group.tubes, 0) ?? 0
    within(facts.torpedoes?.reloads ?? null, 1, facts.kind === 'submarine' ? 3 * tubes : tubes)
  })

  it('has armour of sane thickness, nowhere on the side thicker than the belt', () => {
    const { plate, beltInches, bowInches, sternInches, upperBeltInches, deckInches, ...rest } = facts.armour
    const belt = beltInches?.value ?? 0
    within(beltInches, 0, plate === 'none' ? 0 : 16.2)
    for (const end of [bowInches, sternInches, upperBeltInches]) within(end, 0, belt)
    within(deckInches, 0, plate === 'none' ? 0 : 9.1)
    within(rest.turretInches, 1, 25.6)
    within(rest.casemateInches, 1, 10)
    within(rest.conningTowerInches, 1, 19.7)
    within(rest.torpedoBulkheadInches, 0, 3)
  })

  it('names its ships once each, in alphabetical order, none older than the class', () => {
    const names = facts.ships.map(ship => ship.name)
    expect(new Set(names).size).toBe(names.length)
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en')))
    expect(Math.min(...facts.ships.map(ship => ship.commissioned))).toBe(facts.year.value)
  })

  it('has one main battery, the largest bore first, of whole mounts', () => {
    expect(facts.batteries.map(battery => battery.role)).toEqual(
      ['main', 'secondary', 'tertiary'].slice(0, facts.batteries.length),
    )
    const bores = facts.batteries.map(battery => battery.gun.boreInches.value)
    expect(bores).toEqual(bores.toSorted((a, b) => b - a))
    for (const { groups } of facts.batteries) {
      for (const { mounts, barrels } of groups) {
        expect(Number.isInteger(mounts) && mounts > 0).toBe(true)
        expect([1, 2, 3, 4]).toContain(barrels)
      }
    }
    for (const light of facts.lightGuns) {
      expect(light.boreMillimetres).toBeLessThan(100)
      expect(light.guns).toBeGreaterThan(0)
      expect(light.highAngle).toBeLessThanOrEqual(light.guns)
    }
  })

  it('carries to port what it carries to starboard', () => {
    const count = (side: 'port' | 'starboard', groups: readonly { place: FactPlace; size: string }[]) =>
      groups
        .filter(group => group.place.endsWith(` ${side}`))
        .map(group => `${group.place.slice(0, -side.length)}${group.size}`)
        .toSorted()
    for (const { groups } of facts.batteries) {
      const sized = groups.map(({ place, mounts, barrels, housing }) => ({
        place,
        size: `${mounts} × ${barrels} ${housing}`,
      }))
      expect(count('port', sized)).toEqual(count('starboard', sized))
    }
    const tubes = (facts.torpedoes?.groups ?? []).map(({ place, tubes: n }) => ({ place, size: String(n) }))
    expect(count('port', tubes)).toEqual(count('starboard', tubes))
  })
})

describe('a broadside', () => {
  it.each([
    ['Arethusa', 2],
    ['Birmingham', 5],
    ['Bismarck', 8],
    ['Exeter', 6],
    ['Fletcher', 5],
    ['Fubuki', 6],
    ['Graf Spee', 6],
    ['Haruna (1937)', 8],
    ['Hood', 8],
    ['Iron Duke', 10],
    ['Kolberg', 6],
    ['Leander', 8],
    ['Nestor', 3],
    ['Prince of Wales', 10],
    ['Queen Mary', 8],
    ['Southampton', 5],
    ['Stralsund', 6],
    ['Washington', 9],
    ['Yamato', 9],
  ])('of %s is %i guns of the main battery', (name, barrels) => {
    const groups = named(name).facts.batteries[0]?.groups ?? []
    const bearing = groups.filter(({ place }) => !place.endsWith(' starboard'))
    expect(bearing.reduce((sum, group) => sum + group.mounts * group.barrels, 0)).toBe(barrels)
  })

  it('of a later gun of the same bore reaches farther', () => {
    const yards = (name: string) => named(name).facts.batteries[0]?.gun.rangeYards.value ?? 0
    expect(yards('Kongō (1937)')).toBeGreaterThan(yards('Kongō (1913)'))
    expect(yards('Hood')).toBeGreaterThan(yards('Warspite (1915)'))
    expect(yards('Graf Spee')).toBeGreaterThan(yards('Moltke'))
  })
})

describe('guns and torpedoes', () => {
  it('have an identity each', () => {
    expect(new Set([...guns].map(gun => gun.id)).size).toBe(guns.size)
    expect(new Set([...torpedoes].map(torpedo => torpedo.id)).size).toBe(torpedoes.size)
    expect(new Set(SHIPS.map(facts => facts.className)).size).toBe(SHIPS.length)
  })

  it.each([...guns].map(gun => ({ id: gun.id, gun })))('$id shoots like a gun', ({ gun }) => {
    const between = (f: Figure, low: number, high: number) => {
      expect(f.value).toBeGreaterThanOrEqual(low)
      expect(f.value).toBeLessThanOrEqual(high)
    }
    between(gun.boreInches, 3.93, 18.2)
    // A shell weighs between a third and seven tenths of the bore cubed.
    between(gun.shellPounds, gun.boreInches.value ** 3 * 0.33, gun.boreInches.value ** 3 * 0.7)
    between(gun.muzzleFps, 1500, 3200)
    between(gun.rangeYards, 7000, 46000)
    between(gun.roundsPerMinute, 0.5, 20)
  })

  it.each([...torpedoes].map(torpedo => ({ id: torpedo.id, torpedo })))('$id runs like a torpedo', ({ torpedo }) => {
    expect(torpedo.boreInches.value).toBeGreaterThanOrEqual(14)
    expect(torpedo.boreInches.value).toBeLessThanOrEqual(24)
    expect(torpedo.rangeYards.value).toBeGreaterThan(500)
    expect(torpedo.warheadPounds?.value ?? 300).toBeGreaterThan(100)
  })
})

describe('shipNamed', () => {
  it('finds a ship by her own name', () => {
    expect(named('Good Hope').facts.className).toBe('Drake')
    expect(named('Leipzig').facts.className).toBe('Bremen')
    expect(named('Nürnberg')).toMatchObject({ ship: 'Nürnberg', facts: { className: 'Königsberg (1905)' } })
    expect(named('Wolfhound').facts.className).toBe('W class')
    expect(named('SMS V27').facts.className).toBe('V25')
    expect(named('HMS Nestor').facts.className).toBe('Admiralty M class')
  })

  it('minds neither case, accents, hyphens nor the prefix of the service', () => {
    expect(named('blucher').ship).toBe('Blücher')
    expect(named('BLUECHER').ship).toBe('Blücher')
    expect(named('  hms iron   duke ').ship).toBe('Iron Duke')
    expect(named('SMS Lützow').ship).toBe('Lützow')
    expect(named('kongo (1913)').ship).toBe('Kongō')
    expect(named('KMS Bismarck').ship).toBe('Bismarck')
    expect(named('HMNZS Achilles').facts.className).toBe('Leander')
    expect(named("o'bannon").facts.className).toBe('Fletcher')
    expect(named('schleswig holstein').ship).toBe('Schleswig-Holstein')
    expect(named('Friedrich der Große').ship).toBe('Friedrich der Grosse')
  })

  it('does without an admiral’s rank', () => {
    for (const name of ['Graf Spee', 'Admiral Graf Spee', 'admiral graf spee (1936)']) {
      expect(named(name)).toMatchObject({ ship: 'Admiral Graf Spee', facts: { className: 'Deutschland (1931)' } })
    }
    expect(named('Scheer').ship).toBe('Admiral Scheer')
    expect(nearTo('Admiral')).toContain('Admiral Scheer')
  })

  it('finds a class by its name, and calls it so where no ship bears it', () => {
    expect(named('W class')).toMatchObject({ ship: 'W class', facts: { kind: 'destroyer' } })
    expect(named('w-class').ship).toBe('W class')
    expect(named('Drake class').ship).toBe('Drake')
    expect(named('Königsberg (1905)').ship).toBe('Königsberg')
  })

  it('takes a year in brackets, of the class or of commissioning, and does without while it can', () => {
    expect(named('Scharnhorst (1906)').ship).toBe('Scharnhorst')
    expect(named('deutschland (1904)').facts.year.value).toBe(1906)
    expect(named('Gneisenau (1908)').ship).toBe('Gneisenau')
    expect(named('Deutschland').facts.className).toBe('Deutschland (1904)')
    expect(named('Deutschland (1931)').facts.kind).toBe('heavy cruiser')
    expect(named('King George V')).toEqual(named('King George V (1940)'))
    expect(nearTo('Scharnhorst (1920)')).toEqual(['Scharnhorst (1906)', 'Scharnhorst (1936)'])
  })

  it('offers the nearest names for one it does not know', () => {
    expect(nearTo('Irn Duke')[0]).toBe('Iron Duke')
    expect(nearTo('Modltke')[0]).toBe('Moltke')
    expect(nearTo('Derflinger')[0]).toBe('Derfflinger')
    expect(nearTo('Good')).toContain('Good Hope')
    expect(nearTo('Yamoto')).toEqual(['Yamato'])
    expect(nearTo('Bounty')).toEqual([])
    expect(nearTo('')).toEqual([])
  })

  it('settles nothing where two ships share a name, and says who they are', () => {
    expect(nearTo('scharnhorst')).toEqual(['Scharnhorst (1906)', 'Scharnhorst (1936)'])
    expect(nearTo('Gneisenau')).toEqual(['Gneisenau (1908)', 'Gneisenau (1938)'])
    expect(nearTo('Warspite')).toEqual(['Warspite (1915)', 'Warspite (1937)'])
    expect(nearTo('HMS Indomitable')).toEqual(['Indomitable (1908)', 'Indomitable (1941)'])
    for (const year of [1926, 1928]) expect(named(`Cornwall (${year})`).facts.className).toBe('Kent (1926)')
    expect(named('Suffolk (1926)').facts.kind).toBe('heavy cruiser')
    const found = shipNamed('Suffolk')
    const kinds = 'several' in found ? found.several?.map(({ facts, ship }) => [ship, facts.kind]) : []
    expect(kinds).toEqual([
      ['Suffolk', 'armoured cruiser'],
      ['Suffolk', 'heavy cruiser'],
    ])
  })

  it('settles it where the year and the nation are known: the latest of that flag by then', () => {
    const by = (name: string, year: number, nation: Nation) => {
      const it = shipNamed(name, { year, nation })
      return 'facts' in it ? it.facts.className : it.near
    }
    expect([1914, 1938, 1939, 1943].map(year => by('Scharnhorst', year, 'DEU'))).toEqual([
      'Scharnhorst (1906)',
      'Scharnhorst (1906)',
      'Scharnhorst (1936)',
      'Scharnhorst (1936)',
    ])
    expect([1916, 1941].map(year => by('Warspite', year, 'GBR'))).toEqual(['Queen Elizabeth', 'Queen Elizabeth (1937)'])
    expect([1916, 1942].map(year => by('Kirishima', year, 'JAP'))).toEqual(['Kongō', 'Kongō (1937)'])
    expect([1915, 1942].map(year => by('Indomitable', year, 'GBR'))).toEqual(['Invincible', 'Illustrious'])
    // of a flag under which nobody bore the name, all count; before any of them sailed, nothing is settled
    expect(by('Warspite', 1941, 'FRA')).toBe('Queen Elizabeth (1937)')
    expect(by('Gneisenau', 1900, 'DEU')).toEqual(['Gneisenau (1908)', 'Gneisenau (1938)'])
    // a year in brackets says it already
    expect(by('Gneisenau (1938)', 1914, 'DEU')).toBe('Scharnhorst (1936)')
    expect(by('Good Hope', 1914, 'GBR')).toBe('Drake')
  })
})

describe('a rebuilt class', () => {
  const asBuilt = SHIPS.find(({ className }) => className === 'Tiger')!
  const rebuilt: ShipFacts = {
    ...asBuilt,
    className: 'Tiger (1937)',
    ships: [
      { name: 'Leopard', commissioned: 1916 },
      { name: 'Tiger', commissioned: 1914 },
    ],
    rebuiltYear: { ...asBuilt.year, value: 1937 },
  }
  const both = new NameRegister([
    asBuilt,
    { ...asBuilt, className: 'Leopard', ships: rebuilt.ships.slice(0, 1) },
    rebuilt,
  ])

  it('shares its names with the class as built: each takes its own year', () => {
    expect(nearTo('Tiger', both)).toEqual(['Tiger (1914)', 'Tiger (1937)'])
    expect(nearTo('leopard', both)).toEqual(['Leopard (1916)', 'Leopard (1937)'])
    expect(both.displayNames()).toEqual(['Leopard (1916)', 'Leopard (1937)', 'Tiger (1914)', 'Tiger (1937)'])
  })

  it('is of the year of its rebuilding, not of its commissioning', () => {
    expect(both.find('Tiger (1914)')).toEqual({ facts: asBuilt, ship: 'Tiger' })
    expect(both.find('Tiger (1937)')).toEqual({ facts: rebuilt, ship: 'Tiger' })
    expect(both.find('Leopard (1937)')).toEqual({ facts: rebuilt, ship: 'Leopard' })
  })
})

describe('the Kongōs', () => {
  it('are two records of the same ships, each found by its year', () => {
    expect(nearTo('Kongō')).toEqual(['Kongō (1913)', 'Kongō (1937)'])
    expect(nearTo('haruna')).toEqual(['Haruna (1915)', 'Haruna (1937)'])
    expect(named('Kongō (1913)').facts).toMatchObject({ className: 'Kongō', kind: 'battlecruiser' })
    expect(named('Kongō (1937)').facts).toMatchObject({ className: 'Kongō (1937)', kind: 'battleship' })
    expect(named('Kirishima (1937)').facts.knots.value).toBeGreaterThan(named('Kirishima (1915)').facts.knots.value)
    const names = (name: string) => named(name).facts.ships.map(ship => ship.name)
    expect(names('Kongō (1937)')).toEqual(names('Kongō (1913)'))
  })
})

describe('displayNames', () => {
  it('lists every ship once, by a name that finds her again', () => {
    const names = displayNames()
    expect(names.length).toBe(SHIPS.reduce((sum, facts) => sum + facts.ships.length, 0))
    expect(new Set(names).size).toBe(names.length)
    for (const name of names) expect(named(name).ship).toBe(name.replace(/ \(\d{4}\)$/, ''))
    expect(new Set(names.map(name => named(name).facts)).size).toBe(SHIPS.length)
    expect(names).toContain('Scharnhorst (1906)')
    expect(names).toContain('Good Hope')
  })
})

describe.each(AIRCRAFT.map(facts => ({ name: facts.name, facts })))('$name', ({ facts }) => {
  it('flies like an aircraft of its time', () => {
    const between = (known: Known, low: number, high: number) => {
      if (known === null) return
      expect(known.value).toBeGreaterThanOrEqual(low)
      expect(known.value).toBeLessThanOrEqual(high)
    }
    between(facts.year, 1914, 1945)
    between(facts.knots, 60, 450)
    between(facts.crew, 1, 12)
    between(facts.rangeMiles, 150, 4000)
    between(facts.bombPounds, 100, 10_000)
    between(facts.cannon, 0, 4)
    expect(facts.engines >= 1 && facts.engines <= 4).toBe(true)
    expect(facts.roles.length).toBeGreaterThan(0)
    if (facts.torpedo) expect(facts.roles).toContain('torpedo bomber')
  })
})

describe('aircraftNamed', () => {
  it('finds a type by any of its names, and offers the nearest', () => {
    for (const name of ['Zero', 'zeke', 'A6M', 'mitsubishi a6m2'])
      expect(aircraftNamed(name)).toMatchObject({ name: 'Zero', nation: 'JAP' })
    expect(aircraftNamed('Fw 190')).toMatchObject({ nation: 'DEU' })
    expect(aircraftNamed('SM.79')).toMatchObject({ name: 'Sparviero' })
    expect(aircraftNamed('Mustng')).toEqual({ unknown: 'Mustng', near: ['Mustang'] })
    expect(new Set(AIRCRAFT.map(({ name }) => name)).size).toBe(AIRCRAFT.length)
  })
})
