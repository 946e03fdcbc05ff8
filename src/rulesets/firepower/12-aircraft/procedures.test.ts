import { describe, expect, test } from 'vitest'
import type { Options } from '#kernel/desk/index.ts'
import { chosenOptions } from '#kernel/desk/index.ts'
import { Script } from '#kernel/dice/index.ts'
import { FIREPOWER } from '../index.ts'
import { a, refused, worked } from '../whole/second.fixture.ts'

const setting = (changes: Options = {}) => ({
  options: chosenOptions(FIREPOWER.options, changes),
  card: (name: string): never => {
    throw new Error(`these tests bring their own cards, not ${name}`)
  },
})
/** Exact odds of one thing, as fractions by what it can be. */
function odds(name: string, given: unknown, field: string, changes: Options = {}) {
  const opened = FIREPOWER.procedures.find(each => each.name === name)!.open(given, setting(changes))
  const { exact, outcomes } = opened.odds([field], { budget: 2_000_000, runs: 1 })
  expect(exact).toBe(true)
  return Object.fromEntries(outcomes.map(({ outcome, fraction }) => [String(outcome[field]), fraction]))
}
const silent = (of: Parameters<typeof a>[0], more = {}) =>
  a(of, { powerOut: true, submerged: of === 'SM' ? false : undefined, ...more })

describe('wave-arrival', () => {
  test('FP-AIR-B a third by fair daylight, a sixth otherwise', () => {
    expect(odds('wave-arrival', {}, 'arrives')).toEqual({ true: '1/3', false: '2/3' })
    expect(odds('wave-arrival', { weather: 'bad' }, 'arrives')).toEqual({ true: '1/6', false: '5/6' })
    expect(odds('wave-arrival', { light: 'dawn', weather: 'bad' }, 'arrives')).toEqual({ true: '1/6', false: '5/6' })
  })
  test('FP-AIR-C not at night, in the words of the battle', () => {
    expect(refused('wave-arrival', { light: 'night' })).toContain('at night aircraft do nothing')
  })
})

describe('dogfight', () => {
  test('FP-AIR-H torpedo bombers against fighters who have lost one: a 36th, a sixth, and the rest goes on', () => {
    // d6 + 0 against d6 + 2 − 1: 5 ahead of 6 faces once in 36; 3 behind six times
    const given = { attacker: 'TB', defender: { class: 'AS', losses: 1 } }
    expect(odds('dogfight', given, 'winner')).toEqual({ nobody: '29/36', defender: '1/6', attacker: '1/36' })
  })
  test('FP-AIR-G with real dice, die by die', () => {
    const { result, throws } = worked('dogfight', { attacker: 'AS', defender: 'HB' }, [4, 3, 5])
    expect(throws).toEqual([
      ['FP-AIR-G', 4],
      ['FP-AIR-G', 3],
      ['FP-AIR-I', 5],
    ])
    // 4 + 3 − 3 = 4: the fighters win, and lose two
    expect(result).toEqual({
      winner: 'attacker',
      attacker: { class: 'AS', grade: 0, losses: 2, flak: 0, status: 'aloft' },
      defender: { class: 'HB', grade: 0, losses: 0, flak: 0, status: 'destroyed' },
    })
  })
  test('what comes out can be put in again, and who is shot down fights no more', () => {
    const { result } = worked('dogfight', { attacker: 'AS', defender: 'HB' }, [4, 3, 5])
    expect(worked('dogfight', { attacker: result['attacker'], defender: 'HB' }, [1, 1]).lines).toEqual([
      ['FP-AIR-G', 3],
      ['FP-R104', -2],
    ])
    expect(refused('dogfight', { attacker: 'AS', defender: result['defender'] })).toContain('that stand is lost')
    expect(refused('dogfight', { attacker: 'AS', defender: 'AS', light: 'night' })).toContain('at night')
  })
})

describe('flak', () => {
  test('FP-AA-C one die at a time: whoever fires is asked for each', () => {
    const given = { target: a('CA'), stands: ['TB', 'TB'] }
    const opened = FIREPOWER.procedures.find(({ name }) => name === 'flak')!.open(given, setting())
    const pending = opened.work(new Script([]), [])
    expect(pending).toMatchObject({
      wanted: {
        who: 'whoever fires the flak',
        choose: [
          { value: 0, label: 'at TB 1' },
          { value: 1, label: 'at TB 2' },
        ],
      },
    })
    const next = opened.work(new Script([6]), [0])
    // only the second is left, and is no choice
    expect(next).toMatchObject({ wanted: { words: 'one d6, anti-aircraft fire' } })
    expect(odds('flak', given, 'shotDown')).toEqual({ 0: '25/36', 1: '5/18', 2: '1/36' })
  })
  test('FP-AA-D a destroyer’s one die', () => {
    expect(worked('flak', { target: a('DD'), stands: ['FB'] }, [5]).result).toEqual({
      dice: 1,
      shotDown: 0,
      stands: [{ class: 'FB', grade: 0, losses: 0, flak: 2, status: 'aloft' }],
    })
  })
  test('FP-AA-F, FP-AA-E no power, no dice; a battery come down to CA has two', () => {
    expect(worked('flak', { target: silent('BB'), stands: ['TB'] }, []).result['dice']).toBe(0)
    expect(worked('flak', { target: a('BB', { mainLost: 2 }), stands: ['TB'] }, [1, 1]).result['dice']).toBe(2)
  })
})

describe('air-attack', () => {
  test('FP-AIR-K a torpedo bomber hurt by flak at a battleship: miss two thirds, light and medium a sixth each', () => {
    const given = { target: silent('BB'), stands: [{ class: 'TB', flak: 1 }] }
    expect(odds('air-attack', given, 'level')).toEqual({ none: '2/3', L: '1/6', M: '1/6' })
  })
  test('FP-AA-A through the flak of a light cruiser: half of it misses, −1 leaves one face, −2 none', () => {
    // 1/2 × 2/6 + 1/6 × 1/6 = 7/36
    const chances = odds('air-attack', { target: a('CL'), stands: ['TB'] }, 'level')
    expect(chances['none']).toBe('29/36')
    expect(odds('air-attack', { target: a('CL'), stands: ['TB'] }, 'shotDown')).toEqual({ 0: '5/6', 1: '1/6' })
  })
  test('FP-R108 two stands, the dice at the first while it flies', () => {
    // a light cruiser has one die, at the first: 29/36 × 4/6
    expect(odds('air-attack', { target: a('CL'), stands: ['TB', 'TB'] }, 'level')['none']).toBe('29/54')
    expect(odds('air-attack', { target: silent('CL'), stands: ['TB', 'TB'] }, 'level')['none']).toBe('4/9')
  })
  test('odds and dice agree: every throw of two bombers at a destroyer', () => {
    const given = { target: silent('DD'), stands: ['HB', 'FB'] }
    const destroyed = odds('air-attack', given, 'destroyed')
    const level = odds('air-attack', given, 'level')
    // HB hits on 6 alone: 10, C; FB on 6 alone: 7, H
    expect(level['none']).toBe('25/36')
    expect(Object.keys(level).sort()).toEqual(['C', 'H', 'none'])
    expect(destroyed['true']).toMatch(/^\d+\/\d+$/)
  })
  test('FP-R106, FP-R104, FP-R105 every line of the sum, and the weight', () => {
    const target = silent('BB', { formation: 'scatter' })
    const { lines, result } = worked('air-attack', { target, stands: [{ class: 'KM', losses: 1 }] }, [6, 1, 1, 1, 1])
    // 6 − 1 − 1 = 4 makes 3; 4 − 2 = 2 is L
    expect(lines).toEqual([
      ['FP-AA-F', 0],
      ['FP-AIR-J', -3],
      ['FP-R104', -1],
      ['FP-R106', -1],
      ['FP-AIR-K', -2],
      ['FP-R105', 4],
    ])
    expect([result['level'], result['stands']]).toEqual([
      'L',
      [{ class: 'KM', grade: 0, losses: 1, flak: 0, status: 'spent' }],
    ])
  })
  test.each([
    ['a fighter', { target: a('BB'), stands: ['AS'] }, 'fighters attack no ships'],
    ['nobody', { target: a('BB'), stands: [] }, 'no stand is named'],
    ['at night', { target: a('BB'), stands: ['TB'], light: 'night' }, 'at night aircraft do nothing'],
    ['before LATE', { target: a('BB'), stands: ['TB'], period: 'MIDDLE' }, 'in the LATE period only'],
    ['a boat under water', { target: a('SM'), stands: ['TB'] }, 'cannot reach a boat under water'],
    ['a stand that is spent', { target: a('BB'), stands: [{ class: 'KM', status: 'spent' }] }, 'that stand is lost'],
  ])('FP-R123 refused in the words of the battle: %s', (_, given, words) => {
    expect(refused('air-attack', given)).toContain(words)
    expect(refused('flak', given)).toContain(words)
  })
})

describe('torpedo-run', () => {
  const launcher = a('DD', {}, { torpedoes: { launches: 2 } })
  test('FP-TORP-B, FP-TORP-C six inches a turn, and then the throw', () => {
    const { result, throws } = worked('torpedo-run', { firer: launcher, target: a('BB'), range: 13 }, [1, 6])
    expect(throws.map(([why]) => why)).toEqual(['FP-TORP-D', 'FP-TORP-D'])
    expect([result['run'], result['turns'], result['level']]).toEqual([18, 3, 'none'])
  })
  test('FP-R90 refused beyond the long figure', () => {
    expect(refused('torpedo-run', { firer: launcher, target: a('BB'), range: 18.1 })).toContain('out of torpedo range')
  })
  test('FP-TORP-H a Long Lance runs nine', () => {
    const lancer = a('DD', {}, { nation: 'JAP', torpedoes: { launches: 2, longLance: true } })
    const { result } = worked('torpedo-run', { firer: lancer, target: a('BB'), range: 13 }, [1, 6])
    expect([result['run'], result['turns']]).toEqual([18, 2])
  })
  test('FP-TORP-D its odds are those of the marker that has come', () => {
    const given = { firer: launcher, target: a('CL') }
    expect(odds('torpedo-run', { ...given, range: 13 }, 'level')).toEqual(odds('torpedo', given, 'level'))
  })
})
