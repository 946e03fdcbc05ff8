import { describe, expect, test } from 'vitest'
import { boats, guns, mount, refused, sheet, worked } from '../whole/second.fixture.ts'

type Sheet = Record<string, unknown>
const a = (changes: Sheet = {}, worn: Sheet = {}) => ({ ship: sheet(changes), ...worn })
/** Six guns against the plain cruiser at 20 cm, unless it is said otherwise. */
const shot = (given: Sheet, faces: readonly number[], changes = {}) =>
  worked('gunfire', { firer: a(), target: a(), range: 20, ...given }, faces, changes)
/** Rolls for Critical Damage that come to nothing, as many as the guns have. */
const NONE = (count: number): number[] => Array(count).fill(20)
function isHit(given: Sheet, face: number, rolls = 2, changes = {}): boolean {
  // a shot that no face can bring On Target wants no die, nor does one that all do; a miss wants one
  for (const faces of [[], [face], [face, ...NONE(rolls)], NONE(rolls)]) {
    try {
      return shot(given, faces, changes).result['structure'] !== 12
    } catch {}
  }
  throw new Error('neither a miss nor a hit')
}
/** The least face that is On Target; 21: none is. */
function needed(given: Sheet, rolls = 2, changes = {}): number {
  for (let face = 1; face <= 20; face++) if (isHit(given, face, rolls, changes)) return face
  return 21
}
const big = (changes: Sheet = {}) => a({ targetSize: 3, ...changes })

describe('the number', () => {
  test('FA-9.5-number Directed 6, 9, 12, 15, 18 at both ends of every band', () => {
    const ends = [1, 25, 25.1, 50, 50.1, 75, 75.1, 100, 100.1, 125]
    expect(ends.map(range => needed({ range }))).toEqual([6, 6, 9, 9, 12, 12, 15, 15, 18, 18])
    expect(refused('gunfire', { firer: a(), target: a(), range: 125.1 })).not.toBe('')
  })
  test('FA-9.5-control Local 8, 12, 16, 20, 24: without Fire Control, without Structure, from an armed merchant cruiser', () => {
    // against size +3 each number is 3 less
    const local = (firer: unknown) => [10, 30, 60, 90, 110].map(range => needed({ firer, target: big(), range }))
    expect(local(a({}, { fireControl: 0 }))).toEqual([5, 9, 13, 17, 21])
    expect(local(a({}, { structure: 0 }))).toEqual([5, 9, 13, 17, 21])
    expect(local(a({ isAMC: true }))).toEqual([5, 9, 13, 17, 21])
    expect(local(a())).toEqual([3, 6, 9, 12, 15])
    // 24 can be reached: size +3 and Crew Quality +2
    expect(needed({ firer: a({}, { fireControl: 0, crewQuality: 2 }), target: big(), range: 110 })).toBe(19)
  })
  test('FA-R30 no natural hit or miss; by option both', () => {
    const far = { firer: a({}, { fireControl: 0 }), range: 110 }
    expect(needed(far)).toBe(21)
    expect(needed(far, 2, { naturals: 'on' })).toBe(20)
    const near = { firer: a({}, { crewQuality: 2 }), target: big() }
    // 6 less 5
    expect([needed(near), needed(near, 2, { naturals: 'on' })]).toEqual([1, 2])
  })
})

describe('modifiers', () => {
  const of = (given: Sheet, rolls = 2) => 6 - needed(given, rolls)
  test('FA-9.5-mod-crew −2 to +2, and lower after damage', () => {
    expect([-2, -1, 0, 1, 2].map(crewQuality => of({ firer: a({}, { crewQuality }) }))).toEqual([-2, -1, 0, 1, 2])
    expect(of({ firer: a({}, { crewQuality: -4 }) })).toBe(-4)
  })
  test('FA-9.5-mod-guns −1 to +3, with 1 to 5 rolls, at both ends of every row', () => {
    const firer = a({ batteries: [guns({ mounts: [mount('turret', 12)] })] })
    for (const [fired, modifier, rolls] of [
      [1, -1, 1],
      [2, -1, 1],
      [3, 0, 2],
      [6, 0, 2],
      [7, 1, 3],
      [12, 1, 3],
      [13, 2, 4],
      [20, 2, 4],
      [21, 3, 5],
      [24, 3, 5],
    ] as const)
      expect([fired, of({ firer, guns: fired }, rolls)]).toEqual([fired, modifier])
    expect(refused('gunfire', { firer, target: a(), range: 20, guns: 25 })).not.toBe('')
  })
  test('FA-9.5-mod-size +3 to −3', () => {
    expect([3, 2, 1, 0, -1, -2, -3].map(targetSize => of({ target: a({ targetSize }) }))).toEqual([
      3, 2, 1, 0, -1, -2, -3,
    ])
  })
  test('FA-9.5-mod-splash markers on both count, one for one', () => {
    expect(of({ firer: a({}, { splashes: 2 }), target: a({}, { splashes: 1 }) })).toBe(-3)
  })
  test('FA-9.5-mod-base, mod-gm, mod-steering and mod-slow, and all of them together', () => {
    expect(of({ bases: 2 })).toBe(-2)
    expect(of({ firer: a({}, { gunnery: -3 }) })).toBe(-3)
    expect(of({ target: a({}, { steering: 0 }) })).toBe(1)
    // Slow is more than 0 and at most 10 cm
    expect([1, 10, 11].map(moved => of({ target: a({}, { moved }) }))).toEqual([1, 1, 0])
    // +2 crew, −1 two guns, +3 size, −1 base, −2 splashes, −2 gunnery, +1 steering, +1 slow = +1
    const given = {
      firer: a({}, { crewQuality: 2, splashes: 1, gunnery: -2 }),
      target: a({ targetSize: 3 }, { splashes: 1, steering: 0, moved: 5 }),
      guns: 2,
      bases: 1,
    }
    expect(of(given, 1)).toBe(1)
  })
  test('FA-9.5-mod-radar +1 Directed, at a target seen; never Local', () => {
    const set = { batteries: [guns({ radar: true })], gunneryRadarMain: true }
    expect(of({ firer: a(set) })).toBe(1)
    expect(of({ firer: a(set, { gunneryRadar: false }) })).toBe(0)
    expect(8 - needed({ firer: a(set, { fireControl: 0 }) })).toBe(0)
    expect(8 - needed({ firer: a({ ...set, isAMC: true }) })).toBe(0)
  })
  test('FA-9.5-reroll-stopped a miss is thrown again, the second face stands; Stopped is not Slow, steering gone adds to it', () => {
    const target = a({}, { moved: 0 })
    expect(shot({ target }, [5, 5]).result['structure']).toBe(12)
    expect(shot({ target }, [5, 6, 20, 20]).result['structure']).toBe(10)
    expect(shot({ target }, [6, 20, 20]).result['structure']).toBe(10)
    expect(shot({ target: a({}, { moved: 0, steering: 0 }) }, [4, 5, 20, 20]).result['structure']).toBe(10)
  })
  test('FA-9.5-reroll-shore a shore battery too, and not twice at a target on land', () => {
    const fort = { isLand: true, F: 0, speedMax: 0, MVR: 0, torpedoMounts: [] }
    expect(shot({ firer: a(fort) }, [5, 5]).result['structure']).toBe(12)
    expect(shot({ firer: a(fort), target: a({}, { moved: 0 }) }, [5, 5]).result['structure']).toBe(12)
    expect(shot({ target: a(fort) }, [1, 6, 20, 20]).result['structure']).toBe(10)
  })
})

describe('On Target', () => {
  test('FA-H6 marker, IP once, and the rolls one after another', () => {
    const done = shot({}, [20, 20, 20])
    expect(done.result).toMatchObject({ structure: 10, flotation: 10, splashes: 1 })
    // miss: nothing, no marker
    expect(shot({}, [1]).result).toMatchObject({ structure: 12, splashes: 0 })
    expect(shot({}, [1], { splashes: 'shoot' }).result['splashes']).toBe(1)
  })
  test('FA-H6 what Structure cannot absorb goes on to Flotation', () => {
    expect(shot({ target: a({}, { structure: 1 }) }, [20, 20, 20]).result).toMatchObject({ structure: 0, flotation: 9 })
    expect(shot({ target: a({}, { structure: 0 }) }, [20, 20, 20]).result).toMatchObject({ structure: 0, flotation: 8 })
    expect(shot({ target: a({}, { structure: 2 }) }, [20, 20, 20]).result).toMatchObject({
      structure: 0,
      flotation: 10,
    })
  })
  test('FA-10.2-trigger-zero Flotation brought to 0: a Wreck Test before the criticals; failed, they lapse', () => {
    const target = a({}, { structure: 1, flotation: 1 })
    // three teams are +2: a 4 passes, a 3 does not
    expect(shot({ target }, [20, 4, 20, 20]).result).toMatchObject({ end: 'active', flotation: 0 })
    expect(shot({ target }, [20, 3]).result).toMatchObject({ end: 'wreck', lost: true })
  })
  test('FA-10.2-trigger-again at 0 already, and more IP on it: another; IP that Structure takes asks for none', () => {
    expect(shot({ target: a({}, { structure: 0, flotation: 0 }) }, [20, 3]).result['end']).toBe('wreck')
    expect(shot({ target: a({}, { structure: 12, flotation: 0 }) }, [20, 20, 20]).result).toMatchObject({
      end: 'active',
      structure: 10,
    })
  })
  test('FA-10-cv-start d20 at the CV or under begins a critical with that CV', () => {
    // CV 4: a 4 does; row 13, one fire for 4. A 5 does not
    expect(shot({}, [20, 4, 13, 5]).result['fires']).toBe(1)
    expect(shot({}, [20, 5, 4, 13]).result['fires']).toBe(1)
    expect(shot({}, [20, 4, 13, 4, 13]).result['fires']).toBe(2)
  })
  test('FA-10-cv-start a ship that sinks in the first critical suffers no second', () => {
    const target = a({}, { flotation: 3 })
    // CV 4 in the hull: Flotation 0, Wreck Test 1 + 2 fails
    expect(shot({ target }, [20, 4, 1, 1]).result).toMatchObject({ end: 'sunk', flotation: 0 })
  })
  test('FA-10.4-test penetration by band against the belt, and the deck in a raking shot', () => {
    // penetration 5, 3, 2, 2, 2 by band; row 10 is steering behind the belt
    const at = (range: number, armour: object, aspect: string, through: boolean) => {
      const target = a({ armour: { belt: 0, deck: 0, conningTower: 0, turret: 0, casemate: 0, ...armour } })
      // CV 4: all of the Steering Value. If armour holds, the critical is over and its CV is lost
      return shot({ target, range, aspect }, [20, 4, 10, 20]).result['steering'] === (through ? 0 : 4)
    }
    expect([at(20, { belt: 5 }, 'abeam', true), at(20, { belt: 6 }, 'abeam', false)]).toEqual([true, true])
    expect([at(30, { belt: 3 }, 'abeam', true), at(30, { belt: 4 }, 'abeam', false)]).toEqual([true, true])
    expect([at(20, { belt: 9, deck: 5 }, 'ahead', true), at(20, { belt: 0, deck: 6 }, 'ahead', false)]).toEqual([
      true,
      true,
    ])
    expect([at(20, { belt: 9, deck: 5 }, 'astern', true), at(20, { belt: 0, deck: 6 }, 'astern', false)]).toEqual([
      true,
      true,
    ])
  })
  test('FA-H40 bow and stern arcs reach 30 degrees to either side', () => {
    const raked = (aspect: number) => {
      const target = a({ armour: { belt: 9, deck: 0, conningTower: 0, turret: 0, casemate: 0 } })
      return shot({ target, aspect }, [20, 4, 10, 20]).result['steering'] === 0
    }
    expect([0, 29, 31, 149, 151, 180, 209, 211, 329, 331].map(raked)).toEqual([
      true,
      true,
      false,
      false,
      true,
      true,
      true,
      false,
      false,
      true,
    ])
  })
})

describe('Type X', () => {
  const at = (changes: Sheet, given: Sheet, faces: readonly number[]) =>
    shot({ firer: a({ batteries: [guns(changes)] }), target: { ship: boats(4, 0) }, ...given }, faces).result
  test('FA-9.6-calibre 3.9 to 6.1 inches inclusive', () => {
    const may = (calibre: number) =>
      refused('gunfire', { firer: a({ batteries: [guns({ calibre })] }), target: { ship: boats(4, 0) }, range: 20 }) ===
      ''
    expect([3.8, 3.9, 6.1, 6.2].map(may)).toEqual([false, true, true, false])
  })
  test('FA-9.6-local Local and size −4: 12 in the first band; radar adds nothing', () => {
    expect(at({}, {}, [11])).toMatchObject({ vessels: 4, splashes: 0 })
    // On Target: a marker, and a save of 6 and the IP of 2
    expect(at({}, {}, [12, 8])).toMatchObject({ vessels: 4, splashes: 1 })
    expect(at({}, {}, [12, 7])).toMatchObject({ vessels: 3, splashes: 1 })
    const radar = { firer: a({ batteries: [guns({ radar: true })], gunneryRadarMain: true }) }
    expect(at({}, radar, [11])).toMatchObject({ vessels: 4 })
  })
  test('FA-9.6-save the stand’s own modifier, less the IP', () => {
    const save = (own: number, ip: number, die: number) => {
      const given = { firer: a({ batteries: [guns({ ip })] }), target: { ship: boats(4, own) } }
      return shot(given, [20, die]).result['vessels'] === 4
    }
    expect([save(1, 1, 6), save(1, 1, 5), save(-2, 2, 10), save(-2, 2, 9)]).toEqual([true, false, true, false])
  })
  test('FA-9.6-loss the last vessel is the end of the stand', () => {
    expect(shot({ target: { ship: boats(4, 0), vessels: 1 } }, [20, 1]).result).toMatchObject({
      vessels: 0,
      lost: true,
    })
  })
})
