import type { Row } from '#game/journal/index.ts'
import { canonical, type Event, type Frozen } from '#kernel/desk/index.ts'
import type { Book } from '#rulesets/index.ts'
import { isNothing, nowFor, type Onlooker } from './door.ts'

const ONLOOKERS: readonly Onlooker[] = [0, 1, 'public']

/**
 * Who is told of which rows. Each onlooker counts only those of which he is told something: a number that jumped would tell
 * him how much was done behind his back.
 */
export class RowsTold {
  private readonly book: Book
  private readonly numbers: ReadonlyMap<Onlooker, number[]> = new Map(ONLOOKERS.map(each => [each, []]))

  constructor(book: Book) {
    this.book = book
  }

  /** The next row of the battle, with the states before and after it. */
  note(number: number, row: Row<unknown, Event>, before: Frozen<unknown>, after: Frozen<unknown>): void {
    for (const [viewer, numbers] of this.numbers) if (this.isTold(row, viewer, before, after)) numbers.push(number)
  }

  /** The battle's numbers of his rows, in order: his row n is the nth. */
  rowsOf(viewer: Onlooker): readonly number[] {
    return this.numbers.get(viewer)!
  }

  /** How many rows he knows of. */
  count(viewer: Onlooker): number {
    return this.rowsOf(viewer).length
  }

  /** Of a deed of which nothing is left he is told only where things stand otherwise for him after it, as when a side has done. */
  private isTold(row: Row<unknown, Event>, viewer: Onlooker, before: Frozen<unknown>, after: Frozen<unknown>): boolean {
    const { book } = this
    return (
      viewer === row.order.seat ||
      !isNothing(book, row, viewer, after) ||
      canonical(nowFor(book, before, viewer)) !== canonical(nowFor(book, after, viewer))
    )
  }
}
