import type { Cite } from '#kernel/book/index.ts'
import { once, type Steps, until } from '#kernel/desk/index.ts'
import { crewTest } from '../00-tests/0-tests.ts'
import { isLost, type Seen, type State, sheetAt } from '../02-data-sheet/state.ts'
import { ruinOnLand } from '../10-damage/10-2-damage.ts'
import { R } from '../book/register.ts'
import { spreads, step } from '../book/tables.ts'
import {
  type Event,
  type FleetDesk,
  powerRestored,
  repaired,
  smokeRestored,
  trackFell,
  trackRose,
} from '../events/events.ts'

export interface Burning {
  readonly target: number
}
/** H16, H11 The End Phase of one ship: each team makes its attempt, and then the fires burn. */
export const END_PHASE: Steps<State, Event, Burning> = [until(sendTeam), once(burn)]
/** H16, H11 Each of the two by itself. */
export const REPAIRS: Steps<State, Event, Burning> = [until(sendTeam)]
export const FIRES: Steps<State, Event, Burning> = [once(burn)]

// H16 What a team can try, as TASKS has it.
const FIRE = 0
const POWER = 1
const CONTROL = 2
const ENGINES = 3
const STEERING = 4
const SMOKE = 5

/** H16, R54 Teams that make an attempt: none of a ship without Structure. */
export function teamsOf(state: Seen, ship: number): number {
  const { dc, s } = state.ships[ship]!
  return isLost(state, ship) || s === 0 ? 0 : dc
}

/** H16, R42 What can be put right, as bits: each kind but fires once in an End Phase. */
function tasksFor(state: Seen, ship: number): number {
  const { fires, dark, fc, speed, sv, smoke, repaired: done } = state.ships[ship]!
  const { card } = sheetAt(state, ship)
  let among = fires > 0 ? 1 << FIRE : 0
  if (dark > 0) among |= 1 << POWER
  if (fc < card.FC) among |= 1 << CONTROL
  if (speed < card.speedMax) among |= 1 << ENGINES
  if (sv < card.SV) among |= 1 << STEERING
  if (smoke === 0 && card.smoke) among |= 1 << SMOKE
  return among & ~done
}

/** H16 One team tries what its owner chooses: a fire by a Crew Test, a repair by one at -2. */
function sendTeam(desk: FleetDesk, { target }: Burning, teams: number): number {
  const among = tasksFor(desk.state, target)
  const why = R['FA-H16']
  if (among === 0) {
    desk.reckoning.begin('damage control teams', teams, why).settle('she has nothing to put right')
    return 0
  }
  const task = desk.choose(desk.state.ships[target]!.seat, among, target, why)
  if (!crewTest(desk, target, task === FIRE ? 0 : -2, why)) return teams - 1
  if (task === FIRE) trackFell(desk, { ship: target, track: 'fires', by: 1 }, why)
  else {
    restore(desk, target, task, why)
    repaired(desk, { ship: target, kind: task }, why)
  }
  return teams - 1
}

function restore(desk: FleetDesk, ship: number, task: number, why: Cite): void {
  if (task === POWER) return powerRestored(desk, { ship }, why)
  if (task === CONTROL) return trackRose(desk, { ship, track: 'fc', by: 1 }, why)
  if (task === STEERING) return trackRose(desk, { ship, track: 'sv', by: 1 }, why)
  if (task === SMOKE) return smokeRestored(desk, { ship }, why)
  const lost = sheetAt(desk.state, ship).card.speedMax - desk.state.ships[ship]!.speed
  trackRose(desk, { ship, track: 'speed', by: Math.min(lost, desk.dice.sum(1, 6, why)) }, why)
}

/** H11 Fires cost Structure by the step table, which never passes to Flotation (H6); then they may spread. */
function burn(desk: FleetDesk, { target }: Burning): number {
  const { fires, s } = desk.state.ships[target]!
  if (fires === 0 || isLost(desk.state, target)) return 0
  const why = R['FA-H11']
  const force = step(fires)
  if (s > 0) trackFell(desk, { ship: target, track: 's', by: Math.min(force, s) }, why)
  if (s > 0 && sheetAt(desk.state, target).card.isLand) ruinOnLand(desk, target)
  if (isLost(desk.state, target)) return 0
  desk.reckoning.begin('spreads at this or less', force, why).beside('fires, which make that step', fires, why)
  if (desk.dice.count(1, spreads(force), why) > 0) trackRose(desk, { ship: target, track: 'fires', by: 1 }, why)
  return 0
}
