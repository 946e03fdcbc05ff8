/**
 * MurmurHash3, the 128-bit variant for 32-bit machines (Appleby, 2011), fed with whole words.
 * It guards against mistakes and derives streams; it is no seal against a forger.
 */
export class Hash {
  private a: number
  private b: number
  private c: number
  private d: number
  private readonly pending = new Int32Array(4)
  private waiting = 0
  private words = 0

  constructor(seed = 0) {
    this.a = this.b = this.c = this.d = seed | 0
  }

  /** Start again, as if new. */
  reset(seed = 0): this {
    this.a = this.b = this.c = this.d = seed | 0
    this.waiting = this.words = 0
    return this
  }

  word(value: number): this {
    this.pending[this.waiting++] = value
    this.words++
    if (this.waiting === 4) this.block()
    return this
  }

  /** A whole number of up to 53 bits. */
  whole(value: number): this {
    return this.word(value | 0).word(Math.floor(value / 0x1_0000_0000))
  }

  /** Text: its length, then its UTF-16 code units, two to a word. */
  text(value: string): this {
    this.word(value.length)
    for (let i = 0; i < value.length; i += 2) {
      const second = i + 1 < value.length ? value.charCodeAt(i + 1) : 0
      this.word(value.charCodeAt(i) | (second << 16))
    }
    return this
  }

  /** Many words at once. */
  feed(list: Int32Array, length: number): this {
    let at = 0
    while (this.waiting > 0 && at < length) this.word(list[at++]!)
    const whole = at + ((length - at) & ~3)
    this.blocks(list, at, whole)
    this.words += whole - at
    for (at = whole; at < length; at++) this.word(list[at]!)
    return this
  }

  private block(): void {
    this.waiting = 0
    this.blocks(this.pending, 0, 4)
  }

  /** Blocks of four words. */
  private blocks(k: Int32Array, from: number, to: number): void {
    let { a, b, c, d } = this
    for (let at = from; at < to; at += 4) {
      a ^= mixA(k[at]!)
      a = (Math.imul(((a << 19) | (a >>> 13)) + b, 5) + 0x561ccd1b) | 0
      b ^= mixB(k[at + 1]!)
      b = (Math.imul(((b << 17) | (b >>> 15)) + c, 5) + 0x0bcaa747) | 0
      c ^= mixC(k[at + 2]!)
      c = (Math.imul(((c << 15) | (c >>> 17)) + d, 5) + 0x96cd1c35) | 0
      d ^= mixD(k[at + 3]!)
      d = (Math.imul(((d << 13) | (d >>> 19)) + a, 5) + 0x32ac3b17) | 0
    }
    this.a = a
    this.b = b
    this.c = c
    this.d = d
  }

  /** The four words of the digest. The hash may be fed further afterwards. */
  finish(into: Int32Array = new Int32Array(4)): Int32Array {
    const k = this.pending
    const length = this.words * 4
    let { a, b, c, d } = this
    if (this.waiting > 2) c ^= mixC(k[2]!)
    if (this.waiting > 1) b ^= mixB(k[1]!)
    if (this.waiting > 0) a ^= mixA(k[0]!)
    a ^= length
    b ^= length
    c ^= length
    d ^= length
    a = (a + b + c + d) | 0
    b = (b + a) | 0
    c = (c + a) | 0
    d = (d + a) | 0
    a = avalanche(a)
    b = avalanche(b)
    c = avalanche(c)
    d = avalanche(d)
    a = (a + b + c + d) | 0
    into[0] = a
    into[1] = b + a
    into[2] = c + a
    into[3] = d + a
    return into
  }

  hex(): string {
    let text = ''
    for (const word of this.finish()) text += (word >>> 0).toString(16).padStart(8, '0')
    return text
  }
}

const mixA = (k: number): number => stir(k, 0x239b961b, 15, 0xab0e9789)
const mixB = (k: number): number => stir(k, 0xab0e9789, 16, 0x38b34ae5)
const mixC = (k: number): number => stir(k, 0x38b34ae5, 17, 0xa1e38b93)
const mixD = (k: number): number => stir(k, 0xa1e38b93, 18, 0x239b961b)

function stir(k: number, before: number, turn: number, after: number): number {
  const x = Math.imul(k, before)
  return Math.imul((x << turn) | (x >>> (32 - turn)), after)
}

function avalanche(h: number): number {
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b)
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35)
  return h ^ (h >>> 16)
}
