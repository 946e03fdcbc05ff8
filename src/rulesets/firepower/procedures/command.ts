import { z } from 'zod'
import { lowest, once, type Plain, type Step, type Steps } from '#kernel/desk/index.ts'
import type { Fields } from '#kernel/odds/index.ts'
import { allow, type Named, named, no } from '#kernel/ruleset/index.ts'
import { schemaOf } from '../../schema.ts'
import { cardOf, type ShipGiven, shipGiven, wear } from '../01-classes/plight.ts'
import { setUp } from '../01-classes/set-up.ts'
import type { Card } from '../01-classes/ship.ts'
import { FORMATIONS, isGone, LIGHTS, MOVEMENTS, type Seen, type Squadron, type State } from '../01-classes/state.ts'
import { copy } from '../01-classes/state-copy.ts'
import { BREAK_OFF_TEST } from '../02-command/break-off.ts'
import { CONTROL_THROW } from '../02-command/control.ts'
import { throwCourse } from '../02-command/initiative.ts'
import { type Situation, sceneOf, situation } from '../06-conditions/scene.ts'
import { throwForLight, throwForSun } from '../06-conditions/throw.ts'
import { FIRST_TURN } from '../battle/sequence.ts'
import { R } from '../book/register.ts'
import { COURSES } from '../book/tables.ts'
import type { Event, FirepowerDesk } from '../events/events.ts'

// What is thrown for squadrons and for the whole battle, each workable alone.

interface Asked {
  readonly squadron: number
}
/** Who leads a squadron, by the name that she has in what is given. */
type Led = readonly [role: string, ShipGiven]
type Spec<Given> = {
  readonly name: string
  readonly title: string
  readonly rules: Named<Card>['rules']
  readonly given: z.ZodType<Given>
  readonly example: Plain
  readonly steps: Steps<State, Event, Asked>
  readonly fields: Fields<State, Asked>
  state(
    given: Given,
    setting: Parameters<Parameters<typeof named<State, Event, Asked, Given, Card>>[0]['begin']>[1],
  ): State
}
const procedure = <Given>({ state, given, ...spec }: Spec<Given>): Named<Card> =>
  named<State, Event, Asked, Given, Card>({
    ...spec,
    given: schemaOf(given),
    begin: (read, setting) => ({ state: state(read, setting), about: { squadron: 1 }, n: 0 }),
    result: (after, about) =>
      Object.fromEntries(Object.entries(spec.fields).map(([name, { of }]) => [name, of(after, about)])),
    copy,
    label: (_, { about }, value) => (value === 0 ? `side ${about + 1} takes the first turn` : 'gives it away'),
    chooser: (_, { seat }) => `side ${seat + 1}`,
    parts: () => ({}),
    decider: lowest,
  })

/** Two squadrons of one side: that of the fleet flagship, and the one that is asked about, so many inches from it; each ship by what she is in the situation. */
function signalled(
  ships: readonly [Led, Led],
  place: Situation & { readonly smoke?: boolean },
  orders: Pick<Squadron, 'movement' | 'formation' | 'shaken'>,
  setting: Parameters<typeof cardOf>[1],
): State {
  const cards = ships.map(([role, ship]) => cardOf(ship, setting, role))
  const scene = sceneOf(place, cards, 0, false)
  const state = setUp(cards, [0, 0], setting.options, { ...scene, smoke: place.smoke ?? false })
  ships.forEach(([role, ship], i) => {
    wear(state, i, ship, role)
    // R30: whoever is lost leads nobody
    if (isGone(state, i)) allow(no(R['FP-DMG-B'], `that ${role === 'ship' ? role : 'flagship'} is lost`))
    state.ships[i]!.squadron = i
  })
  const squadron = (flagship: number): Squadron => ({
    seat: 0,
    ...orders,
    controlled: 1,
    flagship,
    size: 1,
    brokenOff: 0,
    crippled: 0,
    destroyed: 0,
  })
  state.squadrons = [squadron(0), squadron(1)]
  state.flags = [0, -1]
  state.first = 0
  return state
}
/** Where nobody asks about the fleet flagship. */
const twice = (led: Led): readonly [Led, Led] => [led, led]
const AFAR = { movement: 0, formation: 0, shaken: 0 }

const { light, weather, year, period } = situation
const control = procedure({
  name: 'control',
  title: 'Whether a squadron obeys its orders, or takes new ones',
  rules: [R['FP-ORD-C'], R['FP-ORD-D'], R['FP-ORD-E']],
  given: z.strictObject({
    flagship: shipGiven.describe('leads the squadron'),
    fleetFlagship: shipGiven,
    range: z.number().min(0).max(999).describe('inches from the one to the other; 36 are 90 cm'),
    movement: z.enum(MOVEMENTS).default('engage'),
    formation: z.enum(FORMATIONS).default('line-ahead'),
    smoke: z.boolean().default(false).describe('a ship with more than 6 fire points lies between them'),
    ...{ light, weather, year, period },
  }),
  example: { flagship: 'Lion', fleetFlagship: 'Iron Duke', range: 40, formation: 'open' },
  steps: CONTROL_THROW,
  fields: { kept: { of: (state, { squadron }) => state.squadrons[squadron]!.controlled === 1, needs: [] } },
  state: (given, setting) =>
    signalled(
      [
        ['fleetFlagship', given.fleetFlagship],
        ['flagship', given.flagship],
      ],
      given,
      { ...AFAR, movement: MOVEMENTS.indexOf(given.movement), formation: FORMATIONS.indexOf(given.formation) },
      setting,
    ),
})

const breakOff = procedure({
  name: 'break-off',
  title: 'Whether a squadron that has had enough breaks off',
  rules: [R['FP-BRK-C'], R['FP-BRK-D']],
  given: z.strictObject({
    flagship: shipGiven.describe('leads the squadron: her nation decides'),
    shaken: z.number().int().min(0).max(30).default(0).describe('friends that have broken off within 90 cm of it'),
  }),
  example: { flagship: 'Lion', shaken: 1 },
  steps: BREAK_OFF_TEST,
  fields: { brokenOff: { of: (state, { squadron }) => state.squadrons[squadron]!.brokenOff === 1, needs: [] } },
  state: ({ flagship, shaken }, setting) =>
    signalled(twice(['flagship', flagship]), NOWHERE, { ...AFAR, shaken }, setting),
})

const initiative = procedure({
  name: 'own-initiative',
  title: 'What a ship does of her own will, on Matrix 4',
  rules: [R['FP-INIT-A']],
  given: z.strictObject({ ship: shipGiven, flagship: z.boolean().default(true).describe('she leads her squadron') }),
  example: { ship: 'Lion', flagship: false },
  steps: [once((desk, { squadron }) => throwCourse(desk, squadron, squadron))],
  fields: { course: { of: (state, { squadron }) => COURSES[state.ships[squadron]!.course]!, needs: [] } },
  state({ ship, flagship }, setting) {
    const state = signalled(twice(['ship', ship]), NOWHERE, AFAR, setting)
    if (!flagship) state.squadrons[1]!.flagship = 0
    return state
  },
})

/** A throw that hands nothing on. */
const alone = (act: (desk: FirepowerDesk) => void): Step<State, Event, Asked> =>
  once(desk => {
    act(desk)
    return 0
  })

/** What is thrown for before the first turn needs no ship: two that nobody asks about lie there. */
const NOWHERE: Situation = { range: 1, light: 'day', weather: 'good', year: 0, period: 'by-year' }
const before = z.strictObject({
  year: z.number().int().min(1895).max(1945).describe('before LATE a night is thrown again'),
})
const empty = ({ year: of }: { readonly year: number }, setting: Parameters<typeof cardOf>[1]): State =>
  setUp([], [], setting.options, sceneOf({ ...NOWHERE, year: of }, [], 0, false))

const conditions = procedure({
  name: 'conditions',
  title: 'Time of day and weather, on Matrix 6',
  rules: [R['FP-ENV-C']],
  given: before,
  example: { year: 1942 },
  steps: [alone(throwForLight)],
  fields: {
    light: { of: (state: Seen) => LIGHTS[state.light]!, needs: [] },
    weather: { of: (state: Seen) => (state.weather === 1 ? 'bad' : 'good'), needs: [] },
  },
  state: empty,
})

const sun = procedure({
  name: 'sun',
  title: 'The edge over which the sun stands, the table’s long side across',
  rules: [R['FP-ENV-A'], R['FP-R12']],
  given: z.strictObject({}),
  example: {},
  steps: [alone(throwForSun)],
  fields: { edge: { of: (state: Seen) => ['top', 'right', 'bottom', 'left'][state.sun] ?? 'none', needs: [] } },
  state: (_, setting) => empty({ year: 1942 }, setting),
})

const firstTurn = procedure({
  name: 'first-turn',
  title: 'Who has the first turn: the higher die takes it or gives it away',
  rules: [R['FP-SEQ-A'], R['FP-R116']],
  given: z.strictObject({}),
  example: {},
  steps: FIRST_TURN,
  fields: { first: { of: (state: Seen) => state.first + 1, needs: [] } },
  state: (_, setting) => empty({ year: 1942 }, setting),
})

export const COMMANDING: readonly Named<Card>[] = [control, breakOff, initiative, conditions, sun, firstTurn]
