import type { SweepJob, Swept } from '../run/sweep.ts'
import { DUEL } from './native.ts'
import { type Checkout, HERE } from './places.ts'
import { instructionsOf } from './run.ts'

/** The compiler changes its mind for long, and not at the same duel in two sweeps: one bundle took 132,800 for each of 8,000 duels and 146,200 for each of the next 20,000. */
const FEW = 20_000
const MANY = 60_000

/** Instructions of one duel, and a mark of the duels that were fought: others may take more for another reason. */
export interface Counted {
  readonly instructions: number
  readonly check: number
}
const counted = new Map<string, Promise<Counted>>()

/** A duel in a sweep that was bundled, counted once: K1 and K4 ask for the same. */
export function perDuel(bundle: string, from = HERE): Promise<Counted> {
  const path = `${from.out}${bundle}`
  if (!counted.has(path)) counted.set(path, count(bundle, from))
  return counted.get(path)!
}

/** Two sizes, so that start-up and warm-up cancel; both at a time, since a count does not mind company. */
async function count(bundle: string, from: Checkout): Promise<Counted> {
  const all = { book: 'grand-fleets', given: DUEL, from: 0, warm: 0 }
  const sized = (to: number) => instructionsOf<Swept>(bundle, { ...all, to, block: to } satisfies SweepJob, from)
  const [small, large] = await Promise.all([sized(FEW), sized(MANY)])
  const instructions = (large.instructions - small.instructions) / (MANY - FEW)
  return { instructions, check: large.answer.tally.check }
}
