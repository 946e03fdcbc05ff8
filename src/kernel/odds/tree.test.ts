import { describe, expect, test } from 'vitest'
import type { Cite } from '#kernel/book/index.ts'
import { Dice } from '#kernel/dice/index.ts'
import { atLeast, first, Table } from '#kernel/table/index.ts'
import { fractionsOf } from './fraction.ts'
import { TooWide } from './spread.ts'
import { Tree } from './tree.ts'

const why = 0 as Cite
const location = new Table('location', 1, 6, [
  [1, 3, 'hull'],
  [4, 5, 'gun'],
  [6, 6, 'critical'],
])

/** Every leaf of a procedure, with its chance; also the sum of all chances. */
function leavesOf(tree: Tree, procedure: (dice: Dice) => string): { leaves: [string, string][]; sum: string } {
  const dice = new Dice(tree)
  const leaves: [string, string][] = []
  let part = 0n
  let whole = 1n
  do {
    const leaf = procedure(dice)
    leaves.push([leaf, fractionsOf(tree.total)(tree.ways)])
    part = part * tree.total + tree.ways * whole
    whole *= tree.total
  } while (tree.next())
  return { leaves, sum: fractionsOf(whole)(part) }
}

describe('a tree', () => {
  test('visits every leaf of a procedure once, with its chance', () => {
    // A d4 decides what is thrown next: two d6 at 5+, 2d2 added up, or nothing.
    const { leaves, sum } = leavesOf(new Tree(), dice => {
      const way = dice.one(4, why)
      if (way === 1) return `1: ${first(dice.count(2, atLeast(6, 5), why))}`
      if (way === 2) return `2: ${dice.sum(2, 2, why)}`
      return String(way)
    })
    expect(leaves).toHaveLength(8)
    expect(Object.fromEntries(leaves)).toEqual({
      '1: 0': '1/9', // 1/4 × 4/9
      '1: 1': '1/9', // 1/4 × 4/9
      '1: 2': '1/36', // 1/4 × 1/9
      '2: 2': '1/16',
      '2: 3': '1/8',
      '2: 4': '1/16',
      '3': '1/4',
      '4': '1/4',
    })
    expect(sum).toBe('1/1')
  })

  test('goes as deep as a procedure goes, here until a 1 or four throws', () => {
    const { leaves, sum } = leavesOf(new Tree(), dice => {
      let thrown = 0
      while (thrown < 4) {
        thrown++
        if (dice.one(3, why) === 1) break
      }
      return String(thrown)
    })
    const byLength = (length: string) => leaves.filter(([leaf]) => leaf === length)
    // a path of n throws is one of 2^(n-1) ways not to throw a 1 before; four throws may also end without one
    expect(['1', '2', '3', '4'].map(length => byLength(length).length)).toEqual([1, 2, 4, 24])
    expect(byLength('3')[0]).toEqual(['3', '1/27'])
    expect(sum).toBe('1/1')
  })

  test('walks rows of a table by how often each came', () => {
    const into = new Int32Array(3)
    const { leaves, sum } = leavesOf(new Tree(), dice => {
      dice.rows(2, location, why, into)
      return into.join(' ')
    })
    expect(Object.fromEntries(leaves)).toEqual({
      '2 0 0': '1/4',
      '0 2 0': '1/9',
      '0 0 2': '1/36',
      '1 1 0': '1/3',
      '1 0 1': '1/6',
      '0 1 1': '1/9',
    })
    expect(leaves).toHaveLength(6)
    expect(sum).toBe('1/1')
  })

  test('of a procedure that throws nothing has one leaf', () => {
    expect(leavesOf(new Tree(), dice => String(dice.chance(100, why)))).toEqual({
      leaves: [['true', '1/1']],
      sum: '1/1',
    })
  })

  test('can be walked again from the start when all leaves have been seen', () => {
    const tree = new Tree()
    const procedure = (dice: Dice): string => `${dice.one(2, why)}${dice.one(3, why)}`
    const once = leavesOf(tree, procedure)
    expect(once.leaves.map(([leaf]) => leaf).sort()).toEqual(['11', '12', '13', '21', '22', '23'])
    expect(leavesOf(tree, procedure)).toEqual(once)
  })

  test('left half-way, it begins again when told to', () => {
    const tree = new Tree()
    const dice = new Dice(tree)
    const procedure = (of: Dice): string => `${of.one(2, why)}${of.one(3, why)}`
    procedure(dice)
    tree.next()
    dice.one(2, why)
    tree.restart()
    expect(leavesOf(tree, procedure)).toEqual(leavesOf(new Tree(), procedure))
  })

  test('of a throw that is too wide says so', () => {
    expect(() => leavesOf(new Tree(), dice => String(rowsOfHundred(dice)))).toThrow(TooWide)
  })
})

const hundred = new Table(
  'hundred',
  1,
  100,
  Array.from({ length: 100 }, (_, i) => [i + 1, i + 1, i] as const),
)
function rowsOfHundred(dice: Dice): number {
  const into = new Int32Array(100)
  dice.rows(6, hundred, why, into)
  return into[0]!
}
