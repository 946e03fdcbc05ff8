import type { Frozen } from '#kernel/desk/index.ts'
import type { Telling } from '#kernel/event/index.ts'
import { DEEDS } from './deeds.ts'
import { EVENTS, type Event } from './events.ts'
import type { State } from './state.ts'

/** What happened, in words. The state is that right after the event. */
export const tell = (event: Event, after: Frozen<State>): Telling => EVENTS.tell(event, after, DEEDS.aid(after))
