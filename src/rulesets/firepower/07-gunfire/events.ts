import { begins, INDEX, SHIP, she, UPON } from '#kernel/event/index.ts'
import { DID, type Seen } from '../01-classes/state.ts'
import { inchesOf, metresOf } from '../book/lengths.ts'
import { event } from '../events/event.ts'
import { nameOf } from '../events/words.ts'
import { rangeOf } from '../measured.ts'

/** HIT-A A battery (0 main, 1 secondary) fires; she has fired from now on (R65). */
export const batteryFired = event('BatteryFired', {
  fields: { ship: SHIP, target: UPON, battery: INDEX },
  attack: ({ ship, target }) => begins(ship, target),
  does(state, { ship, battery }) {
    const it = state.ships[ship]!
    it.fired = state.now
    // R118: a duel has no stalemate
    if (state.fixed.theatre !== null) state.lively = state.now
    it.did |= battery === 0 ? DID.main : DID.secondary
  },
  tell: ({ ship, target, battery }, after) =>
    she(
      ship,
      `fires her ${battery === 0 ? 'main' : 'secondary'} battery at ${nameOf(after, target)}, ${reach(after, ship, target)}`,
    ),
})

/** SCALE-C The range on the table and at sea. */
function reach(state: Seen, ship: number, target: number): string {
  const range = rangeOf(state, ship, target)
  return `at ${Number(inchesOf(range).toFixed(2))} in (${metresOf(range)} m)`
}
