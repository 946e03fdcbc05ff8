import type { Edge } from '#kernel/facts/index.ts'
import type { Place } from '#kernel/geometry/index.ts'
import { no, type Refusal } from '#kernel/ruleset/index.ts'
import { BERTH, CM, isLost, isThere, RESOLVE, type Seen, sheetAt, turnOf } from '../02-data-sheet/state.ts'
import { WHERE } from '../09-air/sky.ts'
import {
  aboardOf,
  deckAt,
  hasAircraft,
  isAboard,
  isAloft,
  kindAt,
  membersOf,
  standAt,
  standSheetAt,
  standsOf,
} from '../09-air/standing.ts'
import { R } from '../book/register.ts'
import {
  aircraftArrived,
  type FleetDesk,
  standArming,
  standFlew,
  standLanded,
  standLaunched,
  standLeft,
  standReadied,
} from '../events/events.ts'
import { apart, bearingTo, isClose } from '../measured.ts'
import { boardOf } from './6-4-movement.ts'

// 6.5, H28 Aircraft take off and fly after ships have moved; 6.6 they land when their ship acts.

/** H28 A catapult takes stands of so many aircraft. */
const LIGHT = 6
/** H28 To be taken in it must be so near. */
const NEAR = 5 * CM

/** H28 She can launch one more: by H, or a light stand by a catapult. */
function roomOf(state: Seen, ship: number, stand: number): 'deck' | 'catapult' | null {
  const { h, catapults, worked, slung } = deckAt(state, ship)
  if (worked < h) return 'deck'
  return slung < catapults && standAt(state, stand).aircraft <= LIGHT ? 'catapult' : null
}

export function refuseLaunch(state: Seen, stand: number): Refusal | null {
  const why = R['FA-H28']
  const { where, base, aborts } = standAt(state, stand)
  if (where === WHERE.aloft) return no(why, 'that stand is in the air')
  if (where !== WHERE.ready) return no(why, 'that stand is in the hangar, and not ready')
  if (aborts > 0) return no(R['FA-H33'], 'that stand has had enough')
  const { berth, resolve } = state.ships[base]!
  if (berth === BERTH.hidden) return no(R['FA-H20'], 'a squadron under its marker launches nothing')
  if (berth === BERTH.away) return no(R['FA-H42'], 'that ship has left the table')
  if (resolve === RESOLVE.abandoned) return no(R['FA-H33'], 'that ship is abandoned')
  return roomOf(state, base, stand) === null ? no(why, 'she can launch no more in this turn') : null
}

export function launch(desk: FleetDesk, stand: number): void {
  const { base } = standAt(desk.state, stand)
  standLaunched(desk, { stand, ship: base, slung: roomOf(desk.state, base, stand) === 'catapult' }, R['FA-H28'])
}

/** H28 A knot is a centimetre, and it turns as it likes. */
export const reachOf = (state: Seen, stand: number): number => standSheetAt(state, stand).speed * CM

export function refuseFlight(state: Seen, stand: number, to: Place): Refusal | null {
  const { moved, aborts } = standAt(state, stand)
  if (aborts > 0) return no(R['FA-H33'], 'that stand makes for home by itself')
  if (moved > 0) return no(R['FA-6.5-air-move'], 'that stand has moved in this turn')
  return isClose(state, standAt(state, stand), to, reachOf(state, stand))
    ? null
    : no(R['FA-H28'], `it can fly ${standSheetAt(state, stand).speed} cm in a turn`)
}

export function fly(desk: FleetDesk, stand: number, to: Place): void {
  standFlew(desk, { stand, x: to.x, y: to.y }, R['FA-6.5-air-move'])
  if (!boardOf(desk.state).onBoard(to)) standLeft(desk, { stand }, R['FA-H42'])
}

/** FA-H75 It can come down there: on a deck, on the water beside her, on land. */
function suits(state: Seen, ship: number, stand: number): boolean {
  const isBase = sheetAt(state, ship).card.air?.isBase === true
  const { from } = standSheetAt(state, stand)
  return isBase ? from !== 'water' : from !== 'land'
}

/** FA-H75 Its side's carriers and bases that could take it in, some time. */
export const homesOf = (state: Seen, stand: number): number[] =>
  [...state.ships.keys()].filter(
    ship =>
      state.ships[ship]!.seat === kindAt(state, stand).seat &&
      deckAt(state, ship).h > 0 &&
      isThere(state, ship) &&
      state.ships[ship]!.resolve !== RESOLVE.abandoned &&
      suits(state, ship, stand),
  )

/** 6.6 Taken in by a ship that acts: near enough, of a kind that she can take, and while H has room. */
export function refuseLanding(state: Seen, ship: number, stand: number): Refusal | null {
  const why = R['FA-6.6-land']
  const { h, worked } = deckAt(state, ship)
  if (h === 0) return no(why, 'no aircraft can land there')
  if (!isAloft(state, stand)) return no(why, 'that stand is not in the air')
  if (kindAt(state, stand).seat !== state.ships[ship]!.seat) return no(why, 'that stand is not yours')
  if (!suits(state, ship, stand)) return no(R['FA-H75-decks'], 'aircraft of that kind cannot come down there')
  if (!isClose(state, standAt(state, stand), state.ships[ship]!, NEAR))
    return no(R['FA-H28'], 'that stand is not within 5 cm of her')
  return worked >= h ? no(R['FA-H28'], 'she can take in no more in this turn') : null
}

export const land = (desk: FleetDesk, ship: number, stand: number): void =>
  standLanded(desk, { stand, ship }, R['FA-6.6-land'])

/** FA-H73 Those whose time has come are at their edge, opposite the nearest enemy ship, when aircraft move. */
export function arrive(desk: FleetDesk): void {
  for (const [squadron, { coming }] of desk.state.fixed.wings.squadrons.entries()) {
    if (coming === null || coming.turn !== turnOf(desk.state)) continue
    if (!membersOf(desk.state, squadron).some(stand => standAt(desk.state, stand).where === WHERE.coming)) continue
    const { seat } = desk.state.sky.squadrons[squadron]!
    aircraftArrived(desk, { squadron, ...entryOf(desk.state, seat, coming.edge) }, R['FA-H73-waves'])
  }
}

function entryOf(state: Seen, seat: number, edge: Edge): Place {
  const { extent, unit } = boardOf(state)
  const [width, height] = [Math.round(extent.east * unit), Math.round(extent.north * unit)]
  const onEdge = ({ x, y }: Place): Place =>
    ({ north: { x, y: height }, south: { x, y: 0 }, east: { x: width, y }, west: { x: 0, y } })[edge]
  const foes = [...state.ships.keys()].filter(ship => state.ships[ship]!.seat !== seat && isThere(state, ship))
  const far = (ship: number): number => apart(state, onEdge(state.ships[ship]!), state.ships[ship]!)
  const [nearest] = foes.sort((a, b) => far(a) - far(b) || a - b)
  return onEdge(nearest === undefined ? { x: Math.round(width / 2), y: Math.round(height / 2) } : state.ships[nearest]!)
}

/** FA-H76 Straight to where it can land, or to the nearest edge and off. */
export function makeForHome(desk: FleetDesk, stand: number): void {
  fly(desk, stand, wayHome(desk.state, stand))
}
export function wayHome(state: Seen, stand: number): Place {
  const from = standAt(state, stand)
  const [home] = homesOf(state, stand).sort(
    (a, b) => apart(state, from, state.ships[a]!) - apart(state, from, state.ships[b]!) || a - b,
  )
  const goal = home === undefined ? beyond(state, from) : state.ships[home]!
  return towards(state, stand, goal)
}

/** As far towards a place as it can fly. */
export function towards(state: Seen, stand: number, goal: Place): Place {
  const from = standAt(state, stand)
  const reach = reachOf(state, stand)
  if (isClose(state, from, goal, reach)) return { x: goal.x, y: goal.y }
  // a millimetre less, lest rounding put it out of reach
  const { x, y } = boardOf(state).advance({ x: from.x, y: from.y, heading: bearingTo(state, from, goal) }, reach - 10)
  return { x, y }
}

/** The nearest place off the table. */
export function beyond(state: Seen, { x, y }: Place): Place {
  const { extent, unit } = boardOf(state)
  const [east, north] = [Math.round(extent.east * unit), Math.round(extent.north * unit)]
  const ways: readonly (readonly [number, Place])[] = [
    [x, { x: -CM, y }],
    [y, { x, y: -CM }],
    [east - x, { x: east + CM, y }],
    [north - y, { x, y: north + CM }],
  ]
  return ways.reduce((best, way) => (way[0] < best[0] ? way : best))[1]
}

/** H28, FA-H75 After the turn: those that have had a full turn are ready; then as many as RRR allows begin. */
export function rearm(desk: FleetDesk): void {
  if (!hasAircraft(desk.state)) return
  for (let ship = 0; ship < desk.state.ships.length; ship++) {
    if (isLost(desk.state, ship)) continue
    const aboard = aboardOf(desk.state, ship)
    for (const stand of aboard)
      if (standAt(desk.state, stand).where === WHERE.arming) standReadied(desk, { stand }, R['FA-H28'])
    const { rrr } = deckAt(desk.state, ship)
    const next = aboard.filter(
      stand => standAt(desk.state, stand).where === WHERE.hangar && isWilling(desk.state, stand),
    )
    for (const stand of next.slice(0, rrr)) standArming(desk, { stand }, R['FA-H28'])
  }
}
const isWilling = (state: Seen, stand: number): boolean => standAt(state, stand).aborts === 0

/** 6.5 Has a squadron of aircraft anything to move, or to launch? */
export const maySomeMove = (state: Seen, squadron: number): boolean =>
  membersOf(state, squadron).some(
    stand =>
      (isAloft(state, stand) && standAt(state, stand).moved === 0) ||
      (isAboard(state, stand) && !isLost(state, standAt(state, stand).base) && refuseLaunch(state, stand) === null),
  )
/** 6.6 Has it anybody in the air who has not acted? */
export const maySomeAct = (state: Seen, squadron: number): boolean =>
  membersOf(state, squadron).some(
    stand => isAloft(state, stand) && standAt(state, stand).acted === 0 && standAt(state, stand).aborts === 0,
  )

export const isAnyoneFlying = (state: Seen, seat: number): boolean =>
  standsOf(state).some(stand => {
    const { where, aborts } = standAt(state, stand)
    return kindAt(state, stand).seat === seat && where <= WHERE.coming && aborts === 0
  })
