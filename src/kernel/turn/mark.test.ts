import { describe, expect, test } from 'vitest'
import { lies, renewed } from './mark.ts'
import { moment, sequence } from './sequence.ts'

const phases = sequence('movement', 'gunfire', 'repairs')

describe('a mark', () => {
  test('lies up to and including its last moment', () => {
    const splashes = moment(phases, 2, 'gunfire')
    expect(lies(splashes, moment(phases, 1, 'repairs'))).toBe(true)
    expect(lies(splashes, moment(phases, 2, 'movement'))).toBe(true)
    expect(lies(splashes, moment(phases, 2, 'gunfire'))).toBe(true)
    expect(lies(splashes, moment(phases, 2, 'repairs'))).toBe(false)
    expect(lies(splashes, moment(phases, 3, 'movement'))).toBe(false)
  })

  test('that is clear never lies, not even at the first moment', () => {
    expect(lies(-1, moment(phases, 0, 'movement'))).toBe(false)
  })

  test('renewed lies as long as the later of the two', () => {
    expect(renewed(-1, 5)).toBe(5)
    expect(renewed(5, 9)).toBe(9)
    expect(renewed(9, 5)).toBe(9)
    expect(renewed(9, 9)).toBe(9)
  })
})
