import type { Seen } from '../02-ships/state.ts'
import { straightOn } from '../sailing/s1-movement.ts'
import { PLOT, type Plot } from '../sailing/s1-plot.ts'

/** What is written for her, as far as one knows, or else straight on. */
export const knownPlot = (state: Seen, ship: number): Plot =>
  PLOT.in(state.written).find(plot => plot.ship === ship) ?? straightOn(state, ship)
