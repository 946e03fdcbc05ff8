import type { Cite } from '#kernel/book/index.ts'
import type { Frozen } from '#kernel/desk/index.ts'
import type { Attack, Telling } from '#kernel/event/index.ts'
import type { Score } from '#kernel/ruleset/index.ts'
import { deedOf } from './8-written.ts'
import { R } from './book.ts'
import type { Command } from './commands.ts'
import { EVENTS, type Event } from './events.ts'
import type { Seen, State } from './state.ts'
import { nameOf } from './words.ts'

/** What happened, in words. The state is that right after the event. */
export const tell = (event: Event, after: Frozen<State>): Telling =>
  EVENTS.tell(event, after, {
    order: (ship, sealed) => deedText(after, ship, sealed),
    attack: (ship, sealed) => attackOf(deedOf(ship, sealed)),
  })

/** 7.5, 8 What is only written is seen when it is revealed. */
export const attackIn = (command: Command, before: Seen): Attack | null =>
  before.fixed.switches.simultaneous || before.divisions.length > 0 ? null : attackOf(command)

function attackOf(command: Command): Attack | null {
  if (command.type === 'LaunchTorpedoes')
    return { by: command.ship, upon: [command.target], verb: 'launches torpedoes at' }
  if (command.type !== 'FireGuns') return null
  const { ship, batteries, lightGuns } = command
  const upon = [...new Set([...batteries, ...lightGuns].map(({ target }) => target))]
  return upon.length === 0 ? null : { by: ship, upon, verb: 'fires at' }
}

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
