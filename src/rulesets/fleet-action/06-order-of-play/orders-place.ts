import type { Ask } from '#kernel/order/index.ts'
import { no, type Offer, type PlacePlan, type Refusal } from '#kernel/ruleset/index.ts'
import type { Seen } from '../02-data-sheet/state.ts'
import { placesAt, refusePlace, stripOf } from '../battle/placing.ts'
import { R } from '../book/register.ts'
import { squadronPlaced } from '../events/events.ts'
import { order } from '../orders/order.ts'
import { boardOf } from './6-4-movement.ts'
import { PLACE_SQUADRON, type PlaceSquadron } from './said.ts'

/** H20, H42 Before the first turn, while the side is not ready and no marker of its lies. */
export function refuseBefore(state: Seen, seat: number): Refusal | null {
  if (state.begun > 0) return no(R['FA-H42'], 'the battle has begun')
  if (seat !== 0 && seat !== 1) return no(R['FA-H20'], 'only a side can say that')
  if ((state.ready & (1 << seat)) !== 0) return no(R['FA-H42'], 'your side is ready')
  return state.contacts.some(each => each.seat === seat) ? no(R['FA-H20'], 'your markers are laid') : null
}

/** H42 */
export const placeOrder = order(PLACE_SQUADRON, {
  by: 'side',
  refuse: (state, said, seat) => refuseBefore(state, seat) ?? refusePlace(state, said, seat),
  carryOut(desk, said) {
    const { squadron, heading, knots } = said
    squadronPlaced(desk, { squadron, heading, knots, places: placesAt(desk.state, said) }, R['FA-H42'])
  },
  offers(state, seat, ask): readonly Offer<PlaceSquadron>[] {
    if (state.begun > 0 || state.fixed.theatre?.placing !== true || refuseBefore(state, seat) !== null) return []
    return [...state.squadrons.keys()].flatMap(squadron => {
      const leader = state.ships.findIndex(ship => ship.squadron === squadron)
      const { seat: of, moved } = state.squadrons[squadron]!
      if (of !== seat || moved > 0 || leader < 0) return []
      return [{ kind: 'place' as const, unit: leader, plan: placePlan(state, seat, squadron, leader, ask) }]
    })
  },
})

function placePlan(
  state: Seen,
  seat: number,
  squadron: number,
  leader: number,
  ask: Ask<PlaceSquadron>,
): PlacePlan<PlaceSquadron> {
  const board = boardOf(state)
  const said = ({ east, north, heading }: { east: number; north: number; heading: number }): PlaceSquadron => {
    const { x, y } = board.nearest({ east, north })
    const tenths = ((Math.round(heading) % 3600) + 3600) % 3600
    return { type: 'PlaceSquadron', squadron, x, y, heading: tenths, knots: state.ships[leader]!.pace }
  }
  return {
    zone: stripOf(state, seat),
    try(at) {
      const order = said(at)
      return { at: { ...board.plot(order), heading: order.heading }, refusal: ask(order) }
    },
    command: said,
  }
}
