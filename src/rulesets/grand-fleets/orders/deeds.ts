import type { SaidBy } from '#kernel/order/index.ts'
import { moveOrder } from '../03-movement/orders.ts'
import { fireOrder, launchOrder, standByOrder } from '../04-gunfire/orders.ts'
import { collect } from './order.ts'

const ENTRIES = [moveOrder, fireOrder, launchOrder, standByOrder] as const

/** 7.5, 8 What a ship may be told, and what can be written down for her: the rest is said, and done at once. */
export const DEEDS = collect(ENTRIES)
export type Deed = SaidBy<typeof ENTRIES>
