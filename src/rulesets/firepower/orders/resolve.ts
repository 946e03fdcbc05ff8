import type { Order } from '#kernel/ruleset/index.ts'
import { proceed } from '../battle/sequence.ts'
import type { FirepowerDesk } from '../events/events.ts'
import { type Command, ORDERS } from './orders.ts'

/** An order that was not refused is carried out; then a battle goes on until another is wanted. */
export function resolve(desk: FirepowerDesk, { command, seat }: Order<Command>): void {
  ORDERS.of(command).carryOut(desk, command, seat)
  proceed(desk)
}
