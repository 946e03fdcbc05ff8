import { z } from 'zod'
import { index } from '../../schema.ts'
import { MOST_RAIDERS } from './stands.ts'

// What may be said to aircraft.

const place = z.number().int().min(0).max(1_000_000)
export const flyStand = z.strictObject({ type: z.literal('FlyStand'), stand: index, x: place, y: place })
export type FlyStand = z.infer<typeof flyStand>

export const dogfightSaid = z.strictObject({ type: z.literal('Dogfight'), stand: index, target: index })
export type Dogfight = z.infer<typeof dogfightSaid>

export const attackFromAir = z.strictObject({
  type: z.literal('AttackFromAir'),
  stands: z.array(index).max(MOST_RAIDERS),
  target: index,
})
export type AttackFromAir = z.infer<typeof attackFromAir>
