import { SEED } from '../run/duel.ts'
import type { Swept } from '../run/sweep.ts'
import type { Worked, WorkersJob } from '../run/workers.ts'
import { bundle, bundleWorker } from '../tools/bundle.ts'
import type { Bar, Group } from '../tools/figure.ts'
import { cardsFor, yardstick } from '../tools/native.ts'
import { digits, interleave, median, quantile, rateOf, ratioOf } from '../tools/rounds.ts'
import { runBundle, runNative } from '../tools/run.ts'

const BAR: Bar = { sense: 'at least', floor: 0.9, goal: 0.97 }
const ROW = { row: 'K9', what: '2 workers’ gain / two native processes’ gain', bar: BAR }
/** Chunks of some twenty milliseconds; what a worker fights in its first second is warm-up. */
const CHUNKS = { book: 'grand-fleets', chunk: 1000, warm: 60 }

/** K9: how much faster two workers are than one, against what two processes of C++ gain on this machine right now. */
export const WORKERS: Group = {
  rows: ['K9'],
  async measure(_, rounds) {
    await Promise.all([bundle('workers'), bundleWorker()])
    const twin = yardstick('grand-fleets-twin')
    if ('na' in twin) return [{ ...ROW, ratio: null, na: twin.na }]
    const cards = cardsFor()
    const ours = async (workers: number): Promise<number> => {
      const job: WorkersJob = { ...CHUNKS, workers, chunks: 110 * workers }
      return sum((await runBundle<Worked>('workers', job)).rates.map(rates => quantile(rates, 0.9)))
    }
    const native = async (processes: number): Promise<number> => {
      const run = () => runNative<Swept>(twin.program, [cards, SEED, 0, 500_000, 10_000])
      return sum((await Promise.all(Array.from({ length: processes }, run))).map(rateOf))
    }
    const rates = await interleave('K9', rounds, {
      one: () => ours(1),
      two: () => ours(2),
      oneNative: () => native(1),
      twoNative: () => native(2),
    })
    const gain = rates.two.map((two, round) => two / rates.one[round]!)
    const nativeGain = rates.twoNative.map((two, round) => two / rates.oneNative[round]!)
    const { ratio, spread } = ratioOf(gain, nativeGain)
    const note = `${spread}; ×${digits(median(gain))} against ×${digits(median(nativeGain))}`
    return [{ ...ROW, ratio, note }]
  },
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)
