import type { Order } from '#kernel/ruleset/index.ts'
import { proceed } from '../battle/s2-sequence.ts'
import { R } from '../book/register.ts'
import { type FearGodDesk, orderWritten } from '../events/events.ts'
import { DEEDS, type Deed } from './deeds.ts'
import { type Command, ORDERS } from './orders.ts'

/** An order that was not refused is carried out; in a whole battle a ship's is written down, and the battle goes on until another is wanted (S2). */
export function resolve(desk: FearGodDesk, { seat, command }: Order<Command>): void {
  const entry = ORDERS.of(command)
  if (desk.state.fixed.field === null) return entry.carryOut(desk, command, seat)
  if (entry.seal === null) entry.carryOut(desk, command, seat)
  else {
    const deed = command as Deed
    orderWritten(desk, { ship: deed.ship, order: DEEDS.seal(deed) }, R['FGDN-H27-orders'])
  }
  proceed(desk)
}
