import { type Seen, sheetAt } from '../02-data-sheet/state.ts'

/** H17, R54 Knots she can make, which are the centimetres of her move; half of her first speed at most once Structure is gone. */
export function bestSpeed(state: Seen, ship: number): number {
  const { speed, s } = state.ships[ship]!
  const { card, isStand } = sheetAt(state, ship)
  return s > 0 || isStand ? speed : Math.min(speed, Math.floor(card.speedMax / 2))
}
