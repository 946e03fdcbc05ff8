import { sentenceOf } from '#kernel/event/index.ts'
import type { Seen } from '../02-data-sheet/state.ts'
import type { Event } from './events.ts'
import { tell as telling } from './tell.ts'
import { nameOf } from './words.ts'

/** An event as a sentence. */
export const tell = (event: Event, after: Seen): string =>
  sentenceOf(telling(event, after).phrase, ship => nameOf(after, ship))
