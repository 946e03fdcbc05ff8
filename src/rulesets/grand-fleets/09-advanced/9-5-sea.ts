import type { Seen } from '../01-ships/state.ts'
import { ARC } from '../04-gunfire/4-1-arcs.ts'
import { R } from '../book/register.ts'
import { SEA_STATE } from '../book/tables.ts'
import type { GrandFleetsDesk } from '../events/events.ts'
import { sizeOf } from '../measured.ts'
import { seaFound } from './events.ts'

/** 9.5 (house) States of the sea as numbers. */
export const SEA = { calm: 0, moderate: 1, rough: 2, storm: 3 } as const
const VS = 0
const M = 2

/** 9.5 The scenario sets the sea, or by option a die when the battle begins. */
export function findSea(desk: GrandFleetsDesk): void {
  const why = R['GF-9.5-states']
  if (desk.state.fixed.switches.seaByDie) seaFound(desk, { sea: desk.dice.row(SEA_STATE, 0, why) }, why)
}

/** 9.5 What the firer's guns lose by her size, VS, S and M, in each sea. */
const AIM = [[], [-1], [-2, -1], [0, -2, -1]] as const
export function addSea(desk: GrandFleetsDesk, firer: number): void {
  desk.reckoning.add(AIM[desk.state.sea]![sizeOf(desk.state, firer)] ?? 0, R['GF-9.5-hit'])
}

export function addSeaToTorpedoes(desk: GrandFleetsDesk): void {
  if (desk.state.sea === SEA.rough) desk.reckoning.add(-1, R['GF-9.5-hit'])
}

/** 9.5 In a storm nobody launches torpedoes, and very small ships do not fire. */
export const isStormbound = (state: Seen, ship: number, weapon: 'guns' | 'torpedoes'): boolean =>
  state.sea === SEA.storm && (weapon === 'torpedoes' || sizeOf(state, ship) === VS)

/** 9.5 Movement points that the sea takes by size, VS, S and M; one always remains. */
const SLOWED = [[], [], [1, 1], [2, 1, 1]] as const
export function speedAtSea(state: Seen, ship: number, points: number): number {
  const less = SLOWED[state.sea]![sizeOf(state, ship)] ?? 0
  return Math.max(Math.min(1, points), points - less)
}

/** 9.5 Mounts that may fire of a group with so many left: on ships of size M and more half of a broadside group, rounded up, when it is rough, none in a storm. */
export function mountsAtSea(state: Seen, ship: number, arcs: number, left: number): number {
  if (sizeOf(state, ship) < M || (arcs !== ARC.PORT && arcs !== ARC.STBD)) return left
  return state.sea === SEA.rough ? Math.ceil(left / 2) : 0
}
