import { describe, expect, test } from 'vitest'
import { atLeast, first, Marks, percent, second } from './marks.ts'

describe('a count of marks', () => {
  // a die whose 1 bears the third mark, 2 the second, 3 and 4 the first
  const marks = new Marks(6, 'marked', face => (face === 1 ? 3 : face === 2 ? 2 : face <= 4 ? 1 : 0))
  const counted = (...faces: number[]): number => faces.reduce((sum, face) => sum + marks.weight[face]!, 0)

  test.each([
    [[], [0, 0, 0]],
    [
      [5, 6],
      [0, 0, 0],
    ],
    [
      [3, 4, 5],
      [2, 0, 0],
    ],
    [
      [2, 2, 2],
      [0, 3, 0],
    ],
    [[1], [0, 0, 1]],
    [
      [1, 2, 3, 4, 5, 6, 1, 1, 2],
      [2, 2, 3],
    ],
  ])('of %j is %j', (faces, counts) => {
    const count = counted(...faces)
    expect([first(count), second(count), count >> 16]).toEqual(counts)
  })

  test('its meaning groups the faces by their mark', () => {
    const { weights, faces, says, each, sides } = marks.meaning
    expect({ says, each, sides }).toEqual({ says: 'marked', each: 1, sides: 6 })
    const byWeight = faces.map(([face], i) => [marks.weight[face!], weights[i]])
    expect(new Map(byWeight as [number, number][])).toEqual(
      new Map([
        [counted(1), 1],
        [counted(2), 1],
        [counted(3), 2],
        [counted(5), 2],
      ]),
    )
  })
})

/** How many of a die's faces bear the first mark, by the counts and by the meaning; and which is the lowest and highest. */
function read(marks: Marks): { says: string; hits: number[]; chances: Map<number, number> } {
  const hits = []
  for (let face = 1; face <= marks.sides; face++) if (first(marks.weight[face]!) === 1) hits.push(face)
  const { faces, weights } = marks.meaning
  const chances = new Map(faces.map(([face], i) => [first(marks.weight[face!]!), weights[i]!]))
  return { says: marks.meaning.says, hits, chances }
}

describe('at least', () => {
  test('8 of ten is 8, 9 and 10', () => {
    expect(read(atLeast(10, 8))).toEqual({
      says: '8 or more',
      hits: [8, 9, 10],
      chances: new Map([
        [1, 3],
        [0, 7],
      ]),
    })
  })
  test('1 is every face, and nothing else can come', () => {
    expect(read(atLeast(6, 1))).toEqual({ says: '1 or more', hits: [1, 2, 3, 4, 5, 6], chances: new Map([[1, 6]]) })
  })
  test('more than the die has never comes', () => {
    expect(read(atLeast(6, 7))).toEqual({ says: '7 or more', hits: [], chances: new Map([[0, 6]]) })
  })
})

describe('percent', () => {
  test.each([1, 37, 50, 99])('%i of a hundred faces', chance => {
    const { says, hits, chances } = read(percent(chance))
    expect(says).toBe(`${chance} or less`)
    expect(hits).toEqual(Array.from({ length: chance }, (_, i) => i + 1))
    expect(chances).toEqual(
      new Map([
        [1, chance],
        [0, 100 - chance],
      ]),
    )
  })
})
