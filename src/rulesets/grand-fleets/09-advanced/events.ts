import { COUNT, hers, INDEX, note, PLACE, plainly, SHIP, she, TURN_NUMBER, UPON, whole } from '#kernel/event/index.ts'
import { SEAS } from '../01-ships/state.ts'
import { event } from '../events/event.ts'
import { nameOf, plural } from '../events/words.ts'

// What can happen by the advanced rules (9).

export const seaFound = event('SeaFound', {
  fields: { sea: INDEX },
  does(state, { sea }) {
    state.sea = sea
  },
  tell: ({ sea }) => plainly(`The sea: ${SEAS[sea]}`),
})

/** 9.4 A battery has fired at a target for so many turns running. What it fired at in other turns is forgotten. */
export const aimKept = event('AimKept', {
  weight: 'routine',
  fields: { ship: SHIP, battery: INDEX, target: UPON, turn: TURN_NUMBER, times: COUNT },
  does(state, { ship, battery, target, turn, times }) {
    const firer = state.ships[ship]!
    const aims: number[] = []
    for (let i = 0; i < firer.aims.length; i += 4) {
      if (firer.aims[i] !== battery || firer.aims[i + 2] === turn) aims.push(...firer.aims.slice(i, i + 4))
    }
    aims.push(battery, target, turn, times)
    firer.aims = aims
  },
  tell: ({ ship, target, times }, after) =>
    times === 1
      ? she(ship, `finds the range of ${nameOf(after, target)}`)
      : she(ship, `has fired at ${nameOf(after, target)} for ${times} turns`),
})

export const aimLost = event('AimLost', {
  weight: 'routine',
  fields: { ship: SHIP },
  does(state, { ship }) {
    state.ships[ship]!.aims = NO_AIMS
  },
  tell: ({ ship }) => she(ship, 'loses the range'),
})

/** 9.3 A boat of a flotilla is gone, with her guns and torpedoes. */
export const boatSunk = event('BoatSunk', {
  fields: { ship: SHIP, boat: INDEX },
  does(state, { ship, boat }) {
    const flotilla = state.ships[ship]!
    const { boats } = state.fixed.sheets[ship]!
    const gone = (list: readonly number[]): number[] => {
      const each = list.length / boats
      return list.map((left, i) => (Math.floor(i / each) === boat ? 0 : left))
    }
    flotilla.mounts = gone(flotilla.mounts)
    flotilla.tubes = gone(flotilla.tubes)
    flotilla.reloads = gone(flotilla.reloads)
  },
  tell: ({ ship, boat }) => note(ship, `boat ${boat + 1} sinks`),
})

export const visibilityFound = event('VisibilityFound', {
  fields: { miles: COUNT },
  does(state, { miles }) {
    state.visibility = miles
  },
  tell: ({ miles }) => plainly(`Visibility: ${miles} miles`),
})

export const gunsFlashed = event('GunsFlashed', {
  weight: 'routine',
  fields: { ship: SHIP, turn: TURN_NUMBER },
  does(state, { ship, turn }) {
    state.ships[ship]!.flashed = turn
  },
  tell: ({ ship }) => hers(ship, 'gun flashes can be seen'),
})

export const quietCounted = event('QuietCounted', {
  weight: 'routine',
  fields: { ship: SHIP, quiet: whole('quiet turns', -1, 100) },
  does(state, { ship, quiet }) {
    state.ships[ship]!.quiet = quiet
  },
  tell: ({ ship, quiet }) => hers(ship, `torpedo crews: ${QUIET[quiet + 1]}`),
})

/** 9.8 Boxes are clear again, reloads are spent. */
export const tubesLoaded = event('TubesLoaded', {
  fields: { ship: SHIP, group: INDEX, torpedoes: COUNT },
  does(state, { ship, group, torpedoes }) {
    const loading = state.ships[ship]!
    loading.tubes[group]! += torpedoes
    loading.reloads = loading.reloads.with(group, loading.reloads[group]! - torpedoes)
  },
  tell: ({ ship, torpedoes }) => she(ship, `loads ${plural(torpedoes, 'torpedo', 'torpedoes')}`),
})

/** 9.2 Everything on the board is shifted alike; smoke that is pushed over the edge is gone. */
export const boardFloated = event('BoardFloated', {
  weight: 'routine',
  fields: { x: PLACE, y: PLACE },
  does(state, { x, y }) {
    const { ships, smoke, fixed } = state
    for (const ship of ships) {
      ship.x += x
      ship.y += y
    }
    const kept: number[] = []
    for (let i = 0; i < smoke.length; i += 2) {
      const to = { x: smoke[i]! + x, y: smoke[i + 1]! + y }
      if (fixed.board.onBoard(to)) kept.push(to.x, to.y)
    }
    state.smoke = kept
  },
  tell: () => plainly('The board is shifted'),
})

export const smokeLaid = event('SmokeLaid', {
  weight: 'routine',
  fields: { x: PLACE, y: PLACE },
  does(state, { x, y }) {
    state.smoke = [...state.smoke, x, y]
  },
  tell: () => plainly('Smoke is laid'),
})

export const smokeCleared = event('SmokeCleared', {
  weight: 'routine',
  fields: { x: PLACE, y: PLACE },
  does(state, { x, y }) {
    const { smoke } = state
    for (let at = 0; at < smoke.length; at += 2) {
      if (smoke[at] !== x || smoke[at + 1] !== y) continue
      state.smoke = smoke.toSpliced(at, 2)
      return
    }
  },
  tell: () => plainly('Smoke clears'),
})

const NO_AIMS: readonly number[] = []

/** 9.8 From -1 on. */
const QUIET = ['they have launched', 'no time to load', 'one quiet turn', 'time to load'] as const
