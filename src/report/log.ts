import { ruleAt } from '#kernel/book/index.ts'
import { BadInput, type Sheet, type Unit } from '#kernel/ruleset/index.ts'
import { PASSING } from './change.ts'
import { beginning, ending, happenings, type Opened, type State } from './open.ts'
import { sceneOf } from './scene.ts'

/** Something that was done to a ship, or mended. */
export interface Entry {
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
  readonly entries: readonly Entry[]
  readonly unit: Unit
  readonly sheet: Sheet
}

/** What a player would keep on paper of one ship. An event belongs on it if anything that can be seen of her is different after it. */
export function logOf(opened: Opened, name: string): ShipLog {
  const { book } = opened
  if (book.game === undefined) throw new BadInput(`${book.title} has no cards to lay out yet`)
  const { present } = book.game
  const { ship, id } = found(opened, name)
  const unitOf = (state: State): Unit => present.chart(state).units.find(unit => unit.id === id)!
  const condition = (state: State): string => {
    const { tracks, marks, state: end } = unitOf(state)
    return JSON.stringify([
      end,
      tracks,
      marks.filter(mark => !PASSING.includes(mark.name)),
      boxesOf(present.card(state, id)),
    ])
  }
  const entries: Entry[] = []
  let last = condition(beginning(opened))
  for (const { told, before, after, event } of happenings(opened)) {
    const was = last
    last = condition(after)
    if (was === last) continue
    const { turn, hour, phase } = present.chart(before).clock
    entries.push({ turn, hour, phase, text: told, rule: ruleAt(book.register, event.why).id })
  }
  const end = ending(opened)
  return { ship, entries, unit: unitOf(end), sheet: present.card(end, id) }
}

/** Of a card, what is crossed off: figures that follow from the turn or from where she lies say nothing of her. */
const boxesOf = ({ tables }: Sheet): unknown =>
  tables.map(({ lines }) =>
    lines.map(({ cells, under }) => [
      cells.map(cell => (typeof cell === 'object' && 'lost' in cell ? [cell.size, cell.lost] : null)),
      under.map(({ size, lost }) => [size, lost]),
    ]),
  )

/** Her name as the report has it, or the only one that begins so. */
function found({ header, book }: Opened, name: string): { readonly ship: string; readonly id: number } {
  const { ships } = sceneOf(header, book)
  const wanted = name.toLowerCase()
  const exact = ships.findIndex(ship => ship.toLowerCase() === wanted)
  const near = ships.flatMap((ship, id) => (ship.toLowerCase().startsWith(wanted) ? [id] : []))
  const id = exact >= 0 ? exact : near.length === 1 ? near[0]! : -1
  if (id < 0) throw new BadInput(`--ship: there is no one ship ${JSON.stringify(name)}; there are ${ships.join(', ')}`)
  return { ship: ships[id]!, id }
}
