import type { Place } from '#kernel/geometry/index.ts'
import type { Measure } from '#kernel/ruleset/index.ts'
import { type Seen, sheetAt } from '../01-classes/state.ts'
import { type Way, walk } from '../05-movement/move.ts'
import { isHidden, modelAt, modelsOf } from '../below/models.ts'
import { INCH } from '../book/lengths.ts'
import { apart } from '../measured.ts'
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

/** A hunter near a boat or a model of one makes for it: of the ways that she thinks of, those that bring her nearest. */
export function huntWays(state: Seen, ship: number, ways: readonly Way[]): readonly Way[] {
  const quarry = sheetAt(state, ship).hunts ? nearestQuarry(state, ship) : null
  if (quarry === null || ways.length === 0) return ways
  const gaps = ways.map(way => apart(state, walk(state, ship, way).end, quarry))
  const best = Math.min(...gaps)
  return ways.filter((_, i) => gaps[i]! <= best + INCH)
}
/** Nobody goes farther for a boat than this. */
const FAR = 12 * INCH

function nearestQuarry(state: Seen, ship: number): Place | null {
  const { seat } = state.ships[ship]!
  const isFoe = (other: number): boolean => state.ships[other]!.seat !== seat
  const boats = state.ships.filter(
    ({ submerged, end, berth }, other) =>
      isFoe(other) && submerged === 1 && end + berth === 0 && !isHidden(state, other),
  )
  const models = state.deep.models.filter(({ boat, gone }) => isFoe(boat) && gone === 0)
  let nearest: Place | null = null
  let far = FAR
  for (const place of [...boats, ...models]) {
    const gap = apart(state, state.ships[ship]!, place)
    if (gap <= far) [nearest, far] = [place, gap]
  }
  return nearest
}
