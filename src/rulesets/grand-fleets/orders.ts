import type { SaidBy } from '#kernel/order/index.ts'
import { schemaOfOrders } from '../schema.ts'
import { collect } from './order.ts'
import { concedeOrder, deployOrder, nextPhaseOrder, passOrder } from './orders-2.ts'
import { moveOrder, steamOnOrder } from './orders-3.ts'
import { fireOrder, launchOrder, standByOrder } from './orders-4.ts'

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
