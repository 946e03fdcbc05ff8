import { angleOff } from '#kernel/geometry/index.ts'
import type { Seen } from '../02-ships/state.ts'

/** H28 Tenths of a degree off the bow between which the wind must lie: thirty degrees, give or take fifteen. */
const NEAREST = 150
const FARTHEST = 450
/** 8.2 Fifteen knots, in tenths. */
const FIFTEEN = 150

/** 8.2, H28 Has she the wind on her bow, and keeps to fifteen knots, as it was ordered? In a duel the order is enough. */
export function fightsFires(state: Seen, ship: number): boolean {
  const { fighting, heading, speed } = state.ships[ship]!
  if (fighting === 0 || state.fixed.field === null) return fighting > 0
  const off = angleOff(heading, state.wind)
  return speed <= FIFTEEN && off >= NEAREST && off <= FARTHEST
}
