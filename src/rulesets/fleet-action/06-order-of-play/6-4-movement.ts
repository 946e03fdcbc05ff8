import { work } from '#kernel/desk/index.ts'
import { type Place, pivot, type Station } from '#kernel/geometry/index.ts'
import { no, type Refusal } from '#kernel/ruleset/index.ts'
import { crewTest } from '../00-tests/0-tests.ts'
import { isBelow } from '../02-data-sheet/below.ts'
import { CM, type Fixed, isThere, type Seen, sheetAt } from '../02-data-sheet/state.ts'
import { workCritical } from '../10-damage/10-cv.ts'
import { R } from '../book/register.ts'
import { boatDived, boatSurfaced, type FleetDesk, screenGone, shipLeft, shipSteered } from '../events/events.ts'
import { fieldsCrossed, runOn } from '../measured.ts'
import { MINES } from './6-2-mines.ts'
import { collide } from './6-4-collision.ts'
import type { Steer } from './said.ts'

/** H17, R54 Knots she can make, which are the centimetres of her move; half of her first speed at most once Structure is gone. */
export function bestSpeed(state: Seen, ship: number, below = isBelow(state, ship)): number {
  const { speed, s } = state.ships[ship]!
  const { card, isStand } = sheetAt(state, ship)
  const most = s > 0 || isStand ? speed : Math.min(speed, Math.floor(card.speedMax / 2))
  // H32: under water by what she can do there
  return below ? Math.min(most, card.dives?.knots ?? 0) : most
}

/** H17 The least and the most that she may go now: a quarter of her first speed more or less than last turn; what damage left is all she has. */
export function speedsOf(state: Seen, ship: number, below?: boolean): readonly [least: number, most: number] {
  const best = bestSpeed(state, ship, below)
  const { pace } = state.ships[ship]!
  if (pace < 0) return [0, best]
  const change = Math.ceil(sheetAt(state, ship).card.speedMax / 4)
  return [Math.min(best, Math.max(0, pace - change)), Math.min(best, pace + change)]
}

type Leg = Steer['legs'][number]
export const lengthOf = (legs: readonly Leg[]): number => legs.reduce((sum, { ahead }) => sum + ahead, 0)

/** H17 Speeds, and her MVR straight on before each turn. */
export function refuseWay(state: Seen, ship: number, legs: readonly Leg[], below?: boolean): Refusal | null {
  const why = R['FA-H17']
  const [least, most] = speedsOf(state, ship, below)
  const length = lengthOf(legs)
  if (length > most) return no(why, `she can make ${most} knots in this turn, and a knot is a centimetre`)
  if (length < least) return no(why, `she has too much way on to make less than ${least} knots`)
  const { MVR } = sheetAt(state, ship).card
  const short = legs.some(({ ahead, turn }) => turn !== 0 && ahead < MVR)
  return short ? no(why, `she goes ${MVR} cm straight on before each turn`) : null
}

/** H23 Who lays a screen can make smoke, and moves. */
export function refuseSmoke(state: Seen, { ship, legs, smoke, below }: Steer): Refusal | null {
  if (!smoke) return null
  if (below ?? isBelow(state, ship)) return no(R['FA-H32'], 'under water no smoke is made')
  if (state.ships[ship]!.smoke === 0) return no(R['FA-H23'], 'she cannot make smoke')
  return lengthOf(legs) === 0 ? no(R['FA-H23'], 'a ship that does not move lays no screen') : null
}

/** H17 She goes her way, leg by leg, until it ends, or she strikes somebody (H18), or is off the table (H42). */
export function steer(desk: FleetDesk, ship: number, legs: readonly Leg[], smoke: boolean): void {
  const { x, y, heading, screen } = desk.state.ships[ship]!
  // H23: a screen lies until her next move
  if (screen > 0) screenGone(desk, { ship }, R['FA-H23'])
  const corners: number[] = [x, y]
  let at: Station = { x, y, heading }
  let moved = 0
  let struck = -1
  for (const { ahead, turn } of legs) {
    const run = runOn(desk.state, ship, at, ahead)
    ;[at, struck] = [run.at, run.struck]
    moved += run.far
    if (struck >= 0 || !boardOf(desk.state).onBoard(at)) break
    if (turn === 0 || !mayTurn(desk, ship)) continue
    at = { ...at, heading: pivot(at.heading, turn) }
    corners.push(at.x, at.y)
  }
  shipSteered(desk, { ship, moved, to: { x: at.x, y: at.y, heading: at.heading }, wake: corners, smoke }, R['FA-H17'])
  for (const field of fieldsCrossed(desk.state, [...corners, at.x, at.y])) {
    if (isThere(desk.state, ship)) work(MINES, desk, { target: ship, field })
  }
  if (!isThere(desk.state, ship)) return
  if (!boardOf(desk.state).onBoard(at)) shipLeft(desk, { ship }, R['FA-H42'])
  else if (struck >= 0) collide(desk, ship, struck, moved, workCritical)
}

/** FA-H61 A submarine goes under, or comes up, as her move begins. */
export function changeDepth(desk: FleetDesk, ship: number, below: boolean): void {
  if (below === isBelow(desk.state, ship)) return
  const { x, y, heading } = desk.state.ships[ship]!
  if (below) boatDived(desk, { ship }, R['FA-H61-diving'])
  else boatSurfaced(desk, { ship, at: { x, y, heading } }, R['FA-H61-diving'])
}

/** H17 Without steering gear each turn takes a Crew Test; failed, she goes straight on. */
function mayTurn(desk: FleetDesk, ship: number): boolean {
  return desk.state.ships[ship]!.sv > 0 || crewTest(desk, ship, 0, R['FA-10.S-steering'])
}

export const boardOf = (state: Seen): Fixed['board'] => (state.fixed as Fixed).board

/** Where a way would end if nobody were met and every turn came off: for plans and guesses. */
export function wayEnds(state: Seen, ship: number, legs: readonly Leg[]): readonly Station[] {
  const { x, y, heading } = state.ships[ship]!
  let at: Station = { x, y, heading }
  return legs.map(({ ahead, turn }) => {
    const to: Place = boardOf(state).advance(at, ahead * CM)
    at = { x: to.x, y: to.y, heading: pivot(at.heading, turn) }
    return at
  })
}

/** 6.4 Whoever is given no order goes on as she did, as fast as she must. */
export function goOn(desk: FleetDesk, ship: number): void {
  const { pace } = desk.state.ships[ship]!
  const [least, most] = speedsOf(desk.state, ship)
  const ahead = Math.max(least, Math.min(most, pace < 0 ? most : pace))
  steer(desk, ship, [{ ahead, turn: 0 }], false)
}
