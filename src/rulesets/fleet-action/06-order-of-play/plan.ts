import type { Ask } from '#kernel/order/index.ts'
import type { ChartPlace, Leg, MovePlan } from '#kernel/ruleset/index.ts'
import type { Seen } from '../02-data-sheet/state.ts'
import { R } from '../book/register.ts'
import { boardOf, lengthOf, speedsOf, wayEnds } from './6-4-movement.ts'
import type { Steer } from './said.ts'

/** A path of legs as this book has it: so far ahead, then a turn, and so on; a turn before the first leg is none (H17). */
export function legsOf(path: readonly Leg[]): Steer['legs'] | null {
  const legs: { ahead: number; turn: number }[] = []
  for (const { ahead = 0, turn = 0 } of path) {
    const last = legs.at(-1)
    if (ahead !== 0 && last?.turn === 0) last.ahead += Math.round(ahead)
    else if (ahead !== 0 || last === undefined) legs.push({ ahead: Math.round(ahead), turn: 0 })
    if (turn === 0) continue
    const leg = legs.at(-1)!
    leg.turn += Math.round(turn)
    if (Math.abs(leg.turn) > 450) return null
  }
  return legs
}

/** H17 A move as a table asks for it: runs of whole centimetres and turns, within the speeds that she has. */
export function movePlan<C>(
  state: Seen,
  ship: number,
  ask: Ask<C>,
  said: (legs: Steer['legs']) => C,
  [least, most] = speedsOf(state, ship),
): MovePlan<C> {
  const board = boardOf(state)
  const { x, y, heading, pace } = state.ships[ship]!
  const start = Math.max(least, Math.min(most, pace < 0 ? most : pace))
  return {
    budget: most,
    measure: 'cm',
    grain: { turn: 10, ahead: 1 },
    ...(start > 0 ? { start: [{ ahead: start }] } : {}),
    try(path) {
      const legs = legsOf(path)
      const ends = wayEnds(state, ship, legs ?? [])
      const places: ChartPlace[] = ends.map(at => ({ ...board.plot(at), heading: at.heading }))
      return {
        cost: lengthOf(legs ?? []),
        at: places.at(-1) ?? { ...board.plot({ x, y }), heading },
        way: places,
        refusal: legs === null ? { reason: 'a turn is 45° at most', why: R['FA-H17'] } : ask(said(legs)),
      }
    },
    command: path => said(legsOf(path) ?? []),
  }
}
