import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { canonical, digestOf } from './canonical.ts'

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

describe('the digest of a state', () => {
  const number = fc.oneof(fc.integer({ min: -1000, max: 1000 }), fc.integer({ min: -(2 ** 52), max: 2 ** 52 }))
  const ship = fc.record({
    name: fc.string(),
    boxes: number,
    guns: fc.array(number, { maxLength: 4 }),
    sunk: fc.boolean(),
    at: fc.record({ x: number, y: number }),
  })
  const states = fc.record({ turn: number, ships: fc.array(ship, { minLength: 1, maxLength: 4 }) })

  /** Every number of a state, as a way to change it. */
  function numbersOf(value: unknown): ((by: number) => void)[] {
    if (value === null || typeof value !== 'object') return []
    const record = value as Record<string, unknown>
    return Object.keys(record).flatMap(key =>
      typeof record[key] === 'number'
        ? [
            (by: number) => {
              record[key] = (record[key] as number) + by
            },
          ]
        : numbersOf(record[key]),
    )
  }

  test('is the same for equal states and another as soon as one number changes', () => {
    fc.assert(
      fc.property(states, fc.nat(), fc.constantFrom(1, -1, 256, 2 ** 31, 2 ** 32), (state, which, by) => {
        const digest = digestOf(state)
        expect(digest).toMatch(/^[0-9a-f]{32}$/)
        const twin = structuredClone(state)
        expect(digestOf(twin)).toBe(digest)
        const changes = numbersOf(twin)
        changes[which % changes.length]!(by)
        expect(digestOf(twin)).not.toBe(digest)
      }),
      { seed: 6, numRuns: 300 },
    )
  })

  test('changes with text, truth, length and order', () => {
    const all = [
      { name: 'Iron Duke', sunk: false, guns: [1, 2] },
      { name: 'Iron Dukf', sunk: false, guns: [1, 2] },
      { name: 'Iron Duke', sunk: true, guns: [1, 2] },
      { name: 'Iron Duke', sunk: false, guns: [2, 1] },
      { name: 'Iron Duke', sunk: false, guns: [1, 2, 0] },
      { name: 'Iron Duke', sunk: false, guns: [1] },
      { name: 'Iron Duke', sunk: false, guns: [] },
      { name: '', sunk: false, guns: [1, 2] },
    ]
    expect(new Set(all.map(digestOf)).size).toBe(all.length)
  })

  test('where one list ends and the next begins matters', () => {
    expect(digestOf([[1, 2], [3]])).not.toBe(digestOf([[1], [2, 3]]))
    expect(digestOf([[], [1]])).not.toBe(digestOf([[1], []]))
  })

  test('a number that is not whole is refused, or at least not taken for another', () => {
    // A state holds whole numbers only; one that does not is a fault that must not pass as an equal state.
    const digestOrRefusal = (value: number): string => {
      try {
        return digestOf({ value })
      } catch (refused) {
        return `${value}: ${refused}`
      }
    }
    const values = [0, 0.25, 0.5, Number.NaN, Number.POSITIVE_INFINITY]
    expect(new Set(values.map(digestOrRefusal)).size).toBe(values.length)
  })
})
