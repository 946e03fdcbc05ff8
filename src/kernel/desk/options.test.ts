import { describe, expect, test } from 'vitest'
import { BadOption, chosenOptions, type OptionInfo } from './options.ts'

const infos: readonly OptionInfo[] = [
  { name: 'crossing-the-t', title: 'Crossing the T', rule: 'TF-9.1', values: ['yes', 'no'], standard: 'no' },
  { name: 'minimum-damage', title: 'Minimum damage', rule: 'TF-8', values: ['one', 'half', 'none'], standard: 'half' },
]

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
