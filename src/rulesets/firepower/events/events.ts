import type { Desk } from '#kernel/desk/index.ts'
import { chronicle, type Written } from '#kernel/event/index.ts'
import type { State } from '../01-classes/state.ts'
import * as command from '../02-command/events.ts'
import * as movement from '../05-movement/events.ts'
import * as conditions from '../06-conditions/events.ts'
import * as gunfire from '../07-gunfire/events.ts'
import * as damage from '../09-damage/events.ts'
import * as torpedoes from '../11-torpedoes/events.ts'
import * as aircraft from '../12-aircraft/events.ts'
import * as turn from '../battle/events.ts'
import * as submarines from '../below/events.ts'

/** What can happen, part by part: the only code of this book that changes a state. */
export * from '../02-command/events.ts'
export * from '../05-movement/events.ts'
export * from '../06-conditions/events.ts'
export * from '../07-gunfire/events.ts'
export * from '../09-damage/events.ts'
export * from '../11-torpedoes/events.ts'
export * from '../12-aircraft/events.ts'
export * from '../battle/events.ts'
export * from '../below/events.ts'

export type Event =
  | Written<typeof turn>
  | Written<typeof command>
  | Written<typeof movement>
  | Written<typeof conditions>
  | Written<typeof gunfire>
  | Written<typeof damage>
  | Written<typeof torpedoes>
  | Written<typeof aircraft>
  | Written<typeof submarines>
export type FirepowerDesk = Desk<State, Event>

export const EVENTS = chronicle<State, Event>(
  turn,
  command,
  movement,
  conditions,
  gunfire,
  damage,
  torpedoes,
  aircraft,
  submarines,
)
export const { apply, vocabulary } = EVENTS
