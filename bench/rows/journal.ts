import type { JournalJob, Journalled } from '../run/journal.ts'
import type { SweepJob, Swept } from '../run/sweep.ts'
import { bundle } from '../tools/bundle.ts'
import type { Bar, Group } from '../tools/figure.ts'
import { digits, interleave, median, rateOf, ratioOf } from '../tools/rounds.ts'
import { runBundle } from '../tools/run.ts'

const BAR: Bar = { sense: 'at most', floor: 3, goal: 2 }
const DUELS = { book: 'grand-fleets', from: 0, to: 6000, warm: 1500 }
const ROW = { row: 'K5', what: 'full journal, its digests not counted / silent: time', bar: BAR }

/** K5: a duel with every row kept (refused or not, on a copy, recorded) against the same duel silent. Digests come with writing it out. Ten at a time are kept: with many more the row measures how fast what is kept can be moved about in memory. */
export const JOURNAL: Group = {
  rows: ['K5'],
  async measure(_, rounds, from) {
    await Promise.all([bundle('journal', from), bundle('sweep', from)])
    const tallies = new Set<string>()
    const writings: number[] = []
    const rates = await interleave('K5', rounds, {
      listening: async () => {
        const run = await runBundle<Journalled>('journal', { ...DUELS, block: 10 } satisfies JournalJob, from)
        tallies.add(JSON.stringify(run.tally))
        writings.push(run.writing)
        return rateOf(run, from.clock.share)
      },
      silent: async () => {
        const run = await runBundle<Swept>('sweep', { ...DUELS, block: 600 } satisfies SweepJob, from)
        tallies.add(JSON.stringify(run.tally))
        return rateOf(run, from.clock.share)
      },
    })
    if (tallies.size > 1) return [{ ...ROW, ratio: null, failed: 'listening changes the duels' }]
    const { ratio, spread } = ratioOf(rates.silent, rates.listening)
    const [duel, writing] = [1e6 / median(rates.listening), median(writings)]
    const note = `${spread}; ${digits(duel)} µs a duel; writing it out, with its digests, takes ${digits(writing)} µs more`
    return [{ ...ROW, ratio, note }]
  },
}
