import { GONE } from '../02-ships/conditions.ts'
import type { Size } from '../02-ships/ship.ts'
import { isInPlay, type Seen, sheetAt } from '../02-ships/state.ts'
import { R } from '../book/register.ts'
import { type FearGodDesk, survivorsDrifted, survivorsLeft, survivorsSaved } from '../events/events.ts'
import { yardsBetween } from '../measured.ts'

/** 8.6 No ship, but an aircraft, left them, or saved them. */
const AIRCRAFT = -1

/** 8.6 Groups above ten go to the nearest ten, halves up. */
export const roundGroup = (men: number): number => (men > 10 ? 10 * Math.floor((men + 5) / 10) : men)

/** 8.6 D6 × 10 per cent of her crew, or D6 after a magazine or the like; a fifth more with a ship stopped within 250 yards, to all of them (R90). */
export function leaveSurvivors(desk: FearGodDesk, ship: number, isSudden: boolean, standsBy: boolean): void {
  const { crew } = sheetAt(desk.state, ship).card
  if (crew === 0) return
  const why = R['FGDN-8.6-ship']
  const sum = desk.reckoning.begin('per cent of her crew for each point of the die', isSudden ? 1 : 10, why)
  sum.beside('crew', crew, why)
  const share = desk.dice.one(6, why) * (isSudden ? 1 : 10)
  const alive = Math.floor((crew * share) / 100)
  const saved = standsBy ? Math.min(crew, Math.floor((alive * 12) / 10)) : alive
  survivorsLeft(desk, { ship, count: roundGroup(saved) }, why)
}

/** 8.6 Yards within which a ship that lies stopped stands by. */
export const ALONGSIDE = 250
export const isStopped = (state: Seen, ship: number): boolean => isInPlay(state, ship) && state.ships[ship]!.speed === 0

/** 8.6 Does another ship lie stopped beside her as she goes down? */
export function isStoodBy(state: Seen, ship: number): boolean {
  if (state.fixed.field === null) return false
  return state.ships.some(
    (_, other) => other !== ship && isStopped(state, other) && yardsBetween(state, other, ship) <= ALONGSIDE,
  )
}

/** 8.6 The men of a lost aircraft: 1 to 3 of a small one, to 12 of a large one, more with passengers. */
export const leaveAircrew = (desk: FearGodDesk, men: number): void =>
  survivorsLeft(desk, { ship: AIRCRAFT, count: roundGroup(men) }, R['FGDN-8.6-aircraft'])

/** 8.6 Option: every ship that is gone has left her survivors; those that went at once fewer (R124). */
export function leaveAll(desk: FearGodDesk): void {
  const { ships } = desk.state
  for (let ship = 0; ship < ships.length; ship++) {
    if (ships[ship]!.end === GONE && !desk.state.annex.survivors.some(group => group.ship === ship)) {
      leaveSurvivors(desk, ship, true, isStoodBy(desk.state, ship))
    }
  }
}

/** 8.6 After six hours: D6 knots, in a random direction by twelfths of the compass. */
export function drift(desk: FearGodDesk, group: number, hours: number): void {
  if (hours <= 6) return
  const why = R['FGDN-8.6-drift']
  const knots = desk.dice.one(6, why)
  survivorsDrifted(desk, { group, knots, course: (30 * desk.dice.one(12, why)) % 360 }, why)
}

/** 8.6 As what size they are sighted (R89). */
export const sightedAs = (men: number): Size => (men < 10 ? 'G' : men < 30 ? 'E' : men < 100 ? 'D' : 'C')

/** 8.6 A ship takes as many as she has crew or passengers. */
export const roomIn = (state: Seen, ship: number): number => {
  const { crew, passengers } = sheetAt(state, ship).card
  return Math.max(crew, passengers)
}

/** 8.6 A ship stopped upwind: D6/2 groups of ten a turn, rounded down (R3), one less on the die for each sea state over 2. */
export function pickUp(desk: FearGodDesk, group: number, by: number, seaState: number, room: number): void {
  const why = R['FGDN-8.6-pickup']
  const { total } = desk.reckoning.begin(
    'added to the die, half of which are groups of ten',
    -Math.max(0, seaState - 2),
    why,
  )
  const die = desk.dice.one(6, why) + total
  const saved = Math.min(10 * Math.max(0, die >> 1), room, desk.state.annex.survivors[group]!.count)
  if (saved > 0) survivorsSaved(desk, { group, by, count: saved }, why)
}

/** 8.6 A flying boat alongside takes up to ten, in D6 Tactical Turns; returns how many turns. */
export function pickUpByAir(desk: FearGodDesk, group: number): number {
  const why = R['FGDN-8.6-flyingboat']
  const turns = desk.dice.one(6, why)
  survivorsSaved(desk, { group, by: AIRCRAFT, count: Math.min(10, desk.state.annex.survivors[group]!.count) }, why)
  return turns
}
