import { expect, test } from 'vitest'
import type { Figure, ShipFacts } from '#kernel/facts/index.ts'
import { cardOf, sizeOf } from './2-data-sheet.ts'
import { J_CLASS_FACTS } from './sheets.fixture.ts'
import { CARD, type Card } from './ship.ts'

const figure = (value: number): Figure => ({ value, source: 'test', confidence: 'medium' })
const of = (changes: Partial<ShipFacts>): Card => CARD.read(cardOf({ ...J_CLASS_FACTS, ...changes }, 'Ship').card)
const UNARMED = { batteries: [], lightGuns: [], torpedoes: null } as const

test('FA-H64-cargo FA-H36 merchants carry it: a point for each 2,000 tons, six at most', () => {
  const cargo = (kind: NonNullable<ShipFacts['cargo']>['kind'], tons: number | null) =>
    of({ ...UNARMED, kind: 'merchant', cargo: { kind, tons: tons === null ? null : figure(tons) } }).cargo
  expect(cargo('general', 2000)).toEqual({ kind: 'ordinary', points: 1 })
  expect(cargo('refined oil', 13_500)).toEqual({ kind: 'fuel', points: 6 })
  expect(cargo('crude oil', 2001)).toEqual({ kind: 'fuel', points: 2 })
  expect(cargo('ammunition', 4000)).toEqual({ kind: 'ammunition', points: 2 })
  // 1,690 tons and half of that again
  expect([cargo('coal', null), cargo('troops', 900)]).toEqual([
    { kind: 'ordinary', points: 2 },
    { kind: 'ordinary', points: 2 },
  ])
  expect(of({}).cargo).toBeNull()
})
test('FA-H44-kinds FA-H46-fittings a merchantman is of the family A, without fire control, smoke or searchlights', () => {
  const merchant = of({ ...UNARMED, kind: 'merchant', cargo: { kind: 'general', tons: figure(7000) } })
  expect(merchant).toMatchObject({ typeCode: 'A MT', isMerchant: true, FC: 0, smoke: false, searchlights: false })
})
test('FA-H35 FA-H65-boats a boat is a stand of one, without Structure; the faster, the better it saves', () => {
  const boat = (knots: number) => of({ kind: 'motor torpedo boat', knots: figure(knots), batteries: [] })
  expect(boat(38)).toMatchObject({ typeCode: 'X', targetSize: -4, S: 0, F: 0, SV: 1, MVR: 1, SD: 1, speedMax: 38 })
  expect([34.9, 35, 20, 19.9].map(knots => boat(knots).stand)).toEqual([
    { vessels: 1, save: 0 },
    { vessels: 1, save: 1 },
    { vessels: 1, save: 0 },
    { vessels: 1, save: -1 },
  ])
})
test('FA-H32 a submarine goes under water, at 8 knots or fewer, with a Spotting Distance of 1', () => {
  const diving = (knots: number) => ({
    submergedTons: null,
    submergedKnots: figure(knots),
    submergedMiles: figure(90),
    submergedAtKnots: figure(4),
    testDepthFeet: null,
  })
  const under = (knots: number) => of({ kind: 'submarine', diving: diving(knots) }).dives
  expect([under(9), under(8), under(7.4)]).toEqual([{ knots: 8 }, { knots: 8 }, { knots: 7 }])
  expect(of({ kind: 'submarine' })).toMatchObject({ typeCode: 'SS', SD: 1, dives: { knots: 8 }, smoke: false })
  expect(of({}).dives).toBeUndefined()
})
test('FA-H31 FA-H62-minefields a field for 40 mines, and one at least', () => {
  const fields = (mines: number) => of({ mines: figure(mines) }).mines
  expect([fields(12), fields(79), fields(80), fields(400)]).toEqual([1, 1, 2, 10])
  expect(of({}).mines).toBeUndefined()
})
test('FA-H43 ASW is 1 with depth charges, 2 for an escort built for it', () => {
  const depthCharges = figure(20)
  const { depthCharges: _, ...bare } = J_CLASS_FACTS
  const none: ShipFacts = bare
  expect([cardOf(none, 'Ship').card.ASW, of({ depthCharges }).ASW, of({ depthCharges, kind: 'escort' }).ASW]).toEqual([
    0, 1, 2,
  ])
})
test('FA-H2 destroyers and torpedo boats of all sizes have the size of their tons', () => {
  expect([150, 999, 1000, 2499, 2500].map(sizeOf)).toEqual([-3, -3, -2, -2, -1])
})
