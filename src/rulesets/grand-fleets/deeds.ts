import type { SaidBy } from '#kernel/order/index.ts'
import { collect } from './order.ts'
import { moveOrder } from './orders-3.ts'
import { fireOrder, launchOrder, standByOrder } from './orders-4.ts'

const ENTRIES = [moveOrder, fireOrder, launchOrder, standByOrder] as const

/** 7.5, 8 What a ship may be told, and what can be written down for her: the rest is said, and done at once. */
export const DEEDS = collect(ENTRIES)
export type Deed = SaidBy<typeof ENTRIES>
