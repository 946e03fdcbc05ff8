import { z } from 'zod'
import { lowest, once, type Plain, type Steps } from '#kernel/desk/index.ts'
import { openSea } from '#kernel/geometry/index.ts'
import { allow, type Named, named, type Setting } from '#kernel/ruleset/index.ts'
import { moment } from '#kernel/turn/index.ts'
import { schemaOf } from '../../schema.ts'
import type { Card } from '../02-data-sheet/ship.ts'
import { CLEAR_DAY, CM, type Seen, type State, TURN } from '../02-data-sheet/state.ts'
import { copy } from '../02-data-sheet/state-copy.ts'
import { setUp } from '../02-data-sheet/state-new.ts'
import { standHolds } from '../06-order-of-play/6-7-air-morale.ts'
import { R } from '../book/register.ts'
import { type Event, standAborted } from '../events/events.ts'
import { ANSWERS, COMBAT, type Fight } from './9-15-combat.ts'
import { aloft, refuseEmpty, type StandGiven, standGiven, standNow } from './given.ts'
import { refuseFight } from './refusals.ts'
import { standAt, standName } from './standing.ts'

// Air combat and the morale of stands as an umpire works them: there are no ships about.

const SEA = openSea({ width: 100 * CM, height: 100 * CM, unit: CM })
function inTheAir(
  given: readonly StandGiven[],
  seats: readonly number[],
  setting: Setting<Card>,
  together = false,
): State {
  const state = aloft(setUp([], [], setting.options, SEA, CLEAR_DAY), given, seats, together)
  state.now = moment(TURN, 1, 'action')
  for (const stand of given.keys()) allow(refuseEmpty(state, stand))
  return state
}
const apart = {
  copy,
  label: (_state: Seen, _choice: unknown, value: number): string => ANSWERS[value] ?? String(value),
  chooser: (state: Seen, { about }: { readonly about: number }): string => `the owner of ${standName(state, about)}`,
  parts: () => ({}),
  decider: lowest,
}

const combatGiven = z.strictObject({
  attacker: standGiven,
  defender: standGiven,
  way: z.enum(['intercept', 'dogfight']).default('dogfight'),
})
type CombatGiven = z.infer<typeof combatGiven>
type Combat = Fight & { readonly given: CombatGiven }
const left = (stand: number) => (state: Seen) => standAt(state, stand).aircraft

export const airCombat: Named<Card> = named<State, Event, Combat, CombatGiven, Card>({
  name: 'air-combat',
  title: 'One stand of aircraft engages another: hits and saves, and the reply',
  rules: [R['FA-9.15-avail'], R['FA-9.15-dice'], R['FA-9.15-mods'], R['FA-9.15-save'], R['FA-H29']],
  given: schemaOf(combatGiven),
  example: {
    attacker: { stand: 'fighter', aircraft: 8 },
    defender: { stand: 'dive bomber', aircraft: 9 },
    way: 'intercept',
  },
  steps: COMBAT,
  fields: {
    attackers: { of: left(0), needs: ['defenders'] },
    defenders: { of: left(1), needs: ['attackers'] },
    loaded: { of: state => standAt(state, 1).loaded > 0, needs: ['attackers', 'defenders'] },
  },
  begin(given, setting) {
    const state = inTheAir([given.attacker, given.defender], [0, 1], setting)
    const fight: Fight = { stand: 0, target: 1, way: given.way }
    allow(refuseFight(state, fight))
    return { state, about: { ...fight, given }, n: 0 }
  },
  result: (state, { given: { attacker, defender } }) =>
    ({ attacker: standNow(state, 0, attacker), defender: standNow(state, 1, defender) }) as Plain,
  ...apart,
})

const moraleGiven = z.strictObject({
  stand: standGiven,
  last: z.boolean().default(false).describe('it is the only stand of its squadron, or the last'),
  command: z.number().int().min(-99).max(99).default(0).describe('the Command Value, which counts for the last stand'),
})
type MoraleGiven = z.infer<typeof moraleGiven>
interface Shaken {
  readonly stand: number
  readonly given: MoraleGiven
}
const MORALE: Steps<State, Event, Shaken> = [
  once((desk, { stand }) => {
    if (!standHolds(desk, stand)) standAborted(desk, { stand }, R['FA-12.4-trigger'])
    return 0
  }),
]
export const standMorale: Named<Card> = named<State, Event, Shaken, MoraleGiven, Card>({
  name: 'stand-morale',
  title: 'The morale test of a stand that has fallen to a third of its aircraft',
  rules: [R['FA-12.4-roll'], R['FA-12.4-trigger'], R['FA-H33']],
  given: schemaOf(moraleGiven),
  example: { stand: { stand: 'torpedo bomber', aircraft: 4 } },
  steps: MORALE,
  fields: { aborts: { of: state => standAt(state, 0).aborts > 0, needs: [] } },
  begin(given, setting) {
    const state = inTheAir(given.last ? [given.stand] : [given.stand, given.stand], [0], setting, true)
    state.sky.squadrons[0]!.cmdv = given.command
    return { state, about: { stand: 0, given }, n: 0 }
  },
  result: (state, { given }) =>
    ({ holds: standAt(state, 0).aborts === 0, stand: standNow(state, 0, given.stand) }) as Plain,
  ...apart,
})
