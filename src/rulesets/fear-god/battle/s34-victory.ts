import type { Refusal } from '#kernel/ruleset/index.ts'
import { AFLOAT } from '../02-ships/conditions.ts'
import type { Card } from '../02-ships/ship.ts'
import { fieldOf, isInPlay, type Seen, sheetAt, turnOf } from '../02-ships/state.ts'
import { damageLevel } from '../08-1-damage/8-1-1-speed.ts'
import { isSubmerged } from '../08-3-criticals/8-3-hull.ts'
import { R } from '../book/register.ts'
import { yardsBetween } from '../measured.ts'
import { pointsForRescue } from './s34-rescue.ts'
import { winnerByScenario, worthByScenario } from './s34-scenario.ts'

/** H30 A ship costs her damage points. */
export const priceOf = ({ damagePoints }: Pick<Card, 'damagePoints'>): number => damagePoints

/** H30 Why a fleet may not sail under a limit of points. */
export function refuseFleet(prices: readonly number[], limit: number): Refusal | null {
  const sum = prices.reduce((total, each) => total + each, 0)
  return sum <= limit ? null : { why: R['FGDN-H30-prices'], reason: `${sum} points are more than ${limit}` }
}

/** S34, H24 What a ship gives the enemy as she is: all her points if sunk or sinking, half if she has left, else an eighth for each level of 8.1.1 that damage has brought her down. */
export function worthOf(state: Seen, ship: number): number {
  const points = priceOf(sheetAt(state, ship).card)
  const { end, away } = state.ships[ship]!
  const usual = end !== AFLOAT ? points : away > 0 ? points >> 1 : (points * damageLevel(state, ship)) >> 3
  return fieldOf(state).terms.length === 0 ? usual : worthByScenario(state, ship, points, usual)
}

/** H24 Victory points of both sides. */
export function pointsOf(state: Seen): readonly [number, number] {
  const points: [number, number] = [pointsForRescue(state, 0), pointsForRescue(state, 1)]
  for (let ship = 0; ship < state.ships.length; ship++) {
    points[(1 - state.ships[ship]!.seat) as 0 | 1] += worthOf(state, ship)
  }
  return points
}

/** H24 Whoever gives the battle up loses; then the battle's own terms, then most points; equal points are a draw. -1: nobody. */
export function winnerOf(state: Seen): number {
  if (state.conceded >= 0) return 1 - state.conceded
  const decided = winnerByScenario(state)
  if (decided >= 0) return decided
  const [one, other] = pointsOf(state)
  return one === other ? -1 : one > other ? 0 : 1
}

/** H24 Guns have fired, but none for so many turns, fewer if no ship sees an enemy, no torpedo runs and no boat is hunted: it has died down. */
export function isContactLost(state: Seen): boolean {
  const { ships, tracks } = state
  const { contactLost } = state.fixed.switches
  const last = ships.reduce((latest, { flash }) => Math.max(latest, flash), 0)
  const quiet = turnOf(state) - last
  if (contactLost === 0 || last === 0 || tracks.length > 0 || quiet < contactLost) return false
  if (isHunting(state)) return false
  return (
    quiet >= 2 * contactLost || !ships.some(({ insight }, i) => isInPlay(state, i) && insight.some(seen => seen > 0))
  )
}

/** H24, H34 Yards from an enemy within which a submerged boat is in contact. */
const HUNTED = 6000
const isHunting = (state: Seen): boolean =>
  state.annex.boats.some(
    ({ ship }) =>
      isInPlay(state, ship) &&
      isSubmerged(state, ship) &&
      state.ships.some(
        ({ seat }, enemy) =>
          seat !== state.ships[ship]!.seat && isInPlay(state, enemy) && yardsBetween(state, ship, enemy) <= HUNTED,
      ),
  )

/** H24 More than half of a side's points, or by option two thirds, are sunk, sinking or off the board: it is beaten. */
export function isBeaten(state: Seen, seat: number): boolean {
  const { beaten } = state.fixed.switches
  if (beaten === 'all') return false
  let [all, lost] = [0, 0]
  for (let ship = 0; ship < state.ships.length; ship++) {
    if (state.ships[ship]!.seat !== seat) continue
    const points = priceOf(sheetAt(state, ship).card)
    all += points
    if (!isInPlay(state, ship)) lost += points
  }
  return beaten === 'two thirds' ? 3 * lost >= 2 * all : 2 * lost > all
}
