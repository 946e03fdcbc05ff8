import type { Desk } from '#kernel/desk/index.ts'
import { chronicle, type Written } from '#kernel/event/index.ts'
import * as sheet from '../02-data-sheet/events.ts'
import type { State } from '../02-data-sheet/state.ts'
import * as turn from '../06-order-of-play/events.ts'
import * as below from '../06-order-of-play/events-below.ts'
import * as move from '../06-order-of-play/events-move.ts'
import * as squadron from '../06-order-of-play/events-squadron.ts'
import * as air from '../09-air/events.ts'
import * as combat from '../09-combat/events.ts'
import * as damage from '../10-damage/events.ts'

/** What can happen, chapter by chapter: the only code of this book that changes a state. */
export * from '../02-data-sheet/events.ts'
export * from '../06-order-of-play/events.ts'
export * from '../06-order-of-play/events-below.ts'
export * from '../06-order-of-play/events-move.ts'
export * from '../06-order-of-play/events-squadron.ts'
export * from '../09-air/events.ts'
export * from '../09-combat/events.ts'
export * from '../10-damage/events.ts'

export type Event =
  | Written<typeof turn>
  | Written<typeof move>
  | Written<typeof squadron>
  | Written<typeof below>
  | Written<typeof sheet>
  | Written<typeof combat>
  | Written<typeof damage>
  | Written<typeof air>
export type FleetDesk = Desk<State, Event>

export const EVENTS = chronicle<State, Event>(turn, move, squadron, below, sheet, combat, damage, air)
export const { apply, vocabulary } = EVENTS
