import type { Chart, ChartPlace, Unit, Weapon } from '#kernel/ruleset/index.ts'
import type { Wake } from '../battle/wakes.ts'
import type { Point } from './camera.ts'

/** All that a chart is to show, but for where it is looked at. */
export interface ChartScene {
  readonly chart: Chart
  /** what the water is called */
  readonly place: string
  readonly wakes: ReadonlyMap<number, readonly Wake[]>
  readonly selected: number | null
  readonly target: number | null
  /** who has just fired at whom */
  readonly fired: readonly { readonly from: number; readonly to: number }[]
  /** the chosen weapon, drawn round its ship */
  readonly weapon: Pick<Weapon, 'arcs' | 'bands'> | null
  /** what a look at each enemy tells: its chance, and how many throw */
  readonly chips: readonly Chip[]
  readonly ghost: Ghost | null
  /** where ships may be placed */
  readonly zone: { readonly west: number; readonly east: number; readonly south: number; readonly north: number } | null
  /** what was laid off with the dividers */
  readonly measured: { readonly from: Point; readonly to: Point; readonly words: string } | null
}
export interface Chip {
  readonly unit: number
  readonly figure: string
  readonly words: string
  readonly on: boolean
}
/** A move or a place that is thought of: where it would end, how one gets there, what it costs. */
export interface Ghost {
  readonly unit: number
  readonly at: ChartPlace
  readonly way: readonly ChartPlace[]
  readonly words: string
  readonly ok: boolean
}

export const EMPTY: Omit<ChartScene, 'chart' | 'place' | 'wakes'> = {
  selected: null,
  target: null,
  fired: [],
  weapon: null,
  chips: [],
  ghost: null,
  zone: null,
  measured: null,
}

/** Units that are drawn: those still to be placed are not there. */
export const drawn = ({ units }: Chart): readonly Unit[] => units.filter(({ state }) => state !== 'away')

/**
 * Measures to a foot of hull. As the models are scaled; smaller where ships in line would lie on each other, so that one
 * sees two of them.
 */
export function hullScale(chart: Chart): number {
  const afloat = drawn(chart).filter(({ state }) => state === 'afloat')
  let least = 1
  for (let i = 0; i < afloat.length; i++) {
    for (let j = i + 1; j < afloat.length; j++) {
      const [one, other] = [afloat[i]!, afloat[j]!]
      const apart = Math.hypot(one.east - other.east, one.north - other.north)
      const lengths = ((one.lengthFeet + other.lengthFeet) / 2) * chart.modelScale
      if (apart > 0) least = Math.min(least, (apart * 0.98) / lengths)
    }
  }
  return chart.modelScale * Math.max(0.8, least)
}
