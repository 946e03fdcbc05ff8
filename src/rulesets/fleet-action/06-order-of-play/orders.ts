import { z } from 'zod'
import { word } from '#kernel/order/index.ts'
import { no, UMPIRE } from '#kernel/ruleset/index.ts'
import { index } from '../../schema.ts'
import { R } from '../book/register.ts'
import { type FleetDesk, shipActed, shipSteamed } from '../events/events.ts'
import { order } from '../orders/order.ts'
import { bestSpeed } from './6-4-movement.ts'
import { nextPhase } from './6-order-of-play.ts'
import { hasActed, inPhase } from './6-refusals.ts'

const steamOn = z.strictObject({ type: z.literal('SteamOn'), ship: index })

/** A duel's movement: she takes her station and steams on at her best speed (FA-H54-duel). */
export const steamOnOrder = order(word<z.infer<typeof steamOn>>(steamOn), {
  refuse: (state, { ship }) =>
    state.fixed.theatre === null
      ? (inPhase(state, 'ship movement') ?? hasActed(state, ship))
      : no(R['FA-H17'], 'a move is given by its way'),
  carryOut: (desk, { ship }) => takeStation(desk, ship),
})

function takeStation(desk: FleetDesk, ship: number): void {
  const { x, y, heading } = desk.state.fixed.stations[ship] ?? desk.state.ships[ship]!
  shipSteamed(desk, { ship, moved: bestSpeed(desk.state, ship), to: { x, y, heading } }, R['FA-H17'])
  shipActed(desk, { ship }, R['FA-H54-duel'])
}

const next = z.strictObject({ type: z.literal('NextPhase') })

export const nextPhaseOrder = order(word<z.infer<typeof next>>(next), {
  by: 'umpire',
  refuse: (state, _said, seat) =>
    seat === UMPIRE && state.fixed.theatre === null ? null : no(R['FA-6-phase-order'], 'the phases turn by themselves'),
  carryOut: desk => nextPhase(desk),
})
