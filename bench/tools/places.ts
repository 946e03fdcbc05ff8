import { fileURLToPath } from 'node:url'

export const BENCH = fileURLToPath(new URL('..', import.meta.url))
export const ROOT = fileURLToPath(new URL('../..', import.meta.url))
export const OUT = `${BENCH}out/`
export const PEERS = `${BENCH}peers/`

/** How time is told. */
export interface Clock {
  /** what Node is told when it runs something */
  readonly flags: readonly string[]
  /** the share of a run's blocks that are slower than the one that tells its rate */
  readonly share: number
}
/** The fast blocks are those that nobody disturbed, but the fastest may be a fluke of the clock. */
const WALL: Clock = { flags: [], share: 0.9 }
/** What the process takes, whatever others do; on one thread, since its threads are counted together. Of such times the middle is the steadiest. */
export const PROCESSOR: Clock = {
  flags: ['--single-threaded', '--import', String(new URL('./cpu-clock.mjs', import.meta.url))],
  share: 0.5,
}

/** Sources that are measured, and what measures them: those here, or those of another commit. */
export interface Checkout {
  readonly root: string
  /** the folder of its runners */
  readonly runners: string
  /** where its bundles go */
  readonly out: string
  readonly clock: Clock
}

export const HERE: Checkout = { root: ROOT, runners: `${BENCH}run/`, out: OUT, clock: WALL }
