import { eventsOf } from '#kernel/event/index.ts'
import type { State } from '../02-data-sheet/state.ts'

/** One kind of event of this book. */
export const event = eventsOf<State>()
