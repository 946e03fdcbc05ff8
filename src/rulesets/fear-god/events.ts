import type { Desk } from '#kernel/desk/index.ts'
import { chronicle, type Written } from '#kernel/event/index.ts'
import * as damage from './events-8-1.ts'
import * as casualties from './events-8-2.ts'
import * as criticals from './events-8-3.ts'
import * as repairs from './events-8-4.ts'
import * as air from './events-air.ts'
import * as below from './events-below.ts'
import * as boats from './events-boats.ts'
import * as flying from './events-flying.ts'
import * as sailing from './events-sailing.ts'
import * as sea from './events-sea.ts'
import type { State } from './state.ts'

/** What can happen, chapter by chapter: the only code of this book that changes a state. */
export * from './events-8-1.ts'
export * from './events-8-2.ts'
export * from './events-8-3.ts'
export * from './events-8-4.ts'
export * from './events-air.ts'
export * from './events-below.ts'
export * from './events-boats.ts'
export * from './events-flying.ts'
export * from './events-sailing.ts'
export * from './events-sea.ts'

export type Event =
  | Written<typeof damage>
  | Written<typeof casualties>
  | Written<typeof criticals>
  | Written<typeof repairs>
  | Written<typeof air>
  | Written<typeof below>
  | Written<typeof boats>
  | Written<typeof flying>
  | Written<typeof sailing>
  | Written<typeof sea>
export type FearGodDesk = Desk<State, Event>

export const EVENTS = chronicle<State, Event>(
  damage,
  casualties,
  criticals,
  repairs,
  air,
  below,
  boats,
  flying,
  sailing,
  sea,
)
export const { apply, vocabulary } = EVENTS
