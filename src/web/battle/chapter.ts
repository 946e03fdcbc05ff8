import type { Chart, ChartPlace } from '#kernel/ruleset/index.ts'
import type { Throw, Told } from '#story/index.ts'

/** One row as it is told and shown. */
export interface Chapter {
  readonly row: number
  /** how it stands after it */
  readonly after: Chart
  readonly turn: number
  readonly phase: number
  readonly hour: string
  readonly entries: readonly LogLine[]
  /** all that was thrown; nothing where it is sealed to this viewer */
  readonly throws: readonly ShownThrow[]
  readonly traces: readonly Trace[]
  /** units that lost something, with how much, and those that were sunk */
  readonly hurt: readonly { readonly unit: number; readonly lost: number }[]
  readonly sunk: readonly number[]
  readonly thrown: boolean
  /** a phase or turn begins with this row */
  readonly turned: boolean
}

/** What is told of one thing that happened. */
export interface LogLine {
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
  /** what it tells of, and what was thrown over it */
  readonly told: readonly Told[]
  readonly throws: readonly ShownThrow[]
}

/** One throw of a row: what was asked, what fell, what it came to. */
export interface ShownThrow extends Pick<Throw, 'why' | 'words' | 'sum' | 'at'> {
  readonly faces: readonly Face[]
  /** scored dice in the book's words, or what happened next */
  readonly result: string
  /** what else this throw brought about, and no other */
  readonly came: readonly string[]
}
export interface Face {
  readonly face: number
  /** of the die */
  readonly sides: number
  readonly as: 'scored' | 'failed' | 'read'
}

/** A move along its way, or an attack: what a chart shows of it. */
export interface Trace {
  readonly unit: number
  readonly targets: readonly number[]
  /** begins where the unit was before */
  readonly way: readonly ChartPlace[]
  /** what she does to her targets: "fires at"; empty for a move */
  readonly verb: string
}
