import type { Frozen } from '#kernel/desk/index.ts'
import { sentenceOf } from '#kernel/event/index.ts'
import { deedOf } from './8-written.ts'
import { EVENTS, type Event } from './events.ts'
import type { Seen, State } from './state.ts'
import { nameOf } from './words.ts'

/** What happened, in one sentence. The state is that after the event. */
export const tell = (event: Event, state: Frozen<State>): string =>
  sentenceOf(
    EVENTS.tell(event, state, (ship, sealed) => deedText(state, ship, sealed)),
    ship => nameOf(state, ship),
  )

/** 7.5, 8 What was written, in words. */
function deedText(state: Seen, ship: number, order: readonly number[]): string {
  const deed = deedOf(ship, order)
  switch (deed.type) {
    case 'Move':
      return 'to move'
    case 'StandBy':
      return 'to hold her fire'
    case 'LaunchTorpedoes':
      return `to launch torpedoes at ${nameOf(state, deed.target)}`
    case 'FireGuns': {
      const targets = new Set([...deed.batteries, ...deed.lightGuns].map(({ target }) => nameOf(state, target)))
      return targets.size === 0 ? 'to hold her fire' : `to fire at ${[...targets].join(' and ')}`
    }
  }
}
