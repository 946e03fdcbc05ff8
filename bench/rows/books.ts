import { BOOKS } from '#rulesets/index.ts'
import type { SweepJob, Swept } from '../run/sweep.ts'
import type { Throws, ThrowsJob } from '../run/throws.ts'
import { bundle } from '../tools/bundle.ts'
import type { Bar, Figure, Group } from '../tools/figure.ts'
import { interleave, median, rateOf, ratioOf } from '../tools/rounds.ts'
import { reasonOf, runBundle } from '../tools/run.ts'

const BAR: Bar = { sense: 'at least', floor: null, goal: 0.8 }
/** The book that the others are measured by. */
const MEASURE = 'grand-fleets'
const LOOK_INTO = 0.3

/** K3: the duels of the other books, in throws a second, against Grand Fleets'. */
export const OTHER_BOOKS: Group = {
  rows: ['K3'],
  async measure(_, rounds) {
    const others = BOOKS.map(book => book.id).filter(id => id !== MEASURE)
    if (others.length === 0) return [{ ...rowOf('other books'), ratio: null, na: `${MEASURE} is the only book yet` }]
    await Promise.all([bundle('sweep'), bundle('throws')])
    const figures: Figure[] = []
    const measure = await throwsPerDuel(MEASURE)
    for (const id of others) figures.push(await figureOf(id, measure, rounds).catch(cannot(id)))
    return figures
  },
}
const rowOf = (id: string) => ({ row: 'K3', what: `${id}: throws a second / ${MEASURE}`, bar: BAR })
const cannot = (id: string) => (fault: Error) => ({ ...rowOf(id), ratio: null, na: `no duel: ${reasonOf(fault)}` })

const throwsPerDuel = (book: string): Promise<Throws> =>
  runBundle<Throws>('throws', { book, duels: 500 } satisfies ThrowsJob)

async function figureOf(id: string, measure: Throws, rounds: number): Promise<Figure> {
  const own = await throwsPerDuel(id)
  const rates = await interleave(`K3 ${id}`, rounds, {
    own: async () => own.throws * (await duelsPerSecond(id)),
    measure: async () => measure.throws * (await duelsPerSecond(MEASURE)),
  })
  const { ratio, spread } = ratioOf(rates.own, rates.measure)
  const per = `${own.throws.toFixed(0)} throws, ${own.dice.toFixed(0)} dice a duel; ${median(rates.own).toFixed(0)} throws a second`
  const look = ratio < LOOK_INTO ? '; look into it' : ''
  return { ...rowOf(id), ratio, note: `${spread}; ${per}${look}` }
}

/** Blocks of about the same length whatever the book: the first sweep tells how long its duels are. */
async function duelsPerSecond(book: string): Promise<number> {
  const { rates } = await runBundle<Swept>('sweep', {
    book,
    from: 0,
    to: 300,
    block: 300,
    warm: 500,
  } satisfies SweepJob)
  const block = Math.max(10, Math.round(rates[0]! * 0.02))
  return rateOf(
    await runBundle<Swept>('sweep', { book, from: 0, to: 40 * block, block, warm: 1500 } satisfies SweepJob),
  )
}
