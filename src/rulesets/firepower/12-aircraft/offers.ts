import type { Place } from '#kernel/geometry/index.ts'
import type { Seen } from '../01-classes/state.ts'
import { standToPoint } from '../measured.ts'
import { engagementOf, flightOf, refuseDogfight, refuseRaid } from './legality.ts'
import { aloftOf, standAt, standCard } from './stands.ts'

// What a side may think of for its aircraft: whom to make for, whom to fight and attack.

/** Enemy ships that are there, by their places among the ships. */
export const preyOf = (state: Seen, seat: number): number[] =>
  [...state.ships.keys()].filter(ship => {
    const { seat: whose, berth, end, submerged } = state.ships[ship]!
    return whose === 1 - seat && berth === 0 && end === 0 && submerged === 0
  })

/** AIR-D Has it still to fly? */
export function mayFly(state: Seen, stand: number): boolean {
  const { flown, fought, locked } = standAt(state, stand)
  return flown + fought === 0 && locked < 0
}

/** AIR-D, AIR-M Ways to fly straight at each enemy ship and stand, as far as the stand can and no nearer than it must. */
export function flights(state: Seen, stand: number): Place[] {
  if (!mayFly(state, stand)) return []
  const { seat } = standCard(state, stand)
  const goals = [
    ...preyOf(state, seat).map(ship => state.ships[ship]!),
    ...aloftOf(state, 1 - seat).map(other => standAt(state, other)),
  ]
  return goals.map(goal => flightTo(state, stand, goal))
}

/** Straight at a place, as far as the stand can and no nearer than it must. */
export const flightTo = (state: Seen, stand: number, goal: Place): Place =>
  standToPoint(state, stand, goal, flightOf(state), engagementOf(state))

/** AIR-F Enemy stands that it may fight now. */
export const foesOf = (state: Seen, stand: number): number[] =>
  aloftOf(state, 1 - standCard(state, stand).seat).filter(other => refuseDogfight(state, stand, other) === null)

/** AIR-F Ships that may be attacked now, each with all stands of a side that can. */
export function raidsOf(state: Seen, seat: number): { readonly target: number; readonly stands: number[] }[] {
  const stands = aloftOf(state, seat)
  return [...state.ships.keys()].flatMap(target => {
    const able = stands.filter(stand => refuseRaid(state, [stand], target) === null)
    return able.length === 0 ? [] : [{ target, stands: able.slice(0, 12) }]
  })
}
