import type { Order } from '#kernel/ruleset/index.ts'
import { proceed } from './2-sequence.ts'
import { orderDivision } from './7-5-together.ts'
import { WRITING } from './8-written.ts'
import { DEEDS, type Deed } from './deeds.ts'
import type { GrandFleetsDesk } from './events.ts'
import { orderWritten } from './events-7.ts'
import { type Command, ORDERS } from './orders.ts'
import { phaseNow } from './state.ts'

/** An order that was not refused is carried out, or written down; then the battle goes on until another is wanted. */
export function resolve(desk: GrandFleetsDesk, order: Order<Command>): void {
  carryOut(desk, order)
  proceed(desk)
}

function carryOut(desk: GrandFleetsDesk, { seat, command }: Order<Command>): void {
  const entry = ORDERS.of(command)
  const { fixed, divisions } = desk.state
  if (entry.seal === null || (!fixed.switches.simultaneous && divisions.length === 0))
    return entry.carryOut(desk, command, seat)
  const deed = command as Deed
  if (!fixed.switches.simultaneous) return orderDivision(desk, deed)
  orderWritten(desk, { ship: deed.ship, order: DEEDS.seal(deed) }, WRITING[phaseNow(desk.state)]!)
}
