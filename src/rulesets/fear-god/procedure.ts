import type { z } from 'zod'
import { lowest, type Steps } from '#kernel/desk/index.ts'
import type { Fields } from '#kernel/odds/index.ts'
import { type Named, named, type Procedure, type Setting } from '#kernel/ruleset/index.ts'
import { schemaOf } from '../schema.ts'
import type { Sufferer } from './8-1-damage.ts'
import type { Event } from './events.ts'
import { FIELDS } from './fields.ts'
import { condition, stateOf } from './given.ts'
import type { ShipGiven } from './plight-words.ts'
import type { Card } from './ship.ts'
import { CLEAR_DAY, copy, type State } from './state.ts'
import { groupName } from './words.ts'

type Spec<A, Given> = Procedure<State, Event, A, Given, Card>
/** A rule of this book that can be worked alone, upon one ship. */
export function procedure<A extends Sufferer, Given>(
  spec: Pick<Spec<A, Given>, 'name' | 'title' | 'rules' | 'example' | 'begin'> & {
    readonly given: z.ZodType<Given>
    readonly steps: Steps<State, Event, A>
    readonly result?: Spec<A, Given>['result']
    readonly fields?: Fields<State, A>
  },
): Named<Card> {
  return named<State, Event, A, Given, Card>({
    result: (state, { target }) => condition(state, target),
    fields: FIELDS,
    ...spec,
    given: schemaOf(spec.given),
    copy,
    label: (state, choice, value) => groupName(state, choice.about, value),
    decider: lowest,
  })
}

/** One ship alone. */
export function alone(ship: ShipGiven, setting: Setting<Card>): State {
  return stateOf([ship], setting, CLEAR_DAY)
}
