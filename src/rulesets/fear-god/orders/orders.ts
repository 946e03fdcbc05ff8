import type { SaidBy } from '#kernel/order/index.ts'
import { schemaOfOrders } from '../../schema.ts'
import { concedeOrder, deployOrder, nextPhaseOrder, passOrder } from '../battle/orders.ts'
import { WRITTEN_ORDERS } from './deeds.ts'
import { collect } from './order.ts'

const ENTRIES = [deployOrder, ...WRITTEN_ORDERS, passOrder, concedeOrder, nextPhaseOrder] as const

/** All that can be said in this book. */
export const ORDERS = collect(ENTRIES)
export type Command = SaidBy<typeof ENTRIES>
export const COMMAND = schemaOfOrders<Command>(ORDERS)
