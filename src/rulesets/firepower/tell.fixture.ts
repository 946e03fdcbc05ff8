import { sentenceOf } from '#kernel/event/index.ts'
import type { Event } from './events.ts'
import type { Seen } from './state.ts'
import { nameOf, tell as telling } from './tell.ts'

/** An event as a sentence. */
export const tell = (event: Event, after: Seen): string =>
  sentenceOf(telling(event, after).phrase, ship => nameOf(after, ship))
