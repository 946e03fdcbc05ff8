import { describe, expect, test } from 'vitest'
import { Hash } from './murmur3.ts'

/**
 * From the reference: MurmurHash3.cpp of github.com/aappleby/smhasher, function MurmurHash3_x86_128, compiled with g++ and
 * checked with SMHasher's own verification value for it (0xB3ECE62A). Each row: the seed, how many of WORDS were hashed as
 * little-endian bytes, and the four words that came out.
 */
const WORDS = [1, 0x80000000, 0xffffffff, 0x12345678, 0x9abcdef0, 0xdeadbeef, 0, 0x7fffffff, 0xcafebabe]
const REFERENCE: readonly [seed: number, words: number, digest: string][] = [
  [0x0, 0, '00000000000000000000000000000000'],
  [0x0, 1, 'cf0f20ca519c70b1519c70b1519c70b1'],
  [0x0, 2, '0a2225aa92e29430d1f7b4d4d1f7b4d4'],
  [0x0, 3, '0b1712b04b737802a37e86a0fdd0f120'],
  [0x0, 4, '52c425a011d05d36904222409551cf28'],
  [0x0, 5, 'cb4ee3e3892cddd63e4b2666ee6d67ec'],
  [0x0, 6, 'c0e6501baec2acc0b2eda7196fe14b9b'],
  [0x0, 7, 'b54275df1dea89217506d9ee79efd92c'],
  [0x0, 8, '16e280f207681ffd1668a413e183a721'],
  [0x0, 9, '6a72229987587c52857c8eb04a13658d'],
  [0x1, 0, '88c4adec54d201b954d201b954d201b9'],
  [0x1, 1, '5266480e9e1c0efb9e1c0efb9e1c0efb'],
  [0x1, 2, 'f8ce790a8dcb44493b0a44453b0a4445'],
  [0x1, 3, '9bb8086686433f1625eed4ba8314b2ca'],
  [0x1, 4, '3acb4b1d870e0e193bd42f56da05efc4'],
  [0x1, 5, 'dae8c41883e0539a110301169328a6ae'],
  [0x1, 6, '484543862c7f14c156eb688fd30f317b'],
  [0x1, 7, 'fd2d5fa90df4e3f8ec72881c2fb2b343'],
  [0x1, 8, 'f2117b6b96d60ebb68ebdbf13d9c888e'],
  [0x1, 9, '9947bfbde85d7a2759569a1227d5a321'],
  [0x9747b28c, 0, 'f7bed5a15b576a1c5b576a1c5b576a1c'],
  [0x9747b28c, 1, 'c9a421573ba14d3b3ba14d3b3ba14d3b'],
  [0x9747b28c, 2, 'f885e24e75debec82f142cc32f142cc3'],
  [0x9747b28c, 3, '5fdddf1407e52c0f0d78bb8b52082146'],
  [0x9747b28c, 4, '44a22226b13ae521809042f9c839eba5'],
  [0x9747b28c, 5, 'b2838ce1d8c0a6db646b17e1ed71e515'],
  [0x9747b28c, 6, 'd21c0f5c33a41b04bd39dcedc0aa4061'],
  [0x9747b28c, 7, 'd0cc59e47b8a523a02a6638a2e18acae'],
  [0x9747b28c, 8, '1d28d5c384719e6a69e2fd509f1d8f86'],
  [0x9747b28c, 9, '56782811c10ee7f6eefc7a127dde92e1'],
  [0xffffffff, 0, '051e08a9989d49f7989d49f7989d49f7'],
  [0xffffffff, 1, 'ebbd304e16eee49b16eee49b16eee49b'],
  [0xffffffff, 2, '4f10847fd29e1942fbc32cd2fbc32cd2'],
  [0xffffffff, 3, 'c47bddbbcf76203abe7bb791b85869c8'],
  [0xffffffff, 4, 'e4adce7f79652aa484e4a03f58ab0086'],
  [0xffffffff, 5, '2dd72bb5b7a7c3727a917ed2ae0a4e4d'],
  [0xffffffff, 6, '2e1037dabf6bcb004c2b2998979f81a0'],
  [0xffffffff, 7, 'c9d053a888d61e48230e8572897b48ca'],
  [0xffffffff, 8, '3edf5e30a6342232bbe23ac9263136ce'],
  [0xffffffff, 9, '4a4e6fc665174463b9c692684170d77e'],
]
/** The same program: the words i × 2654435761 (mod 2^32) for i = 0 … 999, seed 7. */
const REFERENCE_LONG = '68497cb99167c230438bfc5746ded0bc'

const hashed = (words: readonly number[], seed = 0): Hash =>
  words.reduce((hash, word) => hash.word(word), new Hash(seed))

describe('MurmurHash3_x86_128', () => {
  test.each(REFERENCE)('seed %i, %i words, as the reference has it', (seed, words, digest) => {
    expect(hashed(WORDS.slice(0, words), seed).hex()).toBe(digest)
  })

  test('a thousand words, as the reference has them', () => {
    const words = Array.from({ length: 1000 }, (_, i) => Math.imul(i, 2654435761))
    expect(hashed(words, 7).hex()).toBe(REFERENCE_LONG)
  })

  test('a word is the same signed or unsigned', () => {
    const signed = WORDS.map(word => word | 0)
    expect(hashed(signed).hex()).toBe(hashed(WORDS).hex())
    expect(hashed([], -1).hex()).toBe(hashed([], 0xffffffff).hex())
  })

  test('finish gives the four words that hex writes out, in a new array or in the one handed over', () => {
    const into = new Int32Array(4)
    const hash = hashed(WORDS)
    expect(hash.finish(into)).toBe(into)
    expect([...into].map(word => word >>> 0)).toEqual([0x6a722299, 0x87587c52, 0x857c8eb0, 0x4a13658d])
    expect(hash.finish()).toEqual(into)
  })

  test('finish may be called midway and changes nothing', () => {
    const hash = new Hash(1)
    const seen = WORDS.map(word => {
      const before = hash.hex()
      hash.word(word)
      return before
    })
    seen.push(hash.hex())
    expect(seen).toEqual(REFERENCE.filter(([seed]) => seed === 1).map(([, , digest]) => digest))
  })

  test.each([0, 1, 2, 3, 4, 5, 9])('reset after %i words equals new', words => {
    const used = hashed(WORDS.slice(0, words), 99)
    expect(used.reset().hex()).toBe(new Hash().hex())
    expect(used.word(5).reset(1).word(1).hex()).toBe('5266480e9e1c0efb9e1c0efb9e1c0efb')
  })
})

describe('what is fed to it', () => {
  test('whole numbers of 53 bits are their low and high 32 bits', () => {
    expect(new Hash().whole(0x12345_9abcdef0).hex()).toBe(hashed([0x9abcdef0, 0x12345]).hex())
    expect(new Hash().whole(Number.MAX_SAFE_INTEGER).hex()).toBe(hashed([0xffffffff, 0x1fffff]).hex())
    expect(new Hash().whole(3_000_000_000).hex()).toBe(hashed([3_000_000_000, 0]).hex())
  })

  test('whole numbers that differ only above or only below bit 32 give different digests', () => {
    const numbers = [
      0,
      1,
      -1,
      2 ** 31,
      2 ** 32 - 1,
      2 ** 32,
      2 ** 32 + 1,
      2 ** 52,
      2 ** 53 - 1,
      -(2 ** 32),
      -(2 ** 53 - 1),
    ]
    expect(new Set(numbers.map(number => new Hash().whole(number).hex())).size).toBe(numbers.length)
  })

  test('texts with the same beginning give different digests, even if only nulls follow', () => {
    const texts = ['', '\0', '\0\0', 'a', 'a\0', 'ab', 'ab\0', 'abc', 'abd', 'abcd', 'ba', 'ä', 'Ä', '🚢', '🚢\0']
    expect(new Set(texts.map(text => new Hash().text(text).hex())).size).toBe(texts.length)
  })

  test('where one text ends and the next begins matters', () => {
    expect(new Hash().text('ab').text('cd').hex()).not.toBe(new Hash().text('abc').text('d').hex())
    expect(new Hash().text('ab').text('').hex()).not.toBe(new Hash().text('').text('ab').hex())
  })
})
