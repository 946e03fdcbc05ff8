import { z } from 'zod'
import { schemaOf } from '../schema.ts'

const index = z.number().int().min(0).max(999)
const count = z.number().int().min(0).max(99)
const place = z.number().int().min(-1_000_000).max(1_000_000)

/** 6.4, H25 Torpedoes aimed at a ship, or a Wide Spread at a place; how many leave each mount. */
const declareTorpedoes = z.strictObject({
  type: z.literal('DeclareTorpedoes'),
  ship: index,
  aim: z.union([z.strictObject({ target: index }), z.strictObject({ x: place, y: place })]),
  setting: count,
  tubes: z.array(count).max(24),
})
/** 6.6 All that a ship does when her squadron acts. `mounts` of each line of the battery divide it (R52). */
const activate = z.strictObject({
  type: z.literal('Activate'),
  ship: index,
  light: index.nullable(),
  guns: z.array(z.strictObject({ battery: index, target: index, mounts: z.array(count).max(12).optional() })).max(12),
  factors: z
    .array(z.strictObject({ kind: z.enum(['crf', 'mrf']), target: index, factors: count.min(1).max(20) }))
    .max(6),
})
/** A duel's movement: she takes her station and steams on at her best speed (FA-H54-duel). */
const steamOn = z.strictObject({ type: z.literal('SteamOn'), ship: index })
const nextPhase = z.strictObject({ type: z.literal('NextPhase') })

const command = z.discriminatedUnion('type', [declareTorpedoes, activate, steamOn, nextPhase])

export type DeclareTorpedoes = z.infer<typeof declareTorpedoes>
export type Activate = z.infer<typeof activate>
export type Command = z.infer<typeof command>
export const COMMAND = schemaOf<Command>(command)
