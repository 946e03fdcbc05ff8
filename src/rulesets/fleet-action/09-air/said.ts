import { z } from 'zod'
import { word } from '#kernel/order/index.ts'
import { index } from '../../schema.ts'

// What may be said of aircraft.

const place = z.number().int().min(-1_000_000).max(1_000_000)

const launchStand = z.strictObject({ type: z.literal('LaunchStand'), stand: index })
export type LaunchStand = z.infer<typeof launchStand>
/** 6.5, H28 A stand that is ready takes off. */
export const LAUNCH_STAND = word<LaunchStand>(launchStand)

const flyStand = z.strictObject({ type: z.literal('FlyStand'), stand: index, x: place, y: place })
export type FlyStand = z.infer<typeof flyStand>
/** 6.5, H28 It flies to a place, or off the table (H42). */
export const FLY_STAND = word<FlyStand>(flyStand)

const landStand = z.strictObject({ type: z.literal('LandStand'), ship: index, stand: index })
export type LandStand = z.infer<typeof landStand>
/** 6.6, H28 A carrier or base takes a stand in. */
export const LAND_STAND = word<LandStand>(landStand)

const attackFromAir = z.strictObject({ type: z.literal('AttackFromAir'), stand: index, target: index })
export type AttackFromAir = z.infer<typeof attackFromAir>
/** 9.11 A stand drops what it carries on a ship. */
export const ATTACK_FROM_AIR = word<AttackFromAir>(attackFromAir)

const strafe = z.strictObject({
  type: z.literal('StrafeFromAir'),
  stand: index,
  target: index,
  factor: z.enum(['strafe', 'antiShip']),
})
export type StrafeFromAir = z.infer<typeof strafe>
/** 9.12 A stand uses its guns on a ship, by one of two factors. */
export const STRAFE_FROM_AIR = word<StrafeFromAir>(strafe)

const fightInAir = z.strictObject({
  type: z.literal('FightInAir'),
  stand: index,
  target: index,
  way: z.enum(['intercept', 'dogfight']),
})
export type FightInAir = z.infer<typeof fightInAir>
/** 9.15 A stand engages another. */
export const FIGHT_IN_AIR = word<FightInAir>(fightInAir)

const jettison = z.strictObject({ type: z.literal('JettisonLoad'), stand: index })
export type JettisonLoad = z.infer<typeof jettison>
/** R55 A stand drops its load into the sea. */
export const JETTISON_LOAD = word<JettisonLoad>(jettison)

const spotFromAir = z.strictObject({ type: z.literal('SpotFromAir'), stand: index, contact: index })
export type SpotFromAir = z.infer<typeof spotFromAir>
/** 6.6, H20 A stand tries to make out what a marker stands for. */
export const SPOT_FROM_AIR = word<SpotFromAir>(spotFromAir)
