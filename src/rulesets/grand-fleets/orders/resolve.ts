import type { Order } from '#kernel/ruleset/index.ts'
import { phaseNow } from '../01-ships/state.ts'
import { proceed } from '../02-playing/2-sequence.ts'
import { orderDivision } from '../07-divisions/7-5-together.ts'
import { orderWritten } from '../07-divisions/events.ts'
import { WRITING } from '../08-simultaneous/8-written.ts'
import type { GrandFleetsDesk } from '../events/events.ts'
import { DEEDS, type Deed } from './deeds.ts'
import { type Command, ORDERS } from './orders.ts'

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
