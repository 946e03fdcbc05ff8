import { describe, expect, test } from 'vitest'
import { shipNamed } from '#fleets/index.ts'
import type { Figure, ShipFacts, ShipKind } from '#kernel/facts/index.ts'
import { FLEET_ACTION } from '#rulesets/fleet-action/index.ts'

// The house rules of the checklist's data sheet, typed again from it: H2, H3, H4, H5, H7, H17 and H43.

const found = shipNamed('Iron Duke')
if (!('facts' in found)) throw new Error('no Iron Duke')
const BASE = found.facts
const figure = (value: number): Figure => ({ value, source: 'test', confidence: 'low' })
const carded = (changes: Partial<ShipFacts>) =>
  FLEET_ACTION.card({ ...BASE, ships: [{ name: 'Sketch', commissioned: 1914 }], ...changes }, 'Sketch').card
const weighing = (tons: number) => carded({ standardTons: figure(tons) })

describe('the hull', () => {
  test('FA-H2 both ends of every size', () => {
    const tons = [60_000, 40_000, 39_999, 25_000, 24_999, 12_000, 11_999, 5000, 4999, 2500, 2499, 1000, 999, 100]
    expect(tons.map(each => weighing(each).targetSize)).toEqual([3, 3, 2, 2, 1, 1, 0, 0, -1, -1, -2, -2, -3, -3])
  })
  test('FA-H3 Structure, Flotation, teams and steering', () => {
    // 8,000 tons: 400 ÷ 30 = 13.3; 0.7 × 13 = 9.1; 13 ÷ 5 = 2.6. 27,000: 900 ÷ 30 = 30; 21; 6. 64,000: 1,600 ÷ 30 = 53.3; 37.1; 10.6
    // 1,000: 100 ÷ 30 = 3.3; 2.1; 0.6. 125: 25 ÷ 30 = 0.8; 0.7; 0.2
    // 3,375: 225 ÷ 30 = 7.5, up to 8; 5.6; 1.6
    const hull = (tons: number) => {
      const { S, F, DC, SV } = weighing(tons)
      return [S, F, DC, SV]
    }
    expect([8000, 27_000, 64_000, 1000, 125, 3375].map(hull)).toEqual([
      [13, 9, 3, 4],
      [30, 21, 6, 6],
      [53, 37, 11, 7],
      [3, 2, 1, 2],
      [1, 1, 1, 2],
      [8, 6, 2, 3],
    ])
  })
  test('FA-H3 Fire Control and Spotting Distance by type', () => {
    const of = (kind: ShipKind) => {
      const { FC, SD } = carded({ kind })
      return [FC, SD]
    }
    const kinds: ShipKind[] = ['battleship', 'heavy cruiser', 'light cruiser', 'destroyer', 'armed merchant cruiser']
    expect(kinds.map(of)).toEqual([
      [6, 5],
      [5, 4],
      [4, 4],
      [3, 3],
      [0, 2],
    ])
  })
  test('FA-H3 MVR goes by size (H17): 5, 5, 4, 4, 3, 2, 2 cm', () => {
    expect([40_000, 25_000, 12_000, 5000, 2500, 1000, 500].map(tons => weighing(tons).MVR)).toEqual([
      5, 5, 4, 4, 3, 2, 2,
    ])
  })
})

describe('weapons', () => {
  const main = BASE.batteries[0]!
  const armed = (bore: number) =>
    carded({
      batteries: [
        {
          ...main,
          gun: { ...main.gun, boreInches: figure(bore) },
          groups: [{ place: 'forward', mounts: 2, barrels: 2, housing: 'turret' }],
        },
      ],
    }).batteries[0]!
  test('FA-H4 both ends of every calibre: IP, CV and penetration', () => {
    const lines = [
      [3, 3.8, 1, 2, [2, 1, null, null, null]],
      [3.9, 5, 1, 3, [3, 2, 1, null, null]],
      [5.1, 6.1, 2, 4, [5, 3, 2, 2, null]],
      [6.2, 8, 3, 5, [9, 6, 5, 4, 3]],
      [8.1, 9.9, 3, 6, [11, 8, 6, 5, 4]],
      [10, 11.9, 4, 7, [15, 12, 10, 8, 6]],
      [12, 13.4, 5, 8, [18, 15, 12, 10, 8]],
      [13.5, 15, 6, 9, [22, 18, 15, 12, 10]],
      [15.1, 16.9, 7, 10, [26, 22, 18, 15, 13]],
      [17, 18.1, 8, 12, [30, 26, 22, 18, 15]],
    ] as const
    for (const [from, to, ip, cv, pen] of lines) {
      for (const bore of [from, to]) expect(armed(bore)).toMatchObject({ calibre: bore, ip, cv, pen })
    }
  })
  test('FA-H43 torpedoes of 18, 21 and 24 inches (H5)', () => {
    const tubes = BASE.torpedoes!
    const line = (bore: number) => {
      const torpedoes = { ...tubes, torpedo: { ...tubes.torpedo, boreInches: figure(bore) } }
      const { ip, cv, settings } = carded({ torpedoes }).torpedoMounts[0]!
      return [ip, cv, ...settings.map(({ maxRB, modifier }) => [maxRB, modifier])]
    }
    expect([17.7, 21, 24].map(line)).toEqual([
      [4, 8, [1, 1], [2, -1]],
      [6, 10, [2, 1], [3, -1]],
      [8, 12, [4, 1], [5, -1]],
    ])
  })
  test('FA-H43 MRF by barrels of 37 mm and more, CRF by smaller ones: the step less 1', () => {
    const light = (boreMillimetres: number, guns: number) => {
      const { MRF, CRF } = carded({
        lightGuns: [{ boreMillimetres, guns, highAngle: 0, automatic: true, source: 'test', confidence: 'low' }],
      })
      return [MRF, CRF]
    }
    expect([light(37, 2), light(37, 3), light(57, 7), light(40, 13), light(36.9, 21), light(20, 2)]).toEqual([
      [0, 0],
      [1, 0],
      [2, 0],
      [3, 0],
      [0, 4],
      [0, 0],
    ])
  })
  test('FA-H7 inches of modern plate to the nearest whole, halves up', () => {
    const belt = (inches: number) =>
      carded({ armour: { ...BASE.armour, plate: 'late cemented', beltInches: figure(inches) } }).armour.belt
    expect([0, 0.4, 0.5, 12.4, 12.5].map(belt)).toEqual([0, 0, 1, 12, 13])
  })
})
