import { z } from 'zod'
import { word } from '#kernel/order/index.ts'
import { index } from '../../schema.ts'

// What may be said of movement, markers and turns about.

const centimetres = z.number().int().min(0).max(99)
const place = z.number().int().min(-1_000_000).max(1_000_000)
const heading = z.number().int().min(0).max(3599)

const steer = z.strictObject({
  type: z.literal('Steer'),
  ship: index,
  legs: z
    .array(z.strictObject({ ahead: centimetres, turn: z.number().int().min(-450).max(450) }))
    .max(24)
    .describe('centimetres ahead, then tenths of a degree to starboard'),
  smoke: z.boolean(),
  below: z.boolean().optional().describe('of a submarine: under water from now on, or on the surface'),
})
export type Steer = z.infer<typeof steer>
/** 6.4, H17 A ship's move: so far ahead, a turn, and again; and whether she makes smoke (H23). */
export const STEER = word<Steer>(steer)

const withdraw = z.strictObject({ type: z.literal('Withdraw'), ship: index })
export type Withdraw = z.infer<typeof withdraw>
/** H33 A ship whose morale has broken makes off. */
export const WITHDRAW = word<Withdraw>(withdraw)

const moveContact = z.strictObject({ type: z.literal('MoveContact'), contact: index, x: place, y: place })
export type MoveContact = z.infer<typeof moveContact>
/** H20 A Contact marker's move. */
export const MOVE_CONTACT = word<MoveContact>(moveContact)

const deploy = z.strictObject({ type: z.literal('Deploy'), contact: index, heading })
export type Deploy = z.infer<typeof deploy>
/** 6.4 A squadron comes out from under its marker. */
export const DEPLOY = word<Deploy>(deploy)

const spot = z.strictObject({ type: z.literal('Spot'), ship: index, contact: index })
export type Spot = z.infer<typeof spot>
/** 6.6 A ship tries to make out what a marker stands for. */
export const SPOT = word<Spot>(spot)

const spotHidden = z.strictObject({ type: z.literal('SpotFromContact'), contact: index, target: index })
export type SpotFromContact = z.infer<typeof spotHidden>
/** H20 So does the leader of a squadron that is still under its own. */
export const SPOT_FROM_CONTACT = word<SpotFromContact>(spotHidden)

const placeSquadron = z.strictObject({
  type: z.literal('PlaceSquadron'),
  squadron: index,
  x: place,
  y: place,
  heading,
  knots: centimetres,
})
export type PlaceSquadron = z.infer<typeof placeSquadron>
/** H42 Before the first turn: where a squadron begins, its leader first. */
export const PLACE_SQUADRON = word<PlaceSquadron>(placeSquadron)

const layContacts = z.strictObject({
  type: z.literal('LayContacts'),
  markers: z
    .array(z.strictObject({ squadron: index.nullable(), x: place, y: place }))
    .max(64)
    .describe('a squadron under each, or none; a squadron lies where its leader is'),
})
export type LayContacts = z.infer<typeof layContacts>
/** H20 Before the first turn: which squadrons begin as markers, and where false ones lie. */
export const LAY_CONTACTS = word<LayContacts>(layContacts)
