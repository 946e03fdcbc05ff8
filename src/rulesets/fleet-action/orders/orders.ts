import type { SaidBy } from '#kernel/order/index.ts'
import { schemaOfOrders } from '../../schema.ts'
import { nextPhaseOrder, steamOnOrder } from '../06-order-of-play/orders.ts'
import {
  beginOrder,
  concedeOrder,
  deployOrder,
  doneOrder,
  layContactsOrder,
  moveContactOrder,
  spotFromContactOrder,
  spotOrder,
  steerOrder,
  withdrawOrder,
} from '../06-order-of-play/orders-battle.ts'
import { layMinesOrder, listenOrder } from '../06-order-of-play/orders-below.ts'
import { placeOrder } from '../06-order-of-play/orders-place.ts'
import { attackFromAirOrder, fightOrder, jettisonOrder, strafeOrder } from '../09-air/orders-act.ts'
import { flyOrder, landOrder, launchOrder, spotFromAirOrder } from '../09-air/orders-move.ts'
import { activateOrder, declareOrder } from '../09-combat/orders.ts'
import { collect } from './order.ts'

const ENTRIES = [
  activateOrder,
  steamOnOrder,
  nextPhaseOrder,
  declareOrder,
  steerOrder,
  withdrawOrder,
  moveContactOrder,
  deployOrder,
  spotOrder,
  spotFromContactOrder,
  layContactsOrder,
  beginOrder,
  doneOrder,
  concedeOrder,
  layMinesOrder,
  listenOrder,
  placeOrder,
  launchOrder,
  flyOrder,
  landOrder,
  spotFromAirOrder,
  attackFromAirOrder,
  strafeOrder,
  fightOrder,
  jettisonOrder,
] as const

/** All that can be said in this book. */
export const ORDERS = collect(ENTRIES)
export type Command = SaidBy<typeof ENTRIES>
export const COMMAND = schemaOfOrders<Command>(ORDERS)
