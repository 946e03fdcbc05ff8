import type { Ask } from '#kernel/order/index.ts'
import type { ChartPlace, Leg, MovePlan } from '#kernel/ruleset/index.ts'
import { moveRate, type Seen, type Theatre } from '../01-classes/state.ts'
import { inchesOf, partsOf } from '../book/lengths.ts'
import { R } from '../book/register.ts'
import { lengthOf, STAY, type Way, walk } from './move.ts'

/** R55 A path of legs as one way: so far ahead, one turn, so far after it; null where it has more turns than one. */
export function wayOf(path: readonly Leg[]): Way | null {
  let ahead = 0
  let turn = 0
  let after = 0
  for (const leg of path) {
    const by = leg.turn ?? 0
    const far = partsOf(leg.ahead ?? 0)
    if (by !== 0 && (turn !== 0 || after !== 0)) return null
    turn += by
    if (turn === 0) ahead += far
    else after += far
  }
  return { ahead, turn, after }
}

/** MOVE-A, R55 A move as a table asks for it: turns and runs within her rate; `said` makes an order of a way. */
export function movePlan<C>(state: Seen, ship: number, ask: Ask<C>, said: (way: Way) => C): MovePlan<C> {
  const { board } = state.fixed.theatre as Theatre
  const placed = (at: { x: number; y: number }, heading: number): ChartPlace => ({ ...board.plot(at), heading })
  return {
    budget: inchesOf(moveRate(state, ship)),
    measure: 'in',
    grain: { turn: 10, ahead: 0.1 },
    try(path) {
      const way = wayOf(path)
      const known = way ?? STAY
      const { corner, end } = walk(state, ship, known)
      const { heading } = state.ships[ship]!
      return {
        cost: inchesOf(lengthOf(known)),
        at: placed(end, end.heading),
        way:
          known.ahead > 0 && known.after > 0
            ? [placed(corner, heading), placed(end, end.heading)]
            : [placed(end, end.heading)],
        refusal: way === null ? { reason: 'one turn in a move', why: R['FP-R55'] } : ask(said(way)),
      }
    },
    command: path => said(wayOf(path) ?? STAY),
  }
}
