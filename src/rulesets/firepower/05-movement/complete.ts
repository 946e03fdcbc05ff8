import { moveRate, type Seen } from '../01-classes/state.ts'
import { isOnHerOwn, membersOf } from '../02-command/squadron.ts'
import { actsNow } from '../battle/acting.ts'
import { isHidden } from '../below/models.ts'
import { R } from '../book/register.ts'
import type { FirepowerDesk } from '../events/events.ts'
import { isAfloat } from '../measured.ts'
import { choices } from './choice.ts'
import { goAsCompelled, isFree } from './forced.ts'
import { isBound, stationWay } from './formation.ts'
import { go, lengthOf } from './move.ts'

/** H25 Whoever has not moved when her player has no more to say goes where she must, keeps her station, or does the least that her orders demand. */
export function completeMoves(desk: FirepowerDesk, seat: number): void {
  desk.state.squadrons.forEach(({ seat: whose, flagship }, squadron) => {
    if (whose !== seat) return
    const members = membersOf(desk.state, squadron)
    const inOrder = flagship < 0 ? members : [flagship, ...members.filter(ship => ship !== flagship)]
    for (const ship of inOrder) if (isStill(desk.state, ship)) complete(desk, ship)
  })
}

/** H52 Models of a hidden boat that nobody moves stay where they are. */
const isStill = (state: Seen, ship: number): boolean =>
  !isHidden(state, ship) &&
  isAfloat(state, ship) &&
  actsNow(state, ship) &&
  state.ships[ship]!.did === 0 &&
  moveRate(state, ship) > 0

function complete(desk: FirepowerDesk, ship: number): void {
  const { state } = desk
  if (isOnHerOwn(state, ship)) {
    if (!isFree(state, ship)) goAsCompelled(desk, ship)
    return
  }
  if (isBound(state, ship)) return go(desk, ship, stationWay(state, ship), R['FP-C3-C'])
  const least = choices(state, ship).sort((a, b) => lengthOf(a) - lengthOf(b) || Math.abs(a.turn) - Math.abs(b.turn))[0]
  if (least !== undefined && lengthOf(least) > 0) go(desk, ship, least, R['FP-H25-least'])
}
