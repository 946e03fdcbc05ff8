import type { SaidBy } from '#kernel/order/index.ts'
import { fireOrder, launchOrder, starsOrder } from '../06-gunfire/orders.ts'
import {
  draftOrder,
  fightFiresOrder,
  floodHoldsOrder,
  floodMagazinesOrder,
  purgeOrder,
} from '../08-2-fire-and-flooding/orders.ts'
import { flyOffOrder, readyOrder, sendOrder, skyfireOrder } from '../air/orders.ts'
import { searchOrder } from '../battle/orders-rescue.ts'
import { diveOrder, dropOrder, layOrder } from '../below/orders.ts'
import { plotOrder } from '../sailing/orders.ts'
import { collect } from './order.ts'

/** S2, H27 What can be written down for a ship, in the order in which a table asks for it. */
export const WRITTEN_ORDERS = [
  plotOrder,
  fireOrder,
  launchOrder,
  starsOrder,
  diveOrder,
  dropOrder,
  layOrder,
  flyOffOrder,
  readyOrder,
  sendOrder,
  skyfireOrder,
  draftOrder,
  floodMagazinesOrder,
  fightFiresOrder,
  purgeOrder,
  floodHoldsOrder,
  searchOrder,
] as const

export const DEEDS = collect(WRITTEN_ORDERS)
export type Deed = SaidBy<typeof WRITTEN_ORDERS>
