import type { Chart, Unit } from '#kernel/ruleset/index.ts'
import { beginning, happenings, type OpenedJournal } from '#story/index.ts'
import { watcher } from '../sight.ts'

/** A place on the sea, in the book's measure. */
export interface TrackPlace {
  readonly east: number
  readonly north: number
}
/** Where a ship lay when a turn ended; `from` is the first of several turns that she spent there. */
export interface Tick extends TrackPlace {
  readonly from: number
  readonly turn: number
  /** the way she went there, tenths of a degree */
  readonly course: number
}

export interface DrawnTrack {
  /** as she is at the end */
  readonly unit: Unit
  /** where she began, and every place that she came to */
  readonly places: readonly TrackPlace[]
  readonly ticks: readonly Tick[]
  /** in which she sank or left; null if she did neither */
  readonly gone: number | null
}

/** The ways of all ships through a battle. */
export interface Tracks {
  /** the sea, and how it looks at the end */
  readonly chart: Chart
  readonly begins: Chart['clock']
  readonly tracks: readonly DrawnTrack[]
}

/** In a duel nobody may move at all. */
export const isStill = ({ tracks }: Pick<Tracks, 'tracks'>): boolean =>
  tracks.every(({ places }) => places.length === 1)

/** Null where the book has no chart. */
export function tracksOf(opened: OpenedJournal): Tracks | null {
  const look = watcher(opened)
  let is = look(beginning(opened))
  if (is.chart === null) return null
  let begins = is.chart.clock
  const logs = is.units.map(unit => new Log(unit))
  for (const { before, after } of happenings(opened)) {
    const was = look(before)
    is = look(after)
    // Before its first turn a battle has no time.
    if (begins.turn === 0) begins = is.chart!.clock
    if (was.turn !== is.turn && was.turn > 0) for (const log of logs) log.tick(was.turn)
    is.units.forEach((unit, i) => {
      logs[i]!.see(unit, is.turn)
    })
  }
  return { chart: is.chart!, begins, tracks: logs }
}

/** One ship's way as it is walked. */
class Log implements DrawnTrack {
  unit: Unit
  readonly places: TrackPlace[]
  readonly ticks: Tick[] = []
  gone: number | null = null

  constructor(unit: Unit) {
    this.unit = unit
    this.places = [{ east: unit.east, north: unit.north }]
  }

  see(unit: Unit, turn: number): void {
    if (unit.east !== this.unit.east || unit.north !== this.unit.north)
      this.places.push({ east: unit.east, north: unit.north })
    if (unit.state !== 'afloat') this.gone ??= turn
    this.unit = unit
  }

  tick(turn: number): void {
    if (this.gone !== null) return
    const { east, north, heading } = this.unit
    const last = this.ticks.at(-1)
    const stays = last !== undefined && last.east === east && last.north === north
    if (stays) this.ticks.pop()
    this.ticks.push({ east, north, turn, from: stays ? last.from : turn, course: this.course() ?? heading })
  }

  private course(): number | null {
    const [from, to] = this.places.slice(-2)
    if (from === undefined || to === undefined) return null
    return (Math.atan2(to.east - from.east, to.north - from.north) * 1800) / Math.PI
  }
}
