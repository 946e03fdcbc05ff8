import type { Desk } from '#kernel/desk/index.ts'
import { chronicle, type Written } from '#kernel/event/index.ts'
import type { State } from '../01-ships/state.ts'
import * as sequence from '../02-playing/events.ts'
import * as movement from '../03-movement/events.ts'
import * as gunfire from '../04-gunfire/events.ts'
import * as torpedoes from '../05-torpedoes/events.ts'
import * as criticals from '../06-criticals/events.ts'
import * as written from '../07-divisions/events.ts'
import * as advanced from '../09-advanced/events.ts'

/** What can happen, chapter by chapter: the only code of this book that changes a state. */
export * from '../02-playing/events.ts'
export * from '../03-movement/events.ts'
export * from '../04-gunfire/events.ts'
export * from '../05-torpedoes/events.ts'
export * from '../06-criticals/events.ts'
export * from '../07-divisions/events.ts'
export * from '../09-advanced/events.ts'

export type Event =
  | Written<typeof sequence>
  | Written<typeof movement>
  | Written<typeof gunfire>
  | Written<typeof torpedoes>
  | Written<typeof criticals>
  | Written<typeof written>
  | Written<typeof advanced>
export type GrandFleetsDesk = Desk<State, Event>

export const EVENTS = chronicle<State, Event>(sequence, movement, gunfire, torpedoes, criticals, written, advanced)
export const { apply, vocabulary } = EVENTS
