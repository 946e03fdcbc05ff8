import { lies } from '#kernel/turn/index.ts'
import { isInPlay, type Seen } from '../01-ships/state.ts'
import { R } from '../book/register.ts'
import { REPAIR } from '../book/tables.ts'
import type { GrandFleetsDesk } from '../events/events.ts'
import { isWithin } from '../measured.ts'
import { isNear, membersOf } from './7-1-divisions.ts'
import { divisionFormed, flagShifted, shipDetached } from './events.ts'

/** 7.3 (house) In command: the flagship is afloat, on the board, with her division and has her bridge. All are, without divisions. */
export function inCommand(state: Seen, ship: number): boolean {
  if (state.divisions.length === 0) return true
  const division = state.divisions[ship]!
  const leader = state.flagships[division]!
  return !isLeaderless(state, division) && !lies(state.ships[leader]!.bridge, state.now)
}

function isLeaderless(state: Seen, division: number): boolean {
  const leader = state.flagships[division]!
  return leader < 0 || !isInPlay(state, leader)
}

/** 7.4 After the last move: whoever is not within two miles of another of her division is detached. A ship alone has nobody to leave. */
export function detach(desk: GrandFleetsDesk): void {
  const { state } = desk
  for (let ship = 0; ship < state.divisions.length; ship++) {
    if (!isInPlay(state, ship)) continue
    const others = membersOf(state, state.divisions[ship]!).filter(other => other !== ship)
    if (others.length > 0 && !isNear(state, state.ships[ship]!, others)) shipDetached(desk, { ship }, R['GF-7.4-move'])
  }
}

/** 7.3, 7.4 The divisions' End Phase: new flagships; then those who were detached are divisions of their own. */
export function endDivisions(desk: GrandFleetsDesk): void {
  const { state } = desk
  for (let division = 0; division < state.flagships.length; division++) {
    if (isLeaderless(state, division)) succeed(desk, division)
  }
  for (const ship of state.detached) if (isInPlay(state, ship)) divisionFormed(desk, { ship }, R['GF-7.4-move'])
}

/** 7.3 A new flagship, of her owner's choice: on 6 or more, or for certain if the fleet's is near. */
function succeed(desk: GrandFleetsDesk, division: number): void {
  const why = R['GF-7.3-succession']
  const members = membersOf(desk.state, division)
  if (members.length === 0) return
  if (!isFleetFlagshipNear(desk.state, members) && desk.dice.count(1, REPAIR, why) === 0) return
  const { seat } = desk.state.ships[members[0]!]!
  const chosen = desk.choose(seat, (1 << members.length) - 1, members[0]!, why)
  flagShifted(desk, { division, ship: members[chosen]! }, why)
}

/** 7.3 Miles within which the fleet flagship can name a new one. A fleet flagship that is lost is not replaced. */
const NEAR = 6
function isFleetFlagshipNear(state: Seen, members: readonly number[]): boolean {
  const fleet = state.fixed.scene.flagships[state.ships[members[0]!]!.seat]!
  if (!isInPlay(state, fleet)) return false
  return members.some(ship => isWithin(state, ship, fleet, NEAR))
}
