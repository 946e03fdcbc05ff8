import { angleOff, type Hull, type Place, relative, type Sector } from '#kernel/geometry/index.ts'
import { GONE, PERISCOPE } from './02-ships/conditions.ts'
import { ARC } from './02-ships/ship.ts'
import { fieldOf, type Seen, sheetAt } from './02-ships/state.ts'
import { isBelow } from './08-3-criticals/8-3-hull.ts'

// How ships lie to each other, and to what is in the water: the one door through which rules learn of places. Here it is
// reckoned on the chart; whoever plays with models measures instead. What moves ships (S1, S2) knows the board itself.

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

/** Yards from a ship to a place, and the bearing on which it lies. */
export const yardsTo = (state: Seen, ship: number, at: Place): number => yardsApart(state, state.ships[ship]!, at)
export const bearingOf = (state: Seen, ship: number, at: Place): number => bearingFrom(state, state.ships[ship]!, at)

/** The same from one place to another. */
export const yardsApart = (state: Seen, from: Place, to: Place): number => fieldOf(state).board.distance(from, to)
export const bearingFrom = (state: Seen, from: Place, to: Place): number => fieldOf(state).board.bearing(from, to)

/** H21 A hull is an eighth as broad as it is long. */
const BEAM = 8

/** H21 What a ship covers. */
export function hullOf(state: Seen, ship: number): Hull {
  const { x, y, heading } = state.ships[ship]!
  const length = Math.round(sheetAt(state, ship).card.lengthFeet / 3)
  return { x, y, heading, length, width: Math.max(1, Math.round(length / BEAM)) }
}

/** All hulls on the water, hulks that have not gone down included; not those of boats below periscope depth (H34). */
export const hullsOf = (state: Seen): (Hull | null)[] =>
  state.ships.map(({ end, away }, ship) =>
    end === GONE || away > 0 || isBelow(state, ship, PERISCOPE) ? null : hullOf(state, ship),
  )

/** H21 Whether two hulls lie on each other. */
export const areFoul = (state: Seen, one: Hull, other: Hull): boolean =>
  isNear(one, other, one.length + other.length) && fieldOf(state).board.fouls(one, other)

/** H23 Whether what runs from one place to another meets a hull. */
export const crosses = (state: Seen, from: Place, to: Place, hull: Hull): boolean =>
  isNear(from, hull, Math.abs(from.x - to.x) + Math.abs(from.y - to.y) + hull.length) &&
  fieldOf(state).board.lineBlocked(from, to, [hull])

/** A glance before anything is reckoned. */
export const isNear = (one: Place, other: Place, yards: number): boolean =>
  Math.abs(one.x - other.x) <= yards && Math.abs(one.y - other.y) <= yards

/** Along her way, when so many yards are run. */
export function placeAlong(
  state: Seen,
  way: readonly number[],
  from: Place,
  done: number,
): Place & { readonly heading: number } {
  let { x, y } = from
  let at = 0
  for (let i = 0; i < way.length; i += 4) {
    const heading = way[i + 2]!
    if (done < way[i + 3]!) return { ...fieldOf(state).board.advance({ x, y, heading }, done - at), heading }
    x = way[i]!
    y = way[i + 1]!
    at = way[i + 3]!
  }
  return { x, y, heading: way[way.length - 2]! }
}

/** How a place lies to the first leg of a way that comes within so many yards of it: on which side, and whether right ahead; null if none does. */
export function besideWay(
  at: Place,
  from: Place,
  way: readonly number[],
  near: number,
  ahead: number,
): { readonly toPort: boolean; readonly isAhead: boolean } | null {
  let { x, y } = from
  for (let i = 0; i < way.length; i += 4) {
    const [dx, dy, px, py] = [way[i]! - x, way[i + 1]! - y, at.x - x, at.y - y]
    x = way[i]!
    y = way[i + 1]!
    const length = dx * dx + dy * dy
    const along = px * dx + py * dy
    const across = dx * py - dy * px
    const off = across * across
    const isBeside = along >= 0 && along <= length
    if (length > 0 && isBeside && off <= near * near * length)
      return { toPort: across > 0, isAhead: off <= ahead * ahead * length }
  }
  return null
}
