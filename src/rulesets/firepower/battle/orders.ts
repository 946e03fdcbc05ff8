import { z } from 'zod'
import { word } from '#kernel/order/index.ts'
import { no, type Refusal, UMPIRE } from '#kernel/ruleset/index.ts'
import { SEGMENT, type Seen } from '../01-classes/state.ts'
import { completeMoves } from '../05-movement/complete.ts'
import { actByClass } from '../12-aircraft/standing.ts'
import { R } from '../book/register.ts'
import { battleEnded, sideReady } from '../events/events.ts'
import { order } from '../orders/order.ts'
import { begin, endTurn, goOn, sidesAsked } from './sequence.ts'

const first = z.strictObject({ type: z.literal('ThrowForFirst') })

/** SEQ-A Each player's die for the first turn; before it, in a battle, what is thrown for in P6. */
export const throwForFirstOrder = order(word<z.infer<typeof first>>(first), {
  by: 'umpire',
  refuse: (state, _, seat) =>
    refuseAllBut(UMPIRE, seat) ??
    (state.first >= 0 ? no(R['FP-R116'], 'the first turn has been thrown for') : refuseUnready(state)),
  carryOut: desk => begin(desk),
})
const refuseUnready = (state: Seen): Refusal | null =>
  state.fixed.theatre === null || sidesAsked(state).length === 0
    ? null
    : no(R['FP-SETUP-E'], 'there are first orders to be written')

const end = z.strictObject({ type: z.literal('EndTurn') })

/** H1 In a duel: torpedoes run, and the turn passes to the other player. */
export const endTurnOrder = order(word<z.infer<typeof end>>(end), {
  by: 'umpire',
  refuse(state, _, seat) {
    const refusal = refuseAllBut(UMPIRE, seat)
    if (refusal !== null) return refusal
    if (state.fixed.theatre !== null) return no(R['FP-SEQ-A'], 'turns pass by themselves')
    return state.first < 0 ? no(R['FP-SEQ-A'], 'nobody has thrown for the first turn') : null
  },
  carryOut: desk => endTurn(desk),
})

const refuseAllBut = (umpire: number, seat: number): Refusal | null =>
  seat === umpire ? null : no(R['FP-SEQ-A'], 'turns pass by themselves')

/** What is asked of a word that a side says. */
export function refuseSide(state: Seen, seat: number): Refusal | null {
  if (seat !== 0 && seat !== 1) return no(R['FP-SETUP-G'], 'only a side can say that')
  if (state.fixed.theatre === null) return no(R['FP-H1-duel'], 'a duel has no such word')
  return state.over > 0 ? no(R['FP-R118'], 'the battle is over') : null
}

const pass = z.strictObject({ type: z.literal('Pass') })

/** SEQ-B No more in this segment; before the first turn, that a side's first orders are written (SETUP-E). */
export const passOrder = order(word<z.infer<typeof pass>>(pass), {
  by: 'side',
  refuse: (state, _, seat) =>
    refuseSide(state, seat) ?? (sidesAsked(state).includes(seat) ? null : no(R['FP-SEQ-A'], 'it is not your turn')),
  carryOut(desk, _, seat) {
    if (desk.state.first < 0) return sideReady(desk, { seat }, R['FP-SETUP-E'])
    if (desk.state.segment === SEGMENT.own || desk.state.segment === SEGMENT.controlled) completeMoves(desk, seat)
    if (desk.state.segment === SEGMENT.air) actByClass(desk, seat)
    if (desk.state.over === 0) goOn(desk)
  },
  offers(state, seat) {
    if (!sidesAsked(state).includes(seat)) return []
    const command = { type: 'Pass' } as const
    if (state.first < 0) return [{ kind: 'say', words: 'Our first orders are written', why: R['FP-SETUP-E'], command }]
    return [{ kind: 'say', words: DONE[state.segment] ?? 'No more in this segment', why: R['FP-SEQ-B'], command }]
  },
})
const DONE: Readonly<Record<number, string>> = {
  [SEGMENT.change]: 'All orders stand',
  [SEGMENT.own]: 'The others go where they must',
  [SEGMENT.controlled]: 'The others do as they are ordered',
  [SEGMENT.air]: 'The others do what their class is for',
}

const concede = z.strictObject({ type: z.literal('Concede') })

/** R118 A side gives up. */
export const concedeOrder = order(word<z.infer<typeof concede>>(concede), {
  by: 'side',
  refuse: (state, _, seat) => refuseSide(state, seat),
  carryOut: (desk, _, seat) => battleEnded(desk, { winner: 1 - seat }, R['FP-R118']),
  offers: () => [
    { kind: 'say', words: 'Concede the battle', why: R['FP-R118'], command: { type: 'Concede' as const } },
  ],
})
