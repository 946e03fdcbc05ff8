import { z } from 'zod'
import { schemaOf } from '../schema.ts'

const index = z.number().int().min(0).max(999)
const count = z.number().int().min(0).max(99)

/** 4.11 All targets of a ship's guns, named before any die. `held` mounts of each group of the battery stay silent (R31). */
const fireGuns = z.strictObject({
  type: z.literal('FireGuns'),
  ship: index,
  batteries: z.array(z.strictObject({ battery: index, target: index, held: z.array(count).optional() })).max(12),
  lightGuns: z.array(z.strictObject({ target: index, guns: count.min(1) })).max(2),
})
/** 5.11 One target, and how many torpedoes of each group. */
const launchTorpedoes = z.strictObject({
  type: z.literal('LaunchTorpedoes'),
  ship: index,
  target: index,
  tubes: z.array(count).max(12),
})
/** A duel's movement: straight on at full speed, the range unchanged (house rule GF-H1-duel). */
const steamOn = z.strictObject({ type: z.literal('SteamOn'), ship: index })
const nextPhase = z.strictObject({ type: z.literal('NextPhase') })

const command = z.discriminatedUnion('type', [fireGuns, launchTorpedoes, steamOn, nextPhase])

export type FireGuns = z.infer<typeof fireGuns>
export type LaunchTorpedoes = z.infer<typeof launchTorpedoes>
export type Command = z.infer<typeof command>
export const COMMAND = schemaOf<Command>(command)
