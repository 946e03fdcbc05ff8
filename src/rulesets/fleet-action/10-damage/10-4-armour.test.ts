import { describe, expect, test } from 'vitest'
import type { Card, Mount } from '../02-data-sheet/ship.ts'
import { costOf } from '../02-data-sheet/ship.ts'
import { changes, gun, type Hit, ship } from '../whole/bench.fixture.ts'

type Armour = Partial<Card['armour']>
const armoured = (armour: Armour, more: Partial<Card> = {}): Card =>
  ship({
    armour: { belt: 0, deck: 0, conningTower: 0, turret: 0, casemate: 0, flightDeck: 0, ...armour },
    ...more,
  })
const mount = (kind: Mount['kind'], ac: number, count = 2, guns = 1): Mount => ({
  guns,
  kind,
  ac,
  arcs: [[0, 360]],
  position: 'bow',
  count,
})
/** MAIN guns of one kind of mount. */
const main = (kind: Mount['kind'], ac: number, armour: Armour = {}): Card =>
  armoured(armour, { batteries: [gun({ mounts: [mount(kind, ac)] })] })
/** A MAIN result: 14, the key's 1, and 20 for the magazine if the mount goes. */
const isLost = (card: Card, hit: Hit): boolean => {
  try {
    return changes(card, 4, [14, 1, 20], hit).mounts?.[0] === 1
  } catch {
    return changes(card, 4, [14, 1], hit).mounts !== undefined
  }
}
/** OTHER guns of these mounts, hit by so much CV; what is left of each line. Any CV left is used up by a Fire result. */
function others(mounts: Mount[], budget: number, faces: number[], hit: Hit = {}): number[] {
  const card = armoured({ deck: 2 }, { batteries: [gun({ group: 'OTHER', mounts })] })
  return changes(card, budget, faces, hit).mounts ?? mounts.map(({ count }) => count)
}

describe('10.4 Armour', () => {
  test('FA-10.4-column gunfire meets vertical armour, a raking shot horizontal', () => {
    const card = armoured({ belt: 9, deck: 2 })
    expect(changes(card, 3, [1], { pen: 5 })).toEqual({})
    expect(changes(card, 3, [1], { pen: 5, raked: 1 })).toEqual({ f: 7 })
  })
  test('FA-10.4-belt belt, or deck', () => {
    const card = armoured({ belt: 5, deck: 6 })
    expect(changes(card, 3, [1], { pen: 5 })).toEqual({ f: 7 })
    expect(changes(card, 3, [1], { pen: 5, raked: 1 })).toEqual({})
  })
  test('FA-10.4-ct full, or half, rounded up', () => {
    const card = armoured({ conningTower: 9 })
    expect(changes(card, 3, [5], { pen: 8 })).toEqual({})
    expect(changes(card, 3, [5], { pen: 9 })).toEqual({ fc: 1 })
    expect(changes(card, 3, [5], { pen: 4, raked: 1 })).toEqual({})
    expect(changes(card, 3, [5], { pen: 5, raked: 1 })).toEqual({ fc: 1 })
  })
  test('FA-10.4-turret full, or half, rounded up', () => {
    const card = main('turret', 9)
    expect([8, 9].map(pen => isLost(card, { pen }))).toEqual([false, true])
    expect([4, 5].map(pen => isLost(card, { pen, raked: 1 }))).toEqual([false, true])
  })
  test('FA-10.4-casemate its own, or the deck even over one that has none', () => {
    const card = main('casemate', 6, { deck: 3 })
    expect([5, 6].map(pen => isLost(card, { pen }))).toEqual([false, true])
    expect([2, 3].map(pen => isLost(card, { pen, raked: 1 }))).toEqual([false, true])
    const bare = main('casemate', 0, { deck: 3 })
    expect([isLost(bare, { pen: 0 }), isLost(bare, { pen: 2, raked: 1 }), isLost(bare, { pen: 3, raked: 1 })]).toEqual([
      true,
      false,
      true,
    ])
  })
  test('FA-R48 half of an odd class is rounded up; from above a casemate has the deck, even if its own is more', () => {
    expect([3, 4].map(pen => isLost(main('turret', 7), { pen, raked: 1 }))).toEqual([false, true])
    expect(isLost(main('casemate', 9, { deck: 1 }), { pen: 1, raked: 1 })).toBe(true)
  })
  test('FA-10.4-none what has no armour is always penetrated', () => {
    expect(changes(armoured({ belt: 9, conningTower: 9 }), 5, [4], { pen: 0 })).toEqual({ dc: 2 })
    expect(changes(armoured({}), 3, [1], { pen: 0 })).toEqual({ f: 7 })
  })
  test('FA-10.4-test as much penetration as armour goes through', () => {
    const card = armoured({ belt: 5 })
    expect([changes(card, 3, [1], { pen: 4 }), changes(card, 3, [1], { pen: 5 })]).toEqual([{}, { f: 7 }])
  })
  test('FA-R71 armour saves neither open nor shielded mounts', () => {
    const lost = (kind: Mount['kind'], cost: number) => changes(main(kind, 9), cost, [14, 1, 20], { pen: 0 }).mounts
    expect([lost('open', 1), lost('shielded', 2)]).toEqual([[1], [1]])
    expect(changes(main('turret', 9), 2, [14, 9], { pen: 0 })).toEqual({ racks: [0, 1] })
  })
})

describe('10.8 Loss of weapons', () => {
  test('FA-10.8-cost by kind, unless the sheet says otherwise', () => {
    const kinds = ['open', 'shielded', 'casemate', 'turret'] as const
    expect(kinds.map(kind => costOf({ kind, cvCost: undefined }))).toEqual([1, 2, 3, 4])
    expect(costOf({ kind: 'turret', cvCost: 7 })).toBe(7)
    // two bare turrets at 4 each for a CV of 8
    expect(others([mount('turret', 0)], 8, [14, 6])).toEqual([0])
  })
  test('FA-10.8-order in the printed order, whatever the sheet’s; it stops at the first that is too dear', () => {
    const mounts = [mount('turret', 0, 1), mount('casemate', 0, 1), mount('open', 0, 1), mount('shielded', 0, 1)]
    expect(others(mounts, 3, [14, 6])).toEqual([1, 1, 0, 0])
    expect(others(mounts, 6, [14, 6])).toEqual([1, 0, 0, 0])
    // 5 pays for open and shielded; 2 are left, too little for the casemate, and burn nothing
    expect(others(mounts, 5, [14, 6, 13])).toEqual([1, 1, 0, 0])
    expect(others(mounts, 10, [14, 6])).toEqual([0, 0, 0, 0])
  })
  test('FA-10.8-armoured after all bare ones, and only if penetrated', () => {
    const mounts = [mount('casemate', 5, 1), mount('turret', 0, 1)]
    expect(others(mounts, 4, [14, 6], { pen: 9 })).toEqual([1, 0])
    expect(others(mounts, 7, [14, 6], { pen: 9 })).toEqual([0, 0])
    // the casemate is safe; the 3 that are left go on and burn nothing
    expect(others(mounts, 7, [14, 6, 13], { pen: 4 })).toEqual([1, 0])
  })
})
