import type { Cite } from '#kernel/book/index.ts'
import { turnAt } from '#kernel/turn/index.ts'
import { isGone, type Seen, sheetAt, type Theatre, TURN } from '../01-classes/state.ts'
import { leftOf } from '../02-command/squadron.ts'
import { FLIGHT } from '../12-aircraft/sky.ts'
import { placesOf, standAt, standCard } from '../12-aircraft/stands.ts'
import { PLAIN_PRICE, priceOfGrade } from '../13-points/stands.ts'
import { R } from '../book/register.ts'
import { battleEnded, type FirepowerDesk } from '../events/events.ts'

/** R117, R49 A squadron is out of the fight: broken off, or all of its ships destroyed or gone from the table. */
export const isOut = (state: Seen, squadron: number): boolean =>
  state.squadrons[squadron]!.brokenOff !== 0 || leftOf(state, squadron).length === 0

/** VIC-A, R117 Half of his squadrons, a true half, are out of the fight; H56 who came with aircraft alone has none. */
export function hasLost(state: Seen, seat: number): boolean {
  let all = 0
  let out = 0
  state.squadrons.forEach((squadron, i) => {
    if (squadron.seat !== seat) return
    all++
    if (isOut(state, i)) out++
  })
  return all > 0 && 2 * out >= all
}

/** H56 Whoever came with aircraft alone has no stand left that could fight. */
const hasNothingLeft = (state: Seen, seat: number): boolean => {
  const stands = placesOf(state, seat)
  const isAlone = state.squadrons.every(squadron => squadron.seat !== seat)
  return isAlone && stands.length > 0 && stands.every(stand => isOver(state, stand))
}
const isOver = (state: Seen, stand: number): boolean => standAt(state, stand).status >= FLIGHT.destroyed

/** I5, R118 Whoever reaches it first loses; of two at once the one who has the turn. */
export function judge(desk: FirepowerDesk): void {
  const { state } = desk
  if (state.over > 0) return
  const seat = state.first < 0 ? 0 : state.now % 2 === 0 ? state.first : 1 - state.first
  for (const side of [seat, 1 - seat]) {
    if (hasLost(state, side)) return battleEnded(desk, { winner: 1 - side }, R['FP-VIC-A'])
  }
  if (hasNothingLeft(state, 0) || hasNothingLeft(state, 1)) endByPoints(desk, R['FP-H56-alone'])
}

function endByPoints(desk: FirepowerDesk, why: Cite): void {
  const [one, other] = pointsOf(desk.state)
  battleEnded(desk, { winner: one === other ? -1 : one > other ? 0 : 1 }, why)
}

/** What a ship is worth: Matrix 13, her signs only where they count (R119). */
export function priceAt(state: Seen, ship: number): number {
  const { points, plainPoints } = sheetAt(state, ship).card
  return state.fixed.switches.grades ? points : plainPoints
}

/** R118 Points of the enemy's ships and stands that each side has destroyed; a kamikaze that has hit is spent, not destroyed (AIR-N). */
export function pointsOf(state: Seen): readonly [number, number] {
  const points: [number, number] = [0, 0]
  for (let ship = 0; ship < state.ships.length; ship++) {
    if (isGone(state, ship)) points[(1 - state.ships[ship]!.seat) as 0 | 1] += priceAt(state, ship)
  }
  for (let stand = 0; stand < state.sky.stands.length; stand++) {
    const { seat, grade } = standCard(state, stand)
    if (standAt(state, stand).status !== FLIGHT.destroyed) continue
    points[(1 - seat) as 0 | 1] += state.fixed.switches.grades ? priceOfGrade(grade) : PLAIN_PRICE
  }
  return points
}

/** R118 So many turns without a shot, a torpedo or an attack from the air are a stalemate. */
const QUIET_TURNS = 6

/** G, R118 Both have had their turn: the limit of turns, or a stalemate once there has been a fight, ends the battle by points. */
export function endByTime(desk: FirepowerDesk): void {
  const { state } = desk
  const { turns } = state.fixed.theatre as Theatre
  const turn = turnAt(TURN, state.now)
  const isQuiet = state.lively > 0 && turn - turnAt(TURN, state.lively) >= QUIET_TURNS
  if (state.now % 2 === 0 || (turn < turns && !isQuiet)) return
  endByPoints(desk, R['FP-R118'])
}
