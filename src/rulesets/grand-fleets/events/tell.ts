import type { Cite } from '#kernel/book/index.ts'
import type { Frozen } from '#kernel/desk/index.ts'
import type { Attack, Telling } from '#kernel/event/index.ts'
import type { Score } from '#kernel/ruleset/index.ts'
import type { Seen, State } from '../01-ships/state.ts'
import { R } from '../book/register.ts'
import { DEEDS } from '../orders/deeds.ts'
import { type Command, ORDERS } from '../orders/orders.ts'
import { EVENTS, type Event } from './events.ts'

/** What happened, in words. The state is that right after the event. */
export const tell = (event: Event, after: Frozen<State>): Telling => EVENTS.tell(event, after, DEEDS.aid(after))

/** 7.5, 8 What is only written is seen when it is revealed. */
export const attackIn = (command: Command, before: Seen): Attack | null =>
  before.fixed.switches.simultaneous || before.divisions.length > 0 ? null : ORDERS.attack(command)

/** What the scored dice of a throw are, by the rule that asked for them. */
export const score = (why: Cite): Score | null =>
  HITS.includes(why) ? { one: 'hit', many: 'hits' } : BITES.includes(why) ? { one: 'box', many: 'boxes' } : null
const HITS = [
  R['GF-4.2-dice'],
  R['GF-R28'],
  R['GF-4.23-minus3'],
  R['GF-4.23-minus4'],
  R['GF-4.23-minus5'],
  R['GF-5.2-dice'],
]
const BITES = [R['GF-4.31-roll'], R['GF-R20']]
