import type { Chart, Unit } from '#kernel/ruleset/index.ts'
import type { Seen, Theatre } from '../01-classes/state.ts'
import { FLIGHT } from '../12-aircraft/sky.ts'
import { standAt, standCard, standName } from '../12-aircraft/stands.ts'
import { modelAt } from '../below/models.ts'
import { AIR_CLASSES } from '../book/tables-air.ts'

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
  const { losses, flak, locked } = standAt(state, stand)
  const minus = losses + flak
  return {
    ...PLAIN,
    ...board.plot(standAt(state, stand)),
    id: state.ships.length + stand,
    name: standName(state, stand),
    side: seat,
    kind: 'aircraft',
    letters: AIR_CLASSES[of]!,
    lengthFeet: 0,
    heading: 0,
    words: [AIR_CLASSES[of]!, minus > 0 ? `−${minus}` : '', locked >= 0 ? 'in a fight' : '']
      .filter(each => each !== '')
      .join(', '),
  }
}

/** All models of a boat are alike, to her owner too: the list of what he may do tells him which is true. */
function modelUnit(state: Seen, model: number): Unit {
  const { board } = state.fixed.theatre as Theatre
  const it = modelAt(state, model)
  return {
    ...PLAIN,
    ...board.plot(it),
    id: state.ships.length + state.sky.stands.length + model,
    name: `Model ${model + 1}`,
    side: state.ships[it.boat]!.seat,
    kind: 'submarine',
    letters: 'SM',
    lengthFeet: 0,
    heading: it.heading,
    guise: 'unknown',
    words: '',
  }
}
