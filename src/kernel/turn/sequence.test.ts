import { describe, expect, test } from 'vitest'
import { moment, phaseAt, sequence, turnAt } from './sequence.ts'

const phases = sequence('orders', 'movement', 'gunfire', 'torpedoes')

describe('moments', () => {
  test('follow each other phase by phase and turn by turn, without a gap', () => {
    const inOrder = [1, 2, 3].flatMap(turn => phases.phases.map(phase => moment(phases, turn, phase)))
    expect(inOrder).toEqual(inOrder.map((_, i) => inOrder[0]! + i))
  })

  test.each([
    [0, 'orders', 0],
    [0, 'torpedoes', 3],
    [1, 'orders', 4],
    [3, 'gunfire', 14],
  ] as const)('turn %i, %s is moment %i, and can be read back', (turn, phase, at) => {
    expect(moment(phases, turn, phase)).toBe(at)
    expect(turnAt(phases, at)).toBe(turn)
    expect(phaseAt(phases, at)).toBe(phase)
  })
})

// Checked by the compiler: a phase that the sequence does not have has no moment.
// @ts-expect-error
void (() => moment(phases, 1, 'mines'))
