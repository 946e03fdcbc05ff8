import { expect, test } from 'vitest'
import { apart, COUNTER } from './apart.ts'

const at = (x: number, y: number, kind: 'cruiser' | 'aircraft') => ({ unit: { kind }, x, y })

test('counters at one place lie side by side, the first where it is; ships lie where they are', () => {
  const lying = [at(0, 0, 'cruiser'), at(1, 0, 'cruiser'), ...Array.from({ length: 20 }, () => at(100, 50, 'aircraft'))]
  const laid = apart(lying)
  expect(laid.slice(0, 3)).toEqual(lying.slice(0, 3))
  const counters = laid.slice(2)
  for (const [i, one] of counters.entries())
    for (const other of counters.slice(0, i))
      expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThanOrEqual(2 * COUNTER)
  expect(Math.max(...counters.map(({ x, y }) => Math.hypot(x - 100, y - 50)))).toBeLessThan(5 * COUNTER + 30)
})

test('counters that lie apart stay where they are', () => {
  const lying = [at(0, 0, 'aircraft'), at(0, 31, 'aircraft'), at(400, 0, 'aircraft')]
  expect(apart(lying)).toEqual(lying)
})
