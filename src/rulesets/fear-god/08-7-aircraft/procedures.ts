import { z } from 'zod'
import { once } from '#kernel/desk/index.ts'
import type { Fields } from '#kernel/odds/index.ts'
import { allow, BadInput, type Named, type Setting } from '#kernel/ruleset/index.ts'
import { newPlane } from '../02-ships/annex-new.ts'
import { DESTROYED } from '../02-ships/conditions.ts'
import { count, type ShipGiven, shipGiven } from '../02-ships/plight-words.ts'
import type { Card } from '../02-ships/ship.ts'
import { type State, sheetAt } from '../02-ships/state.ts'
import { CLEAR_DAY, setUp } from '../02-ships/state-new.ts'
import {
  BOMBING,
  BOMBS,
  type Bombs,
  HEIGHTS,
  heightOf,
  POUNDS_PER_KG,
  PROFILES,
  RELEASES,
} from '../08-1-damage/8-1-6-bombs.ts'
import type { Sufferer } from '../08-1-damage/8-1-damage.ts'
import { refusePurge } from '../08-2-fire-and-flooding/orders.ts'
import { flyingAt, hitParked, purge } from '../08-3-criticals/8-3-aviation.ts'
import { MARKS, type Mark, salvageAircraft } from '../08-4-repairs/8-4-repairs.ts'
import { mendAircraft } from '../08-4-repairs/8-5-serviceability.ts'
import { R } from '../book/register.ts'
import { PLANE_STATES } from '../events/words.ts'
import { CARRIER } from '../procedures/examples.ts'
import { condition } from '../procedures/given.ts'
import { alone, procedure } from '../procedures/procedure.ts'
import { ableOf, hitPlane, KINDS_OF_LIGHT, mendPlane, refuseMending, settlePlane } from './8-7-aircraft.ts'

// Bombs and aircraft as an umpire works them.

const points = z.number().int().min(0).max(1000)
const penetration = z
  .strictObject({
    dive: z.strictObject({ low: points, medium: points }),
    level: z.strictObject({ low: points, medium: points, high: points }),
  })
  .describe('cm by profile and height')
const batches = z.number().int().min(1).max(9).optional().describe('batches of damage to work (R7); left out: all')
const bombGiven = z.strictObject({
  target: shipGiven,
  hits: count.min(1).max(20).default(1),
  kind: z.enum(BOMBS).default('demolition'),
  pounds: points.optional(),
  kilograms: points.optional().describe('if not in pounds'),
  damage: points.describe('damage points of one'),
  penetration,
  profile: z.enum(PROFILES).default('level'),
  height: z.enum(HEIGHTS).default('low'),
  release: z.enum(RELEASES).default('as ordered').describe('pressed home counts as low, early as medium'),
  skip: z.boolean().default(false).describe('skip bombs strike the belt'),
  batches,
})
const bomb = procedure<Bombs, z.infer<typeof bombGiven>>({
  name: 'bomb',
  title: 'Bombs or rockets that hit a ship: armour by height, damage, keel, flight deck, criticals',
  rules: [R['FGDN-8.1.6-bombs'], R['FGDN-8.1.6-altitude'], R['FGDN-8.1.6-skip'], R['FGDN-8.1.2-bomb-deck']],
  given: bombGiven,
  example: {
    target: { ship: CARRIER },
    pounds: 112,
    damage: 12,
    penetration: { dive: { low: 1, medium: 2 }, level: { low: 1, medium: 2, high: 3 } },
    height: 'medium',
    batches: 1,
  },
  steps: BOMBING,
  begin(given, setting) {
    const { hits, kind, damage, profile, skip } = given
    const height = heightOf(profile, given.height, given.release)
    if (height === null) throw new BadInput('height: a dive ends low or at medium height')
    const by: { readonly [height: string]: number } = given.penetration[profile]
    const pounds = given.pounds ?? POUNDS_PER_KG * (given.kilograms ?? 0)
    const most = given.batches === undefined ? {} : { batches: given.batches }
    const about = { target: 0, kind, hits, pounds, damage, penetration: by[height]!, isSkip: skip, calibre: 0, ...most }
    return { state: alone(given.target, setting), about, n: 0 }
  },
})

const strafeGiven = z.strictObject({
  target: shipGiven,
  damage: points.describe('damage points of the attack'),
  penetration: points.default(0).describe('cm, against the deck'),
  calibre: z.number().min(6).max(100).default(7.7).describe('mm'),
  batches,
})
const strafe = procedure<Bombs, z.infer<typeof strafeGiven>>({
  name: 'strafe',
  title: 'Aircraft guns on a ship’s deck',
  rules: [R['FGDN-8.1.6-strafe'], R['FGDN-8.1.3-filter']],
  given: strafeGiven,
  example: { target: 'Tiger', damage: 6 },
  steps: BOMBING,
  begin({ target, damage, penetration: cm, calibre, batches: limit }, setting) {
    const most = limit === undefined ? {} : { batches: limit }
    const about = {
      target: 0,
      kind: 'guns',
      hits: 1,
      pounds: 0,
      damage,
      penetration: cm,
      isSkip: false,
      calibre,
    } as const
    return { state: alone(target, setting), about: { ...about, ...most }, n: 0 }
  },
})

function carrier(target: ShipGiven, setting: Setting<Card>): State {
  const state = alone(target, setting)
  if (!sheetAt(state, 0).isAviation) throw new BadInput('target: she is no aviation ship')
  return state
}
const shipOnly = z.strictObject({ target: shipGiven })
const purging = procedure<Sufferer, z.infer<typeof shipOnly>>({
  name: 'purge',
  title: 'A carrier purges fuel and ordnance; how she can fly before and after is shown',
  rules: [R['FGDN-8.3-ammofuel-purge'], R['FGDN-8.3-bridge-cv'], R['FGDN-8.4-bridge']],
  given: shipOnly,
  example: { target: { ship: CARRIER, fires: [4], deckHits: [1, 0, 0] } },
  steps: [
    once((desk, { target }) => {
      purge(desk, target)
      return 0
    }),
  ],
  begin({ target }, setting) {
    const state = carrier(target, setting)
    allow(refusePurge(state, 0))
    return { state, about: { target: 0 }, n: 0 }
  },
  result: state => ({ ...condition(state, 0), flying: { ...flyingAt(state, 0) } }),
})

const wreckGiven = z.strictObject({ target: shipGiven, hours: z.literal(MARKS).optional() })
const wrecks = procedure<Sufferer & { readonly hours: Mark | null }, z.infer<typeof wreckGiven>>({
  name: 'aircraft-repair',
  title: 'Wrecked aircraft aboard: which are only damaged, and which are mended by then',
  rules: [R['FGDN-8.4-aircraft'], R['FGDN-8.5-aircraft']],
  given: wreckGiven,
  example: { target: { ship: CARRIER, aircraftLost: 2, aircraftDamaged: 1 }, hours: 24 },
  steps: [
    once((desk, { target, hours }) => {
      if (hours === null) salvageAircraft(desk, target)
      else mendAircraft(desk, target, hours, 0)
      return 0
    }),
  ],
  begin: ({ target, hours }, setting) => {
    return { state: carrier(target, setting), about: { target: 0, hours: hours ?? null }, n: 0 }
  },
  fields: {
    damaged: { of: state => state.annex.carriers[0]!.damaged, needs: [] },
    aboard: { of: state => state.annex.carriers[0]!.aboard.reduce((sum, each) => sum + each, 0), needs: [] },
  },
  result: state => {
    const { lost, damaged, aboard } = state.annex.carriers[0]!
    return { lost, damaged, aboard: [...aboard] }
  },
})

const parkedGiven = z.strictObject({
  chance: z.number().int().min(0).max(100).describe('modified chance that hit the first'),
  near: count.max(40).describe('others within ten metres'),
})
const parked = procedure<Sufferer & { chance: number; near: number }, z.infer<typeof parkedGiven>>({
  name: 'parked-aircraft',
  title: 'An attack has hit a parked aircraft: how many of those beside it?',
  rules: [R['FGDN-8.3-parked'], R['FGDN-R60']],
  given: parkedGiven,
  example: { chance: 40, near: 6 },
  ships: [],
  steps: [
    once((desk, { chance, near }) => {
      const hit = hitParked(desk, chance, near)
      for (let each = 0; each < hit; each++) hitPlane(desk, each)
      return hit
    }),
  ],
  begin(given, setting) {
    const state = sky(setting)
    for (let each = 0; each < given.near; each++) state.annex.planes.push(newPlane(-1, -1, 0))
    return { state, about: { target: 0, ...given }, n: 0 }
  },
  fields: {
    hit: { of: state => state.annex.planes.filter(each => each.state > 0).length, needs: [] },
    destroyed: { of: state => state.annex.planes.filter(each => each.state === DESTROYED).length, needs: [] },
  },
  result: (_state, _about, n) => ({ hit: n }),
})
/** No ships at all. */
export const sky = (setting: Setting<Card>): State => setUp([], [], setting.options, CLEAR_DAY)

const planeGiven = z.strictObject({
  state: z.enum(['sound', 'lightly damaged', 'heavily damaged', 'critically damaged', 'out of play']).default('sound'),
  kind: z.enum(KINDS_OF_LIGHT).optional().describe('of its light damage'),
  manoeuvre: z
    .tuple([z.number().min(0).max(9), z.number().min(0).max(9)])
    .default([3, 2])
    .describe('rating, lightly and fully loaded'),
  what: z.enum(['hit', 'after the battle', 'repair']).default('hit'),
  nation: z.string().default('GBR'),
  hours: z.number().int().min(6).max(999).default(6),
  ashore: z.boolean().default(false),
})
type PlaneAbout = Sufferer & z.infer<typeof planeGiven>
const PLANE: Fields<State, PlaneAbout> = {
  state: { of: state => state.annex.planes[0]!.state, needs: [] },
  kind: { of: state => state.annex.planes[0]!.kinds, needs: [] },
}
const plane = procedure<PlaneAbout, z.infer<typeof planeGiven>>({
  name: 'aircraft-hit',
  title: 'A hit on an aircraft, what became of it after the battle, or its repair',
  rules: [R['FGDN-8.1-aircraft'], R['FGDN-8.7-table'], R['FGDN-8.7-5050'], R['FGDN-8.7-cumulative']],
  given: planeGiven,
  example: { state: 'heavily damaged' },
  ships: [],
  steps: [
    once((desk, { what, nation, hours, ashore }) => {
      if (what === 'hit') hitPlane(desk, 0)
      else if (what === 'repair') mendPlane(desk, 0, nation, hours, ashore)
      else settlePlane(desk, 0)
      return 0
    }),
  ],
  begin(given, setting) {
    const state = sky(setting)
    if (given.what === 'repair') allow(refuseMending(given.hours, given.ashore))
    const kinds = given.kind === undefined ? 0 : 1 << KINDS_OF_LIGHT.indexOf(given.kind)
    state.annex.planes.push({ ...newPlane(-1, -1, 0), state: PLANE_STATES.indexOf(given.state), kinds })
    return { state, about: { target: 0, ...given }, n: 0 }
  },
  fields: PLANE,
  result(state, { manoeuvre }) {
    const it = state.annex.planes[0]!
    const [light, full] = manoeuvre.map(rating => Math.round(10 * rating)) as [number, number]
    const able = ableOf(it, [light, full])
    return { state: PLANE_STATES[it.state]!, ...able, manoeuvre: able.manoeuvre.map(tenths => tenths / 10) }
  },
})

export const AIR_PROCEDURES: readonly Named<Card>[] = [bomb, strafe, purging, wrecks, parked, plane]
