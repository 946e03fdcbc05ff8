import { describe, expect, test } from 'vitest'
import { BREAK_OFF, INTERCEPT, SEGMENT, type State } from '../01-classes/state.ts'
import { goAsCompelled } from '../05-movement/forced.ts'
import { isInLine } from '../07-gunfire/to-hit.ts'
import { type Drawn, far, fleets, type Laid, move, placeOf, refused, say, work } from '../whole/battle.fixture.ts'
import { card } from '../whole/bench.fixture.ts'
import { takeInitiative, throwForControl } from './initiative.ts'

const MUTE = card('CL', { radio: false })
/** The flag squadron out of the way, and a squadron of light cruisers at 20 east, 50 north, heading north. */
function out(ships: readonly Laid[], enemies: readonly Drawn[] = [far()], changes: Partial<Drawn> = {}): State {
  return fleets(
    [
      { ships: [{ at: [5, 70] }] },
      {
        controlled: 0,
        ...changes,
        ships: ships.map((ship, i) => ({ is: MUTE, at: [20, 50 - 4 * i] as const, ...ship })),
      },
    ],
    enemies,
  )
}
const asCompelled = (state: State, ship = 1): readonly number[] => {
  work(state, [], desk => goAsCompelled(desk, ship))
  return placeOf(state, ship)
}

describe('Matrix 4 is thrown', () => {
  test('FP-INIT-A FP-R50 when control is lost: for the flagship, then for every other ship; not again while it is lost', () => {
    const state = out([{}, {}, {}], [far()], { controlled: 1 })
    const { types } = work(state, [1, 5, 1, 4], desk => throwForControl(desk, 0))
    expect(types).toEqual(['ControlSettled', 'CourseTaken', 'CourseTaken', 'CourseTaken'])
    expect([1, 2, 3].map(ship => state.ships[ship]!.course)).toEqual([4, 3, 4])
    expect(work(state, [1], desk => throwForControl(desk, 0)).types).toEqual(['ControlSettled'])
    expect([1, 2, 3].map(ship => state.ships[ship]!.course)).toEqual([4, 3, 4])
  })
  test('FP-INIT-B until a control throw succeeds', () => {
    const state = out([{ course: 4 }, { course: 5 }])
    work(state, [2], desk => throwForControl(desk, 0))
    expect([1, 2].map(ship => [state.ships[ship]!.course, state.ships[ship]!.controlled])).toEqual([
      [0, 1],
      [0, 1],
    ])
  })
  test('not for who is lost, outside, or has fallen out already', () => {
    const state = out([{}, { end: 1 }, { berth: 1 }, { initiative: 6 }])
    expect(work(state, [5], desk => takeInitiative(desk, 1)).types).toEqual(['CourseTaken'])
  })
})

describe('the courses of Matrix 4', () => {
  const bound = (course: number, changes: Laid = {}, enemies?: readonly Drawn[]): State =>
    out([{ course, ...changes }], enemies)
  test('FP-INIT-F1 FP-R52 flagship 1 or 2: INTERCEPT, which stays her squadron’s order', () => {
    for (const die of [1, 2]) {
      const state = out([{}])
      work(state, [die], desk => takeInitiative(desk, 1))
      expect([state.ships[1]!.course, state.squadrons[1]!.movement]).toEqual([1, INTERCEPT])
      work(state, [6], desk => throwForControl(desk, 0))
      expect(state.squadrons[1]!.movement).toBe(INTERCEPT)
    }
  })
  test('FP-INIT-F1 FP-R51 for the nearest of her class or one beside it, else for a lower; else she holds on', () => {
    const towards = (enemies: readonly Drawn[]) => asCompelled(bound(1, {}, enemies))
    const at = (is: 'BB' | 'CA' | 'CL' | 'DD' | 'DE', east: number, north: number): Drawn => ({
      ships: [{ is, at: [east, north] }],
    })
    // 8 inches to the east: a CA is one beside a CL, though a DE is nearer
    expect(towards([at('DE', 20, 60), at('CA', 60, 50)])).toEqual([28, 50, 90])
    expect(towards([at('DE', 60, 50), at('BB', 20, 60)])).toEqual([28, 50, 90])
    expect(towards([at('BB', 60, 50)])).toEqual([20, 58, 0])
  })
  test('FP-INIT-F3 FP-R45 flagship 3 or 4: BREAK-OFF, away from the enemy, and no squadron has broken off', () => {
    for (const die of [3, 4]) {
      const state = out([{}])
      work(state, [die], desk => takeInitiative(desk, 1))
      expect([state.ships[1]!.course, state.squadrons[1]!.movement, state.squadrons[1]!.brokenOff]).toEqual([
        2,
        BREAK_OFF,
        0,
      ])
    }
    expect(asCompelled(bound(2, {}, [{ ships: [{ at: [60, 50] }] }]))).toEqual([12, 50, 270])
  })
  test.each([
    ['FP-INIT-F5 flagship 5: hard to starboard', 5, 4, [28, 50, 90]],
    ['FP-INIT-F6 flagship 6: hard to port', 6, 5, [12, 50, 270]],
  ] as const)('%s, then straight on', (_, die, course, place) => {
    const state = out([{}])
    work(state, [die], desk => takeInitiative(desk, 1))
    expect(state.ships[1]!.course).toBe(course)
    expect(asCompelled(state)).toEqual(place)
    expect(state.ships[1]!.course).toBe(7)
    state.ships[1]!.did = 0
    expect(asCompelled(state)[2]).toBe(place[2])
  })
  test.each([
    ['FP-INIT-O4 other ship 4: hard to starboard', 4, 90],
    ['FP-INIT-O5 other ship 5: hard to port', 5, 270],
  ])('%s, then straight on', (_, die, heading) => {
    const state = out([{ at: [60, 20] }, {}])
    work(state, [6, die], desk => takeInitiative(desk, 1))
    expect(asCompelled(state, 2)[2]).toBe(heading)
    state.ships[2]!.did = 0
    expect(asCompelled(state, 2)[2]).toBe(heading)
  })
  test('FP-INIT-C 45° for a great ship', () => {
    expect(asCompelled(bound(4, { is: card('BB', { radio: false }) }))[2]).toBe(45)
  })
  test('FP-INIT-O1 other ship 1 to 3: follows the ship ahead in LINE AHEAD, or else the flagship', () => {
    for (const die of [1, 2, 3]) {
      const state = out([{}, {}])
      work(state, [6, die], desk => takeInitiative(desk, 1))
      expect(state.ships[2]!.course).toBe(3)
    }
    // the flagship is 30 inches to the east
    const open = out([{ at: [50, 50] }, { at: [20, 50], on: 90, course: 3 }], [far()], { formation: 3 })
    expect(asCompelled(open, 2)).toEqual([28, 50, 90])
  })
  test('FP-INIT-O6 other ship 6: as her player wishes', () => {
    const state = out([{ at: [60, 20] }, {}])
    work(state, [6, 6], desk => takeInitiative(desk, 1))
    state.segment = SEGMENT.own
    expect(refused(state, 0, { type: 'GoAsCompelled', ship: 2 })).toBe(
      'FP-INIT-O6: she goes as you wish: give her a way',
    )
    say(state, 0, [move(2, 1, -90, 3)])
    expect(placeOf(state, 2)).toEqual([17, 47, 270])
  })
})

describe('segment C', () => {
  test('FP-INIT-D in any order, each may fire after her move; none of them in D', () => {
    const state = out([{ course: 4 }, { course: 6 }], [{ ships: [{ at: [30, 50] }] }, far(), far()])
    expect(refused(state, 0, { type: 'GoAsCompelled', ship: 1 })).toBe('FP-SEQ-B: she acts in segment C, on her own')
    state.segment = SEGMENT.own
    expect(refused(state, 0, move(1, 2))).toBe('FP-INIT-D: she goes where she must')
    const fire = { type: 'FireBattery', ship: 1, battery: 'main', target: 3 } as const
    // to hit, level, and four dice of a superficial hit
    say(state, 0, [{ type: 'GoAsCompelled', ship: 1 }, fire], [1, 1])
    expect(state.ships[1]!.did & 17).toBe(17)
    expect(isInLine(state, 1)).toBe(false)
  })
  test('FP-R53 FP-SPFX-1 whose command is hit acts in C every turn, under control or not, and never in line', () => {
    const state = out([{}, { initiative: 4 }], [far()], { controlled: 1 })
    expect(refused(state, 0, move(2, 2))).toBe('FP-SEQ-B: she acts in segment C, on her own')
    state.segment = SEGMENT.own
    expect(refused(state, 0, { type: 'GoAsCompelled', ship: 2 })).toBe(null)
    expect(isInLine(state, 2)).toBe(false)
    expect(refused(state, 0, move(1, 2))).toBe('FP-SEQ-B: she acts in segment D, under control')
  })
  test('FP-R54 on her own she need not stay near her squadron', () => {
    const state = out([{ at: [60, 20] }, { course: 6, at: [60, 10] }], [far()], { formation: 3 })
    state.segment = SEGMENT.own
    expect(refused(state, 0, move(2, 0, 90, 8))).toBe(null)
  })
  test('FP-R84 FP-DMG-WHITE-C more than 8 fire points: she makes for her own edge at full rate, and may fire at −2', () => {
    const state = out([{}, { fires: 9, at: [40, 30] }], [{ ships: [{ at: [45, 40] }] }, far(), far()], {
      controlled: 1,
    })
    state.segment = SEGMENT.own
    expect(refused(state, 0, move(2, 1))).toBe('FP-INIT-D: she goes where she must')
    say(state, 0, [{ type: 'GoAsCompelled', ship: 2 }])
    expect(placeOf(state, 2)).toEqual([32, 30, 270])
    expect(refused(state, 0, { type: 'FireBattery', ship: 2, battery: 'main', target: 3 })).toBe(null)
  })
})
