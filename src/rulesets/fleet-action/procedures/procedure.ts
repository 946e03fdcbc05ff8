import type { z } from 'zod'
import { lowest, type Plain, type Steps } from '#kernel/desk/index.ts'
import type { Fields } from '#kernel/odds/index.ts'
import { BadInput, type Named, named, type PartNames, type Procedure, partsUnder } from '#kernel/ruleset/index.ts'
import { schemaOf } from '../../schema.ts'
import type { Card, Mount } from '../02-data-sheet/ship.ts'
import { CM, type Seen, type State, sheetAt } from '../02-data-sheet/state.ts'
import { copy, copyOne } from '../02-data-sheet/state-copy.ts'
import { caseOf, DAY } from '../09-combat/9-1-sight.ts'
import type { Event } from '../events/events.ts'
import { mountName, nameOf, TASKS } from '../events/words.ts'
import { isNear } from '../measured.ts'
import type { Sufferer } from './fate.ts'
import { FIELDS } from './fields.ts'
import { outcome, type Parties } from './given.ts'

/** What was asked, since ships are answered as they were named. */
interface Asked {
  readonly given: Parties
}

/** A rule of this book that can be worked alone, on ship 1. */
type Spec<A, Given> = Procedure<State, Event, A, Given, Card>
export function procedure<A extends Sufferer, Given extends Parties>(
  spec: Pick<Spec<A, Given>, 'name' | 'title' | 'rules' | 'example' | 'begin'> & {
    readonly given: z.ZodType<Given>
    readonly steps: Steps<State, Event, A>
    readonly fields?: Fields<State, Sufferer>
    /** what is answered beside the ships */
    readonly also?: (state: Seen, n: number, given: Given) => object
  },
): Named<Card> {
  return named<State, Event, A & Asked, Given, Card>({
    fields: FIELDS,
    ...spec,
    given: schemaOf(spec.given),
    begin(given, setting) {
      const { state, about, n } = spec.begin(given, setting)
      return { state, about: { ...about, given }, n }
    },
    result: (state, { given }, n) =>
      ({
        ...(outcome(state, given) as object),
        ...spec.also?.(state, n, given as unknown as Given),
      }) as unknown as Plain,
    copy: state => (isApart(state) ? copyOne(state, 1) : copy(state)),
    label: (_state, _choice, value) => TASKS[value] ?? String(value),
    chooser: (state, choice) => `the owner of ${nameOf(state, choice.about)}`,
    parts: (state, { target, given }) => ({
      ...partsOf(state, target),
      ...worn(partsOf(state, target), 'target'),
      ...(given.firer === undefined ? {} : worn(partsOf(state, 0), 'firer')),
    }),
    decider: lowest,
  })
}

/** The same for the lists of a plight. */
const worn = ({ mounts, torpedoMounts }: PartNames, who: string): PartNames =>
  partsUnder(who, {
    mountsLost: mounts!,
    torpedoMountsLost: torpedoMounts!,
    torpedoesSpent: torpedoMounts!,
  })

/** What the places of lists are: mounts of one kind differ by where they bear, in degrees from dead ahead. */
function partsOf(state: Seen, ship: number): PartNames {
  const { card, groups, racks } = sheetAt(state, ship)
  const arcs = card.batteries.flatMap(({ mounts }) => mounts.map(arcsText))
  const mounts = groups.map((_, group) => `${mountName(state, ship, group)}, ${arcs[group]}`)
  const torpedoMounts = racks.map(
    ({ mount }) => `${mount.tubes} ${mount.tubes === 1 ? 'tube' : 'tubes'}, ${arcsText(mount)}`,
  )
  return { mounts, torpedoMounts }
}
const arcsText = ({ arcs }: Pick<Mount, 'arcs'>): string =>
  arcs.map(([from, to]) => `${from}° to ${to}°`.replaceAll('-', '−')).join(' and ')

/** Where all is seen by day, with power, and with more sea between them than a blast can cross (H14), the one that attacks does not change. */
const isApart = (state: State): boolean =>
  caseOf(state, 0, 1) === DAY && state.ships[0]!.dark === 0 && !isNear(state, 0, state.ships[1]!, 15 * CM)

/** A stand suffers neither IP nor criticals (H35). */
export function noStand(state: Seen): void {
  const { card, isStand } = sheetAt(state, 1)
  if (isStand) throw new BadInput(`target: ${card.name} is a stand, which suffers no such thing`)
}
