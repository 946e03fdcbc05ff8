import type { Chart, Point, Unit, Viewer } from '#kernel/ruleset/index.ts'
import { SEGMENT, type Seen, seatInTurn, sheetAt, type Theatre } from '../01-classes/state.ts'
import { standFacts } from '../12-aircraft/choices.ts'
import { FLIGHT } from '../12-aircraft/sky.ts'
import { counterOf, standAt, standCard, standName } from '../12-aircraft/stands.ts'
import { actsNow } from '../battle/acting.ts'
import { letterOf } from '../below/events.ts'
import { modelAt, modelCounter } from '../below/models.ts'
import { inchesOf } from '../book/lengths.ts'
import { AIR_CLASSES } from '../book/tables-air.ts'
import { nameOf } from '../events/words.ts'
import { apart } from '../measured.ts'

/** What lies on the table besides ships: stands of aircraft, and models of boats of which one is true (SUB-B). */
export function countersOf(state: Seen, viewer: Viewer): NonNullable<Chart['counters']> {
  const stands = [...state.sky.stands.keys()].filter(stand => standAt(state, stand).status === FLIGHT.aloft)
  const models = [...state.deep.models.keys()].filter(model => modelAt(state, model).gone === 0)
  return [...stands.map(stand => standUnit(state, stand)), ...models.map(model => modelUnit(state, model, viewer))]
}

const PLAIN = { flagship: false, moving: false, marks: [], tracks: [], ready: false, state: 'afloat' } as const

function standUnit(state: Seen, stand: number): Unit {
  const { board } = state.fixed.theatre as Theatre
  const { seat, of } = standCard(state, stand)
  const { fought, locked } = standAt(state, stand)
  return {
    ...PLAIN,
    ...board.plot(standAt(state, stand)),
    id: counterOf(state, stand),
    name: standName(state, stand),
    side: seat,
    kind: 'aircraft',
    letters: AIR_CLASSES[of]!,
    lengthFeet: 0,
    heading: 0,
    ready: seatInTurn(state) === seat && state.segment === SEGMENT.air && fought === 0 && locked < 0,
    words: standFacts(state, stand),
  }
}

/** SUB-B All models of a boat are alike, but for her owner. */
function modelUnit(state: Seen, model: number, viewer: Viewer): Unit {
  const { board } = state.fixed.theatre as Theatre
  const it = modelAt(state, model)
  const { seat } = state.ships[it.boat]!
  return {
    ...PLAIN,
    ...board.plot(it),
    id: modelCounter(state, model),
    name: `${nameOf(state, it.boat)} ${letterOf(state, model)}`,
    side: seat,
    kind: 'submarine',
    letters: 'SM',
    heading: it.heading,
    ready: seatInTurn(state) === seat && actsNow(state, it.boat) && it.did === 0,
    ...(viewer === 'umpire' || viewer === seat ? truthOf(state, model) : UNKNOWN),
  }
}

const UNKNOWN = { lengthFeet: 0, guise: 'unknown', words: '' } as const

/** What her owner knows of a model: whether it is she, or how far it lies from her (the leash, R111). */
function truthOf(state: Seen, model: number): Pick<Unit, 'lengthFeet' | 'guise' | 'words'> {
  const { boat } = modelAt(state, model)
  const { lengthFeet } = sheetAt(state, boat).card
  const truth = state.deep.truth[boat]!
  if (truth === model) return { lengthFeet, words: 'true, submerged' }
  const far = apart(state, modelAt(state, model), modelAt(state, truth))
  return { lengthFeet, guise: 'false', words: `false, ${Math.round(inchesOf(far))} in from her` }
}

/** R111 What is known of whom: false models to their boat; R102 stands that are locked in a fight to each other. */
export function tiesOf(state: Seen, viewer: Viewer): NonNullable<Chart['ties']> {
  const { board } = state.fixed.theatre as Theatre
  const models = [...state.deep.models.keys()].flatMap(model => {
    const { boat, gone } = modelAt(state, model)
    const { seat } = state.ships[boat]!
    const truth = state.deep.truth[boat]!
    const isKnown = viewer === 'umpire' || viewer === seat
    if (gone === 1 || !isKnown || truth < 0 || truth === model) return []
    return [{ side: seat, from: board.plot(modelAt(state, truth)), to: board.plot(modelAt(state, model)), words: '' }]
  })
  const pairs = [...state.sky.stands.keys()].flatMap(stand => {
    const { locked, status } = standAt(state, stand)
    if (status !== FLIGHT.aloft || locked <= stand) return []
    const [from, to] = [stand, locked].map(each => board.plot(standAt(state, each))) as [Point, Point]
    return [{ side: standCard(state, stand).seat, from, to, words: 'dogfight' }]
  })
  return [...models, ...pairs]
}
