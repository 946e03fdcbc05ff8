import { sentenceOf } from '#kernel/event/index.ts'
import type { Seen } from '../02-ships/state.ts'
import type { Event } from './events.ts'
import { tell as telling } from './tell.ts'
import { name } from './words.ts'

/** An event as a sentence. */
export const tell = (event: Event, after: Seen): string =>
  sentenceOf(telling(event, after).phrase, ship => name(after, ship))
