import {
  BY,
  BY_IF_ANY,
  COUNT,
  counted,
  INDEX,
  list,
  PLACE,
  plainly,
  record,
  SHIP,
  she,
  UPON,
  UPON_IF_ANY,
  YES_OR_NO,
} from '#kernel/event/index.ts'
import { event } from '../events/event.ts'
import { nameOf } from '../events/words.ts'

// Light, sight and torpedoes in the water.

/** H21 A searchlight shows the one it lights and the one it comes from. */
export const shipLit = event('ShipLit', {
  fields: { ship: SHIP, by: BY_IF_ANY },
  does(state, { ship, by }) {
    state.ships[ship]!.lit = state.ships[by]!.lit = 1
  },
  tell: ({ ship, by }, after) => she(ship, `is caught in ${nameOf(after, by)}'s searchlights`),
})

export const targetSought = event('TargetSought', {
  fields: { ship: SHIP, target: UPON, found: YES_OR_NO },
  does(state, { ship, target, found }) {
    state.ships[ship]!.identified = found ? 1 + target : -1
  },
  tell: ({ ship, target, found }, after) =>
    she(ship, found ? `makes out ${nameOf(after, target)}` : 'makes nothing out'),
})

/** 9.1 The Crew Test of a Wide Spread to where nothing is seen; one in a turn. */
export const spreadTested = event('SpreadTested', {
  fields: { ship: SHIP, passed: YES_OR_NO },
  does(state, { ship, passed }) {
    state.ships[ship]!.spread = passed ? 1 : 2
  },
  tell: ({ ship, passed }) =>
    she(ship, passed ? 'may spread torpedoes where nothing is seen' : 'spreads no torpedoes where nothing is seen'),
})

const SALVO = record({
  by: BY,
  target: UPON_IF_ANY,
  x: PLACE,
  y: PLACE,
  rack: INDEX,
  setting: INDEX,
  torpedoes: COUNT,
})

/** H25 `tubes` torpedoes leave each mount. */
export const torpedoesDeclared = event('TorpedoesDeclared', {
  fields: { salvo: SALVO, tubes: list(COUNT, 100) },
  does(state, { salvo, tubes }) {
    const { loaded } = state.ships[salvo.by]!
    tubes.forEach((count, rack) => {
      if (count > 0) loaded[rack]! -= count
    })
    state.salvoes = [...state.salvoes, salvo]
  },
  tell: ({ salvo }) => she(salvo.by, `launches ${counted(salvo.torpedoes, 'torpedo', 'torpedoes')}`),
})

export const salvoRun = event('SalvoRun', {
  fields: { salvo: INDEX },
  does(state, { salvo }) {
    state.salvoes = state.salvoes.filter((_, i) => i !== salvo)
  },
  tell: () => plainly('Torpedoes arrive'),
})
