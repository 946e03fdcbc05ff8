import type { SaidBy } from '#kernel/order/index.ts'
import { schemaOfOrders } from '../../schema.ts'
import { changeOrder } from '../02-command/orders.ts'
import { compelledOrder, moveOrder, stationOrder, steamOrder } from '../05-movement/orders.ts'
import { fireOrder } from '../07-gunfire/orders.ts'
import { launchOrder } from '../11-torpedoes/orders.ts'
import { airAttackOrder, dogfightOrder, flyOrder } from '../12-aircraft/orders.ts'
import { concedeOrder, endTurnOrder, passOrder, throwForFirstOrder } from '../battle/orders.ts'
import { diveOrder, hideOrder, huntOrder, moveModelOrder, surfaceOrder } from '../below/model-orders.ts'
import { dropOrder } from '../below/orders.ts'
import { collect } from './order.ts'

const ENTRIES = [
  fireOrder,
  steamOrder,
  endTurnOrder,
  launchOrder,
  dropOrder,
  moveOrder,
  stationOrder,
  compelledOrder,
  changeOrder,
  passOrder,
  concedeOrder,
  throwForFirstOrder,
  flyOrder,
  dogfightOrder,
  airAttackOrder,
  hideOrder,
  moveModelOrder,
  huntOrder,
  surfaceOrder,
  diveOrder,
] as const

/** All that can be said in this book. */
export const ORDERS = collect(ENTRIES)
export type Command = SaidBy<typeof ENTRIES>
export const COMMAND = schemaOfOrders<Command>(ORDERS)
