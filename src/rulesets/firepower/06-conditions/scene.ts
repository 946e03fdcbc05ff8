import { z } from 'zod'
import { type Card, periodOf } from '../01-classes/ship.ts'
import { LIGHTS, type Scene, type Weather } from '../01-classes/state.ts'
import { partsOf } from '../book/lengths.ts'
import { PERIODS } from '../book/tables.ts'

/** What the book asks about place and time, for duels and procedures alike. */
export const situation = {
  light: z.enum(LIGHTS).default('day').describe('time of day, which does not change'),
  weather: z.enum(['good', 'bad']).default('good').describe('bad weather spoils the aim'),
  year: z
    .number()
    .int()
    .max(1945)
    .refine(year => year === 0 || year >= 1895, 'the book begins in 1895')
    .default(0)
    .describe(
      'year of the battle; 0: when the later ship was new, and had the first radar that she got in that period',
    ),
  period: z
    .enum(['by-year', ...PERIODS])
    .default('by-year')
    .describe('technology of ranges, rates and torpedoes'),
}

export interface Situation {
  readonly range: number
  readonly light: (typeof LIGHTS)[number]
  readonly weather: 'good' | 'bad'
  readonly year: number
  readonly period: 'by-year' | (typeof PERIODS)[number]
}

/** R4 The period is named, or follows from the year; there is one for both sides (PERIOD-B), and PERIOD-E it settles ranges, rates and torpedoes for both sides. */
export function sceneOf(
  { range, light, weather, year, period }: Situation,
  cards: readonly Card[],
  silhouetted: number,
  fullSpeed: boolean,
): Scene & Weather {
  const date = year === 0 ? usualYear(cards) : year
  return {
    range: partsOf(range),
    year: date,
    period: period === 'by-year' ? periodOf(date) : PERIODS.indexOf(period),
    light: LIGHTS.indexOf(light),
    weather: Number(weather === 'bad'),
    silhouetted,
    fullSpeed,
    smoke: false,
  }
}

/** Where nobody says the year, the battle is when all that they have was there: it counts, not the year of their class (H5). */
function usualYear(cards: readonly Card[]): number {
  const newest = Math.max(...cards.map(card => card.year))
  const sets = cards.flatMap(({ radar }) => (radar !== null && periodOf(radar) === periodOf(newest) ? [radar] : []))
  return Math.max(newest, ...sets)
}
