import { describe, expect, test } from 'vitest'
import { Hash } from './murmur3.ts'
import { Words } from './words.ts'

const numbers = (count: number): number[] => Array.from({ length: count }, (_, i) => Math.imul(i + 1, 0x9e3779b9))
const oneByOne = (all: readonly number[], hash = new Hash()): string => {
  for (const each of all) hash.word(each)
  return hash.hex()
}

describe('words', () => {
  test.each([0, 1, 3, 4, 5, 8, 11, 255, 256, 257, 1000])('%i of them hash as if fed one by one', count => {
    const words = new Words()
    for (const each of numbers(count)) words.put(each)
    expect(words.feed(new Hash()).hex()).toBe(oneByOne(numbers(count)))
  })

  test.each([1, 2, 3])('after %i words that wait for their block, too', before => {
    const words = new Words()
    for (const each of numbers(9)) words.put(each)
    const hash = new Hash()
    for (const each of numbers(before)) hash.word(each)
    expect(words.feed(hash).hex()).toBe(oneByOne([...numbers(before), ...numbers(9)]))
  })

  test('a list is how many and each; cleared, they begin again', () => {
    const words = new Words().put(7).putAll([1, 2]).clear().putAll([5, -6]).putAll([])
    expect(words.feed(new Hash()).hex()).toBe(oneByOne([2, 5, -6, 0]))
  })

  test.each([0.5, 2 ** 31, Number.NaN, -(2 ** 31) - 1])('%d is refused', value => {
    expect(() => new Words().put(value)).toThrow(RangeError)
  })
})
