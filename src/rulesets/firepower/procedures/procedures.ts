import { z } from 'zod'
import { once } from '#kernel/desk/index.ts'
import { allow, type Named } from '#kernel/ruleset/index.ts'
import { shipGiven } from '../01-classes/plight.ts'
import type { Card } from '../01-classes/ship.ts'
import { sheetAt } from '../01-classes/state.ts'
import { situation } from '../06-conditions/scene.ts'
import { attackOf, BATTERY, GUNFIRE, type Salvo } from '../07-gunfire/gunfire.ts'
import { refuseFire } from '../07-gunfire/orders.ts'
import type { Attack, Harm } from '../07-gunfire/to-hit.ts'
import { BY_SHELL, BY_TORPEDO, DICE } from '../09-damage/damage-dice.ts'
import { DAMAGE, testAtLevel, throwEffect } from '../09-damage/special-effects.ts'
import { refuseLaunch } from '../11-torpedoes/orders.ts'
import { type Contact, contactOf, LAUNCH_AND_RUN, type Launch, TORPEDO } from '../11-torpedoes/torpedoes.ts'
import { AIR_PROCEDURES } from '../12-aircraft/procedures.ts'
import { DEPTH_CHARGE, type Drop } from '../below/depth-charges.ts'
import { refuseDrop } from '../below/orders.ts'
import { inchesOf } from '../book/lengths.ts'
import { R } from '../book/register.ts'
import { LEVELS } from '../book/tables.ts'
import { COMMANDING } from './command.ts'
import { quiet, stateOf } from './given.ts'
import { atShip } from './procedure.ts'

const pair = {
  firer: shipGiven,
  target: shipGiven,
  range: z.number().min(0).max(99).describe('inches of table'),
  ...situation,
  silhouetted: z.boolean().default(false).describe('the target stands against the sun at dusk or dawn'),
}
/** The target, ship 1, as a bit of those against the sun. */
const sun = (silhouetted: boolean): number => (silhouetted ? 2 : 0)

const gunfireGiven = z.strictObject({
  ...pair,
  batteries: z.enum(['both', 'main', 'secondary']).default('both').describe('one that does not reach is silent'),
})
const gunfire = atShip<Salvo, z.infer<typeof gunfireGiven>>({
  name: 'gunfire',
  title: 'A ship fires at a target with her main battery and then with her secondary',
  rules: [R['FP-HIT-A'], R['FP-HIT-B'], R['FP-LVL-A'], R['FP-LVL-B'], R['FP-DMG-A']],
  given: gunfireGiven,
  example: { firer: 'Iron Duke', target: 'Derfflinger', range: 12 },
  steps: GUNFIRE,
  begin(given, setting) {
    const state = stateOf({ firer: given.firer, target: given.target }, given, sun(given.silhouetted), setting)
    const refusals = (['main', 'secondary'] as const).map(which => refuseFire(state, 0, which, 1))
    const attacks = (['main', 'secondary'] as const).map((which, i) =>
      refusals[i] === null && (given.batteries === 'both' || given.batteries === which) ? attackOf(0, 1, which) : null,
    )
    if (attacks.every(attack => attack === null)) allow(refusals[given.batteries === 'secondary' ? 1 : 0]!)
    return { state, about: { target: 1, dice: BY_SHELL, attacks }, n: 0 }
  },
})

const batteryGiven = z.strictObject({ ...pair, battery: z.enum(['main', 'secondary']).default('main') })
const battery = atShip<Attack, z.infer<typeof batteryGiven>>({
  name: 'battery',
  title: 'One battery, one attack: to hit, level of damage, damage dice',
  rules: [R['FP-HIT-A'], R['FP-HIT-B'], R['FP-LVL-A'], R['FP-LVL-B'], R['FP-DMG-A']],
  given: batteryGiven,
  example: { firer: 'Iron Duke', target: 'Derfflinger', range: 20, battery: 'main' },
  steps: BATTERY,
  begin(given, setting) {
    const state = stateOf({ firer: given.firer, target: given.target }, given, sun(given.silhouetted), setting)
    allow(refuseFire(state, 0, given.battery, 1))
    return { state, about: attackOf(0, 1, given.battery), n: 0 }
  },
})

const level = z
  .enum(LEVELS.slice(1) as [string, ...string[]])
  .describe('superficial, light, medium, heavy, extensive, catastrophic')
const levelOf = (code: string): number => LEVELS.indexOf(code as (typeof LEVELS)[number])

const harmGiven = z.strictObject({
  target: shipGiven,
  level,
  by: z.enum(['shell', 'torpedo']).default('shell').describe('a torpedo throws no WHITE die'),
  year: situation.year,
  period: situation.period,
})
const harmOf = (by: 'shell' | 'torpedo'): Harm => ({ target: 0, dice: by === 'shell' ? BY_SHELL : BY_TORPEDO })

const damage = atShip<Harm, z.infer<typeof harmGiven>>({
  name: 'damage',
  title: 'The coloured dice at one level of damage',
  rules: [R['FP-DMG-A'], R['FP-DMG-RED-A'], R['FP-DMG-BLUE-A'], R['FP-DMG-GREEN-A'], R['FP-DMG-WHITE-A']],
  given: harmGiven,
  example: { target: 'Derfflinger', level: 'H' },
  steps: DAMAGE,
  begin: (given, setting) => ({
    state: stateOf({ target: given.target }, quiet(given.year, given.period), 0, setting),
    about: harmOf(given.by),
    n: levelOf(given.level),
  }),
})

const effectGiven = z.strictObject({
  ...harmGiven.shape,
  certain: z.boolean().default(false).describe('no die whether there is an effect'),
})
interface Effected extends Harm {
  readonly certain: boolean
}
/** Whoever asks for it alone gets it, whether or not hits test for it (option specialEffects). */
const specialEffect = atShip<Effected, z.infer<typeof effectGiven>>({
  name: 'special-effect',
  title: 'The special effect of a hit: whether there is one, which, and what it does',
  rules: [R['FP-SPFX-0'], R['FP-R74']],
  given: effectGiven,
  example: { target: 'Derfflinger', level: 'H' },
  steps: [once((desk, harm, n) => (harm.certain ? throwEffect(desk, harm, n) : testAtLevel(desk, harm, n))), ...DICE],
  begin: (given, setting) => ({
    state: stateOf({ target: given.target }, quiet(given.year, given.period), 0, setting),
    about: { ...harmOf(given.by), certain: given.certain },
    n: levelOf(given.level),
  }),
})

const { silhouetted: _, ...launched } = pair
const { range: __, ...seaState } = launched
const torpedoGiven = z.strictObject(seaState)
const torpedo = atShip<Contact, z.infer<typeof torpedoGiven>>({
  name: 'torpedo',
  title: 'A torpedo marker that has come to its target: whether it hits, and what it does',
  rules: [R['FP-TORP-D'], R['FP-TORP-E'], R['FP-TORP-F'], R['FP-TORP-G']],
  given: torpedoGiven,
  example: { firer: 'Wakeful', target: 'Derfflinger' },
  steps: TORPEDO,
  begin(given, setting) {
    const state = stateOf({ firer: given.firer, target: given.target }, { ...given, range: 0 }, 0, setting)
    allow(refuseLaunch(state, 0, 1))
    const { worst, damaged } = state.ships[0]!
    return { state, about: contactOf({ target: 1, torpedo: sheetAt(state, 0).torpedo, worst, damaged }), n: 0 }
  },
})

const runGiven = z.strictObject(launched)
const torpedoRun = atShip<Launch, z.infer<typeof runGiven>>({
  name: 'torpedo-run',
  title: 'A torpedo marker is launched and runs, turn by turn, at a target that stays where it is',
  rules: [R['FP-TORP-A'], R['FP-TORP-B'], R['FP-TORP-C'], R['FP-R90'], R['FP-TORP-D']],
  given: runGiven,
  example: { firer: 'Wakeful', target: 'Derfflinger', range: 9 },
  steps: LAUNCH_AND_RUN,
  begin(given, setting) {
    const state = stateOf({ firer: given.firer, target: given.target }, given, 0, setting)
    allow(refuseLaunch(state, 0, 1))
    const { worst, damaged } = state.ships[0]!
    const contact = contactOf({ target: 1, torpedo: sheetAt(state, 0).torpedo, worst, damaged })
    return { state, about: { ...contact, launcher: 0 }, n: 0 }
  },
  more(state, { launcher }) {
    const { run } = state.markers[0]!
    return { run: inchesOf(run), turns: Math.ceil(run / sheetAt(state, launcher).torpedoRun) }
  },
})

const dropGiven = z.strictObject({ firer: shipGiven, target: shipGiven })
const depthCharge = atShip<Drop, z.infer<typeof dropGiven>>({
  name: 'depth-charge',
  title: 'A DD or DE drops depth charges on a submarine within two inches',
  rules: [R['FP-SUB-E'], R['FP-SUB-F'], R['FP-R113']],
  given: dropGiven,
  example: { firer: 'Wakeful', target: { ship: { name: 'UB 57', nation: 'DEU', year: 1917, class: 'SM' } } },
  steps: DEPTH_CHARGE,
  begin(given, setting) {
    const state = stateOf({ firer: given.firer, target: given.target }, quiet(0, 'by-year'), 0, setting)
    allow(refuseDrop(state, 0, 1))
    return { state, about: { firer: 0, target: 1 }, n: 0 }
  },
})

export const PROCEDURES: readonly Named<Card>[] = [
  gunfire,
  battery,
  damage,
  specialEffect,
  torpedo,
  torpedoRun,
  depthCharge,
  ...COMMANDING,
  ...AIR_PROCEDURES,
]
