import type { Desk } from '#kernel/desk/index.ts'
import { chronicle, type Written } from '#kernel/event/index.ts'
import type { State } from '../02-ships/state.ts'
import * as gunfire from '../06-gunfire/events.ts'
import * as damage from '../08-1-damage/events.ts'
import * as boats from '../08-1-damage/events-boats.ts'
import * as casualties from '../08-2-fire-and-flooding/events.ts'
import * as criticals from '../08-3-criticals/events.ts'
import * as sea from '../08-3-criticals/events-sea.ts'
import * as repairs from '../08-4-repairs/events.ts'
import * as air from '../08-7-aircraft/events.ts'
import * as flying from '../air/events.ts'
import * as below from '../below/events.ts'
import * as sailing from '../sailing/events.ts'

/** What can happen, chapter by chapter: the only code of this book that changes a state. */
export * from '../06-gunfire/events.ts'
export * from '../08-1-damage/events.ts'
export * from '../08-1-damage/events-boats.ts'
export * from '../08-2-fire-and-flooding/events.ts'
export * from '../08-3-criticals/events.ts'
export * from '../08-3-criticals/events-sea.ts'
export * from '../08-4-repairs/events.ts'
export * from '../08-7-aircraft/events.ts'
export * from '../air/events.ts'
export * from '../below/events.ts'
export * from '../sailing/events.ts'

export type Event =
  | Written<typeof gunfire>
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
  gunfire,
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
