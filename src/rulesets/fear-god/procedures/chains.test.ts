import { describe, expect, test } from 'vitest'
import { chosenOptions } from '#kernel/desk/index.ts'
import { Script, Seeded } from '#kernel/dice/index.ts'
import type { Worked } from '#kernel/ruleset/index.ts'
import { OPTIONS } from '../book/options.ts'
import { BOAT, DEUTSCHLAND, MOLTKE, TIGER } from '../whole/bench.fixture.ts'
import { PROCEDURES } from './procedures.ts'

const LIBRARY = { Boat: BOAT, Tiger: TIGER, Moltke: MOLTKE, Deutschland: DEUTSCHLAND }
function work(name: string, given: unknown, faces: readonly number[] = []): Worked {
  const card = (ship: string) => LIBRARY[ship as keyof typeof LIBRARY]
  const opened = PROCEDURES.find(each => each.name === name)!.open(given, {
    options: chosenOptions(OPTIONS, {}),
    card,
  })
  const script = new Script(faces)
  const worked = opened.work(script, [])
  if ('wanted' in worked) throw new Error(JSON.stringify(worked.wanted))
  expect(script.unused).toBe(0)
  return worked
}
function seeded(name: string, given: unknown): Worked {
  const card = (ship: string) => LIBRARY[ship as keyof typeof LIBRARY]
  const opened = PROCEDURES.find(each => each.name === name)!.open(given, {
    options: chosenOptions(OPTIONS, {}),
    card,
  })
  const worked = opened.work(new Seeded(1), [])
  if ('wanted' in worked) throw new Error(JSON.stringify(worked.wanted))
  return worked
}
const settled = ({ reckoning }: Worked): readonly (string | undefined)[] => reckoning.map(sum => sum.settled)
const types = ({ events }: Worked): readonly string[] => events.map(({ type }) => type)
type Result = { readonly target: Record<string, unknown>; readonly lost: number }
const resultOf = (worked: Worked): Result => worked.result as unknown as Result

describe('from one Resolution Phase to the next', () => {
  test('FGDN-8.2-repeat FGDN-8.2-control-when three turns: damage on the third, none on the next, again on the Intermediate Turn', () => {
    const first = work('resolution', { target: { ship: 'Deutschland', fires: [4] }, turn: 'third' }, [1, 8])
    // 4 per cent of 298; D10 of 8 takes nothing off (T24)
    expect(resultOf(first)).toMatchObject({ lost: 11, target: { fires: [{ percent: 4, ago: 4 }] } })
    const second = work('resolution', { target: resultOf(first).target, turn: 'third' })
    expect(resultOf(second)).toMatchObject({ lost: 11, target: { fires: [{ percent: 4, ago: 5 }] } })
    const third = work('resolution', { target: resultOf(second).target, turn: 'intermediate' }, [1])
    expect(resultOf(third)).toMatchObject({ lost: 22, target: { fires: [{ percent: 4, ago: 6 }] } })
  })

  test('FGDN-R53 the chance that fire reaches a magazine grows from one Intermediate Turn to the next', () => {
    let target: unknown = { ship: 'Tiger', fires: [{ percent: 18, ago: 9 }], magazinesFlooded: true }
    for (const count of [1, 2, 3]) {
      const worked = seeded('resolution', { target, turn: 'intermediate' })
      target = resultOf(worked).target
      expect(target).toHaveProperty('conflagration', count)
    }
  })
})

describe('repair', () => {
  test('FGDN-8.4-flood FGDN-R84 who still has flooding to pump out comes out of the battle first', () => {
    const worked = work('repair', { target: { ship: 'Tiger', lost: 120, flooded: 41 }, hours: 12 })
    expect(types(worked)).toEqual(['BattleEnded'])
    expect(resultOf(worked)).toMatchObject({ lost: 100, target: { lost: 100, repairs: [{ what: 'patch' }] } })
    expect(resultOf(worked).target).not.toHaveProperty('flooded')
    expect(types(work('repair', { target: resultOf(worked).target, hours: 12 }))).toEqual([])
  })

  test.each([
    [{ ship: 'Tiger' }, 6, 'nothing is broken that could be mended'],
    [{ ship: 'Tiger', bridgeHit: true }, 6, 'nothing of it is tried at 6 hours'],
    [
      { ship: 'Tiger', speedLevels: 1, repairs: [{ what: 'engineering', tried: 12 }] },
      12,
      'it has been tried at 12 hours',
    ],
    [
      { ship: 'Tiger', speedLevels: 1, repairs: [{ what: 'engineering', tried: 48 }] },
      48,
      'it was tried at 48 hours, and never again at sea',
    ],
  ])('FGDN-8.4-weapon %j at %i hours: %s', (target, hours, why) => {
    expect(settled(work('repair', { target, hours }))).toEqual([why])
  })
})

describe('what comes to nothing says why', () => {
  test.each([
    [
      'critical',
      { target: 'Moltke', calibre: 37, as: 'Engineering' },
      'so light a gun does not do that to so large a ship',
    ],
    ['severity', { target: 'Moltke', calibre: 13, kind: 'fire' }, 'so light a gun does not do that to so large a ship'],
    ['unjam', { target: { ship: 'Tiger', rudder: 'to port' }, tries: 3 }, 'she has had all her tries in this battle'],
    [
      'unjam',
      { target: { ship: 'Tiger', rudder: 'to port', unjamming: { tries: 0, next: 3 } } },
      'it is not yet time for it',
    ],
    ['damage', { target: 'Moltke', damage: 1 }, 'less than one in a hundred makes no criticals'],
  ])('FGDN-8.1.3-filter FGDN-8.4-rudder-unjam FGDN-8.1.2-min-damage %s %j: %s', (name, given, why) => {
    expect(settled(work(name, given))).toEqual([why])
  })

  test('FGDN-8.1.2-ratio3 a wreck', () => {
    const worked = work('damage', { target: { ship: 'Tiger', lost: 300 }, damage: 160 })
    expect(settled(worked)).toEqual(['three times what was left, or more: she keeps a tenth of what she had at most'])
  })
})

describe('what cannot be', () => {
  test.each([
    ['FGDN-8.1.2-type', 'critical', { target: 'Moltke', as: 'Cargo' }, /Moltke cannot suffer Cargo/],
    ['FGDN-8.4-patch', 'patch', { target: 'Tiger', seaState: 3, knots: 60 }, /she has never made more than/],
    [
      'FGDN-8.1.7-depth-small',
      'torpedo-hit',
      { target: 'Boat', warhead: 40, depth: 'deep' },
      /runs under a ship of that/,
    ],
    ['FGDN-8.4-rudder-unjam', 'unjam', { target: 'Tiger' }, /her rudder is not jammed/],
    [
      'FGDN-8.2-assist',
      'control',
      { target: { ship: 'Tiger', fires: [5] }, helpers: [{ size: 'D' }, { size: 'D' }, { size: 'D' }] },
      /at most two ships help/,
    ],
  ])('%s %s %j is refused', (_rule, name, given, says) => {
    expect(() => work(name, given)).toThrow(says)
  })
})

describe('the sum of a torpedo’s damage', () => {
  const sumOf = (given: object) => {
    const { reckoning } = seeded('torpedo-hit', { target: 'Tiger', contact: false, ...given })
    return reckoning[0]!.lines.map(({ value }) => value)
  }
  test('FGDN-8.1.7-narrow half on a narrow aspect', () => {
    expect(sumOf({ warhead: 71, place: 'bow' })).toEqual([71, -36])
  })
})
