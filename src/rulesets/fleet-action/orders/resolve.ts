import type { Order } from '#kernel/ruleset/index.ts'
import type { FleetDesk } from '../events/events.ts'
import { type Command, ORDERS } from './orders.ts'

/** An order that was not refused is carried out. */
export function resolve(desk: FleetDesk, { command, seat }: Order<Command>): void {
  ORDERS.of(command).carryOut(desk, command, seat)
}
