import type { z } from 'zod'
import { lowest, type Plain, type Steps } from '#kernel/desk/index.ts'
import { type Named, named, type PartNames, type Procedure, partsUnder } from '#kernel/ruleset/index.ts'
import { schemaOf } from '../../schema.ts'
import { plightOf, type ShipGiven } from '../01-ships/plight.ts'
import type { Card } from '../01-ships/ship.ts'
import { copy, type Seen, type State, sheetAt } from '../01-ships/state.ts'
import type { Event } from '../events/events.ts'
import { mountName, tubesName } from '../events/words.ts'
import { FIELDS } from './fields.ts'

// What can be worked alone, and how it answers.

/** The target's card afterwards, in short. */
function condition(state: Seen, { target }: { readonly target: number }) {
  const { lost, fires, floods, engine, list, rudder, mounts, bridge, silentUntil } = state.ships[target]!
  const left = sheetAt(state, target).hull.size - lost
  const marks = { fires, floods, engine: engine > 0, list: list > 0, rudder: rudder > 0 }
  return {
    lost,
    left,
    sunk: left <= 0,
    mounts: [...mounts],
    ...marks,
    bridge: bridge >= 0,
    fireControl: silentUntil > 0,
  }
}

/** What is worked: upon whom, by whom, and how they were named, so that both can be told again as they are. */
export type About<A> = A & { readonly named: { readonly target: ShipGiven; readonly firer?: ShipGiven } }

type Spec<A, Given> = Procedure<State, Event, About<A>, Given, Card>
export function procedure<A extends { readonly target: number }, Given>(
  spec: Pick<Spec<A, Given>, 'name' | 'title' | 'rules' | 'example' | 'begin'> & {
    readonly given: z.ZodType<Given>
    readonly steps: Steps<State, Event, A>
  },
): Named<Card> {
  return named<State, Event, About<A>, Given, Card>({
    ...spec,
    given: schemaOf(spec.given),
    result: (state, about, n) => ({
      ...condition(state, about),
      ...plights(state, about),
      ...(n > 0 ? { n } : {}),
    }),
    fields: FIELDS,
    copy,
    label: (state, choice, value) => mountName(state, choice.about, value),
    chooser: (state, choice) => `the owner of ${sheetAt(state, choice.about).card.name}`,
    parts: partsOf,
    decider: lowest,
  })
}

/** What the places of lists are: those of the target, and of the ships as they are given again. */
function partsOf(state: Seen, { target, named }: About<{ readonly target: number }>): PartNames {
  const lists = (ship: number): PartNames => {
    const { groups, tubes } = sheetAt(state, ship)
    const mounts = groups.map((_, group) => mountName(state, ship, group))
    const torpedoes = tubes.map((_, group) => tubesName(state, ship, group))
    return { mounts, mountsLost: mounts, torpedoesSpent: torpedoes, reloadsSpent: torpedoes }
  }
  const firer = named.firer === undefined ? {} : partsUnder('firer', lists(1 - target))
  return { ...lists(target), ...partsUnder('target', lists(target)), ...firer }
}

/** The ships as they are now, to be given again as they stand. */
function plights(state: Seen, { target, named }: About<{ readonly target: number }>): Record<string, Plain> {
  const { target: hurt, firer } = named
  return {
    target: plightOf(state, target, hurt) as Plain,
    ...(firer === undefined ? {} : { firer: plightOf(state, 1 - target, firer) as Plain }),
  }
}
