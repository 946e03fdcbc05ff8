import { angleOff, relative, type Sector } from '#kernel/geometry/index.ts'
import { ARC } from './ship.ts'
import { fieldOf, type Seen } from './state.ts'

/** H16 Where the arcs of mounts lie, in tenths of a degree clockwise from ahead, in the order of the bits of ARC. */
export const SECTORS: readonly Sector[] = [
  { from: 3300, to: 300 },
  { from: 2100, to: 3300 },
  { from: 300, to: 1500 },
  { from: 1500, to: 2100 },
]

/** H9 The arc in which two ships of a duel see each other: ahead on a narrow aspect, else on the beam. */
export const arcSeen = (aspect: number): number => (aspect === 2 ? ARC.F : ARC.S)

/** H11 Aspect by degrees off the target's bow or stern, whichever is nearer: 0 broad, 1 quarter, 2 narrow. */
export function aspectAt(degrees: number): number {
  const off = Math.abs(((degrees % 180) + 180) % 180)
  const nearer = Math.min(off, 180 - off)
  return nearer < 30 ? 2 : nearer < 60 ? 1 : 0
}

/** Yards from ship to ship: a duel has but one range (H9). */
export function yardsBetween(state: Seen, one: number, other: number): number {
  const { field, scene } = state.fixed
  return field === null ? scene.yards : fieldOf(state).board.distance(state.ships[one]!, state.ships[other]!)
}

/** H16 The arcs in which one has the other. */
export function arcsTo(state: Seen, from: number, to: number): number {
  const { field, scene } = state.fixed
  if (field === null) return arcSeen(scene.aspect)
  return fieldOf(state).board.arcsHolding(state.ships[from]!, state.ships[to]!, SECTORS)
}

/** S4, H11 What the target shows the firer: 0 broad, 1 quarter, 2 narrow. */
export function aspectOf(state: Seen, firer: number, target: number): number {
  const { field, scene } = state.fixed
  if (field === null) return scene.aspect
  const bearing = fieldOf(state).board.bearing(state.ships[target]!, state.ships[firer]!)
  return aspectAt(relative(bearing, state.ships[target]!.heading) / 10)
}

export const bearingTo = (state: Seen, from: number, to: number): number =>
  fieldOf(state).board.bearing(state.ships[from]!, state.ships[to]!)

/** 6-4 How far apart two targets lie in azimuth, in degrees. */
export const degreesBetween = (state: Seen, from: number, one: number, other: number): number =>
  angleOff(bearingTo(state, from, one), bearingTo(state, from, other)) / 10
