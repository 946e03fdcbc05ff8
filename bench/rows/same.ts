import type { Tally } from '#lab/index.ts'
import { BOOKS } from '#rulesets/index.ts'
import type { JournalJob, Journalled } from '../run/journal.ts'
import type { SweepJob, Swept } from '../run/sweep.ts'
import type { Worked, WorkersJob } from '../run/workers.ts'
import { browserScript, bundle, bundleWorker } from '../tools/bundle.ts'
import { findChromium, inChromium } from '../tools/chromium.ts'
import type { Bar, Figure, Group } from '../tools/figure.ts'
import { runBundle } from '../tools/run.ts'

const BAR: Bar = { sense: 'at least', floor: 1, goal: 1 }
const BATTLES = 4000
const CHUNK = 500
const rowOf = (id: string, where: string) => ({ row: 'K7', what: `${id}, equal duels: ${where}`, bar: BAR })

/** K7: the same seed gives the same duels wherever they are fought. The figure is the share of places that agree. */
export const SAME: Group = {
  rows: ['K7'],
  async measure() {
    await Promise.all([bundle('sweep'), bundle('journal'), bundle('workers'), bundleWorker()])
    const figures: Figure[] = []
    for (const { id } of BOOKS) figures.push(...(await figuresOf(id)))
    return figures
  },
}

async function figuresOf(id: string): Promise<Figure[]> {
  const all = { book: id, from: 0, to: BATTLES, warm: 0 }
  const { tally } = await runBundle<Swept>('sweep', { ...all, block: BATTLES } satisfies SweepJob)
  const others: Record<string, Tally> = {
    listening: (await runBundle<Journalled>('journal', { ...all, block: CHUNK } satisfies JournalJob)).tally,
    '1 worker': (await inWorkers(id, 1)).tally,
    '2 workers': (await inWorkers(id, 2)).tally,
  }
  const differ = Object.keys(others).filter(place => !equal(others[place]!, tally))
  const ratio = 1 - differ.length / Object.keys(others).length
  const note = differ.length > 0 ? `other duels in: ${differ.join(', ')}` : `${BATTLES} duels, check ${checkOf(tally)}`
  return [{ ...rowOf(id, '1 and 2 workers, listening'), ratio, note }, await inBrowser(id, tally)]
}

const inWorkers = (book: string, workers: number): Promise<Worked> =>
  runBundle<Worked>('workers', { book, workers, chunks: BATTLES / CHUNK, chunk: CHUNK, warm: 0 } satisfies WorkersJob)

async function inBrowser(id: string, tally: Tally): Promise<Figure> {
  const row = rowOf(id, 'a worker of Chromium')
  const executable = findChromium()
  if (executable === undefined) return { ...row, ratio: null, na: 'no Chromium (set CHROMIUM to its executable)' }
  try {
    const job = { book: id, battles: BATTLES }
    const there = await inChromium<Tally>(executable, await browserScript('browser'), job, 60)
    return { ...row, ratio: equal(there, tally) ? 1 : 0, note: `check ${checkOf(there)}` }
  } catch (fault) {
    return { ...row, ratio: null, na: `Chromium is there, but ${(fault as Error).message}` }
  }
}

const equal = (one: Tally, other: Tally): boolean => JSON.stringify(one) === JSON.stringify(other)
const checkOf = ({ check }: Tally): string => check.toString(16).padStart(8, '0')
