import type { Dice } from '#kernel/dice/index.ts'
import type { Viewer } from '#kernel/ruleset/index.ts'
import type { Seen, Ship, State } from '../01-classes/state.ts'
import { copy } from '../01-classes/state-copy.ts'
import { R } from '../book/register.ts'
import { type Model, NONE, UNKNOWN } from './deep.ts'

// Who is hidden, and what of it somebody may see.

/** SUB-B, SUB-C A boat is hidden as long as models stand for her. */
export const isHidden = (state: Seen, ship: number): boolean => (state.deep.truth[ship] ?? NONE) !== NONE

export const modelAt = (state: Seen, model: number): Readonly<Model> => state.deep.models[model] as Model

/** Its place among all that lies on a chart: behind ships and stands. */
export const modelCounter = (state: Seen, model: number): number => state.ships.length + state.sky.stands.length + model

/** Models of a boat that are still on the table. */
export function modelsOf(state: Seen, boat: number): number[] {
  const models: number[] = []
  for (let model = 0; model < state.deep.models.length; model++) {
    const { boat: whose, gone } = modelAt(state, model)
    if (whose === boat && gone === 0) models.push(model)
  }
  return models
}

/** The state as it is if a model is its boat: what rules for ships ask of her is asked of it. */
export function asIf(state: Seen, model: number): Seen {
  const { boat, x, y, heading, did } = modelAt(state, model)
  return { ...state, ships: state.ships.map((ship, i) => (i === boat ? { ...ship, x, y, heading, did } : ship)) }
}

/** What tells where a hidden boat is. */
const NOWHERE = { x: 0, y: 0, heading: 0, did: 0, moved: 0, wake: [] } as const satisfies Partial<Ship>

/** SUB-B What a viewer sees of hidden boats that are not his: their models, all alike, and none of them true. */
export function seenBelow(state: Seen, viewer: Viewer): Seen {
  const isKept = (ship: number): boolean =>
    viewer !== 'umpire' && state.ships[ship]!.seat !== viewer && isHidden(state, ship)
  if (!state.ships.some((_, ship) => isKept(ship))) return state
  return {
    ...state,
    ships: state.ships.map((each, ship) => (isKept(ship) ? { ...each, ...NOWHERE } : each)),
    deep: { ...state.deep, truth: state.deep.truth.map((model, ship) => (isKept(ship) ? UNKNOWN : model)) },
  }
}

/** Events that nobody but their owner, and the umpire, may read. */
export const SECRET_BELOW: readonly string[] = ['BoatHidden']

/** Some state that could lie behind what was seen: each hidden boat is one of her models, whichever the dice say. */
export function imagineBelow(seen: Seen, dice: Dice): State {
  const state = copy(seen)
  state.deep.truth.forEach((truth, boat) => {
    if (truth !== UNKNOWN) return
    const models = modelsOf(state, boat)
    const model = models.length < 2 ? models[0]! : models[dice.one(models.length, R['FP-SUB-B']) - 1]!
    const { x, y, heading, did } = state.deep.models[model]!
    Object.assign(state.ships[boat]!, { x, y, heading, did })
    state.deep.truth[boat] = model
  })
  return state
}
