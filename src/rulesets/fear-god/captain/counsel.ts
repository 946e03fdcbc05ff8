import type { Measure } from '#kernel/ruleset/index.ts'
import type { Seen } from '../02-ships/state.ts'
import { isPhase } from '../battle/s2-aim.ts'
import { DEEDS } from '../orders/deeds.ts'
import type { Command } from '../orders/orders.ts'
import { refuse } from '../orders/refusals.ts'

/** What the orders themselves say is worth thinking about, and may be given to a ship now. */
export function counselOf(state: Seen, ship: number): Measure<Command>[] {
  const { seat } = state.ships[ship]!
  const ask = (command: Command) => refuse(state, { seat, command })
  const isPlotting = isPhase(state, 'plotting')
  return DEEDS.entries
    .filter(({ inReaction, isIn }) => (isPlotting || inReaction) && !isIn(state.written, ship))
    .flatMap(({ counsel }): readonly Measure<Command>[] => counsel?.(state, ship, ask) ?? [])
    .filter(({ command }) => ask(command) === null)
}
