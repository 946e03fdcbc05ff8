import type { Options } from '#kernel/desk/index.ts'
import type { BattleFacts, Edge } from '#kernel/facts/index.ts'
import { openSea } from '#kernel/geometry/index.ts'
import { BadInput, type Force } from '#kernel/ruleset/index.ts'
import { setUp } from '../01-classes/set-up.ts'
import type { Card } from '../01-classes/ship.ts'
import { ENGAGE, LINE_AHEAD, type Squadron, type State, type Theatre } from '../01-classes/state.ts'
import { lightOf } from '../06-conditions/clock.ts'
import { sceneOf } from '../06-conditions/scene.ts'
import { wavesOf } from '../12-aircraft/muster.ts'
import { withWaves } from '../12-aircraft/stands.ts'
import { INCH, MINUTES } from '../book/lengths.ts'
import { type Switches, scaleOf, switchesOf } from '../book/options.ts'
import { type Listed, MILE, squadronsOf, station } from './stations.ts'

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
  return withWaves(station(state, squadrons, switches.entry), wavesOf(battle))
}
/** What a choice among them can be asked by. */
const MOST_SQUADRONS = 31

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
