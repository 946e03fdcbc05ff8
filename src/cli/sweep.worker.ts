import { parentPort, workerData } from 'node:worker_threads'
import { botNamed } from '#bots/index.ts'
import { type Header, startOf } from '#game/journal/index.ts'
import type { Terms } from '#game/skirmish/index.ts'
import type { Plain } from '#kernel/desk/index.ts'
import { sweepBattles, sweepDuels, type Tally } from '#lab/index.ts'
import { bookNamed } from '#rulesets/index.ts'
import { seatingOf } from './seating.ts'

/** What a worker fights: duels on their terms, or whole battles between two bots. */
export type Job = { readonly book: string; readonly seed: number } & (
  | { readonly terms: Terms<Plain> }
  | { readonly header: Header; readonly bots: readonly [string, string] }
)
/** Which battles of it. */
export interface Chunk {
  readonly from: number
  readonly to: number
}

const fight = fighterOf(workerData as Job)
parentPort!.on('message', ({ from, to }: Chunk) => {
  parentPort!.postMessage(fight(from, to))
})

function fighterOf(job: Job): (from: number, to: number) => Tally {
  const book = bookNamed(job.book)!
  if ('terms' in job) return (from, to) => sweepDuels(book, job.terms, job.seed, from, to)
  const start = startOf(book, job.header)
  const seatings = job.bots.map(name => seatingOf(book, botNamed(name)!))
  return (from, to) => sweepBattles(book, start, seatings, job.seed, from, to)
}
