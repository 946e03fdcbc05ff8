import { parentPort, workerData } from 'node:worker_threads'
import type { Terms } from '#game/skirmish/index.ts'
import type { Plain } from '#kernel/desk/index.ts'
import { sweepDuels } from '#lab/index.ts'
import { bookNamed } from '#rulesets/index.ts'

/** What a worker fights, and which battles of it. */
export interface Job {
  readonly book: string
  readonly terms: Terms<Plain>
  readonly seed: number
}
export interface Chunk {
  readonly from: number
  readonly to: number
}

const { book: id, terms, seed } = workerData as Job
const book = bookNamed(id)!
parentPort!.on('message', ({ from, to }: Chunk) => {
  parentPort!.postMessage(sweepDuels(book, terms, seed, from, to))
})
