import type { Cite } from '#kernel/book/index.ts'
import { no, type Order, type Refusal } from '#kernel/ruleset/index.ts'
import type { Seen } from '../02-ships/state.ts'
import { afterTheEnd, refuseUnasked } from '../battle/orders.ts'
import { isPhase, refuseLost } from '../battle/s2-aim.ts'
import { R } from '../book/register.ts'
import { type Command, ORDERS } from './orders.ts'

/** Why an order may not be given, or null. Each refusal names its rule. */
export function refuse(state: Seen, { command, seat }: Order<Command>): Refusal | null {
  const entry = ORDERS.of(command)
  return refuseAny(state, command, seat, entry) ?? entry.refuse(state, command, seat)
}

/** What is asked of every order. */
function refuseAny(
  state: Seen,
  command: Command,
  seat: number,
  { by, inDuel, inReaction }: ReturnType<typeof ORDERS.of>,
): Refusal | null {
  // H9 two ships alone: the umpire turns the phases, and nobody moves
  const isDuel = state.fixed.field === null
  if (isDuel && inDuel === undefined) return no(R['FGDN-H9-duel'], 'a duel has no board')
  if (by !== undefined || !('ship' in command)) return null
  if (isDuel) return refuseShip(state, command.ship, seat, R['FGDN-H9-duel'])
  const refusal = afterTheEnd(state) ?? refuseShip(state, command.ship, seat, R['FGDN-H27-orders'])
  if (refusal !== null) return refusal
  if (state.ships[command.ship]!.away > 0) return no(R['FGDN-H24-victory'], 'that ship has left the board')
  return refuseUnasked(state, seat) ?? (inReaction ? null : refuseLate(state))
}

function refuseShip(state: Seen, ship: number, seat: number, why: Cite): Refusal | null {
  const it = state.ships[ship]
  if (it === undefined) return no(why, `there is no ship ${ship}`)
  if (it.seat !== seat) return no(why, 'that ship is not yours')
  return refuseLost(state, ship)
}

const refuseLate = (state: Seen): Refusal | null =>
  isPhase(state, 'plotting') ? null : no(R['FGDN-H27-orders'], 'that is ordered in Plotting')
