import { describe, expect, test } from 'vitest'
import { xoshiro } from './xoshiro.ts'

/**
 * From the authors' xoshiro128starstar.c, version 1.1 (prng.di.unimi.it), compiled with gcc: the first ten words, then over
 * the first million words their exclusive or, their sum, and the state that is left.
 */
const REFERENCE = [
  {
    state: [1, 2, 3, 4],
    first: [11520, 0, 5927040, 70819200, 2031721883, 1637235492, 1287239034, 3734860849, 3729100597, 4258142804],
    xor: 6769285,
    sum: 2148380728420541,
    left: [2928258933, 4119544218, 1001204686, 2576016786],
  },
  {
    state: [0xffffffff, 0x12345678, 0x9abcdef0, 0x0fedcba9],
    first: [
      2576977301, 4294964986, 3292631909, 1466622816, 1840212533, 842195006, 3877518445, 3067890383, 2049467958,
      760322872,
    ],
    xor: 3240938337,
    sum: 2144909690263069,
    left: [2722169569, 3998221149, 4046055688, 1193692550],
  },
  {
    state: [0x80000000, 0, 0, 0],
    first: [0, 576, 576, 576, 5898240, 3489661504, 3025802880, 11796768, 612833841, 3959435360],
    xor: 672584669,
    sum: 2148419446789133,
    left: [489236402, 3308506811, 3015388675, 1912155740],
  },
]

describe.each(REFERENCE)('xoshiro128** from $state', ({ state, first, xor, sum, left }) => {
  test('its first ten words', () => {
    const words = Int32Array.from(state)
    expect(first.map(() => xoshiro(words))).toEqual(first)
  })

  test('its first million words', () => {
    const words = Int32Array.from(state)
    let xored = 0
    let summed = 0
    for (let i = 0; i < 1_000_000; i++) {
      const word = xoshiro(words)
      xored ^= word
      summed += word
    }
    expect(xored >>> 0).toBe(xor)
    expect(summed).toBe(sum) // below 2^53, so exact
    expect([...words].map(word => word >>> 0)).toEqual(left)
  })
})
