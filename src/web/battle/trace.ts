import type { ChartPlace } from '#kernel/ruleset/index.ts'

/** A move along its way, or an attack: what a chart shows of it. */
export interface Trace {
  readonly unit: number
  readonly targets: readonly number[]
  /** begins where the unit was before */
  readonly way: readonly ChartPlace[]
  /** what she does to her targets: "fires at"; empty for a move */
  readonly verb: string
}
