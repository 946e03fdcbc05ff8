import { type Header, startOf } from '#game/journal/index.ts'
import type { Plain } from '#kernel/desk/index.ts'
import { Dice, Seeded } from '#kernel/dice/index.ts'
import type { Chart, ChartPlace, Present, Sheet, Viewer } from '#kernel/ruleset/index.ts'
import type { Book } from '#rulesets/index.ts'
import { type Act, actsOf, type Told } from '#story/index.ts'
import { heard, type News, type Now, type SeenRow } from '#wire/index.ts'
import type { Chapter, Trace } from './chapter.ts'
import { entriesOf, facesAlone } from './entries.ts'

/** A state of some book, which only that book can read. */
export type BattleState = unknown

/**
 * A battle as this browser knows it: its header, and the rows it was told of. The state after a row is the server's own view
 * where it sent one, and otherwise made from the events before it.
 */
export class Battle {
  readonly book: Book
  readonly header: Header
  readonly present: Present<BattleState, unknown>
  readonly rows: SeenRow[] = []
  private readonly viewer: Viewer
  private readonly start: BattleState
  private readonly states = new Map<number, BattleState>()
  private readonly chapters: Chapter[] = []

  /** `viewer`: who looks on; left out: whoever sees all */
  constructor(book: Book, header: Header, viewer: Viewer = 'umpire') {
    if (book.game === undefined) throw new Error(`${book.title} has no whole battles yet`)
    this.book = book
    this.header = header
    this.viewer = viewer
    this.present = book.game.present
    this.start = startOf(book, header)
    this.states.set(0, this.start)
  }

  add(row: SeenRow): void {
    this.rows.push(row)
  }

  /** The next row as the server tells it; how things stand after it, if it says so: that is then what this viewer sees. */
  take(news: News, before: Now): Now | null {
    const { row, now } = heard(this.book, { ships: this.header.cards.length }, before, news)
    this.add(row)
    if (now !== null) this.states.set(news.row, this.imagined(now.view))
    return now
  }

  imagined(view: Plain): BattleState {
    // what is hidden is guessed at the same way every time
    return this.book.game!.imagine(this.start, view, new Dice(new Seeded(1)))
  }

  /** The state after so many rows. */
  at(rows: number): BattleState {
    let known = Math.min(rows, this.rows.length)
    while (!this.states.has(known)) known--
    for (; known < Math.min(rows, this.rows.length); known++) {
      const next = this.book.copy(this.states.get(known))
      for (const event of this.rows[known]!.events) this.book.apply(next, event)
      this.states.set(known + 1, next)
    }
    return this.states.get(Math.min(rows, this.rows.length))
  }

  chart(state: BattleState): Chart {
    return this.present.chart(state, this.viewer)
  }
  card(state: BattleState, unit: number, at?: number): Sheet {
    return this.present.card(state, unit, at, this.viewer)
  }

  /** What is told and shown of a row, the first being 0. */
  chapter(row: number): Chapter {
    this.chapters[row] ??= this.written(row)
    return this.chapters[row]
  }

  private written(row: number): Chapter {
    const { command, answers } = this.rows[row]!
    const before = this.chart(this.at(row))
    const after = this.chart(this.at(row + 1))
    const acts = this.acts(row)
    const runs = this.runs(acts, before)
    const told = acts.flatMap(act => entriesOf(act, runs, this.book, after.units))
    const isTold = command === null || told.some(({ throws }) => throws.length > 0)
    const [first, ...rest] = told
    // a row of an older revision cannot be worked again: its faces are told alone
    const alone = isTold ? [] : facesAlone(answers)
    const entries = isTold || first === undefined ? told : [{ ...first, throws: alone }, ...rest]
    return {
      row,
      after,
      turn: before.clock.turn,
      phase: phaseOf(before),
      hour: before.clock.hour,
      entries,
      throws: isTold ? told.flatMap(({ throws }) => throws) : alone,
      traces: [...runs.values(), ...acts.flatMap(({ attack }) => (attack === null ? [] : [attackTrace(attack)]))],
      hurt: hurtBetween(before, after),
      sunk: after.units.filter(({ id, state }) => state === 'sunk' && before.units[id]!.state !== 'sunk').map(idOf),
      thrown: answers.some(answer => 'faces' in answer),
      turned: clockText(before) !== clockText(after),
    }
  }

  /** A row's acts, as the one story has them. */
  private acts(row: number): Act[] {
    const { seat, command, ...rest } = this.rows[row]!
    return actsOf(this.book, this.at(row) as never, { ...rest, order: command === null ? null : { seat, command } })
  }

  /** The moves of a row, each from where its unit was before. */
  private runs(acts: readonly Act[], before: Chart): ReadonlyMap<Told, Trace> {
    const places: ChartPlace[] = before.units.map(({ east, north, heading }) => ({ east, north, heading }))
    const runs = new Map<Told, Trace>()
    for (const told of acts.flatMap(act => act.told)) {
      const run = this.present.run(told.event, told.after)
      if (run === null || run.way.length === 0) continue
      // a ship that was not to be seen has come from nowhere
      const start = before.units[run.unit]!.state === 'away' ? [] : [places[run.unit]!]
      const way = [...start, ...run.way]
      places[run.unit] = way.at(-1)!
      runs.set(told, { unit: run.unit, targets: [], way, verb: '' })
    }
    return runs
  }
}

const attackTrace = ({ by, upon, verb }: NonNullable<Act['attack']>): Trace => ({
  unit: by,
  targets: upon,
  way: [],
  verb,
})
const idOf = ({ id }: { readonly id: number }): number => id

const hurtBetween = (before: Chart, after: Chart): Chapter['hurt'] =>
  after.units.flatMap(unit => {
    const was = before.units[unit.id]!.tracks.reduce((sum, track) => sum + track.left, 0)
    const lost = was - unit.tracks.reduce((sum, track) => sum + track.left, 0)
    return lost > 0 ? [{ unit: unit.id, lost }] : []
  })

export const phaseOf = ({ clock }: Chart): number =>
  Math.max(
    0,
    clock.phases.findIndex(phase => phase.toLowerCase() === clock.phase.toLowerCase()),
  )
const clockText = ({ clock }: Chart): string => `${clock.turn} ${clock.phase}`
