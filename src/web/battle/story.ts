import type { Event } from '#kernel/desk/index.ts'
import type { Chart, Place, Present, Trace } from '#kernel/ruleset/index.ts'
import type { Book } from '#rulesets/index.ts'
import { type Entry, entriesOf, noPart } from './entries.ts'
import type { Row } from './row.ts'

/** One row as it is told and shown. */
export interface Chapter {
  readonly row: number
  readonly turn: number
  readonly phase: number
  readonly hour: string
  readonly entries: readonly Entry[]
  /** ways begin where the unit was before */
  readonly traces: readonly Trace[]
  /** units that lost something, with how much, and those that were sunk */
  readonly hurt: readonly { readonly unit: number; readonly lost: number }[]
  readonly sunk: readonly number[]
  readonly thrown: boolean
  /** a phase or turn begins with this row */
  readonly turned: boolean
}

/** What must be known of a battle to tell one of its rows. */
export interface Known {
  readonly book: Book
  readonly present: Present<unknown, unknown>
  readonly rows: readonly Row[]
  at(rows: number): unknown
}

export function chapterOf(battle: Known, row: number): Chapter {
  const { present, book } = battle
  const before = present.chart(battle.at(row))
  const { command, events, answers } = battle.rows[row]!
  const state = book.copy(battle.at(row))
  const parts = [noPart()]
  const order = command === null ? null : present.trace(command, battle.at(row))
  if (order !== null && order.targets.length > 0) parts[0]!.traces.push({ ...order, event: -1 })
  const places: Place[] = before.units.map(({ east, north, heading }) => ({ east, north, heading }))
  let seen = fingerprint(present.chart(state))
  let clock = clockText(present.chart(state))
  for (const [i, event] of events.entries()) {
    const unit = unitOf(event)
    const part = parts.at(-1)!
    part.events.push(i)
    const card = unit === null ? '' : JSON.stringify(present.card(state, unit).tables)
    book.apply(state, event)
    const chart = present.chart(state)
    const trace = present.trace(event, state)
    const came = trace?.came === true
    if (trace !== null && !came) {
      const { east, north, heading } = places[trace.unit]!
      // a ship that was not to be seen has come from nowhere
      const start = before.units[trace.unit]!.state === 'away' ? [] : [{ east, north, heading }]
      const way = trace.way.length === 0 ? [] : [...start, ...trace.way]
      part.traces.push({ ...trace, way, event: i })
      if (way.length > 0) places[trace.unit] = way.at(-1)!
    }
    const now = fingerprint(chart)
    const matters = now !== seen || (unit !== null && JSON.stringify(present.card(state, unit).tables) !== card)
    const text = came || (matters && (trace === null || trace.way.length === 0)) ? book.tell(event, state) : ''
    if (came) part.came.push({ ...trace, text, event: i })
    else if (text !== '') part.told.push({ text, unit, event: i })
    if (clockText(chart) !== clock) parts.push(noPart())
    seen = now
    clock = clockText(chart)
  }
  const after = present.chart(battle.at(row + 1))
  const hurt = after.units.flatMap(unit => {
    const was = before.units[unit.id]!.tracks.reduce((sum, track) => sum + track.left, 0)
    const lost = was - unit.tracks.reduce((sum, track) => sum + track.left, 0)
    return lost > 0 ? [{ unit: unit.id, lost }] : []
  })
  return {
    row,
    turn: before.clock.turn,
    phase: phaseOf(before),
    hour: before.clock.hour,
    entries: parts.flatMap(part => entriesOf(part, after.units)),
    traces: parts.flatMap(({ traces }) => traces),
    hurt,
    sunk: after.units
      .filter(({ id, state: is }) => is === 'sunk' && before.units[id]!.state !== 'sunk')
      .map(({ id }) => id),
    thrown: answers.some(answer => 'faces' in answer),
    turned: clockText(before) !== clockText(after),
  }
}

export const phaseOf = ({ clock }: Chart): number =>
  Math.max(
    0,
    clock.phases.findIndex(phase => phase.toLowerCase() === clock.phase.toLowerCase()),
  )
const clockText = ({ clock }: Chart): string => `${clock.turn} ${clock.phase}`

/** Every book's events that are about one ship say which. */
function unitOf(event: Event): number | null {
  const { ship } = event as Event & { readonly ship?: unknown }
  return typeof ship === 'number' ? ship : null
}

/** What a look at the chart shows, but for what comes and goes with every order. */
function fingerprint({ units }: Chart): string {
  return JSON.stringify(
    units.map(({ tracks, marks, state }) => [
      tracks,
      marks.filter(({ name }) => name !== 'speed' && name !== 'splash'),
      state,
    ]),
  )
}
