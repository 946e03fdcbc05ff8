import type { SaidBy } from '#kernel/order/index.ts'
import { schemaOfOrders } from '../schema.ts'
import { collect } from './order.ts'
import { flyOffOrder, readyOrder, sendOrder, skyfireOrder } from './orders-air.ts'
import { diveOrder, dropOrder, layOrder } from './orders-below.ts'
import { draftOrder, fightFiresOrder, floodHoldsOrder, floodMagazinesOrder, purgeOrder } from './orders-crew.ts'
import { fireOrder, launchOrder, starsOrder } from './orders-fire.ts'
import { plotOrder } from './orders-sailing.ts'
import { concedeOrder, deployOrder, nextPhaseOrder, passOrder } from './orders-turn.ts'

const ENTRIES = [
  deployOrder,
  plotOrder,
  fireOrder,
  starsOrder,
  launchOrder,
  diveOrder,
  dropOrder,
  layOrder,
  draftOrder,
  floodMagazinesOrder,
  purgeOrder,
  floodHoldsOrder,
  fightFiresOrder,
  readyOrder,
  flyOffOrder,
  sendOrder,
  skyfireOrder,
  passOrder,
  concedeOrder,
  nextPhaseOrder,
] as const

/** All that can be said in this book. */
export const ORDERS = collect(ENTRIES)
export type Command = SaidBy<typeof ENTRIES>
export const COMMAND = schemaOfOrders<Command>(ORDERS)
