import { expect, test } from 'vitest'
import { barText, cut, percent, shortSides, signed } from './words.ts'

test.each([
  [0, '0 %'],
  [0.0004, 'under 0.1 %'],
  [0.002, '0.2 %'],
  [0.05, '5 %'],
  [0.0999, '10 %'],
  [0.314, '31 %'],
  [0.9999, 'over 99.9 %'],
  [1, '100 %'],
])('a chance of %d is %s', (chance, words) => expect(percent(chance)).toBe(words))

test('over a bar there is no sign', () => expect([0.054, 0.32, 0.0004].map(barText)).toEqual(['5.4', '32', '<0.1']))
test('minus is a minus', () => expect([1, 0, -2].map(signed)).toEqual(['+1', '0', '−2']))
test('names are found in a sentence, the longest first', () => {
  expect(cut('Good Hope fires at Good', ['Good', 'Good Hope'])).toEqual([
    { text: 'Good Hope', isName: true },
    { text: ' fires at ', isName: false },
    { text: 'Good', isName: true },
  ])
})
test('sides are called by one word where their nations differ', () => {
  const side = (name: string, nation: 'GBR' | 'DEU') => ({ name, nation, admiral: '', formations: [] })
  const sides = [side('British squadron', 'GBR'), side('East Asia Squadron', 'DEU')] as const
  expect(shortSides('East Asia Squadron: move with one of 5 ships left', { sides })).toBe(
    'German: move with one of 5 ships left',
  )
  const same = [side('Blue', 'GBR'), side('Red', 'GBR')] as const
  expect(shortSides('Red to fire', { sides: same })).toBe('Red to fire')
})
