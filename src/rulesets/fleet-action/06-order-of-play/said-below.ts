import { z } from 'zod'
import { word } from '#kernel/order/index.ts'
import { index } from '../../schema.ts'

// What may be said of mines and of what goes under water.

const layMines = z.strictObject({ type: z.literal('LayMines'), ship: index })
export type LayMines = z.infer<typeof layMines>
/** 6.2, H31 A minelayer leaves a field astern. */
export const LAY_MINES = word<LayMines>(layMines)

const listen = z.strictObject({ type: z.literal('Listen'), ship: index })
export type Listen = z.infer<typeof listen>
/** H32 A ship with ASW factors listens for submarines. */
export const LISTEN = word<Listen>(listen)
