import { type Meaning, meaningOfTotal } from './meaning.ts'

/** One printed row: the totals from `from` to `to` mean `is`. */
export type TableRow<R> = readonly [from: number, to: number, is: R]

/**
 * A printed table read by dice added up. Making one proves that every total lands in exactly one row.
 * `beyond` says what a modified total past the ends means: 'no' is a fault, 'ends' takes the nearest row.
 */
export class Table<R> {
  readonly title: string
  readonly each: number
  readonly sides: number
  /** what the rows say, in printed order; the same value may stand in several rows */
  readonly rows: readonly TableRow<R>[]
  /** the different things the table can say, first seen first */
  readonly values: readonly R[]
  readonly beyond: 'no' | 'ends'
  /** the totals for which there are rows: those of the dice, and any that only a modifier can reach */
  private readonly least: number
  private readonly most: number
  private readonly place: Uint8Array
  private readonly meanings = new Map<number, Meaning>()

  constructor(title: string, each: number, sides: number, rows: readonly TableRow<R>[], beyond: 'no' | 'ends' = 'no') {
    this.title = title
    this.each = each
    this.sides = sides
    this.rows = rows
    this.beyond = beyond
    this.values = [...new Set(rows.map(row => row[2]))]
    this.least = Math.min(each, ...rows.map(([from]) => from))
    this.most = Math.max(each * sides, ...rows.map(([, to]) => to))
    this.place = this.proven()
  }

  private proven(): Uint8Array {
    const place = new Uint8Array(this.most - this.least + 1)
    for (let total = this.least; total <= this.most; total++) {
      const found = this.rows.filter(([from, to]) => from <= total && total <= to)
      if (found.length !== 1) throw new Error(`${this.title}: ${total} lands in ${found.length} rows, not in one`)
      place[total - this.least] = this.values.indexOf(found[0]![2])
    }
    return place
  }

  /** Which of `values` a total means. */
  indexAt(total: number): number {
    if (total < this.least || total > this.most) {
      if (this.beyond === 'no') throw new Error(`${this.title} has no row for ${total}`)
      total = total < this.least ? this.least : this.most
    }
    return this.place[total - this.least]!
  }

  /** Whether every throw has a row once `modifier` is added. */
  takes(modifier: number): boolean {
    const { each, sides, least, most } = this
    return this.beyond === 'ends' || (each + modifier >= least && each * sides + modifier <= most)
  }

  at(total: number): R {
    return this.values[this.indexAt(total)]!
  }

  /** What a throw on this table means once `modifier` is added. */
  meaning(modifier: number): Meaning {
    let meaning = this.meanings.get(modifier)
    if (meaning === undefined) {
      const says = modifier === 0 ? this.title : `${this.title}, ${modifier > 0 ? '+' : '−'}${Math.abs(modifier)}`
      meaning = meaningOfTotal(this.each, this.sides, says, total => this.indexAt(total + modifier))
      this.meanings.set(modifier, meaning)
    }
    return meaning
  }
}
