import type { Order, Refusal } from '#kernel/ruleset/index.ts'
import type { Seen } from '../01-ships/state.ts'
import { refusePhase, refuseShip } from '../02-playing/2-2-turn.ts'
import { type Command, ORDERS } from './orders.ts'

/** Why an order may not be given, or null. Each refusal names its rule. */
export function refuse(state: Seen, { command, seat }: Order<Command>): Refusal | null {
  const entry = ORDERS.of(command)
  const common =
    'ship' in command && entry.when !== undefined ? refuseTold(state, seat, command.ship, entry.when) : null
  return common ?? entry.refuse(state, command, seat)
}

/** What is asked of every order to a ship. */
const refuseTold = (state: Seen, seat: number, ship: number, when: string): Refusal | null =>
  refuseShip(state, seat, ship) ?? refusePhase(state, when)
