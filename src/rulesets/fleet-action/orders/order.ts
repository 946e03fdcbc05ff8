import { ordersOf } from '#kernel/order/index.ts'
import type { State } from '../02-data-sheet/state.ts'
import type { Event } from '../events/events.ts'

/** One kind of order of this book. */
export const { order, collect } = ordersOf<State, Event>()
