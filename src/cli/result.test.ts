import { expect, test } from 'vitest'
import { resultLines } from './result.ts'

test('a name and a value a line, what belongs to it set in', () => {
  const target = {
    ship: { name: 'U 19', speeds: [15, 11] },
    fires: [{ percent: 4, atOnce: true }, 2],
    bridge: { turn: 2 },
  }
  expect(resultLines({ lost: 2, sunk: false, crew: -1, commander: null, target })).toEqual([
    'lost       2',
    'sunk       no',
    'crew       −1',
    'commander  none',
    'target',
    '  ship    U 19',
    '  fires',
    '    percent 4, atOnce yes',
    '    2',
    '  bridge',
    '    turn  2',
  ])
})

test('what is counted place by place goes by the names of the places', () => {
  const parts = { mounts: ['A', 'B', 'wing'], 'target.mountsLost': ['A', 'B', 'wing'] }
  expect(resultLines({ mounts: [1, 2, 10], target: { mountsLost: [1] }, rest: [3, 4], none: [] }, parts)).toEqual([
    'mounts',
    '   1  A',
    '   2  B',
    '  10  wing',
    'target',
    '  mountsLost',
    '    1  A',
    'rest    3 4',
    'none    none',
  ])
})

test('words in a list have commas between them, since they have spaces of their own', () => {
  expect(resultLines({ splashes: ['Good Hope', 'another ship'] })).toEqual(['splashes  Good Hope, another ship'])
})

test('a single value stands by itself', () => {
  expect([resultLines(3), resultLines('sunk'), resultLines(true)]).toEqual([['3'], ['sunk'], ['yes']])
})
