import { type Hull, hullsWithin, type Place, type Sector } from '#kernel/geometry/index.ts'
import { BAND, CM, type Fixed, isLost, type Seen, type Sight, type Stationed, sheetAt } from './02-data-sheet/state.ts'

// How ships lie to each other: the one door through which rules learn of places. Here it is reckoned on the chart; whoever
// plays with models measures instead.

/** H40 Within 30 degrees of dead ahead, and of dead astern. */
const ENDS: readonly Sector[] = [
  { from: 3300, to: 300 },
  { from: 1500, to: 2100 },
]
export const FROM_AHEAD = 1
export const FROM_ASTERN = 2

export function sightOf(state: Seen, from: number, to: number): Sight {
  const { still } = state.fixed
  return still.length > 0 && isStationed(state, from) && isStationed(state, to)
    ? still[from * state.ships.length + to]!
    : look(state, from, to)
}

/** In a duel: she is where she was at first, and lies as she did. */
function isStationed(state: Seen, ship: number): boolean {
  const { x, y, heading } = state.ships[ship]!
  const at = state.fixed.stations[ship]!
  return x === at.x && y === at.y && heading === at.heading
}

function look(state: Seen, from: number, to: number): Sight {
  const { board } = state.fixed as Fixed
  const one = state.ships[from]!
  const other = state.ships[to]!
  const arcs = arcsTo(state, from, other)
  // H34: what stands on land has neither bow nor stern
  if (sheetAt(state, to).card.isLand) return { arcs, from: 0 }
  const ends = board.arcsHolding(other, one, ENDS)
  return { arcs, from: (ends & 1) !== 0 ? FROM_AHEAD : (ends & 2) !== 0 ? FROM_ASTERN : 0 }
}

/** The arcs of her sheet in which a place lies. */
export const arcsTo = (state: Seen, ship: number, place: Place): number =>
  (state.fixed as Fixed).board.arcsHolding(state.ships[ship]!, place, sheetAt(state, ship).sectors)

/** Every pair of ships, for as long as each keeps her station. */
export const allSights = (state: Seen): Sight[] =>
  state.ships.flatMap((_, from) => state.ships.map((_, to) => look(state, from, to)))

/** 9.5, R29 The range band, from 1: upper bounds count in; 6 is out of range. */
export function bandOf(state: Seen, from: number, to: number): number {
  const { board } = state.fixed as Fixed
  return 1 + board.band(state.ships[from]!, state.ships[to]!, LIMITS)
}
const LIMITS = [1, 2, 3, 4, 5].map(bands => bands * BAND)

export const isWithin = (state: Seen, from: number, to: number, bands: number): boolean =>
  isNear(state, from, state.ships[to]!, bands * BAND)

/** Whether a place lies no farther from her than this. */
export const isNear = (state: Seen, ship: number, place: Place, length: number): boolean =>
  (state.fixed as Fixed).board.within(state.ships[ship]!, place, length)

/** Those so near a place, the nearest first. */
export function shipsNear(state: Seen, { x, y }: Place, length: number): number[] {
  const away = (ship: number): number => (state.ships[ship]!.x - x) ** 2 + (state.ships[ship]!.y - y) ** 2
  return state.ships
    .map((_, ship) => ship)
    .filter(ship => isNear(state, ship, { x, y }, length))
    .sort((a, b) => away(a) - away(b) || a - b)
}

/** H1 Length and width of a base by target size from -4, in cm; stands are square. */
const BASES = [
  [2.5, 2.5],
  [2.5, 1],
  [2.5, 1],
  [3, 1],
  [4, 1.25],
  [4, 1.25],
  [5, 1.5],
  [5, 1.5],
] as const

export function baseOf(state: Seen, ship: number): Hull {
  const { x, y, heading } = state.ships[ship]!
  const [length, width] = BASES[sheetAt(state, ship).card.targetSize + 4]!
  return { x, y, heading, length: length * CM, width: width * CM }
}

/** 9.5 Bases that the line of fire crosses; those of the two ends do not count (R72), nor do wrecks (H37). */
export function basesBetween(state: Seen, from: number, to: number): number {
  if (state.ships.length === 2) return 0
  const { board } = state.fixed as Fixed
  let bases = 0
  for (let ship = 0; ship < state.ships.length; ship++) {
    if (ship === from || ship === to || isLost(state, ship)) continue
    if (board.lineBlocked(state.ships[from]!, state.ships[to]!, [baseOf(state, ship)])) bases++
  }
  return bases
}

/** H14 Whether any part of her base lies within 5 cm of where another blows up. A base is taken as round at its ends. */
export function isInBlast(state: Seen, blown: number, ship: number): boolean {
  const { x, y } = state.ships[blown]!
  return hullsWithin({ x, y, heading: 0, length: 0, width: 0 }, baseOf(state, ship), 5 * CM)
}

/** Whether her base would lie on another there. */
export function isFoul(state: Seen, ship: number, { x, y, heading }: Stationed): boolean {
  const { board } = state.fixed as Fixed
  for (let other = 0; other < state.ships.length; other++) {
    if (other === ship || isLost(state, other) || !board.within({ x, y }, state.ships[other]!, LONGEST)) continue
    const { length, width } = baseOf(state, ship)
    if (board.fouls({ x, y, heading, length, width }, baseOf(state, other))) return true
  }
  return false
}
/** Bases farther apart cannot touch. */
const LONGEST = 6 * CM
