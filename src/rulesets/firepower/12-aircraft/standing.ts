import type { Seen } from '../01-classes/state.ts'
import { R } from '../book/register.ts'
import { type FirepowerDesk, standFlew } from '../events/events.ts'
import { isStandOver, isThere, standGap } from '../measured.ts'
import { raid } from './attack.ts'
import { dogfight } from './dogfight.ts'
import { attacksShips, engagementOf, refuseDogfight, refuseFlying, refuseRaid } from './legality.ts'
import { flightTo } from './offers.ts'
import { aloftOf, isAloft, MOST_RAIDERS, standAt, standCard } from './stands.ts'

// AIR-A A stand's class is its standing order: whoever has been told nothing in his segment E goes by it (H57).

/** H57 Fighters make for the nearest enemy stand and fight it, all others for the nearest ship that they can attack; who makes for the same ship attacks it together. */
export function actByClass(desk: FirepowerDesk, seat: number): void {
  if (refuseFlying(desk.state) !== null) return
  const goals = new Map(idleOf(desk.state, seat).map(stand => [stand, goalOf(desk.state, stand)]))
  const raids = new Map<number, number[]>()
  for (const [stand, goal] of goals) {
    if (goal === null) continue
    approach(desk, stand, goal)
    if (goal.isShip) raids.set(goal.target, [...(raids.get(goal.target) ?? []), stand])
    else if (refuseDogfight(desk.state, stand, goal.target) === null) dogfight(desk, { stand, target: goal.target })
  }
  for (const [target, stands] of raids) attack(desk, stands, target)
}

interface Goal {
  readonly isShip: boolean
  readonly target: number
}

/** Stands of a side that have done nothing in this segment, and are in no fight. */
const idleOf = (state: Seen, seat: number): number[] =>
  aloftOf(state, seat).filter(stand => {
    const { flown, fought, locked } = standAt(state, stand)
    return flown + fought === 0 && locked < 0
  })

/** AIR-A What its class makes for: the nearest, the first of equals. */
function goalOf(state: Seen, stand: number): Goal | null {
  const { seat } = standCard(state, stand)
  const isPrey = (ship: number): boolean =>
    state.ships[ship]!.seat !== seat && isThere(state, ship) && state.ships[ship]!.submerged === 0
  const ships = attacksShips(state, stand) ? [...state.ships.keys()].filter(isPrey) : []
  if (ships.length > 0)
    return { isShip: true, target: nearest(ships, ship => standGap(state, stand, state.ships[ship]!)) }
  if (attacksShips(state, stand)) return null
  const foes = aloftOf(state, 1 - seat)
  if (foes.length === 0) return null
  return { isShip: false, target: nearest(foes, foe => standGap(state, stand, standAt(state, foe))) }
}
const nearest = (among: readonly number[], gap: (each: number) => number): number =>
  among.reduce((best, each) => (gap(each) < gap(best) ? each : best))

/** AIR-D, AIR-M As near as it must, and no nearer. */
function approach(desk: FirepowerDesk, stand: number, { isShip, target }: Goal): void {
  const { state } = desk
  const { entering } = standAt(state, stand)
  const reach = engagementOf(state)
  const goal = isShip ? state.ships[target]! : standAt(state, target)
  const isNear = isShip ? isStandOver(state, stand, target, reach) : standGap(state, stand, goal) <= reach
  if (isNear && entering === 0) return
  standFlew(desk, { stand, ...flightTo(state, stand, goal) }, R['FP-H57-standing'])
}

/** AIR-F Those that have come near enough attack her, so many at once. */
function attack(desk: FirepowerDesk, stands: readonly number[], target: number): void {
  for (let from = 0; from < stands.length; from += MOST_RAIDERS) {
    const able = stands
      .slice(from, from + MOST_RAIDERS)
      .filter(stand => isAloft(desk.state, stand) && refuseRaid(desk.state, [stand], target) === null)
    if (able.length > 0 && desk.state.over === 0) raid(desk, able, target)
  }
}
