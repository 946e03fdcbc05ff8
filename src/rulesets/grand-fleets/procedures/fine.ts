import { z } from 'zod'

// R23, R27 Places are kept in thousandths of a mile and tenths of a degree; a finer figure would be rounded over a limit.

const isOf = (figure: number, parts: number): boolean => Math.abs(figure * parts - Math.round(figure * parts)) < 1e-6
export const isThousandths = (miles: number): boolean => isOf(miles, 1000)
export const FINE = {
  miles: 'is measured in thousandths of a mile, and no finer',
  degrees: 'is measured in tenths of a degree, and no finer',
} as const
/** An angle as fine as the board has it. */
export const degrees = z
  .number()
  .min(0)
  .max(360)
  .refine(angle => isOf(angle, 10), FINE.degrees)
