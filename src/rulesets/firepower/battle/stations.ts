import type { BattleFacts } from '#kernel/facts/index.ts'
import { type Board, openSea, type Place, reciprocal, type Station } from '#kernel/geometry/index.ts'
import { EDGES } from '#kernel/ruleset/index.ts'
import { BERTH, batteryNow, type State, type Theatre, type Which } from '../01-classes/state.ts'
import { NARROW } from '../05-movement/move.ts'
import { CENTIMETRE, INCH } from '../book/lengths.ts'
import type { Entry } from '../book/options.ts'
import { SPACING } from '../book/tables.ts'
import { hullOf, isFoul, isNear, isWithin } from '../measured.ts'

// Where ships lie when a battle begins (H20, R127).

/** SETUP-D, H20 The formations of a battle are its squadrons. */
export const squadronsOf = ({ sides }: BattleFacts) =>
  sides.flatMap(({ formations }, seat) => formations.map(({ name, ships }) => ({ name, ships, seat })))
export type Listed = ReturnType<typeof squadronsOf>[number]

/** Squadron by squadron: its leader in her place, the others in line astern of her, clear of all that were put down before. */
export function station(state: State, squadrons: readonly Listed[], entry: Entry): State {
  const isPlaced = squadrons.every(({ ships }) => ships.every(({ at }) => at !== null))
  const isApart = isPlaced && entry === 'out-of-reach'
  const isInTheWay = isApart ? isCramped : isOver
  let first = 0
  squadrons.forEach(({ ships }, squadron) => {
    const theatre = state.fixed.theatre as Theatre
    const isThere = isPlaced && entry !== 'at-the-edge'
    const leader = isThere ? placeOf(ships[0]!) : outside(theatre, squadrons, squadron)
    for (let back = 0; ; back++) {
      lineUp(state, first, ships.length, astern(theatre.board, leader, (back * INCH) / 2))
      if (!isInTheWay(state, first, ships.length) || back > MOST_BACK) break
    }
    for (let ship = first; ship < first + ships.length; ship++) {
      const isOn = isThere && (isApart || theatre.board.onBoard(state.ships[ship]!))
      state.ships[ship]!.berth = isOn ? BERTH.there : BERTH.waiting
    }
    first += ships.length
  })
  if (!isApart) return state
  drawApart(state)
  return withRoom(state)
}
/** Half inches that a line is moved astern, to be clear of others, at most. */
const MOST_BACK = 200

/** H20 A nautical mile of the sea is 1,852 m of the book's scale (SCALE-C), to the nearest part of an inch. */
export const MILE = Math.round(1.852 * 3 * CENTIMETRE)

const placeOf = ({ at, heading }: Listed['ships'][number]): Station => ({
  x: Math.round(at!.east * MILE),
  y: Math.round(at!.north * MILE),
  heading: Math.round(10 * heading) % 3600,
})
const astern = (board: Board, station: Station, far: number): Station =>
  far === 0
    ? station
    : { ...board.advance({ ...station, heading: reciprocal(station.heading) }, far), heading: station.heading }

/** R127 On its own edge, heading straight in; its side's squadrons share the edge evenly. */
function outside({ board, edges }: Theatre, squadrons: readonly Listed[], squadron: number): Station {
  const { seat } = squadrons[squadron]!
  const own = [...squadrons.keys()].filter(each => squadrons[each]!.seat === seat)
  const share = (own.indexOf(squadron) + 1) / (own.length + 1)
  const width = Math.round(board.extent.east * board.unit)
  const height = Math.round(board.extent.north * board.unit)
  const edge = edges[seat as 0 | 1]
  const at: Place = {
    west: { x: 0, y: Math.round(height * share) },
    east: { x: width, y: Math.round(height * share) },
    south: { x: Math.round(width * share), y: 0 },
    north: { x: Math.round(width * share), y: height },
  }[edge]
  return { ...at, heading: (900 * EDGES.indexOf(edge) + 1800) % 3600 }
}

/** H20 One after the other, a quarter of the spacing from hull to hull. */
function lineUp(state: State, first: number, count: number, leader: Station): void {
  const { board } = state.fixed.theatre as Theatre
  const gap = (SPACING[state.fixed.scene.period]! * INCH) / 4
  let at = leader
  for (let ship = first; ship < first + count; ship++) {
    if (ship > first) {
      const apart = (hullOf(state, ship - 1).length + hullOf(state, ship).length) / 2 + gap
      at = astern(board, at, Math.round(apart))
    }
    Object.assign(state.ships[ship]!, { x: at.x, y: at.y, heading: at.heading })
  }
}

type Amiss = (state: State, ship: number, other: number) => boolean
const amissIn =
  (amiss: Amiss) =>
  (state: State, first: number, count: number): boolean => {
    for (let ship = first; ship < first + count; ship++) {
      for (let other = 0; other < first; other++) if (amiss(state, ship, other)) return true
    }
    return false
  }
const isOver = amissIn((state, ship, other) => isFoul(state, hullOf(state, ship), other))
/** PEN-C Friends leave a gap that others can pass; so do enemies of whom one is under water, since nobody can fire at her. */
const isCramped = amissIn((state, ship, other) => !isAgainst(state, ship, other) && isNear(state, ship, other, NARROW))

/** Enemies on the surface. */
const isAgainst: Amiss = (state, ship, other) =>
  state.ships[ship]!.seat !== state.ships[other]!.seat &&
  state.ships[ship]!.submerged === 0 &&
  state.ships[other]!.submerged === 0

/** SETUP-C, H20 The sides are drawn apart, each as a whole, until nobody is within range of an enemy, nor after one move: fleets that come on from their edges begin beyond it. */
function drawApart(state: State): void {
  const [x, y] = acrossOf(state)
  const far = Math.hypot(x, y)
  const step = (share: number): void => {
    for (const ship of state.ships) {
      const way = (ship.seat === 0 ? -share : share) * STEP
      ship.x += Math.round((way * x) / far)
      ship.y += Math.round((way * y) / far)
    }
  }
  for (let steps = 0; steps < MOST_STEPS && areTooNear(state); steps++) step(1)
}
const STEP = INCH / 4
const MOST_STEPS = 2000

/** From the middle of one side to that of the other; of those that lie on each other, east. */
function acrossOf(state: State): readonly [x: number, y: number] {
  const middle = (seat: number, of: 'x' | 'y'): number => {
    const own = state.ships.filter(ship => ship.seat === seat)
    return own.reduce((sum, ship) => sum + ship[of], 0) / Math.max(1, own.length)
  }
  const way = [middle(1, 'x') - middle(0, 'x'), middle(1, 'y') - middle(0, 'y')] as const
  return way[0] === 0 && way[1] === 0 ? [1, 0] : way
}

function areTooNear(state: State): boolean {
  const reaches = state.ships.map((_, ship) => reachOf(state, ship))
  return state.ships.some((one, ship) =>
    state.ships.some((two, other) => {
      if (one.seat !== 0 || two.seat !== 1) return false
      if (isNear(state, ship, other, NARROW)) return true
      return isAgainst(state, ship, other) && isWithin(state, ship, other, Math.max(reaches[ship]!, reaches[other]!))
    }),
  )
}

/** Matrix 7, MOVE-A The long range of her batteries, guns or torpedoes, after a move. */
const reachOf = (state: State, ship: number): number =>
  state.fixed.rate + Math.max(0, ...BATTERIES.map(which => state.fixed.long[batteryNow(state, ship, which)] ?? 0))
const BATTERIES: readonly Which[] = ['main', 'secondary']

/** SCALE-A The table reaches a foot beyond every ship: what lies nearer to its edges, or outside, makes it larger. */
function withRoom(state: State): State {
  const theatre = state.fixed.theatre as Theatre
  const { east, north } = theatre.board.extent
  const least = (of: 'x' | 'y'): number => Math.max(0, ...state.ships.map(ship => FOOT - ship[of]))
  const [left, below] = [least('x'), least('y')]
  for (const ship of state.ships) {
    ship.x += left
    ship.y += below
  }
  const most = (of: 'x' | 'y', extent: number): number => Math.max(extent, ...state.ships.map(ship => ship[of] + FOOT))
  const board = openSea({
    width: most('x', Math.round(east * INCH) + left),
    height: most('y', Math.round(north * INCH) + below),
    unit: INCH,
  })
  return { ...state, fixed: { ...state.fixed, theatre: { ...theatre, board } } }
}
const FOOT = 12 * INCH
