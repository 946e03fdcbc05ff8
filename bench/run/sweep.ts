import type { Plain } from '#kernel/desk/index.ts'
import { addTally, emptyTally, sweepDuels, type Tally } from '#lab/index.ts'
import { duelOf, SEED } from './duel.ts'
import { everyUse } from './every-use.ts'
import { jobOf, meter, type Rates, say, warmUp } from './meter.ts'

/** A silent sweep of duels `from` to `to` on one thread, timed in blocks. */
export interface SweepJob {
  readonly book: string
  readonly given?: Plain
  readonly from: number
  readonly to: number
  readonly block: number
  /** milliseconds of sweeping before the clock starts */
  readonly warm: number
  /** first put the same rules to every other use (K6) */
  readonly after?: true
}
export interface Swept extends Rates {
  readonly tally: Tally
}

const { book: id, given, from, to, block, warm, after } = jobOf<SweepJob>()
const { book, terms } = duelOf(id, given)
if (after) everyUse(book, terms)
warmUp(warm, () => sweepDuels(book, terms, SEED + 1, 0, block))
const tally = emptyTally()
let battle = from
const rates = meter(
  Math.ceil((to - from) / block),
  block,
  () => Math.min(to, battle + block),
  end => {
    addTally(tally, sweepDuels(book, terms, SEED, battle, end))
    battle = end
  },
)
say({ rates, tally } satisfies Swept)
