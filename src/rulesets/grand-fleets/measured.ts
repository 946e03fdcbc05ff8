import type { Frozen } from '#kernel/desk/index.ts'
import type { Hull, Place, Sector, Station } from '#kernel/geometry/index.ts'
import type { Gun } from './01-ships/ship.ts'
import { BERTH, type Fixed, isInPlay, type Seen, type Ship, type Sight, type Still, sheetAt } from './01-ships/state.ts'
import { SECTORS } from './04-gunfire/4-1-arcs.ts'

// How ships lie to each other: the one door through which rules learn of places. Here it is reckoned on the chart; whoever
// plays with models measures instead. What moves ships (2.13, 3, 7.4, 8.1, 9.2) knows the board itself.

/** 4.12, 4.21 The arcs in which two ships have each other: both of two arcs for a centre on their line (R23). */
export function sightOf(state: Seen, from: number, to: number): Sight {
  const { still } = state.fixed as Fixed
  return still === null ? look(state, from, to) : still[from * state.ships.length + to]!
}

function look(state: Seen, from: number, to: number): Sight {
  const { board } = state.fixed as Fixed
  const one = state.ships[from]!
  const other = state.ships[to]!
  return { arcs: board.arcsHolding(one, other, SECTORS), from: board.arcsHolding(other, one, SECTORS) }
}

/** Every pair of ships, for as long as nobody moves. */
export function allSights(state: Seen): Still[] {
  return state.ships.flatMap((_, from) => state.ships.map((_, to) => lookOnce(state, from, to)))
}

export function lookOnce(state: Seen, from: number, to: number): Still {
  const { arcs, from: seen } = look(state, from, to)
  return { arcs, from: seen, bands: bandsOf(state, from, to), torpedoes: inTorpedoRange(state, from, to) }
}

/** The band of each gun, the light guns last. */
export function bandsOf(state: Seen, from: number, to: number): number[] {
  const { guns, lightGuns } = sheetAt(state, from)
  const bands: number[] = []
  for (let line = 0; line <= guns.length; line++) bands.push(bandOf(state, from, to, guns[line] ?? lightGuns))
  return bands
}

/** 5.12 Torpedoes have one range. */
export function inTorpedoRange(state: Seen, ship: number, target: number): boolean {
  const { board, still } = state.fixed as Fixed
  if (still !== null) return still[ship * state.ships.length + target]!.torpedoes
  const range = sheetAt(state, ship).card.torpedoes?.range ?? 0
  return board.within(state.ships[ship]!, state.ships[target]!, range * board.unit)
}

/** 0.25, 4.13 Measured or counted, by the board: the band of a gun in which the target lies: 0 short, 1 medium, 2 long, 3 out of range (R27: compared exactly). */
export function bandOf(state: Seen, from: number, to: number, gun: Gun): number {
  const { board, still } = state.fixed as Fixed
  if (still !== null) return still[from * state.ships.length + to]!.bands[gun.line]!
  return board.band(state.ships[from]!, state.ships[to]!, gun.limits)
}

/** 4.14 A third ship masks the line if it is as large as the smaller of the two (R24); 5.13 any ship masks a torpedo. Corners do not mask (R25). */
export function isMasked(state: Seen, from: number, to: number, weapon: 'guns' | 'torpedoes'): boolean {
  const { board } = state.fixed as Fixed
  const least = weapon === 'torpedoes' ? 0 : blockingSize(state, from, to)
  const hulls: Hull[] = []
  for (let ship = 0; ship < state.ships.length; ship++) {
    if (ship === from || ship === to || !isInPlay(state, ship)) continue
    if (sizeOf(state, ship) >= least) hulls.push(hullOf(state, ship))
  }
  return hulls.length > 0 && board.lineBlocked(state.ships[from]!, state.ships[to]!, hulls)
}

function blockingSize(state: Seen, from: number, to: number): number {
  const firer = sizeOf(state, from)
  const target = sizeOf(state, to)
  return state.fixed.switches.blockAtLarger ? Math.max(firer, target) : Math.min(firer, target)
}

/** Enemies in play, the nearest first. */
export function enemiesOf(state: Seen, ship: number): number[] {
  const { board } = state.fixed as Fixed
  const own = state.ships[ship]!
  return state.ships
    .map((_, other) => other)
    .filter(other => state.ships[other]!.seat !== own.seat && isInPlay(state, other))
    .sort((a, b) => board.distance(own, state.ships[a]!) - board.distance(own, state.ships[b]!) || a - b)
}

/** 1.24 Sizes as numbers, VS 0 to VL 4. */
export const sizeOf = (state: Seen, ship: number): number => sheetAt(state, ship).size

/** 0.21, R26 What the model covers: its length on its heading, a third of that across. */
export function hullOf(state: Seen, ship: number): Hull {
  const { board, modelMilesPerFoot } = state.fixed as Fixed
  const { x, y, heading }: Frozen<Ship> = state.ships[ship]!
  const length = Math.round(sheetAt(state, ship).card.lengthFt * modelMilesPerFoot * board.unit)
  return { x, y, heading, length, width: Math.round(length / 3) }
}

/** 0.25 Is one within so many miles of the other? */
export function isWithin(state: Seen, ship: number, other: number, miles: number): boolean {
  return isNearPlace(state, state.ships[ship]!, other, miles)
}

/** Does a ship lie within so many miles of a place? */
export function isNearPlace(state: Seen, at: Place, ship: number, miles: number): boolean {
  const { board } = state.fixed as Fixed
  return board.within(at, state.ships[ship]!, miles * board.unit)
}

/** 5.2 Which of these ranges, in miles, the target lies in. */
export function rangeStep(state: Seen, from: number, to: number, miles: readonly number[]): number {
  const { board } = state.fixed as Fixed
  const limits = miles.map(each => each * board.unit)
  return board.band(state.ships[from]!, state.ships[to]!, limits)
}

/** 9.7 Does the target lie in such a quarter of the sky, by true bearings? */
export function isInQuarter(state: Seen, ship: number, target: number, quarter: readonly Sector[]): boolean {
  const { board } = state.fixed as Fixed
  const { x, y } = state.ships[ship]!
  return board.arcsHolding({ x, y, heading: 0 }, state.ships[target]!, quarter) !== 0
}

/** 9.6 A marker is a mile across: on the sea a square, its sides north and south; on hexes its hex. */
export function cloudsOf(state: Seen): Hull[] {
  const { board } = state.fixed as Fixed
  const clouds: Hull[] = []
  for (let i = 0; i < state.smoke.length; i += 2) {
    clouds.push({ x: state.smoke[i]!, y: state.smoke[i + 1]!, heading: 0, length: board.unit, width: board.unit })
  }
  return clouds
}

/** 9.6 Does the line start in smoke, cross it or end in it? */
export function isSmokeBetween(state: Seen, from: number, to: number): boolean {
  if (state.smoke.length === 0) return false
  const { board } = state.fixed as Fixed
  const ends = [state.ships[from]!, state.ships[to]!] as const
  const clouds = cloudsOf(state)
  // hexes leave the two ends out of a line
  const atEnd = clouds.some(cloud => ends.some(({ x, y }) => cloud.x === x && cloud.y === y))
  return atEnd || board.lineBlocked(...ends, clouds)
}

/** 3.22 Whether a ship lying there would lie on another. */
export function isFoul(state: Seen, ship: number, { x, y, heading }: Station): boolean {
  const { board } = state.fixed as Fixed
  const hull = { ...hullOf(state, ship), x, y, heading }
  return state.ships.some(
    ({ berth }, other) =>
      other !== ship && berth !== BERTH.open && isInPlay(state, other) && board.fouls(hull, hullOf(state, other)),
  )
}

/** 3.22 Whether two ships lie on each other. */
export const areFoul = (state: Seen, one: number, other: number): boolean =>
  (state.fixed as Fixed).board.fouls(hullOf(state, one), hullOf(state, other))

/** How far a place lies from a ship, and on which course. */
export function courseTo(state: Seen, ship: number, to: Place): { readonly far: number; readonly course: number } {
  const { board } = state.fixed as Fixed
  const from = state.ships[ship]!
  const far = board.distance(from, to)
  return { far, course: far === 0 ? from.heading : board.bearing(from, to) }
}
