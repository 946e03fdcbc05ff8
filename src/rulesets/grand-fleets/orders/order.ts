import { ordersOf } from '#kernel/order/index.ts'
import type { State } from '../01-ships/state.ts'
import type { Event } from '../events/events.ts'

/** One kind of order of this book. A ship's is given in its phase; `attack` is gunfire and torpedoes. */
export const { order, collect } = ordersOf<
  State,
  Event,
  { readonly when?: 'movement' | 'gunfire' | 'torpedo' | 'attack' }
>()
