import { z } from 'zod'
import { isSealed, word } from '#kernel/order/index.ts'
import { index } from '../../schema.ts'
import { phaseNow, sheetAt } from '../01-ships/state.ts'
import { LAUNCH_TORPEDOES, launchTorpedoes } from '../05-torpedoes/5-torpedoes.ts'
import { refuseFreeFire } from '../07-divisions/7-3-fire.ts'
import { WRITING } from '../08-simultaneous/8-written.ts'
import { R } from '../book/register.ts'
import { shipActed } from '../events/events.ts'
import { nameOf } from '../events/words.ts'
import { order } from '../orders/order.ts'
import { hasTarget, refuseFire, refuseLaunch } from './4-5-legality.ts'
import { FIRE_GUNS, type FireGuns, fireGuns } from './4-gunfire.ts'
import { attackPlan } from './offers.ts'

const targetsOf = ({ batteries, lightGuns }: FireGuns): number[] => [
  ...new Set([...batteries, ...lightGuns].map(({ target }) => target)),
]

/** 4 A ship's guns fire. */
export const fireOrder = order(FIRE_GUNS, {
  when: 'gunfire',
  refuse: (state, said) => refuseFire(state, said) ?? refuseFreeFire(state, said),
  carryOut: (desk, said) => fireGuns(desk, said),
  offers: (state, ship, ask) =>
    hasTarget(state, ship) ? [{ kind: 'attack', unit: ship, plan: attackPlan(state, ship, ask) }] : [],
  words(said, state) {
    const targets = targetsOf(said).map(target => nameOf(state, target))
    return targets.length === 0 ? 'to hold her fire' : `to fire at ${targets.join(' and ')}`
  },
  attack(said) {
    const upon = targetsOf(said)
    return upon.length === 0 ? null : { by: said.ship, upon, verb: 'fires at' }
  },
})

/** 5 A ship launches torpedoes. */
export const launchOrder = order(LAUNCH_TORPEDOES, {
  when: 'torpedo',
  refuse: refuseLaunch,
  carryOut: (desk, said) => launchTorpedoes(desk, said),
  offers: (state, ship, ask) =>
    hasTarget(state, ship) ? [{ kind: 'attack', unit: ship, plan: attackPlan(state, ship, ask) }] : [],
  words: ({ target }, state) => `to launch torpedoes at ${nameOf(state, target)}`,
  attack: ({ ship, target }) => ({ by: ship, upon: [target], verb: 'launches torpedoes at' }),
})

const standBy = z.strictObject({ type: z.literal('StandBy'), ship: index })
export type StandBy = z.infer<typeof standBy>

/** R6 A ship without a legal attack may be named and is spent; one that has a target must attack, or her side passes. Where nobody takes turns (8) she may hold her fire. */
export const standByOrder = order(word<StandBy>(standBy, { kind: 3, to: () => [], from: () => ({}) }), {
  when: 'attack',
  refuse(state, { ship }) {
    if (state.fixed.switches.simultaneous || !hasTarget(state, ship)) return null
    const reason = 'she has a target: let her attack, or pass, which ends the phase for your side'
    return { why: R['GF-R6'], reason }
  },
  carryOut: (desk, { ship }) => shipActed(desk, { ship }, R['GF-R6']),
  offers(state, ship) {
    const { name } = sheetAt(state, ship).card
    const say = { kind: 'say', unit: ship, command: { type: 'StandBy', ship } } as const
    if (!hasTarget(state, ship)) {
      return state.fixed.switches.simultaneous ? [] : [{ ...say, words: `${name} has no target`, why: R['GF-R6'] }]
    }
    // 8 what is written for her may be struck out
    const why = WRITING[phaseNow(state)]!
    return isSealed(state.written, ship) ? [{ ...say, words: `${name} holds her fire after all`, why }] : []
  },
  words: () => 'to hold her fire',
})
