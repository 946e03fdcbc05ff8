import { eventsOf } from '#kernel/event/index.ts'
import type { State } from '../01-classes/state.ts'

/** One kind of event of this book. */
export const event = eventsOf<State>()
