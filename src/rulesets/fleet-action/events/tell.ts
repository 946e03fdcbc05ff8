import type { Frozen } from '#kernel/desk/index.ts'
import type { Telling } from '#kernel/event/index.ts'
import type { State } from '../02-data-sheet/state.ts'
import { EVENTS, type Event } from './events.ts'

/** What happened, in words. The state is that right after the event. Nothing is sealed in this book. */
export function tell(event: Event, after: Frozen<State>): Telling {
  const told = EVENTS.tell(event, after, { order: () => '', attack: () => null })
  return isSplash(event) ? { ...told, weight: 'routine' } : told
}
/** Splashes come and go with every salvo. */
const isSplash = (event: Event): boolean =>
  (event.type === 'TrackRose' || event.type === 'TrackFell') && event.track === 'splash'
