import type { z } from 'zod'
import { lowest, until } from '#kernel/desk/index.ts'
import { type Named, named, type Procedure } from '#kernel/ruleset/index.ts'
import { schemaOf } from '../../schema.ts'
import { CARD, type Card } from '../02-data-sheet/ship.ts'
import { CLEAR_DAY, type Seen, type State } from '../02-data-sheet/state.ts'
import { copy } from '../02-data-sheet/state-copy.ts'
import type { Event, FleetDesk } from '../events/events.ts'
import { place } from './duel.ts'

interface Values {
  readonly one: readonly number[]
  readonly other: readonly number[]
}
type Spec = Pick<Procedure<State, Event, null, Values, Card>, 'name' | 'title' | 'rules' | 'example'> & {
  readonly given: z.ZodType<Values>
  /** one round; whether there must be another */
  again(desk: FleetDesk): boolean
}

/** Whoever has the flag: nothing of the ship counts. */
const FLAGSHIP = CARD.read({
  ...{ name: 'Flagship', className: '', nation: '', typeCode: 'BB', displacement: 10_000, targetSize: 0 },
  ...{ S: 1, F: 1, CQ: 0, DC: 0, FC: 0, SV: 1, GM: 0, SD: 1, speedMax: 1, MVR: 1 },
  armour: { belt: 0, deck: 0, conningTower: 0, turret: 0, casemate: 0 },
  ...{ batteries: [], torpedoMounts: [], weaponKey: { '1-10': 'MAIN' } },
})

/** A rule between two sides of which only the Command Values count. */
export const betweenSides = ({ again, given, ...spec }: Spec): Named<Card> =>
  named<State, Event, null, Values, Card>({
    ...spec,
    given: schemaOf(given),
    begin({ one, other }, { options }) {
      const state = place([FLAGSHIP, FLAGSHIP], 1, 0, 0, options, CLEAR_DAY)
      const sum = (values: readonly number[]): number => values.reduce((all, each) => all + each, 0)
      for (const [seat, values] of [one, other].entries())
        Object.assign(state.ships[seat]!, { flag: 1, cmdv: sum(values) })
      return { state, about: null, n: 1 }
    },
    steps: [until(desk => Number(again(desk)))],
    result: state => ({ first: firstOf(state) }),
    fields: { first: { of: firstOf, needs: [] } },
    copy,
    label: (_state, _choice, value) => String(value),
    chooser: () => '',
    parts: () => ({}),
    decider: lowest,
  })

const firstOf = (state: Seen): string => (state.leads === 0 ? 'one' : 'other')
