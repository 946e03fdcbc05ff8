import { BY, begins, COUNT, HEADING, INDEX, list, PLACE, plainly, SHIP, she, UPON, WHOLE } from '#kernel/event/index.ts'
import { BERTH, DID, type Seen, type State } from '../01-classes/state.ts'
import { event } from '../events/event.ts'
import { nameOf } from '../events/words.ts'
import { type Deep, NONE, withAt } from './deep.ts'

// Submarines, and what hunts them.

export const depthChargesDropped = event('DepthChargesDropped', {
  fields: { ship: SHIP, target: UPON },
  attack: ({ ship, target }) => begins(ship, target, 'drops depth charges on'),
  does(state, { ship }) {
    state.ships[ship]!.did |= DID.depthCharge
  },
  tell: ({ ship, target }, after) => she(ship, `drops depth charges on ${nameOf(after, target)}`),
})

export const boatDamaged = event('BoatDamaged', {
  fields: { ship: SHIP },
  does(state, { ship }) {
    state.ships[ship]!.damaged = 1
  },
  tell: ({ ship }) => she(ship, 'is damaged by depth charges'),
})

/** SUB-B, R111 Her models are on the table, three numbers each: where and how they lie. Which is true nobody else may know. */
export const boatHidden = event('BoatHidden', {
  weight: 'routine',
  fields: { ship: SHIP, truth: INDEX, stations: list(PLACE, 12) },
  does(state, { ship, truth, stations }) {
    const deep = state.deep as Deep
    const models = deep.models.slice()
    for (let i = 0; i + 2 < stations.length; i += 3) {
      models.push({ boat: ship, gone: 0, x: stations[i]!, y: stations[i + 1]!, heading: stations[i + 2]!, did: 0 })
    }
    const model = deep.models.length + truth
    state.deep = { ...deep, models, truth: withAt(deep.truth, ship, model) }
    const { x, y, heading } = models[model]!
    Object.assign(state.ships[ship]!, { x, y, heading, berth: BERTH.there })
  },
  tell: ({ ship, stations }) => she(ship, `hides behind ${stations.length / 3} models, herself among them`),
})

/** SUB-B A model goes so far ahead, turns, and goes so far after it, as a boat would. */
export const modelMoved = event('ModelMoved', {
  weight: 'routine',
  fields: { ship: SHIP, model: INDEX, ahead: COUNT, turn: WHOLE, after: COUNT, x: WHOLE, y: WHOLE, heading: HEADING },
  does(state, { ship, model, ahead, turn, after, x, y, heading }) {
    const it = state.deep.models[model]!
    it.did |= DID.steam
    if (state.deep.truth[ship] === model) {
      const boat = state.ships[ship]!
      boat.wake = [boat.x, boat.y, boat.heading, ahead, turn, after]
      Object.assign(boat, { x, y, heading, moved: ahead + after, did: boat.did | DID.steam })
    }
    Object.assign(it, { x, y, heading })
  },
  tell: ({ ship, model }, after) => she(ship, `or what looks like her, model ${letterOf(after, model)}, goes on`),
})

/** SUB-C, R111 She is seen where she is, and her models are taken off. */
export const boatRevealed = event('BoatRevealed', {
  fields: { ship: SHIP, x: WHOLE, y: WHOLE, heading: HEADING, did: COUNT },
  does(state, { ship, x, y, heading, did }) {
    for (const model of state.deep.models) if (model.boat === ship) model.gone = 1
    state.deep = { ...state.deep, truth: withAt(state.deep.truth, ship, NONE) }
    Object.assign(state.ships[ship]!, { x, y, heading, did })
  },
  tell: ({ ship }) => she(ship, 'is revealed'),
})

/** SUB-H A false model is exposed and taken off. */
export const decoyExposed = event('DecoyExposed', {
  fields: { ship: BY, model: INDEX },
  does(state, { model }) {
    state.deep.models[model]!.gone = 1
  },
  tell: ({ ship, model }, after) =>
    plainly(`Model ${letterOf(after, model)} of ${boatName(after, model)} is false${by(after, ship, model)}`),
})
const by = (state: Seen, ship: number, model: number): string =>
  ship === state.deep.models[model]!.boat ? ': it leaves the table' : `, as ${nameOf(state, ship)} finds`

/** R113 The hunter's one attack of the turn, on a model. */
export const modelHunted = event('ModelHunted', {
  weight: 'routine',
  fields: { ship: SHIP, model: INDEX },
  does(state, { ship }) {
    state.ships[ship]!.did |= DID.depthCharge
  },
  tell: ({ ship, model }, after) =>
    she(ship, `drops depth charges on model ${letterOf(after, model)} of ${boatName(after, model)}`),
})

/** R115 */
export const boatSurfaced = event('BoatSurfaced', {
  fields: { ship: SHIP },
  does(state, { ship }) {
    changeDepth(state, ship, 0)
  },
  tell: ({ ship }) => she(ship, 'surfaces'),
})
export const boatDived = event('BoatDived', {
  fields: { ship: SHIP },
  does(state, { ship }) {
    changeDepth(state, ship, 1)
  },
  tell: ({ ship }) => she(ship, 'dives'),
})
function changeDepth(state: State, ship: number, submerged: number): void {
  state.ships[ship]!.submerged = submerged
  state.deep = { ...state.deep, changed: withAt(state.deep.changed, ship, state.now) }
}

const boatName = (state: Seen, model: number): string => nameOf(state, state.deep.models[model]!.boat)

/** A model by its letter among those of its boat: A to D. */
export function letterOf(state: Seen, model: number): string {
  const { boat } = state.deep.models[model]!
  return 'ABCD'[model - state.deep.models.findIndex(each => each.boat === boat)] ?? ''
}
