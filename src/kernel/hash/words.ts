import type { Hash } from './murmur3.ts'

/** Whole numbers one after the other, gathered to be hashed in one go: several times faster than fed one by one. */
export class Words {
  private list = new Int32Array(256)
  private length = 0

  clear(): this {
    this.length = 0
    return this
  }

  put(value: number): this {
    if ((value | 0) !== value) throw new RangeError(`${value} is no whole number of 32 bits`)
    if (this.length === this.list.length) this.grow()
    this.list[this.length++] = value
    return this
  }

  /** A list: how many, then each. */
  putAll(values: readonly number[]): this {
    this.put(values.length)
    for (let i = 0; i < values.length; i++) this.put(values[i]!)
    return this
  }

  feed(hash: Hash): Hash {
    return hash.feed(this.list, this.length)
  }

  private grow(): void {
    const longer = new Int32Array(2 * this.list.length)
    longer.set(this.list)
    this.list = longer
  }
}
