import type { Desk } from '#kernel/desk/index.ts'
import { chronicle, type Written } from '#kernel/event/index.ts'
import * as sequence from './events-2.ts'
import * as movement from './events-3.ts'
import * as gunfire from './events-4.ts'
import * as torpedoes from './events-5.ts'
import * as criticals from './events-6.ts'
import * as written from './events-7.ts'
import * as advanced from './events-9.ts'
import type { State } from './state.ts'

/** What can happen, chapter by chapter: the only code of this book that changes a state. */
export * from './events-2.ts'
export * from './events-3.ts'
export * from './events-4.ts'
export * from './events-5.ts'
export * from './events-6.ts'
export * from './events-7.ts'
export * from './events-9.ts'

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
