import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { Plain } from '#kernel/desk/index.ts'
import { counted } from '#kernel/event/index.ts'
import { BadInput } from '#kernel/ruleset/index.ts'
import {
  addBattles,
  addTally,
  type BattleSummary,
  type BattleTally,
  battleSummaryOf,
  emptyBattles,
  emptyTally,
  type Mean,
  type Summary,
  summaryOf,
  type Tally,
} from '#lab/index.ts'
import { findBook } from '../find.ts'
import { wholeNumber } from '../input.ts'
import { type MusterFlags, plainFleets, refuseMuster, toldFleets } from '../muster.ts'
import { print, printChances, printJson, shareText } from '../output.ts'
import { Progress } from '../progress.ts'
import type { Chunk, Job } from '../sweep.worker.ts'
import { findBots, fixtureOf } from './battle.ts'
import { type DuelFlags, namesOf, termsOf } from './duel.ts'

export interface SweepFlags extends Omit<DuelFlags, 'journal'>, MusterFlags {
  battles: string
  workers?: string
  /** of whole battles */
  book?: string
  bots?: string
}

/** How one kind of battle is swept and summed up. */
interface Kind<T extends Tally> {
  /** battles a worker is given at a time: tens of milliseconds of work, so that messages cost nothing */
  readonly chunk: number
  empty(): T
  add(into: T, more: T): void
  summary(tally: T, seed: number): Summary | BattleSummary
}
const DUELS: Kind<Tally> = { chunk: 1000, empty: emptyTally, add: addTally, summary: summaryOf }
const BATTLES: Kind<BattleTally> = { chunk: 2, empty: emptyBattles, add: addBattles, summary: battleSummaryOf }

/** `straddle sweep <book> <ship> <ship> -n 100000`: the same numbers for the same seed, whatever the workers. */
export async function sweep(id: string, one: string, other: string, flags: SweepFlags): Promise<void> {
  if (flags.bots !== undefined)
    throw new BadInput('--bots: duels are fought by standing orders; only a whole battle has bots')
  if (flags.book !== undefined) throw new BadInput('--book: a duel names its book before its ships')
  refuseMuster(flags, 'a duel is between the two ships that are named')
  const book = findBook(id)
  const terms = termsOf(book, [one, other], flags)
  const job: Job = { book: book.id, terms, seed: seedOf(flags) }
  await run(DUELS, job, namesOf(terms.cards), { terms: terms.terms }, flags)
}

/** `straddle sweep <battle> --book <book> --bots drill,drill -n 1000`: whole battles. */
export async function sweepBattle(id: string, flags: SweepFlags): Promise<void> {
  refuseTerms(flags)
  const seed = seedOf(flags)
  const { header, muster } = fixtureOf(id, { ...flags, book: flags.book ?? '' }, seed)
  const fleets = muster === null ? {} : plainFleets(muster)
  if (muster !== null && !flags.json) print(...toldFleets(muster), '')
  const bots = findBots(flags.bots).map(({ name }) => name) as [string, string]
  const { battle } = header
  const sides = battle.kind === 'battle' ? battle.facts.sides.map(({ name }) => name) : []
  await run(BATTLES, { book: header.book, header, bots, seed }, sides, { battle: id, bots, ...fleets }, flags)
}

/** A battle has its own places. */
function refuseTerms({ range, aspect, term }: SweepFlags): void {
  const given = { '--range': range, '--aspect': aspect, '--term': term[0] }
  for (const [flag, value] of Object.entries(given))
    if (value !== undefined) throw new BadInput(`${flag}: a term of a duel; a battle has its own places`)
}

const seedOf = (flags: SweepFlags): number => wholeNumber(flags.seed, '--seed', 0, Number.MAX_SAFE_INTEGER)

async function run<T extends Tally>(
  kind: Kind<T>,
  job: Job,
  sides: readonly string[],
  what: Readonly<Record<string, Plain>>,
  flags: SweepFlags,
): Promise<void> {
  const battles = wholeNumber(flags.battles, '-n', 1, 1e12)
  const workers = wholeNumber(flags.workers ?? String(availableParallelism()), '--workers', 1, 256)
  const started = performance.now()
  const { tally, stopped } = await fightAll(kind, job, battles, Math.min(workers, Math.ceil(battles / kind.chunk)))
  const seconds = (performance.now() - started) / 1000
  const summary = kind.summary(tally, job.seed)
  const perSecond = tally.battles / seconds
  const rate = perSecond < 10 ? Number(perSecond.toPrecision(3)) : Math.round(perSecond)
  if (flags.json) return printJson({ ...summary, rate, stopped, ships: sides, ...what } as unknown as Plain)
  const early = stopped ? ', stopped early' : ''
  print(
    `${counted(tally.battles, 'battle')} in ${seconds.toFixed(1)} s (${rate} a second), seed ${job.seed}${early}; shares with intervals of 95 %`,
  )
  printSummary(summary, 'bots' in job ? sides.map((side, i) => `${side} (${job.bots[i]})`) : sides)
}

function printSummary(summary: Summary | BattleSummary, sides: readonly string[]): void {
  const { battles, wins, turns } = summary
  const of = [...sides, 'drawn']
  printChances(
    [wins.first, wins.second, wins.draw].map((share, i) => ({ p: share.p, text: shareText(share), of: of[i]! })),
  )
  // one battle does not tell how far off it is
  const text = ({ mean, error }: Mean): string => mean.toFixed(2) + (battles < 2 ? '' : ` ± ${error.toFixed(3)}`)
  print(`${text(turns)} turns`)
  if (!('points' in summary)) return
  const { first, second } = summary.points
  print(...[first, second].map((points, side) => `${text(points)} points for ${sides[side]}`))
}

/** Deal the battles out in chunks, in order; an interrupt lets the chunks under way finish and keeps them. */
function fightAll<T extends Tally>(
  kind: Kind<T>,
  job: Job,
  battles: number,
  count: number,
): Promise<{ tally: T; stopped: boolean }> {
  const tally = kind.empty()
  let dealt = 0
  let stopped = false
  const progress = new Progress()
  const far = (seconds: number): string =>
    `${tally.battles} of ${battles}, ${Math.round(tally.battles / seconds)} a second; Ctrl-C keeps what is done`
  const interrupt = (): void => {
    stopped = true
  }
  process.once('SIGINT', interrupt)
  const workers = Array.from({ length: count }, () => startWorker(job))
  const deal = (worker: Worker): boolean => {
    if (stopped || dealt >= battles) return false
    const chunk: Chunk = { from: dealt, to: Math.min(battles, dealt + kind.chunk) }
    dealt = chunk.to
    worker.postMessage(chunk)
    return true
  }
  return new Promise((done, fail) => {
    let busy = workers.length
    for (const worker of workers) {
      worker.on('error', fail)
      worker.on('message', (part: T) => {
        kind.add(tally, part)
        progress.show(tally.battles / battles, far)
        if (deal(worker)) return
        void worker.terminate()
        if (--busy > 0) return
        process.off('SIGINT', interrupt)
        progress.end()
        done({ tally, stopped: tally.battles < battles })
      })
      deal(worker)
    }
  })
}

/** The program runs from its bundle, where the worker is a file beside it. */
const startWorker = (job: Job): Worker => new Worker(new URL('./sweep.worker.js', import.meta.url), { workerData: job })
