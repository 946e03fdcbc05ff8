import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { canonical } from './canonical.ts'

/** The same value with the keys of its records put in the opposite order. */
function turned(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(turned)
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, inner]) => [key, turned(inner)]),
  )
}

describe('the one way to write a value down', () => {
  test.each<[unknown, string]>([
    [{ b: 1, a: [2, { d: null, c: 'x' }] }, '{"a":[2,{"c":"x","d":null}],"b":1}'],
    [{ '10': 1, '9': 2, a: true, Z: false }, '{"10":1,"9":2,"Z":false,"a":true}'],
    [{ kept: 0, dropped: undefined }, '{"kept":0}'],
    [[], '[]'],
    [{}, '{}'],
    [-0, '0'],
    [1.5, '1.5'],
    [2 ** 53 - 1, '9007199254740991'],
    ['a "quoted"\nline', '"a \\"quoted\\"\\nline"'],
  ])('%j', (value, text) => {
    expect(canonical(value)).toBe(text)
  })

  test('keys stand in the order of their code units, not of any language or of code points', () => {
    // 🚢 begins with the code unit D83D, before FF21 (Ａ), though its code point is higher
    const record = { Ａ: 1, '🚢': 2, é: 3, z: 4, Z: 5, '': 6 }
    expect(canonical(record)).toBe('{"":6,"Z":5,"z":4,"é":3,"🚢":2,"Ａ":1}')
  })

  test('and so however many there are', () => {
    const keys = Array.from({ length: 1500 }, (_, i) => `key ${(i * 7919) % 1500}`)
    const record = Object.fromEntries(keys.map(key => [key, 1]))
    expect(canonical(record)).toBe(
      `{${[...keys]
        .sort()
        .map(key => `"${key}":1`)
        .join(',')}}`,
    )
  })

  test('it is JSON and says the same, whatever order the keys were in', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 4 }), value => {
        const text = canonical(value)
        expect(canonical(turned(value))).toBe(text)
        expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(value)))
      }),
      { seed: 5, numRuns: 300 },
    )
  })

  test.each([Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY])('%s is refused, however deep', value => {
    expect(() => canonical(value)).toThrow(RangeError)
    expect(() => canonical({ a: [1, { b: value }] })).toThrow(`${value} cannot be written down`)
  })

  test.each([
    ['nothing at all', undefined],
    ['a hole in a list', [1, undefined]],
    ['a function', { a: [() => 1] }],
  ])('%s cannot be written down and is refused', (_what, value) => {
    expect(() => canonical(value)).toThrow()
  })
})
