import { z } from 'zod'
import { word } from '#kernel/order/index.ts'
import { index } from '../../schema.ts'
import { R } from '../book/register.ts'
import { shipActed, shipSteamed } from '../events/events.ts'
import { order } from '../orders/order.ts'
import { MOVE } from './3-2-track.ts'
import { milesAhead, move, refuseMove } from './3-movement.ts'
import { moveOffers } from './3-plan.ts'

/** 3.2 A ship moves. */
export const moveOrder = order(MOVE, {
  when: 'movement',
  refuse: refuseMove,
  carryOut: move,
  offers: moveOffers,
  words: () => 'to move',
})

const steamOn = z.strictObject({ type: z.literal('SteamOn'), ship: index })

/** A duel's movement: straight on at full speed, the range unchanged (house rule GF-H1-duel). */
export const steamOnOrder = order(word<z.infer<typeof steamOn>>(steamOn), {
  when: 'movement',
  refuse: state =>
    state.fixed.scene.turns === 0 ? null : { why: R['GF-3.2-ahead'], reason: 'a move is given leg by leg' },
  carryOut(desk, { ship }) {
    shipSteamed(desk, { ship, forward: milesAhead(desk.state, ship) }, R['GF-3.24-marker'])
    shipActed(desk, { ship }, R['GF-H1-duel'])
  },
})
