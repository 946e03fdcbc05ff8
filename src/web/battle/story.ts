import type { Chart, ChartPlace, Present } from '#kernel/ruleset/index.ts'
import type { Book } from '#rulesets/index.ts'
import { type Act, actsOf, type Told } from '#story/index.ts'
import { entriesOf, type LogLine } from './entries.ts'
import type { SeenRow } from './row.ts'
import type { Trace } from './trace.ts'

/** One row as it is told and shown. */
export interface Chapter {
  readonly row: number
  readonly turn: number
  readonly phase: number
  readonly hour: string
  readonly entries: readonly LogLine[]
  readonly traces: readonly Trace[]
  /** units that lost something, with how much, and those that were sunk */
  readonly hurt: readonly { readonly unit: number; readonly lost: number }[]
  readonly sunk: readonly number[]
  readonly thrown: boolean
  /** a phase or turn begins with this row */
  readonly turned: boolean
}

/** What must be known of a battle to tell one of its rows. */
export interface KnownBattle {
  readonly book: Book
  readonly present: Present<unknown, unknown>
  readonly rows: readonly SeenRow[]
  at(rows: number): unknown
}

export function chapterOf(battle: KnownBattle, row: number): Chapter {
  const { present } = battle
  const before = present.chart(battle.at(row))
  const after = present.chart(battle.at(row + 1))
  const acts = actsAt(battle, row)
  const runs = new Map(runsIn(battle, acts, before).map(run => [run.told, run.trace]))
  return {
    row,
    turn: before.clock.turn,
    phase: phaseOf(before),
    hour: before.clock.hour,
    entries: acts.flatMap(act => entriesOf(act, runs, battle.book, after.units)),
    traces: [...runs.values(), ...acts.flatMap(({ attack }) => (attack === null ? [] : [attackTrace(attack)]))],
    hurt: hurtBetween(before, after),
    sunk: after.units
      .filter(({ id, state: is }) => is === 'sunk' && before.units[id]!.state !== 'sunk')
      .map(({ id }) => id),
    thrown: battle.rows[row]!.answers.some(answer => 'faces' in answer),
    turned: clockText(before) !== clockText(after),
  }
}

/** A row's acts, as the one story has them. */
function actsAt(battle: KnownBattle, row: number): Act[] {
  const { seat, command, ...rest } = battle.rows[row]!
  return actsOf(battle.book, battle.at(row) as never, { ...rest, order: command === null ? null : { seat, command } })
}

const attackTrace = ({ by, upon, verb }: NonNullable<Act['attack']>): Trace => ({
  unit: by,
  targets: upon,
  way: [],
  verb,
})

/** The moves of a row, each from where its unit was before. */
function runsIn({ present }: KnownBattle, acts: readonly Act[], before: Chart): { told: Told; trace: Trace }[] {
  const places: ChartPlace[] = before.units.map(({ east, north, heading }) => ({ east, north, heading }))
  return acts.flatMap(act =>
    act.told.flatMap(told => {
      const run = present.run(told.event, told.after)
      if (run === null || run.way.length === 0) return []
      // a ship that was not to be seen has come from nowhere
      const start = before.units[run.unit]!.state === 'away' ? [] : [places[run.unit]!]
      const way = [...start, ...run.way]
      places[run.unit] = way.at(-1)!
      return [{ told, trace: { unit: run.unit, targets: [], way, verb: '' } }]
    }),
  )
}

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
