import { no, type Order, type Refusal } from '#kernel/ruleset/index.ts'
import { BERTH, isGone, SEGMENT, type Seen, seatInTurn } from '../01-classes/state.ts'
import { isOnHerOwn } from '../02-command/squadron.ts'
import { actsNow } from '../battle/acting.ts'
import { R } from '../book/register.ts'
import { type Command, ORDERS } from './orders.ts'

/** Why an order may not be given, or null. Each refusal names its rule. */
export function refuse(state: Seen, { command, seat }: Order<Command>): Refusal | null {
  const entry = ORDERS.of(command)
  const common = 'ship' in command ? refuseShip(state, seat, command.ship, entry.moves === true) : null
  return common ?? entry.refuse(state, command, seat)
}

/** What is asked of every order to a ship. */
function refuseShip(state: Seen, seat: number, ship: number, moves: boolean): Refusal | null {
  const it = state.ships[ship]
  if (it === undefined) return no(R['FP-CLASS-A'], `there is no ship ${ship}`)
  if (it.seat !== seat) return no(R['FP-SEQ-A'], 'that ship is not yours')
  if (seatInTurn(state) !== seat) return no(R['FP-SEQ-A'], 'it is not your turn')
  if (isGone(state, ship)) return no(R['FP-DMG-B'], 'that ship is lost')
  return state.fixed.theatre === null ? null : refuseNow(state, ship, moves)
}

/** SEQ-B, R46, R49, R127 In a battle: whether she is there, and acts in this segment. */
function refuseNow(state: Seen, ship: number, moves: boolean): Refusal | null {
  if (state.over > 0) return no(R['FP-R118'], 'the battle is over')
  const { berth, squadron } = state.ships[ship]!
  if (berth === BERTH.away) return no(R['FP-R49'], 'that ship has left the table')
  if (berth === BERTH.waiting && !moves) return no(R['FP-R127'], 'that ship is still outside')
  if (state.squadrons[squadron]!.brokenOff !== 0)
    return no(R['FP-R46'], 'her squadron breaks off, and neither turns nor fires')
  if (actsNow(state, ship)) return null
  const own = isOnHerOwn(state, ship)
  return state.segment === SEGMENT.own || state.segment === SEGMENT.controlled
    ? no(R['FP-SEQ-B'], own ? 'she acts in segment C, on her own' : 'she acts in segment D, under control')
    : no(R['FP-SEQ-B'], 'ships act in segments C and D')
}
