import type { z } from 'zod'
import { lowest, type Steps } from '#kernel/desk/index.ts'
import type { Fields } from '#kernel/odds/index.ts'
import { BadInput, type Named, named, type PartNames, type Procedure } from '#kernel/ruleset/index.ts'
import { schemaOf } from '../schema.ts'
import { TASKS } from './6-7-end-phase.ts'
import type { Event } from './events.ts'
import type { Sufferer } from './fate.ts'
import { FIELDS } from './fields.ts'
import { condition } from './given.ts'
import type { Card, Mount } from './ship.ts'
import { CM, copy, copyOne, type Seen, type State, sheetAt } from './state.ts'
import { mountName, nameOf } from './tell.ts'

/** A rule of this book that can be worked alone, on ship 1. */
type Spec<A, Given> = Procedure<State, Event, A, Given, Card>
export function procedure<A extends Sufferer, Given>(
  spec: Pick<Spec<A, Given>, 'name' | 'title' | 'rules' | 'example' | 'begin'> & {
    readonly given: z.ZodType<Given>
    readonly steps: Steps<State, Event, A>
    readonly fields?: Fields<State, Sufferer>
  },
): Named<Card> {
  return named<State, Event, A, Given, Card>({
    fields: FIELDS,
    ...spec,
    given: schemaOf(spec.given),
    result: (state, { target }) => condition(state, target),
    copy: state => (isApart(state) ? copyOne(state, 1) : copy(state)),
    label: (_state, _choice, value) => TASKS[value] ?? String(value),
    chooser: (state, choice) => `the owner of ${nameOf(state, choice.about)}`,
    parts: (state, { target }) => partsOf(state, target),
    decider: lowest,
  })
}

/** What the places of lists are: mounts of one kind differ by where they bear, in degrees from dead ahead. */
function partsOf(state: Seen, ship: number): PartNames {
  const { card, groups, racks } = sheetAt(state, ship)
  const arcs = card.batteries.flatMap(({ mounts }) => mounts.map(arcsText))
  return {
    mounts: groups.map((_, group) => `${mountName(state, ship, group)}, ${arcs[group]}`),
    torpedoMounts: racks.map(
      ({ mount }) => `${mount.tubes} ${mount.tubes === 1 ? 'tube' : 'tubes'}, ${arcsText(mount)}`,
    ),
  }
}
const arcsText = ({ arcs }: Pick<Mount, 'arcs'>): string =>
  arcs.map(([from, to]) => `${from}° to ${to}°`.replaceAll('-', '−')).join(' and ')

/** By day, with power, and with more sea between them than a blast can cross (H14), the one that attacks does not change. */
const isApart = (state: State): boolean =>
  !state.fixed.scene.isNight &&
  state.ships[0]!.dark === 0 &&
  !state.fixed.board.within(state.ships[0]!, state.ships[1]!, 15 * CM)

/** A stand suffers neither IP nor criticals (H35). */
export function noStand(state: Seen): void {
  const { card, isStand } = sheetAt(state, 1)
  if (isStand) throw new BadInput(`target: ${card.name} is a stand, which suffers no such thing`)
}
