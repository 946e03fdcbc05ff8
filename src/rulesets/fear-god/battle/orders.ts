import { z } from 'zod'
import { word } from '#kernel/order/index.ts'
import { no, type Refusal, UMPIRE } from '#kernel/ruleset/index.ts'
import { type Seen, turnOf } from '../02-ships/state.ts'
import { nextPhase } from '../08-1-damage/8-1-phases.ts'
import { R } from '../book/register.ts'
import { sideConceded, sidePassed } from '../events/events.ts'
import { collect, order } from '../orders/order.ts'
import { isPhase } from './s2-aim.ts'
import { sidesAsked } from './s2-asked.ts'
import { DEPLOY, deploy, refuseDeploy, unplacedOf } from './s2-deployment.ts'
import { placePlan } from './s2-places.ts'
import { begin, firstTurn } from './s2-sequence.ts'

// What sides and the umpire say.

export const afterTheEnd = (state: Seen): Refusal | null =>
  state.over > 0 ? no(R['FGDN-H24-victory'], 'the battle is over') : null

/** H27 Only a side that is still writing is asked. */
export const refuseUnasked = (state: Seen, seat: number): Refusal | null =>
  turnOf(state) > 0 && sidesAsked(state).includes(seat)
    ? null
    : no(R['FGDN-H27-orders'], 'your side has nothing to write now')

/** H25 A ship is placed. */
export const deployOrder = order(DEPLOY, {
  by: 'side',
  refuse: (state, said, seat) => refuseDeploy(state, seat, said),
  carryOut(desk, said) {
    if (deploy(desk, said)) firstTurn(desk)
  },
  offers: (state, seat) =>
    turnOf(state) === 0 && sidesAsked(state).includes(seat)
      ? unplacedOf(state, seat).map(unit => ({ kind: 'place', unit, plan: placePlan(state, seat, unit) }))
      : [],
})

const pass = z.strictObject({ type: z.literal('Pass') })

/** H27 A side has written its orders. */
export const passOrder = order(word<z.infer<typeof pass>>(pass), {
  by: 'side',
  refuse: (state, _, seat) => afterTheEnd(state) ?? refuseUnasked(state, seat),
  carryOut: (desk, _, seat) => sidePassed(desk, { seat }, R['FGDN-H27-orders']),
  offers(state, seat) {
    if (turnOf(state) === 0 || !sidesAsked(state).includes(seat)) return []
    const words = isPhase(state, 'plotting') ? 'Our orders are written' : 'No more reaction fire'
    return [{ kind: 'say', words, why: R['FGDN-H27-orders'], command: { type: 'Pass' } as const }]
  },
})

const concede = z.strictObject({ type: z.literal('Concede') })

/** H24 A side gives up. */
export const concedeOrder = order(word<z.infer<typeof concede>>(concede), {
  by: 'side',
  refuse: (state, _, seat) =>
    seat === 0 || seat === 1 ? afterTheEnd(state) : no(R['FGDN-H24-victory'], 'only a side can concede'),
  carryOut: (desk, _, seat) => sideConceded(desk, { seat }, R['FGDN-H24-victory']),
  offers: () => [
    { kind: 'say', words: 'Concede the battle', why: R['FGDN-H24-victory'], command: { type: 'Concede' as const } },
  ],
})

/** What a side may say, in the order in which a table offers it. */
export const SAYINGS = collect([deployOrder, passOrder, concedeOrder])

const next = z.strictObject({ type: z.literal('NextPhase') })

/** H10 The umpire begins a battle; in a duel he turns every phase. */
export const nextPhaseOrder = order(word<z.infer<typeof next>>(next), {
  by: 'umpire',
  inDuel: true,
  refuse(state, _, seat) {
    const may = state.fixed.field === null || (turnOf(state) === 0 && state.deploying === 0)
    return seat === UMPIRE && may ? null : no(R['FGDN-H10-turns'], 'the phases turn by themselves')
  },
  carryOut: desk => (desk.state.fixed.field === null ? nextPhase(desk) : begin(desk)),
})
