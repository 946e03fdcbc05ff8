import type { JournalJob, Journalled } from '../run/journal.ts'
import type { SweepJob, Swept } from '../run/sweep.ts'
import { bundle } from '../tools/bundle.ts'
import type { Bar, Group } from '../tools/figure.ts'
import { digits, interleave, median, rateOf, ratioOf } from '../tools/rounds.ts'
import { runBundle } from '../tools/run.ts'

const BAR: Bar = { sense: 'at most', floor: 3, goal: 2 }
const DUELS = { book: 'grand-fleets', from: 0, to: 6000, warm: 1500 }
const ROW = { row: 'K5', what: 'full journal / silent: time', bar: BAR }

/** K5: a duel with every row kept (refused or not, on a copy, recorded, digested) against the same duel silent. */
export const JOURNAL: Group = {
  rows: ['K5'],
  async measure(_, rounds) {
    await Promise.all([bundle('journal'), bundle('sweep')])
    const tallies = new Set<string>()
    const setUps: number[] = []
    const rates = await interleave('K5', rounds, {
      listening: async () => {
        const run = await runBundle<Journalled>('journal', { ...DUELS, block: 150 } satisfies JournalJob)
        tallies.add(JSON.stringify(run.tally))
        setUps.push(run.setUp)
        return rateOf(run)
      },
      silent: async () => {
        const run = await runBundle<Swept>('sweep', { ...DUELS, block: 600 } satisfies SweepJob)
        tallies.add(JSON.stringify(run.tally))
        return rateOf(run)
      },
    })
    if (tallies.size > 1) return [{ ...ROW, ratio: null, failed: 'listening changes the duels' }]
    const { ratio, spread } = ratioOf(rates.silent, rates.listening)
    const [duel, setUp] = [1e6 / median(rates.listening), median(setUps)]
    const note = `${spread}; ${digits(duel)} µs a duel, and ${digits(setUp)} µs to set one up, which is not counted`
    return [{ ...ROW, ratio, note }]
  },
}
