import { describe, expect, test } from 'vitest'
import { boats, refused, sheet, worked } from '../whole/second.fixture.ts'

type Sheet = Record<string, unknown>
const a = (changes: Sheet = {}, worn: Sheet = {}) => ({ ship: sheet(changes), ...worn })
const boat = (worn: Sheet = {}) =>
  a({ name: 'Boat', typeCode: 'SS', targetSize: -3, S: 3, F: 4, dives: { knots: 8 } }, { submerged: true, ...worn })
const BY_NIGHT = { night: true, visibility: 1 }

describe('each table by itself', () => {
  test('FA-6.1-roll FA-6.1-sum FA-6.1-step d10 and the step of the sum with its sign; equal ones again', () => {
    // 3 is step 2, −1 is step −1: 4 and 2 against 7 less 1 are equal; then 5 and 2 against 7 less 1
    expect(worked('initiative', { one: [2, 1], other: [-1] }, [4, 7, 5, 7]).result).toEqual({ first: 'one' })
    expect(worked('initiative', {}, [4, 7]).result).toEqual({ first: 'other' })
  })
  test('FA-H9 a Crew Test: d10, Crew Quality, what is printed; 6', () => {
    const passed = (face: number, modifier: number, cq: number) =>
      worked('crew-test', { target: a({}, { crewQuality: cq }), modifier }, [face]).result['passed']
    expect([passed(6, 0, 0), passed(5, 0, 0), passed(7, -2, 1), passed(6, -2, 1)]).toEqual([true, false, true, false])
  })
  test('FA-9.1-N-dark FA-R59 making out an unlit target by night, once a turn', () => {
    const given = { firer: a(), target: a(), range: 20, ...BY_NIGHT }
    const left = worked('identification', given, [6])
    expect(left.result).toMatchObject({ found: true, firer: { identified: 'passed' } })
    // it goes in again as it came out: she is found, and no die is thrown
    expect(worked('identification', { ...given, firer: left.result['firer'] }, []).result).toMatchObject({
      found: true,
    })
    const failed = worked('identification', given, [5]).result['firer']
    expect(refused('identification', { ...given, firer: failed })).toMatch(/attempt of this turn/)
    expect(refused('identification', { firer: a(), target: a(), range: 20 })).toMatch(/without a test/)
  })
  test('FA-6.6-spot a Contact marker: bands, sizes, radar; once a turn', () => {
    const found = (changes: Sheet, target: Sheet, range: number, face: number) =>
      worked('spotting', { firer: a(changes), target: a(target), range }, [face]).result['found']
    expect([found({}, {}, 24, 6), found({}, {}, 26, 6), found({}, { targetSize: 1 }, 26, 6)]).toEqual([
      true,
      false,
      true,
    ])
    expect([found({}, { targetSize: -2 }, 24, 6), found({ searchRadar: true }, { targetSize: -2 }, 24, 5)]).toEqual([
      false,
      true,
    ])
    const left = worked('spotting', { firer: a(), target: a(), range: 24 }, [1]).result['firer']
    expect(left).toMatchObject({ sought: true })
    expect(refused('spotting', { firer: left, target: a(), range: 24 })).toBe('she has tried that in this turn')
  })
  test('FA-H21 star shell', () => {
    const given = { firer: a({ batteries: [gunsOf(4)] }), target: a(), range: 40, ...BY_NIGHT }
    expect(worked('star-shell', given, [6]).result).toMatchObject({ target: { lit: true } })
    expect(refused('star-shell', { ...given, night: false })).toBe('it is day')
  })
  test('FA-12.3-roll FA-H33 morale of a ship, cause by cause; it goes in again as it came out', () => {
    // three fires: step 2; 8 holds, 7 does not
    const shaken = worked('ship-morale', { target: a({}, { fires: 3 }), causes: 1 }, [7]).result['target']
    expect(shaken).toMatchObject({ morale: 'withdrawing', fires: 3 })
    expect(worked('ship-morale', { target: a({}, { fires: 3 }), causes: 2 }, [7, 7]).result['target']).toMatchObject({
      morale: 'abandoned',
    })
    const again = worked('ship-morale', { target: shaken, causes: 0 }, [8]).result['target']
    expect(again).not.toHaveProperty('morale')
    expect(refused('ship-morale', { target: a(), causes: 0 })).toMatch(/withdraws/)
    // the commander's own value, where he is aboard
    expect(worked('ship-morale', { target: a({}, { flagOfficer: 2 }) }, [4]).result['target']).not.toHaveProperty(
      'morale',
    )
  })
  test('FA-12.5-roll morale of a squadron at half or fewer', () => {
    const target = a({}, { flagOfficer: -1 })
    expect(worked('squadron-morale', { target, ships: 4, left: 2 }, [7]).result).toMatchObject({ holds: true })
    expect(worked('squadron-morale', { target, ships: 3, left: 1 }, [6]).result).toMatchObject({ holds: false })
    expect(refused('squadron-morale', { target, ships: 3, left: 2 })).toMatch(/more than half/)
  })
  test('FA-H31 FA-H35 a minefield', () => {
    // 17; a critical by 9; the bow by 1; bulkheads give way by 1: all of the 9, and a Wreck Test: 6 and 2 for her teams
    expect(worked('mines', { target: a({ F: 14 }) }, [17, 9, 1, 1, 6]).result).toMatchObject({
      flotation: 0,
      lost: false,
    })
    expect(worked('mines', { target: a({ targetSize: 1 }) }, [15]).result).toMatchObject({ flotation: 10 })
    expect(worked('mines', { target: { ship: boats(3, 1) } }, []).result).toMatchObject({ vessels: 3 })
  })
  test('FA-H32 listening, and ASW against what was found', () => {
    const hunter = a({ ASW: 3 })
    const heard = worked('listening', { firer: hunter, target: boat(), range: 10 }, [6])
    expect(heard.result).toMatchObject({ found: true, target: { known: true }, firer: { listened: true } })
    expect(worked('listening', { firer: hunter, target: boat(), range: 11 }, [10]).result).toMatchObject({
      found: false,
    })
    expect(refused('listening', { firer: heard.result['firer'], target: boat(), range: 10 })).toMatch(/has listened/)
    // three factors are step 2: a save at 8
    const struck = worked('asw', { firer: hunter, target: heard.result['target'], range: 5 }, [14, 14, 13, 8, 7])
    expect(struck.result).toMatchObject({ flotation: 2, target: { flotation: 2, splashes: 1 } })
    expect(refused('asw', { firer: hunter, target: boat(), range: 5 })).toMatch(/nobody knows/)
    expect(refused('asw', { firer: hunter, target: a(), range: 5 })).toMatch(/not under water/)
    expect(refused('gunfire', { firer: hunter, target: boat({ known: true }), range: 5 })).toMatch(/under water/)
  })
  test('FA-H18 a collision: both lose the step of the closing speed, and may have a critical by it', () => {
    // 20 knots into one that lies still: 4 each
    const met = worked('collision', { firer: a({}, { moved: 20 }), target: a({}, { moved: 0 }) }, [20, 20])
    expect(met.result).toMatchObject({ flotation: 6, firer: { flotation: 6 } })
  })
  test('FA-H16 FA-H11 repairs and fires, each by itself', () => {
    expect(worked('repairs', { target: a({}, { steering: 0, fires: 1 }) }, [6, 8], {}, [0, 4]).result).toMatchObject({
      fires: 0,
      steering: 1,
      structure: 12,
    })
    expect(worked('fires', { target: a({}, { fires: 3 }) }, [2]).result).toMatchObject({ structure: 10, fires: 4 })
  })
  test('FA-H32 what is under water must be a submarine', () => {
    expect(refused('crew-test', { target: a({}, { submerged: true }) })).toBe('submerged: Plain is no submarine')
    expect(refused('crew-test', { target: a({ mines: 2 }, { minefields: 3 }) })).toBe('minefields: Plain has only 2')
  })
})

function gunsOf(calibre: number): Sheet {
  const [battery] = sheet()['batteries'] as Sheet[]
  return { ...battery, calibre }
}
