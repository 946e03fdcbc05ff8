import { no, type Refusal } from '#kernel/ruleset/index.ts'
import { FORMATIONS, MOVEMENTS, SEGMENT, type Seen, seatInTurn } from '../01-classes/state.ts'
import { R } from '../book/register.ts'
import { ordersChanged } from '../events/events.ts'
import { order } from '../orders/order.ts'
import { CHANGE_ORDERS, type ChangeOrders } from './change.ts'
import { type Change, changeOrders, takesOrders } from './control.ts'
import { changeOffers } from './offers.ts'

/** ORD-A One order of one squadron; before the first turn any, and without a throw (SETUP-E). */
export const changeOrder = order(CHANGE_ORDERS, {
  by: 'side',
  refuse: (state, said, seat) => refuseSquadron(state, said, seat) ?? refuseChange(state, said, seat),
  carryOut(desk, said) {
    const orders = changed(desk.state, said)
    if (desk.state.first < 0) ordersChanged(desk, orders, R['FP-SETUP-E'])
    else changeOrders(desk, orders)
  },
  offers: (state, seat, ask) => state.squadrons.flatMap((_, squadron) => changeOffers(state, squadron, seat, ask)),
})

/** Both of its orders as they would be. */
function changed(state: Seen, { squadron, movement, formation }: ChangeOrders): Change {
  const now = state.squadrons[squadron]!
  return {
    squadron,
    movement: movement === undefined ? now.movement : MOVEMENTS.indexOf(movement),
    formation: formation === undefined ? now.formation : FORMATIONS.indexOf(formation),
  }
}

function refuseSquadron(state: Seen, said: ChangeOrders, seat: number): Refusal | null {
  const squadron = state.squadrons[said.squadron]
  if (squadron === undefined) return no(R['FP-SETUP-D'], `there is no squadron ${said.squadron}`)
  if (squadron.seat !== seat) return no(R['FP-SETUP-D'], 'that squadron is not yours')
  const { movement, formation } = changed(state, said)
  return movement === squadron.movement && formation === squadron.formation
    ? no(R['FP-C3-D'], 'those are its orders')
    : null
}

function refuseChange(state: Seen, said: ChangeOrders, seat: number): Refusal | null {
  if (state.over > 0) return no(R['FP-R118'], 'the battle is over')
  if (state.first < 0)
    return (state.ready & (1 << seat)) === 0 ? null : no(R['FP-SETUP-E'], 'your first orders are written')
  if (seatInTurn(state) !== seat) return no(R['FP-SEQ-A'], 'it is not your turn')
  if (state.segment !== SEGMENT.change) return no(R['FP-SEQ-B'], 'orders are changed in segment A')
  if (state.changed === 1) return no(R['FP-ORD-A'], 'one order has been changed in this turn, or tried')
  if (state.flags[seat]! < 0) return no(R['FP-R29'], 'there is no fleet flagship to change it')
  if (!takesOrders(state, said.squadron)) return no(R['FP-R45'], 'that squadron takes no more orders')
  const both = said.movement !== undefined && said.formation !== undefined
  return both ? no(R['FP-ORD-A'], 'one order at a time: movement or formation') : null
}
