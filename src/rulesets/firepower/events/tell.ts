import type { Frozen } from '#kernel/desk/index.ts'
import type { Telling } from '#kernel/event/index.ts'
import type { State } from '../01-classes/state.ts'
import { EVENTS, type Event } from './events.ts'

/** What happened, in words. The state is that right after the event. Nothing is sealed in this book. */
export const tell = (event: Event, after: Frozen<State>): Telling =>
  EVENTS.tell(event, after, { order: () => '', attack: () => null })

/** What is fired is told by events of its own. */
export const attackIn = (): null => null
