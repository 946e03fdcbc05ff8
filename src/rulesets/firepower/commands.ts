import { z } from 'zod'
import { schemaOf } from '../schema.ts'

const index = z.number().int().min(0).max(999)

/** SEQ-A Each player's die for the first turn. */
const throwForFirst = z.strictObject({ type: z.literal('ThrowForFirst') })
/** A duel's movement: straight on at her full rate, the range unchanged (house rule H1). */
const steam = z.strictObject({ type: z.literal('Steam'), ship: index })
/** HIT-A One battery, one target; the other may take another (R70). */
const fireBattery = z.strictObject({
  type: z.literal('FireBattery'),
  ship: index,
  battery: z.enum(['main', 'secondary']),
  target: index,
})
/** TORP-A One marker, its target named. */
const launchTorpedo = z.strictObject({ type: z.literal('LaunchTorpedo'), ship: index, target: index })
/** SUB-F */
const dropDepthCharges = z.strictObject({ type: z.literal('DropDepthCharges'), ship: index, target: index })
/** Torpedoes run, and the turn passes to the other player. */
const endTurn = z.strictObject({ type: z.literal('EndTurn') })

const command = z.discriminatedUnion('type', [
  throwForFirst,
  steam,
  fireBattery,
  launchTorpedo,
  dropDepthCharges,
  endTurn,
])
export type FireBattery = z.infer<typeof fireBattery>
export type Command = z.infer<typeof command>
export const COMMAND = schemaOf<Command>(command)
