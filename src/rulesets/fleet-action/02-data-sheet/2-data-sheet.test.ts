import { describe, expect, test } from 'vitest'
import type { FactPlace, ShipFacts, ShipKind } from '#kernel/facts/index.ts'
import { cardOf, sizeOf } from './2-data-sheet.ts'
import { gunLine } from './2-weapons.ts'
import { BISMARCK_FACTS, BISMARCK_SHEET, J_CLASS_FACTS, J_CLASS_SHEET } from './sheets.fixture.ts'
import { CARD, type Card } from './ship.ts'

const BOTH_BEAMS: Card['torpedoMounts'][number]['arcs'] = [
  [30, 150],
  [210, 330],
]
const figure = (value: number) => ({ value, source: 'test', confidence: 'medium' as const })
const of = (changes: Partial<ShipFacts>, facts: ShipFacts = BISMARCK_FACTS): Card =>
  cardOf({ ...facts, ...changes }, 'Ship').card
const plated = (changes: Partial<ShipFacts['armour']>): Card['armour'] =>
  of({ armour: { ...BISMARCK_FACTS.armour, ...changes } }).armour
/** One mount of a battery at this place. */
const mounted = (place: FactPlace, housing: 'turret' | 'casemate' | 'open' = 'turret', barrels = 1) => {
  const [main] = BISMARCK_FACTS.batteries
  return of({ batteries: [{ ...main!, groups: [{ place, mounts: 1, barrels, housing }] }] }).batteries[0]!.mounts[0]!
}

describe('2 The data sheet from facts', () => {
  test('FA-H3 the battleship of 2.6, all but her Crew Quality', () => {
    // CQ +1 is an illustration: facts give none, and a crew is ordinary until H19 or a scenario says otherwise
    expect(cardOf(BISMARCK_FACTS, 'Bismarck').card).toEqual({ ...BISMARCK_SHEET, CQ: 0 })
  })
  test('FA-H51-torpedoes the destroyer of 2.7, all but her Crew Quality and one thing about her tubes', () => {
    // the sheet gives each quintuple mount one beam; a trainable mount of the library turns to both
    const torpedoMounts = J_CLASS_SHEET.torpedoMounts.map(mount => ({ ...mount, arcs: BOTH_BEAMS }))
    expect(cardOf(J_CLASS_FACTS, 'Javelin').card).toEqual({ ...J_CLASS_SHEET, CQ: 0, torpedoMounts })
    // the nearest of 18, 21 and 24 inches; each fixed tube is a mount of its own
    const line = (inches: number) => {
      const torpedo = { ...J_CLASS_FACTS.torpedoes!.torpedo, boreInches: figure(inches) }
      const groups = [{ place: 'broadside port' as const, tubes: 2, submerged: true }]
      const [mount] = of({ torpedoes: { ...J_CLASS_FACTS.torpedoes!, torpedo, groups } }).torpedoMounts
      return [
        mount!.ip,
        mount!.cv,
        mount!.tubes,
        mount!.count,
        ...mount!.settings.flatMap(({ maxRB, modifier }) => [maxRB, modifier]),
      ]
    }
    expect(line(17.7)).toEqual([4, 8, 1, 2, 1, 1, 2, -1])
    expect(line(19.69)).toEqual([6, 10, 1, 2, 2, 1, 3, -1])
    expect(line(24)).toEqual([8, 12, 1, 2, 4, 1, 5, -1])
  })
  test('both sheets read as they stand', () => {
    expect([CARD.read(BISMARCK_SHEET), CARD.read(J_CLASS_SHEET)]).toEqual([BISMARCK_SHEET, J_CLASS_SHEET])
  })
  test('FA-H2 target size by standard tons', () => {
    const tons = [40_000, 39_999, 25_000, 24_999, 12_000, 11_999, 5_000, 4_999, 2_500, 2_499, 1_000, 999]
    expect(tons.map(sizeOf)).toEqual([3, 2, 2, 1, 1, 0, 0, -1, -1, -2, -2, -3])
  })
  test('FA-H3 Structure, Flotation, teams and steering by tons', () => {
    const hull = (tons: number) => {
      const { S, F, DC, SV } = of({ standardTons: figure(tons) })
      return [S, F, DC, SV]
    }
    expect([hull(41_700), hull(10_000), hull(1_690)]).toEqual([
      [40, 28, 8, 7],
      [15, 11, 3, 4],
      [5, 4, 1, 2],
    ])
    // 1 ton is Structure 1, Flotation 1, one team, steering 2
    expect(hull(1)).toEqual([1, 1, 1, 2])
  })
  test('FA-H4 a gun’s line by its calibre, to the tenth of an inch', () => {
    const line = (inches: number) => {
      const { ip, cv, pen } = gunLine(inches)
      return [ip, cv, ...pen]
    }
    expect(line(2.99)).toEqual([1, 2, 2, 1, null, null, null])
    expect([3.8, 3.94].map(line)).toEqual([line(3), [1, 3, 3, 2, 1, null, null]])
    expect(line(5.06)).toEqual([2, 4, 5, 3, 2, 2, null])
    expect([6.1, 6.2, 8, 8.27].map(line)).toEqual([
      line(5.87),
      line(7.5),
      [3, 5, 9, 6, 5, 4, 3],
      [3, 6, 11, 8, 6, 5, 4],
    ])
    expect([9.94, 9.95].map(line)).toEqual([line(8.1), [4, 7, 15, 12, 10, 8, 6]])
    expect([11.14, 12.01].map(line)).toEqual([line(10), [5, 8, 18, 15, 12, 10, 8]])
    expect([13.5, 14.96, 15.04].map(line)).toEqual([line(14), [6, 9, 22, 18, 15, 12, 10], line(15)])
    expect([15.1, 16.14, 17, 18.1].map(line)).toEqual([
      line(16),
      [7, 10, 26, 22, 18, 15, 13],
      line(18),
      [8, 12, 30, 26, 22, 18, 15],
    ])
  })
  test('FA-H7 inches of modern plate, to the nearest; what nobody knows is none', () => {
    expect(plated({ beltInches: figure(12.5), deckInches: figure(2.49) })).toMatchObject({ belt: 13, deck: 2 })
    expect(plated({ casemateInches: null, conningTowerInches: null })).toMatchObject({ casemate: 0, conningTower: 0 })
  })
  test('FA-H48-plate older plate is worth less', () => {
    const belt = (plate: ShipFacts['armour']['plate']) => plated({ plate, beltInches: figure(10) }).belt
    expect((['late cemented', 'Krupp cemented', 'Harvey', 'compound', 'wrought iron'] as const).map(belt)).toEqual([
      10, 9, 7, 5, 4,
    ])
  })
  test('FA-H44-kinds Fire Control, Spotting Distance and type code by kind', () => {
    const kind = (each: ShipKind) => {
      const { FC, SD, typeCode, isAMC } = of({ kind: each })
      return [FC, SD, typeCode, isAMC]
    }
    expect(kind('battlecruiser')).toEqual([6, 5, 'BC', false])
    expect(kind('pre-dreadnought')).toEqual([6, 5, 'B', false])
    expect(kind('armoured cruiser')).toEqual([5, 4, 'AC', false])
    expect(kind('heavy cruiser')).toEqual([5, 4, 'CA', false])
    expect(kind('light cruiser')).toEqual([4, 4, 'CL', false])
    expect(kind('destroyer')).toEqual([3, 3, 'DD', false])
    expect(kind('torpedo boat')).toEqual([2, 2, 'TB', false])
    expect(kind('armed merchant cruiser')).toEqual([0, 2, 'A MC', true])
  })
  test('FA-H45-tons normal tons for want of standard', () => {
    const { card, derivation } = cardOf({ ...BISMARCK_FACTS, standardTons: null }, 'Ship')
    expect(card.displacement).toBe(45_200)
    expect(derivation[0]!.how).toBe('normal tons; her standard tons are not known')
  })
  test('FA-H46-fittings radar she ever had, for MAIN; up to four aeroplanes; smoke but for merchant cruisers', () => {
    const { radar: _radar, aeroplanes: _aeroplanes, ...bare } = BISMARCK_FACTS
    expect(cardOf(bare, 'Ship').card).toMatchObject({ searchRadar: false, gunneryRadarMain: false, shipPlanes: 0 })
    expect(of({ radar: { search: figure(1942), gunnery: null } })).toMatchObject({
      searchRadar: true,
      gunneryRadarMain: false,
    })
    expect(of({ aeroplanes: figure(7) }).shipPlanes).toBe(4)
    expect(of({ kind: 'armed merchant cruiser' })).toMatchObject({ smoke: false, searchlights: true })
  })
  test('FA-H47-underwater a large ship known to have no torpedo bulkhead', () => {
    const poor = (inches: number | null, tons: number) =>
      of({
        standardTons: figure(tons),
        armour: { ...BISMARCK_FACTS.armour, torpedoBulkheadInches: inches === null ? null : figure(inches) },
      }).poorUnderwaterProtection
    expect([poor(0, 12_000), poor(0, 11_999), poor(1, 12_000), poor(null, 12_000)]).toEqual([true, false, false, false])
  })
  test('FA-H49-mounts an open mount of two guns is shielded; turrets of OTHER guns have the casemates’ plate', () => {
    expect(mounted('forward', 'open', 1)).toMatchObject({ kind: 'open', ac: 0, cvCost: 1 })
    expect(mounted('forward', 'open', 2)).toMatchObject({ kind: 'shielded', ac: 0, cvCost: 2 })
    expect(mounted('forward', 'turret', 3)).toMatchObject({ kind: 'turret', ac: 14, cvCost: 4, guns: 3 })
    expect(mounted('forward', 'casemate')).toMatchObject({ kind: 'casemate', ac: 4, cvCost: 3 })
    expect(cardOf(BISMARCK_FACTS, 'Ship').card.batteries[1]!.mounts[0]!.ac).toBe(4)
  })
  test('FA-H50-light-guns from 76 mm OTHER guns, half on each side and an odd one aft; below that factors', () => {
    const READ = { source: 'test', confidence: 'medium' } as const
    const light = (bore: number, guns: number, highAngle = 0) =>
      of({ batteries: [], lightGuns: [{ boreMillimetres: bore, guns, highAngle, automatic: false, ...READ }] })
    expect(light(88, 5, 1).batteries).toEqual([
      {
        label: '88 mm',
        group: 'OTHER',
        calibre: 3.5,
        ip: 1,
        cv: 2,
        pen: [2, 1, null, null, null],
        radar: false,
        dp: true,
        aaPlus: false,
        mounts: [
          { guns: 1, kind: 'open', ac: 0, cvCost: 1, arcs: [[180, 360]], position: 'mid', count: 2 },
          { guns: 1, kind: 'open', ac: 0, cvCost: 1, arcs: [[0, 180]], position: 'mid', count: 2 },
          { guns: 1, kind: 'open', ac: 0, cvCost: 1, arcs: [[20, 340]], position: 'stern', count: 1 },
        ],
      },
    ])
    expect(light(76, 3, 3)).toMatchObject({ LRF: 2, MRF: 0, CRF: 0 })
    expect([light(75, 8), light(37, 2), light(36, 7)].map(({ MRF, CRF }) => [MRF, CRF])).toEqual([
      [2, 0],
      [0, 0],
      [0, 2],
    ])
  })
  test('FA-H52-arcs where a mount stands is where it can point', () => {
    const arcs = (place: FactPlace) => mounted(place).arcs
    expect([arcs('forward'), arcs('aft')]).toEqual([[[-145, 145]], [[35, 325]]])
    expect(arcs('amidships')).toEqual(BOTH_BEAMS)
    expect([arcs('wing starboard'), arcs('wing port')]).toEqual([[[0, 180]], [[180, 360]]])
    expect(arcs('echelon port')).toEqual([
      [180, 360],
      [60, 120],
    ])
    expect([arcs('forecastle starboard'), arcs('forecastle port')]).toEqual([[[-60, 120]], [[-120, 60]]])
    expect([arcs('quarterdeck starboard'), arcs('quarterdeck port')]).toEqual([[[60, 240]], [[120, 300]]])
    expect([
      mounted('broadside port', 'casemate').arcs,
      mounted('broadside port', 'open').arcs,
      arcs('broadside port'),
    ]).toEqual([[[210, 330]], [[180, 360]], [[225, 360]]])
    expect([mounted('forward', 'open').arcs, mounted('aft', 'open').arcs]).toEqual([[[-150, 150]], [[20, 340]]])
    expect(
      (['forward', 'forecastle port', 'aft', 'quarterdeck port', 'amidships'] as const).map(
        place => mounted(place).position,
      ),
    ).toEqual(['bow', 'bow', 'stern', 'stern', 'mid'])
  })
  test('FA-H53-key MAIN 1-5, torpedoes 10 or 8-10, OTHER the rest; who is missing gives its faces away', () => {
    const key = (changes: Partial<ShipFacts>) => of(changes).weaponKey
    const { torpedoes } = J_CLASS_FACTS
    const main = BISMARCK_FACTS.batteries.slice(0, 1)
    expect(key({ torpedoes })).toEqual({ '1-5': 'MAIN', '6-9': 'OTHER', '10': 'TORPEDOES' })
    expect(key({ torpedoes, batteries: main, lightGuns: [] })).toEqual({ '1-5': 'MAIN', '6-10': 'TORPEDOES' })
    expect(key({ batteries: main, lightGuns: [] })).toEqual({ '1-10': 'MAIN' })
    expect(key({ batteries: [], torpedoes, kind: 'torpedo boat' })).toEqual({ '1-7': 'OTHER', '8-10': 'TORPEDOES' })
  })
})
