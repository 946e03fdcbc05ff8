import { ordersOf } from '#kernel/order/index.ts'
import type { State } from '../01-classes/state.ts'
import type { Event } from '../events/events.ts'

/** One kind of order of this book. `moves`: it may also be given to a ship that is still to come on (R127). */
export const { order, collect } = ordersOf<State, Event, { readonly moves?: true }>()
