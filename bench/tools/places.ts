import { fileURLToPath } from 'node:url'

export const BENCH = fileURLToPath(new URL('..', import.meta.url))
export const ROOT = fileURLToPath(new URL('../..', import.meta.url))
export const OUT = `${BENCH}out/`
export const PEERS = `${BENCH}peers/`
