import type { Confidence, Figure } from '#kernel/facts/index.ts'
import type { SourceId } from './sources.ts'

interface Reading {
  readonly source: SourceId
  readonly confidence: Confidence
}

/** Where something was read, to be spread into a battery or a list of light guns. */
export function from(source: SourceId, confidence: Confidence): Reading {
  return { source, confidence }
}

/** Shorthand for many figures of one source: `const f = figure('wiki-tiger', 'high')`, then `f(28)` or `f(28, 'a remark')`. */
export function figure(source: SourceId, confidence: Confidence): (value: number, note?: string) => Figure {
  return (value, note) => (note === undefined ? { value, source, confidence } : { value, source, confidence, note })
}

/** Plate measured in millimetres, in inches to the nearest hundredth. */
export function inches(millimetres: number): number {
  return Math.round(millimetres / 0.254) / 100
}

/** Metres in feet, to the nearest tenth. */
export function feet(metres: number): number {
  return Math.round(metres / 0.03048) / 10
}

/** Metric tons in long tons, to the nearest ton. */
export function longTons(metricTons: number): number {
  return Math.round(metricTons * 0.98421)
}
