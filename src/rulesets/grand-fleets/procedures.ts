import { z } from 'zod'
import { each, lowest, once, type Steps } from '#kernel/desk/index.ts'
import { BadInput, type Named, named, type Procedure, type Setting } from '#kernel/ruleset/index.ts'
import { MOST_DICE } from '#kernel/table/index.ts'
import { schemaOf } from '../schema.ts'
import type { Attack, Harm } from './4-2-to-hit.ts'
import { penetrate, suffer } from './4-3-damage.ts'
import { attackOf, barrelsBearing, GUNFIRE, lightGunsBearing } from './4-gunfire.ts'
import { type Launch, launchOf, TORPEDOES } from './5-torpedoes.ts'
import { criticals } from './6-criticals.ts'
import { endPhase } from './6-end-phase.ts'
import { R } from './book.ts'
import { place } from './duel.ts'
import type { Event } from './events.ts'
import { FIELDS } from './fields.ts'
import { bandOf } from './measured.ts'
import { CARD, type Card } from './ship.ts'
import { copy, type Seen, type State, sheetAt } from './state.ts'
import { mountName } from './words.ts'

const count = z.number().int().min(0).max(99)
/** A ship as it lies on the table: by name or by its own card, with what has happened to it. */
const shipGiven = z.union([
  z.string(),
  z.strictObject({
    ship: z.union([z.string(), z.record(z.string(), z.unknown())]).describe('a name of the library, or a whole card'),
    lost: count.default(0).describe('hull boxes checked'),
    steamed: count.optional().describe('nautical miles steamed this turn; left out: no speed marker'),
    fires: count.default(0),
    floods: count.default(0),
    engine: z.boolean().default(false),
    list: z.boolean().default(false),
    rudder: z.boolean().default(false),
    mountsLost: z.array(count).default([]).describe('mounts lost, group by group down the card'),
  }),
])
type ShipGiven = z.infer<typeof shipGiven>

const situation = {
  firer: shipGiven,
  target: shipGiven,
  range: z.number().min(0).max(40).describe('nautical miles'),
  bearing: z.number().min(0).max(360).default(90).describe('degrees from the firer’s bow, clockwise, to the target'),
  aspect: z
    .union([z.enum(['abeam', 'ahead', 'astern']), z.number().min(0).max(360)])
    .default('abeam')
    .describe('how the firer lies to the target: a word, or degrees from the target’s bow'),
}
const ASPECT = { abeam: 90, ahead: 0, astern: 180 } as const

interface Pair {
  readonly firer: ShipGiven
  readonly target: ShipGiven
  readonly range: number
  readonly bearing: number
  readonly aspect: number | keyof typeof ASPECT
}

/** Two ships as given: 0 fires, 1 is fired at. */
function pairOf(given: Pair, setting: Setting<Card>): State {
  const cards = [cardOf(given.firer, setting), cardOf(given.target, setting)] as const
  const aspect = typeof given.aspect === 'number' ? given.aspect : ASPECT[given.aspect]
  const state = place(cards, given.range, given.bearing, aspect, setting.options)
  return worn(worn(state, 0, given.firer), 1, given.target)
}

function cardOf(given: ShipGiven, setting: Setting<Card>): Card {
  const ship = typeof given === 'string' ? given : given.ship
  return typeof ship === 'string' ? setting.card(ship) : CARD.read(ship)
}

/** Put on the card what has happened to the ship before. */
function worn(state: State, ship: number, given: ShipGiven): State {
  if (typeof given === 'string') return state
  const { lost, steamed, fires, floods, engine, list, rudder, mountsLost } = given
  const { hull, groups, card } = sheetAt(state, ship)
  if (lost > hull.size) throw new BadInput(`lost: ${card.name} has only ${hull.size} hull boxes`)
  if (mountsLost.length > groups.length)
    throw new BadInput(`mountsLost: ${card.name} has only ${groups.length} groups of mounts`)
  const mounts = groups.map((group, i) => group.mounts - (mountsLost[i] ?? 0))
  if (mounts.some(left => left < 0)) throw new BadInput(`mountsLost: ${card.name} has not so many mounts in a group`)
  Object.assign(state.ships[ship]!, { lost, forward: steamed ?? -1, fires, floods, mounts })
  Object.assign(state.ships[ship]!, { engine: Number(engine), list: Number(list), rudder: Number(rudder) })
  return state
}

/** The target's card afterwards. */
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

type Spec<A, Given> = Procedure<State, Event, A, Given, Card>
function procedure<A extends { readonly target: number }, Given>(
  spec: Pick<Spec<A, Given>, 'name' | 'title' | 'rules' | 'example' | 'begin'> & {
    readonly given: z.ZodType<Given>
    readonly steps: Steps<State, Event, A>
  },
): Named<Card> {
  return named<State, Event, A, Given, Card>({
    ...spec,
    given: schemaOf(spec.given),
    result: (state, about, n) => (n > 0 ? { ...condition(state, about), n } : condition(state, about)),
    fields: FIELDS,
    copy,
    label: (state, choice, value) => mountName(state, choice.about, value),
    decider: lowest,
  })
}

const gunfireGiven = z.strictObject({
  ...situation,
  battery: z
    .union([count, z.literal('light')])
    .default(0)
    .describe('which gun line of the card, from 0; or the light guns'),
  guns: count.optional().describe('barrels that fire; left out: all that bear'),
  splashes: count.default(0).describe('splash markers of other ships on the target'),
})

const gunfire = procedure<Attack, z.infer<typeof gunfireGiven>>({
  name: 'gunfire',
  title: 'One battery fires at one target: to hit, penetration, damage, locations, criticals',
  rules: [R['GF-4.2-dice'], R['GF-4.31-roll'], R['GF-4.32-boxes'], R['GF-4.32-location'], R['GF-6.1-roll']],
  given: gunfireGiven,
  example: { firer: 'Iron Duke', target: 'Derfflinger', range: 8 },
  steps: GUNFIRE,
  begin(given, setting) {
    const state = pairOf(given, setting)
    state.ships[1]!.splashes = Array.from({ length: given.splashes }, (_, i) => 2 + i)
    const sheet = sheetAt(state, 0)
    const gun = given.battery === 'light' ? sheet.lightGuns : sheet.guns[given.battery]
    if (gun === undefined) throw new BadInput(`battery: ${sheet.card.name} has no gun line ${given.battery}`)
    if (bandOf(state, 0, 1, gun) > 2) throw new BadInput('range: the target is out of range of those guns')
    const bear = given.battery === 'light' ? lightGunsBearing(state, 0, 1) : barrelsBearing(state, 0, given.battery, 1)
    if ((given.guns ?? 0) > bear) throw new BadInput(`guns: only ${bear} of those guns bear`)
    return { state, about: attackOf(state, 0, 1, gun), n: given.guns ?? bear }
  },
})

const penetrationGiven = z.strictObject({ ...gunfireGiven.shape, hits: count.min(1) })
const penetration = procedure<Attack, z.infer<typeof penetrationGiven>>({
  name: 'penetration',
  title: 'Hits that have been scored: how many points of damage get through',
  rules: [R['GF-4.31-armor'], R['GF-4.31-tn'], R['GF-4.31-roll'], R['GF-4.31-auto']],
  given: penetrationGiven,
  example: { firer: 'Iron Duke', target: 'Moltke', range: 8, hits: 2 },
  steps: [once(penetrate)],
  begin(given, setting) {
    const state = pairOf(given, setting)
    const sheet = sheetAt(state, 0)
    const gun = given.battery === 'light' ? sheet.lightGuns : sheet.guns[given.battery]
    if (gun === undefined) throw new BadInput(`battery: ${sheet.card.name} has no gun line ${given.battery}`)
    if (bandOf(state, 0, 1, gun) > 2) throw new BadInput('range: the target is out of range of those guns')
    if (given.hits * gun.dmg > MOST_DICE)
      throw new BadInput(`hits: at most ${Math.floor(MOST_DICE / gun.dmg)} at a time`)
    return { state, about: attackOf(state, 0, 1, gun), n: given.hits }
  },
})

const torpedoGiven = z.strictObject({ ...situation, torpedoes: count.min(1).describe('torpedoes launched') })
const torpedoes = procedure<Launch, z.infer<typeof torpedoGiven>>({
  name: 'torpedoes',
  title: 'Torpedoes run at one target: to hit, damage, locations, criticals',
  rules: [R['GF-5.2-dice'], R['GF-5.3-armor'], R['GF-5.3-critical']],
  given: torpedoGiven,
  example: { firer: 'Iron Duke', target: 'Derfflinger', range: 3, torpedoes: 2 },
  steps: TORPEDOES,
  begin(given, setting) {
    const state = pairOf(given, setting)
    const { torpedoes: line, name } = sheetAt(state, 0).card
    if (line === null) throw new BadInput(`firer: ${name} has no torpedoes`)
    if (given.range > line.range) throw new BadInput(`range: ${name}’s torpedoes run ${line.range} miles`)
    const most = Math.floor(MOST_DICE / line.dmg)
    if (given.torpedoes > most) throw new BadInput(`torpedoes: at most ${most} at a time`)
    return { state, about: launchOf(state, 0, 1), n: given.torpedoes }
  },
})

const damageGiven = z.strictObject({
  target: shipGiven,
  points: count.min(1).describe('points of damage'),
  from: z.number().min(0).max(360).default(90).describe('degrees from the target’s bow to whoever fired'),
})
/** One ship that suffers alone: the other is only where the harm comes from. */
function aloneWith(target: ShipGiven, from: number, setting: Setting<Card>): State {
  return pairOf({ firer: target, target, range: 1, bearing: 90, aspect: from }, setting)
}

const damage = procedure<Harm, z.infer<typeof damageGiven>>({
  name: 'damage',
  title: 'Points of damage on one ship: boxes, locations, lost mounts, criticals',
  rules: [R['GF-4.32-boxes'], R['GF-4.32-location'], R['GF-4.32-mount']],
  given: damageGiven,
  example: { target: 'Moltke', points: 3 },
  steps: [each(suffer)],
  begin(given, setting) {
    const state = aloneWith(given.target, given.from, setting)
    const { arcs } = attackOf(state, 0, 1, sheetAt(state, 0).lightGuns)
    return { state, about: { target: 1, arcs, column: 'gunfire', locations: true }, n: given.points }
  },
})

const criticalGiven = z.strictObject({
  target: shipGiven,
  column: z.enum(['gunfire', 'torpedo']).default('gunfire'),
  criticals: count.min(1).default(1),
})
const critical = procedure<Harm, z.infer<typeof criticalGiven>>({
  name: 'critical',
  title: 'Critical hits on one ship, by gunfire or by torpedo',
  rules: [R['GF-6.1-roll']],
  given: criticalGiven,
  example: { target: 'Moltke', column: 'gunfire' },
  steps: [
    each((desk, harm, n) =>
      criticals(desk, harm, harm.column === 'gunfire' ? n : 0, harm.column === 'torpedo' ? n : 0),
    ),
  ],
  begin(given, setting) {
    const state = aloneWith(given.target, 90, setting)
    if (!state.fixed.switches.criticals) throw new BadInput('critical hits are not used: the option criticals is off')
    return { state, about: { target: 1, arcs: 0, column: given.column, locations: true }, n: given.criticals }
  },
})

const endGiven = z.strictObject({ target: shipGiven })
const end = procedure<{ readonly target: number }, z.infer<typeof endGiven>>({
  name: 'end-phase',
  title: 'The End Phase of one ship: repairs, fires, floods',
  rules: [R['GF-2.24-end'], R['GF-6.22-repair'], R['GF-6.23-roll'], R['GF-6.25-roll']],
  given: endGiven,
  example: { target: { ship: 'Moltke', fires: 2, floods: 1, engine: true } },
  steps: [
    once((desk, { target }) => {
      endPhase(desk, target)
      return 0
    }),
  ],
  begin: (given, setting) => ({ state: aloneWith(given.target, 90, setting), about: { target: 1 }, n: 0 }),
})

export const PROCEDURES: readonly Named<Card>[] = [gunfire, penetration, torpedoes, damage, critical, end]
