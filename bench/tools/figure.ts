import type { Checkout } from './places.ts'

/** How a figure is judged: the floor must hold, the goal is what we are after. See design/speed.md. */
export interface Bar {
  readonly sense: 'at least' | 'at most'
  /** null: reported only */
  readonly floor: number | null
  readonly goal: number
  readonly unit?: 'ms' | 'kB' | '×'
}

/** One line of the table. */
export interface Figure {
  readonly row: string
  readonly what: string
  readonly bar: Bar
  /** null where there is none, and `na` says why */
  readonly ratio: number | null
  readonly na?: string
  /** something that makes the figure worthless, such as check-sums that differ */
  readonly failed?: string
  /** rounds, error bars and whatever else helps to read it */
  readonly note?: string
}

/** One or more rows measured together. */
export interface Group {
  readonly rows: readonly string[]
  measure(wanted: ReadonlySet<string>, rounds: number, from: Checkout): Promise<Figure[]>
}

/** In place of the figures of rows that could not be measured together. */
export const unmeasured = (rows: readonly string[], failed: string): Figure => ({
  row: rows[0]!,
  what: rows.join(', '),
  bar: { sense: 'at least', floor: null, goal: 0 },
  ratio: null,
  failed,
})

/** Does the floor hold? null if there is no figure, or nothing to hold it to. */
export function holds({ bar, ratio, failed }: Figure): boolean | null {
  if (failed !== undefined) return false
  return ratio === null || bar.floor === null ? null : reaches(bar, ratio, bar.floor)
}

/** Judged as measured, not as printed: 1.0507 is more than 1.05. */
export const reaches = ({ sense }: Bar, ratio: number, limit: number): boolean =>
  sense === 'at least' ? ratio >= limit : ratio <= limit
