import { z } from 'zod'
import { word } from '#kernel/order/index.ts'
import { index } from '../../schema.ts'

// What may be said of guns and torpedoes.

const count = z.number().int().min(0).max(99)
const place = z.number().int().min(-1_000_000).max(1_000_000)

const declareTorpedoes = z.strictObject({
  type: z.literal('DeclareTorpedoes'),
  ship: index,
  aim: z.union([z.strictObject({ target: index }), z.strictObject({ x: place, y: place })]),
  setting: count,
  tubes: z.array(count).max(24),
})
export type DeclareTorpedoes = z.infer<typeof declareTorpedoes>
/** 6.4, H25 Torpedoes aimed at a ship, or a Wide Spread at a place; how many leave each mount. */
export const DECLARE_TORPEDOES = word<DeclareTorpedoes>(declareTorpedoes)

const activate = z.strictObject({
  type: z.literal('Activate'),
  ship: index,
  light: index.nullable(),
  guns: z.array(z.strictObject({ battery: index, target: index, mounts: z.array(count).max(12).optional() })).max(12),
  factors: z
    .array(z.strictObject({ kind: z.enum(['crf', 'mrf', 'asw']), target: index, factors: count.min(1).max(20) }))
    .max(6),
  star: z
    .strictObject({ battery: index, target: index })
    .optional()
    .describe('a battery that fires star shell over a target instead of shooting'),
  flak: z
    .array(z.strictObject({ kind: z.enum(['lrf', 'mrf', 'crf']), stand: index }))
    .max(3)
    .optional(),
})
export type Activate = z.infer<typeof activate>
/** 6.6 All that a ship does when her squadron acts. `mounts` of each line of the battery divide it (R52); `flak` is for aircraft (H27). */
export const ACTIVATE = word<Activate>(activate)
