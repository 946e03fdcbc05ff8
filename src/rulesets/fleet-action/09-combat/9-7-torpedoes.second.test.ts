import { describe, expect, test } from 'vitest'
import { boats, refused, sheet, tubes, worked } from '../whole/second.fixture.ts'

type Sheet = Record<string, unknown>
const a = (changes: Sheet = {}, worn: Sheet = {}) => ({ ship: sheet(changes), ...worn })
const salvo = (given: Sheet, faces: readonly number[], changes = {}) =>
  worked('torpedoes', { firer: a(), target: a(), range: 20, torpedoes: 1, ...given }, faces, changes)
/** The least face that hits; 21: none does. */
function needed(given: Sheet, changes = {}): number {
  for (let face = 1; face <= 20; face++) {
    for (const faces of [[], [face], [face, 20]]) {
      try {
        if (salvo(given, faces, changes).result['flotation'] !== 10) return face
        break
      } catch {}
    }
  }
  return 21
}

describe('the number', () => {
  test('FA-9.7-number 14, 17, 19, 20, 21 at both ends of every band', () => {
    const ends = [1, 25, 25.1, 50, 50.1, 75, 75.1, 100, 100.1, 125]
    expect(ends.map(range => needed({ range }))).toEqual([14, 14, 17, 17, 19, 19, 20, 20, 21, 21])
    expect(needed({ range: 110, firer: a({}, { crewQuality: 2 }) })).toBe(19)
  })
  test('FA-9.7-mod-speed the setting’s own modifier, as far as it runs', () => {
    expect([needed({ setting: 1 }), needed({ setting: 1, range: 50 }), needed({ setting: 1, range: 50.1 })]).toEqual([
      12, 15, 21,
    ])
  })
  test('FA-9.7-mod-splash on the launcher only; crew, size, steering and Slow as they are', () => {
    expect(needed({ firer: a({}, { splashes: 2 }), target: a({}, { splashes: 3 }) })).toBe(16)
    expect([-2, 2].map(crewQuality => needed({ firer: a({}, { crewQuality }) }))).toEqual([16, 12])
    expect([3, -3].map(targetSize => needed({ target: a({ targetSize }) }))).toEqual([11, 17])
    expect([needed({ target: a({}, { steering: 0 }) }), needed({ target: a({}, { moved: 10 }) })]).toEqual([13, 13])
    // no Gunnery Modifier here, and no radar
    expect(needed({ firer: a({ gunneryRadarMain: true }, { gunnery: -3 }) })).toBe(14)
  })
  test('FA-9.7-mod-bow −1 from ahead and −3 from astern, unless she is Slow or Stopped', () => {
    expect([needed({ aspect: 'ahead' }), needed({ aspect: 'astern' })]).toEqual([15, 17])
    const slow = a({}, { moved: 10 })
    expect([needed({ aspect: 'ahead', target: slow }), needed({ aspect: 'astern', target: slow })]).toEqual([13, 13])
    expect([30, 31, 149, 150].map(aspect => needed({ aspect }))).toEqual([15, 14, 14, 17])
  })
  test('FA-9.7-reroll misses at a Stopped target once more', () => {
    const target = a({}, { moved: 0 })
    expect(salvo({ target, aspect: 'astern' }, [13, 13]).result['flotation']).toBe(10)
    expect(salvo({ target, aspect: 'astern' }, [13, 14, 20]).result['flotation']).toBe(6)
    // two dice: a hit, and a miss that is thrown again; then a roll for Critical Damage for each hit
    expect(salvo({ target, torpedoes: 3 }, [14, 1, 1, 20]).result['flotation']).toBe(6)
    expect(salvo({ target, torpedoes: 3 }, [14, 1, 20, 20, 20]).result['flotation']).toBe(2)
  })
})

describe('the salvo', () => {
  test('FA-H25 dice by the step of the torpedoes; by option one each', () => {
    for (const [torpedoes, dice] of [
      [1, 1],
      [2, 1],
      [3, 2],
      [6, 2],
      [7, 3],
      [12, 3],
    ] as const)
      expect([torpedoes, salvo({ torpedoes }, Array(dice).fill(1)).result['flotation']]).toEqual([torpedoes, 10])
    expect(salvo({ torpedoes: 5 }, [1, 1, 1, 1, 1], { torpedoDice: 'each' }).result['flotation']).toBe(10)
    expect(refused('torpedoes', { firer: a(), target: a(), range: 20, torpedoes: 13 })).not.toBe('')
  })
  test('FA-H25 a Wide Spread: half as many, rounded up, at −2', () => {
    expect(needed({ wide: true })).toBe(16)
    // 5 torpedoes: half is 3, two dice; 4: half is 2, one die; 12: 6, two dice
    for (const [torpedoes, dice] of [
      [5, 2],
      [4, 1],
      [12, 2],
    ] as const)
      expect([torpedoes, salvo({ torpedoes, wide: true }, Array(dice).fill(15)).result['flotation']]).toEqual([
        torpedoes,
        10,
      ])
  })
  test('FA-9.7-damage each hit in turn: IP on Flotation, a Wreck Test if due, one critical under water', () => {
    // two hits of IP 4: 6, no critical; then 2 and a critical: column by d10, 3 amidships; 18 power
    const done = salvo({ torpedoes: 3 }, [20, 20, 9, 8, 3, 18])
    expect(done.result).toMatchObject({ flotation: 2, power: false, splashes: 1, structure: 12 })
    // the second brings her to 0: three teams, a 3 fails, and there are no more dice
    const target = a({}, { flotation: 7 })
    expect(salvo({ target, torpedoes: 3 }, [20, 20, 9, 3]).result).toMatchObject({ end: 'wreck', flotation: 0 })
    expect(salvo({ target, torpedoes: 3 }, [20, 20, 9, 4, 9]).result).toMatchObject({ end: 'active', flotation: 0 })
    // the first wrecks her: the second hit lapses
    expect(salvo({ target: a({}, { flotation: 4 }), torpedoes: 3 }, [20, 20, 3]).result).toMatchObject({ end: 'wreck' })
  })
  test('FA-H8 from ahead the bow, from astern the stern, otherwise d10: 1 and 2, 3 to 8, 9 and 10', () => {
    const column = (given: Sheet, faces: number[]) => salvo(given, [20, 1, ...faces]).result
    // face 9 is bulkheads in the bow, engines (one free die, two steps of 8) amidships, and one of the worst astern
    expect(column({ aspect: 'ahead' }, [9, 4])).toMatchObject({ flotation: 0 })
    expect(column({}, [2, 9, 4])).toMatchObject({ flotation: 0 })
    expect(column({}, [1, 9, 4])).toMatchObject({ flotation: 0 })
    for (const die of [3, 8]) expect(column({}, [die, 9, 1, 1, 1])).toMatchObject({ speed: 27, flotation: 6 })
    for (const die of [9, 10]) expect(column({}, [die, 9, 1, 1, 1, 1])).toMatchObject({ speed: 26, flotation: 6 })
    expect(column({ aspect: 'astern' }, [9, 1, 1, 1, 1])).toMatchObject({ speed: 26 })
  })
  test('FA-R28 not at a stand; by option as at size −3, with a save', () => {
    const target = { ship: boats(4, 0) }
    expect(refused('torpedoes', { firer: a(), target, range: 20, torpedoes: 1 })).not.toBe('')
    expect(
      refused('torpedoes', { firer: a(), target, range: 20, torpedoes: 1 }, { torpedoesAtStands: 'as-size-3' }),
    ).toBe('')
  })
  test('FA-H34 torpedoes at the shore', () => {
    const land = a({ isLand: true, F: 0, speedMax: 0, MVR: 0, torpedoMounts: [] })
    expect(salvo({ target: land }, [13, 14, 20]).result).toMatchObject({ structure: 8 })
  })
})

describe('one hit alone', () => {
  const hit = (worn: Sheet, faces: number[], more: Sheet = {}) =>
    worked('torpedo-hit', { target: a({}, worn), ip: 4, cv: 8, ...more }, faces).result
  test('FA-10.2-trigger-again at Flotation 0 every hit asks for a Wreck Test', () => {
    expect(hit({ flotation: 0 }, [4, 20])).toMatchObject({ end: 'active' })
    expect(hit({ flotation: 0 }, [3])).toMatchObject({ end: 'wreck' })
  })
  test('FA-10.2-weather the Wreck Test of a torpedo hit in Bad Weather', () => {
    expect(hit({ flotation: 4 }, [4, 4, 20], { badWeather: true })).toMatchObject({ end: 'active' })
    expect(hit({ flotation: 4 }, [10, 3], { badWeather: true })).toMatchObject({ end: 'wreck' })
  })
})

describe('who may be aimed at', () => {
  const aim = (given: Sheet, wide = false) =>
    refused('torpedoes', { firer: a(), target: a(), range: 20, torpedoes: 1, wide, ...given })
  test('FA-9.1-D-aimed within the lower of Spotting Distance and visibility', () => {
    expect([aim({ range: 75, visibility: 3 }), aim({ range: 50, firer: a({}, { spotting: 2 }) })]).toEqual(['', ''])
    expect(aim({ range: 75.1, visibility: 3 })).not.toBe('')
    expect(aim({ range: 50.1, firer: a({}, { spotting: 2 }) })).not.toBe('')
    expect(aim({ range: 20, obscured: true })).not.toBe('')
  })
  test('FA-9.1-D-wide a Wide Spread needs none of that by day', () => {
    expect(aim({ range: 50.1, firer: a({}, { spotting: 2 }) }, true)).toBe('')
  })
  test('FA-9.1-N-lit-aimed by night a lit or burning target', () => {
    const night = { night: true, visibility: 2 }
    expect(aim({ ...night, target: a({}, { lit: true }) })).toBe('')
    expect(aim({ ...night, target: a({}, { fires: 1 }) })).toBe('')
    expect(aim({ ...night, range: 50.1, target: a({}, { lit: true }) })).not.toBe('')
  })
  test('FA-H51-torpedoes salvoes of one kind only', () => {
    const mixed = a({ torpedoMounts: [tubes({ count: 1 }), tubes({ ip: 6, count: 1 })] })
    expect(aim({ firer: mixed, torpedoes: 6 })).toBe('')
    expect(aim({ firer: mixed, torpedoes: 7 })).not.toBe('')
  })
})

describe('what is not seen', () => {
  test('FA-9.1-O-wide a Wide Spread where nothing is seen needs a Crew Test first', () => {
    const obscured = { wide: true, obscured: true }
    expect(salvo(obscured, [5]).result['flotation']).toBe(10)
    expect(salvo(obscured, [6, 15]).result['flotation']).toBe(10)
    expect(salvo(obscured, [6, 16, 20]).result['flotation']).toBe(6)
  })
  test('FA-9.1-N-wide by night it needs none, lit or not; an aimed one at an unlit target does', () => {
    const night = { night: true, visibility: 2 }
    expect(salvo({ ...night, wide: true }, [16, 20]).result['flotation']).toBe(6)
    expect(salvo(night, [5]).result['flotation']).toBe(10)
    expect(salvo(night, [6, 14, 20]).result['flotation']).toBe(6)
    expect(salvo({ ...night, target: a({}, { lit: true }) }, [14, 20]).result['flotation']).toBe(6)
  })
  test('FA-R30 naturals for torpedoes: 20 hits in the fifth band, 1 never', () => {
    expect(salvo({ range: 110 }, [20, 20], { naturals: 'on' }).result['flotation']).toBe(6)
    expect(salvo({ range: 110 }, [19], { naturals: 'on' }).result['flotation']).toBe(10)
  })
  test('FA-R36 a die for each torpedo and no more hits than torpedoes', () => {
    // three of IP 1: three dice, three hits, three rolls
    const small = a({ torpedoMounts: [tubes({ ip: 1 })] })
    expect(
      salvo({ firer: small, torpedoes: 3 }, [20, 20, 20, 20, 20, 20], { torpedoDice: 'each' }).result['flotation'],
    ).toBe(7)
  })
})
