import { describe, expect, test } from 'vitest'
import { boats, refused, sheet, worked } from '../whole/second.fixture.ts'

type Sheet = Record<string, unknown>
const a = (changes: Sheet = {}, worn: Sheet = {}) => ({ ship: sheet({ CRF: 3, MRF: 3, ...changes }), ...worn })
const stand = (vessels = 4, save = 0, worn: Sheet = {}) => ({ ship: boats(vessels, save), ...worn })
const spray = (given: Sheet, faces: readonly number[]) =>
  worked('factors', { firer: a(), target: stand(), range: 5, kind: 'mrf', factors: 1, ...given }, faces).result
const may = (given: Sheet) => refused('factors', { firer: a(), target: stand(), range: 5, kind: 'mrf', ...given })

test('FA-9.8-roll 8 and up: size −4 makes it 12', () => {
  expect(spray({}, [11])).toMatchObject({ vessels: 4, splashes: 0 })
  expect(spray({}, [12, 6])).toMatchObject({ vessels: 4, splashes: 1 })
  expect(spray({}, [12, 5])).toMatchObject({ vessels: 3, splashes: 1 })
})
test('FA-9.8-attacks-ship a d20 a factor; one marker for all, and a save for each hit', () => {
  expect(spray({ factors: 3 }, [12, 11, 20, 5, 5])).toMatchObject({ vessels: 2, splashes: 1 })
  expect(refused('factors', { firer: a(), target: stand(), range: 5, kind: 'mrf', factors: 4 })).not.toBe('')
})
test('FA-9.8-attacks-x a stand has its factor once, twice or three times', () => {
  for (const [vessels, dice] of [
    [1, 1],
    [2, 1],
    [3, 2],
    [6, 2],
    [7, 3],
    [12, 3],
  ] as const) {
    const firer = { ship: boats(12, 0, { CQ: 0 }), vessels }
    // one factor of CRF; two of MRF
    expect([vessels, spray({ firer, kind: 'crf' }, Array(dice).fill(1))['vessels']]).toEqual([vessels, 4])
    expect([vessels, spray({ firer, factors: 2 }, Array(2 * dice).fill(1))['vessels']]).toEqual([vessels, 4])
  }
})
test('FA-9.8-mods crew, splashes on both, steering and Slow; no Gunnery Modifier', () => {
  const least = (given: Sheet) => {
    for (let face = 1; face <= 20; face++) {
      try {
        spray(given, [face])
      } catch {
        return face
      }
    }
    return 21
  }
  expect(least({})).toBe(12)
  expect(least({ firer: a({}, { crewQuality: 2 }) })).toBe(10)
  expect(least({ firer: a({}, { gunnery: -3 }) })).toBe(12)
  expect(least({ firer: a({}, { splashes: 1 }), target: stand(4, 0, { splashes: 1 }) })).toBe(14)
  expect(least({ target: stand(4, 0, { steering: 0 }) })).toBe(11)
  expect(least({ target: stand(4, 0, { moved: 10 }) })).toBe(11)
})
test('FA-9.8-reroll misses at a Stopped target once more', () => {
  const target = stand(4, 0, { moved: 0 })
  expect(spray({ target }, [11, 11])).toMatchObject({ vessels: 4 })
  expect(spray({ target }, [11, 12, 5])).toMatchObject({ vessels: 3 })
})
test('FA-9.8-save own modifier; +1 against CRF; a ship of the families +1', () => {
  expect([spray({ kind: 'crf' }, [20, 5])['vessels'], spray({ kind: 'crf' }, [20, 4])['vessels']]).toEqual([4, 3])
  expect([
    spray({ target: stand(4, -2) }, [20, 8])['vessels'],
    spray({ target: stand(4, -2) }, [20, 7])['vessels'],
  ]).toEqual([4, 3])
  expect([
    spray({ target: stand(4, 1) }, [20, 5])['vessels'],
    spray({ target: stand(4, 1) }, [20, 4])['vessels'],
  ]).toEqual([4, 3])
  const auxiliary = a({ typeCode: 'A 1' })
  expect([
    spray({ target: auxiliary }, [8, 5])['structure'],
    spray({ target: auxiliary }, [8, 4])['structure'],
  ]).toEqual([12, 11])
})
test('FA-9.8-loss-ship Structure 1 for each failed save, no critical, and never on to Flotation', () => {
  const target = a({ typeCode: 'C 2' }, { structure: 1 })
  expect(spray({ target, factors: 2 }, [20, 20, 1, 1])).toMatchObject({ structure: 0, flotation: 10 })
})
test('FA-9.8-loss-x the last vessel, and no more than there are', () => {
  expect(spray({ target: stand(4, 0, { vessels: 1 }), factors: 2 }, [20, 20, 1, 1])).toMatchObject({
    vessels: 0,
    lost: true,
  })
})
test('FA-9.8-targets stands by both, the families by MRF only, cruisers and carriers by neither', () => {
  expect([may({}), may({ kind: 'crf' })]).toEqual(['', ''])
  expect(may({ target: a({ typeCode: 'A 1' }) })).toBe('')
  expect(may({ target: a({ typeCode: 'A 1' }), kind: 'crf' })).not.toBe('')
  for (const typeCode of ['CA', 'CL', 'AC', 'AMC', 'DD', 'BB']) expect(may({ target: a({ typeCode }) })).not.toBe('')
})
test('FA-H26 CRF reach 6.25 cm, MRF 12.5', () => {
  expect([may({ range: 12.5 }), may({ kind: 'crf', range: 6.25 })]).toEqual(['', ''])
  expect(may({ range: 12.6 })).not.toBe('')
  expect(may({ kind: 'crf', range: 6.3 })).not.toBe('')
})

describe('9.1, guns', () => {
  const see = (given: Sheet) => refused('gunfire', { firer: a(), target: a(), range: 20, ...given })
  const RADAR = { gunneryRadarMain: true, batteries: [{ ...(sheet()['batteries'] as object[])[0], radar: true }] }
  const NIGHT = { night: true, visibility: 2 }
  test('FA-9.1-D-guns within the lower of the two', () => {
    expect([see({ range: 50, visibility: 2 }), see({ range: 50, firer: a({}, { spotting: 2 }) })]).toEqual(['', ''])
    expect(see({ range: 50.1, visibility: 2 })).not.toBe('')
    expect(see({ range: 50.1, firer: a({}, { spotting: 2 }) })).not.toBe('')
  })
  test('FA-9.1-O-noradar beyond the visibility, or obscured, no shot without radar', () => {
    expect(see({ obscured: true })).not.toBe('')
    expect(see({ obscured: true, firer: a(RADAR) })).toBe('')
    expect(see({ obscured: true, firer: a(RADAR, { gunneryRadar: false }) })).not.toBe('')
  })
  test('FA-9.1-O-acquire a Crew Test first; passed, a shot without the 1 for radar', () => {
    const shot = (faces: number[], given: Sheet = {}, changes = {}) =>
      worked('gunfire', { firer: a(RADAR), target: a(), range: 40, visibility: 1, ...given }, faces, changes).result[
        'structure'
      ]
    // band 2 Directed is 9
    expect(shot([5])).toBe(12)
    expect(shot([6, 8])).toBe(12)
    expect(shot([6, 9, 20, 20])).toBe(10)
    expect(shot([6, 8, 20, 20], {}, { unseenRadar: 'on' })).toBe(10)
    // to her Spotting Distance, whatever the visibility
    expect(see({ firer: a(RADAR, { spotting: 1 }), range: 25.1, visibility: 1 })).not.toBe('')
  })
  test('FA-9.1-N-dark a Crew Test first, no radar bonus; lit, none, and the bonus', () => {
    const shot = (faces: number[], given: Sheet = {}) =>
      worked('gunfire', { firer: a(RADAR), target: a(), range: 40, ...NIGHT, ...given }, faces).result['structure']
    expect(shot([5])).toBe(12)
    expect(shot([6, 8])).toBe(12)
    expect(shot([6, 9, 20, 20])).toBe(10)
    expect(shot([8, 20, 20], { target: a({}, { lit: true }) })).toBe(10)
    expect(shot([8, 20, 20], { target: a({}, { fires: 1 }) })).toBe(10)
    expect(see({ ...NIGHT, range: 50.1 })).not.toBe('')
  })
  test('FA-9.1-power without power a Crew Test before anything, and failed nothing', () => {
    const shot = (faces: number[]) =>
      worked('gunfire', { firer: a({}, { powerFailure: true }), target: a(), range: 20 }, faces).result['structure']
    expect([shot([5]), shot([6, 20, 20, 20])]).toEqual([12, 10])
  })
})
