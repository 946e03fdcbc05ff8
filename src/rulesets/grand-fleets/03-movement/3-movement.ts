import { pivot, type Station } from '#kernel/geometry/index.ts'
import { EDGES, no, type Refusal } from '#kernel/ruleset/index.ts'
import { lies, turnAt } from '#kernel/turn/index.ts'
import { type Fixed, rowOf, type Seen, TURN } from '../01-ships/state.ts'
import { edgeBeyond } from '../02-playing/0-22-board.ts'
import { inCommand } from '../07-divisions/7-3-command.ts'
import { floatBoard } from '../09-advanced/9-2-floating.ts'
import { SEA, speedAtSea } from '../09-advanced/9-5-sea.ts'
import { laySmoke, refuseSmoke, smokeAlong } from '../09-advanced/9-6-smoke.ts'
import { R } from '../book/register.ts'
import { type GrandFleetsDesk, shipActed, shipLeft, shipMoved } from '../events/events.ts'
import { isFoul } from '../measured.ts'
import type { Move, Track } from './3-2-track.ts'

/** 3.1, 6.21 Movement points of this turn: her full speed, or half of it, rounded up, without a bridge (R14). */
export function movementPoints(state: Seen, ship: number): number {
  const points = fullSpeed(state, ship)
  return lies(state.ships[ship]!.bridge, state.now) ? Math.ceil(points / 2) : points
}

/** 3.1, 3.11, 9.5 The row's first number, or by option each in turn (R36), less what the sea takes. */
export function fullSpeed(state: Seen, ship: number): number {
  const { speed } = rowOf(state, ship)
  const points = state.fixed.switches.expandedSpeed ? speed[(turnAt(TURN, state.now) - 1) % 3]! : speed[0]
  return state.sea < SEA.rough ? points : speedAtSea(state, ship, points)
}

/** 3.2, 6.22, 6.25 What a mile ahead costs: one, one more for the engine, one more for every flood (R13). */
export function costOfMile(state: Seen, ship: number): number {
  const { engine, floods } = state.ships[ship]!
  return 1 + engine + floods
}

/** Whole miles straight ahead that the points allow. */
export const milesAhead = (state: Seen, ship: number): number =>
  Math.floor(movementPoints(state, ship) / costOfMile(state, ship))

/** 3.2 A track of legs ahead and pivots, walked: what it costs, where it ends, and whether it leaves the board. */
export interface Walk extends Station {
  readonly cost: number
  /** 3.24 miles ahead, each leg's fraction as a mile, without surcharges (R12) */
  readonly forward: number
  /** the same as it is, in the board's lengths */
  readonly length: number
  readonly leaves: boolean
  readonly path: readonly number[]
}

/** 3.2, 3.21, R10, R11 Each leg's miles and each pivot's sixties of degrees, begun ones as whole. She goes no farther than off the board, unless it floats (9.2). */
export function walk(state: Seen, ship: number, track: Track, beyond = false): Walk {
  const { board } = state.fixed as Fixed
  const mile = costOfMile(state, ship)
  let { x, y, heading } = state.ships[ship]!
  let cost = 0
  let forward = 0
  let length = 0
  let leaves = false
  const path: number[] = []
  for (const leg of track) {
    if ('pivot' in leg) {
      heading = pivot(heading, leg.pivot)
      cost += Math.ceil(Math.abs(leg.pivot) / SIXTY)
      continue
    }
    const to = board.advance({ x, y, heading }, leg.ahead)
    x = to.x
    y = to.y
    path.push(x, y)
    const miles = Math.ceil(leg.ahead / board.unit)
    cost += miles * mile
    forward += miles
    length += leg.ahead
    leaves ||= !board.onBoard(to)
    if (leaves && !beyond) break
  }
  return { x, y, heading, cost, forward, length, leaves, path }
}
const SIXTY = 600

/** 3.2 to 3.22 Why she may not go that way. */
export function refuseMove(state: Seen, { ship, track, smoke = false }: Move): Refusal | null {
  const { board, switches } = state.fixed as Fixed
  for (const leg of track) {
    if ('pivot' in leg ? leg.pivot % board.grain !== 0 : board.grain > 1 && !Number.isInteger(leg.ahead))
      return 'pivot' in leg
        ? no(R['GF-3.21-hex'], 'she turns by sixty degrees')
        : no(R['GF-3.2-hex'], 'whole hexes only')
  }
  if (track.some(leg => 'pivot' in leg) && !mayPivot(state, ship)) {
    return isBlind(state, ship)
      ? no(R['GF-6.21-bridge'], 'without a bridge she goes straight ahead')
      : no(R['GF-6.28-rudder'], 'her rudder is jammed')
  }
  if (turnsIn(track) > SIXTY && !inCommand(state, ship))
    return no(R['GF-7.3-lost'], 'out of command she turns by sixty degrees in all')
  const end = walk(state, ship, track, switches.floatingBoard)
  const points = movementPoints(state, ship)
  if (end.cost > points) return no(R['GF-3.21-total'], `that costs ${end.cost} of ${points} movement points`)
  const smokeless = smoke ? refuseSmoke(state, ship) : null
  if (smokeless !== null) return smokeless
  // 6.21 a ship without a bridge is moved back instead
  if ((end.leaves && !switches.floatingBoard) || isBlind(state, ship)) return null
  // R51 a ship that stays where the battle found her ends no move there
  if (track.length === 0) return null
  // 8.1 where all move at once, those that end on each other are parted afterwards
  if (switches.simultaneous || !isFoul(state, ship, end)) return null
  return no(R['GF-3.22-end'], 'she would end on another ship')
}
const turnsIn = (track: Track): number =>
  track.reduce((sum, leg) => sum + ('pivot' in leg ? Math.abs(leg.pivot) : 0), 0)
const isBlind = (state: Seen, ship: number): boolean => lies(state.ships[ship]!.bridge, state.now)

/** 3.2 She goes; passing through others is free (3.22); off the edge she is out of the battle (3.23), unless the board floats (9.2). */
export function move(desk: GrandFleetsDesk, order: Move): void {
  const { ship, track } = order
  if (desk.state.fixed.switches.floatingBoard) floatBoard(desk, ship, walk(desk.state, ship, track, true))
  arrive(desk, order, isBlind(desk.state, ship) ? straightOn(desk.state, ship, track) : walk(desk.state, ship, track))
}

/** 3.2, 9.6 She is at the end of her way, and has left her smoke along it. */
export function arrive(desk: GrandFleetsDesk, { ship, track, smoke = false }: Move, end: Walk): void {
  const { x, y, heading, forward, path } = end
  const clouds = smoke ? smokeAlong(desk.state, ship, track, end.length) : []
  shipMoved(desk, { ship, x, y, heading, forward, path }, R['GF-3.2-geometry'])
  laySmoke(desk, clouds)
  if (end.leaves) shipLeft(desk, { ship, edge: edgeLeft(desk.state, end) }, R['GF-3.23-leave'])
  shipActed(desk, { ship }, R['GF-3-alternate'])
}

const edgeLeft = (state: Seen, end: Walk): number => EDGES.indexOf(edgeBeyond((state.fixed as Fixed).board, end))

/** 6.21 Straight on without a bridge: where she would lie on another she is moved back, just clear of it; what is left sets her marker (R14). */
export function straightOn(state: Seen, ship: number, track: Track): Walk {
  const { board } = state.fixed as Fixed
  let end = walk(state, ship, track)
  let length = track.reduce((sum, leg) => sum + ('ahead' in leg ? leg.ahead : 0), 0)
  while (!end.leaves && length > 0 && isFoul(state, ship, end)) {
    length--
    end = walk(state, ship, length > 0 ? [{ ahead: length }] : [])
  }
  return { ...end, forward: Math.ceil(length / board.unit) }
}

/** 6.21, 6.28 Without a bridge or a rudder a ship goes straight on. */
export function mayPivot(state: Seen, ship: number): boolean {
  const { bridge, rudder } = state.ships[ship]!
  return rudder === 0 && !lies(bridge, state.now)
}
