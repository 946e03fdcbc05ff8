import { expect, test } from 'vitest'
import { type Moment, rowsAt, type Stop, stopFrom } from './moments.ts'

const moment = (turn: number, side: number, lost = 0, sunk = 0, idle = false): Omit<Moment, 'end'> => ({
  ...{ turn, hour: `${turn}`, side, lost, sunk, idle },
})
/** Two turns: placed, moved, a miss, a hit, a loss; a move, something unseen, a hit. */
const MOMENTS: readonly Moment[] = [
  moment(0, -1),
  moment(1, -1),
  moment(1, 0),
  moment(1, 1, 3),
  moment(1, 0, 2, 1),
  moment(2, -1),
  moment(2, -1, 0, 0, true),
  moment(2, 1, 1),
].map((each, row) => ({ ...each, end: (row + 1) / 8 }))

test.each<[Stop, 1 | -1, number, number]>([
  ['salvo', 1, 0, 3],
  ['salvo', 1, 3, 4],
  ['salvo', 1, 5, 8],
  ['salvo', 1, 8, 8],
  ['salvo', -1, 8, 5],
  ['salvo', -1, 3, 0],
  ['hit', 1, 0, 4],
  ['hit', 1, 5, 8],
  ['loss', 1, 0, 5],
  ['loss', 1, 5, 8],
  ['loss', -1, 8, 5],
  ['loss', -1, 5, 0],
  ['any', 1, 6, 8],
  ['any', -1, 8, 6],
  ['any', -1, 0, 0],
  ['turn', 1, 0, 1],
  ['turn', 1, 1, 5],
  ['turn', 1, 5, 8],
  ['turn', -1, 4, 1],
  ['turn', -1, 5, 1],
  ['turn', -1, 1, 0],
  ['turn', -1, 0, 0],
])('the next %s (%i) after %i rows is at %i', (stop, by, at, to) => expect(stopFrom(MOMENTS, at, stop, by)).toBe(to))

test('a place on the line is the first row that has come so far', () => {
  expect([-1, 0, 0.01, 0.125, 0.13, 0.99, 1, 2].map(share => rowsAt(MOMENTS, share))).toEqual([0, 0, 1, 1, 2, 8, 8, 8])
})

test('a journal without rows has nowhere to go', () => {
  expect(stopFrom([], 0, 'turn', 1)).toBe(0)
  expect(stopFrom([], 0, 'salvo', -1)).toBe(0)
  expect(rowsAt([], 0.5)).toBe(0)
})
