import { z } from 'zod'

// 2.2 A stand of aircraft as its sheet has it: what does not change.

const whole = z.number().int().min(0)

/** T26 How a stand attacks ships; "guns" is strafing (9.12), which needs no load. */
export const ATTACKS = [
  'dive',
  'skip',
  'fighter-bomber',
  'glide',
  'torpedo',
  'Ohka',
  'FX 1400',
  'Hs 293',
  'Kamikaze',
  'salvo rockets',
  'Tiny Tim',
  'low level',
  'medium level',
  'high level',
] as const
export type AttackType = (typeof ATTACKS)[number]

const attack = z.strictObject({
  type: z.enum(ATTACKS),
  /** R67 of torpedoes alone */
  torpedoModifier: z.number().int().min(-2).max(2).default(0),
  ip: whole.min(1).max(20),
  cv: whole.min(1).max(19),
  pen: whole.max(60),
})

/** T24 */
export const ROLES = ['fighter', 'fighter-bomber', 'other'] as const

/** H43 Air combat factors; null: it has none. */
const factor = whole.max(30).nullable()

export const standSheet = z.strictObject({
  name: z.string(),
  role: z.enum(ROLES),
  aircraft: whole.min(1).max(24),
  hitPoints: whole.min(1).max(30),
  CQ: z.number().int().min(-2).max(2).default(0),
  acf: z.strictObject({
    intercept: factor,
    dogfight1: factor,
    dogfight2: factor,
    strafe: whole.max(30),
    antiShip: whole.max(30),
  }),
  attack: attack.nullable().default(null),
  /** H28 knots, which are centimetres of a turn */
  speed: whole.min(1).max(600),
  /** what it can rise from and land on */
  from: z.enum(['land', 'deck', 'water']).default('deck'),
})
export type StandSheet = z.infer<typeof standSheet>
export type Load = NonNullable<StandSheet['attack']>
