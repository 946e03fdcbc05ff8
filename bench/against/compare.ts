import { type Bar, type Figure, reaches, unmeasured } from '../tools/figure.ts'
import type { Checkout } from '../tools/places.ts'
import { median, ratioOf } from '../tools/rounds.ts'
import { reasonOf, STOP } from '../tools/run.ts'
import type { Compared } from './rows.ts'

/** One figure of two commits. */
export interface Comparison {
  readonly row: string
  readonly what: string
  readonly bar: Bar
  readonly worse: number | null
  /** medians of the rounds */
  readonly before: number | null
  readonly after: number | null
  /** of after to before */
  readonly ratio: number | null
  readonly note: string
  /** null: there is nothing to hold it to */
  readonly ok: boolean | null
}

/** A commit's checkouts, the better measured by first. */
export type Sides = Readonly<Record<'before' | 'after', readonly Checkout[]>>

/** Both commits, round by round, each round the other first: a machine that grows slower favours neither. */
export async function compare(
  compared: Compared,
  sides: Sides,
  wanted: ReadonlySet<string>,
  rounds: number,
): Promise<Comparison[]> {
  const left = { before: [...sides.before], after: [...sides.after] }
  const found: Found = { before: [], after: [] }
  const { name, once } = compared
  const comparisons = (): Comparison[] => found.after[0]!.map(figure => comparisonOf(figure, found, compared))
  let most = once ? 1 : rounds
  for (let round = 0; round < most; round++) {
    for (const side of round % 2 === 0 ? (['before', 'after'] as const) : (['after', 'before'] as const)) {
      console.error(once ? `${name}: ${side}` : `${name}: round ${round + 1} of ${most}, ${side}`)
      found[side].push(await measured(compared, left[side], wanted))
    }
    if (round + 1 === rounds && !once && comparisons().some(isMissed)) most = LONGER * rounds
  }
  return comparisons()
}
/** Time swings: what seems to be missed by it is looked at longer before it is said. */
const LONGER = 3
const isMissed = ({ ok, ratio }: Comparison): boolean => ok === false && ratio !== null

/** Figures, round by round. */
type Found = Readonly<Record<'before' | 'after', Figure[][]>>

/**
 * By the first of its checkouts that can be measured; those that cannot are struck off. The runners of this bench may want what
 * an older commit has not, or has elsewhere.
 */
async function measured(compared: Compared, left: Checkout[], wanted: ReadonlySet<string>): Promise<Figure[]> {
  const broken = (fault: Error): Figure[] => [unmeasured(compared.rows, reasonOf(fault))]
  for (;;) {
    const figures = await compared.measure(wanted, left[0]!).catch(broken)
    STOP.signal.throwIfAborted()
    const fault = figures.find(figure => figure.failed !== undefined)
    if (fault === undefined || left.length === 1) return figures
    console.error(`${fault.row}: this bench's runners do not fit (${fault.failed}), so the commit's own are taken`)
    left.shift()
  }
}

function comparisonOf({ row, what, bar }: Figure, found: Found, { worse, once }: Compared): Comparison {
  const before = valuesOf(found.before, row, what)
  const after = valuesOf(found.after, row, what)
  const base = {
    ...{ row, what, bar, worse },
    before: before.values.length === 0 ? null : median(before.values),
    after: after.values.length === 0 ? null : median(after.values),
  }
  const lacks = after.lacks ?? (before.lacks === null ? null : `before: ${before.lacks}`)
  if (lacks === null) {
    const ratio = base.after! / base.before!
    // counted once, it has no spread
    const note = once ? `${before.note}; after: ${after.note}` : ratioOf(after.values, before.values).spread
    return { ...base, ratio, note, ok: isOk(bar, worse, ratio, base.after!) }
  }
  // a floor needs nothing of before
  const ok = worse === null && after.lacks === null ? isOk(bar, null, 0, base.after!) : false
  return { ...base, ratio: null, note: lacks, ok }
}

/** One figure, round by round; and why there is none in some round. */
function valuesOf(rounds: readonly Figure[][], row: string, what: string) {
  const values: number[] = []
  let note = ''
  let lacks: string | null = null
  for (const figures of rounds) {
    const figure = figures.find(each => each.row === row && each.what === what)
    note = figure?.note ?? note
    if (figure?.ratio != null) values.push(figure.ratio)
    else lacks ??= reasonIn(figure ?? figures.find(({ failed }) => failed !== undefined))
  }
  return { values, note, lacks }
}
const reasonIn = (figure: Figure | undefined): string => figure?.failed ?? figure?.na ?? 'there is no such figure'

function isOk(bar: Bar, worse: number | null, ratio: number, after: number): boolean | null {
  if (worse !== null) return reaches(bar, ratio, limitOf(bar, worse))
  return bar.floor === null ? null : reaches(bar, after, bar.floor)
}

/** What the ratio of after to before must reach. */
export const limitOf = ({ sense }: Bar, worse: number): number => (sense === 'at most' ? 1 + worse : 1 - worse)
