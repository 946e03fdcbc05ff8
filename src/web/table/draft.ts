import type { Aim, ChartPlace, Leg } from '#kernel/ruleset/index.ts'

/** An order that is being thought of; nothing of it is said yet. */
export interface Draft {
  readonly unit: number | null
  /** which of the things that the unit may be told; null: the first */
  readonly deed: string | null
  /** which of a unit's moves */
  readonly way: number
  readonly path: readonly Leg[]
  readonly weapon: number | null
  readonly target: number | null
  /** weapons that are turned on a target of their own, or divided between several */
  readonly aims: readonly Aim[]
  /** weapons that stay silent */
  readonly held: readonly number[]
  /** single mounts that stay silent, group by group, of weapons that fire */
  readonly silent: ReadonlyMap<number, readonly number[]>
  readonly place: ChartPlace | null
  /** which of several ways, by its name */
  readonly choice: string | null
}
export const BLANK: Draft = {
  unit: null,
  deed: null,
  way: 0,
  path: [],
  weapon: null,
  target: null,
  aims: [],
  held: [],
  silent: new Map(),
  place: null,
  choice: null,
}
