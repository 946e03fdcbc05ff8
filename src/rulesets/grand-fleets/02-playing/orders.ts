import { z } from 'zod'
import { word } from '#kernel/order/index.ts'
import { turnAt } from '#kernel/turn/index.ts'
import { phaseNow, TURN } from '../01-ships/state.ts'
import { carryOutDivision } from '../07-divisions/7-5-together.ts'
import { reveal } from '../08-simultaneous/8-simultaneous.ts'
import { WRITING } from '../08-simultaneous/8-written.ts'
import { R } from '../book/register.ts'
import { type GrandFleetsDesk, sideConceded, sidePassed } from '../events/events.ts'
import { collect, order } from '../orders/order.ts'
import { refuseConceding, refusePass, refuseTurning } from './2-2-turn.ts'
import { DEPLOY, deploy, refuseDeploy } from './2-13-deployment.ts'
import { placeOffers } from './2-13-places.ts'
import { isAwaited, mayOrder } from './2-activation.ts'
import { begin, nextPhase } from './2-sequence.ts'

/** 2.13 A ship is placed. */
export const deployOrder = order(DEPLOY, {
  by: 'side',
  refuse: (state, said, seat) => refuseDeploy(state, seat, said),
  carryOut: (desk, said) => deploy(desk, said),
  offers: placeOffers,
})

const pass = z.strictObject({ type: z.literal('Pass') })

/** 3, 4, 5 A side has no more to say in this phase; by 8 it is ready, and when all are, everything is done together. */
export const passOrder = order(word<z.infer<typeof pass>>(pass), {
  by: 'side',
  refuse: (state, _, seat) => refusePass(state, seat),
  carryOut(desk, _, seat) {
    const { simultaneous } = desk.state.fixed.switches
    if (!simultaneous && desk.state.written.length > 0) carryOutDivision(desk)
    sidePassed(desk, { seat }, (simultaneous ? WRITING : PASS)[phaseNow(desk.state)]!)
    if (simultaneous && !isAwaited(desk.state)) reveal(desk)
  },
  offers(state, seat) {
    if (state.deploying !== 0 || !mayOrder(state, seat)) return []
    const command = { type: 'Pass' } as const
    return state.fixed.switches.simultaneous
      ? [{ kind: 'say', words: 'Our orders are written', why: WRITING[phaseNow(state)]!, command }]
      : [{ kind: 'say', words: 'No more in this phase', why: R['GF-R6'], command }]
  },
})
const PASS = [R['GF-3-nopass'], R['GF-4-nopass'], R['GF-5-nopass']] as const

const concede = z.strictObject({ type: z.literal('Concede') })

/** 2.2 A side gives up. */
export const concedeOrder = order(word<z.infer<typeof concede>>(concede), {
  by: 'side',
  refuse: (state, _, seat) => refuseConceding(state, seat),
  carryOut: (desk, _, seat) => sideConceded(desk, { seat }, R['GF-2.2-length']),
  offers: () => [
    { kind: 'say', words: 'Concede the battle', why: R['GF-2.2-length'], command: { type: 'Concede' as const } },
  ],
})

/** What a side may say, in the order in which a table offers it. */
export const SAYINGS = collect([deployOrder, passOrder, concedeOrder])

const next = z.strictObject({ type: z.literal('NextPhase') })

/** 2.2 The umpire begins a battle; in a duel he turns every phase, and what is written is done (8). */
export const nextPhaseOrder = order(word<z.infer<typeof next>>(next), {
  by: 'umpire',
  refuse: (state, _, seat) => refuseTurning(state, seat),
  carryOut: turnPhase,
})

function turnPhase(desk: GrandFleetsDesk): void {
  if (turnAt(TURN, desk.state.now) === 0) return begin(desk)
  if (desk.state.written.length > 0) reveal(desk)
  nextPhase(desk)
}
