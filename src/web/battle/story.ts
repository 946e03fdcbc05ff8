import type { Event } from '#kernel/desk/index.ts'
import type { Chart, Place, Present, Trace, Unit } from '#kernel/ruleset/index.ts'
import type { Book } from '#rulesets/index.ts'
import type { Row } from './row.ts'

/** What is told of one thing that happened. */
export interface Entry {
  /** whose doing, or whose misfortune it is; -1 for nobody's */
  readonly side: number
  readonly text: string
  /** what came of it, a line each, where it is more than one thing */
  readonly lines: readonly string[]
  /** names of ships in the text, to be set in italics */
  readonly names: readonly string[]
  readonly units: readonly number[]
  /** nothing but a move: many of them are told in one line */
  readonly isMove: boolean
}

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
interface Known {
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
  const parts: Part[] = [{ told: [], isDeed: true }]
  const traces: Trace[] = []
  const order = command === null ? null : present.trace(command, battle.at(row))
  if (order !== null && order.targets.length > 0) traces.push(order)
  const places: Place[] = before.units.map(({ east, north, heading }) => ({ east, north, heading }))
  let seen = fingerprint(present.chart(state))
  let clock = clockText(present.chart(state))
  for (const event of events) {
    const unit = unitOf(event)
    const card = unit === null ? '' : JSON.stringify(present.card(state, unit).tables)
    book.apply(state, event)
    const chart = present.chart(state)
    const trace = present.trace(event, state)
    if (trace !== null) {
      const { east, north, heading } = places[trace.unit]!
      // a ship that was not to be seen has come from nowhere
      const start = before.units[trace.unit]!.state === 'away' ? [] : [{ east, north, heading }]
      const way = trace.way.length === 0 ? [] : [...start, ...trace.way]
      traces.push({ ...trace, way })
      if (way.length > 0) places[trace.unit] = way.at(-1)!
    }
    const now = fingerprint(chart)
    const matters = now !== seen || (unit !== null && JSON.stringify(present.card(state, unit).tables) !== card)
    if (matters && (trace === null || trace.way.length === 0))
      parts.at(-1)!.told.push({ text: book.tell(event, state), unit })
    if (clockText(chart) !== clock) parts.push({ told: [], isDeed: false })
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
    entries: entriesOf(parts, traces, after.units),
    traces,
    hurt,
    sunk: after.units
      .filter(({ id, state: is }) => is === 'sunk' && before.units[id]!.state !== 'sunk')
      .map(({ id }) => id),
    thrown: answers.some(answer => 'faces' in answer),
    turned: clockText(before) !== clockText(after),
  }
}

interface Part {
  readonly told: { readonly text: string; readonly unit: number | null }[]
  readonly isDeed: boolean
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

function entriesOf(parts: readonly Part[], traces: readonly Trace[], units: readonly Unit[]): Entry[] {
  const names = units.map(({ name }) => name)
  return parts.flatMap(({ told, isDeed }) => {
    if (!isDeed) return groups(told, units)
    const attacks = traces.filter(({ targets }) => targets.length > 0)
    const moves = traces.filter(({ targets, way }) => targets.length === 0 && way.length > 0)
    const entries = moves.map(trace => moveEntry(trace, units))
    if (attacks.length !== 1) {
      const fired = attacks.map(({ unit, targets }) =>
        entry(
          units[unit]!.side,
          `${names[unit]} fires at ${listed(targets.map(id => names[id]!))}`,
          [unit, ...targets],
          names,
        ),
      )
      return [...entries, ...fired, ...groups(told, units)]
    }
    const [{ unit, targets }] = attacks as [Trace]
    const head = `${names[unit]} fires at ${listed(targets.map(id => names[id]!))}`
    const results = told.filter(each => each.unit !== unit).map(({ text }) => text)
    const what = shortened(
      results,
      targets.map(id => names[id]!),
    )
    return [...entries, withResults(units[unit]!.side, head, what, [unit, ...targets], names)]
  })
}

/** One result stands on the line itself, several below it. */
function withResults(
  side: number,
  head: string,
  results: readonly string[],
  units: readonly number[],
  names: readonly string[],
): Entry {
  if (results.length < 2) return entry(side, `${head}: ${results[0] ?? 'without effect'}`, units, names)
  return { ...entry(side, head, units, names), lines: results }
}

function moveEntry({ unit, way }: Trace, units: readonly Unit[]): Entry {
  const names = units.map(({ name }) => name)
  const { heading } = way.at(-1)!
  const course = String(Math.round(heading / 10) % 360).padStart(3, '0')
  return entry(units[unit]!.side, `${names[unit]} moves, heading ${course}°`, [unit], names, true)
}

/** What befell each ship by itself, in one line a ship. */
function groups(told: Part['told'], units: readonly Unit[]): Entry[] {
  const names = units.map(({ name }) => name)
  const by = new Map<number | null, string[]>()
  for (const { text, unit } of told) by.set(unit, [...(by.get(unit) ?? []), text])
  return [...by].map(([unit, texts]) =>
    unit === null
      ? entry(-1, texts.join(' ').replace(/\.$/, ''), [], names)
      : withResults(units[unit]!.side, names[unit]!, shortened(texts, [names[unit]!]), [unit], names),
  )
}

const entry = (
  side: number,
  text: string,
  units: readonly number[],
  names: readonly string[],
  isMove = false,
): Entry => ({
  side,
  text,
  lines: [],
  names: units.map(id => names[id]!),
  units,
  isMove,
})

/** Sentences about one ship, her name left out where it begins one, and each told once. */
function shortened(texts: readonly string[], names: readonly string[]): string[] {
  const counts = new Map<string, number>()
  for (const text of texts) {
    let short = text.replace(/\.$/, '')
    for (const name of names)
      if (names.length === 1 && short.startsWith(name)) short = short.slice(name.length).replace(/^(’s|'s|:)?\s*/, '')
    counts.set(short, (counts.get(short) ?? 0) + 1)
  }
  return [...counts].map(([text, count]) => (count > 1 ? `${text} (${count}×)` : text))
}
const listed = (names: readonly string[]): string =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
