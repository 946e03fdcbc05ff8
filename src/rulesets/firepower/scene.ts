import { z } from 'zod'
import { partsOf } from './lengths.ts'
import { type Card, periodOf } from './ship.ts'
import { LIGHTS, type Scene } from './state.ts'
import { PERIODS } from './tables.ts'

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
    .describe('year of the battle; 0: when the later ship was new'),
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

/** R4 The period is named, or follows from the year; PERIOD-E it settles ranges, rates and torpedoes for both sides. */
export function sceneOf(
  { range, light, weather, year, period }: Situation,
  cards: readonly Card[],
  silhouetted: number,
  fullSpeed: boolean,
): Scene {
  const date = year === 0 ? Math.max(...cards.map(card => card.year)) : year
  return {
    range: partsOf(range),
    year: date,
    period: period === 'by-year' ? periodOf(date) : PERIODS.indexOf(period),
    light: LIGHTS.indexOf(light),
    badWeather: weather === 'bad',
    silhouetted,
    fullSpeed,
  }
}
