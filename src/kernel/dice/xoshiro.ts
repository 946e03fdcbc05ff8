/** xoshiro128** 1.1 (Blackman and Vigna, 2018): four words of state, never all zero. Returns the next word, unsigned. */
export function xoshiro(state: Int32Array): number {
  const b = state[1]!
  const product = Math.imul(b, 5)
  const word = Math.imul((product << 7) | (product >>> 25), 9)
  const c = state[2]! ^ state[0]!
  const d = state[3]! ^ b
  state[1] = b ^ c
  state[0] = state[0]! ^ d
  state[2] = c ^ (b << 9)
  state[3] = (d << 11) | (d >>> 21)
  return word >>> 0
}
