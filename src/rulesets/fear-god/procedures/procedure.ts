import { z } from 'zod'
import { lowest, type Plain, type Steps } from '#kernel/desk/index.ts'
import type { Fields } from '#kernel/odds/index.ts'
import {
  allow,
  type Named,
  named,
  type PartNames,
  type Procedure,
  partsUnder,
  type Setting,
} from '#kernel/ruleset/index.ts'
import { schemaOf } from '../../schema.ts'
import { plightOf } from '../02-ships/plight.ts'
import type { Plight, ShipGiven } from '../02-ships/plight-words.ts'
import type { Card } from '../02-ships/ship.ts'
import { type Seen, type State, sheetAt } from '../02-ships/state.ts'
import { copy } from '../02-ships/state-copy.ts'
import { CLEAR_DAY } from '../02-ships/state-new.ts'
import type { Sufferer } from '../08-1-damage/8-1-damage.ts'
import { DECKS } from '../08-7-aircraft/events.ts'
import { refuseLost } from '../battle/s2-aim.ts'
import { refuseBelow } from '../below/s26-diving.ts'
import type { Event } from '../events/events.ts'
import { batteryName, groupName, name } from '../events/words.ts'
import { FIELDS } from './fields.ts'
import { condition, stateOf } from './given.ts'

/** When it is: by option magazines differ (8.3). */
export const DATE = {
  year: z.number().int().min(1900).max(1920).default(CLEAR_DAY.year),
  month: z.number().int().min(1).max(12).default(CLEAR_DAY.month),
}

type Spec<A, Given> = Procedure<State, Event, A, Given, Card>
type Answer = { readonly [key: string]: Plain }
/** How the ships of a state were given, in their order: by which key, and by what name or card; null for one that was not. */
type Hulls = readonly (readonly [key: string, hull: Plight['ship']] | null)[]
type Known<A> = A & { readonly hulls: Hulls }

/** A rule of this book that can be worked alone, upon one ship or those that the keys of its given name, in the order of its state. */
export function procedure<A extends Sufferer, Given extends object>(
  spec: Pick<Spec<A, Given>, 'name' | 'title' | 'rules' | 'example' | 'begin'> & {
    readonly given: z.ZodObject & z.ZodType<Given>
    readonly steps: Steps<State, Event, A>
    readonly ships?: readonly (keyof Given & string)[]
    /** those that may have sunk */
    readonly wrecks?: readonly (keyof Given & string)[]
    readonly result?: (state: Seen, about: A, n: number) => Answer
    readonly fields?: Fields<State, A>
  },
): Named<Card> {
  const ships: readonly string[] = spec.ships ?? ['target']
  const wrecks: readonly string[] = spec.wrecks ?? []
  const { result = (state: Seen, { target }: A): Answer => condition(state, target) } = spec
  return named<State, Event, Known<A>, Given, Card>({
    fields: FIELDS,
    ...spec,
    begin(given, setting) {
      const begun = spec.begin(given, setting)
      allow(refuseBelow(begun.state))
      ships.forEach((key, ship) => {
        if (begun.state.ships[ship] !== undefined && !wrecks.includes(key)) allow(refuseLost(begun.state, ship))
      })
      const hulls = ships.map(key => hullOf(key, (given as Readonly<Record<string, unknown>>)[key] as ShipGiven))
      return { ...begun, state: dated(begun.state, given), about: { ...begun.about, hulls } }
    },
    result: (state, about, n) => withPlights(result(state, about, n), state, about.hulls),
    given: schemaOf(ships.length === 0 ? spec.given : (spec.given.extend(DATE) as unknown as z.ZodType<Given>)),
    copy,
    label: (state, choice, value) => groupName(state, choice.about, value),
    chooser: (state, choice) => `the owner of ${name(state, choice.about)}`,
    parts: (state, { target, hulls }) => ({ ...partsOf(state, target), ...partsByKey(state, hulls), ...LADEN }),
    decider: lowest,
  })
}

/** 8.7 An aircraft manoeuvres as it is laden. */
const LADEN: PartNames = { manoeuvre: ['lightly laden', 'fully laden'] }

/** What the places of lists are that tell of a ship. */
function partsOf(state: Seen, ship: number): PartNames {
  if (state.ships[ship] === undefined) return {}
  const { groups, batteries, card } = sheetAt(state, ship)
  const mounts = groups.map((_, group) => groupName(state, ship, group))
  const lines = batteries.map((_, battery) => batteryName(state, ship, battery))
  return {
    ...{ mounts, mountsLost: mounts, warheadsSpent: mounts, tubesEmpty: mounts },
    ...{ directors: lines, directorsLost: lines, thirdsLost: lines },
    ...{ aircraft: DECKS, aboard: DECKS, deckHits: DECKS, cargo: card.holds.map(({ contents }) => contents) },
  }
}
/** The same for each ship under the key by which she was given, and for her plight beside other things of her. */
const partsByKey = (state: Seen, hulls: Hulls): PartNames =>
  Object.assign(
    {},
    ...hulls.map((each, ship) => {
      if (each === null) return {}
      const parts = partsOf(state, ship)
      return { ...partsUnder(each[0], parts), ...partsUnder(`${each[0]}.plight`, parts) }
    }),
  )

function dated(state: State, given: { readonly year?: number; readonly month?: number }): State {
  const { scene } = state.fixed
  const { year = scene.year, month = scene.month } = given
  return { ...state, fixed: { ...state.fixed, scene: { ...scene, year, month } } }
}

const hullOf = (key: string, given: ShipGiven | undefined): Hulls[number] =>
  given === undefined ? null : [key, typeof given === 'string' ? given : given.ship]

/** The answer, with the plight of each ship by the key by which she was given: there it may be given again. What is told of her by that key already stays beside it. */
function withPlights(answer: Answer, state: Seen, hulls: Hulls): Answer {
  const plights = hulls.flatMap((each, ship) => {
    if (each === null) return []
    const [key, hull] = each
    const plight = plightOf(state, ship, hull) as unknown as Plain
    return [[key, key in answer ? { ...(answer[key] as Answer), plight } : plight] as const]
  })
  return { ...answer, ...Object.fromEntries(plights) }
}

/** One ship alone. */
export function alone(ship: ShipGiven, setting: Setting<Card>): State {
  return stateOf([ship], setting, CLEAR_DAY)
}
