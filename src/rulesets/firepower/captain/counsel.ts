import type { Measure } from '#kernel/ruleset/index.ts'
import { SEGMENT, type Seen } from '../01-classes/state.ts'
import type { Command } from '../orders/orders.ts'
import { refuse } from '../orders/refusals.ts'
import { belowCounsel } from './below.ts'
import { flyingCounsel } from './flying.ts'
import { orderCounsel } from './signals.ts'

/** What a side should say now to squadrons, to aircraft, and to boats that are hidden. */
export function counsel(state: Seen, seat: number): Measure<Command>[] {
  return thoughts(state, seat).filter(({ command }) => refuse(state, { seat, command }) === null)
}

function thoughts(state: Seen, seat: number): Measure<Command>[] {
  switch (state.segment) {
    case SEGMENT.change:
      return orderCounsel(state, seat)
    case SEGMENT.own:
    case SEGMENT.controlled:
      return belowCounsel(state, seat)
    case SEGMENT.air:
      return flyingCounsel(state, seat)
    default:
      return []
  }
}
