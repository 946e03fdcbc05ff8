import { BANDS } from '../02-ships/ship.ts'
import type { Attack } from './6-4-hit-chance.ts'

export const plural = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`
const ASPECT_WORDS = ['broad', 'quarter', 'narrow'] as const

/** Yards as people write them. */
export const yardsText = (yards: number): string => `${String(yards).replace(/\B(?=(\d{3})+$)/g, ',')} yd`

/** A chance as people read it. */
export function percentText(chance: number): string {
  const percent = chance * 100
  if (percent === 0) return '0 %'
  if (percent < 0.1) return 'under 0.1 %'
  return `${percent < 9.95 && !Number.isInteger(percent) ? percent.toFixed(1) : Math.round(percent)} %`
}

/** How the target lies. */
export const factsOf = ({ yards, band, aspect, barrels, contact }: Attack): string =>
  [
    yardsText(yards),
    BANDS[band] ?? 'out of range',
    `${ASPECT_WORDS[aspect]!} aspect`,
    plural(barrels, 'barrel'),
    ...(contact === 'seen' ? [] : [contact]),
  ].join(' · ')

/** 8.2 Severity levels by their names. */
export const LEVELS = ['Minor', 'Major', 'Severe', 'Overwhelmed'] as const

const POINTS = ['N', 'NNE', 'NE', 'ENE', 'E', 'ESE', 'SE', 'SSE', 'S', 'SSW', 'SW', 'WSW', 'W', 'WNW', 'NW', 'NNW']
/** Tenths of a degree as the point of the compass that is nearest. */
export const compassOf = (tenths: number): string => POINTS[Math.round(tenths / 225) % POINTS.length]!
