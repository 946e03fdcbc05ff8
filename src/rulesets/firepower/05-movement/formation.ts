import { angleOff, type Place, reciprocal, type Station } from '#kernel/geometry/index.ts'
import { no, type Refusal } from '#kernel/ruleset/index.ts'
import { DID, LINE_ABREAST, LINE_AHEAD, moveRate, OPEN, SCATTER, type Seen, type Theatre } from '../01-classes/state.ts'
import { aheadOf, squadronOf } from '../02-command/squadron.ts'
import { R } from '../book/register.ts'
import { apart, bearingTo, hullOf, isNear } from '../measured.ts'
import { cornerOf } from './events.ts'
import { companions, lengthOf, mostTurn, refuseWay, STAY, spacingOf, type Way, walk } from './move.ts'

const boardOf = (state: Seen): Theatre['board'] => (state.fixed.theatre as Theatre).board
const hasMoved = (state: Seen, ship: number): boolean => (state.ships[ship]!.did & DID.steam) !== 0

/** R40 Whose move is settled by another's: all but the flagship in LINE AHEAD and LINE ABREAST. */
export function isBound(state: Seen, ship: number): boolean {
  const { formation, flagship } = squadronOf(state, ship)
  return flagship >= 0 && ship !== flagship && (formation === LINE_AHEAD || formation === LINE_ABREAST)
}

/** C3-C, R40 Whom she copies: the ship ahead of her in the line, or abreast the flagship. */
const leaderOf = (state: Seen, ship: number): number =>
  squadronOf(state, ship).formation === LINE_AHEAD ? aheadOf(state, ship) : squadronOf(state, ship).flagship

/** Whether she may keep station now: whoever she copies has moved, or cannot. */
export function refuseStation(state: Seen, ship: number): Refusal | null {
  if (!isBound(state, ship)) return no(R['FP-R40'], 'she leads, or her formation leaves her free')
  const leader = leaderOf(state, ship)
  if (!hasMoved(state, leader) && moveRate(state, leader) > 0)
    return no(R['FP-C3-C'], 'whoever she follows has not moved yet')
  return null
}

/** C3-C, R40 The way that keeps her station, as far as she can go it; she stops short of what lies in it (R48). */
export function stationWay(state: Seen, ship: number): Way {
  const wanted = squadronOf(state, ship).formation === LINE_AHEAD ? inWake(state, ship) : abreast(state, ship)
  return shortened(state, ship, wanted)
}

/** FORM-ABREAST The flagship's own move, turn for turn; who is slower goes as far as she can. */
function abreast(state: Seen, ship: number): Way {
  const [, , , ahead = 0, turn = 0, after = 0] = hasMoved(state, leaderOf(state, ship))
    ? state.ships[leaderOf(state, ship)]!.wake
    : []
  const most = mostTurn(state, ship)
  return within(state, ship, { ahead, turn: Math.max(-most, Math.min(most, turn)), after })
}

/** FORM-AHEAD, H23 To the place in the track of the ship ahead that lies as far astern of her as they were, turning where she turned. */
function inWake(state: Seen, ship: number): Way {
  const leader = leaderOf(state, ship)
  const own: Station = state.ships[ship]!
  const spot = spotInTrack(state, ship, leader)
  const far = apart(state, own, spot)
  if (far === 0) return STAY
  if (hasMoved(state, leader)) {
    const corner = cornerOf(state, leader)
    const ahead = apart(state, own, corner)
    const isAlong = ahead > 0 && angleOff(bearingTo(state, own, corner), own.heading) <= STRAIGHT
    const turn = turnTo(own.heading, state.ships[leader]!.heading)
    const after = apart(state, corner, spot)
    const isPast = angleOff(bearingTo(state, corner, spot), state.ships[leader]!.heading) <= 900
    if (
      isAlong &&
      after > 0 &&
      isPast &&
      ahead + after <= moveRate(state, ship) &&
      Math.abs(turn) <= mostTurn(state, ship)
    )
      return { ahead, turn, after }
  }
  const most = mostTurn(state, ship)
  const turn = turnTo(own.heading, bearingTo(state, own, spot))
  return within(state, ship, { ahead: 0, turn: Math.max(-most, Math.min(most, turn)), after: far })
}
/** So many tenths off is as good as ahead. */
const STRAIGHT = 20

/** H23 Along the leader's track, back from where she is now; before her move it lies straight astern of where that began. */
function spotInTrack(state: Seen, ship: number, leader: number): Place {
  const board = boardOf(state)
  const { x, y, heading, wake } = state.ships[leader]!
  const [x0 = x, y0 = y, heading0 = heading, ahead = 0, , after = 0] = hasMoved(state, leader) ? wake : []
  const most = (hullOf(state, ship).length + hullOf(state, leader).length) / 2 + spacingOf(state)
  const astern = Math.min(apart(state, state.ships[ship]!, { x: x0, y: y0 }), Math.round(most))
  if (astern <= after) return board.advance({ x, y, heading: reciprocal(heading) }, astern)
  const back = { x: x0, y: y0 }
  if (astern <= after + ahead) return board.advance({ ...back, heading: heading0 }, ahead + after - astern)
  return board.advance({ ...back, heading: reciprocal(heading0) }, astern - ahead - after)
}

/** The lesser turn from one heading to another: positive to starboard. */
export function turnTo(from: number, to: number): number {
  const turn = (((to - from) % 3600) + 3600) % 3600
  return turn > 1800 ? turn - 3600 : turn
}

/** As far along a way as her rate allows. */
export function within(state: Seen, ship: number, { ahead, turn, after }: Way): Way {
  const rate = moveRate(state, ship)
  if (rate === 0) return STAY
  const first = Math.min(ahead, rate)
  const rest = first < ahead ? 0 : Math.min(after, rate - first)
  return { ahead: first, turn: first < ahead ? 0 : first + rest === 0 ? 0 : turn, after: rest }
}

/** R48, R62 The longest part of a way that is free, in eighths of it. */
export function shortened(state: Seen, ship: number, way: Way): Way {
  const length = lengthOf(way)
  for (let eighths = 8; eighths > 0; eighths--) {
    const far = Math.floor((length * eighths) / 8)
    const ahead = Math.min(way.ahead, far)
    const part = { ahead, turn: ahead < way.ahead ? 0 : way.turn, after: far - ahead }
    const some = lengthOf(part) === 0 ? STAY : part
    if (refuseWay(state, ship, some) === null) return some
  }
  return STAY
}

/** C3-B, FORM-OPEN, FORM-SCATTER, R54, R59 After a free move she is near one of her squadron that has moved, or nearer than she was; SCATTER lets her go, but she turns. */
export function refuseLoose(state: Seen, ship: number, way: Way): Refusal | null {
  const { formation } = squadronOf(state, ship)
  if (formation === SCATTER)
    return way.turn === 0 && moveRate(state, ship) > 0 ? no(R['FP-R59'], 'under SCATTER she must turn') : null
  const near = formation === OPEN ? companions(state, ship) : []
  if (near.length === 0) return null
  const { end } = walk(state, ship, way)
  const after = { ...state, ships: state.ships.with(ship, { ...state.ships[ship]!, ...end }) }
  if (near.some(other => isNear(after, ship, other, spacingOf(state)))) return null
  const nearest = (of: Seen): number => Math.min(...near.map(other => apart(of, of.ships[ship]!, of.ships[other]!)))
  return nearest(after) < nearest(state) ? null : no(R['FP-C3-B'], 'she would be too far from her squadron')
}
