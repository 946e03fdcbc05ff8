import type { Place } from '#kernel/geometry/index.ts'
import { no, type Refusal } from '#kernel/ruleset/index.ts'
import { passes } from '../00-tests/0-tests.ts'
import { isBelow } from '../02-data-sheet/below.ts'
import { BAND, BERTH, CM, isLost, isThere, type Seen, sheetAt } from '../02-data-sheet/state.ts'
import { aloftOf, standAt } from '../09-air/standing.ts'
import { R } from '../book/register.ts'
import { contactExposed, contactMoved, type FleetDesk, squadronDeployed } from '../events/events.ts'
import { apart, bearingTo, isClearBetween, isClose, isFoul, lightOf } from '../measured.ts'
import { bestSpeed, boardOf } from './6-4-movement.ts'

// H20 Contact markers: how they move, deploy, and are found out.

/** Ships under a marker, afloat. */
export const shipsUnder = (state: Seen, contact: number): number[] => {
  const { squadron } = state.contacts[contact]!
  return [...state.ships.keys()].filter(
    ship =>
      state.ships[ship]!.squadron === squadron && !isLost(state, ship) && state.ships[ship]!.berth === BERTH.hidden,
  )
}

/** H20 A marker goes as fast as the slowest ship under it, a false one 30 cm. */
export const paceOf = (state: Seen, contact: number): number =>
  state.contacts[contact]!.squadron < 0
    ? FALSE_PACE
    : Math.min(...shipsUnder(state, contact).map(ship => bestSpeed(state, ship)))
const FALSE_PACE = 30

export function refuseContactMove(state: Seen, contact: number, to: Place): Refusal | null {
  const most = paceOf(state, contact)
  if (!isClose(state, state.contacts[contact]!, to, most * CM))
    return no(R['FA-H20'], `that marker can go ${most} cm in this turn`)
  return boardOf(state).onBoard(to) ? null : no(R['FA-H42'], 'a marker stays on the table')
}

/** H20 It turns freely; near an enemy it is found out at once. */
export function moveContact(desk: FleetDesk, contact: number, to: Place): void {
  const from = desk.state.contacts[contact]!
  const pace = Math.round(apart(desk.state, from, to) / CM)
  const heading = pace === 0 ? from.heading : bearingTo(desk.state, from, to)
  contactMoved(desk, { contact, x: to.x, y: to.y, heading, pace }, R['FA-H20'])
}

/** 6.4, H20 The leader where the marker lies, the others within 10 cm of it, clear of each other, all on one heading. */
export function deploy(desk: FleetDesk, contact: number, heading: number, why = R['FA-6.4-deploy']): void {
  const { squadron } = desk.state.contacts[contact]!
  if (squadron < 0) return contactExposed(desk, { contact }, why)
  squadronDeployed(desk, { contact, squadron, heading, places: placesOf(desk.state, contact, heading) }, why)
}

/** In line astern of the marker, then in lines beside that: as near as there is room. */
function placesOf(state: Seen, contact: number, heading: number): { ship: number; x: number; y: number }[] {
  const { x, y } = state.contacts[contact]!
  const board = boardOf(state)
  const placed: { ship: number; x: number; y: number }[] = []
  for (const ship of shipsUnder(state, contact)) {
    const spot = STATIONS.map(([astern, abeam]) => {
      const back = board.advance({ x, y, heading: (heading + 1800) % 3600 }, astern * CM)
      return abeam === 0 ? back : board.advance({ ...back, heading: (heading + 900) % 3600 }, abeam * CM)
    }).find(at => board.onBoard(at) && !isFoul(state, ship, { ...at, heading }) && isApart(placed, at))
    placed.push({ ship, ...(spot ?? { x, y }) })
  }
  return placed
}
/** Centimetres astern and to starboard. */
const STATIONS: readonly (readonly [number, number])[] = [0, 3, -3, 6, -6].flatMap(abeam =>
  [0, 5.5, -5.5].filter(astern => Math.hypot(astern, abeam) <= 10).map(astern => [astern, abeam] as const),
)
const isApart = (placed: readonly Place[], { x, y }: Place): boolean =>
  placed.every(other => Math.hypot(other.x - x, other.y - y) >= 2.5 * CM)

/** H20 Markers within 12.5 cm of an enemy are found out, one after the other. */
export function revealNear(desk: FleetDesk): void {
  for (let contact = 0; contact < desk.state.contacts.length; contact++) {
    const { gone, heading } = desk.state.contacts[contact]!
    if (gone === 0 && isMet(desk.state, contact)) deploy(desk, contact, heading, R['FA-H20'])
  }
}
const NEAR = 12.5 * CM
/**
 * H20, R75, FA-H60 An enemy ship on the table brings out what is true and takes away what is false. Of two markers both come
 * out if both are true; where either is false nothing happens, since that would betray the other.
 */
function isMet(state: Seen, contact: number): boolean {
  const { seat, squadron } = state.contacts[contact]!
  const at = state.contacts[contact]!
  const isNear = (place: Place): boolean => isClose(state, place, at, NEAR)
  // H32: whom nobody sees brings nobody out
  if (state.ships.some((ship, i) => ship.seat !== seat && isThere(state, i) && !isBelow(state, i) && isNear(ship)))
    return true
  if (aloftOf(state, 1 - seat).some(stand => isNear(standAt(state, stand)))) return true
  if (squadron < 0) return false
  return state.contacts.some(other => other.seat !== seat && other.gone === 0 && other.squadron >= 0 && isNear(other))
}

/** Whoever looks: a ship, or a stand of aircraft. */
export interface Eye {
  readonly seat: number
  readonly cq: number
  readonly sd: number
  readonly searchRadar: number
}

/** 6.6, H20 Within Spotting Distance and, without search radar, within the visibility. */
export function refuseSpot(state: Seen, eye: Eye, from: Place, contact: number): Refusal | null {
  const marker = state.contacts[contact]
  if (marker === undefined || marker.gone > 0) return no(R['FA-H20'], `there is no Contact marker ${contact}`)
  if (marker.seat === eye.seat) return no(R['FA-H20'], 'that marker is your own')
  if (bandTo(state, eye, from, contact) < 0) return no(R['FA-6.6-spot'], 'that marker lies beyond what she can see')
  // H21: search radar looks through smoke and squalls
  return eye.searchRadar > 0 || isClearBetween(state, from, marker)
    ? null
    : no(R['FA-H21'], 'smoke or bad weather hides that marker')
}

/** The band in which the marker lies, from 1; -1: she cannot see so far. */
function bandTo(state: Seen, { sd, searchRadar }: Eye, from: Place, contact: number): number {
  const bands = searchRadar > 0 ? sd : Math.min(sd, lightOf(state).tvr)
  for (let band = 1; band <= bands; band++) {
    if (isClose(state, from, state.contacts[contact]!, band * BAND)) return band
  }
  return -1
}

/** 6.6, H20 d10 and Crew Quality; farther off, smaller and larger ships, and search radar count. */
export function isSpotted(desk: FleetDesk, eye: Eye, from: Place, contact: number): boolean {
  const { state } = desk
  const why = R['FA-6.6-spot']
  const sizes = shipsUnder(state, contact).map(each => sheetAt(state, each).card.targetSize)
  const sum = desk.reckoning.begin('added to the d10', eye.cq, why, 'Crew Quality')
  sum.plus('bands beyond the first', 1 - bandTo(state, eye, from, contact), why)
  sum.plus('size of what lies there', sizes.some(size => size >= 1) ? 1 : sizes.every(size => size <= -2) ? -1 : 0, why)
  sum.plus('search radar', eye.searchRadar > 0 ? 2 : 0, why)
  return passes(desk, sum.total, why)
}
