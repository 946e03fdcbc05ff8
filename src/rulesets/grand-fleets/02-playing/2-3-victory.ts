import { levelOf } from '../01-ships/ship.ts'
import { isSunk, type Seen, sheetAt } from '../01-ships/state.ts'
import { costOf, crewOf } from '../09-advanced/9-1-crew.ts'
import { boatInHand } from '../09-advanced/9-3-flotillas.ts'
import { share } from '../book/rounding.ts'
import { winnerByScenario, worthByScenario } from './2-3-scenario.ts'

/** 2.3 What a ship is worth to the enemy as she is, by the scenario's terms where it has any. */
export function worthOf(state: Seen, ship: number): number {
  const usual = usualWorth(state, ship)
  if (state.fixed.scene.terms.length === 0) return usual
  return worthByScenario(state, ship, costOf(sheetAt(state, ship).card.points, crewOf(state, ship)), usual)
}

/** 2.3, 2.31, 3.23 All of her if sunk, half if she has left, or by her damage (R9). */
function usualWorth(state: Seen, ship: number): number {
  const sheet = sheetAt(state, ship)
  if (sheet.boats > 1) return worthOfBoats(state, ship)
  const points = costOf(sheet.card.points, crewOf(state, ship))
  if (isSunk(state, ship)) return points
  const { away, lost } = state.ships[ship]!
  if (state.fixed.switches.partialPoints) return share(points, [0, 25, 50][levelOf(sheet, lost)]!)
  return away > 0 ? share(points, 50) : 0
}

/** 9.3 Each boat that is sunk gives her points; the rest what one ship in their place would give. */
function worthOfBoats(state: Seen, ship: number): number {
  const sheet = sheetAt(state, ship)
  const each = costOf(sheet.card.points / sheet.boats, crewOf(state, ship))
  const { away, lost } = state.ships[ship]!
  const sunk = boatInHand(state, ship)
  const afloat = sheet.boats - sunk
  if (state.fixed.switches.partialPoints) return sunk * each + share(each, [0, 25, 50, 0][levelOf(sheet, lost)]!)
  return sunk * each + (away > 0 ? afloat * share(each, 50) : 0)
}

/** 2.3 Victory points of both sides. */
export function pointsOf(state: Seen): readonly [number, number] {
  const points: [number, number] = [0, 0]
  for (let ship = 0; ship < state.ships.length; ship++) {
    points[(1 - state.ships[ship]!.seat) as 0 | 1] += worthOf(state, ship)
  }
  return points
}

/** 2.2, 2.3 Whoever concedes loses; a scenario's own terms come first; then most points win, and equal points are a draw (R46). -1: nobody. */
export function winnerOf(state: Seen): number {
  if (state.conceded >= 0) return 1 - state.conceded
  const decided = winnerByScenario(state)
  if (decided >= 0) return decided
  const [one, other] = pointsOf(state)
  return one === other ? -1 : one > other ? 0 : 1
}
