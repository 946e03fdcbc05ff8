import { z } from 'zod'
import { lowest, once, type Steps } from '#kernel/desk/index.ts'
import { BadInput, type Named, named, type Procedure, type Refusal } from '#kernel/ruleset/index.ts'
import { schemaOf } from '../schema.ts'
import { R } from './book.ts'
import { BY_SHELL, BY_TORPEDO, DICE } from './damage-dice.ts'
import { DEPTH_CHARGE, type Drop } from './depth-charges.ts'
import type { Event } from './events.ts'
import { FIELDS } from './fields.ts'
import { condition, quiet, shipGiven, stateOf } from './given.ts'
import { attackOf, BATTERY, GUNFIRE, type Salvo } from './gunfire.ts'
import { refuseDrop, refuseFire, refuseLaunch } from './refusals.ts'
import { situation } from './scene.ts'
import type { Card } from './ship.ts'
import { DAMAGE, testAtLevel, throwEffect } from './special-effects.ts'
import { copy, type State, sheetAt } from './state.ts'
import { LEVELS } from './tables.ts'
import type { Attack, Harm } from './to-hit.ts'
import { type Contact, contactOf, TORPEDO } from './torpedoes.ts'

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
    result: (state, { target }) => condition(state, target),
    fields: FIELDS,
    copy,
    label: () => 'as is usual',
    chooser: () => 'whoever is asked',
    parts: () => ({}),
    decider: lowest,
  })
}

/** A refusal as bad input: the same sentence, whoever asks. */
function mustPass(refusal: Refusal | null, what: string): void {
  if (refusal !== null) throw new BadInput(`${what}: ${refusal.reason}`)
}

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
const gunfire = procedure<Salvo, z.infer<typeof gunfireGiven>>({
  name: 'gunfire',
  title: 'A ship fires at a target with her main battery and then with her secondary',
  rules: [R['FP-HIT-A'], R['FP-HIT-B'], R['FP-LVL-A'], R['FP-LVL-B'], R['FP-DMG-A']],
  given: gunfireGiven,
  example: { firer: 'Iron Duke', target: 'Derfflinger', range: 12 },
  steps: GUNFIRE,
  begin(given, setting) {
    const state = stateOf([given.firer, given.target], given, sun(given.silhouetted), setting)
    const refusals = (['main', 'secondary'] as const).map(which => refuseFire(state, 0, which, 1))
    const attacks = (['main', 'secondary'] as const).map((which, i) =>
      refusals[i] === null && (given.batteries === 'both' || given.batteries === which) ? attackOf(0, 1, which) : null,
    )
    if (attacks.every(attack => attack === null)) mustPass(refusals[given.batteries === 'secondary' ? 1 : 0]!, 'firer')
    return { state, about: { target: 1, dice: BY_SHELL, attacks }, n: 0 }
  },
})

const batteryGiven = z.strictObject({ ...pair, battery: z.enum(['main', 'secondary']).default('main') })
const battery = procedure<Attack, z.infer<typeof batteryGiven>>({
  name: 'battery',
  title: 'One battery, one attack: to hit, level of damage, damage dice',
  rules: [R['FP-HIT-A'], R['FP-HIT-B'], R['FP-LVL-A'], R['FP-LVL-B'], R['FP-DMG-A']],
  given: batteryGiven,
  example: { firer: 'Iron Duke', target: 'Derfflinger', range: 20, battery: 'main' },
  steps: BATTERY,
  begin(given, setting) {
    const state = stateOf([given.firer, given.target], given, sun(given.silhouetted), setting)
    mustPass(refuseFire(state, 0, given.battery, 1), 'firer')
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

const damage = procedure<Harm, z.infer<typeof harmGiven>>({
  name: 'damage',
  title: 'The coloured dice at one level of damage',
  rules: [R['FP-DMG-A'], R['FP-DMG-RED-A'], R['FP-DMG-BLUE-A'], R['FP-DMG-GREEN-A'], R['FP-DMG-WHITE-A']],
  given: harmGiven,
  example: { target: 'Derfflinger', level: 'H' },
  steps: DAMAGE,
  begin: (given, setting) => ({
    state: stateOf([given.target], quiet(given.year, given.period), 0, setting),
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
const specialEffect = procedure<Effected, z.infer<typeof effectGiven>>({
  name: 'special-effect',
  title: 'The special effect of a hit: whether there is one, which, and what it does',
  rules: [R['FP-SPFX-0'], R['FP-R74']],
  given: effectGiven,
  example: { target: 'Derfflinger', level: 'H' },
  steps: [once((desk, harm, n) => (harm.certain ? throwEffect(desk, harm, n) : testAtLevel(desk, harm, n))), ...DICE],
  begin: (given, setting) => ({
    state: stateOf([given.target], quiet(given.year, given.period), 0, setting),
    about: { ...harmOf(given.by), certain: given.certain },
    n: levelOf(given.level),
  }),
})

const { range: _, silhouetted: __, ...seaState } = pair
const torpedoGiven = z.strictObject(seaState)
const torpedo = procedure<Contact, z.infer<typeof torpedoGiven>>({
  name: 'torpedo',
  title: 'A torpedo marker that has come to its target: whether it hits, and what it does',
  rules: [R['FP-TORP-D'], R['FP-TORP-E'], R['FP-TORP-F'], R['FP-TORP-G']],
  given: torpedoGiven,
  example: { firer: 'Wakeful', target: 'Derfflinger' },
  steps: TORPEDO,
  begin(given, setting) {
    const state = stateOf([given.firer, given.target], { ...given, range: 0 }, 0, setting)
    mustPass(refuseLaunch(state, 0, 1), 'firer')
    const { worst, damaged } = state.ships[0]!
    return { state, about: contactOf({ target: 1, torpedo: sheetAt(state, 0).torpedo, worst, damaged }), n: 0 }
  },
})

const dropGiven = z.strictObject({ firer: shipGiven, target: shipGiven })
const depthCharge = procedure<Drop, z.infer<typeof dropGiven>>({
  name: 'depth-charge',
  title: 'A DD or DE drops depth charges on a submarine within two inches',
  rules: [R['FP-SUB-E'], R['FP-SUB-F'], R['FP-R113']],
  given: dropGiven,
  example: { firer: 'Wakeful', target: { ship: { name: 'UB 57', nation: 'DEU', year: 1917, class: 'SM' } } },
  steps: DEPTH_CHARGE,
  begin(given, setting) {
    const state = stateOf([given.firer, given.target], quiet(0, 'by-year'), 0, setting)
    mustPass(refuseDrop(state, 0, 1), 'firer')
    return { state, about: { firer: 0, target: 1 }, n: 0 }
  },
})

export const PROCEDURES: readonly Named<Card>[] = [gunfire, battery, damage, specialEffect, torpedo, depthCharge]
