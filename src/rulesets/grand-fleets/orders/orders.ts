import type { SaidBy } from '#kernel/order/index.ts'
import { schemaOfOrders } from '../../schema.ts'
import { concedeOrder, deployOrder, nextPhaseOrder, passOrder } from '../02-playing/orders.ts'
import { moveOrder, steamOnOrder } from '../03-movement/orders.ts'
import { fireOrder, launchOrder, standByOrder } from '../04-gunfire/orders.ts'
import { collect } from './order.ts'

const ENTRIES = [
  nextPhaseOrder,
  steamOnOrder,
  fireOrder,
  moveOrder,
  launchOrder,
  standByOrder,
  passOrder,
  concedeOrder,
  deployOrder,
] as const

/** All that can be said in this book. */
export const ORDERS = collect(ENTRIES)
export type Command = SaidBy<typeof ENTRIES>
export const COMMAND = schemaOfOrders<Command>(ORDERS)
