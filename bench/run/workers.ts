import { Worker } from 'node:worker_threads'
import type { Chunk, Job } from '#cli/sweep.worker.ts'
import { addTally, emptyTally, type Tally } from '#lab/index.ts'
import { duelOf, SEED } from './duel.ts'
import { jobOf, now, say } from './meter.ts'

/** A sweep dealt out in chunks to workers, as `straddle sweep` does it; each worker's rates, messages included. */
export interface WorkersJob {
  readonly book: string
  readonly workers: number
  readonly chunks: number
  readonly chunk: number
  /** chunks that each worker fights before the clock starts; they count in the tally */
  readonly warm: number
}
export interface Worked {
  readonly rates: readonly (readonly number[])[]
  readonly tally: Tally
}

const { book: id, workers, chunks, chunk, warm } = jobOf<WorkersJob>()
const { terms } = duelOf(id)
const tally = emptyTally()
let dealt = 0
const rates = await Promise.all(Array.from({ length: workers }, work))
say({ rates, tally } satisfies Worked)

function work(): Promise<number[]> {
  const worker = new Worker(new URL('./sweep.worker.mjs', import.meta.url), {
    workerData: { book: id, terms, seed: SEED } satisfies Job,
  })
  const own: number[] = []
  let since = now()
  return new Promise((done, fail) => {
    const deal = (): void => {
      if (dealt === chunks) {
        void worker.terminate()
        return done(own.slice(warm))
      }
      const from = dealt++ * chunk
      worker.postMessage({ from, to: from + chunk } satisfies Chunk)
    }
    worker.on('error', fail)
    worker.on('message', (part: Tally) => {
      own.push((1000 * chunk) / (now() - since))
      since = now()
      addTally(tally, part)
      deal()
    })
    deal()
  })
}
