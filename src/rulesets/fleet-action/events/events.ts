import type { Desk } from '#kernel/desk/index.ts'
import { chronicle, type Written } from '#kernel/event/index.ts'
import * as sheet from '../02-data-sheet/events.ts'
import type { State } from '../02-data-sheet/state.ts'
import * as turn from '../06-order-of-play/events.ts'
import * as combat from '../09-combat/events.ts'
import * as damage from '../10-damage/events.ts'

/** What can happen, chapter by chapter: the only code of this book that changes a state. */
export * from '../02-data-sheet/events.ts'
export * from '../06-order-of-play/events.ts'
export * from '../09-combat/events.ts'
export * from '../10-damage/events.ts'

export type Event = Written<typeof turn> | Written<typeof sheet> | Written<typeof combat> | Written<typeof damage>
export type FleetDesk = Desk<State, Event>

export const EVENTS = chronicle<State, Event>(turn, sheet, combat, damage)
export const { apply, vocabulary } = EVENTS
