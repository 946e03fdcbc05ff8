import { z } from 'zod'
import { word } from '#kernel/order/index.ts'
import { index } from '../../schema.ts'
import { FORMATIONS, MOVEMENTS } from '../01-classes/state.ts'

/** ORD-A What a player says to change one order of one squadron. */
const change = z.strictObject({
  type: z.literal('ChangeOrders'),
  squadron: index,
  movement: z.enum(MOVEMENTS).optional().describe('a new movement order'),
  formation: z.enum(FORMATIONS).optional().describe('a new formation order'),
})
export type ChangeOrders = z.infer<typeof change>
export const CHANGE_ORDERS = word<ChangeOrders>(change)
