import type { SweepJob, Swept } from '../run/sweep.ts'
import { bundle, bundleBare } from '../tools/bundle.ts'
import type { Bar, Figure, Group } from '../tools/figure.ts'
import { digits, interleave, rateOf, ratioOf } from '../tools/rounds.ts'
import { instructionsOf, isThere, runBundle } from '../tools/run.ts'

const BAR: Bar = { sense: 'at most', floor: 1.05, goal: 1.03 }
const JOB: SweepJob = { book: 'grand-fleets', from: 0, to: 60_000, block: 1500, warm: 1500 }
const TIME = { row: 'K4', what: 'hooks in place / stripped: time', bar: BAR }
const COUNT = { row: 'K4', what: 'hooks in place / stripped: instructions', bar: BAR }

/** K4: what the hooks cost while nobody listens. */
export const HOOKS: Group = {
  rows: ['K4'],
  async measure(_, rounds) {
    const [taken] = await Promise.all([bundleBare(), bundle('sweep')])
    const tallies = new Set<string>()
    const run = async (name: string): Promise<number> => {
      const swept = await runBundle<Swept>(name, JOB)
      tallies.add(JSON.stringify(swept.tally))
      return rateOf(swept)
    }
    const rates = await interleave('K4', rounds, { hooks: () => run('sweep'), bare: () => run('sweep-bare') })
    if (tallies.size > 1) return [{ ...TIME, ratio: null, failed: 'the stripped sweep fights other duels' }]
    const { ratio, spread } = ratioOf(rates.bare, rates.hooks)
    const count = await counted()
    // A few per cent drown in the noise of time: where instructions can be counted, they are what is judged.
    const bar = count.ratio === null ? BAR : { ...BAR, floor: null }
    return [{ ...TIME, bar, ratio, note: `${taken} lines stripped; ${spread}` }, count]
  },
}

/** Two sizes, so that start-up and warm-up cancel; half of the work at a time, since a count does not mind company. */
async function counted(): Promise<Figure> {
  if (!(await isThere('valgrind'))) return { ...COUNT, ratio: null, na: 'no valgrind' }
  const size = (name: string, to: number) => instructionsOf(name, { ...JOB, to, block: to, warm: 0 } satisfies SweepJob)
  const perDuel = async (name: string): Promise<number> => {
    const [small, large] = await Promise.all([size(name, FEW), size(name, MANY)])
    return (large - small) / (MANY - FEW)
  }
  const hooks = await perDuel('sweep')
  const bare = await perDuel('sweep-bare')
  return { ...COUNT, ratio: hooks / bare, note: `${digits(hooks)} against ${digits(bare)} a duel (callgrind)` }
}
/** Before ten thousand duels the compiler still changes its mind, and not at the same duel in both. */
const FEW = 12_000
const MANY = 20_000
