import { z } from 'zod'
import { schemaOf } from '../schema.ts'
import { PARTS, WEAPONS, ZONES } from './conditions.ts'

const index = z.number().int().min(0).max(999)

/** 8.1 The gunfire of a ship in this phase, named before any of it is resolved; in a whole battle planned in Plotting, or sealed in Reaction Fire (H27). */
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
/** 8.3 In Plotting: aviation fuel and ordnance are flooded or purged. */
const purgeStores = z.strictObject({ type: z.literal('PurgeStores'), ship: index })
/** 8.3 In Plotting: holds are flooded, by their places on her card. */
const floodHolds = z.strictObject({ type: z.literal('FloodHolds'), ship: index, holds: z.array(index).min(1).max(20) })
/** 8.2 In Plotting: wind on the bow and fifteen knots, or no longer. */
const fightFires = z.strictObject({ type: z.literal('FightFires'), ship: index, on: z.boolean() })
/** H27 In Plotting: her speed for the turn in tenths of a knot, and turns and runs one after the other, in tenths of a degree and yards; the rest of the run is straight on. */
const plot = z.strictObject({
  type: z.literal('Plot'),
  ship: index,
  speed: z.number().int().min(0).max(600),
  legs: z
    .array(
      z.union([
        z.strictObject({ ahead: z.number().int().min(1).max(100_000) }),
        z.strictObject({ turn: z.number().int().min(-3600).max(3600) }),
      ]),
    )
    .max(12),
  /** she steers evasively (6-4) */
  weave: z.boolean().optional(),
})
/** H23 In Plotting: torpedoes of some groups, each along a bearing over the ground. */
const launchTorpedoes = z.strictObject({
  type: z.literal('LaunchTorpedoes'),
  ship: index,
  tubes: z
    .array(
      z.strictObject({
        group: index,
        count: z.number().int().min(1).max(40),
        bearing: z.number().int().min(0).max(3599),
        depth: z.enum(['shallow', 'deep']),
      }),
    )
    .min(1)
    .max(16),
})
/** H32 In Plotting: star shells of some batteries, each over a place by bearing over the ground and yards. */
const fireStarShells = z.strictObject({
  type: z.literal('FireStarShells'),
  ship: index,
  batteries: z
    .array(
      z.strictObject({
        battery: index,
        bearing: z.number().int().min(0).max(3599),
        yards: z.number().int().min(1).max(60_000),
      }),
    )
    .min(1)
    .max(16),
})
/** H34 In Plotting: the depth that a submarine is to have in this turn. */
const dive = z.strictObject({ type: z.literal('Dive'), ship: index, zone: z.enum(ZONES) })
/** H35 In Plotting: a pattern of depth charges on a boat, if she ends Movement near enough. */
const dropCharges = z.strictObject({ type: z.literal('DropCharges'), ship: index, battery: index, target: index })
/** H36 In Plotting: so many mines from each of a battery's rails, along her run. */
const layMines = z.strictObject({
  type: z.literal('LayMines'),
  ship: index,
  battery: index,
  count: z.number().int().min(1).max(12),
})
/** H37 In Plotting: aircraft on deck are armed and fuelled, others brought up to them; or made safe. */
const readyAircraft = z.strictObject({ type: z.literal('ReadyAircraft'), ship: index, on: z.boolean() })
/** H37 In Plotting: so many of them leave at the beginning of Movement, and attack in Planned Fire. */
const flyOff = z.strictObject({
  type: z.literal('FlyOff'),
  ship: index,
  count: z.number().int().min(1).max(40),
  target: index,
  weapon: z.enum(WEAPONS),
})
/** H39 In Plotting: the airship in her company bombs a ship in Planned Fire. */
const sendAirship = z.strictObject({ type: z.literal('SendAirship'), ship: index, target: index })
/** H39 In Plotting: a battery fires at the airship in the company of a ship, instead of its attack. */
const fireAtAirship = z.strictObject({
  type: z.literal('FireAtAirship'),
  ship: index,
  battery: index,
  airship: index.describe('the ship in whose company it flies'),
  part: z.enum(PARTS),
})
/** H25 A ship's place and heading before the first turn, in yards and tenths of a degree. */
const deploy = z.strictObject({
  type: z.literal('Deploy'),
  ship: index,
  x: z.number().int().min(0).max(2_000_000),
  y: z.number().int().min(0).max(2_000_000),
  heading: z.number().int().min(0).max(3599),
})
const pass = z.strictObject({ type: z.literal('Pass') })
const concede = z.strictObject({ type: z.literal('Concede') })
const nextPhase = z.strictObject({ type: z.literal('NextPhase') })

const command = z.discriminatedUnion('type', [
  deploy,
  plot,
  fireGuns,
  fireStarShells,
  launchTorpedoes,
  dive,
  dropCharges,
  layMines,
  draftCrew,
  floodMagazines,
  purgeStores,
  floodHolds,
  fightFires,
  readyAircraft,
  flyOff,
  sendAirship,
  fireAtAirship,
  pass,
  concede,
  nextPhase,
])
export type Plot = z.infer<typeof plot>
export type LaunchTorpedoes = z.infer<typeof launchTorpedoes>
export type Deploy = z.infer<typeof deploy>
export type FireGuns = z.infer<typeof fireGuns>
export type FireStarShells = z.infer<typeof fireStarShells>
export type Dive = z.infer<typeof dive>
export type DropCharges = z.infer<typeof dropCharges>
export type LayMines = z.infer<typeof layMines>
export type ReadyAircraft = z.infer<typeof readyAircraft>
export type FlyOff = z.infer<typeof flyOff>
export type SendAirship = z.infer<typeof sendAirship>
export type FireAtAirship = z.infer<typeof fireAtAirship>
export type FloodHolds = z.infer<typeof floodHolds>
export type DraftCrew = z.infer<typeof draftCrew>
export type Command = z.infer<typeof command>
export const COMMAND = schemaOf<Command>(command)
