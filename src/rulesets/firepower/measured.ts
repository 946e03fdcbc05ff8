import { type Hull, hullsWithin, type Place, type Sector, type Station } from '#kernel/geometry/index.ts'
import { EDGES } from '#kernel/ruleset/index.ts'
import { BERTH, isGone, type Seen, sheetAt, type Theatre } from './01-classes/state.ts'
import { INCH } from './book/lengths.ts'

// How ships lie to each other: the one door through which rules learn of places. In a duel the range is given; on the table it
// is reckoned, and whoever plays with models measures instead. What moves ships (05-movement) knows the board itself.

const theatreOf = (state: Seen): Theatre => state.fixed.theatre as Theatre

/** Afloat, and on the table (R127: who is still outside takes no part; R49: nor who has left). */
export const isThere = (state: Seen, ship: number): boolean =>
  !isGone(state, ship) && state.ships[ship]!.berth === BERTH.there

/** Afloat, and not gone from the table: there, or still to come (R127). */
export const isAfloat = (state: Seen, ship: number): boolean =>
  !isGone(state, ship) && state.ships[ship]!.berth !== BERTH.away

/** How far her own edge is: a number to compare with (BRK-E). */
export function homeOf(state: Seen, ship: number): number {
  const { board, edges } = theatreOf(state)
  const { x, y } = state.ships[ship]!
  const { east, north } = board.extent
  switch (edges[state.ships[ship]!.seat as 0 | 1]) {
    case 'west':
      return x
    case 'east':
      return Math.round(east * board.unit) - x
    case 'south':
      return y
    case 'north':
      return Math.round(north * board.unit) - y
  }
}

/** R12 An edge of the sun's table, thrown for with a long side of the table across, by its place among EDGES. */
export function acrossOf(state: Seen, edge: number): number {
  if (state.fixed.theatre === null) return edge
  const { east, north } = theatreOf(state).board.extent
  return east >= north ? edge : (edge + 3) % EDGES.length
}

/** R64 From centre to centre, at or under so many parts of an inch. */
export function isWithin(state: Seen, ship: number, other: number, parts: number): boolean {
  if (state.fixed.theatre === null) return state.fixed.scene.range <= parts
  return theatreOf(state).board.within(state.ships[ship]!, state.ships[other]!, parts)
}

/** To the nearest part of an inch, for words. */
export const rangeOf = (state: Seen, ship: number, other: number): number =>
  state.fixed.theatre === null
    ? state.fixed.scene.range
    : theatreOf(state).board.distance(state.ships[ship]!, state.ships[other]!)

/** Between places where nobody may lie yet: what a ship that moves would come to. */
export const apart = (state: Seen, from: Place, to: Place): number => theatreOf(state).board.distance(from, to)
export const bearingTo = (state: Seen, from: Place, to: Place): number => theatreOf(state).board.bearing(from, to)
export const isClose = (state: Seen, from: Place, to: Place, parts: number): boolean =>
  theatreOf(state).board.within(from, to, parts)

/** R62 Whether a hull would lie over another, or a leg run through one. */
export const isFoul = (state: Seen, hull: Hull, other: number): boolean =>
  theatreOf(state).board.fouls(hull, hullOf(state, other))
export const isCrossed = (state: Seen, from: Place, to: Place, other: number): boolean =>
  (from.x !== to.x || from.y !== to.y) && theatreOf(state).board.lineBlocked(from, to, [hullOf(state, other)])

/** R64 From hull to hull, at or under so many parts of an inch: contact, spacing, depth charges. */
export function isNear(state: Seen, ship: number, other: number, parts: number): boolean {
  if (state.fixed.theatre === null) return state.fixed.scene.range <= parts
  return hullsWithin(hullOf(state, ship), hullOf(state, other), parts)
}

/** What a model covers: its length on its heading, a seventh of that across. */
export function hullOf(state: Seen, ship: number): Hull {
  const { x, y, heading } = state.ships[ship]!
  const length = Math.round(sheetAt(state, ship).card.lengthFeet * theatreOf(state).partsPerFoot)
  return { x, y, heading, length, width: Math.round(length / 7) }
}

/** What the longest model of all measures. */
export const longestHull = (state: Seen): number =>
  Math.ceil(
    state.fixed.sheets.reduce((most, { card }) => Math.max(most, card.lengthFeet), 0) * theatreOf(state).partsPerFoot,
  )

/** PEN-A, R68 Does another ship stand in the line of fire, friend or foe? Boats under water and hulks do not. */
export function isMasked(state: Seen, ship: number, target: number): boolean {
  if (state.fixed.theatre === null) return false
  const hulls: Hull[] = []
  for (let other = 0; other < state.ships.length; other++) {
    if (other === ship || other === target || !isThere(state, other)) continue
    if (state.ships[other]!.submerged === 0) hulls.push(hullOf(state, other))
  }
  return hulls.length > 0 && theatreOf(state).board.lineBlocked(state.ships[ship]!, state.ships[target]!, hulls)
}

/** R36 Does the line between two ships pass within an inch of one with more than 6 fire points? */
export function isSmokeBetween(state: Seen, ship: number, other: number): boolean {
  if (state.fixed.theatre === null) return state.fixed.scene.smoke
  const clouds: Hull[] = []
  state.ships.forEach(({ fires }, burning) => {
    if (fires <= 6 || !isThere(state, burning)) return
    const hull = hullOf(state, burning)
    clouds.push({ ...hull, length: hull.length + 2 * INCH, width: hull.width + 2 * INCH })
  })
  return clouds.length > 0 && theatreOf(state).board.lineBlocked(state.ships[ship]!, state.ships[other]!, clouds)
}

/** ENV-B, R13 Does the line from the shooter through her target leave the table over the edge on which the sun stands? */
export function isSilhouetted(state: Seen, ship: number, target: number): boolean {
  if (state.fixed.theatre === null) return (state.fixed.scene.silhouetted & (1 << target)) !== 0
  return state.sun >= 0 && edgeBehind(state, ship, target) === state.sun
}

/** The edge over which the line from one ship through another leaves the table, by its place among EDGES. */
function edgeBehind(state: Seen, ship: number, target: number): number {
  const { board } = theatreOf(state)
  const from = board.plot(state.ships[ship]!)
  const to = board.plot(state.ships[target]!)
  const { east, north } = board.extent
  const [right, up] = [to.east - from.east, to.north - from.north]
  if (right === 0 && up === 0) return -1
  const across = right > 0 ? (east - to.east) / right : right < 0 ? -to.east / right : Number.POSITIVE_INFINITY
  const along = up > 0 ? (north - to.north) / up : up < 0 ? -to.north / up : Number.POSITIVE_INFINITY
  return EDGES.indexOf(across < along ? (right > 0 ? 'east' : 'west') : up > 0 ? 'north' : 'south')
}

/** R61 Front, starboard, rear and port, bounded by lines at 45°; a boundary belongs to the broadside. */
const ARCS: readonly Sector[] = [
  { from: 450, to: 1350 },
  { from: 2250, to: 3150 },
  { from: 1351, to: 2249 },
]
const BROADSIDES = 0b011
const REAR = 0b100

/** FORM-ARCS Does a place lie in a broadside arc as seen from another, or a ship in the rear arc of another? */
export const isAbeam = (state: Seen, from: Station, to: Place): boolean =>
  (theatreOf(state).board.arcsHolding(from, to, ARCS) & BROADSIDES) !== 0
export const isAstern = (state: Seen, ship: number, of: number): boolean =>
  (theatreOf(state).board.arcsHolding(state.ships[of]!, state.ships[ship]!, ARCS) & REAR) !== 0

/** Enemies on the table, the nearest first. Boats under water are not seen. */
export function enemiesOf(state: Seen, ship: number): number[] {
  const { board } = theatreOf(state)
  const own = state.ships[ship]!
  return state.ships
    .map((_, other) => other)
    .filter(other => state.ships[other]!.seat !== own.seat && isThere(state, other))
    .filter(other => state.ships[other]!.submerged === 0)
    .sort((a, b) => board.distance(own, state.ships[a]!) - board.distance(own, state.ships[b]!) || a - b)
}

/** TORP-C Does a marker’s way meet its target's model, if it runs so far? In a duel the range is run down turn by turn. */
export function isReached(state: Seen, marker: number, run: number): boolean {
  const it = state.markers[marker]!
  if (state.fixed.theatre === null) return it.run + run >= state.fixed.scene.range
  const hull = hullOf(state, it.target)
  const end = { x: it.x, y: it.y, ...runTo(state, marker, run) }
  const touches = hullsWithin({ ...end, heading: 0, length: 0, width: 0 }, hull, 0)
  return touches || theatreOf(state).board.lineBlocked(it, end, [hull])
}

/** TORP-B Where a marker is when it has run so far, straight at its target's present place; nowhere in a duel. */
export function runTo(state: Seen, marker: number, run: number): Partial<Place> {
  if (state.fixed.theatre === null) return {}
  const it = state.markers[marker]!
  const { x, y } = state.ships[it.target]!
  const [east, north] = [x - it.x, y - it.y]
  const squared = east * east + north * north
  if (squared <= run * run) return { x, y }
  const share = run / Math.sqrt(squared)
  return { x: it.x + Math.round(east * share), y: it.y + Math.round(north * share) }
}

/** AIR-E, H50 From stand to stand, at or under so many parts of an inch; a procedure's stands have met. */
export function isStandNear(state: Seen, stand: number, other: number, parts: number): boolean {
  if (state.fixed.theatre === null) return true
  return theatreOf(state).board.within(state.sky.stands[stand]!, state.sky.stands[other]!, parts)
}

/** H57 How far a stand is from a place. */
export const standGap = (state: Seen, stand: number, place: Place): number =>
  theatreOf(state).board.distance(state.sky.stands[stand]!, place)

/** AIR-E, H50 From a stand to the nearest point of a ship's hull. */
export function isStandOver(state: Seen, stand: number, ship: number, parts: number): boolean {
  if (state.fixed.theatre === null) return true
  const { x, y } = state.sky.stands[stand]!
  return hullsWithin({ x, y, heading: 0, length: 0, width: 0 }, hullOf(state, ship), parts)
}

/** AIR-D, R100 Can a stand fly to a place on the table? One that has just arrived begins anywhere on its edge. */
export function isInFlight(state: Seen, stand: number, to: Place, parts: number): boolean {
  const { board } = theatreOf(state)
  const from = state.sky.stands[stand]!
  if (!board.onBoard(to)) return false
  return from.entering === 0 ? board.within(from, to, parts) : flownTo(state, stand, to) <= parts
}

/** AIR-D, R100 How far it flies to get there. */
export function flownTo(state: Seen, stand: number, to: Place): number {
  const { board, edges } = theatreOf(state)
  const from = state.sky.stands[stand]!
  if (from.entering === 0) return board.distance(from, to)
  const edge = edges[state.fixed.wings.stands[stand]!.seat as 0 | 1]
  const { east, north } = board.extent
  const deep = {
    north: north * board.unit - to.y,
    east: east * board.unit - to.x,
    south: to.y,
    west: to.x,
  }
  return deep[edge]
}

/** R100 The middle of a side's own edge. */
export function edgeMiddle(state: Seen, seat: number): Place {
  if (state.fixed.theatre === null) return { x: 0, y: 0 }
  const { board, edges } = theatreOf(state)
  const [east, north] = [Math.round(board.extent.east * board.unit), Math.round(board.extent.north * board.unit)]
  const middle = { x: east >> 1, y: north >> 1 }
  const edge = edges[seat as 0 | 1]
  return edge === 'north' || edge === 'south'
    ? { ...middle, y: edge === 'north' ? north : 0 }
    : { ...middle, x: edge === 'east' ? east : 0 }
}

/** SUB-F From a ship's hull to that of a model of a boat. */
export const isModelNear = (state: Seen, ship: number, model: number, parts: number): boolean =>
  hullsWithin(hullOf(state, ship), modelHull(state, model), parts)

/** A model is as large as its boat, wherever she is. */
const modelHull = (state: Seen, model: number): Hull => {
  const { boat, x, y, heading } = state.deep.models[model]!
  return { ...hullOf(state, boat), x, y, heading }
}

/** SUB-B How far a place is from a ship's centre, at or under so many parts of an inch. */
export const isFrom = (state: Seen, ship: number, place: Place, parts: number): boolean =>
  theatreOf(state).board.within(state.ships[ship]!, place, parts)

/** R111 Is a place nearer to a ship’s centre than another? */
export const isNearer = (state: Seen, ship: number, place: Place, than: Place): boolean =>
  theatreOf(state).board.distance(state.ships[ship]!, place) < theatreOf(state).board.distance(state.ships[ship]!, than)

export const isOnTable = (state: Seen, place: Place): boolean => theatreOf(state).board.onBoard(place)

/** R62 Does she lie where another ship on the surface lies? */
export const isUnderHull = (state: Seen, ship: number): boolean =>
  state.fixed.theatre !== null &&
  state.ships.some(
    ({ submerged }, other) =>
      other !== ship &&
      submerged === 0 &&
      isThere(state, other) &&
      theatreOf(state).board.fouls(hullOf(state, ship), hullOf(state, other)),
  )

/** Where a stand comes to that flies straight at a place and stops so short of it; one that has just arrived comes straight in. */
export function standToPoint(state: Seen, stand: number, goal: Place, most: number, short: number): Place {
  const { board } = theatreOf(state)
  const it = state.sky.stands[stand]!
  const seat = state.fixed.wings.stands[stand]!.seat
  const middle = edgeMiddle(state, seat)
  const side = theatreOf(state).edges[seat as 0 | 1]
  const isAcross = side === 'north' || side === 'south'
  const from =
    it.entering === 0 ? { x: it.x, y: it.y } : isAcross ? { x: goal.x, y: middle.y } : { x: middle.x, y: goal.y }
  const gap = board.distance(from, goal)
  if (gap <= short) return from
  // a part of an inch to spare either way, since places are whole
  const far = Math.min(most - 1, gap - short + 1)
  const { x, y } = board.advance({ ...from, heading: board.bearing(from, goal) }, far)
  return { x: Math.max(0, x), y: Math.max(0, y) }
}
