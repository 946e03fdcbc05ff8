import { straightOn } from './s1-movement.ts'
import { PLOT, type Plot } from './s1-plot.ts'
import type { Seen } from './state.ts'

/** What is written for her, as far as one knows, or else straight on. */
export const knownPlot = (state: Seen, ship: number): Plot =>
  PLOT.in(state.written).find(plot => plot.ship === ship) ?? straightOn(state, ship)
