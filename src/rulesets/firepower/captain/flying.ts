import type { Measure } from '#kernel/ruleset/index.ts'
import type { Seen } from '../01-classes/state.ts'
import { flakLeft } from '../12-aircraft/anti-aircraft.ts'
import { airToll, fightChances } from '../12-aircraft/expected.ts'
import { attacksShips, engagementOf, flightOf, refuseDogfight, refuseRaid } from '../12-aircraft/legality.ts'
import { flightTo, mayFly, preyOf } from '../12-aircraft/offers.ts'
import { aloftOf, MOST_RAIDERS, standAt, standCard } from '../12-aircraft/stands.ts'
import { flownTo, standGap } from '../measured.ts'
import type { Command } from '../orders/orders.ts'
import { Stakes } from './stakes.ts'

// Segment E: bombers go together for the ship on which they are expected to do most, fighters for bombers.

export function flyingCounsel(state: Seen, seat: number): Measure<Command>[] {
  const idle = aloftOf(state, seat).filter(
    stand => standAt(state, stand).fought === 0 && standAt(state, stand).locked < 0,
  )
  const stakes = new Stakes(state)
  const fights = idle.filter(stand => !attacksShips(state, stand)).flatMap(stand => chaseOf(state, stand))
  if (fights.length > 0) return fights
  return strike(
    state,
    seat,
    idle.filter(stand => attacksShips(state, stand)),
    stakes,
  )
}

/** AIR-D, AIR-E Parts of an inch to what it makes for. */
const gapTo = (state: Seen, stand: number, place: { readonly x: number; readonly y: number }): number =>
  standAt(state, stand).entering === 1 ? flownTo(state, stand, place) : standGap(state, stand, place)

/** How far off it can engage in this segment. */
const reachOf = (state: Seen, stand: number): number =>
  engagementOf(state) + (mayFly(state, stand) ? flightOf(state) : 0)

interface Plan {
  readonly target: number
  readonly stands: readonly number[]
  readonly gain: number
}

/** The best raid that can still be made, by all who are wanted for it: first they fly, then they attack together. */
function strike(state: Seen, seat: number, stands: readonly number[], stakes: Stakes): Measure<Command>[] {
  const plan = bestPlan(state, seat, stands, stakes)
  if (plan === null) return approach(state, seat, stands, stakes)
  const { target, gain } = plan
  const flights = plan.stands.filter(stand => refuseRaid(state, [stand], target) !== null)
  if (flights.length > 0) return flights.map(stand => flight(state, stand, state.ships[target]!, gain))
  return [{ command: { type: 'AttackFromAir', stands: [...plan.stands], target }, gain }]
}

const flight = (
  state: Seen,
  stand: number,
  goal: { readonly x: number; readonly y: number },
  gain: number,
): Measure<Command> => {
  const { x, y } = flightTo(state, stand, goal)
  return { command: { type: 'FlyStand', stand, x, y }, gain }
}

function bestPlan(state: Seen, seat: number, stands: readonly number[], stakes: Stakes): Plan | null {
  let best: Plan | null = null
  for (const target of preyOf(state, seat)) {
    const plan = planOf(state, target, stands, stakes)
    if (plan !== null && plan.gain > (best?.gain ?? 0)) best = plan
  }
  return best
}

/** Who can attack her now, the best first, and no more than are wanted to make an end of her; flak takes its share of them (R108). */
function planOf(state: Seen, target: number, stands: readonly number[], stakes: Stakes): Plan | null {
  const able = stands
    .filter(stand => canReach(state, stand, target))
    .map(stand => ({ stand, hit: stakes.gain(target, airToll(state, stand, target)) }))
    .filter(({ hit }) => hit > 0)
    .sort((one, other) => other.hit - one.hit || one.stand - other.stand)
    .slice(0, MOST_RAIDERS)
  const whole = stakes.ship(target)
  let sum = 0
  const chosen: number[] = []
  for (const { stand, hit } of able) {
    if (sum >= ENOUGH * whole) break
    sum += hit
    chosen.push(stand)
  }
  if (chosen.length === 0) return null
  const passing = (1 - FLAK_TOLL / chosen.length) ** flakLeft(state, target)
  return { target, stands: chosen, gain: whole * (1 - Math.exp((-sum * passing) / whole)) }
}
/** AA-D What one die of flak takes of a stand's attack: shot down, or with minuses that make most attacks miss. */
const FLAK_TOLL = 1 / 3
/** Expected damage, in ships like her, beyond which more stands go for another. */
const ENOUGH = 1.2

function canReach(state: Seen, stand: number, target: number): boolean {
  if (refuseRaid(state, [stand], target) === null) return true
  return mayFly(state, stand) && gapTo(state, stand, state.ships[target]!) <= reachOf(state, stand)
}

/** Nobody can be attacked yet: towards the ship that is worth most, the nearer the better. */
function approach(state: Seen, seat: number, stands: readonly number[], stakes: Stakes): Measure<Command>[] {
  return stands
    .filter(stand => mayFly(state, stand))
    .flatMap(stand => {
      let best = -1
      let most = 0
      for (const target of preyOf(state, seat)) {
        const turns = 1 + gapTo(state, stand, state.ships[target]!) / flightOf(state)
        const worth = stakes.gain(target, airToll(state, stand, target)) / turns
        if (worth > most) [best, most] = [target, worth]
      }
      return best < 0 ? [] : [flight(state, stand, state.ships[best]!, 1)]
    })
}

/** A fighter goes for the stand that it can best beat or hold, since who is in a fight attacks no ship (R102). */
function chaseOf(state: Seen, stand: number): Measure<Command>[] {
  const { seat } = standCard(state, stand)
  let best = -1
  let most = 0
  for (const target of aloftOf(state, 1 - seat)) {
    const { fought, locked } = standAt(state, target)
    if (locked >= 0 || fought !== 0) continue
    const [on, won, lost] = fightChances(state, stand, target) as [number, number, number]
    const turns = Math.max(1, (gapTo(state, stand, standAt(state, target)) - engagementOf(state)) / flightOf(state))
    const prize = attacksShips(state, target) ? on * HELD + won : won
    const worth = (prize - lost) / turns
    if (worth > most) [best, most] = [target, worth]
  }
  if (best < 0) return []
  if (refuseDogfight(state, stand, best) === null)
    return [{ command: { type: 'Dogfight', stand, target: best }, gain: 1 + most }]
  return mayFly(state, stand) ? [flight(state, stand, standAt(state, best), 1 + most)] : []
}
/** What it is worth to hold a bomber, as a share of bringing it down. */
const HELD = 0.5
