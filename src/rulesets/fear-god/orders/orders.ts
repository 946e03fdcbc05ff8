import type { SaidBy } from '#kernel/order/index.ts'
import { schemaOfOrders } from '../../schema.ts'
import { fireOrder, launchOrder, starsOrder } from '../06-gunfire/orders.ts'
import {
  draftOrder,
  fightFiresOrder,
  floodHoldsOrder,
  floodMagazinesOrder,
  purgeOrder,
} from '../08-2-fire-and-flooding/orders.ts'
import { flyOffOrder, readyOrder, sendOrder, skyfireOrder } from '../air/orders.ts'
import { concedeOrder, deployOrder, nextPhaseOrder, passOrder } from '../battle/orders.ts'
import { diveOrder, dropOrder, layOrder } from '../below/orders.ts'
import { plotOrder } from '../sailing/orders.ts'
import { collect } from './order.ts'

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
