import type { Frozen } from '#kernel/desk/index.ts'
import type { Telling } from '#kernel/event/index.ts'
import type { State } from '../02-ships/state.ts'
import { DEEDS } from '../orders/deeds.ts'
import { EVENTS, type Event } from './events.ts'

/** What happened, in words. The state is that right after the event. */
export const tell = (event: Event, after: Frozen<State>): Telling => EVENTS.tell(event, after, DEEDS.aid(after))
