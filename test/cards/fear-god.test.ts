import { describe, expect, test } from 'vitest'
import { SHIPS, shipNamed } from '#fleets/index.ts'
import { ruleAt } from '#kernel/book/index.ts'
import { covers } from '#kernel/ruleset/index.ts'
import { FEAR_GOD } from '#rulesets/fear-god/index.ts'

const carded = (name: string) => {
  const found = shipNamed(name, { year: 1924, nation: 'GBR' })
  if (!('facts' in found)) throw new Error(`no ${name}`)
  return FEAR_GOD.card(found.facts, name)
}

describe('cards of Fear God & Dread Nought', () => {
  test('FGDN-H2-damage-points Tiger 501, Deutschland 298, W class 39', () => {
    expect(['Tiger', 'Deutschland', 'Wakeful'].map(name => carded(name).card.damagePoints)).toEqual([501, 298, 39])
  })
  test('FGDN-8.1.1-breakpoints Tiger’s table (E1)', () => {
    const { card } = carded('Tiger')
    expect([card.thresholds, card.speeds, card.decel]).toEqual([[0, 125, 251, 376, 451, 501], [28, 21, 14, 7, 0], 8])
  })
  test('FGDN-H3-armour FGDN-H4-underwater Tiger 18/6, Kaiser 26/7/105, Moltke’s belt 21 (E7, E10)', () => {
    const armour = (name: string) => {
      const { belt, deck, underwater } = carded(name).card
      return [belt, deck, underwater]
    }
    expect([armour('Tiger'), armour('Kaiser'), armour('Moltke')[0]]).toEqual([[18, 6, null], [26, 7, 105], 21])
  })
  test('FGDN-H5-guns 13.5 in, 1,400 lb at Long: penetration 26, damage 34 (E9)', () => {
    const { type, penetration, damage } = carded('Tiger').card.batteries[0]!.shells[0]!
    expect([type, penetration[2], damage[2]]).toEqual(['APC', 26, 34])
  })
  test('FGDN-H7-torpedo FGDN-H6-size-class FGDN-H12-bands', () => {
    const tiger = carded('Tiger').card
    expect(tiger.batteries.find(({ role }) => role === 'torpedo')!.warheadDamage).toBe(70)
    expect(['Tiger', 'Deutschland', 'Dresden', 'Wakeful'].map(name => carded(name).card.sizeClass)).toEqual([
      'A',
      'B',
      'C',
      'C',
    ])
    expect(tiger.batteries[0]!.limits).toEqual([5935, 11_870, 17_805, 23_740])
  })
  test('FGDN-H14-standard from 1908 on, with a range finder; two directors for the main guns of size A', () => {
    const main = (name: string) => {
      const { standard, directors } = carded(name).card.batteries[0]!
      return [standard, directors]
    }
    // Deutschland is of 1906, Otranto has no range finder
    expect(['Tiger', 'Wakeful', 'Deutschland', 'Otranto'].map(main)).toEqual([
      [2, 2],
      [2, 1],
      [1, 0],
      [1, 0],
    ])
  })
  test('FGDN-H15-rangefinder 1,600 yards a foot: 9 ft, an unknown base as 9 ft, three metres (9.8 ft), and none', () => {
    const yards = (name: string) => carded(name).card.rangefinder.yards
    expect(['Tiger', 'Deutschland', 'Moltke', 'Otranto'].map(yards)).toEqual([14_400, 14_400, 15_680, 4000])
  })
  test('FGDN-H16-arcs Iron Duke’s five turrets: all bear on a beam, two of them ahead', () => {
    const { groups } = carded('Iron Duke').card.batteries[0]!
    const barrels = (arc: string) =>
      groups.filter(({ arcs }) => arcs.includes(arc)).reduce((sum, group) => sum + group.mounts * group.barrels, 0)
    expect(['F', 'P', 'S', 'A'].map(barrels)).toEqual([4, 10, 10, 4])
  })
  test('FGDN-H44-boats U 35: built for 50 m, 80 miles at 5 knots, 9.7 knots submerged; no ship has such data', () => {
    const { shipType, sizeClass, boat, fuel } = carded('U 35').card
    // 80 / 5 = 16 hours of 20 turns; 164 ft is more than 150
    expect([shipType, sizeClass, boat, fuel]).toEqual([
      'submarine',
      'D',
      { crush: 'intermediate II', endurance: 320, knots: 10 },
      'diesel',
    ])
    expect([carded('Tiger').card.boat, carded('Tiger').card.fuel]).toEqual([null, 'other'])
  })
  test('FGDN-H45-aviation Engadine’s four seaplanes with 520 lb, Argus’s eighteen with an unknown bomb', () => {
    // 0.175 × 520 = 91, 520 / 112 = 4.6; 0.175 × 112 = 19.6
    expect([carded('Engadine').card.shipType, carded('Engadine').card.air]).toEqual([
      'aviation',
      {
        ...{ forward: 0, amidships: 0, aft: 0, hangar: 4, elevators: 0, hasArmouredDeck: false },
        ...{ ordnance: 91, pounds: 520, penetration: 4, strafing: 2 },
      },
    ])
    expect(carded('Argus').card.air).toMatchObject({
      hangar: 18,
      elevators: 2,
      ordnance: 20,
      pounds: 112,
      penetration: 1,
    })
    expect(carded('Tiger').card.air).toBe(null)
  })
  test('FGDN-H46-holds Santa Isabel’s 7,000 tons of coal in five holds; a warship has none', () => {
    const { shipType, holds } = carded('Santa Isabel').card
    expect([shipType, holds]).toEqual(['merchantAux', Array(5).fill({ contents: 'general supplies', quantity: 1400 })])
    expect(carded('Tiger').card.holds).toEqual([])
  })
  test('FGDN-H6-size-class a coastal motor boat is of size G and a small combatant; coast defence ships count as old', () => {
    expect([carded('CMB 33A').card.sizeClass, carded('CMB 33A').card.shipType]).toEqual(['G', 'smallCombatant'])
    expect([carded('Admiral Ushakov').card.isPreDreadnought, carded('Mikasa').card.isPreDreadnought]).toEqual([
      true,
      true,
    ])
  })
  const covered = SHIPS.flatMap(facts =>
    facts.ships.filter(({ name }) => covers(FEAR_GOD, facts, name)).map(({ name }) => ({ name, facts })),
  )
  test.each(covered)('$name has a card that reads, with its derivation', ({ name, facts }) => {
    const { card, derivation } = FEAR_GOD.card(facts, name)
    expect(FEAR_GOD.cards.read(card)).toEqual(card)
    for (const { why } of derivation) expect(ruleAt(FEAR_GOD.register, why).state).toBe('done')
  })
})
