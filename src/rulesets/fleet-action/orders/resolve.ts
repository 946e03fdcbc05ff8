import type { Order } from '#kernel/ruleset/index.ts'
import { unitOfAir } from '../06-order-of-play/6-alternation.ts'
import { proceed } from '../06-order-of-play/6-sequence.ts'
import { kindAt } from '../09-air/standing.ts'
import { R } from '../book/register.ts'
import { type FleetDesk, unitBegan } from '../events/events.ts'
import { type Command, ORDERS } from './orders.ts'

/** An order that was not refused is carried out. */
export function resolve(desk: FleetDesk, { command, seat }: Order<Command>): void {
  if (desk.state.fixed.theatre === null) return ORDERS.of(command).carryOut(desk, command, seat)
  if ('ship' in command && desk.state.active < 0) beginWith(desk, command.ship)
  else if ('stand' in command && desk.state.active < 0) beginInAir(desk, command.stand)
  ORDERS.of(command).carryOut(desk, command, seat)
  proceed(desk)
}

/** P4, P6 The first order to a ship brings her squadron to act. */
function beginWith(desk: FleetDesk, ship: number): void {
  unitBegan(desk, { unit: desk.state.ships[ship]!.squadron }, R['FA-6.6-action'])
}
function beginInAir(desk: FleetDesk, stand: number): void {
  const { squadron } = kindAt(desk.state, stand)
  unitBegan(desk, { unit: unitOfAir(desk.state, squadron) }, R['FA-6.5-air-move'])
}
