import { describe, expect, test } from 'vitest'
import { BadOption, chosenOptions, type OptionInfo, refuseUnheeded } from './options.ts'

const infos: readonly OptionInfo[] = [
  { name: 'crossing-the-t', title: 'Crossing the T', rule: 'TF-9.1', values: ['yes', 'no'], standard: 'no' },
  { name: 'minimum-damage', title: 'Minimum damage', rule: 'TF-8', values: ['one', 'half', 'none'], standard: 'half' },
]

describe('options that do not count everywhere', () => {
  const scoped = (scope?: 'battles' | 'not alone' | 'not in duels'): readonly OptionInfo[] => [
    { ...infos[0]!, ...(scope === undefined ? {} : { scope }) },
  ]
  test.each([
    [undefined, [true, true]],
    ['battles', [false, false]],
    ['not alone', [false, true]],
    ['not in duels', [true, false]],
  ] as const)('%s', (scope, heeded) => {
    const isHeeded = (where: 'alone' | 'duel', value: string): boolean => {
      try {
        refuseUnheeded(scoped(scope), { 'crossing-the-t': value }, where)
        return true
      } catch (thrown) {
        expect(thrown).toBeInstanceOf(BadOption)
        return false
      }
    }
    expect([isHeeded('alone', 'yes'), isHeeded('duel', 'yes')]).toEqual(heeded)
    expect([isHeeded('alone', 'no'), isHeeded('duel', 'no')]).toEqual([true, true])
  })

  test('are refused in one sentence', () => {
    expect(() => refuseUnheeded(scoped('battles'), { 'crossing-the-t': 'yes' }, 'duel')).toThrow(
      '--option crossing-the-t: it counts in whole battles, not in a duel',
    )
  })
})

describe('the options of a battle', () => {
  test('are the standard where nothing was asked for', () => {
    expect(chosenOptions(infos, {})).toEqual({ 'crossing-the-t': 'no', 'minimum-damage': 'half' })
  })

  test('are what was asked for, and the standard for the rest', () => {
    expect(chosenOptions(infos, { 'minimum-damage': 'none' })).toEqual({
      'crossing-the-t': 'no',
      'minimum-damage': 'none',
    })
  })

  test('of a book without any are none', () => {
    expect(chosenOptions([], {})).toEqual({})
  })

  test.each([
    [infos, { mines: 'yes' }, 'there is no option mines; there are crossing-the-t, minimum-damage'],
    [[], { mines: 'yes' }, 'there is no option mines; there are none'],
    [infos, { 'minimum-damage': 'two' }, 'option minimum-damage cannot be two; it can be one or half or none'],
    [infos, { 'crossing-the-t': '' }, 'option crossing-the-t cannot be ; it can be yes or no'],
  ])('%#: a bad one is refused in a sentence', (among, asked, sentence) => {
    expect(() => chosenOptions(among, asked)).toThrow(BadOption)
    expect(() => chosenOptions(among, asked)).toThrow(sentence)
  })
})
