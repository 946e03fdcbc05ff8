import type { Plot } from './commands.ts'
import { straightOn } from './s1-movement.ts'
import { deedOf, KIND, ordersIn } from './s2-written.ts'
import type { Seen } from './state.ts'

/** What is written for her, as far as one knows, or else straight on. */
export function knownPlot(state: Seen, ship: number): Plot {
  const told = ordersIn(state.written).find(order => order.ship === ship && order.words[0] === KIND.Plot)
  return told === undefined ? straightOn(state, ship) : (deedOf(ship, told.words) as Plot)
}
