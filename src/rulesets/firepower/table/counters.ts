import type { Chart, Unit } from '#kernel/ruleset/index.ts'
import { SEGMENT, type Seen, seatInTurn, type Theatre } from '../01-classes/state.ts'
import { standFacts } from '../12-aircraft/choices.ts'
import { FLIGHT } from '../12-aircraft/sky.ts'
import { counterOf, standAt, standCard, standName } from '../12-aircraft/stands.ts'
import { actsNow } from '../battle/acting.ts'
import { letterOf } from '../below/events.ts'
import { modelAt, modelCounter } from '../below/models.ts'
import { AIR_CLASSES } from '../book/tables-air.ts'
import { nameOf } from '../events/words.ts'

/** What lies on the table besides ships: stands of aircraft, and models of boats of which one is true (SUB-B). */
export function countersOf(state: Seen): NonNullable<Chart['counters']> {
  const stands = [...state.sky.stands.keys()].filter(stand => standAt(state, stand).status === FLIGHT.aloft)
  const models = [...state.deep.models.keys()].filter(model => modelAt(state, model).gone === 0)
  return [...stands.map(stand => standUnit(state, stand)), ...models.map(model => modelUnit(state, model))]
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

/** All models of a boat are alike, to her owner too: the list of what he may do tells him which is true. */
function modelUnit(state: Seen, model: number): Unit {
  const { board } = state.fixed.theatre as Theatre
  const it = modelAt(state, model)
  return {
    ...PLAIN,
    ...board.plot(it),
    id: modelCounter(state, model),
    name: `${nameOf(state, it.boat)} ${letterOf(state, model)}`,
    side: state.ships[it.boat]!.seat,
    kind: 'submarine',
    letters: 'SM',
    lengthFeet: 0,
    heading: it.heading,
    guise: 'unknown',
    ready: seatInTurn(state) === state.ships[it.boat]!.seat && actsNow(state, it.boat) && it.did === 0,
    words: '',
  }
}
