import { z } from 'zod'
import { schemaOf } from '../schema.ts'

const index = z.number().int().min(0).max(999)

/** 8.1 The gunfire of a ship in this phase, named before any of it is resolved. */
const fireGuns = z.strictObject({
  type: z.literal('FireGuns'),
  ship: index,
  batteries: z
    .array(z.strictObject({ battery: index, target: index, shell: index }))
    .min(1)
    .max(16),
})
/** 8.2 In Plotting: crew of the main, casemate or light battery fights casualties, once; null sends them back. */
const draftCrew = z.strictObject({
  type: z.literal('DraftCrew'),
  ship: index,
  from: z.enum(['main', 'casemate', 'light']).nullable(),
})
/** 8.2 In Plotting: no conflagration can reach the magazines any more. */
const floodMagazines = z.strictObject({ type: z.literal('FloodMagazines'), ship: index })
/** 8.2 In Plotting: wind on the bow and fifteen knots, or no longer. */
const fightFires = z.strictObject({ type: z.literal('FightFires'), ship: index, on: z.boolean() })
const nextPhase = z.strictObject({ type: z.literal('NextPhase') })

const command = z.discriminatedUnion('type', [fireGuns, draftCrew, floodMagazines, fightFires, nextPhase])
export type FireGuns = z.infer<typeof fireGuns>
export type DraftCrew = z.infer<typeof draftCrew>
export type Command = z.infer<typeof command>
export const COMMAND = schemaOf<Command>(command)
