import type { Measure } from '#kernel/ruleset/index.ts'
import { type Seen, sheetAt } from '../01-classes/state.ts'
import { modelAt, modelsOf } from '../below/models.ts'
import type { Command } from '../orders/orders.ts'
import { refuse } from '../orders/refusals.ts'
import type { Stakes } from './stakes.ts'

/** SUB-F What depth charges do to a boat that is there: one die in six destroys her, one damages. */
const TOLL = 1 / 6 + 0.3 / 6

/** Depth charges that a hunter may drop now. Any model may be the boat, as far as he knows (SUB-B). */
export function huntMeasures(state: Seen, ship: number, stakes: Stakes): Measure<Command>[] {
  if (!sheetAt(state, ship).hunts) return []
  const { seat } = state.ships[ship]!
  const isLegal = ({ command }: Measure<Command>): boolean => refuse(state, { seat, command }) === null
  const boats = [...state.ships.keys()].filter(
    target => state.ships[target]!.seat !== seat && state.ships[target]!.submerged === 1,
  )
  const drops = boats.map(
    (target): Measure<Command> => ({
      command: { type: 'DropDepthCharges', ship, target },
      gain: TOLL * stakes.ship(target),
    }),
  )
  const hunts = [...state.deep.models.keys()].map((model): Measure<Command> => {
    const { boat } = modelAt(state, model)
    return {
      command: { type: 'HuntModel', ship, model },
      gain: (TOLL * stakes.ship(boat)) / Math.max(1, modelsOf(state, boat).length),
    }
  })
  return [...drops, ...hunts].filter(isLegal)
}
