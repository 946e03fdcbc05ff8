import type { ChartPlace } from '#kernel/ruleset/index.ts'
import type { Battle } from './battle.ts'

/** The way a unit went in one turn, from where she began it. */
export interface Wake {
  readonly turn: number
  readonly way: readonly Pick<ChartPlace, 'east' | 'north'>[]
}

/** Turns that a wake is shown for. */
const TURNS = 4

/** The ways of all units up to a row, the last turns only, the latest last. */
export function wakesAt(battle: Battle, rows: number): ReadonlyMap<number, readonly Wake[]> {
  const wakes = new Map<number, Wake[]>()
  const last = battle.chart(battle.at(rows)).clock.turn
  for (let row = rows - 1; row >= 0; row--) {
    const { turn, traces } = battle.chapter(row)
    if (turn < last - TURNS) break
    for (const { unit, way } of traces) {
      if (way.length > 0) wakes.set(unit, [{ turn, way }, ...(wakes.get(unit) ?? [])])
    }
  }
  return wakes
}
