import { ruleAt } from '#kernel/book/index.ts'
import { BadInput, type Sheet, type Unit } from '#kernel/ruleset/index.ts'
import { ending, happenings, type OpenedJournal, type StoryState, sentence } from '#story/index.ts'
import { shipNames } from './scene.ts'

/** Something that was done to a ship, or mended. */
export interface LogEntry {
  readonly turn: number
  /** of the day: 19:12 */
  readonly hour: string
  readonly phase: string
  readonly text: string
  /** the rule by which it happened */
  readonly rule: string
}
/** A ship's log sheet: what befell her and when, and her card as it lies there now. */
export interface ShipLog {
  readonly ship: string
  /** why it is told although it was not fought again to the byte; null: it was */
  readonly unproved: string | null
  readonly entries: readonly LogEntry[]
  readonly unit: Unit
  readonly sheet: Sheet
}

/** What a player would keep on paper of one ship. It has what the story tells of her, but for what is only kept in order. */
export function logOf(opened: OpenedJournal, name: string): ShipLog {
  const { book } = opened
  if (book.game === undefined) throw new BadInput(`${book.title} has no cards to lay out yet`)
  const { present } = book.game
  const { ship, id } = found(opened, name)
  const unitOf = (state: StoryState): Unit => present.chart(state).units.find(unit => unit.id === id)!
  const entries: LogEntry[] = []
  for (const each of happenings(opened)) {
    if (each.about !== id || each.weight === 'routine') continue
    const { turn, hour, phase } = present.chart(each.before).clock
    entries.push({ turn, hour, phase, text: sentence(book, each), rule: ruleAt(book.register, each.event.why).id })
  }
  const end = ending(opened)
  return { ship, unproved: opened.unproved, entries, unit: unitOf(end), sheet: present.card(end, id) }
}

/** Her name as the report has it, or the only one that begins so. */
function found(opened: OpenedJournal, name: string): { readonly ship: string; readonly id: number } {
  const ships = shipNames(opened)
  const wanted = name.toLowerCase()
  const exact = ships.findIndex(ship => ship.toLowerCase() === wanted)
  const near = ships.flatMap((ship, id) => (ship.toLowerCase().startsWith(wanted) ? [id] : []))
  const id = exact >= 0 ? exact : near.length === 1 ? near[0]! : -1
  if (id < 0) throw new BadInput(`--ship: there is no one ship ${JSON.stringify(name)}; there are ${ships.join(', ')}`)
  return { ship: ships[id]!, id }
}
