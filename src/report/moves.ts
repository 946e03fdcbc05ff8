import type { Unit } from '#kernel/ruleset/index.ts'
import { listed } from '#story/index.ts'
import type { Sight } from './sight.ts'
import { bearing, roundly } from './words.ts'

/** Whoever lies as she lay has made no move. */
const isStill = ({ from, to, length }: Run): boolean => length === 0 && from === to

interface Run {
  readonly name: string
  readonly side: number
  readonly from: number
  to: number
  length: number
}

/** Who went where in one turn, summed up side by side: nobody wants a line for every ship's move. */
export class Moves {
  private readonly runs = new Map<number, Run>()
  private measure = ''
  private times = 1

  get any(): boolean {
    return this.runs.size > 0
  }

  add(before: Sight, after: Sight, moved: readonly number[]): void {
    this.measure = after.chart?.measure ?? ''
    this.times = after.chart?.times ?? 1
    after.units.forEach((is, i) => {
      if (moved.includes(is.id)) this.step(before.units[i]!, is)
    })
  }

  private step(was: Unit, { id, name, side, east, north, heading }: Unit): void {
    const run = this.runs.get(id) ?? { name, side, from: was.heading, to: heading, length: 0 }
    run.to = heading
    run.length += Math.hypot(east - was.east, north - was.north)
    this.runs.set(id, run)
  }

  /** A sentence for each side that moved. */
  lines(sides: readonly string[]): string[] {
    return sides.flatMap((name, side) => {
      const names = new Map<string, string[]>()
      for (const [, run] of [...this.runs].sort(([one], [other]) => one - other)) {
        if (run.side !== side || isStill(run)) continue
        const way = this.wayOf(run)
        names.set(way, [...(names.get(way) ?? []), run.name])
      }
      const ways = [...names].map(([way, who]) => `${listed(who)} ${way}`)
      return ways.length === 0 ? [] : [`${name}: ${ways.join('; ')}.`]
    })
  }

  private wayOf({ from, to, length }: Run): string {
    if (length === 0) return `to ${bearing(to)} on the spot`
    const course = from === to ? ` on ${bearing(to)}` : `, ${bearing(from)} to ${bearing(to)}`
    const far = this.times === 1 ? roundly(length) : Math.round(length * this.times)
    return `${far} ${this.measure}${course}`
  }
}
