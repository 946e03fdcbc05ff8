import type { z } from 'zod'
import { lowest, type Plain, type Steps } from '#kernel/desk/index.ts'
import { allow, type Named, named, no, type Procedure } from '#kernel/ruleset/index.ts'
import { schemaOf } from '../../schema.ts'
import { plightOf, type ShipGiven } from '../01-classes/plight.ts'
import type { Card } from '../01-classes/ship.ts'
import { isGone, type Seen, type State } from '../01-classes/state.ts'
import { copy } from '../01-classes/state-copy.ts'
import { R } from '../book/register.ts'
import type { Event } from '../events/events.ts'
import { FIELDS } from './fields.ts'
import { condition } from './given.ts'

type Spec<A, Given> = Procedure<State, Event, A, Given, Card>
type Told<A, Given> = Pick<Spec<A, Given>, 'name' | 'title' | 'rules' | 'example' | 'begin'> & {
  readonly given: z.ZodType<Given>
  readonly steps: Steps<State, Event, A>
}

/** A rule that is worked alone, whatever it is about. */
export const procedure = <A, Given>(
  spec: Told<A, Given> &
    Pick<Spec<A, Given>, 'result' | 'fields'> &
    Partial<Pick<Spec<A, Given>, 'label' | 'chooser' | 'parts'>>,
): Named<Card> =>
  named<State, Event, A, Given, Card>({
    label: () => 'as is usual',
    chooser: () => 'whoever is asked',
    parts: () => ({}),
    ...spec,
    given: schemaOf(spec.given),
    copy,
    decider: lowest,
  })

/** What is worked, with its ships as they were given, so that they can be told again as they are. */
interface Cast {
  readonly target: ShipGiven
  readonly firer?: ShipGiven
}
type About<A> = A & { readonly named: Cast }

/** One whose result is what has become of a ship, and `more` that it tells. */
export const atShip = <A extends { readonly target: number }, Given extends Cast>({
  more,
  ...spec
}: Told<A, Given> &
  Partial<Pick<Spec<About<A>, Given>, 'label' | 'chooser' | 'fields'>> & {
    more?(state: Seen, about: A): Record<string, Plain>
  }): Named<Card> =>
  procedure<About<A>, Given>({
    fields: FIELDS,
    ...spec,
    steps: spec.steps as Steps<State, Event, About<A>>,
    begin(given, setting) {
      const begun = spec.begin(given, setting)
      // what is lost is out of play, whatever is asked of it (R85)
      const { target } = begun.about
      if (isGone(begun.state, target)) allow(no(R['FP-R85'], 'that target is lost'))
      const { firer } = given
      if (firer !== undefined && isGone(begun.state, 1 - target)) allow(no(R['FP-DMG-B'], 'that firer is lost'))
      return { ...begun, about: { ...begun.about, named: given } }
    },
    result(state, about) {
      const { target, named: given } = about
      const { target: hurt, firer } = given
      return {
        ...condition(state, target),
        ...more?.(state, about),
        target: plightOf(state, target, hurt),
        ...(firer === undefined ? {} : { firer: plightOf(state, 1 - target, firer) }),
      }
    },
  })
