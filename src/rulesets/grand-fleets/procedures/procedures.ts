import { z } from 'zod'
import { each, once } from '#kernel/desk/index.ts'
import { allow, BadInput, type Named, no, type Refusal, type Setting } from '#kernel/ruleset/index.ts'
import { MOST_DICE } from '#kernel/table/index.ts'
import { shipGiven } from '../01-ships/plight.ts'
import type { Card } from '../01-ships/ship.ts'
import { isSunk, type Seen, type State, sheetAt } from '../01-ships/state.ts'
import type { Attack, Harm } from '../04-gunfire/4-2-to-hit.ts'
import { penetrate, suffer } from '../04-gunfire/4-3-damage.ts'
import { NO_GUN, refuseFire, refuseLaunch } from '../04-gunfire/4-5-legality.ts'
import {
  afterFire,
  attackOf,
  barrelsBearing,
  type FireGuns,
  GUNFIRE,
  lightGunsBearing,
} from '../04-gunfire/4-gunfire.ts'
import { type Launch, launchOf, TORPEDOES } from '../05-torpedoes/5-torpedoes.ts'
import { criticals } from '../06-criticals/6-criticals.ts'
import { endPhase } from '../06-criticals/6-end-phase.ts'
import { R } from '../book/register.ts'
import { degrees } from './fine.ts'
import { type About, procedure } from './procedure.ts'
import { AROUND, aloneWith, PAIR, pairOf, tubesFor } from './situation.ts'

const count = z.number().int().min(0).max(99)

const gunfireGiven = z.strictObject({
  ...PAIR,
  battery: z
    .union([
      z.number({ error: 'is the number of a gun line, or "light" for the light guns' }).int().min(0).max(99),
      z.literal('light'),
    ])
    .default(0)
    .describe('which gun line of the card, from 0; or the light guns'),
  guns: count.optional().describe('barrels that fire; left out: all that bear'),
  splashes: count.default(0).describe('splash markers of other ships on the target, besides those of its plight'),
})

const gunfire = procedure<Attack, z.infer<typeof gunfireGiven>>({
  name: 'gunfire',
  title: 'One battery fires at one target: to hit, penetration, damage, locations, criticals',
  rules: [R['GF-4.2-dice'], R['GF-4.31-roll'], R['GF-4.32-boxes'], R['GF-4.32-location'], R['GF-6.1-roll']],
  given: gunfireGiven,
  example: { firer: 'Iron Duke', target: 'Derfflinger', range: 8 },
  steps: [...GUNFIRE, once(afterFire)],
  begin(given, setting) {
    const state = firing(given, setting)
    const bear = barrelsOf(state, given.battery)
    allow(refuseBarrels(given.guns, bear))
    return { state, about: aboutFire(state, given), n: given.guns ?? bear }
  },
})

/** 4.12 More barrels than bear; R6 or none at all, which would splash all the same. */
function refuseBarrels(guns: number | undefined, bear: number): Refusal | null {
  if (guns === 0) return NO_GUN
  return (guns ?? 0) > bear ? no(R['GF-4.12-bearing-mounts'], `only ${bear} of those guns bear`) : null
}

/** Two ships of which one may fire so: what forbids it to an order forbids it here. */
function firing(given: z.infer<typeof gunfireGiven>, setting: Setting<Card>): State {
  const state = pairOf(given, 'gunfire', setting)
  const { splashes } = state.ships[1]!
  const more = Array.from({ length: given.splashes }, (_, i) => 2 + splashes.length + i)
  state.ships[1]!.splashes = [...splashes, ...more]
  allow(refuseFirer(state, 0) ?? refuseFire(state, orderOf(given.battery)))
  return state
}

/** The order that is worked here. */
const orderOf = (battery: number | 'light'): FireGuns => ({
  type: 'FireGuns',
  ship: 0,
  batteries: battery === 'light' ? [] : [{ battery, target: 1 }],
  lightGuns: battery === 'light' ? [{ target: 1, guns: 1 }] : [],
})

const barrelsOf = (state: Seen, battery: number | 'light'): number =>
  battery === 'light' ? lightGunsBearing(state, 0, 1) : barrelsBearing(state, 0, battery, 1)

function aboutFire(state: State, { battery, firer, target }: z.infer<typeof gunfireGiven>): About<Attack> {
  const { lightGuns, guns } = sheetAt(state, 0)
  const gun = battery === 'light' ? lightGuns : guns[battery]!
  return { ...attackOf(state, 0, 1, gun), named: { target, firer } }
}

/** 1.4 Who has sunk fires no more. */
const refuseFirer = (state: Seen, ship: number): Refusal | null =>
  isSunk(state, ship) ? no(R['GF-1.4-sunk'], 'that ship has sunk') : null

const penetrationGiven = z.strictObject({ ...gunfireGiven.shape, hits: count.min(1) })
const penetration = procedure<Attack, z.infer<typeof penetrationGiven>>({
  name: 'penetration',
  title: 'Hits that have been scored: how many points of damage get through',
  rules: [R['GF-4.31-armor'], R['GF-4.31-tn'], R['GF-4.31-roll'], R['GF-4.31-auto']],
  given: penetrationGiven,
  example: { firer: 'Iron Duke', target: 'Moltke', range: 8, hits: 2 },
  steps: [once(penetrate)],
  begin(given, setting) {
    const state = firing(given, setting)
    const about = aboutFire(state, given)
    const { dmg } = about.gun
    const bear = barrelsOf(state, given.battery)
    allow(refuseBarrels(given.guns, bear))
    const guns = given.guns ?? bear
    // 4.2 a die for each gun
    if (given.hits > guns) allow(no(R['GF-4.2-dice'], `${guns} guns score no more than ${guns} hits`))
    if (given.hits * dmg > MOST_DICE) throw new BadInput(`hits: at most ${Math.floor(MOST_DICE / dmg)} at a time`)
    return { state, about, n: given.hits }
  },
})

const torpedoGiven = z.strictObject({ ...PAIR, torpedoes: count.min(1).describe('torpedoes launched') })
const torpedoes = procedure<Launch, z.infer<typeof torpedoGiven>>({
  name: 'torpedoes',
  title: 'Torpedoes run at one target: to hit, damage, locations, criticals',
  rules: [R['GF-5.2-dice'], R['GF-5.3-armor'], R['GF-5.3-critical']],
  given: torpedoGiven,
  example: { firer: 'Iron Duke', target: 'Derfflinger', range: 3, torpedoes: 2 },
  steps: TORPEDOES,
  begin(given, setting) {
    const { firer, target, torpedoes: count } = given
    const state = pairOf(given, 'torpedo', setting)
    const tubes = tubesFor(state, count)
    allow(refuseFirer(state, 0) ?? refuseLaunch(state, { type: 'LaunchTorpedoes', ship: 0, target: 1, tubes }))
    const most = Math.floor(MOST_DICE / sheetAt(state, 0).card.torpedoes!.dmg)
    if (count > most) throw new BadInput(`torpedoes: at most ${most} at a time`)
    // 5.2 one box for each, hit or miss
    state.ships[0]!.tubes = state.ships[0]!.tubes.map((left, group) => left - (tubes[group] ?? 0))
    // 9.8 this phase is not a quiet one
    if (state.fixed.switches.reloads) state.ships[0]!.quiet = -1
    return { state, about: { ...launchOf(state, 0, 1), named: { firer, target } }, n: count }
  },
})

/** 1.4 Who has sunk suffers no more. */
const refuseSuffering = (state: Seen): Refusal | null =>
  isSunk(state, 1) ? no(R['GF-1.4-sunk'], 'that ship has sunk') : null

const damageGiven = z.strictObject({
  target: shipGiven,
  points: count.min(1).describe('points of damage'),
  from: degrees.default(90).describe('degrees from the target’s bow to whoever fired'),
  ...AROUND,
})
const damage = procedure<Harm, z.infer<typeof damageGiven>>({
  name: 'damage',
  title: 'Points of damage on one ship: boxes, locations, lost mounts, criticals',
  rules: [R['GF-4.32-boxes'], R['GF-4.32-location'], R['GF-4.32-mount']],
  given: damageGiven,
  example: { target: 'Moltke', points: 3 },
  steps: [each(suffer)],
  begin(given, setting) {
    const state = aloneWith(given.target, given.from, given, 'gunfire', setting)
    allow(refuseSuffering(state))
    const { arcs } = attackOf(state, 0, 1, sheetAt(state, 0).lightGuns)
    return { state, about: { target: 1, arcs, column: 'gunfire', locations: true, named: given }, n: given.points }
  },
})

const criticalGiven = z.strictObject({
  target: shipGiven,
  column: z.enum(['gunfire', 'torpedo']).default('gunfire'),
  criticals: count.min(1).default(1),
  ...AROUND,
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
    const state = aloneWith(given.target, 90, given, given.column === 'torpedo' ? 'torpedo' : 'gunfire', setting)
    allow(refuseSuffering(state))
    if (!state.fixed.switches.criticals)
      allow(no(R['GF-6-optional'], 'critical hits are not used: the option criticals is off'))
    return {
      state,
      about: { target: 1, arcs: 0, column: given.column, locations: true, named: given },
      n: given.criticals,
    }
  },
})

/** 2.24 No die is thrown for her in an End Phase. */
function isUnharmed(state: Seen, ship: number): boolean {
  const { engine, list, rudder, fires, floods } = state.ships[ship]!
  return engine + list + rudder + fires + floods === 0
}

const endGiven = z.strictObject({ target: shipGiven, ...AROUND })
const end = procedure<{ readonly target: number }, z.infer<typeof endGiven>>({
  name: 'end-phase',
  title: 'The End Phase of one ship: repairs, fires, floods',
  rules: [R['GF-2.24-end'], R['GF-6.22-repair'], R['GF-6.23-roll'], R['GF-6.25-roll']],
  given: endGiven,
  example: { target: { ship: 'Moltke', fires: 2, floods: 1, engine: true } },
  steps: [
    once((desk, { target }) => {
      if (isUnharmed(desk.state, target))
        desk.reckoning
          .begin('markers on her', 0, R['GF-2.24-end'])
          .settle('she has nothing to mend, to put out or to pump')
      endPhase(desk, target)
      return 0
    }),
  ],
  begin(given, setting) {
    const state = aloneWith(given.target, 90, given, 'end', setting)
    allow(refuseSuffering(state))
    return { state, about: { target: 1, named: given }, n: 0 }
  },
})

export const PROCEDURES: readonly Named<Card>[] = [gunfire, penetration, torpedoes, damage, critical, end]
