import type { Seen, Still } from '../01-ships/state.ts'
import { launchOf } from '../05-torpedoes/5-torpedoes.ts'
import { inSight } from '../09-advanced/9-9-visibility.ts'
import { isSmokeBetween } from '../measured.ts'

/**
 * All that a move of one of two ships can change of what one may do to the other, as a number: equal numbers, equal reaches. Her
 * speed, arcs and range bands, what torpedoes meet on their way, and whether the target is seen at all.
 */
export function signatureOf(state: Seen, mover: number, from: number, to: number, sight: Still): number {
  const { arcs, from: seen, bands, torpedoes } = sight
  let key = (from * state.ships.length + to) * MOST_MILES + state.ships[mover]!.forward + 1
  key = (key * ALL_ARCS + arcs) * ALL_ARCS + seen
  for (let gun = 0; gun < bands.length; gun++) key = key * BANDS + bands[gun]!
  key = key * RUNS + (torpedoes ? runOf(state, from, to) : 0)
  return key * 2 + Number(inSight(state, from, to))
}
// With a dozen ships and up to seven batteries this stays under 2^53.
const MOST_MILES = 16
const ALL_ARCS = 1024
const BANDS = 4
const RUNS = 16

/** 5.2, 9.6 What the range adds, from -3 to 1, and whether smoke takes some of it. */
function runOf(state: Seen, from: number, to: number): number {
  const smoke = state.smoke.length > 0 && isSmokeBetween(state, from, to)
  return 2 * (4 + launchOf(state, from, to).range) + Number(smoke)
}
