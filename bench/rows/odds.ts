import { BOOKS } from '#rulesets/index.ts'
import type { OddsJob, OddsTimes } from '../run/odds.ts'
import { bundle } from '../tools/bundle.ts'
import type { Bar, Figure, Group } from '../tools/figure.ts'
import type { Checkout } from '../tools/places.ts'
import { digits, interleave, median, quantile } from '../tools/rounds.ts'
import { reasonOf, runBundle } from '../tools/run.ts'

const COLD: Bar = { sense: 'at most', floor: 100, goal: 20, unit: 'ms' }
const WARM: Bar = { sense: 'at most', floor: 25, goal: 2, unit: 'ms' }

/** K8: exact odds of a salvo, each book. Milliseconds of this machine: the one row that is no ratio. */
export const ODDS: Group = {
  rows: ['K8'],
  async measure(_, rounds, from) {
    const figures: Figure[] = []
    for (const { id } of BOOKS) figures.push(...(await oddsOf(id, rounds, from)))
    return figures
  },
}

/** K8 of one book. */
export async function oddsOf(id: string, rounds: number, from: Checkout): Promise<Figure[]> {
  await bundle('odds', from)
  const cannot = (fault: Error): Figure[] => [
    { row: 'K8', what: `${id}, odds`, bar: COLD, ratio: null, failed: reasonOf(fault) },
  ]
  return await figuresOf(id, rounds, from).catch(cannot)
}

async function figuresOf(id: string, rounds: number, from: Checkout): Promise<Figure[]> {
  const runs: OddsTimes[] = []
  await interleave(`K8 ${id}`, rounds, {
    odds: async () => {
      runs.push(await runBundle<OddsTimes>('odds', { book: id, times: 40 } satisfies OddsJob, from))
      return 0
    },
  })
  const { procedure, asked, outcomes, exact, untold } = runs[0]!
  const what = `${id}, odds of ${procedure} by ${asked}`
  if (!exact)
    return [{ row: 'K8', what, bar: COLD, ratio: null, failed: 'too wide to be walked: a sample, not exact odds' }]
  // The lower tenth of each process, as the upper tenth of rates elsewhere; the first time is what it is.
  const typical = (times: (run: OddsTimes) => readonly number[]): number =>
    median(runs.map(run => quantile(times(run), 1 - from.clock.share)))
  const first = median(runs.map(run => run.first))
  const rare = untold === 0 ? '' : `, ${(100 * untold).toFixed(2)} % too rare to be followed`
  const note = `${outcomes} outcomes${rare}; ${digits(first)} ms the first time in a fresh process`
  return [
    { row: 'K8', what: `${what}: cold`, bar: COLD, ratio: typical(run => run.cold), note },
    { row: 'K8', what: `${what}: again`, bar: WARM, ratio: typical(run => run.warm) },
  ]
}
