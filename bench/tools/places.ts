import { fileURLToPath } from 'node:url'

export const BENCH = fileURLToPath(new URL('..', import.meta.url))
export const ROOT = fileURLToPath(new URL('../..', import.meta.url))
export const OUT = `${BENCH}out/`
export const PEERS = `${BENCH}peers/`

/** Sources that are measured, and what measures them: those here, or those of another commit. */
export interface Checkout {
  readonly root: string
  /** the folder of its runners */
  readonly runners: string
  /** where its bundles go */
  readonly out: string
  /** what Node is told when it runs them */
  readonly flags: readonly string[]
}
export const HERE: Checkout = { root: ROOT, runners: `${BENCH}run/`, out: OUT, flags: [] }
