import type { Options } from '#kernel/desk/index.ts'
import type { BattleFacts, Edge } from '#kernel/facts/index.ts'
import { type Board, openSea, type Place, reciprocal, type Station } from '#kernel/geometry/index.ts'
import { BadInput, EDGES, type Force } from '#kernel/ruleset/index.ts'
import { setUp } from '../01-classes/set-up.ts'
import type { Card } from '../01-classes/ship.ts'
import { BERTH, ENGAGE, LINE_AHEAD, type Squadron, type State, type Theatre } from '../01-classes/state.ts'
import { lightOf } from '../06-conditions/clock.ts'
import { sceneOf } from '../06-conditions/scene.ts'
import { wavesOf } from '../12-aircraft/muster.ts'
import { withWaves } from '../12-aircraft/stands.ts'
import { CENTIMETRE, INCH, MINUTES } from '../book/lengths.ts'
import { type Switches, scaleOf, switchesOf } from '../book/options.ts'
import { SPACING } from '../book/tables.ts'
import { hullOf, isFoul } from '../measured.ts'

/** SETUP-B, H20 A battle on its table: squadrons where history had them, or at their edges (R127). */
export function prepare({ battle, cards }: Force<Card>, options: Options): State {
  const switches = switchesOf(options)
  const squadrons = squadronsOf(battle)
  if (squadrons.length > MOST_SQUADRONS)
    throw new BadInput(`sides: ${squadrons.length} squadrons are more than ${MOST_SQUADRONS}`)
  const ships = squadrons.flatMap(({ seat, ships }, squadron) => ships.map(ship => ({ ...ship, seat, squadron })))
  const isPlaced = ships.every(({ at }) => at !== null)
  const place = lightOf(battle, switches.conditions)
  const scene = sceneOf(place, cards, 0, false)
  const theatre = theatreOf(battle, squadrons, isPlaced, switches, scaleOf(options))
  const state = setUp(
    cards,
    ships.map(({ seat }) => seat),
    options,
    scene,
    theatre,
  )
  state.sun = place.sun
  ships.forEach(({ squadron }, ship) => {
    state.ships[ship]!.squadron = squadron
  })
  state.squadrons = squadrons.map(({ seat }, squadron) => newSquadron(state, squadron, seat))
  state.flags = [0, 1].map(seat => state.ships.findIndex(ship => ship.seat === seat))
  station(state, squadrons, isPlaced && !switches.atEdge)
  return withWaves(state, wavesOf(battle))
}
/** What a choice among them can be asked by. */
const MOST_SQUADRONS = 31

/** SETUP-D, H20 The formations of a battle are its squadrons. */
const squadronsOf = ({ sides }: BattleFacts) =>
  sides.flatMap(({ formations }, seat) => formations.map(({ name, ships }) => ({ name, ships, seat })))
type Listed = ReturnType<typeof squadronsOf>[number]

/** SETUP-D, SETUP-E The first ship leads it; its first orders are these until its player writes others. */
function newSquadron(state: State, squadron: number, seat: number): Squadron {
  const members = [...state.ships.keys()].filter(ship => state.ships[ship]!.squadron === squadron)
  const [flagship = -1] = members
  for (const ship of members) state.ships[ship]!.flagship = Number(ship === flagship)
  return {
    seat,
    movement: ENGAGE,
    formation: LINE_AHEAD,
    controlled: 1,
    flagship,
    size: members.length,
    brokenOff: 0,
    shaken: 0,
    crippled: 0,
    destroyed: 0,
  }
}

/** H20 A nautical mile of the sea is 1,852 m of the book's scale (SCALE-C), to the nearest part of an inch. */
const MILE = Math.round(1.852 * 3 * CENTIMETRE)
const FOOT = 12 * INCH

function theatreOf(
  battle: BattleFacts,
  squadrons: readonly Listed[],
  isPlaced: boolean,
  { turns, conditions }: Switches,
  scale: number,
): Theatre {
  // SCALE-A: fleets that were picked meet on a table of 8 by 5 feet
  const [width, height] = isPlaced ? [battle.sea.width * MILE, battle.sea.height * MILE] : [8 * FOOT, 5 * FOOT]
  return {
    board: openSea({ width: Math.round(width), height: Math.round(height), unit: INCH }),
    sides: [battle.sides[0].name, battle.sides[1].name],
    edges: edgesOf(squadrons, isPlaced),
    squadrons: squadrons.map(({ name }) => name),
    turns: turns === 0 ? Math.max(1, Math.ceil(battle.lastsMinutes / MINUTES)) : turns,
    begins: battle.begins,
    // H21: twelve inches to the foot, over the scale
    partsPerFoot: FOOT / scale,
    isThrown: conditions === 'thrown',
  }
}

/** SETUP-C, H20 The edge behind each side as they lie to each other; fleets that were picked have the short ones. */
function edgesOf(squadrons: readonly Listed[], isPlaced: boolean): readonly [Edge, Edge] {
  if (!isPlaced) return ['west', 'east']
  const middle = (seat: number): { east: number; north: number } => {
    const places = squadrons.filter(each => each.seat === seat).flatMap(({ ships }) => ships.map(({ at }) => at!))
    const mean = (of: 'east' | 'north'): number => places.reduce((sum, each) => sum + each[of], 0) / places.length
    return { east: mean('east'), north: mean('north') }
  }
  const [one, other] = [middle(0), middle(1)]
  const [east, north] = [other.east - one.east, other.north - one.north]
  if (Math.abs(east) >= Math.abs(north)) return east >= 0 ? ['west', 'east'] : ['east', 'west']
  return north >= 0 ? ['south', 'north'] : ['north', 'south']
}

/** H20 Squadron by squadron: its leader in her place, the others in line astern of her, clear of all that were put down before. */
function station(state: State, squadrons: readonly Listed[], isPlaced: boolean): void {
  const theatre = state.fixed.theatre as Theatre
  let first = 0
  squadrons.forEach(({ ships }, squadron) => {
    const leader = isPlaced ? placeOf(ships[0]!) : outside(theatre, squadrons, squadron)
    for (let back = 0; ; back++) {
      lineUp(state, first, ships.length, astern(theatre.board, leader, (back * INCH) / 2))
      if (!isInTheWay(state, first, ships.length) || back > MOST_BACK) break
    }
    for (let ship = first; ship < first + ships.length; ship++) {
      const isThere = isPlaced && theatre.board.onBoard(state.ships[ship]!)
      state.ships[ship]!.berth = isThere ? BERTH.there : BERTH.waiting
    }
    first += ships.length
  })
}
/** Half inches that a line is moved astern, to be clear of others, at most. */
const MOST_BACK = 200

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

function isInTheWay(state: State, first: number, count: number): boolean {
  for (let ship = first; ship < first + count; ship++) {
    for (let other = 0; other < first; other++) {
      if (isFoul(state, hullOf(state, ship), other)) return true
    }
  }
  return false
}
