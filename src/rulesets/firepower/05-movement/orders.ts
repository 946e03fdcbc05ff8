import { z } from 'zod'
import type { Cite } from '#kernel/book/index.ts'
import type { Ask } from '#kernel/order/index.ts'
import { word } from '#kernel/order/index.ts'
import { no, type Offer, type Refusal } from '#kernel/ruleset/index.ts'
import { index } from '../../schema.ts'
import { DID, moveRate, type Seen } from '../01-classes/state.ts'
import { mayMove } from '../battle/acting.ts'
import { isHidden } from '../below/models.ts'
import { R } from '../book/register.ts'
import { shipSteamed } from '../events/events.ts'
import { nameOf } from '../events/words.ts'
import { order } from '../orders/order.ts'
import { goesHerWay, refuseMove } from './choice.ts'
import { compelledWhy, compelledWords, goAsCompelled, refuseForced } from './forced.ts'
import { refuseStation, stationWay } from './formation.ts'
import { go, type Move } from './move.ts'
import { movePlan } from './plan.ts'

const steam = z.strictObject({ type: z.literal('Steam'), ship: index })

/** A duel's movement: straight on at her full rate, the range unchanged (house rule H1). */
export const steamOrder = order(word<z.infer<typeof steam>>(steam), {
  refuse(state, { ship }) {
    if (state.fixed.theatre !== null) return no(R['FP-MOVE-A'], 'a move is given by its way')
    return (state.ships[ship]!.did & DID.steam) === 0 ? null : no(R['FP-MOVE-A'], 'that ship has moved in this turn')
  },
  carryOut: (desk, { ship }) => shipSteamed(desk, { ship, moved: moveRate(desk.state, ship) }, R['FP-H1-duel']),
})

const length = z.number().int().min(0).max(100_000)
const move = z.strictObject({
  type: z.literal('Move'),
  ship: index,
  ahead: length.describe('parts of an inch, 1,280 to one'),
  turn: z.number().int().min(-900).max(900).describe('tenths of a degree, to starboard'),
  after: length,
})

/** MOVE-A to MOVE-D A ship that is free to choose goes her way: within her orders, if she is under control. */
export const moveOrder = order(word<Move>(move), {
  moves: true,
  refuse: (state, said) => refuseHidden(state, said.ship) ?? refuseMove(state, said.ship, said),
  carryOut: (desk, { ship, ahead, turn, after }) => go(desk, ship, { ahead, turn, after }),
  offers: (state, ship, ask) =>
    goesHerWay(state, ship) && mayMove(state, ship)
      ? [
          {
            kind: 'move',
            unit: ship,
            deed: 'Move',
            plan: movePlan(state, ship, ask, way => ({ type: 'Move' as const, ship, ...way })),
          },
        ]
      : [],
})

/** H52 Who is hidden moves by her models. */
const refuseHidden = (state: Seen, ship: number): Refusal | null =>
  isHidden(state, ship) ? no(R['FP-H52-below'], 'she is hidden: move her models') : null

const station = z.strictObject({ type: z.literal('KeepStation'), ship: index })

/** C3-C, R40 A ship whose move is settled by another's makes it. */
export const stationOrder = order(word<z.infer<typeof station>>(station), {
  moves: true,
  refuse(state, { ship }) {
    const hidden = refuseHidden(state, ship)
    if (hidden !== null) return hidden
    if ((state.ships[ship]!.did & DID.steam) !== 0) return no(R['FP-MOVE-A'], 'that ship has moved in this turn')
    if ((state.ships[ship]!.did & ~DID.steam) !== 0) return no(R['FP-MOVE-D'], 'she has fired: a ship moves first')
    return refuseStation(state, ship)
  },
  carryOut: (desk, { ship }) => go(desk, ship, stationWay(desk.state, ship), R['FP-C3-C']),
  offers: (state, ship, ask) =>
    settled(state, ship, ask, { type: 'KeepStation', ship }, `${nameOf(state, ship)} keeps her station`, R['FP-C3-C']),
})

const compelled = z.strictObject({ type: z.literal('GoAsCompelled'), ship: index })

/** INIT-D, WHITE-C A ship on her own goes where she must. */
export const compelledOrder = order(word<z.infer<typeof compelled>>(compelled), {
  moves: true,
  refuse(state, { ship }) {
    if ((state.ships[ship]!.did & DID.steam) !== 0) return no(R['FP-MOVE-A'], 'that ship has moved in this turn')
    return refuseHidden(state, ship) ?? refuseForced(state, ship)
  },
  carryOut: (desk, { ship }) => goAsCompelled(desk, ship),
  offers: (state, ship, ask) =>
    settled(state, ship, ask, { type: 'GoAsCompelled', ship }, compelledWords(state, ship), compelledWhy(state, ship)),
})

/** A move that is settled is offered as one word. */
function settled<C>(state: Seen, ship: number, ask: Ask<C>, command: C, words: string, why: Cite): Offer<C>[] {
  if (!mayMove(state, ship) || ask(command) !== null) return []
  return [{ kind: 'say', unit: ship, deed: 'Move', words, why, command }]
}
