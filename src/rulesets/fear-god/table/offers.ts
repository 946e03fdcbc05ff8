import type { Ask } from '#kernel/order/index.ts'
import type { Offer } from '#kernel/ruleset/index.ts'
import { phaseAt } from '#kernel/turn/index.ts'
import { TURN } from '../02-ships/conditions.ts'
import { isInPlay, type Seen, turnOf } from '../02-ships/state.ts'
import { SAYINGS } from '../battle/orders.ts'
import { sidesAsked } from '../battle/s2-asked.ts'
import { DEEDS } from '../orders/deeds.ts'
import type { Command } from '../orders/orders.ts'
import { refuse } from '../orders/refusals.ts'

/** What a side may say now: ship by ship what she may be told, then the rest. */
export function offers(state: Seen, seat: number): readonly Offer<Command>[] {
  if (state.fixed.field === null || state.over > 0 || (seat !== 0 && seat !== 1)) return []
  const ask: Ask<Command> = command => refuse(state, { seat, command })
  const isAsked = turnOf(state) > 0 && sidesAsked(state).includes(seat)
  const own = isAsked ? [...state.ships.keys()].filter(ship => isOwn(state, seat, ship)) : []
  return [
    ...own.flatMap(ship => offersOf(state, ship, ask)),
    ...SAYINGS.entries.flatMap(({ offers }) => offers?.(state, seat, ask) ?? []),
  ]
}
const isOwn = (state: Seen, seat: number, ship: number): boolean =>
  state.ships[ship]!.seat === seat && isInPlay(state, ship)

/** H27 Course, guns, torpedoes and crew, one at a time: what is not written yet comes first. In Reaction Fire there is but one thing to say. */
function offersOf(state: Seen, ship: number, ask: Ask<Command>): Offer<Command>[] {
  if (phaseAt(TURN, state.now) !== 'plotting')
    return DEEDS.entries.flatMap(({ inReaction, offers }) => (inReaction ? (offers?.(state, ship, ask) ?? []) : []))
  const open: Offer<Command>[] = []
  const done: Offer<Command>[] = []
  for (const { deed, isOpen, isIn, offers } of DEEDS.entries) {
    const isDone = !isOpen && isIn(state.written, ship)
    for (const offer of offers?.(state, ship, ask) ?? [])
      (isDone ? done : open).push({ ...offer, deed: isDone ? `${deed} ✓` : deed } as Offer<Command>)
  }
  return [...open, ...done]
}
