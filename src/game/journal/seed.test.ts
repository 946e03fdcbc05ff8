import { expect, test } from 'vitest'
import type { Cite } from '#kernel/book/index.ts'
import { type Answer, Seeded, Tape } from '#kernel/dice/index.ts'
import type { Header } from './row.ts'
import { diceWords, SeedCheck, streamOf } from './seed.ts'

const header = (kind: 'duel' | 'battle'): Header => ({ battle: { kind } }) as unknown as Header
const why = 0 as Cite

/** Faces of one kind of die as a stream of a seed has them. */
function facesOf(seed: number, stream: number, sides: number, count: number): number[] {
  const tape = new Tape(sides)
  new Seeded(seed, stream).more(tape, { dice: count, meaning: null as never, why })
  return [...tape.faces.slice(0, count)]
}
const thrown = (sides: number, faces: readonly number[]): Answer => ({ sides, faces, why }) as unknown as Answer

test('in a battle every row has dice of its own, and each kind of die a stream', () => {
  const check = new SeedCheck(header('battle'), 7)
  for (const row of [1, 2, 5]) {
    const tens = facesOf(7, streamOf(0, row), 10, 9)
    const sixes = facesOf(7, streamOf(0, row), 6, 2)
    check.hear(row, [thrown(10, tens.slice(0, 4)), thrown(6, sixes), thrown(10, tens.slice(4))])
  }
  check.hear(6, [])
  expect(check.held).toEqual({ seed: 7, rows: 3, strange: 0, first: 0 })
  expect(diceWords(check.held)).toBe('Its dice are those of seed 7.')
})

test('in a duel they follow on from row to row', () => {
  const faces = facesOf(3, 0, 10, 300)
  const check = new SeedCheck(header('duel'), 3)
  check.hear(1, [thrown(10, faces.slice(0, 140))])
  check.hear(2, [thrown(10, faces.slice(140, 300))])
  expect(check.held).toEqual({ seed: 3, rows: 2, strange: 0, first: 0 })
})

test('one face that the seed did not throw is told, with the row where it was', () => {
  const check = new SeedCheck(header('battle'), 7)
  for (const row of [1, 2, 3]) {
    const faces = facesOf(7, streamOf(0, row), 10, 5)
    if (row === 2) faces[3] = (faces[3]! % 10) + 1
    check.hear(row, [thrown(10, faces)])
  }
  expect(check.held).toEqual({ seed: 7, rows: 3, strange: 1, first: 2 })
  expect(diceWords(check.held)).toBe(
    'On 1 of 3 rows with dice they are not those of seed 7, from row 2 on: typed in by hand, or thrown elsewhere.',
  )
})

test('another seed than the one that threw holds nowhere, and none is none', () => {
  const check = new SeedCheck(header('battle'), 8)
  check.hear(1, [thrown(10, facesOf(7, streamOf(0, 1), 10, 40))])
  expect(check.held).toMatchObject({ rows: 1, strange: 1, first: 1 })
  expect(diceWords(check.held)).toBe(
    'None of its dice are those of seed 8, from row 1 on: typed in by hand, or thrown elsewhere.',
  )
  expect(diceWords(undefined)).toBe('It names no seed: where its dice came from cannot be told from it.')
})
