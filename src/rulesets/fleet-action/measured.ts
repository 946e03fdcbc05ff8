import { type Hull, hullsWithin, type Place, reciprocal, type Sector, type Station } from '#kernel/geometry/index.ts'
import { isBelow, isUnseen } from './02-data-sheet/below.ts'
import {
  ACTIVE,
  BAND,
  BERTH,
  CM,
  type Fixed,
  isThere,
  type Seen,
  type Sight,
  type Stationed,
  SUNK,
  sheetAt,
  turnOf,
} from './02-data-sheet/state.ts'

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

/** H40 The arc of hers in which a place lies: 1 bow, 2 stern, 0 neither, or where she is herself. */
export function arcTowards(state: Seen, ship: number, place: Place): number {
  const { x, y } = state.ships[ship]!
  if (x === place.x && y === place.y) return 0
  const ends = (state.fixed as Fixed).board.arcsHolding(state.ships[ship]!, place, ENDS)
  return (ends & 1) !== 0 ? FROM_AHEAD : (ends & 2) !== 0 ? FROM_ASTERN : 0
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
    .filter(ship => state.ships[ship]!.berth === BERTH.there && isNear(state, ship, { x, y }, length))
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
    if (ship === from || ship === to || !isThere(state, ship) || isBelow(state, ship)) continue
    if (board.lineBlocked(state.ships[from]!, state.ships[to]!, [baseOf(state, ship)])) bases++
  }
  return bases
}

/** H14 Whether any part of her base lies within 5 cm of where another blows up. A base is taken as round at its ends. */
export function isInBlast(state: Seen, blown: number, ship: number): boolean {
  const { x, y } = state.ships[blown]!
  return hullsWithin({ x, y, heading: 0, length: 0, width: 0 }, baseOf(state, ship), 5 * CM)
}

/** Whether her base would lie on another there; wrecks lie there for the rest of the battle (H37). */
export function isFoul(state: Seen, ship: number, { x, y, heading }: Stationed): boolean {
  for (let other = 0; other < state.ships.length; other++) {
    if (other !== ship && liesOn(state, ship, { x, y, heading }, other)) return true
  }
  return false
}
/** Whom she would lie on there, the first of the list; -1 for nobody. */
export function struckAt(state: Seen, ship: number, at: Stationed): number {
  for (let other = 0; other < state.ships.length; other++) {
    if (other !== ship && liesOn(state, ship, at, other)) return other
  }
  return -1
}
function liesOn(state: Seen, ship: number, { x, y, heading }: Stationed, other: number): boolean {
  const { board } = state.fixed as Fixed
  const { end, berth } = state.ships[other]!
  // H32: boats pass below
  if (isBelow(state, ship) || isBelow(state, other)) return false
  if (end === SUNK || berth !== BERTH.there || !board.within({ x, y }, state.ships[other]!, LONGEST)) return false
  const { length, width } = baseOf(state, ship)
  return board.fouls({ x, y, heading, length, width }, baseOf(state, other))
}
/** So many centimetres straight on, as far as nobody is struck and the table reaches. */
export function runOn(state: Seen, ship: number, from: Station, ahead: number): Run {
  const { board } = state.fixed as Fixed
  const end = board.advance(from, ahead * CM)
  if (board.onBoard(end) && isAlone(state, ship, from, ahead * CM + LONGEST))
    return { at: { ...end, heading: from.heading }, far: ahead, struck: -1 }
  let at = from
  for (let far = 1; far <= ahead; far++) {
    const next = { ...board.advance(from, far * CM), heading: from.heading }
    const struck = struckAt(state, ship, next)
    if (struck >= 0) return { at, far: far - 1, struck }
    at = next
    if (!board.onBoard(at)) return { at, far, struck: -1 }
  }
  return { at, far: ahead, struck: -1 }
}
/** Nobody is so near that she could be met. */
function isAlone(state: Seen, ship: number, from: Place, reach: number): boolean {
  const { board } = state.fixed as Fixed
  for (let other = 0; other < state.ships.length; other++) {
    if (other !== ship && board.within(from, state.ships[other]!, reach)) return false
  }
  return true
}
interface Run {
  readonly at: Station
  readonly far: number
  /** whom she ran into; -1: nobody */
  readonly struck: number
}

/** H31 Minefields that a way leads through, corner by corner, as they are listed. */
export function fieldsCrossed(state: Seen, corners: readonly number[]): number[] {
  return [...state.mines.keys()].filter(field => {
    const { x, y, heading } = state.mines[field]!
    const square: Hull = { x, y, heading, length: FIELD, width: FIELD }
    for (let i = 2; i < corners.length; i += 2) {
      const [from, to] = [
        { x: corners[i - 2]!, y: corners[i - 1]! },
        { x: corners[i]!, y: corners[i + 1]! },
      ]
      const isMoved = from.x !== to.x || from.y !== to.y
      if (isMoved && (state.fixed as Fixed).board.lineBlocked(from, to, [square])) return true
    }
    return false
  })
}
/** FA-H62 A field is left astern, clear of her base, as she lies. */
export function fieldAstern(state: Seen, ship: number): Stationed {
  const { heading, x, y } = state.ships[ship]!
  const back = baseOf(state, ship).length / 2 + FIELD / 2 + CM / 2
  const at = (state.fixed as Fixed).board.advance({ x, y, heading: reciprocal(heading) }, back)
  return { x: at.x, y: at.y, heading }
}
/** H31 A side of a minefield. */
export const FIELD = 10 * CM

/** Bases farther apart cannot touch. */
const LONGEST = 6 * CM

/** H21 Light and visibility of this turn. */
export function lightOf(state: Seen): { readonly isNight: boolean; readonly tvr: number } {
  // H42: by die
  if (state.tvr >= 0) return { isNight: state.night > 0, tvr: state.tvr }
  const { theatre, scene } = state.fixed
  const turn = turnOf(state)
  return theatre?.light.findLast(({ from }) => from <= turn) ?? scene
}

/** 9.9 She sees what flies there: by day, within the visibility, in a clear line. */
export function isSeenAloft(state: Seen, from: number, place: Place): boolean {
  const { isNight, tvr } = lightOf(state)
  return !isNight && isNear(state, from, place, tvr * BAND) && isClear(state, from, place)
}

/** 9.1, H21 No smoke and no squall lies between them. */
export const isClear = (state: Seen, from: number, to: Place): boolean => isClearBetween(state, state.ships[from]!, to)
export function isClearBetween(state: Seen, eye: Place, to: Place): boolean {
  const { scene, theatre } = state.fixed
  if (theatre === null) return scene.isClear
  const { board } = state.fixed as Fixed
  if (squallsOf(state).some(squall => isCircleBetween(eye, to, squall, SQUALL))) return false
  const screens = screensOf(state)
  return screens.length === 0 || !board.lineBlocked(eye, to, screens)
}
/** H21 Areas of Bad Weather, by the battle and by die (H42). */
export const squallsOf = ({ fixed, squalls }: Seen): readonly Place[] => [...(fixed.theatre?.squalls ?? []), ...squalls]
/** H21 How far an area of Bad Weather reaches. */
export const SQUALL = 15 * CM

/** H23 Smoke, strip by strip, 5 cm wide; it begins astern of whoever lays it. */
export function screensOf(state: Seen): Hull[] {
  const strips: Hull[] = []
  for (const [ship, { screen, wake, end, berth, x, y }] of state.ships.entries()) {
    if (screen === 0 || end !== ACTIVE || berth !== BERTH.there) continue
    const corners = [...wake, x, y]
    for (let i = 2; i < corners.length; i += 2) {
      const astern = i === corners.length - 2 ? baseOf(state, ship).length / 2 : 0
      const strip = stripOf(corners[i - 2]!, corners[i - 1]!, corners[i]!, corners[i + 1]!, astern)
      if (strip !== null) strips.push(strip)
    }
  }
  return strips
}
function stripOf(fromX: number, fromY: number, toX: number, toY: number, astern: number): Hull | null {
  const [east, north] = [toX - fromX, toY - fromY]
  const whole = Math.hypot(east, north)
  const length = Math.round(whole - astern)
  if (length <= 0) return null
  const share = length / whole / 2
  const heading = (Math.round((Math.atan2(east, north) * 1800) / Math.PI) + 3600) % 3600
  return { x: Math.round(fromX + east * share), y: Math.round(fromY + north * share), heading, length, width: 5 * CM }
}

/** Does the line between two places come so near a third? */
function isCircleBetween(from: Place, to: Place, centre: Place, radius: number): boolean {
  const [east, north] = [to.x - from.x, to.y - from.y]
  const along = east * east + north * north
  const share = along === 0 ? 0 : ((centre.x - from.x) * east + (centre.y - from.y) * north) / along
  const held = Math.max(0, Math.min(1, share))
  return Math.hypot(from.x + held * east - centre.x, from.y + held * north - centre.y) <= radius
}

/** 10.2, H21 In an area of Bad Weather. */
export function isInFoulWeather(state: Seen, ship: number): boolean {
  return state.fixed.scene.isFoul || squallsOf(state).some(squall => isNear(state, ship, squall, SQUALL))
}

/** H20 How far apart two places are, from one to the other, and whether they are so near. */
export const apart = (state: Seen, from: Place, to: Place): number => (state.fixed as Fixed).board.distance(from, to)
export const bearingTo = (state: Seen, from: Place, to: Place): number => (state.fixed as Fixed).board.bearing(from, to)
export const isClose = (state: Seen, from: Place, to: Place, length: number): boolean =>
  (state.fixed as Fixed).board.within(from, to, length)

/** H33 The enemy on the table who is nearest; -1: none. Nobody flees from what he has not found (H32). */
export function nearestEnemy(state: Seen, ship: number): number {
  let [nearest, least] = [-1, Number.POSITIVE_INFINITY]
  for (const other of enemiesOf(state, ship)) {
    const far = apart(state, state.ships[ship]!, state.ships[other]!)
    if (far < least) [nearest, least] = [other, far]
  }
  return nearest
}

/** Enemies on the table, as the ships are listed. */
export const enemiesOf = (state: Seen, ship: number): number[] =>
  [...state.ships.keys()].filter(
    other => state.ships[other]!.seat !== state.ships[ship]!.seat && isThere(state, other) && !isUnseen(state, other),
  )
