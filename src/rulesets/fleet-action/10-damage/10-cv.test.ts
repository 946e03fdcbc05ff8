import { describe, expect, test } from 'vitest'
import type { Card } from '../02-data-sheet/ship.ts'
import { changes, critical, gun, pair, ship, shoot, stand, worn } from '../whole/bench.fixture.ts'
import { sizeCost, stepsFor } from './10-costs.ts'

const of = (targetSize: number, more: Partial<Card> = {}): Card => ship({ targetSize, ...more })
const cost = (targetSize: number, sizes = 'added'): number =>
  sizeCost(pair(ship(), targetSize === -4 ? stand() : of(targetSize), { options: { sizeCost: sizes } }), 1)

describe('10 The critical value', () => {
  test('FA-10-cv-start d20 at the CV or under begins a critical with all of it', () => {
    const state = pair(ship(), ship())
    // CV 4: a 5 misses, a 4 begins one; 13 lights 4 / 4 = 1 fire
    shoot(state, [20, 5, 4, 13])
    expect(state.ships[1]!.fires).toBe(1)
  })
  test('FA-R5 the budget is the weapon’s CV, whatever the roll', () => {
    const state = pair(ship({ batteries: [gun({ cv: 8 })] }), ship())
    shoot(state, [20, 1, 13, 20])
    expect(state.ships[1]!.fires).toBe(2)
  })
  test('FA-10-cv-fixed as many steps as it pays for and she has', () => {
    expect([stepsFor(9, 4, 5), stepsFor(9, 4, 1), stepsFor(3, 4, 5), stepsFor(5, 1, 4)]).toEqual([2, 1, 0, 4])
    expect(changes(ship(), 10, [4])).toEqual({ dc: 1 })
  })
  test('FA-10-cv-size four and the target size', () => {
    expect([3, 0, -2, -3].map(size => cost(size))).toEqual([7, 4, 2, 1])
    expect(changes(of(3), 14, [13])).toEqual({ fires: 2 })
    expect(changes(of(-2), 5, [13])).toEqual({ fires: 2 })
  })
  test('FA-R6 added, and at least 1; by option taken off', () => {
    expect(cost(-4)).toBe(1)
    expect([3, 0, -2].map(size => cost(size, 'subtracted'))).toEqual([1, 4, 6])
  })
  test('FA-10-cv-once one step, however much CV', () => {
    // 12: Command takes one step for 5, and Fire the 7 that are left: one fire
    expect(changes(ship(), 12, [6, 13])).toEqual({ cq: -1, fires: 1 })
  })
  test('FA-10-cv-all whatever is left is used up', () => {
    expect(changes(ship(), 7, [13])).toEqual({ fires: 1 })
  })
  test('FA-10-cv-reroll what is left is rolled for again, with no more than that', () => {
    // 9: Crew 5, then Steering 4
    expect(changes(ship(), 9, [4, 10])).toEqual({ dc: 2, sv: 0 })
  })
  test('FA-R7 as much as can be must be spent, and only what is taken is paid', () => {
    // Fire Control has 4 of the 9; the other 5 go to Command
    expect(changes(ship(), 9, [5, 6])).toEqual({ fc: 0, cq: -1 })
  })
  test('FA-10-cv-short too little for a step: nothing is paid, and the row goes on or ends as it says', () => {
    // 3: Crew (5) and Command (5) do nothing, Fire (4) ends it
    expect(changes(ship(), 3, [4, 6, 13])).toEqual({})
  })
  test('FA-R8 what has no price still happens; twenty rolls end it', () => {
    // 1: Engine room takes no knot, but the smoke
    expect(changes(ship(), 1, [7, 13])).toEqual({ smoke: 0 })
    // nineteen times Crew and once more: the twentieth roll is the last
    const state = pair(ship(), ship())
    const { events } = critical(state, 1, new Array<number>(20).fill(4))
    expect(events.at(-1)!.type).toBe('CriticalEnded')
    expect(state.ships[1]!.budget).toBe(0)
    expect(() => critical(pair(ship(), ship()), 1, new Array<number>(21).fill(4))).toThrow('1 of 21 faces')
  })
  test('FA-10-cv-void what cannot be applied is rolled again once', () => {
    // no OTHER guns and no factors: again, and Steering takes 3
    expect(changes(ship(), 3, [14, 6, 10])).toEqual({ sv: 1 })
  })
  test('FA-R9 twice in a row ends it; a result between begins the count anew; by option the first ends it', () => {
    expect(changes(ship(), 3, [14, 6, 14, 6])).toEqual({})
    // void, short, void, short, Fire
    expect(changes(ship(), 3, [14, 6, 4, 14, 6, 4, 13])).toEqual({})
    const gone = worn(pair(ship(), ship()), 1, { sv: 0, fc: 0, sd: 0, dc: 0, speed: 0, smoke: 0 })
    for (const faces of [
      [10, 10],
      [5, 5],
      [3, 6, 3, 6],
      [4, 4],
      [7, 7],
    ])
      critical(gone, 5, faces)
    const lost = pair(ship(), ship(), { options: { inapplicable: 'lost' } })
    expect(critical(worn(lost, 1, { sv: 0 }), 3, [10]).value.sv).toBe(0)
  })
  const belted = ship({ armour: { belt: 9, deck: 0, conningTower: 0, turret: 0, casemate: 0, flightDeck: 0 } })
  test('FA-10-cv-armour armour that holds ends it', () => {
    for (const face of [1, 7, 10, 11]) expect(changes(belted, 9, [face], { pen: 8 })).toEqual({})
  })
  test('FA-R10 the CV is lost; by option it is rolled for again; bare OTHER mounts go first', () => {
    const again = { options: { armourHolds: 'reroll' } }
    expect(changes(belted, 9, [1, 13], { pen: 8 }, again)).toEqual({ fires: 2 })
    const turrets = gun({
      group: 'OTHER',
      mounts: [
        { guns: 1, kind: 'turret', ac: 9, arcs: [[0, 360]], position: 'mid', count: 2 },
        { guns: 1, kind: 'open', ac: 0, arcs: [[0, 360]], position: 'mid', count: 1 },
      ],
    })
    // the open gun goes for 1; the 4 that are left light a fire
    expect(changes(ship({ batteries: [turrets] }), 5, [14, 6, 13], { pen: 8 })).toEqual({ mounts: [2, 0], fires: 1 })
    // and when it has gone, the turrets stop the next such result
    const bare = worn(pair(ship(), ship({ batteries: [turrets] })), 1, { mounts: [2, 0] })
    expect(critical(bare, 5, [14, 6], { pen: 8 }).value.mounts).toEqual([2, 0])
  })
  test('FA-R11 officers and the Fire Test of Sensors go by the CV on arrival', () => {
    const planes = ship({ searchlights: false, shipPlanes: 2 })
    // 4 is paid for the planes, and the Fire Test is against 4, not against what is left
    expect(changes(planes, 4, [12, 4])).toEqual({ planes: 0, fires: 1 })
    expect(changes(planes, 4, [12, 5])).toEqual({ planes: 0 })
    // 9: after Crew there are 4, and the officer dies on 4
    const flag = (face: number) =>
      critical(worn(pair(ship(), ship()), 1, { flag: 1, cmdv: 1 }), 9, [4, 6, face, 13]).value.cmdv
    expect([flag(4), flag(5)]).toEqual([0, 1])
  })
  test('FA-10-cv-min nothing falls below 0', () => {
    expect(changes(ship({ FC: 2 }), 9, [5, 13])).toEqual({ fc: 0, fires: 1 })
    expect(changes(ship({ SV: 2 }), 9, [10, 13])).toEqual({ sv: 0, fires: 1 })
    expect(changes(ship({ SD: 1 }), 9, [3, 6, 13])).toEqual({ sd: 0, fires: 1 })
    expect(changes(ship({ DC: 1 }), 11, [4, 13])).toEqual({ dc: 0, fires: 1 })
    expect(changes(ship({ speedMax: 2 }), 4, [7, 6])).toEqual({ speed: 0, smoke: 0 })
  })
  test('FA-10-cv-nofloor Crew Quality, Command Value and Gunnery Modifier fall on', () => {
    const state = worn(pair(ship(), ship()), 1, { cq: -2, gm: -4, flag: 1, cmdv: -2 })
    critical(state, 5, [6, 5])
    critical(state, 5, [3, 5])
    expect(state.ships[1]).toMatchObject({ cq: -3, cmdv: -3, gm: -5 })
  })
  test('FA-10-dice-order table, sub-table, group, knots, Crew Test, direction, officer, Wreck Test, magazine, next', () => {
    const order = (budget: number, faces: number[], column: 'above' | 'midships' = 'above', more: Partial<Card> = {}) =>
      critical(worn(pair(ship(), ship(more)), 1, { flag: 1, f: 5 }), budget, faces, { column }).throws.map(
        ([rule, sides]) => `${rule} d${sides}`,
      )
    expect(order(5, [3, 1])).toEqual(['FA-10-cv-reroll d20', 'FA-R45 d10'])
    expect(order(4, [20, 1, 20])).toEqual(['FA-10-cv-reroll d20', 'FA-10.S-weapons d10', 'FA-H12 d20'])
    expect(order(4, [11, 5, 20])).toEqual(['FA-10-cv-reroll d20', 'FA-10.S-helm d10', 'FA-10.S-helm d20'])
    expect(order(5, [1, 9])).toEqual(['FA-10-cv-reroll d20', 'FA-10.2-roll d10'])
    expect(order(5, [6, 9])).toEqual(['FA-10-cv-reroll d20', 'FA-10.S-command d20'])
    expect(order(8, [7, 1, 1])).toEqual(['FA-10-cv-reroll d20', 'FA-10.S-engine d6'])
    const cargo = { cargo: { kind: 'fuel' as const, points: 2 } }
    expect(order(4, [20, 6, 9, 9], 'above', cargo)).toEqual([
      'FA-10-cv-reroll d20',
      'FA-R61 d10',
      'FA-10.S-cargo-fuel d20',
    ])
  })
})
