import type { Place } from '#kernel/geometry/index.ts'
import { isSealed } from '#kernel/order/index.ts'
import type { Refusal } from '#kernel/ruleset/index.ts'
import { BERTH, isInPlay, PHASE, phaseNow, type Seen } from '../01-ships/state.ts'
import { R } from '../book/register.ts'
import { isNearPlace } from '../measured.ts'

/** 7.1 (house) Ships of a division at most. */
const MOST = 6
/** 7.1, 7.4 Miles, or hexes, from one ship of a division to another. */
const TOGETHER = 2
/** 7.1 Light ships sail together; all others with their own type. */
const LIGHT = ['CL', 'DD', 'TB']

/** 7.1 A list of ships, by their types, as divisions: at most six of one type, one after the other, the leader first. */
export function divide(types: readonly string[]): number[][] {
  const divisions: number[][] = []
  types.forEach((type, i) => {
    const last = divisions.at(-1)
    const before = last === undefined ? '' : types[last[0]!]!
    const fits = type === before || (LIGHT.includes(type) && LIGHT.includes(before))
    if (last !== undefined && fits && last.length < MOST) last.push(i)
    else divisions.push([i])
  })
  return divisions
}

/** 7.1 The formations of a battle as divisions, and who leads each; where a formation is no legal division it is more than one. */
export function formDivisions(formations: readonly (readonly number[])[], typeOf: (ship: number) => string) {
  const divisions: number[] = []
  const flagships: number[] = []
  for (const ships of formations) {
    for (const places of divide(ships.map(typeOf))) {
      for (const place of places) divisions[ships[place]!] = flagships.length
      flagships.push(ships[places[0]!]!)
    }
  }
  return { divisions, flagships }
}

/** Ships of a division that are in play. */
export function membersOf(state: Seen, division: number): number[] {
  const members: number[] = []
  for (let ship = 0; ship < state.divisions.length; ship++) {
    if (state.divisions[ship] === division && isInPlay(state, ship)) members.push(ship)
  }
  return members
}

/** Divisions of a side that have a ship of which this is true. */
export function divisionsWith(state: Seen, seat: number, is: (ship: number) => boolean): number {
  const found = new Set<number>()
  state.ships.forEach((ship, i) => {
    if (ship.seat === seat && isInPlay(state, i) && is(i)) found.add(state.divisions[i]!)
  })
  return found.size
}

/** 7.1, 7.4 Does she lie there within two miles of one of these? */
export const isNear = (state: Seen, at: Place, others: readonly number[]): boolean =>
  others.some(other => isNearPlace(state, at, other, TOGETHER))

/** 7.1 A division is deployed together: each ship within two miles of another that has been placed. Where a scenario has put a ship is no concern of his who places the next (0.27). */
export function refuseApart(state: Seen, order: Place & { readonly ship: number }): Refusal | null {
  if (state.divisions.length === 0) return null
  const placed = membersOf(state, state.divisions[order.ship]!).filter(
    other => state.ships[other]!.berth === BERTH.found,
  )
  if (placed.length === 0 || isNear(state, order, placed)) return null
  return { why: R['GF-7.1-deploy'], reason: 'she must lie within 2 miles of another ship of her division' }
}

/** 7.2, 7.4 A division that has begun goes on until all its ships have acted, its leader first of all when it moves. */
export function refuseOutOfTurn(state: Seen, ship: number): Refusal | null {
  if (state.divisions.length === 0 || state.fixed.switches.simultaneous) return null
  const division = state.divisions[ship]!
  const begun = divisionBegun(state)
  if (begun >= 0 && begun !== division)
    return { why: R['GF-7.2-activate'], reason: 'another division has begun: all its ships act first' }
  const leader = state.flagships[division]!
  if (phaseNow(state) !== PHASE.movement || leader < 0 || leader === ship) return null
  if (state.divisions[leader] !== division || !isInPlay(state, leader) || state.ships[leader]!.acted > 0) return null
  return { why: R['GF-7.4-move'], reason: 'her flagship moves first' }
}

/** 7.2 The division whose ships are acting: some have, or have their orders, and some have not; -1 for none. */
function divisionBegun(state: Seen): number {
  const { acting } = state
  for (let ship = 0; ship < state.ships.length; ship++) {
    const { seat, acted } = state.ships[ship]!
    if (seat !== acting || !(acted > 0 || isSealed(state.written, ship))) continue
    const division = state.divisions[ship]!
    if (membersOf(state, division).some(other => state.ships[other]!.acted === 0)) return division
  }
  return -1
}
