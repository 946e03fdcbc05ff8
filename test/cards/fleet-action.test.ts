import { describe, expect, test } from 'vitest'
import { SHIPS, shipNamed } from '#fleets/index.ts'
import { ruleAt } from '#kernel/book/index.ts'
import { covers } from '#kernel/ruleset/index.ts'
import type { Card } from '#rulesets/fleet-action/02-data-sheet/ship.ts'
import { FLEET_ACTION } from '#rulesets/fleet-action/index.ts'

// Sheets worked out by hand from the checklist's formulas (H2 to H7, H43) and our own (FA-H44 to FA-H53). Its two example
// sheets are compared in src/rulesets/fleet-action/2-data-sheet.test.ts: the library has neither ship yet.

function cardOf(name: string): Card {
  const found = shipNamed(name)
  if (!('facts' in found)) throw new Error(`no ${name}`)
  return FLEET_ACTION.card(found.facts, found.ship).card
}
const BARE = {
  CQ: 0,
  GM: 0,
  searchRadar: false,
  searchlights: true,
  gunneryRadarMain: false,
  gunneryRadarOther: false,
  dpaaRadar: false,
  shipPlanes: 0,
  poorCarrierSafety: false,
  isMerchant: false,
  isLand: false,
  cargo: null,
  stand: null,
}
const PLAIN = { radar: false, aaPlus: false }
const BOTH_BEAMS = [
  [30, 150],
  [210, 330],
]
const TWENTY_ONE = {
  cvCost: 2,
  ip: 6,
  cv: 10,
  settings: [
    { maxRB: 2, modifier: 1 },
    { maxRB: 3, modifier: -1 },
  ],
}

describe('cards of Fleet action', () => {
  test('FA-H3 Iron Duke, whole', () => {
    // 25,000 tons: 29.24 squared is 855.0, over 30 is 28.50 and a hair less: 28; plate is worth 0.9 an inch
    expect(cardOf('Iron Duke')).toEqual({
      ...BARE,
      name: 'Iron Duke',
      className: 'Iron Duke',
      nation: 'GBR',
      typeCode: 'BB',
      displacement: 25_000,
      targetSize: 2,
      S: 28,
      F: 20,
      DC: 6,
      FC: 6,
      SV: 6,
      SD: 5,
      speedMax: 21,
      MVR: 5,
      smoke: true,
      poorUnderwaterProtection: false,
      isAMC: false,
      armour: { belt: 11, deck: 2, conningTower: 10, turret: 10, casemate: 5, flightDeck: 0 },
      batteries: [
        {
          ...PLAIN,
          label: '13.5"/45 (34.3cm)',
          group: 'MAIN',
          calibre: 13.5,
          ip: 6,
          cv: 9,
          pen: [22, 18, 15, 12, 10],
          dp: false,
          mounts: [
            { guns: 2, kind: 'turret', ac: 10, cvCost: 4, arcs: [[-145, 145]], position: 'bow', count: 2 },
            { guns: 2, kind: 'turret', ac: 10, cvCost: 4, arcs: BOTH_BEAMS, position: 'mid', count: 1 },
            { guns: 2, kind: 'turret', ac: 10, cvCost: 4, arcs: [[35, 325]], position: 'stern', count: 2 },
          ],
        },
        {
          ...PLAIN,
          label: '6"/45 (15.2cm)',
          group: 'OTHER',
          calibre: 6,
          ip: 2,
          cv: 4,
          pen: [5, 3, 2, 2, null],
          dp: false,
          mounts: [
            { guns: 1, kind: 'casemate', ac: 5, cvCost: 3, arcs: [[210, 330]], position: 'mid', count: 6 },
            { guns: 1, kind: 'casemate', ac: 5, cvCost: 3, arcs: [[30, 150]], position: 'mid', count: 6 },
          ],
        },
        {
          ...PLAIN,
          label: '76 mm',
          group: 'OTHER',
          calibre: 3,
          ip: 1,
          cv: 2,
          pen: [2, 1, null, null, null],
          dp: true,
          mounts: [
            { guns: 1, kind: 'open', ac: 0, cvCost: 1, arcs: [[180, 360]], position: 'mid', count: 1 },
            { guns: 1, kind: 'open', ac: 0, cvCost: 1, arcs: [[0, 180]], position: 'mid', count: 1 },
          ],
        },
      ],
      torpedoMounts: [
        { ...TWENTY_ONE, tubes: 1, arcs: [[210, 330]], count: 2 },
        { ...TWENTY_ONE, tubes: 1, arcs: [[30, 150]], count: 2 },
      ],
      ASW: 0,
      // two high-angle guns; four barrels of 47 mm are step 2, less one
      LRF: 1,
      MRF: 1,
      CRF: 0,
      weaponKey: { '1-5': 'MAIN', '6-9': 'OTHER', '10': 'TORPEDOES' },
    })
  })
  test('FA-H3 Wakeful, whole', () => {
    // 1,100 standard tons: 10.32 squared is 106.6, over 30 is 3.55
    expect(cardOf('Wakeful')).toEqual({
      ...BARE,
      name: 'Wakeful',
      className: 'W class',
      nation: 'GBR',
      typeCode: 'DD',
      displacement: 1100,
      targetSize: -2,
      S: 4,
      F: 3,
      DC: 1,
      FC: 3,
      SV: 2,
      SD: 3,
      speedMax: 34,
      MVR: 2,
      smoke: true,
      poorUnderwaterProtection: false,
      isAMC: false,
      armour: { belt: 0, deck: 0, conningTower: 0, turret: 0, casemate: 0, flightDeck: 0 },
      batteries: [
        {
          ...PLAIN,
          label: expect.any(String),
          group: 'MAIN',
          calibre: 4,
          ip: 1,
          cv: 3,
          pen: [3, 2, 1, null, null],
          dp: false,
          mounts: [
            { guns: 1, kind: 'open', ac: 0, cvCost: 1, arcs: [[-150, 150]], position: 'bow', count: 2 },
            { guns: 1, kind: 'open', ac: 0, cvCost: 1, arcs: [[20, 340]], position: 'stern', count: 2 },
          ],
        },
        {
          ...PLAIN,
          label: '76 mm',
          group: 'OTHER',
          calibre: 3,
          ip: 1,
          cv: 2,
          pen: [2, 1, null, null, null],
          dp: true,
          mounts: [{ guns: 1, kind: 'open', ac: 0, cvCost: 1, arcs: [[20, 340]], position: 'stern', count: 1 }],
        },
      ],
      torpedoMounts: [
        { ...TWENTY_ONE, tubes: 3, arcs: BOTH_BEAMS, count: 1 },
        { ...TWENTY_ONE, tubes: 3, arcs: BOTH_BEAMS, count: 1 },
      ],
      ASW: 0,
      LRF: 1,
      MRF: 0,
      CRF: 0,
      weaponKey: { '1-5': 'MAIN', '6-7': 'OTHER', '8-10': 'TORPEDOES' },
    })
  })
  test('FA-H44-kinds Otranto, whole', () => {
    // 12,124 tons: 22.97 squared is 527.8, over 30 is 17.6
    expect(cardOf('Otranto')).toEqual({
      ...BARE,
      name: 'Otranto',
      className: 'Otranto',
      nation: 'GBR',
      typeCode: 'A MC',
      displacement: 12_124,
      targetSize: 1,
      S: 18,
      F: 13,
      DC: 4,
      FC: 0,
      SV: 5,
      SD: 2,
      speedMax: 18,
      MVR: 4,
      smoke: false,
      poorUnderwaterProtection: true,
      isAMC: true,
      armour: { belt: 0, deck: 0, conningTower: 0, turret: 0, casemate: 0, flightDeck: 0 },
      batteries: [
        {
          ...PLAIN,
          label: expect.any(String),
          group: 'MAIN',
          calibre: 4.7,
          ip: 1,
          cv: 3,
          pen: [3, 2, 1, null, null],
          dp: false,
          mounts: [
            { guns: 1, kind: 'open', ac: 0, cvCost: 1, arcs: [[180, 360]], position: 'mid', count: 4 },
            { guns: 1, kind: 'open', ac: 0, cvCost: 1, arcs: [[0, 180]], position: 'mid', count: 4 },
          ],
        },
      ],
      torpedoMounts: [],
      ASW: 0,
      LRF: 0,
      MRF: 0,
      CRF: 0,
      weaponKey: { '1-10': 'MAIN' },
    })
  })
  test('FA-H2 and FA-H7 sizes and plate of some others', () => {
    const of = (name: string) => {
      const { targetSize, S, F, armour } = cardOf(name)
      return [targetSize, S, F, armour.belt, armour.deck]
    }
    // Dresden: 3,606 tons, 15.34 squared is 235.2, over 30 is 7.84; 3.15 in of deck
    expect(of('Dresden')).toEqual([-1, 8, 6, 0, 3])
  })

  const all = SHIPS.flatMap(facts => facts.ships.map(({ name }) => [name, facts] as const))
  test.each(all.filter(([name, facts]) => covers(FLEET_ACTION, facts, name)))(
    '%s has a card that reads, with its derivation',
    (name, facts) => {
      const { card, derivation } = FLEET_ACTION.card(facts, name)
      expect(FLEET_ACTION.cards.read(card)).toEqual(card)
      for (const { why } of derivation) expect(ruleAt(FLEET_ACTION.register, why)).toBeDefined()
    },
  )
})
