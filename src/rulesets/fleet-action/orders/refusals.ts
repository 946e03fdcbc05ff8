import { no, type Order, type Refusal } from '#kernel/ruleset/index.ts'
import { isLost, type Seen } from '../02-data-sheet/state.ts'
import { R } from '../book/register.ts'
import { type Command, ORDERS } from './orders.ts'

/** Why an order may not be given, or null. Each refusal names its rule. */
export function refuse(state: Seen, { command, seat }: Order<Command>): Refusal | null {
  const common = 'ship' in command ? refuseShip(state, seat, command.ship) : null
  return common ?? ORDERS.of(command).refuse(state, command, seat)
}

/** What is asked of every order to a ship. */
function refuseShip(state: Seen, seat: number, ship: number): Refusal | null {
  const it = state.ships[ship]
  if (it === undefined) return no(R['FA-H19'], `there is no ship ${ship}`)
  if (it.seat !== seat) return no(R['FA-H19'], 'that ship is not yours')
  return isLost(state, ship) ? no(R['FA-H37'], 'that ship is lost') : null
}
