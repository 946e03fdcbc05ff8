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
  tubes: z.array(count).max(72),
})
/** 3.2 Legs straight ahead, in the board's lengths, and pivots in tenths of a degree, positive to starboard. */
const move = z.strictObject({
  type: z.literal('Move'),
  ship: index,
  track: z
    .array(
      z.union([
        z.strictObject({ ahead: z.number().int().min(1).max(100_000) }),
        z.strictObject({ pivot: z.number().int().min(-3600).max(3600) }),
      ]),
    )
    .max(24),
  /** 9.6 she makes smoke on her way */
  smoke: z.boolean().optional(),
})
/** 2.13 A ship's place and heading before the first turn, in the board's own numbers. */
const deploy = z.strictObject({
  type: z.literal('Deploy'),
  ship: index,
  x: z.number().int().min(-100_000).max(100_000),
  y: z.number().int().min(-100_000).max(100_000),
  heading: z.number().int().min(0).max(3599),
})
/** R6 A ship that has no legal attack is named and spent. */
const standBy = z.strictObject({ type: z.literal('StandBy'), ship: index })
const pass = z.strictObject({ type: z.literal('Pass') })
const concede = z.strictObject({ type: z.literal('Concede') })
/** A duel's movement: straight on at full speed, the range unchanged (house rule GF-H1-duel). */
const steamOn = z.strictObject({ type: z.literal('SteamOn'), ship: index })
const nextPhase = z.strictObject({ type: z.literal('NextPhase') })

const command = z.discriminatedUnion('type', [
  deploy,
  move,
  fireGuns,
  launchTorpedoes,
  standBy,
  pass,
  concede,
  steamOn,
  nextPhase,
])

export type Deploy = z.infer<typeof deploy>
export type Move = z.infer<typeof move>
export type FireGuns = z.infer<typeof fireGuns>
export type LaunchTorpedoes = z.infer<typeof launchTorpedoes>
export type Command = z.infer<typeof command>
export const COMMAND = schemaOf<Command>(command)
