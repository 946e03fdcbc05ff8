import type { SaidBy } from '#kernel/order/index.ts'
import { collect } from './order.ts'
import { flyOffOrder, readyOrder, sendOrder, skyfireOrder } from './orders-air.ts'
import { diveOrder, dropOrder, layOrder } from './orders-below.ts'
import { draftOrder, fightFiresOrder, floodHoldsOrder, floodMagazinesOrder, purgeOrder } from './orders-crew.ts'
import { fireOrder, launchOrder, starsOrder } from './orders-fire.ts'
import { plotOrder } from './orders-sailing.ts'

const ENTRIES = [
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
] as const

/** S2, H27 What can be written down for a ship, in the order in which a table asks for it. */
export const DEEDS = collect(ENTRIES)
export type Deed = SaidBy<typeof ENTRIES>
