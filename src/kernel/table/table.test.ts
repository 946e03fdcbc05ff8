import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { Table, type TableRow } from './table.ts'

const criticals = (beyond: 'no' | 'ends' = 'no') =>
  new Table(
    'criticals',
    2,
    10,
    [
      [2, 4, 'magazine'],
      [5, 10, 'fire'],
      [11, 11, 'bridge'],
      [12, 16, 'fire'],
      [17, 20, 'rudder'],
    ],
    beyond,
  )

/** All ordered throws of two dice, face by face: the second opinion. */
function throwsOfTwo(sides: number): [number, number][] {
  const throws: [number, number][] = []
  for (let a = 1; a <= sides; a++) for (let b = 1; b <= sides; b++) throws.push([a, b])
  return throws
}

describe('making a table proves it', () => {
  const make = (each: number, sides: number, rows: TableRow<string>[]) => () =>
    new Table('Toy damage', each, sides, rows)
  test.each<[string, () => unknown, string]>([
    [
      'a gap',
      make(1, 6, [
        [1, 3, 'a'],
        [5, 6, 'b'],
      ]),
      'Toy damage: 4 lands in 0 rows, not in one',
    ],
    [
      'an overlap',
      make(1, 6, [
        [1, 4, 'a'],
        [4, 6, 'b'],
      ]),
      'Toy damage: 4 lands in 2 rows, not in one',
    ],
    [
      'an overlap of rows that say the same',
      make(1, 6, [
        [1, 4, 'a'],
        [4, 6, 'a'],
      ]),
      'Toy damage: 4 lands in 2 rows',
    ],
    ['a missing first total', make(2, 6, [[3, 12, 'a']]), 'Toy damage: 2 lands in 0 rows'],
    ['a missing last total', make(2, 6, [[2, 11, 'a']]), 'Toy damage: 12 lands in 0 rows'],
    [
      'a row upside down',
      make(1, 6, [
        [3, 1, 'a'],
        [4, 6, 'b'],
      ]),
      'Toy damage: 1 lands in 0 rows',
    ],
    ['no rows', make(1, 6, []), 'Toy damage: 1 lands in 0 rows'],
  ])('%s is refused with the title and the total', (_case, act, sentence) => {
    expect(act).toThrow(sentence)
  })

  test('a whole table is taken, in whatever order its rows are printed', () => {
    const table = new Table('Upside down', 1, 6, [
      [5, 6, 'high'],
      [1, 4, 'low'],
    ])
    expect([1, 2, 3, 4, 5, 6].map(total => table.at(total))).toEqual(['low', 'low', 'low', 'low', 'high', 'high'])
  })

  test('rows that only a modifier can reach are proven too', () => {
    expect(
      make(1, 6, [
        [1, 6, 'a'],
        [8, 9, 'b'],
      ]),
    ).toThrow('Toy damage: 7 lands in 0 rows')
    expect(
      make(1, 6, [
        [-2, 1, 'a'],
        [0, 0, 'b'],
        [2, 6, 'c'],
      ]),
    ).toThrow('Toy damage: 0 lands in 2 rows')
  })
})

/** Books print such rows: a d6 with modifiers has a line for 0 and less and one for 7 and more. */
const stretched = (beyond: 'no' | 'ends') =>
  new Table(
    'stretched',
    1,
    6,
    [
      [-1, 0, 'lowest'],
      [1, 3, 'low'],
      [4, 6, 'high'],
      [7, 9, 'highest'],
    ],
    beyond,
  )

describe('reading it', () => {
  test('each total gives its row; a value that stands in two rows is one value', () => {
    const table = criticals()
    expect(table.values).toEqual(['magazine', 'fire', 'bridge', 'rudder'])
    expect([2, 4, 5, 10, 11, 12, 16, 17, 20].map(total => table.at(total))).toEqual([
      'magazine',
      'magazine',
      'fire',
      'fire',
      'bridge',
      'fire',
      'fire',
      'rudder',
      'rudder',
    ])
    for (let total = 2; total <= 20; total++) expect(table.values[table.indexAt(total)]).toBe(table.at(total))
  })

  test("past the ends: 'ends' takes the nearest row", () => {
    const table = criticals('ends')
    expect([1, 0, -40].map(total => table.at(total))).toEqual(['magazine', 'magazine', 'magazine'])
    expect([21, 99].map(total => table.at(total))).toEqual(['rudder', 'rudder'])
  })

  test.each([1, 21, -3])("past the ends: 'no' is a fault (%i)", total => {
    expect(() => criticals().at(total)).toThrow(`criticals has no row for ${total}`)
  })
})

describe('rows that only a modifier can reach', () => {
  test('are read like the others', () => {
    for (const table of [stretched('no'), stretched('ends')]) {
      expect([-1, 0, 1, 6, 7, 9].map(total => table.at(total))).toEqual([
        'lowest',
        'lowest',
        'low',
        'high',
        'highest',
        'highest',
      ])
    }
  })

  test.each([
    [-2, true],
    [-3, false],
    [0, true],
    [3, true],
    [4, false],
  ])('decide which modifiers a strict table takes: %i', (modifier, takes) => {
    expect(stretched('no').takes(modifier)).toBe(takes)
    expect(stretched('ends').takes(modifier)).toBe(true)
  })

  test('are the ends, when there are such', () => {
    expect([stretched('ends').at(-2), stretched('ends').at(10)]).toEqual(['lowest', 'highest'])
    expect(() => stretched('no').at(10)).toThrow('stretched has no row for 10')
    expect(() => stretched('no').at(-2)).toThrow('stretched has no row for -2')
  })

  test.each([
    [0, { low: 3, high: 3 }],
    [2, { low: 1, high: 3, highest: 2 }],
    [-3, { lowest: 3, low: 3 }],
    [9, { highest: 6 }],
  ])('have their weight once the modifier is %i', (modifier, ways) => {
    const table = stretched('ends')
    const { faces, weights } = table.meaning(modifier)
    expect(Object.fromEntries(faces.map(([face], i) => [table.at(face! + modifier), weights[i]]))).toEqual(ways)
  })
})

describe('its meaning', () => {
  test('with its title and the modifier in words', () => {
    const table = criticals('ends')
    expect([table.meaning(0).says, table.meaning(2).says, table.meaning(-2).says]).toEqual([
      'criticals',
      'criticals, +2',
      'criticals, −2',
    ])
  })

  test('2d10 on a table worked out by hand', () => {
    // 2–4: 1 + 2 + 3 = 6 ways; 11: 10; 17–20: 4 + 3 + 2 + 1 = 10; the rest of the hundred is fire
    const table = criticals()
    const { weights, faces, each, sides } = table.meaning(0)
    const ways = faces.map(([a, b], i) => [table.at(a! + b!), weights[i]])
    expect(Object.fromEntries(ways)).toEqual({ magazine: 6, fire: 74, bridge: 10, rudder: 10 })
    expect([each, sides]).toEqual([2, 10])
  })

  test('any table, any modifier: the weights are those of all faces, and the faces shown give what they stand for', () => {
    const sides = fc.constantFrom(4, 6, 10)
    const labels = fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'e'), { minLength: 19, maxLength: 19 })
    const modifiers = fc.integer({ min: -25, max: 25 })
    fc.assert(
      fc.property(sides, labels, modifiers, (sides, labels, modifier) => {
        const rows: TableRow<string>[] = []
        for (let total = 2; total <= 2 * sides; total++) rows.push([total, total, labels[total - 2]!])
        const table = new Table('any', 2, sides, rows, 'ends')
        const brute = new Map<string, number>()
        for (const [a, b] of throwsOfTwo(sides)) {
          const total = Math.min(2 * sides, Math.max(2, a + b + modifier))
          const label = labels[total - 2]!
          brute.set(label, (brute.get(label) ?? 0) + 1)
        }
        const { weights, faces } = table.meaning(modifier)
        expect(new Set(faces.map(([a, b]) => table.at(a! + b! + modifier))).size).toBe(weights.length)
        const told = new Map(faces.map(([a, b], i) => [table.at(a! + b! + modifier), weights[i]!]))
        expect(told).toEqual(brute)
      }),
      { seed: 3, numRuns: 200 },
    )
  })
})
