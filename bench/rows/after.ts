import type { SweepJob, Swept } from '../run/sweep.ts'
import { bundle } from '../tools/bundle.ts'
import type { Bar, Group } from '../tools/figure.ts'
import { interleave, rateOf, ratioOf } from '../tools/rounds.ts'
import { runBundle } from '../tools/run.ts'

const BAR: Bar = { sense: 'at least', floor: 0.95, goal: 1 }
const FRESH: SweepJob = { book: 'grand-fleets', from: 0, to: 60_000, block: 1500, warm: 1500 }

/** K6: does a sweep suffer when play, typed faces, replay and odds have been through the same code before? */
export const AFTER: Group = {
  rows: ['K6'],
  async measure(_, rounds, from) {
    await bundle('sweep', from)
    const run = async (job: SweepJob): Promise<number> =>
      rateOf(await runBundle<Swept>('sweep', job, from), from.clock.share)
    const rates = await interleave('K6', rounds, {
      fresh: () => run(FRESH),
      after: () => run({ ...FRESH, after: true }),
    })
    const { ratio, spread } = ratioOf(rates.after, rates.fresh)
    return [{ row: 'K6', what: 'sweep after play, script and odds / fresh', bar: BAR, ratio, note: spread }]
  },
}
