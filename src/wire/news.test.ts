import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Plain } from '#kernel/desk/index.ts'
import { changed, changeOf } from './news.ts'

test('only what has changed is told, by its place', () => {
  const before = {
    now: 7,
    ships: [
      { x: 1, y: 2 },
      { x: 3, y: 4 },
    ],
    smoke: [],
  }
  const after = {
    now: 8,
    ships: [
      { x: 1, y: 2 },
      { x: 3, y: 5 },
    ],
    smoke: [[6, 6]],
  }
  expect(changeOf(before, after)).toEqual({ now: [8], ships: { 1: { y: [5] } }, smoke: [[[6, 6]]] })
  expect(changed(before, changeOf(before, after)!)).toEqual(after)
  expect(changeOf(before, structuredClone(before))).toBeNull()
})

const plain = fc.jsonValue({ maxDepth: 4 }).filter(isPlain) as fc.Arbitrary<Plain>
/** minus nought is written as nought, and so never met here; a record with this key is none that JSON makes by itself */
function isPlain(value: unknown): boolean {
  return !JSON.stringify(value).includes('__proto__')
}

test('a change leads from any value to any other, and back, over the wire', () => {
  fc.assert(
    fc.property(plain, plain, (one, other) => {
      const [before, after] = [JSON.parse(JSON.stringify(one)), JSON.parse(JSON.stringify(other))] as Plain[]
      for (const [from, to] of [
        [before!, after!],
        [after!, before!],
        [
          { a: before!, b: [after!] },
          { a: after!, b: [after!] },
        ],
      ] as [Plain, Plain][]) {
        const change = changeOf(from, to)
        const kept = JSON.stringify(from)
        expect(change === null ? from : changed(from, JSON.parse(JSON.stringify(change)))).toEqual(to)
        expect(JSON.stringify(from)).toBe(kept)
      }
    }),
  )
})
