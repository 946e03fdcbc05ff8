import type { Place } from '#kernel/geometry/index.ts'
import { type Fixed, isInPlay, type Seen } from '../01-ships/state.ts'
import { eastEdge, isSouth } from '../02-playing/0-22-board.ts'
import { R } from '../book/register.ts'
import type { GrandFleetsDesk } from '../events/events.ts'
import { boardFloated } from './events.ts'

/** Where a move goes, leg by leg, and whether it passes the edge. */
interface Way {
  readonly leaves: boolean
  readonly path: readonly number[]
}

/** As many miles as fit into one choice. */
const MOST = 30
/** The choice not to float. */
const LEAVE = 0

/** 9.2 (house) A ship that would leave may stay: her owner shifts everything by whole miles, or lets her go. If no shift serves she leaves (3.23). */
export function floatBoard(desk: GrandFleetsDesk, ship: number, way: Way): void {
  if (!way.leaves) return
  const away = awayFrom(desk.state, way)
  let among = 1 << LEAVE
  for (let miles = 1; miles <= MOST; miles++) if (serves(desk.state, ship, way, away(miles))) among |= 1 << miles
  if (among === 1 << LEAVE) return
  const miles = desk.choose(desk.state.ships[ship]!.seat, among, ship, R['GF-9.2-float'])
  if (miles === LEAVE) return
  const { x, y } = away(miles)
  boardFloated(desk, { x, y }, R['GF-9.2-float'])
}

/** The shift by so many miles away from the edge that the way passes first. On hexes columns are counted, a whole hex aside for every two. */
function awayFrom(state: Seen, { path }: Way): (miles: number) => Place {
  const { board } = state.fixed as Fixed
  const off = placesOf(path).find(place => !board.onBoard(place))!
  const hexes = board.grain > 1
  if (off.x < 0 || off.x > eastEdge(board)) {
    const sign = off.x < 0 ? 1 : -1
    return miles => ({ x: sign * miles * board.unit, y: hexes ? 0 - sign * (miles >> 1) : 0 })
  }
  // rows of hexes are counted from the north
  const sign = (isSouth(board, off) ? 1 : -1) * (hexes ? -1 : 1)
  return miles => ({ x: 0, y: sign * miles * board.unit })
}

const placesOf = (path: readonly number[]): Place[] =>
  path.flatMap((x, i) => (i % 2 === 0 ? [{ x, y: path[i + 1]! }] : []))

/** 9.2 Her whole way must lie on the board, and nobody may be pushed off it. */
function serves(state: Seen, ship: number, { path }: Way, by: Place): boolean {
  const { board } = state.fixed as Fixed
  const stays = ({ x, y }: Place): boolean => board.onBoard({ x: x + by.x, y: y + by.y })
  return (
    placesOf(path).every(stays) && state.ships.every((other, i) => i === ship || !isInPlay(state, i) || stays(other))
  )
}
