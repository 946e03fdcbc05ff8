import { describe, expect, test } from 'vitest'
import { isSunk, type State, sheetAt } from '../01-ships/state.ts'
import {
  attack,
  boat,
  gun,
  IRON_DUKE,
  idOf,
  lightAttack,
  MOLTKE,
  pair,
  play,
  told,
  wants,
  withHull,
} from '../whole/bench.fixture.ts'
import { ARC } from './4-1-arcs.ts'
import type { Harm } from './4-2-to-hit.ts'
import { armourMet, penetrate, suffer } from './4-3-damage.ts'
import { standing } from './4-3-mounts.ts'

/** Gunfire on ship 1, from where she sees ship 0. */
const harm = (arcs: number = ARC.D | ARC.STBD): Harm => ({ target: 1, arcs, column: 'gunfire', locations: true })
const mountsOf = (state: State): number[] => state.ships[1]!.mounts

describe('4.31 armour and penetration', () => {
  // Moltke: belt 12, end 8, deck 9; a gun with bands 4, 8 and 12
  test.each([
    [6, 4, 90, 12],
    [6, 4, 0, 8],
    [6, 8, 270, 12],
    [6, 8, 180, 8],
    [6, 12, 90, 12],
    [6, 12, 180, 8],
    [9.9, 12, 90, 12],
    [10, 4, 90, 12],
    [10, 4, 0, 8],
    [10, 8, 90, 12],
    [10, 8, 180, 8],
    [10, 12, 90, 9],
    [10, 12, 0, 9],
    [15, 12, 180, 9],
  ])('GF-4.31-armor a %f" gun at %i miles, on %i degrees: armour %i', (calibreIn, range, isSeen, armour) => {
    const state = pair(boat({ guns: [gun({ calibreIn })] }), MOLTKE, { range, isSeen })
    expect(armourMet(sheetAt(state, 1), attack(state))).toBe(armour)
  })

  test('GF-4.31-armor light guns meet belt and end at long range', () => {
    const from = (isSeen: number): number => {
      const state = pair(MOLTKE, MOLTKE, { range: 3, isSeen })
      return armourMet(sheetAt(state, 1), lightAttack(state))
    }
    expect([from(90), from(0)]).toEqual([12, 8])
  })

  /** Of the faces 1 to 10, those that bite. */
  const bites = (armour: number, pen: number): number[] => {
    const firer = boat({ guns: [gun({ pen: [pen, pen, pen], dmg: 1 })] })
    const target = boat({ armor: { belt: armour, end: 40, deck: 40 } })
    return [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].filter(face => {
      const state = pair(firer, target)
      return play(state, [face], desk => penetrate(desk, attack(state), 1)).value === 1
    })
  }
  const from = (least: number): number[] => [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].filter(face => face >= least)

  test.each([
    [9, 5, 4],
    [12, 7, 5],
    [13, 11, 2],
    [10, 0, 10],
    [7, 0, 7],
  ])('GF-4.31-tn armour %i less penetration %i is %i', (armour, pen, least) => {
    expect(bites(armour, pen)).toEqual(from(least))
  })

  test.each([
    // target numbers of 1, 0, −11: a 1 fails all the same
    [9, 8, 2],
    [9, 9, 2],
    [0, 11, 2],
    // target numbers of 11, 13, 40: a 10 succeeds all the same
    [11, 0, 10],
    [13, 0, 10],
    [40, 0, 10],
  ])('GF-4.31-auto armour %i, penetration %i: a natural 1 never bites, a natural 10 always', (armour, pen, least) => {
    expect(bites(armour, pen)).toEqual(from(least))
  })

  test('GF-4.31-roll each hit throws the gun’s damage dice; each that bites is one point', () => {
    const state = pair(IRON_DUKE, MOLTKE, { range: 8 })
    const { value, throws } = play(state, [1, 2, 4, 4, 6, 9], desk => penetrate(desk, attack(state), 2))
    expect(value).toBe(2)
    expect(throws).toEqual([['GF-4.31-roll', [1, 2, 4, 4, 6, 9]]])
  })

  test('GF-4.31-roll no hit, no dice', () => {
    const state = pair(IRON_DUKE, MOLTKE)
    expect(play(state, [], desk => penetrate(desk, attack(state), 0)).value).toBe(0)
  })
})

describe('4.32 boxes and locations', () => {
  test('GF-4.32-boxes each point is a box', () => {
    const state = pair(IRON_DUKE, MOLTKE)
    const { events } = play(state, [5, 6, 9], desk => suffer(desk, harm(), 3))
    expect(state.ships[1]!.lost).toBe(3)
    expect(events.map(({ why, ...event }) => [event, idOf(why)])).toEqual([
      [{ type: 'BoxesLost', ship: 1, boxes: 3 }, 'GF-4.32-boxes'],
    ])
  })

  test('GF-4.32-boxes no points, nothing', () => {
    expect(play(pair(IRON_DUKE, MOLTKE), [], desk => suffer(desk, harm(), 0)).events).toEqual([])
  })

  test('GF-4.32-location one die for each box: 5 to 9 hit nothing, 2 to 4 a 15 cm, 1 a turret', () => {
    const state = pair(IRON_DUKE, MOLTKE)
    const { throws } = play(state, [5, 6, 7, 8, 9, 2, 3, 4], desk => suffer(desk, harm(), 8))
    expect(throws).toEqual([['GF-4.32-location', [5, 6, 7, 8, 9, 2, 3, 4]]])
    // from starboard: three of the starboard 15 cm
    expect(mountsOf(state)).toEqual([1, 1, 1, 2, 6, 3])
  })

  test('GF-4.32-critical a 10 is one critical hit, two dice on the gunfire column', () => {
    const state = pair(IRON_DUKE, MOLTKE)
    // 5 + 6 = 11: Bridge by gunfire, Fire by torpedo
    const { events, throws } = play(state, [10, 5, 6], desk => suffer(desk, harm(), 1))
    expect(throws).toEqual([
      ['GF-4.32-location', [10]],
      ['GF-6.1-roll', [5, 6]],
    ])
    expect(events.map(({ type }) => type)).toEqual(['BoxesLost', 'BridgeHit'])
  })

  test('GF-4.32-critical two tens are two critical hits', () => {
    const state = pair(IRON_DUKE, MOLTKE)
    // 9 Fire, 8 Flooding
    play(state, [10, 10, 4, 5, 4, 4], desk => suffer(desk, harm(), 2))
    expect(state.ships[1]).toMatchObject({ lost: 2, fires: 1, floods: 1 })
  })
})

describe('4.32 the mount that is lost', () => {
  test('GF-4.32-mount directly to port: one with C, or PORT', () => {
    const state = pair(IRON_DUKE, MOLTKE, { isSeen: 270 })
    const fromPort = harm(ARC.C | ARC.PORT)
    // every turret of Moltke bears on C: her owner, seat 1, is asked among all four groups
    const { asked, events } = play(state, [1], desk => suffer(desk, fromPort, 1), [2])
    expect(asked).toEqual([{ seat: 1, among: [0, 1, 2, 3], rule: 'GF-4.32-mount' }])
    expect(told(events)).toEqual(['BoxesLost 1', 'MountLost 2'])
    // of the 15 cm only the port ones bear: that is no question
    play(state, [2], desk => suffer(desk, fromPort, 1))
    expect(mountsOf(state)).toEqual([1, 1, 0, 2, 5, 6])
  })

  test.each([
    // bearing on: A and PORT; B and STBD; E and AFT; F and AFT
    [ARC.A | ARC.PORT, [0, 1]],
    [ARC.B | ARC.STBD, [0, 2]],
    [ARC.E | ARC.AFT, [1, 3]],
    [ARC.F | ARC.AFT, [2, 3]],
    // dead ahead, on the line: in A and B
    [ARC.A | ARC.B | ARC.FWD, [0, 1, 2]],
  ])('GF-4.32-mount the firer in arcs %i: her owner chooses among groups %j', (arcs, among) => {
    const state = pair(IRON_DUKE, MOLTKE)
    const wanted = wants(state, [1], desk => suffer(desk, harm(arcs), 1))
    expect(wanted.choice).toMatchObject({ seat: 1, about: 1 })
    expect(among.reduce((mask, group) => mask | (1 << group), 0)).toBe(wanted.choice!.among)
  })

  test('GF-4.32-mount what bears not may not be chosen', () => {
    const state = pair(IRON_DUKE, MOLTKE)
    expect(() => play(state, [1], desk => suffer(desk, harm(ARC.A | ARC.PORT), 1), [3])).toThrow('may not be chosen')
  })

  test('GF-4.32-mount-any with none left that bears, any of the type', () => {
    const state = pair(IRON_DUKE, MOLTKE)
    state.ships[1]!.mounts = [0, 0, 1, 2, 6, 6]
    const { asked, events } = play(state, [1], desk => suffer(desk, harm(ARC.A | ARC.PORT), 1), [3])
    expect(asked).toEqual([{ seat: 1, among: [2, 3], rule: 'GF-4.32-mount-any' }])
    expect(idOf(events[1]!.why)).toBe('GF-4.32-mount-any')
    expect(mountsOf(state)).toEqual([0, 0, 1, 1, 6, 6])
  })

  test('GF-4.32-mount-any in the middle of one salvo', () => {
    const state = pair(IRON_DUKE, MOLTKE)
    state.ships[1]!.mounts = [1, 0, 0, 2, 6, 6]
    // the first 1 takes the last turret that bears on A, the second any other: only the after ones are left
    play(state, [1, 1], desk => suffer(desk, harm(ARC.A | ARC.PORT), 2))
    expect(mountsOf(state)).toEqual([0, 0, 0, 1, 6, 6])
  })

  test('GF-4.32-mount-none with the type wholly gone, nothing', () => {
    const state = pair(IRON_DUKE, MOLTKE)
    state.ships[1]!.mounts = [0, 0, 0, 0, 6, 6]
    const { events } = play(state, [1, 1], desk => suffer(desk, harm(), 2))
    expect(told(events)).toEqual(['BoxesLost 2'])
    expect(mountsOf(state)).toEqual([0, 0, 0, 0, 6, 6])
  })

  test('GF-4.32-mount-none in the middle of one salvo', () => {
    const state = pair(IRON_DUKE, MOLTKE)
    state.ships[1]!.mounts = [0, 1, 0, 0, 6, 6]
    play(state, [1, 1, 1], desk => suffer(desk, harm(), 3))
    expect(mountsOf(state)).toEqual([0, 0, 0, 0, 6, 6])
  })

  test('GF-R34 only the arc counts: a mount out of range of the firer may still be the one that is lost', () => {
    // the firer 20 miles off, beyond any gun of Moltke's: her turrets bear by arc and are lost
    const state = pair(IRON_DUKE, MOLTKE, { range: 20, isSeen: 270 })
    expect(standing(state, 1, 0, ARC.C | ARC.PORT)).toBe(0b1111)
    play(state, [1], desk => suffer(desk, harm(ARC.C | ARC.PORT), 1), [3])
    expect(mountsOf(state)).toEqual([1, 1, 1, 1, 6, 6])
  })

  test('GF-R34 on a line both arcs count', () => {
    // at 300 degrees, in A and C: all four groups have one or the other
    expect(standing(pair(IRON_DUKE, MOLTKE), 1, 0, ARC.A | ARC.C | ARC.PORT)).toBe(0b1111)
    // at 180, in E and F
    expect(standing(pair(IRON_DUKE, MOLTKE), 1, 0, ARC.E | ARC.F | ARC.AFT)).toBe(0b1110)
  })
})

describe('R35 overkill', () => {
  test.each(['off', 'on'])(
    'GF-R35 points beyond the last box are lost, and a sunk ship throws for no location (anti-flash doors %s)',
    antiFlash => {
      const state = pair(IRON_DUKE, MOLTKE, { options: { antiFlash } })
      state.ships[1]!.lost = 20
      const { throws } = play(state, [], desk => suffer(desk, harm(), 7))
      expect(throws).toEqual([])
      expect(state.ships[1]).toMatchObject({ lost: 22, mounts: [1, 1, 1, 2, 6, 6] })
      expect(isSunk(state, 1)).toBe(true)
    },
  )

  test('GF-R35 with one box left she throws for every box', () => {
    const state = pair(IRON_DUKE, MOLTKE)
    state.ships[1]!.lost = 19
    const { throws } = play(state, [9, 9], desk => suffer(desk, harm(), 2))
    expect(throws).toEqual([['GF-4.32-location', [9, 9]]])
  })

  test('GF-R35 nothing more happens to a sunk ship', () => {
    const state = pair(IRON_DUKE, withHull(MOLTKE, 1, 1, 1))
    state.ships[1]!.lost = 3
    expect(play(state, [], desk => suffer(desk, harm(), 2)).events).toEqual([])
  })
})
