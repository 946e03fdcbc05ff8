import type { SweepJob, Swept } from '../run/sweep.ts'
import { bundle, bundleBare } from '../tools/bundle.ts'
import { perDuel } from '../tools/count.ts'
import type { Bar, Figure, Group } from '../tools/figure.ts'
import { type Checkout, HERE } from '../tools/places.ts'
import { digits, interleave, rateOf, ratioOf } from '../tools/rounds.ts'
import { isThere, runBundle } from '../tools/run.ts'

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
    const count = await countHooks(HERE)
    // A few per cent drown in the noise of time: where instructions can be counted, they are what is judged.
    const bar = count.ratio === null ? BAR : { ...BAR, floor: null }
    return [{ ...TIME, bar, ratio, note: `${taken} lines stripped; ${spread}` }, count]
  },
}

/** K4 by instructions alone, which are the same whatever else the machine does. */
export async function countHooks(from: Checkout): Promise<Figure> {
  if (!(await isThere('valgrind'))) return { ...COUNT, ratio: null, na: 'no valgrind' }
  await Promise.all([bundleBare(from), bundle('sweep', from)])
  const hooks = await perDuel('sweep', from)
  const bare = await perDuel('sweep-bare', from)
  if (hooks.check !== bare.check) return { ...COUNT, ratio: null, failed: 'the stripped sweep fights other duels' }
  const [more, less] = [hooks.instructions, bare.instructions]
  return { ...COUNT, ratio: more / less, note: `${digits(more)} against ${digits(less)} a duel (callgrind)` }
}
