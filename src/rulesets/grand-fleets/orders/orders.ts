import type { SaidBy } from '#kernel/order/index.ts'
import { schemaOfOrders } from '../../schema.ts'
import { concedeOrder, deployOrder, nextPhaseOrder, passOrder } from '../02-playing/orders.ts'
import { moveOrder, steamOnOrder } from '../03-movement/orders.ts'
import { fireOrder, launchOrder, standByOrder } from '../04-gunfire/orders.ts'
import { collect } from './order.ts'

const ENTRIES = [
  deployOrder,
  moveOrder,
  fireOrder,
  launchOrder,
  standByOrder,
  passOrder,
  concedeOrder,
  steamOnOrder,
  nextPhaseOrder,
] as const

/** All that can be said in this book. */
export const ORDERS = collect(ENTRIES)
export type Command = SaidBy<typeof ENTRIES>
export const COMMAND = schemaOfOrders<Command>(ORDERS)
